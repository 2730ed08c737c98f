//! Makes text of a payload safe to show: it can neither hide, nor reorder, nor overflow the text around it.

use intake::is_unseen;

/// A text of the payload as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SafeText {
    /// The text to show.
    pub shown: String,
    /// True if the shown text is shorter than the published one.
    pub cut: bool,
}

/// Shows at most `limit` characters of a text, and an unseen character by its code point.
pub fn safe_text(text: &str, limit: usize) -> SafeText {
    let cut = text.chars().nth(limit).is_some();
    let mut shown = String::with_capacity(text.len().min(limit));
    for character in text.chars().take(limit) {
        if is_unseen(character) {
            shown.push_str(&format!("⟨{:04X}⟩", u32::from(character)));
        } else {
            shown.push(character);
        }
    }
    if cut {
        shown.push('…');
    }
    SafeText { shown, cut }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unseen_character_is_shown_by_its_code_point() {
        assert_eq!(
            safe_text("a\u{202e}b\u{200b}\n", 80).shown,
            "a⟨202E⟩b⟨200B⟩⟨000A⟩"
        );
        assert_eq!(
            safe_text("Zoë 日本 👍🏽 <script>", 80).shown,
            "Zoë 日本 👍🏽 <script>"
        );
    }

    #[test]
    fn a_long_text_is_cut_by_characters() {
        assert_eq!(
            safe_text("ééé", 2),
            SafeText {
                shown: "éé…".into(),
                cut: true
            }
        );
        assert_eq!(
            safe_text("éé", 2),
            SafeText {
                shown: "éé".into(),
                cut: false
            }
        );
    }
}

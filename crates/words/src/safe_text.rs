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

/// Shows a name in at most `limit` characters and a `…` in its middle: names of files often differ only at their end.
pub fn middle(name: &str, limit: usize) -> String {
    let count = name.chars().count();
    if count <= limit {
        return safe_text(name, limit).shown;
    }
    let end = limit / 2;
    let begins = safe_text(name, limit.saturating_sub(end)).shown;
    let ends: String = name.chars().skip(count.saturating_sub(end)).collect();
    begins + &safe_text(&ends, end).shown
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
    fn a_long_name_is_cut_in_its_middle() {
        for (name, shown) in [
            ("proof-1.json", "proof-1.json"),
            ("proofs-of-november-0017.json", "proofs…7.json"),
            ("proofs-of-november-0018.json", "proofs…8.json"),
            ("ééééééééééééé", "éééééé…éééééé"),
            ("a\u{202e}cdefghijkl\u{202e}", "a⟨202E⟩cdef…hijkl⟨202E⟩"),
            ("", ""),
        ] {
            assert_eq!(middle(name, 12), shown);
        }
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

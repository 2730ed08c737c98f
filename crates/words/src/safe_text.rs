//! Text of a payload, made safe to show: it can neither hide, nor reorder, nor overflow what is around it.

/// A text of the payload as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SafeText {
    /// What is shown.
    pub shown: String,
    /// Whether it is shorter than what was published.
    pub cut: bool,
}

/// Shows at most `limit` characters; what cannot be seen is shown by its code point.
pub fn safe_text(text: &str, limit: usize) -> SafeText {
    let cut = text.chars().nth(limit).is_some();
    let mut shown = String::with_capacity(text.len().min(limit));
    for character in text.chars().take(limit) {
        if unseen(character) {
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

/// Controls, characters without width, and those that reorder their neighbours.
fn unseen(character: char) -> bool {
    matches!(character,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}'
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_named() {
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

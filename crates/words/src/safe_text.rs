//! Makes text of a payload safe to show: it can neither hide, nor reorder, nor overflow the text around it.

use intake::each_hidden;

/// A text of the payload as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SafeText {
    /// The text to show.
    pub shown: String,
    /// True if the shown text is shorter than the published one.
    pub cut: bool,
}

/// Shows at most `limit` characters of a text, and a character that hides by its code point.
pub fn safe_text(text: &str, limit: usize) -> SafeText {
    let end = text.char_indices().nth(limit).map(|(at, _)| at);
    let (kept, cut) = (text.get(..end.unwrap_or(text.len())), end.is_some());
    let mut shown = String::new();
    for (character, hides) in each_hidden(kept.unwrap_or_default()) {
        match hides {
            true => shown.push_str(&code_point(character)),
            false => shown.push(character),
        }
    }
    if cut {
        shown.push('…');
    }
    SafeText { shown, cut }
}

/// Shows a text on a line of a terminal, a log or a table. As [`safe_text`], and nothing in it is a command to a CI that
/// reads its log: `##vso[...]` and `##[...]` count anywhere in a line, `::...::` at its start.
pub fn safe_line(text: &str) -> String {
    let shown = safe_text(text, usize::MAX).shown;
    let mut line = String::with_capacity(shown.len());
    let mut before = None;
    for (at, character) in shown.char_indices() {
        let doubles = before == Some(character)
            && match character {
                '#' => true,
                ':' => !is_in_ipv6(shown.split_at_checked(at).unwrap_or_default()),
                _ => false,
            };
        match doubles {
            true => line.push_str(&code_point(character)),
            false => line.push(character),
        }
        before = (!doubles).then_some(character);
    }
    line
}

/// Returns true if the second colon of two, which begins the second part, belongs to an address such as `[::1]`.
fn is_in_ipv6((before, after): (&str, &str)) -> bool {
    let is_part = |char: char| char.is_ascii_hexdigit() || matches!(char, ':' | '.');
    before.trim_end_matches(is_part).ends_with('[')
        && after.trim_start_matches(is_part).starts_with(']')
}

/// Names a character by its code point.
fn code_point(character: char) -> String {
    format!("⟨{:04X}⟩", u32::from(character))
}

/// Escapes the characters of a JSON text that hide, so that no name in it can hide or turn the text around it. They
/// occur only inside its strings, where an escape means the same.
pub fn safe_json(json: &str) -> String {
    let mut written = String::with_capacity(json.len());
    for (character, hides) in each_hidden(json) {
        match hides {
            true => {
                for unit in character.encode_utf16(&mut [0; 2]) {
                    written.push_str(&format!("\\u{unit:04x}"));
                }
            }
            false => written.push(character),
        }
    }
    written
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
    fn a_joiner_that_is_cut_from_its_emoji_is_named() {
        let name = "\u{1f469}\u{200d}\u{1f4bb} Ana";
        assert_eq!(safe_text(name, 80).shown, name);
        assert_eq!(safe_text(name, 2).shown, "\u{1f469}⟨200D⟩…");
    }

    #[test]
    fn a_json_text_says_the_same_and_hides_nothing() {
        assert_eq!(
            safe_json("[\"c\u{202e}d\",\"\u{1f469}\u{200d}\u{1f4bb} Zoë\",\"\u{e0067}\u{85}\"]"),
            "[\"c\\u202ed\",\"\u{1f469}\u{200d}\u{1f4bb} Zoë\",\"\\udb40\\udc67\\u0085\"]"
        );
    }

    /// A nickname in a CI's log set the result of the job, or stopped the log's commands.
    #[test]
    fn a_line_commands_nothing() {
        for (text, shown) in [
            (
                "##vso[task.complete result=Succeeded;]",
                "#⟨0023⟩vso[task.complete result=Succeeded;]",
            ),
            ("v1##[error]x", "v1#⟨0023⟩[error]x"),
            ("###[group]", "#⟨0023⟩#[group]"),
            ("##teamcity[x]", "#⟨0023⟩teamcity[x]"),
            (" ::stop-commands::x", " :⟨003A⟩stop-commands:⟨003A⟩x"),
            (":::error::x", ":⟨003A⟩:error:⟨003A⟩x"),
            ("#\u{200b}#[error]", "#⟨200B⟩#[error]"),
            (
                "\rsection_start:1:x\r\u{1b}[0K",
                "⟨000D⟩section_start:1:x⟨000D⟩⟨001B⟩[0K",
            ),
            (
                "asks [::1]:8545, [2001:db8::ff]:1",
                "asks [::1]:8545, [2001:db8::ff]:1",
            ),
            ("[::add-mask::]", "[:⟨003A⟩add-mask:⟨003A⟩]"),
            ("block 7, log 3: #1 #2", "block 7, log 3: #1 #2"),
        ] {
            assert_eq!(safe_line(text), shown);
        }
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

//! Recognises the texts that a program has shortened, typeset, misread or escaped.

use super::kind::ToolMark;

/// The texts that programs write in the place of an object or a list.
const OTHERWISE: [&str; 6] = [
    "[object Object]",
    "[Object]",
    "[Array]",
    "[Circular]",
    "[Function]",
    "System.Object[]",
];

/// The beginnings of such texts.
const BEGINS_OTHERWISE: [&str; 3] = ["@{", "/Date(", "System.Collections."];

/// The beginnings of the texts that logs write in the place of a value.
const COVERED: [&str; 6] = [
    "[REDACTED",
    "[redacted",
    "[Filtered",
    "[FILTERED",
    "<redacted",
    "[Truncated",
];

/// The characters of HTML as a web page writes them.
const ENTITIES: [&str; 8] = [
    "&amp;", "&quot;", "&#39;", "&#039;", "&#x27;", "&lt;", "&gt;", "&nbsp;",
];

/// The fewest characters of an id, or of its beginning.
const ID: usize = 4;

/// The fewest hex digits of a whole id.
const WHOLE_ID: usize = 32;

/// Returns the mark of a text.
pub(super) fn mark(text: &str) -> Option<ToolMark> {
    let begins = |starts: &[&str]| starts.iter().any(|start| text.starts_with(start));
    if OTHERWISE.contains(&text) || begins(&BEGINS_OTHERWISE) {
        return Some(ToolMark::Flattened);
    }
    if begins(&COVERED) || is_cut(text) || is_covered(text) {
        return Some(ToolMark::Shortened);
    }
    if is_typeset(text) {
        return Some(ToolMark::Typeset);
    }
    if text.contains('\u{fffd}') || is_misread(text) {
        return Some(ToolMark::Recoded);
    }
    let has_entity = || ENTITIES.iter().any(|entity| text.contains(entity));
    (text.contains('&') && has_entity()).then_some(ToolMark::Escaped)
}

fn is_of_id(c: char) -> bool {
    c.is_ascii_hexdigit() || matches!(c, '-' | 'x' | 'X')
}

/// Returns true if an id ends in dots, or has them in its middle.
fn is_cut(text: &str) -> bool {
    let parts = text.split_once('…').or_else(|| text.split_once("..."));
    parts.is_some_and(|(before, after)| {
        before.len() >= ID && before.chars().chain(after.chars()).all(is_of_id)
    })
}

/// Returns true if a text is covered, as `***`.
fn is_covered(text: &str) -> bool {
    text.len() >= 3 && text.bytes().all(|byte| byte == b'*')
}

/// Returns true if a text is a whole id, once a typesetter's dashes and spaces are removed from it.
fn is_typeset(text: &str) -> bool {
    let is_dash = |c| matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{ad}');
    let is_space = |c: char| {
        c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
    };
    let is_sign = |c| is_dash(c) || is_space(c);
    let digits = text.chars().filter(char::is_ascii_hexdigit).count();
    digits >= WHOLE_ID && text.contains(is_sign) && text.chars().all(|c| is_of_id(c) || is_sign(c))
}

/// Returns true if a text in UTF-8 was read as Windows-1252 and written again: two of its characters are the bytes of
/// one.
fn is_misread(text: &str) -> bool {
    let mut last = None;
    text.chars().any(|c| {
        let begins = last.replace(c);
        matches!(begins, Some('\u{c2}'..='\u{f4}')) && is_later_byte(c)
    })
}

/// Returns true if a character is one of the bytes 0x80 to 0xBF in Windows-1252 or ISO 8859-1.
fn is_later_byte(c: char) -> bool {
    const HIGH: &str = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
    matches!(c, '\u{80}'..='\u{bf}') || HIGH.contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_text_is_the_mark_of_a_program() {
        const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
        let hash = "5c".repeat(32);
        for (text, kind) in [
            ("0x5c3f…9f86", ToolMark::Shortened),
            ("5c3f0a...", ToolMark::Shortened),
            ("[REDACTED]", ToolMark::Shortened),
            ("****", ToolMark::Shortened),
            (&ID.replace('-', "\u{2013}"), ToolMark::Typeset),
            (&ID.replace('-', "\u{2011}"), ToolMark::Typeset),
            (&ID.replacen('-', "-\u{200b}", 1), ToolMark::Typeset),
            (&format!("{ID}\u{a0}"), ToolMark::Typeset),
            (&format!("{hash}\n"), ToolMark::Typeset),
            ("Caf\u{fffd}", ToolMark::Recoded),
            ("CafÃ©", ToolMark::Recoded),
            ("Itâ€™s", ToolMark::Recoded),
            ("10Â\u{a0}€", ToolMark::Recoded),
            ("Tom &amp; Ann", ToolMark::Escaped),
            ("it&#39;s", ToolMark::Escaped),
        ] {
            assert_eq!(mark(text), Some(kind), "{text}");
        }
    }

    #[test]
    fn an_honest_text_has_no_mark() {
        let hash = "5c".repeat(32);
        for text in [
            "",
            "2fea377c-6030-4380-a2d7-c9538b227b0c",
            &hash,
            "Wait…",
            "a...",
            "Café – “Noël”",
            "Tom & Ann",
            "Ângela",
            "ÀÉÎ",
            "Über",
            "5 * 3",
            "[Mint]",
            "Card 12 of 500",
        ] {
            assert_eq!(mark(text), None, "{text}");
        }
    }
}

//! Recognises the unseen characters that people write in names: they change the look of the characters next to
//! them.

const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';

/// A black flag with the tags that make it the flag of England, Scotland or Wales.
const FLAGS: [&str; 3] = [
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

/// Returns true if an unseen character belongs to its neighbours. `text` begins with it; `before` is the character
/// before it.
pub(super) fn belongs(before: Option<char>, text: &str) -> bool {
    let mut characters = text.chars();
    let (Some(before), Some(character)) = (before, characters.next()) else {
        return false;
    };
    match (character, characters.next()) {
        (JOINER, Some(after)) if is_emoji(before) || is_emoji_style(before) => is_emoji(after),
        (NON_JOINER, Some(after)) if is_arabic(before) => is_arabic(after),
        (JOINER | NON_JOINER, _) if is_virama(before) => true,
        (JOINER | NON_JOINER, Some(after)) => is_indic(before) && is_virama(after),
        ('\u{e0100}'..='\u{e01ef}', _) => is_ideograph(before),
        _ => false,
    }
}

/// Returns the length in bytes of the flag that a text begins with; 0 without a flag.
pub(super) fn flag(text: &str) -> usize {
    let flag = FLAGS.into_iter().find(|flag| text.starts_with(flag));
    flag.map_or(0, str::len)
}

const fn is_emoji(character: char) -> bool {
    matches!(character, '\u{2194}'..='\u{2199}' | '\u{2600}'..='\u{27bf}' | '\u{2b05}'..='\u{2b55}' | '\u{1f000}'..='\u{1faff}')
}

/// Returns true if a character makes the one before it an emoji.
const fn is_emoji_style(character: char) -> bool {
    matches!(character, '\u{fe0f}')
}

/// Returns true for a letter or a mark of Arabic and of the scripts that join as it does.
const fn is_arabic(character: char) -> bool {
    matches!(character, '\u{620}'..='\u{65f}' | '\u{66e}'..='\u{6d3}' | '\u{6d5}' | '\u{6ee}' | '\u{6ef}' | '\u{6fa}'..='\u{8ff}')
}

/// Returns true for a letter or a mark of an Indian script.
const fn is_indic(character: char) -> bool {
    matches!(character, '\u{900}'..='\u{dff}')
}

/// Returns true for the sign that removes a letter's vowel, and so joins it to the next.
const fn is_virama(character: char) -> bool {
    matches!(
        character,
        '\u{94d}'
            | '\u{9cd}'
            | '\u{a4d}'
            | '\u{acd}'
            | '\u{b4d}'
            | '\u{bcd}'
            | '\u{c4d}'
            | '\u{ccd}'
            | '\u{d4d}'
            | '\u{dca}'
    )
}

/// Returns true for a Chinese character, of which a selector chooses a form.
const fn is_ideograph(character: char) -> bool {
    matches!(character, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use crate::each_hidden;

    fn hidden(text: &str) -> Vec<char> {
        let hidden = each_hidden(text).filter(|(_, hides)| *hides);
        hidden.map(|(character, _)| character).collect()
    }

    #[test]
    fn names_as_people_write_them_hide_nothing() {
        for name in [
            "\u{1f469}\u{200d}\u{1f4bb} Ana",
            "\u{2764}\u{fe0f}\u{200d}\u{1f525} Bo",
            "\u{1f469}\u{1f3fd}\u{200d}\u{1f692}",
            "\u{1f3f3}\u{fe0f}\u{200d}\u{26a7}\u{fe0f}",
            "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{200d}\u{1f466}",
            "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!",
            "\u{646}\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
            "\u{915}\u{94d}\u{200d}\u{937}",
            "\u{d28}\u{d4d}\u{200d}",
            "\u{9b0}\u{200d}\u{9cd}\u{9af}",
            "\u{845b}\u{e0100}",
        ] {
            assert_eq!(hidden(name), [], "{name}");
        }
    }

    #[test]
    fn a_character_that_belongs_to_nothing_beside_it_hides() {
        for (name, character) in [
            ("pay\u{200d}pal", '\u{200d}'),
            ("pay\u{200c}pal", '\u{200c}'),
            ("a\u{200b}b", '\u{200b}'),
            ("c\u{202e}d", '\u{202e}'),
            ("\u{1f469}\u{200d}", '\u{200d}'),
            ("\u{200d}\u{1f469}", '\u{200d}'),
            ("\u{1f469}\u{200d}a", '\u{200d}'),
            ("\u{1f469}\u{200c}\u{1f4bb}", '\u{200c}'),
            ("\u{646}\u{200c}", '\u{200c}'),
            ("\u{646}\u{200c}a", '\u{200c}'),
            ("\u{646}\u{200b}\u{645}", '\u{200b}'),
            ("\u{915}\u{200d}\u{937}", '\u{200d}'),
            ("a\u{e0100}", '\u{e0100}'),
            ("a\u{e0067}", '\u{e0067}'),
        ] {
            assert_eq!(hidden(name), [character], "{name:?}");
        }
        let flag = "\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}";
        assert_eq!(hidden(flag).len(), 3);
    }
}

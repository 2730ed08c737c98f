//! Classifies characters: those that a reader cannot see, and those that end a word.

mod joined;

/// Returns each character of a text, and true if it hides there or changes the look of others without belonging to
/// them. A joiner in an emoji or in a Persian or Hindi word belongs to them.
///
/// # Examples
///
/// ```
/// let hides = |text| intake::each_hidden(text).any(|(_, hides)| hides);
/// assert!(hides("pay\u{200d}pal"));
/// assert!(!hides("\u{1f469}\u{200d}\u{1f4bb} Ana"));
/// ```
pub fn each_hidden(text: &str) -> impl Iterator<Item = (char, bool)> {
    let before = core::iter::once(None).chain(text.chars().map(Some));
    let mut flag_end = 0_usize;
    before
        .zip(text.char_indices())
        .map(move |(before, (at, character))| {
            let rest = text.get(at..).unwrap_or_default();
            flag_end = flag_end.max(at.saturating_add(joined::flag(rest)));
            let belongs = at < flag_end || joined::belongs(before, rest);
            (character, is_unseen(character) && !belongs)
        })
}

/// Returns true if a character cannot be seen, or changes the look of others.
const fn is_unseen(character: char) -> bool {
    matches!(character,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}'
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Removes characters that cannot be seen, and writes each hyphen as the plain one, as well as each dash and each
/// digit of another script in a UUID. White space stays, since it ends a word.
pub(crate) fn seen(text: &str) -> String {
    let kept = |char: &char| char.is_whitespace() || !(is_unseen(*char) || is_variation(*char));
    let text: String = text.chars().filter(kept).map(plain).collect();
    match text.contains(|char| digit(char) != char || (char != '-' && is_dash(char))) {
        true => typed(&text.chars().collect::<Vec<_>>()),
        false => text,
    }
}

/// The length of a UUID with its hyphens.
const UUID: usize = 36;

/// Writes each UUID with plain hyphens and digits. Word processors and keyboards write others.
fn typed(text: &[char]) -> String {
    let (mut written, mut rest) = (String::new(), text);
    while let Some((first, others)) = rest.split_first() {
        let uuid = rest
            .split_at_checked(UUID)
            .filter(|(uuid, _)| is_typed(uuid));
        if let Some((uuid, behind)) = uuid {
            let plain = |char: &char| if is_dash(*char) { '-' } else { digit(*char) };
            written.extend(uuid.iter().map(plain));
            rest = behind;
        } else {
            written.push(*first);
            rest = others;
        }
    }
    written
}

/// Returns true if characters are a UUID, with any dashes and any digits.
fn is_typed(uuid: &[char]) -> bool {
    let is_hyphen = |at| matches!(at, 8 | 13 | 18 | 23);
    uuid.iter()
        .enumerate()
        .all(|(at, char)| match is_hyphen(at) {
            true => is_dash(*char),
            false => digit(*char).is_ascii_hexdigit(),
        })
}

/// Returns true if a character looks like a hyphen.
const fn is_dash(character: char) -> bool {
    matches!(
        character,
        '-' | '\u{2c9}' | '\u{2d7}' | '\u{58a}' | '\u{5be}' | '\u{1400}' | '\u{1806}' | '\u{2010}'
            ..='\u{2015}'
                | '\u{203e}'
                | '\u{2043}'
                | '\u{2053}'
                | '\u{207b}'
                | '\u{208b}'
                | '\u{2212}'
                | '\u{23af}'
                | '\u{23bc}'
                | '\u{2500}'
                | '\u{2501}'
                | '\u{2796}'
                | '\u{2e17}'
                | '\u{2e1a}'
                | '\u{2e3a}'
                | '\u{2e3b}'
                | '\u{2e40}'
                | '\u{2e5d}'
                | '\u{301c}'
                | '\u{3030}'
                | '\u{30a0}'
                | '\u{30fc}'
                | '\u{4e00}'
                | '\u{fe31}'
                | '\u{fe32}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{ff0d}'
                | '\u{ff5e}'
                | '\u{ff70}'
                | '\u{10ead}'
    )
}

/// Writes a wide letter, as East Asian keyboards type it, and a decimal digit of any script or alphabet as the plain one.
pub(crate) fn digit(character: char) -> char {
    let wide = || {
        let code = u32::from(character).wrapping_sub(0xfee0);
        char::from_u32(code).filter(char::is_ascii_alphabetic)
    };
    decimal(character).or_else(wide).unwrap_or(character)
}

/// Returns a decimal digit of any script or alphabet as the plain one.
pub fn decimal(character: char) -> Option<char> {
    // Each script has its digits from 0 to 9 together; mathematics has five alphabets of them, one behind the other.
    const ZEROS: [u32; 37] = [
        0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66,
        0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90,
        0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0,
        0xff10,
    ];
    let code = u32::from(character);
    let digit = match character {
        '\u{1d7ce}'..='\u{1d7ff}' => Some(code.wrapping_sub(0x1d7ce) % 10),
        _ => ZEROS
            .into_iter()
            .filter_map(|zero| code.checked_sub(zero))
            .find(|digit| *digit < 10),
    };
    char::from_digit(digit?, 10)
}

/// Returns true if a character chooses the look of the one before it.
const fn is_variation(character: char) -> bool {
    matches!(character, '\u{fe00}'..='\u{fe0f}')
}

/// Writes the hyphens of word processors as the hyphen of an id.
const fn plain(character: char) -> char {
    match character {
        '\u{2010}'..='\u{2012}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}' => '-',
        other => other,
    }
}

/// Returns true if a character continues a word. People write Chinese, Japanese and Korean right next to a link.
pub(crate) fn is_word(character: char) -> bool {
    let is_beside = matches!(character, '\u{1100}'..='\u{11ff}' | '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{ff66}'..='\u{ffdc}' | '\u{20000}'..='\u{3ffff}');
    character.is_alphanumeric() && !is_beside
}

/// Returns true if a character joins two words into one: `a.b`, `a-b`.
pub(crate) const fn is_joint(character: char) -> bool {
    matches!(character, '-' | '.' | '_' | '~' | '@' | '%' | '$' | '\\')
}

/// Returns true if a character at the end of an escaped id belongs to the text around the link.
pub(crate) fn is_behind(character: char) -> bool {
    ends_link(character) || is_unseen(character) || character == '\u{2026}'
}

/// Returns true if a character ends a link at any place.
pub(crate) fn ends_link(character: char) -> bool {
    character.is_whitespace()
        || matches!(character,
            '<' | '>' | '"' | '`' | '|' | '^'
            | '\u{ab}' | '\u{bb}' | '\u{2018}'..='\u{201f}' | '\u{2039}' | '\u{203a}'
            | '\u{3001}'..='\u{3003}' | '\u{3008}'..='\u{3011}' | '\u{3014}'..='\u{301f}'
            | '\u{ff01}' | '\u{ff08}' | '\u{ff09}' | '\u{ff0c}' | '\u{ff1b}' | '\u{ff1c}' | '\u{ff1e}' | '\u{ff1f}'
            | '\u{ff3b}' | '\u{ff3d}' | '\u{ff5b}'..='\u{ff65}')
}

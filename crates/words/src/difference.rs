//! Marks the characters in which a value differs from the one next to it.

use crate::safe_text::safe_text;

/// The number of characters of a long text that are shown before its first difference; twice as many are shown from
/// there on.
const AROUND: usize = 120;

/// A piece of a value, safe to show, with true if it differs.
pub type Piece = (String, bool);

/// Splits a value into equal and different pieces. It compares a value of the same length character by character. A
/// value of another length differs between the beginning and the end that both share. If more than half differs, all of
/// it counts as different, because the rest agrees only by chance.
pub fn difference(value: &str, other: &str) -> Vec<Piece> {
    let (value, other): (Vec<char>, Vec<char>) = (value.chars().collect(), other.chars().collect());
    let longest = value.len().max(other.len());
    let before = alike(value.iter().zip(&other));
    let (differs, changed): (Vec<bool>, usize) = if value.len() == other.len() {
        let differs: Vec<_> = value
            .iter()
            .zip(&other)
            .map(|(one, two)| one != two)
            .collect();
        let changed = differs.iter().filter(|differs| **differs).count();
        (differs, changed)
    } else {
        let shared = value.len().min(other.len()).saturating_sub(before);
        let after = alike(value.iter().rev().zip(other.iter().rev()).take(shared));
        let end = value.len().saturating_sub(after);
        let differs = (0..value.len()).map(|at| (before..end).contains(&at));
        (
            differs.collect(),
            longest.saturating_sub(before.saturating_add(after)),
        )
    };
    let all = changed > longest / 2;
    let from = if all {
        0
    } else {
        before.saturating_sub(AROUND)
    };
    let shown = AROUND.saturating_mul(3);

    let mut pieces: Vec<Piece> = Vec::new();
    if from > 0 {
        pieces.push(("…".into(), false));
    }
    for (character, differs) in value.iter().zip(differs).skip(from).take(shown) {
        let differs = all || differs;
        let shown = safe_text(character.encode_utf8(&mut [0; 4]), 1).shown;
        match pieces.last_mut() {
            Some((piece, same)) if *same == differs => piece.push_str(&shown),
            _ => pieces.push((shown, differs)),
        }
    }
    if value.len() > from.saturating_add(shown) {
        pieces.push(("…".into(), false));
    }
    pieces
}

/// Counts the equal pairs before the first unequal one.
fn alike<'a>(pairs: impl Iterator<Item = (&'a char, &'a char)>) -> usize {
    pairs.take_while(|(one, other)| one == other).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the value with its different pieces in brackets.
    fn marked(value: &str, other: &str) -> String {
        let pieces = difference(value, other).into_iter();
        let each = pieces.map(
            |(piece, differs)| {
                if differs { format!("[{piece}]") } else { piece }
            },
        );
        each.collect()
    }

    /// The page marked eight characters from the first difference on, equal or not.
    #[test]
    fn only_different_characters_are_marked() {
        let (one, other) = ("block 21,884,107, log 12", "block 21,984,102, log 12");
        assert_eq!(marked(one, other), "block 21,[8]84,10[7], log 12");
        assert_eq!(marked(other, one), "block 21,[9]84,10[2], log 12");
        let hash = "ab".repeat(32);
        let bit = format!("aa{}", "ab".repeat(31));
        assert_eq!(marked(&hash, &bit), format!("a[b]{}", "ab".repeat(31)));
        assert_eq!(marked("same", "same"), "same");
        assert_eq!(marked("", ""), "");
    }

    /// The page marked only eight characters of a wholly different id.
    #[test]
    fn a_wholly_different_value_is_marked_as_a_whole() {
        let (one, other) = (
            "34bab808-862c-4b02-a844-800f16512994",
            "ac3d70db-06c8-4e2a-95c6-2bf5915e1ff5",
        );
        assert_eq!(marked(one, other), format!("[{one}]"));
        assert_eq!(marked(other, one), format!("[{other}]"));
        assert_eq!(marked("8.20", "380.00"), "[8.20]");
        assert_eq!(marked("7", ""), "[7]");
        assert_eq!(marked("", "7"), "");
    }

    #[test]
    fn values_of_different_lengths_differ_between_their_common_ends() {
        let (one, other) = ("block 21,884,107, log 12", "block 21,884,107, log 3");
        assert_eq!(marked(one, other), "block 21,884,107, log [12]");
        assert_eq!(marked(other, one), "block 21,884,107, log [3]");
        assert_eq!(marked("longer", "long"), "long[er]");
        assert_eq!(marked("long", "longer"), "long");
        assert_eq!(
            marked("there is a log", "there is no log"),
            "there is [a] log"
        );
        // The common beginning and the common end do not overlap.
        assert_eq!(marked("aaaaaa", "aaaa"), "aaaa[aa]");
        assert_eq!(marked("aaaa", "aaaaaa"), "aaaa");
    }

    #[test]
    fn a_long_text_is_cut_around_its_first_difference_and_safe_to_show() {
        let (before, after) = ("x".repeat(1_000), "y".repeat(1_000));
        let value = format!("{before}1{after}");
        let shown = marked(&value, &format!("{before}2{after}"));
        assert_eq!(
            shown,
            format!("…{}[1]{}…", "x".repeat(120), "y".repeat(239))
        );
        assert_eq!(marked("aaaaa\u{202e}", "aaaaab"), "aaaaa[⟨202E⟩]");
    }
}

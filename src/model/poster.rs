//! Lays out a picture to post: the places of its parts, and its texts in lines. Pure.

/// A rectangle of the picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// The form of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    /// The name of the form, in the name of its file.
    pub name: &'static str,
    /// The width and the height.
    pub size: (u32, u32),
    /// The size of its texts, beside that of the wide form.
    pub scale: f64,
    /// The place of the verdict, its reasons and its time.
    pub words: Area,
    /// The place of the card.
    pub card: Area,
    /// The place of the code.
    pub code: Area,
    /// The place of the line beside the code.
    pub appeal: Area,
}

const fn area(x: f64, y: f64, width: f64, height: f64) -> Area {
    Area {
        x,
        y,
        width,
        height,
    }
}

/// The form of a link's preview: for a post.
pub const WIDE: Form = Form {
    name: "wide",
    size: (1200, 630),
    scale: 1.0,
    words: area(56.0, 44.0, 708.0, 356.0),
    card: area(56.0, 420.0, 708.0, 160.0),
    code: area(812.0, 84.0, 332.0, 332.0),
    appeal: area(812.0, 440.0, 332.0, 140.0),
};

/// The form of a phone's screen: for a story. The app draws its own controls over both ends.
pub const TALL: Form = Form {
    name: "tall",
    size: (1080, 1920),
    scale: 1.5,
    words: area(90.0, 220.0, 900.0, 640.0),
    card: area(90.0, 890.0, 900.0, 240.0),
    code: area(300.0, 1170.0, 480.0, 480.0),
    appeal: area(90.0, 1664.0, 900.0, 130.0),
};

/// Breaks a text into at most `most` lines that are no wider than `width`. The last one ends with an ellipsis if some
/// text is left.
pub fn lines(text: &str, width: f64, most: usize, measure: &dyn Fn(&str) -> f64) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() && lines.len() < most {
        let fits = fitting(rest, width, measure);
        let is_last = lines.len().saturating_add(1) == most;
        let end = if fits == rest.len() || is_last {
            fits
        } else {
            break_before(rest, fits)
        };
        let (line, left) = rest.split_at(end);
        rest = left.trim_start();
        lines.push(match is_last && !rest.is_empty() {
            true => shortened(line, width, measure),
            false => line.trim_end().to_owned(),
        });
    }
    lines
}

/// Returns the end of the longest beginning that fits, which is at least one character.
fn fitting(text: &str, width: f64, measure: &dyn Fn(&str) -> f64) -> usize {
    let mut fits = 0;
    for end in ends(text) {
        let is_wider = text.get(..end).is_some_and(|line| measure(line) > width);
        if fits > 0 && is_wider {
            break;
        }
        fits = end;
    }
    fits
}

/// Returns the last place at which a line may end, up to `fits`; `fits` itself if a word is wider than the line.
fn break_before(text: &str, fits: usize) -> usize {
    let before = ends(text).zip(text.chars());
    let pairs = before.zip(text.chars().skip(1));
    let places = pairs.take_while(|((end, _), _)| *end <= fits);
    let places = places.filter(|((_, before), after)| may_break(*before, *after));
    places.last().map_or(fits, |((end, _), _)| end)
}

/// Returns whether a line may end between two characters: at a space, and between those of Chinese and Japanese, which
/// write none.
fn may_break(before: char, after: char) -> bool {
    let is_spaced = before.is_whitespace() || after.is_whitespace();
    let wide = |char: char| matches!(char, '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ff60}' | '\u{20000}'..='\u{3ffff}');
    let closes = "、。，．：；！？）」』】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(after);
    let opens = "（「『【".contains(before);
    (is_spaced && after != '\u{a0}' && before != '\u{a0}')
        || ((wide(before) || wide(after)) && !closes && !opens)
}

/// Returns a line with an ellipsis at its end, cut until it fits.
fn shortened(line: &str, width: f64, measure: &dyn Fn(&str) -> f64) -> String {
    let all: Vec<_> = ends(line).collect();
    let cut = |end: &usize| Some(format!("{}…", line.get(..*end)?.trim_end()));
    let mut shorter = all.iter().rev().filter_map(cut);
    shorter
        .find(|line| measure(line) <= width)
        .unwrap_or_else(|| "…".into())
}

/// Returns the ends of the characters of a text.
fn ends(text: &str) -> impl Iterator<Item = usize> {
    let each = text.char_indices();
    each.map(|(at, character)| at.saturating_add(character.len_utf8()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Measures each character as one, and a Chinese or Japanese one as two.
    fn measure(text: &str) -> f64 {
        let widths = text
            .chars()
            .map(|char| if char < '\u{2e80}' { 1 } else { 2 });
        f64::from(widths.sum::<i32>())
    }

    fn broken(text: &str, width: f64, most: usize) -> Vec<String> {
        lines(text, width, most, &measure)
    }

    #[test]
    fn a_line_ends_at_a_space_if_it_can() {
        assert_eq!(broken("a bc def", 80.0, 3), ["a bc def"]);
        assert_eq!(broken("a bc  def", 5.0, 3), ["a bc", "def"]);
        assert_eq!(broken("abcdefgh", 3.0, 9), ["abc", "def", "gh"]);
        assert_eq!(broken("ab 12\u{a0}kB", 6.0, 9), ["ab", "12\u{a0}kB"]);
        assert_eq!(broken("", 3.0, 9), [""; 0]);
        assert_eq!(broken("ab", 0.0, 9), ["a", "b"]);
    }

    #[test]
    fn chinese_and_japanese_break_anywhere_but_before_a_full_stop() {
        assert_eq!(broken("結果吻合。好", 8.0, 9), ["結果吻", "合。好"]);
        assert_eq!(broken("「結果」吻合", 7.0, 9), ["「結", "果」吻", "合"]);
    }

    #[test]
    fn the_last_line_says_that_some_text_is_left() {
        assert_eq!(broken("one two three", 7.0, 1), ["one tw…"]);
        assert_eq!(broken("one two three four", 7.0, 2), ["one two", "three…"]);
        assert_eq!(broken("one two", 7.0, 1), ["one two"]);
        assert_eq!(broken("one two", 0.0, 1), ["…"]);
    }

    /// The parts lie inside the picture and apart from each other.
    #[test]
    fn no_part_covers_another() {
        for form in [WIDE, TALL] {
            let (width, height) = (f64::from(form.size.0), f64::from(form.size.1));
            let parts = [form.words, form.card, form.code, form.appeal];
            for (number, part) in parts.iter().enumerate() {
                assert!(
                    part.x > 40.0 && part.x + part.width < width - 40.0,
                    "{part:?}"
                );
                assert!(
                    part.y > 40.0 && part.y + part.height < height - 40.0,
                    "{part:?}"
                );
                for other in &parts[..number] {
                    let beside = part.x >= other.x + other.width || other.x >= part.x + part.width;
                    let below = part.y >= other.y + other.height || other.y >= part.y + part.height;
                    assert!(beside || below, "{part:?} {other:?}");
                }
            }
        }
    }
}

//! An event's deck, its address for a pull, and what its cards were worth, in words.

use super::worked::mean;
use super::{count, ordinal, plural, thousands};
use crate::verify::subject::{Course, Ended, ExpectedValue, NoValue};
use crate::worker::message::List;

/// The deck's heading.
pub const DECK_HEADING: &str = "The deck";
/// What opens the deck's table.
pub const EVERY_CARD: &str = "Every card of the deck";
/// The table's name.
pub const DECK_LABEL: &str = "The deck, in the order that was committed to";
/// The table's columns.
pub const DECK_COLUMNS: &[&str] = &["position", "card", "price", "pulled", "by", "when"];
/// A card that nobody pulled.
pub const STILL_THERE: &str = "still there";
/// The picture's keys.
pub const KEY_PULLED: &str = "pulled";
/// Cards that remained.
pub const KEY_REMAINED: &str = "remained";
/// The pull in view.
pub const KEY_MARKED: &str = "the pull that is worked through";
/// The section on expected value.
pub const VALUE_HEADING: &str = "What the remaining cards were worth";
/// The line.
pub const KEY_LINE: &str = "mean price of the cards that remained";
/// What the rule is, and that it decides nothing here.
pub const VALUE_INFORMS: &str = "Most events end by themselves when the mean price of the remaining cards drops below a share of what it was at the start. Sellout Break and Head-to-Head events skip that rule, and the report does not name the event's format: so this tells how the end looks, and passes or fails nothing.";
/// The exact values.
pub const VALUE_EXACT: &str = "The exact values";
/// Names of the exact values.
pub const VALUE_START: &str = "mean price of the whole deck";
/// The buffer.
pub const VALUE_BUFFER: &str = "stop_ev_buffer";
/// The threshold.
pub const VALUE_LIMIT: &str = "the two multiplied: the limit";
/// Where the values after a pull stand.
pub const VALUE_AFTER: &str =
    "The values after any other pull stand in that pull's own working, among the pulls above.";

/// Rows of a list that are in view.
pub fn rows_in_view(first: u64, last: u64, of: u64) -> String {
    format!(
        "Rows {} to {} of {}",
        thousands(first),
        thousands(last),
        thousands(of)
    )
}

/// The address names a pull that is not there.
pub fn no_such_pull(pull: u64) -> String {
    format!(
        "This address asks for pull {}. There is no pull of that number in this report.",
        thousands(pull)
    )
}

/// A search that found nothing.
pub const fn none_matches(list: List) -> &'static str {
    match list {
        List::Pulls => "No pull matches.",
        List::Deck => "No card matches.",
    }
}

/// The search box of a list.
pub const fn find_label(list: List) -> &'static str {
    match list {
        List::Pulls => "Find a pull ",
        List::Deck => "Find a card ",
    }
}

/// The way to a number.
pub const fn go_label(list: List) -> &'static str {
    match list {
        List::Pulls => "Go to pull ",
        List::Deck => "The card of pull ",
    }
}

/// No card of the deck was pulled so.
pub fn takes_no_card(pull: u64) -> String {
    format!("No card was replayed for a pull {}.", thousands(pull))
}

/// A card's pull.
pub fn pulled_as(pull: u64) -> String {
    format!("pull {}", thousands(pull))
}

/// How far the deck was drawn down.
pub fn drawn_down(course: &Course) -> String {
    let left = course.cards.saturating_sub(course.pulled);
    format!(
        "{} in the order that was committed to: {} pulled, {} remained.",
        count(course.cards, "card", "cards"),
        thousands(course.pulled),
        thousands(left),
    )
}

/// What a square of the picture is.
pub fn square(cell: u64) -> String {
    if cell == 1 {
        "Each square is one card.".into()
    } else {
        format!(
            "Each square is {} cards side by side, filled as far as they were pulled.",
            thousands(cell)
        )
    }
}

/// The picture in words.
pub fn deck_picture(course: &Course, marked: Option<u64>) -> String {
    let marked = marked.map_or_else(String::new, |position| {
        format!(" Marked: the {} card of the deck.", ordinal(position))
    });
    [drawn_down(course), " ".into(), square(course.cell), marked].concat()
}

/// How the end stands to the rule.
pub fn ended(ended: Ended) -> String {
    let went_on = |earlier: Option<u64>, end: &str| match earlier {
        None => format!("{end} The mean price of what remained was never below the limit."),
        Some(0) => {
            format!("{end} The limit is above the starting mean, so it was below from the start.")
        }
        Some(pull) => format!(
            "{end} The mean price of what remained was first below the limit after pull {}, and the event went on, as Sellout Break and Head-to-Head events do.",
            thousands(pull)
        ),
    };
    match ended {
        Ended::ByRule(pull) => format!(
            "The event ended as its value rule says: after pull {}, its last, the mean price of what remained was below the limit for the first time.",
            thousands(pull)
        ),
        Ended::ByLastPack(earlier) => went_on(earlier, "The event ended with its last card."),
        Ended::Otherwise(earlier) => went_on(
            earlier,
            "Cards remained when the event ended, and its value rule does not explain the end.",
        ),
    }
}

/// Why no expected value can be told.
pub fn no_value(why: &NoValue) -> String {
    let why = match why {
        NoValue::NotReplayed => "the draws were not replayed".into(),
        NoValue::NoCards => "the deck has no cards".into(),
        NoValue::Price(position) => format!(
            "the {} card of the deck has no initial_price that is a plain decimal of at most 18 digits",
            ordinal(*position)
        ),
        NoValue::Buffer => {
            "the report has no stop_ev_buffer that is a number from 0 with at most 18 digits".into()
        }
        NoValue::TooLarge => "the prices are too large to be compared exactly here".to_owned(),
    };
    format!(
        "What the remaining cards were worth cannot be computed: {why}. Nothing else rests on it."
    )
}

/// The line in words.
pub fn value_picture(value: &ExpectedValue) -> String {
    let low = value.line.iter().map(|(low, _)| *low).min().unwrap_or(0);
    let high = value.line.iter().map(|(_, high)| *high).max().unwrap_or(0);
    format!(
        "The mean price of what remained, pull by pull, as a share of the start. It begins at 100%, goes as low as {} and as high as {}. The limit stands at {}.{}",
        share(low),
        share(high),
        share(value.threshold_share),
        if value.step > 1 {
            format!(
                " Each point is {} pulls, from the lowest value to the highest.",
                thousands(value.step)
            )
        } else {
            String::new()
        },
    )
}

/// Ten-thousandths as a percentage.
fn share(ten_thousandths: u64) -> String {
    format!(
        "{}.{:02}%",
        thousands(ten_thousandths / 100),
        ten_thousandths % 100
    )
}

/// The line's ends.
pub fn line_ends(value: &ExpectedValue, pulled: u64) -> (String, String) {
    let start = format!("start: {}", mean(&value.start));
    (
        start,
        format!(
            "after {} {}",
            thousands(pulled),
            plural(pulled, "pull", "pulls")
        ),
    )
}

/// The limit, beside its line.
pub fn limit(value: &ExpectedValue) -> String {
    format!("the limit: {}", mean(&value.threshold))
}

/// The link to the pull that decided.
pub fn deciding_pull(pull: u64) -> String {
    format!(
        "Work pull {} through, with the values after it",
        thousands(pull)
    )
}

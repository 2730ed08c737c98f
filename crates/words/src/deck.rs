//! Words an event's deck, the cards' values, and the addresses of its pulls.

use crate::catalogue::say;
use crate::format::percentage;
use crate::worked::mean;
use explain::event::{Drawdown, EventEnd, ExpectedValue, ValueError};

/// Returns the columns of the deck's table.
pub fn deck_columns() -> [&'static str; 6] {
    [
        say!(column_position),
        say!(column_card),
        say!(column_price),
        say!(column_pulled),
        say!(column_by),
        say!(column_when),
    ]
}

/// Returns the columns of the table of pulls.
pub fn pull_columns() -> [&'static str; 6] {
    [
        say!(column_pull),
        say!(column_card),
        say!(column_pulled_by),
        say!(column_account),
        say!(column_when),
        say!(column_price_shown),
    ]
}

/// Words the result of replaying a pull.
pub fn replayed(agrees: Option<bool>) -> &'static str {
    match agrees {
        Some(true) => say!(group_recipe_agrees),
        Some(false) => say!(pulls_another_card),
        None => say!(pulls_not_replayed),
    }
}

/// Says how many cards of the deck were pulled and how many are left.
pub fn drawn_down(drawdown: &Drawdown) -> String {
    let left = drawdown.cards.saturating_sub(drawdown.pulled);
    say!(
        dealt_drawn_down,
        cards = drawdown.cards,
        pulled = drawdown.pulled,
        left = left
    )
}

/// Says how many cards a square of the picture represents.
pub fn square(cell: u64) -> String {
    if cell == 1 {
        say!(dealt_square_one).into()
    } else {
        say!(dealt_square_several, cell = cell)
    }
}

/// Describes the picture of the deck; `marked` is the position of a marked card.
pub fn deck_picture(drawdown: &Drawdown, marked: Option<u64>) -> String {
    let (deck, square) = (drawn_down(drawdown), square(drawdown.cell));
    match marked {
        Some(position) => say!(
            dealt_deck_picture_marked,
            deck = deck,
            square = square,
            position = position
        ),
        None => say!(dealt_deck_picture, deck = deck, square = square),
    }
}

/// Compares the event's end with the rule.
pub fn ended(ended: EventEnd) -> String {
    let went_on = |earlier: Option<u64>, end: &str| match earlier {
        None => say!(dealt_ended_above_limit, end = end),
        Some(0) => {
            say!(dealt_ended_below_from_start, end = end)
        }
        Some(pull) => say!(dealt_ended_went_on, end = end, pull = pull),
    };
    match ended {
        EventEnd::ByRule(pull) => say!(dealt_ended_by_rule, pull = pull),
        EventEnd::ByLastPack(earlier) => went_on(earlier, say!(dealt_ended_by_last_pack)),
        EventEnd::Otherwise(earlier) => went_on(earlier, say!(dealt_ended_otherwise)),
    }
}

/// Says why the expected value is unknown.
pub fn no_value(why: &ValueError) -> String {
    let why = match why {
        ValueError::NotReplayed => say!(dealt_no_value_not_replayed).into(),
        ValueError::NoCards => say!(dealt_no_value_no_cards).into(),
        ValueError::Price(position) => say!(dealt_no_value_price, position = *position),
        ValueError::Buffer => say!(dealt_no_value_buffer).into(),
        ValueError::TooLarge => say!(dealt_no_value_too_large).to_owned(),
    };
    say!(dealt_no_value_why, why = why)
}

/// Describes the line of the expected value.
pub fn value_picture(value: &ExpectedValue) -> String {
    let low = value.line.iter().map(|(low, _)| *low).min().unwrap_or(0);
    let high = value.line.iter().map(|(_, high)| *high).max().unwrap_or(0);
    say!(
        dealt_value_picture,
        low = percentage(low),
        high = percentage(high),
        threshold_share = percentage(value.threshold_share),
        new = if value.step > 1 {
            say!(dealt_value_picture_step, step = value.step)
        } else {
            String::new()
        }
    )
}

/// Captions the two ends of the line.
pub fn line_ends(value: &ExpectedValue, pulled: u64) -> (String, String) {
    let start = say!(dealt_line_start, start = mean(&value.start));
    (start, say!(dealt_line_end, pulled = pulled))
}

/// Captions the line of the limit.
pub fn limit(value: &ExpectedValue) -> String {
    say!(dealt_limit, threshold = mean(&value.threshold))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One card had two prices without a label: the deck's, and the one that the shop shows at its pull.
    #[test]
    fn each_price_of_a_card_says_which_it_is() {
        assert_eq!(deck_columns()[2], "price in the deck");
        assert_eq!(pull_columns()[5], "price that the shop shows");
    }
}

//! Words a failed selection: the card that the rules give, and the one that the shop recorded.

use crate::catalogue::say;
use crate::format::{money, price};
use crate::join::sentences;
use crate::safe_text::safe_text;
use explain::{Amount, WrongCard};

/// Says which pulls should have given another card, and how many are right.
pub(crate) fn wrong_card(wrong: &WrongCard) -> String {
    let Some(pull) = wrong.pull else {
        return match (&wrong.by_rules, &wrong.recorded) {
            (None, _) => say!(wrong_award_none),
            (Some(_), None) => say!(wrong_award_missing),
            (Some(_), Some(_)) => say!(wrong_award),
        }
        .into();
    };
    let first = match wrong.wrong {
        1 => say!(wrong_pull, pull = pull),
        wrong => say!(wrong_pulls, pull = pull, others = wrong.saturating_sub(1)),
    };
    match wrong.right {
        0 => first,
        right => sentences(&first, &say!(wrong_others_right, right = right)),
    }
}

/// Writes a card's amount.
pub fn card_amount(amount: &Amount) -> String {
    match amount {
        Amount::Decimal(decimal) => price(decimal).unwrap_or_else(|| safe_text(decimal, 24).shown),
        Amount::Cents(cents) => money(*cents),
    }
}

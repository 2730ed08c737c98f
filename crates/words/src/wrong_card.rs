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

/// Says where the amounts and the titles of the two cards come from; `None` if neither card has any.
pub fn sources(wrong: &WrongCard) -> Option<&'static str> {
    let faces = || [&wrong.by_rules, &wrong.recorded].into_iter().flatten();
    let is_named = faces().any(|face| face.title.is_some());
    let amount = faces().find_map(|face| face.amount.as_ref());
    match (amount, is_named) {
        (Some(Amount::Decimal(_)), true) => Some(say!(wrong_priced_and_named)),
        (Some(Amount::Decimal(_)), false) => Some(say!(wrong_priced)),
        (Some(Amount::Cents(_)), _) => Some(say!(wrong_valued)),
        (None, true) => Some(say!(wrong_named)),
        (None, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use explain::CardFace;

    fn face(amount: Option<Amount>, title: Option<&str>) -> Option<CardFace> {
        let title = title.map(Into::into);
        let id = "c-1".into();
        Some(CardFace { id, amount, title })
    }

    #[test]
    fn an_amount_and_a_title_say_where_they_come_from() {
        let said = |by_rules, recorded| {
            sources(&WrongCard {
                pull: None,
                by_rules,
                recorded,
                wrong: 1,
                right: 0,
            })
        };
        let price = || Some(Amount::Decimal("8.2".into()));
        let both = "The prices are the deck's, the titles the shop's own.";
        assert_eq!(
            said(face(price(), None), face(None, Some("Fox"))),
            Some(both)
        );
        let priced = "The prices are the deck's.";
        assert_eq!(said(face(price(), None), None), Some(priced));
        let named = "The titles are the shop's own.";
        assert_eq!(said(None, face(None, Some("Fox"))), Some(named));
        let valued = "The values are those of the published list of cards.";
        assert_eq!(
            said(None, face(Some(Amount::Cents(820)), None)),
            Some(valued)
        );
        assert_eq!(said(face(None, None), None), None);
    }
}

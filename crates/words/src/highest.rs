//! Words the cards of a deck with the highest prices, and where each went.

use crate::catalogue::say;
use crate::format::price;
use crate::safe_text::safe_text;
use explain::event::{Fate, HighestCard, HighestCards, PullRow};

/// The most characters of a name or a price inside a sentence.
const IN_A_SENTENCE: usize = 32;

/// Sums up the cards with the highest prices.
pub fn highest_in_a_line(highest: &HighestCards) -> String {
    let Some(first) = highest.rows.first() else {
        return say!(highest_none).into();
    };
    let cards = u64::try_from(highest.rows.len()).unwrap_or(u64::MAX);
    let (price, fate) = (card_price(first), fate(&first.fate));
    let Some(pulled) = highest.pulled else {
        return say!(
            highest_unreplayed,
            cards = cards,
            price = price,
            fate = fate
        );
    };
    let left = cards.saturating_sub(pulled);
    let is_running = highest.rows.iter().any(|row| row.fate == Fate::InDeck);
    match is_running {
        true => say!(
            highest_running,
            cards = cards,
            pulled = pulled,
            left = left,
            price = price,
            fate = fate
        ),
        false => say!(
            highest_ended,
            cards = cards,
            pulled = pulled,
            left = left,
            price = price,
            fate = fate
        ),
    }
}

/// Writes the price of a card, or the published text if it is not a price.
pub fn card_price(row: &HighestCard) -> String {
    let published = row.card.initial_price.as_deref().unwrap_or_default();
    price(published).unwrap_or_else(|| safe_text(published, IN_A_SENTENCE).shown)
}

/// Says where a card of the deck went.
pub fn fate(fate: &Fate) -> String {
    let by = |pull: &PullRow| {
        let name = pull.username.as_ref().unwrap_or(&pull.user_id);
        (pull.sequence_index, safe_text(name, IN_A_SENTENCE).shown)
    };
    match fate {
        Fate::Pulled(pull) => {
            let (pull, name) = by(pull);
            say!(highest_pulled, pull = pull, name = name)
        }
        Fate::ByRules(pull) => {
            let (pull, name) = by(pull);
            say!(highest_by_rules, pull = pull, name = name)
        }
        Fate::Recorded(pull) => {
            let (pull, name) = by(pull);
            say!(highest_recorded, pull = pull, name = name)
        }
        Fate::Left => say!(highest_left).into(),
        Fate::InDeck => say!(highest_in_deck).into(),
        Fate::Unknown => say!(highest_unknown).into(),
    }
}

/// Says how many cards share the last listed price, and how many have no price; empty if no card is left
/// out.
pub fn left_out(cards: &HighestCards) -> Vec<String> {
    let last = cards.rows.last().map(card_price);
    let listed = cards
        .rows
        .iter()
        .filter(|row| Some(card_price(row)) == last);
    let listed = u64::try_from(listed.count()).unwrap_or(u64::MAX);
    let more = cards.same.saturating_sub(listed);
    let same = (more > 0).then(|| say!(highest_same, more = more));
    let unpriced = (cards.unpriced > 0).then(|| say!(highest_unpriced, cards = cards.unpriced));
    same.into_iter().chain(unpriced).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use explain::event::DeckRow;

    fn row(price: &str, fate: Fate) -> HighestCard {
        let card = DeckRow {
            initial_price: Some(price.into()),
            ..DeckRow::default()
        };
        HighestCard {
            card,
            title: None,
            fate,
        }
    }

    fn pull() -> Box<PullRow> {
        Box::new(PullRow {
            sequence_index: 1_017,
            user_id: "acc\u{202e}".into(),
            ..PullRow::default()
        })
    }

    #[test]
    fn the_line_says_where_the_highest_cards_went() {
        let mut cards = HighestCards {
            rows: vec![row("1250", Fate::Pulled(pull())), row("8.5", Fate::Left)],
            pulled: Some(1),
            same: 3,
            unpriced: 4,
        };
        let said = "Of the 2 cards with the highest prices, 1 pulled and 1 left when the event ended. Highest, 1,250.00: pulled as number 1,017 by acc⟨202E⟩.";
        assert_eq!(highest_in_a_line(&cards), said);
        let more = "Further cards with the price of the last one: 2.";
        let unpriced = "Cards without a price that can be read: 4.";
        assert_eq!(left_out(&cards), [more, unpriced]);
        cards.rows[1].fate = Fate::InDeck;
        assert!(highest_in_a_line(&cards).contains("1 still in the deck"));
        cards.pulled = None;
        cards.rows[0].fate = Fate::Recorded(pull());
        assert!(highest_in_a_line(&cards).contains("as the shop recorded them"));
        let none = "No card of the deck has a price that can be read.";
        assert_eq!(highest_in_a_line(&HighestCards::default()), none);
    }
}

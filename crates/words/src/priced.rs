//! Words the cards of a deck by their price, and where each went.

use crate::catalogue::{numerals, say};
use crate::format::{amount, price};
use crate::safe_text::safe_text;
use explain::event::{Fate, PricedCard, PricedCards, PullRow};

/// The most characters of a name or a price inside a sentence.
const IN_A_SENTENCE: usize = 32;

/// Sums up the cards with the highest prices.
pub fn highest_in_a_line(highest: &PricedCards) -> String {
    let Some(first) = highest.rows.first() else {
        return say!(priced_none).into();
    };
    let (price, fate) = (priced(first), fate(&first.fate));
    let Some(pulled) = highest.pulled else {
        return say!(
            priced_unreplayed,
            cards = highest.cards,
            price = price,
            fate = fate
        );
    };
    let left = highest.cards.saturating_sub(pulled);
    let is_running = highest.rows.iter().any(|row| row.fate == Fate::InDeck);
    match is_running {
        true => say!(
            priced_running,
            cards = highest.cards,
            pulled = pulled,
            left = left,
            price = price,
            fate = fate
        ),
        false => say!(
            priced_ended,
            cards = highest.cards,
            pulled = pulled,
            left = left,
            price = price,
            fate = fate
        ),
    }
}

/// Writes the price of a card, or as it is published if it is none.
pub fn priced(row: &PricedCard) -> String {
    let published = row.card.initial_price.as_deref().unwrap_or_default();
    shown_price(published)
}

fn shown_price(published: &str) -> String {
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
            say!(priced_pulled, pull = pull, name = name)
        }
        Fate::ByRules(pull) => {
            let (pull, name) = by(pull);
            say!(priced_by_rules, pull = pull, name = name)
        }
        Fate::Recorded(pull) => {
            let (pull, name) = by(pull);
            say!(priced_recorded, pull = pull, name = name)
        }
        Fate::Left => say!(priced_left).into(),
        Fate::InDeck => say!(priced_in_deck).into(),
        Fate::Unknown => say!(priced_unknown).into(),
    }
}

/// Says how many cards have the price that the reader typed, and how many a higher one.
pub fn found_priced(found: &PricedCards) -> String {
    let price = shown_price(found.from.as_deref().unwrap_or_default());
    match found.pulled {
        Some(pulled) => say!(
            priced_found,
            price = price,
            same = found.same,
            cards = found.cards,
            pulled = pulled
        ),
        None => say!(
            priced_found_unreplayed,
            price = price,
            same = found.same,
            cards = found.cards
        ),
    }
}

/// Says how many cards share the last listed price, and how many have none; empty if no card is left out.
pub fn left_out(cards: &PricedCards) -> Vec<String> {
    let last = cards.rows.last().map(priced);
    let listed = cards.rows.iter().filter(|row| Some(priced(row)) == last);
    let listed = u64::try_from(listed.count()).unwrap_or(u64::MAX);
    let more = cards.same.saturating_sub(listed);
    let same = (more > 0 && cards.from.is_none()).then(|| say!(priced_same, more = more));
    let unpriced = (cards.unpriced > 0).then(|| say!(priced_unpriced, cards = cards.unpriced));
    same.into_iter().chain(unpriced).collect()
}

/// Reads a price as people write it in the reader's language, with its marks between the digits and any sign of a
/// currency. Returns a plain decimal; `None` if the text is no price.
pub fn typed_price(text: &str) -> Option<String> {
    numerals().read(text)
}

/// Asks for a price, with an example in the way of the language.
pub fn no_price() -> String {
    say!(priced_no_price, example = amount("12", "50"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use explain::event::DeckRow;

    fn row(price: &str, fate: Fate) -> PricedCard {
        let card = DeckRow {
            initial_price: Some(price.into()),
            ..DeckRow::default()
        };
        PricedCard { card, fate }
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
        let mut cards = PricedCards {
            rows: vec![row("1250", Fate::Pulled(pull())), row("8.5", Fate::Left)],
            cards: 2,
            pulled: Some(1),
            same: 3,
            unpriced: 4,
            from: None,
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
        assert_eq!(highest_in_a_line(&PricedCards::default()), none);
    }
}

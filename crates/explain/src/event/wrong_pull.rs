//! Finds the first pull whose card differs from the one that the rules give.

use verify::event::EventReplay;
use verify::json::{Document, Handle, Object};
use verify::report::count;

use crate::wrong_card::{Amount, CardFace, WrongCard};

/// Returns that pull with both cards; `None` if there is no such pull.
pub(super) fn wrong_pull(document: &Document, replay: &EventReplay) -> Option<WrongCard> {
    let are = |wanted| {
        let all = replay.pulls.iter();
        count(all.filter(|(_, agrees)| *agrees == Some(wanted)).count())
    };
    let first = |(_, agrees): &(Handle, _)| *agrees == Some(false);
    let row = replay.pulls.iter().position(first)?;
    let pull = object(document, &replay.pulls.get(row)?.0)?;
    let deck = replay.deck.as_ref()?;
    let entry = |id: &str| {
        let mut entries = deck.iter().filter_map(|entry| object(document, entry));
        entries.find(|entry| is_of(entry, id))
    };
    let by_rules = object(document, deck.get(*replay.taken.get(row)?)?)?;
    let (given, recorded) = (by_rules.display(ID)?, pull.display(ID)?);
    // The pull's title names the card that was recorded. Another pull names the card that it took.
    let others = replay.pulls.iter().enumerate();
    let mut others = others.filter(|(other, _)| *other != row);
    let named = others.find_map(|(_, (other, _))| {
        let other = object(document, other).filter(|other| is_of(other, &given))?;
        title(&other)
    });
    Some(WrongCard {
        pull: pull.required("sequence_index").ok(),
        by_rules: Some(CardFace {
            amount: by_rules.display(PRICE).map(Amount::Decimal),
            title: named,
            id: given,
        }),
        recorded: Some(CardFace {
            amount: entry(&recorded)
                .and_then(|entry| entry.display(PRICE))
                .map(Amount::Decimal),
            title: title(&pull),
            id: recorded,
        }),
        wrong: are(false),
        right: are(true),
    })
}

const ID: &str = "pack_card_id";
const PRICE: &str = "initial_price";

fn object<'d>(document: &'d Document, handle: &Handle) -> Option<Object<'d>> {
    document.value(*handle)?.object()
}

/// Returns true if an entry of the deck or of the pulls is of this card.
fn is_of(entry: &Object<'_>, id: &str) -> bool {
    entry.display(ID).as_deref() == Some(id)
}

fn title(pull: &Object<'_>) -> Option<String> {
    let card: Object<'_> = pull.required("card").ok()?;
    card.display("title")
}

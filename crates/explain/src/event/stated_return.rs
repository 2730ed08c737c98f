//! Computes the stated return of an event.

use verify::json::{Document, Handle};

use super::decimal;
use crate::ratio::Ratio;

/// Returns the mean `initial_price` of the deck over `pack_price`, exactly. `None` if a price is not a plain decimal, if
/// the deck is empty, if the pack costs nothing, or if the fraction is too long.
pub(crate) fn stated_return(document: &Document, deck: &[Handle]) -> Option<Ratio> {
    let pack_price = document.object().display("pack_price");
    let price = decimal::plain(&pack_price?)?.units()?;
    let mut total = 0_u128;
    for entry in deck {
        let entry = document.value(*entry)?;
        total = total.checked_add(decimal::price(entry)?.units()?)?;
    }
    let cards = u128::try_from(deck.len()).ok()?;
    Ratio::new(total, price)?.over(cards)
}

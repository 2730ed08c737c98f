//! Keeps the commitments of the events that the reader follows, in this browser alone.

use super::browser;
use answer::followed::{Followed, Since};
use explain::event::EventSubject;

/// The name under which the browser keeps all of them.
const NAME: &str = "followed";

/// Returns everything that the browser keeps.
fn all() -> Followed {
    browser::stored(NAME).map_or_else(Followed::default, |text| Followed::read(&text))
}

/// Returns whether the browser keeps an event's commitments.
pub fn has(event: &EventSubject) -> bool {
    all().has(event)
}

/// Keeps the commitments of a running event; the first ones stay.
pub fn keep(event: &EventSubject) {
    let mut all = all();
    if all.keep(event, browser::now()) {
        browser::store(NAME, &all.write());
    }
}

/// Forgets an event.
pub fn forget(event: &EventSubject) {
    let mut all = all();
    all.forget(event);
    match all == Followed::default() {
        true => browser::remove_stored(NAME),
        false => drop(browser::store(NAME, &all.write())),
    }
}

/// Compares an event's commitments with those that the browser keeps, if it keeps any.
pub fn since(event: &EventSubject) -> Option<Since> {
    all().compare(event)
}

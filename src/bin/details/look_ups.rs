//! Handles tasks for the details beside the verdict.

use super::checked_payload::CheckedPayload;
use super::digit;
use super::session::Session;
use page::program::port::Port;
use page::worker::response::LookedUp;
use page::worker::task::LookUp;
use verify::report::count;

/// The most pulls that one message lists: of an account, and of all others.
const MAX_FOUND: usize = 20;

/// Handles a task.
pub fn handle(session: &Session, task: LookUp, port: Port) {
    match task {
        LookUp::ChangeDigit => digit::change(session, port),
        LookUp::Rows { from, count } => post_of(session, port, |held| {
            let rows = held.rows(from, count);
            Some(LookedUp::Rows { from, rows })
        }),
        LookUp::RowOf(pull) => post_of(session, port, |held| {
            let row = held.shown.event()?.row_of(pull);
            Some(LookedUp::RowOf(pull, row.map(count)))
        }),
        LookUp::Find(text) => post_of(session, port, |held| {
            let found = held.shown.event()?.find(&text, fold, MAX_FOUND);
            Some(LookedUp::Found(found))
        }),
        LookUp::Deck { from, count } => post_of(session, port, |held| {
            let rows = held.deck(from, count);
            Some(LookedUp::Deck { from, rows })
        }),
        LookUp::Work(pull) => post_of(session, port, |held| {
            Some(LookedUp::WorkedDraw(pull, held.work(pull).map(Box::new)))
        }),
        LookUp::Drawdown => post_of(session, port, |held| {
            Some(LookedUp::Drawdown(held.drawdown()?))
        }),
        LookUp::Highest => post_of(session, port, |held| {
            Some(LookedUp::Highest(held.shown.event()?.highest()))
        }),
        LookUp::Pull(query) => post_of(session, port, |held| {
            Some(LookedUp::Pull(held.pull(&query)?))
        }),
    }
}

/// Posts the result of a look-up in the held payload, if there is one.
fn post_of(
    session: &Session,
    port: Port,
    look_up: impl FnOnce(&CheckedPayload) -> Option<LookedUp>,
) {
    if let Some(looked_up) = session.held.borrow().as_ref().and_then(look_up) {
        port.post(&looked_up);
    }
}

/// Puts a text into one form (NFC) and into lower case, by the browser's tables.
fn fold(text: &str) -> String {
    let text = js_sys::JsString::from(text).normalize("NFC");
    text.to_lower_case().into()
}

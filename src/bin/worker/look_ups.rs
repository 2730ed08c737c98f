//! Handles tasks for the details beside the verdict.

use core::future::ready;

use js_sys::Object;

use super::checked_payload::CheckedPayload;
use super::experiment;
use super::find;
use super::port::{Port, beside};
use super::session::Session;
use chain::transport::LocalBoxFuture;
use page::net;
use page::worker::response::{LookedUp, PartFault, TrialUpdate};
use page::worker::task::LookUp;

/// The most pulls of an account that one message lists.
const MAX_OWN: usize = 20;

/// Handles a task. Slow kinds are compiled separately when they are first asked for, so that the rows of a table
/// do not wait for a browser to compile a search.
///
/// # Errors
///
/// [`PartFault`] if the part that checks an experiment's copy could not be loaded or failed its self-test.
pub fn handle(
    session: &Session,
    task: LookUp,
    file: Option<Object>,
    port: Port,
) -> LocalBoxFuture<'_, Result<(), PartFault>> {
    match task {
        LookUp::Find {
            list,
            term,
            from,
            back,
        } => {
            return Box::pin(async move {
                let found = find::find(list, term, from, back, &session.held);
                if let Some(Some(found)) = session.search.run(found).await {
                    port.post(&LookedUp::SearchResult(found));
                }
                Ok(())
            });
        }
        LookUp::Try(change) => {
            return Box::pin(async move {
                let copy = net::read(&beside(file), |_, _| {}).await;
                let came = match copy {
                    Ok(copy) => experiment::try_change(&session.tested, copy, change, port).await?,
                    Err(_) => TrialUpdate::Failed,
                };
                experiment::post(came, port);
                Ok(())
            });
        }
        LookUp::Rows { from, count } => post_of(session, port, |held| {
            let rows = held.rows(from, count);
            Some(LookedUp::Rows { from, rows })
        }),
        LookUp::Own(who) => post_of(session, port, |held| {
            let own = held.shown.event()?.accounts(&who, find::fold, MAX_OWN);
            Some(LookedUp::Own(own))
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
        LookUp::Priced(from) => post_of(session, port, |held| {
            let event = held.shown.event()?;
            let cards = match from {
                Some(price) => event.priced_from(&price)?,
                None => event.highest(),
            };
            Some(LookedUp::Priced(cards))
        }),
        LookUp::Pull(query) => {
            post_of(session, port, |held| {
                Some(LookedUp::Pull(held.pull(&query)?))
            });
        }
        LookUp::Offers => {
            if let Some(held) = session.held.borrow().as_ref() {
                experiment::offer(&held.shown.verification.document, port);
            }
        }
    }
    Box::pin(ready(Ok(())))
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

//! The worker's part in reading the contract: endpoints that it asks itself, and the browser wallet,
//! which only the page can reach.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::message::Tell;
use super::tell;
use crate::chain::line::{Endpoint, Line, Sent};
use crate::chain::networks;
use crate::chain::reader;
use crate::chain::reading::{Reading, Transcript};
use crate::verify::Report;
use crate::verify::claims::unread::Fault;
use crate::verify::claims::{Claims, Listed};

/// Requests that the wallet has not answered yet.
#[derive(Clone, Default)]
pub struct Wallet {
    next: Rc<Cell<u32>>,
    waiting: Rc<RefCell<Vec<(u32, Function)>>>,
}

impl Wallet {
    /// Takes the wallet's answer to a request.
    pub fn answered(&self, id: u32, answer: Option<String>) {
        let mut waiting = self.waiting.borrow_mut();
        if let Some(place) = waiting.iter().position(|(waits, _)| *waits == id) {
            let (_, resolve) = waiting.swap_remove(place);
            let answer = answer.map_or(JsValue::NULL, JsValue::from);
            // Resolving a promise cannot throw.
            drop(resolve.call1(&JsValue::UNDEFINED, &answer));
        }
    }

    fn send(&self, request: String) -> Sent {
        let id = self.next.get();
        self.next.set(id.wrapping_add(1));
        let waiting = self.waiting.clone();
        let answer = Promise::new(&mut |resolve, _| {
            waiting.borrow_mut().push((id, resolve));
        });
        tell(&Tell::Wallet { id, request });
        Box::pin(async move {
            let answer = JsFuture::from(answer).await.ok();
            answer
                .and_then(|text| text.as_string())
                .ok_or(Fault::Unreachable)
        })
    }
}

/// Reads the contract for a report, and settles its chain steps.
pub async fn read(
    report: Report,
    claims: &Claims,
    endpoints: Vec<Endpoint>,
    wallet: &Wallet,
) -> (Report, Reading<Transcript>) {
    let network = report.subject.contract().network.as_deref();
    let chain_id = network
        .and_then(networks::by_label)
        .map(|network| network.chain_id);
    let lines: Vec<Line> = endpoints
        .into_iter()
        .map(|endpoint| {
            let wallet = wallet.clone();
            Line::new(endpoint, Rc::new(move |request| wallet.send(request)))
        })
        .collect();
    let (settled, reading) = reader::read(claims, &Listed::default(), &lines, chain_id).await;
    (report.with_chain(&settled.steps), reading)
}

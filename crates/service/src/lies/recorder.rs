//! Records the lies, and publishes each one.

use serde_json::{Value, json};
use uuid::Uuid;

use crate::ledger::Ledger;
use crate::payloads::{Expected, Kind, PublishedPayload};
use crate::proof::{Supplied, proof};
use crate::stream::Stream;
use verify::hash::Hash32;
use verify::report::LogKind;

/// The lies that were published so far.
pub struct Lies {
    pub stream: Stream,
    pub told: Vec<(PublishedPayload, Vec<u8>)>,
}

/// Returns the buyer of two who would have the first draw's card if its word had not arrived, and the ledger without
/// that word. The tier has two cards, so that one of the two gets it.
pub fn without_first_word(ledger: &Ledger, first: &Hash32, buyers: &[Hash32]) -> (Hash32, Ledger) {
    let mut told = ledger.clone();
    told.entries.remove(&(LogKind::Fulfilled, *first));
    let (awards, lie) = (ledger.awards(), told.awards());
    let mut buyers = buyers.iter();
    let buyer = buyers.find(|buyer| lie[*buyer].is_some() && lie[*buyer] == awards[first]);
    (*buyer.expect("one of the two gets it"), told)
}

impl Lies {
    /// Publishes the proof of a draw according to this ledger.
    pub fn pull(
        &mut self,
        name: &'static str,
        says: &'static str,
        ledger: &Ledger,
        target: &Hash32,
        expected: Expected,
    ) {
        let payload = proof(ledger, target, Supplied::All).expect("the draw has its word");
        let id = self.stream.uuid();
        self.publish(name, says, Kind::Pull, id, payload, expected);
    }

    /// Publishes such a proof, with the anchor of something else in block 2^60.
    pub fn far_ahead(
        &mut self,
        name: &'static str,
        says: &'static str,
        ledger: &Ledger,
        target: &Hash32,
        expected: Expected,
    ) {
        let payload = proof(ledger, target, Supplied::All).expect("the draw has its word");
        let mut payload: Value = serde_json::from_slice(&payload).expect("a proof is JSON");
        let [event_id, root] = [self.stream.hash(), self.stream.hash()];
        let entry = json!({
            "kind": "anchored",
            "block": 1_u64 << 60,
            "log_index": 0,
            "event_id": event_id,
            "root": root,
        });
        let entries = payload["chain_events"].as_array_mut();
        entries.expect("a proof has entries").push(entry);
        let payload = payload.to_string().into_bytes();
        let id = self.stream.uuid();
        self.publish(name, says, Kind::Pull, id, payload, expected);
    }

    pub fn event(
        &mut self,
        name: &'static str,
        says: &'static str,
        id: Uuid,
        payload: Vec<u8>,
        expected: Expected,
    ) {
        self.publish(name, says, Kind::Event, id, payload, expected);
    }

    fn publish(
        &mut self,
        name: &'static str,
        says: &'static str,
        kind: Kind,
        id: Uuid,
        payload: Vec<u8>,
        expected: Expected,
    ) {
        let item = PublishedPayload {
            name,
            says,
            kind,
            id,
            honest: false,
            waits: false,
            offline: "verified_offline",
            expected,
        };
        self.told.push((item, payload));
    }
}

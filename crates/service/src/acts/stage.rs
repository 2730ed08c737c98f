//! The chain on which owners act, and the publishing of their proofs.

use fixtures::event::{Anchored, Event, report};
use fixtures::shop::Shop;
use fixtures::shop::backend::Written;
use fixtures::shop::proof::{Proof, Supplied};
use fixtures::stories::Contract;
use fixtures::stories::story::{Expected, LOGS_FAIL, PULL_PASSES, restock};
use fixtures::stream::Stream;
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind;

use crate::chain::Chain;
use crate::node::Node;
use crate::oracle::Coordinator;
use crate::payloads::{Kind, Payloads, PublishedPayload};
use crate::result::Result;

/// The chain on which owners act.
pub struct Acts<'c> {
    pub(super) chain: &'c Chain,
    pub(super) oracle: Coordinator,
    pub(super) stream: Stream,
    pub payloads: Payloads,
}

/// The name of a proof, and a description of the act in a few words.
pub(super) type Title = (&'static str, &'static str);
/// The chain steps that the page requires, and the verdict.
pub(super) type Outcome = (Expected, &'static str);

pub(super) const VERIFIED: Outcome = (PULL_PASSES, "verified");
pub(super) const DATE_FAILS: Outcome = (LOGS_FAIL, "not_verified");

impl<'c> Acts<'c> {
    /// Opens a shop with a tier of three cards.
    pub(super) fn open(&self, name: &str) -> Result<Shop<Node<'c>>> {
        let node = Node::open(self.chain, self.oracle, Contract::Usual)?;
        let mut shop = Shop::on(node, name);
        restock(&mut shop);
        Ok(shop)
    }

    /// Publishes a proof of a pull.
    pub(super) fn pull(&mut self, title: Title, proof: &Proof, outcome: Outcome) {
        let item = self.item(title, Kind::Pull, outcome);
        self.payloads.put(item, proof.payload());
    }

    /// Publishes the report of an event.
    pub(super) fn event(
        &mut self,
        title: Title,
        (event, anchored): (&Event, &Anchored),
        outcome: Outcome,
    ) {
        let mut item = self.item(title, Kind::Event, outcome);
        item.id = event.id;
        self.payloads.put(item, report::ended(event, anchored));
    }

    fn item(&mut self, title: Title, kind: Kind, outcome: Outcome) -> PublishedPayload {
        let ((name, says), (expected, verdict)) = (title, outcome);
        PublishedPayload {
            name,
            says,
            kind,
            id: self.stream.uuid(),
            honest: false,
            waits: false,
            offline: "verified_offline",
            expected,
            verdict: Some(verdict),
        }
    }
}

/// Returns the proof of a pull with the entries of its span.
pub(super) fn proof(shop: &Shop<Node<'_>>, key: Hash32) -> Proof {
    let supplied = Supplied::Span;
    Proof {
        supplied,
        ..shop.proof(key)
    }
}

/// Returns the word of a key among these entries.
pub(super) fn word_among(written: &[Written], key: Hash32) -> Result<Entry> {
    let mut entries = written.iter().map(|written| written.entry).rev();
    let found = entries.find(|entry| (entry.kind, entry.key) == (LogKind::Fulfilled, key));
    Ok(found.ok_or("no word was delivered")?)
}

/// Returns a position behind a log at which nothing happened, before the next block.
pub(super) const fn after(position: Position) -> Position {
    Position {
        block: position.block,
        log_index: position.log_index + 7,
    }
}

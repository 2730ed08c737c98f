//! Builds a Pack pull's proof, as the service publishes it.

use std::collections::BTreeMap;

use alloy::primitives::{Address, B256};
use serde::Serialize;
use uuid::Uuid;
use verify::hash::Hash32;
use verify::order::OrderedSet;
use verify::position::Position;
use verify::pull::recipe;
use verify::pull::version::{Band, Version};
use verify::report::LogKind;

use crate::chain::NETWORK;
use crate::ledger::{Entry, Ledger, Purchase};

#[derive(Serialize)]
struct Proof {
    target_pull_key: Hash32,
    award: Option<Uuid>,
    records: BTreeMap<String, Record>,
    chain_events: Vec<ChainEvent>,
    coverage: Coverage,
    version_root: Hash32,
    version_event_id: Hash32,
    selection_version: &'static str,
    vrf_network: &'static str,
    vrf_consumer_address: Address,
    version_anchor_tx_hash: Option<B256>,
    purchase_anchor_tx_hash: Option<B256>,
    request_tx_hash: Option<B256>,
    max_depth: u32,
    verified: bool,
    payment_unavailable: Option<OrderedSet<Uuid>>,
    payment_unavailable_hash: Option<Hash32>,
}

#[derive(Serialize)]
struct Coverage {
    from: Position,
    to: Position,
}

#[derive(Serialize)]
struct Record {
    purchase_id: Uuid,
    version: PublishedVersion,
    selection_version: &'static str,
    committed_unavailable: OrderedSet<Uuid>,
    as_of: Position,
    claimed_award: Option<Uuid>,
    username: &'static str,
}

#[derive(Serialize)]
struct PublishedVersion {
    tier_price_cents: u64,
    version_no: u64,
    bands: Vec<PublishedBand>,
}

#[derive(Serialize)]
struct PublishedBand {
    odds_ppm: u32,
    lo_cents: u64,
    hi_cents: u64,
    leaves: Vec<(Uuid, u64)>,
}

#[derive(Serialize)]
struct ChainEvent {
    kind: LogKind,
    #[serde(flatten)]
    position: Position,
    #[serde(flatten)]
    log: Log,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Log {
    Anchored { event_id: Hash32, root: Hash32 },
    Requested { pull_key: Hash32, event_id: Hash32 },
    Fulfilled { pull_key: Hash32, word: Hash32 },
}

/// The entries that a proof supplies.
#[derive(Clone, Copy)]
pub enum Supplied {
    /// Every log of the span, including those of other sales.
    All,
    /// Only the entries that a rule needs: no anchor and no request of another sale.
    Needed,
}

/// An entry of the ledger: its position, kind and key.
type LogEntry = (Position, LogKind, Hash32);

/// Returns the proof of this draw, or `None` before the draw has settled.
pub fn proof(ledger: &Ledger, target: &Hash32, supplied: Supplied) -> Option<Vec<u8>> {
    let purchase = ledger.purchases.get(target)?;
    let to = ledger.get(LogKind::Fulfilled, target)?.position;
    let awards = ledger.awards();
    let needed = ledger.needed(target);
    let purchases = || {
        needed
            .iter()
            .filter_map(|key| Some((key, ledger.purchases.get(key)?)))
    };
    let from = purchases().map(|(_, purchase)| purchase.as_of).min()?;
    let mut places = words(ledger, from, to);
    match supplied {
        Supplied::All => places.extend(ledger.places().filter(|(at, ..)| (from..=to).contains(at))),
        Supplied::Needed => {
            let anchors = purchases().flat_map(|(_, purchase)| {
                let own = recipe::purchase_event_id(&purchase.purchase_id);
                [own, purchase.offer.event_id]
            });
            places.extend(anchors.filter_map(|id| ledger.place(LogKind::Anchored, id)));
        }
    }
    let award = |key| awards.get(key).copied().flatten();
    let anchor = |key| {
        ledger
            .get(LogKind::Anchored, key)
            .map(|entry| entry.transaction)
    };
    let proof = Proof {
        target_pull_key: *target,
        award: award(target),
        records: purchases()
            .map(|(key, purchase)| (key.to_string(), record(purchase, award(key))))
            .collect(),
        chain_events: places
            .into_iter()
            .filter_map(|(_, kind, key)| Some(chain_event(kind, key, ledger.get(kind, &key)?)))
            .collect(),
        coverage: Coverage { from, to },
        version_root: purchase.offer.root,
        version_event_id: purchase.offer.event_id,
        selection_version: recipe::NAME,
        vrf_network: NETWORK,
        vrf_consumer_address: ledger.consumer,
        version_anchor_tx_hash: anchor(&purchase.offer.event_id),
        purchase_anchor_tx_hash: anchor(&recipe::purchase_event_id(&purchase.purchase_id)),
        request_tx_hash: ledger
            .get(LogKind::Requested, target)
            .map(|entry| entry.transaction),
        max_depth: 256,
        verified: true,
        payment_unavailable: purchase.at_payment.clone(),
        payment_unavailable_hash: purchase.at_payment.as_ref().map(recipe::unavailable_hash),
    };
    Some(serde_json::to_vec(&proof).expect("a proof is JSON"))
}

fn record(purchase: &Purchase, award: Option<Uuid>) -> Record {
    Record {
        purchase_id: purchase.purchase_id,
        version: published(&purchase.offer.version),
        selection_version: recipe::NAME,
        committed_unavailable: purchase.unavailable.clone(),
        as_of: purchase.as_of,
        claimed_award: award,
        username: purchase.username,
    }
}

fn published(version: &Version) -> PublishedVersion {
    let band = |band: &Band| PublishedBand {
        odds_ppm: band.odds_ppm,
        lo_cents: band.lo_cents,
        hi_cents: band.hi_cents,
        leaves: band
            .leaves
            .iter()
            .map(|leaf| (leaf.card, leaf.value_cents))
            .collect(),
    };
    PublishedVersion {
        tier_price_cents: version.tier_price_cents,
        version_no: version.version_no,
        bands: version.bands.iter().map(band).collect(),
    }
}

/// Returns every word of the span, with the entries that classify it as a Pack draw's or not, however old.
fn words(ledger: &Ledger, from: Position, to: Position) -> OrderedSet<LogEntry> {
    let mut places = OrderedSet::new();
    for word @ (at, kind, key) in ledger.places() {
        if kind == LogKind::Fulfilled && (from..=to).contains(&at) {
            places.insert(word);
            if let Some(request) = ledger.get(LogKind::Requested, &key) {
                places.insert((request.position, LogKind::Requested, key));
                places.extend(ledger.place(LogKind::Anchored, request.value));
            }
        }
    }
    places
}

fn chain_event(kind: LogKind, key: Hash32, entry: &Entry) -> ChainEvent {
    let value = entry.value;
    ChainEvent {
        kind,
        position: entry.position,
        log: match kind {
            LogKind::Anchored => Log::Anchored {
                event_id: key,
                root: value,
            },
            LogKind::Requested => Log::Requested {
                pull_key: key,
                event_id: value,
            },
            LogKind::Fulfilled => Log::Fulfilled {
                pull_key: key,
                word: value,
            },
        },
    }
}

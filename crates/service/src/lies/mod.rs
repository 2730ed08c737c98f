//! Others who sell beside the honest shop, and lie. Whatever they change, they publish every hash
//! anew: each payload agrees with itself, and the chain alone can tell.

mod again;
mod coordinators;
mod events;
mod expected;
mod held;
mod late;
mod look_alike;
mod moved;
mod quiet;
mod unlogged;

use alloy::primitives::Address;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::Result;
use crate::book::Book;
use crate::chain::Chain;
use crate::evening::evening;
use crate::oracle::Coordinator;
use crate::proof::{Supplied, proof};
use crate::shelf::{Expected, Item, Kind};
use crate::shop::Shop;
use crate::stream::Stream;
use quiet::Quiet;
use verify::hash::Hash32;
use verify::report::LogKind;

/// What was told, and on which contracts.
pub struct Told {
    pub dishonest: Address,
    pub look_alike: Address,
    pub look_alike_coordinator: Address,
    pub lies: Vec<(Item, Vec<u8>)>,
}

/// The lies so far.
struct Lies {
    stream: Stream,
    told: Vec<(Item, Vec<u8>)>,
}

/// Tells them all.
pub async fn told(chain: &Chain, oracle: Coordinator) -> Result<Told> {
    let mut lies = Lies {
        stream: Stream::new("lies"),
        told: Vec::new(),
    };
    let mut shop = Shop::open(chain, oracle, "dishonest shop").await?;
    let sold = evening(&mut shop).await?;
    moved::tell(&mut lies, &shop.book, &sold);
    held::tell(&mut lies, &shop.book, &sold);
    late::tell(&mut lies, &mut shop).await?;
    events::tell(&mut lies, &mut shop).await?;
    held::never_anchored(&mut lies, &shop.book, &sold);
    again::tell(&mut lies, &mut shop).await?;
    again::sloppily(&mut lies, chain, oracle).await?;
    unlogged::tell(&mut lies, chain, oracle).await?;
    coordinators::tell(&mut lies, chain, oracle).await?;
    let look_alike = look_alike::tell(&mut lies, chain).await?;
    let quiet = Quiet::before(chain, oracle).await?;
    chain.catch_up(quiet::BLOCKS).await?;
    quiet.after(&mut lies).await?;
    Ok(Told {
        dishonest: shop.consumer(),
        look_alike: look_alike.consumer(),
        look_alike_coordinator: look_alike.coordinator.address,
        lies: lies.told,
    })
}

/// Which of two buyers would have the first draw's card if its word had not come, and the book that
/// leaves that word out. The tier has two cards, so that one of the two gets it.
fn had_it_not_come(book: &Book, first: &Hash32, buyers: &[Hash32]) -> (Hash32, Book) {
    let mut told = book.clone();
    told.entries.remove(&(LogKind::Fulfilled, *first));
    let (awards, lie) = (book.awards(), told.awards());
    let mut buyers = buyers.iter();
    let buyer = buyers.find(|buyer| lie[*buyer].is_some() && lie[*buyer] == awards[first]);
    (*buyer.expect("one of the two gets it"), told)
}

impl Lies {
    /// The proof of a draw as this book has it.
    fn pull(
        &mut self,
        name: &'static str,
        says: &'static str,
        book: &Book,
        target: &Hash32,
        expected: Expected,
    ) {
        let payload = proof(book, target, Supplied::All).expect("the draw has its word");
        let id = self.stream.uuid();
        self.tell(name, says, Kind::Pull, id, payload, expected);
    }

    /// The same with the anchor of something else in block 2^60.
    fn far_ahead(
        &mut self,
        name: &'static str,
        says: &'static str,
        book: &Book,
        target: &Hash32,
        expected: Expected,
    ) {
        let payload = proof(book, target, Supplied::All).expect("the draw has its word");
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
        self.tell(name, says, Kind::Pull, id, payload, expected);
    }

    fn event(
        &mut self,
        name: &'static str,
        says: &'static str,
        id: Uuid,
        payload: Vec<u8>,
        expected: Expected,
    ) {
        self.tell(name, says, Kind::Event, id, payload, expected);
    }

    fn tell(
        &mut self,
        name: &'static str,
        says: &'static str,
        kind: Kind,
        id: Uuid,
        payload: Vec<u8>,
        expected: Expected,
    ) {
        let item = Item {
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

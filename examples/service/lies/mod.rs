//! Others who sell beside the honest shop, and lie. Whatever they change, they publish every hash
//! anew: each payload agrees with itself, and the chain alone can tell.

mod events;
mod held;
mod late;
mod look_alike;
mod moved;

use alloy::primitives::Address;
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
use packproof::verify::hash::Hash32;

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
    let look_alike = look_alike::tell(&mut lies, chain).await?;
    Ok(Told {
        dishonest: shop.consumer(),
        look_alike: look_alike.consumer(),
        look_alike_coordinator: look_alike.coordinator.address,
        lies: lies.told,
    })
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

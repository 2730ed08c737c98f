//! Lists the receipts of the rest of a pull, before they are read.

use serde::{Deserialize, Serialize};

use crate::answers::{Question, Unread};
use crate::step::{DrawName, LogKind};
use values::hash::Hash32;

/// The plan of the rest, before it is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestPlan {
    /// The receipts that will be read, those that need the same headers one after the other.
    pub targets: Vec<RestTarget>,
    /// The entries that cannot be reached, each with the reason.
    pub unreachable: Vec<(Shown, Unread)>,
    /// The number of blocks whose headers will be read.
    pub blocks: u64,
    /// The bytes that an endpoint will send, about.
    pub bytes: u64,
}

/// A receipt that will be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestTarget {
    /// The transaction.
    pub transaction: Hash32,
    /// The transaction's block.
    pub block: u64,
    /// The block whose hash the oracle's proof states: the headers from this one down to `block` are read.
    pub from: u64,
    /// The transaction of the request whose proof states it.
    pub request: Hash32,
    /// The transaction that answered this request, and its block.
    pub answered: (Hash32, u64),
    /// The entries that the receipt shows.
    pub shows: Vec<Shown>,
}

/// A judged entry that a receipt shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The entry's kind.
    pub kind: LogKind,
    /// The entry's key.
    pub key: Hash32,
    /// The draw that it belongs to; `None` for another word of the windows. A version may belong to several: this is the
    /// first.
    pub draw: Option<DrawName>,
}

impl RestPlan {
    /// Returns whether there is nothing left that can be proven.
    pub const fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }
}

impl RestTarget {
    /// Returns the question whose answer shows the receipt.
    pub const fn inclusion(&self) -> Question {
        Question::Inclusion(self.transaction, self.block, self.from)
    }

    /// Returns the questions that prove the block at which the headers begin: the request, its answer, and the hash that
    /// is compared with the stated one.
    pub const fn proofs(&self) -> [Question; 3] {
        let (answer, block) = self.answered;
        [
            Question::Receipt(self.request),
            Question::Fulfilment(answer, block),
            Question::BlockHash(self.from),
        ]
    }
}

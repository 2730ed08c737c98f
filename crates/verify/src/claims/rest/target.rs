//! What the rest of a pull takes, before it is read.

use serde::{Deserialize, Serialize};

use crate::answers::{Question, Unread};
use crate::step::{DrawName, LogKind};
use values::hash::Hash32;

/// What the rest takes, before it is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestPlan {
    /// The receipts that will be read, those that need the same headers one after the other.
    pub targets: Vec<RestTarget>,
    /// What cannot be reached, and why.
    pub unreachable: Vec<(Shown, Unread)>,
    /// How many blocks' headers will be read.
    pub blocks: u64,
    /// About how many bytes an endpoint will send.
    pub bytes: u64,
}

/// A receipt that will be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestTarget {
    /// The transaction.
    pub transaction: Hash32,
    /// Its block.
    pub block: u64,
    /// The block whose hash the oracle's proof states: the headers from this one down to `block` are read.
    pub from: u64,
    /// The transaction of the request whose proof states it.
    pub request: Hash32,
    /// The transaction that answered this request, and its block.
    pub answered: (Hash32, u64),
    /// What the receipt shows.
    pub shows: Vec<Shown>,
}

/// A judged entry that a receipt shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// Its kind.
    pub kind: LogKind,
    /// Its key.
    pub key: Hash32,
    /// The draw that it belongs to; `None` for another word of the windows. A version may belong to several: this is the
    /// first.
    pub draw: Option<DrawName>,
}

impl RestPlan {
    /// Whether there is nothing left that can be proven.
    pub const fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }
}

impl RestTarget {
    /// What shows the receipt.
    pub const fn inclusion(&self) -> Question {
        Question::Inclusion(self.transaction, self.block, self.from)
    }

    /// What proves the block at which the headers begin: the request, its answer, and the hash that is compared with the
    /// stated one.
    pub const fn proofs(&self) -> [Question; 3] {
        let (answer, block) = self.answered;
        [
            Question::Receipt(self.request),
            Question::Fulfilment(answer, block),
            Question::BlockHash(self.from),
        ]
    }
}

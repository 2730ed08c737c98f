//! A receipt, and its leaf in the trie.

use values::chain::{Address, ProvenLog};
use values::hash::Hash32;

use crate::rlp::{Item, list, nested, number, string};

/// The type of the transaction that an OP chain makes for a deposit.
const DEPOSIT: u8 = 0x7e;

/// A receipt as a node returns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// The type of its transaction: 1 to 0x7f, or 0 for one without a type.
    pub kind: u8,
    /// The transaction's success, or the state after it.
    pub post_state: PostState,
    /// The gas that the block used up to its end.
    pub cumulative_gas_used: u64,
    /// The filter over its logs: 256 bytes.
    pub logs_bloom: Vec<u8>,
    /// The logs, in order.
    pub logs: Vec<ProvenLog>,
    /// The fields that an OP chain adds for a deposit; `None` without a receipt version.
    pub deposit: Option<Deposit>,
}

/// The field of a receipt that shows what the transaction did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostState {
    /// True if the transaction succeeded.
    Status(bool),
    /// The root of the state after the transaction: before Byzantium.
    Root(Hash32),
}

/// The fields that an OP chain adds to the receipt of a deposit, from Canyon on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deposit {
    /// `depositNonce`.
    pub nonce: u64,
    /// `depositReceiptVersion`.
    pub version: u64,
}

impl Receipt {
    /// The receipt as the trie holds it.
    pub fn leaf(&self) -> Vec<u8> {
        let post_state = match &self.post_state {
            PostState::Status(succeeded) => number(&[u8::from(*succeeded)]),
            PostState::Root(root) => string(root.as_bytes()),
        };
        let logs: Vec<_> = self.logs.iter().map(encoded).collect();
        let gas = number(&self.cumulative_gas_used.to_be_bytes());
        let mut fields = vec![post_state, gas, string(&self.logs_bloom), list(&logs)];
        if let Some(deposit) = self.deposit.filter(|_| self.kind == DEPOSIT) {
            let added = [deposit.nonce, deposit.version];
            fields.extend(added.map(|each| number(&each.to_be_bytes())));
        }
        match self.kind {
            // A greater number would begin a list: there is no such type.
            kind @ 1..0x80 => [&[kind], list(&fields).as_slice()].concat(),
            _ => list(&fields),
        }
    }
}

/// Reads a receipt as the trie holds it: true if its transaction succeeded, and its logs. `None` for other bytes than a
/// receipt. A receipt from before Byzantium has no status, and counts as failed.
pub fn read(leaf: &[u8]) -> Option<(bool, Vec<ProvenLog>)> {
    let typed = leaf.split_first().filter(|(kind, _)| **kind < 0x80);
    let fields = nested(typed.map_or(leaf, |(_, rest)| rest))?;
    let [post_state, _, _, logs, ..] = fields.as_slice() else {
        return None;
    };
    let succeeded = post_state.string()? == [1];
    let logs = logs.items()?.into_iter().map(log);
    Some((succeeded, logs.collect::<Option<_>>()?))
}

/// A log in a receipt. `None` for anything else.
fn log(item: Item<'_>) -> Option<ProvenLog> {
    let fields = item.items()?;
    let [address, topics, data] = fields.as_slice() else {
        return None;
    };
    let topic = |topic: Item<'_>| Some(Hash32::new(topic.string()?.try_into().ok()?));
    let topics = topics.items()?.into_iter().map(topic);
    Some(ProvenLog {
        address: Address::new(address.string()?.try_into().ok()?),
        topics: topics.collect::<Option<_>>()?,
        data: data.string()?.to_vec(),
    })
}

fn encoded(log: &ProvenLog) -> Vec<u8> {
    let topics: Vec<_> = log.topics.iter().map(|t| string(t.as_bytes())).collect();
    list(&[
        string(log.address.as_bytes()),
        list(&topics),
        string(&log.data),
    ])
}

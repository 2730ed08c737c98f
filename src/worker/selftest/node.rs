//! Answers from a chain in a file, as one honest node would.

use serde::Deserialize;

use verify::claims::{
    Address, At, Head, Listed, Log, PullState, Question, Receipt, Reply, Transaction, Unread,
};
use verify::hash::Hash32;
use verify::order::OrderedMap;

/// The state of the node.
#[derive(Deserialize)]
pub(crate) struct Node {
    coordinator: Address,
    events: OrderedMap<Hash32, Hash32>,
    pulls: OrderedMap<Hash32, PullState>,
    transactions: OrderedMap<Hash32, Transaction>,
    logs: Vec<Log>,
}

impl Node {
    /// Returns the deployment's lists, in which the node's coordinator is the oracle's.
    pub(crate) fn listed(&self) -> Listed {
        Listed {
            coordinators: vec![self.coordinator],
            ..Listed::default()
        }
    }

    /// Answers a question. The node keeps no old state and knows no subscription.
    pub(crate) fn answer(&self, question: &Question) -> Reply {
        match question {
            Question::Head => Reply::Head(Head {
                chain_id: 1,
                newest: u64::MAX,
                is_known: false,
                pinned: u64::MAX,
                is_fresh: true,
                age: 0,
                is_after_load: false,
                is_local: false,
                is_doubted: false,
            }),
            Question::Events(id, At::Pinned) => {
                Reply::Events(self.events.get(id).copied().unwrap_or(Hash32::ZERO))
            }
            Question::GetPull(key, At::Pinned) => {
                let nothing = PullState {
                    event_id: Hash32::ZERO,
                    requested: false,
                    fulfilled: false,
                    word: Hash32::ZERO,
                    request_id: Hash32::ZERO,
                };
                Reply::GetPull(self.pulls.get(key).copied().unwrap_or(nothing))
            }
            Question::Transaction(hash) => match self.transactions.get(hash) {
                Some(transaction) => Reply::Transaction(transaction.clone()),
                None => Reply::Unread(Unread::UnknownTransaction(*hash)),
            },
            Question::Receipt(hash) => self.receipt(hash),
            Question::Logs(query) | Question::Window(query) => {
                let logs = self.logs.iter().filter(|log| query.wants(log));
                Reply::Logs(logs.cloned().collect())
            }
            Question::BlockLogs(block) | Question::BlockReceipts(block) => {
                let logs = self.logs.iter();
                let logs = logs.filter(|log| log.position.block == *block);
                Reply::BlockLogs {
                    logs: logs.cloned().collect(),
                    is_whole: true,
                }
            }
            _ => Reply::Unread(Unread::NoContract),
        }
    }

    fn receipt(&self, hash: &Hash32) -> Reply {
        let logs = self.logs.iter().filter(|log| log.transaction == *hash);
        let logs: Vec<Log> = logs.cloned().collect();
        match logs.first().map(|log| log.position.block) {
            Some(block) => Reply::Receipt(Receipt {
                block,
                succeeded: true,
                logs,
            }),
            None => Reply::Unread(Unread::UnknownTransaction(*hash)),
        }
    }
}

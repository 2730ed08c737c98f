//! Pairs each question with the kind of its reply. A question that is asked so gives no other.

use super::log::Log;
use super::question::{At, CoordinatorVersion, LogQuery, LogSearch, Question};
use super::reply::Reply;
use super::state::{self, PullState};
use values::chain::{self, Address};
use values::hash::Hash32;

/// A question that knows its reply.
pub(crate) trait Ask<'a> {
    /// The content of the reply.
    type Told;

    /// Returns the question, as it goes to an endpoint.
    fn question(self) -> Question;

    /// Reads a reply; `None` if it is of another kind.
    fn read(reply: &'a Reply) -> Option<Self::Told>;
}

/// Lists the questions, each with the content of its reply.
macro_rules! pairs {
    ($($name:ident { $($field:ident: $type:ty),* } as $question:expr => $told:ty {
        $($reply:pat => $value:expr),+
    })*) => {$(
        #[doc = concat!("[`Question::", stringify!($name), "`].")]
        pub(crate) struct $name {
            $(pub $field: $type),*
        }

        impl<'a> Ask<'a> for $name {
            type Told = $told;

            fn question(self) -> Question {
                let Self { $($field),* } = self;
                $question
            }

            fn read(reply: &'a Reply) -> Option<$told> {
                match reply {
                    $($reply => Some($value),)+
                    _ => None,
                }
            }
        }
    )*};
}

pairs! {
    Head {} as Question::Head => state::Head { Reply::Head(head) => *head }
    Events { id: Hash32, at: At } as Question::Events(id, at) => Hash32 {
        Reply::Events(value) => *value
    }
    GetPull { key: Hash32, at: At } as Question::GetPull(key, at) => PullState {
        Reply::GetPull(state) => *state
    }
    Commitment {
        coordinator: Address, version: CoordinatorVersion, request_id: Hash32, at: At
    } as Question::Commitment(coordinator, version, request_id, at) => Hash32 {
        Reply::Commitment(value) => *value
    }
    CodeHash { at: At } as Question::CodeHash(at) => Hash32 {
        Reply::CodeHash(hash) => *hash
    }
    Transaction { hash: Hash32 } as Question::Transaction(hash) => &'a state::Transaction {
        Reply::Transaction(transaction) => transaction
    }
    Receipt { hash: Hash32 } as Question::Receipt(hash) => &'a state::Receipt {
        Reply::Receipt(receipt) => receipt
    }
    Logs { query: LogQuery } as Question::Logs(query) => &'a [Log] {
        Reply::Logs(logs) => logs
    }
    Window { query: LogQuery } as Question::Window(query) => &'a [Log] {
        Reply::Logs(logs) => logs
    }
    Search { search: LogSearch } as Question::Search(search) => (&'a [Log], bool) {
        Reply::Found { logs, is_whole } => (logs, *is_whole)
    }
    BlockLogs { block: u64 } as Question::BlockLogs(block) => (&'a [Log], bool) {
        Reply::BlockLogs { logs, is_whole } => (logs, *is_whole),
        Reply::Logs(logs) => (logs, false)
    }
    BlockReceipts { block: u64 } as Question::BlockReceipts(block) => (&'a [Log], bool) {
        Reply::BlockLogs { logs, is_whole } => (logs, *is_whole)
    }
    Time { block: u64 } as Question::Time(block) => u64 { Reply::Time(time) => *time }
    BlockHash { block: u64 } as Question::BlockHash(block) => Hash32 {
        Reply::BlockHash(hash) => *hash
    }
    Input { hash: Hash32, block: u64 } as Question::Input(hash, block) => &'a state::Transaction {
        Reply::Transaction(transaction) => transaction
    }
    Fulfilment {
        hash: Hash32, block: u64
    } as Question::Fulfilment(hash, block) => &'a state::Transaction {
        Reply::Transaction(transaction) => transaction
    }
    Inclusion {
        transaction: Hash32, block: u64
    } as Question::Inclusion(transaction, block) => &'a chain::Inclusion {
        Reply::Inclusion(inclusion) => inclusion
    }
}

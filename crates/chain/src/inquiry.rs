//! Defines a set of questions of one kind, from its calls to its answers, and the blocks at which a reading reads.

use super::rpc::{Call, RpcResult};
use verify::claims::{Address, Answer, At, Fault, Question};

/// A set of questions of one kind that takes as many rounds of calls as it needs.
pub trait Inquiry {
    /// Returns the next calls, or none if every question has its answer.
    fn next(&mut self) -> Vec<Call>;
    /// Takes the answers to those calls, in their order.
    fn receive(&mut self, answers: Vec<RpcResult>);
    /// Returns the answer to each question.
    fn finish(self: Box<Self>) -> Vec<(Question, Result<Answer, Fault>)>;
}

/// The contract and the blocks of a reading.
#[derive(Clone, Copy)]
pub struct Scope {
    /// The address of the contract.
    pub contract: Address,
    /// The block at which present state is read.
    pub pinned: u64,
    /// The newest block that every endpoint has.
    pub shared: u64,
    /// The endpoint's newest block.
    pub newest: u64,
    /// True if an address without the contract's functions counts as an answer: that the contract holds nothing.
    pub knows_place: bool,
}

impl Scope {
    /// Returns the number of the block at which to read state for `at`.
    pub fn block(self, at: At) -> u64 {
        match at {
            At::From(block) if self.pinned < block => block.max(self.shared),
            At::Pinned | At::From(_) => self.pinned,
            At::Newest => self.newest,
            At::Block(block) => block,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn state_is_read_at_or_after_the_block_it_must_include() {
        let scope = Scope {
            contract: Address::new([1; 20]),
            pinned: 10,
            shared: 20,
            newest: 30,
            knows_place: true,
        };
        for (at, block) in [
            (At::Pinned, 10),
            (At::From(9), 10),
            (At::From(10), 10),
            (At::From(11), 20),
            (At::From(21), 21),
            (At::Newest, 30),
            (At::Block(3), 3),
        ] {
            assert_eq!(scope.block(at), block, "{at:?}");
        }
    }
}

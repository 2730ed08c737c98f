//! Questions of one kind on their way to answers, and where they read.

use super::rpc::{Call, RpcResult};
use verify::claims::{Address, Answer, At, Fault, Question};

/// Questions of one kind on their way to answers, in as many steps as that takes.
pub trait Inquiry {
    /// The calls that it makes next; none once it has ended.
    fn next(&mut self) -> Vec<Call>;
    /// Takes the answers to those calls, in their order.
    fn hear(&mut self, answers: Vec<RpcResult>);
    /// What came of each question.
    fn conclude(self: Box<Self>) -> Vec<(Question, Result<Answer, Fault>)>;
}

/// Where a reading reads.
#[derive(Clone, Copy)]
pub struct Scope {
    /// The contract.
    pub contract: Address,
    /// The block that present state is read at.
    pub pinned: u64,
    /// The newest block that every endpoint has.
    pub shared: u64,
}

impl Scope {
    /// The number of the block whose state is read.
    pub fn block(self, at: At) -> u64 {
        match at {
            At::From(block) if self.pinned < block => block.max(self.shared),
            At::Pinned | At::From(_) => self.pinned,
            At::Block(block) => block,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn state_is_read_where_the_block_is_part_of_it() {
        let scope = Scope {
            contract: Address::new([1; 20]),
            pinned: 10,
            shared: 20,
        };
        for (at, block) in [
            (At::Pinned, 10),
            (At::From(9), 10),
            (At::From(10), 10),
            (At::From(11), 20),
            (At::From(21), 21),
            (At::Block(3), 3),
        ] {
            assert_eq!(scope.block(at), block, "{at:?}");
        }
    }
}

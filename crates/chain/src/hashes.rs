//! Checks that an endpoint gives each block one hash in all its answers.

use core::cell::{Cell, RefCell};

use serde_json::Value;

use super::limits::DEPTH_OF_A_REORGANISATION;
use super::rpc::hash_of_block;
use verify::claims::Inconsistency;
use verify::hash::Hash32;
use verify::order::GrowingMap;

/// The hashes that one endpoint gave to blocks.
#[derive(Debug, Default)]
pub(crate) struct Hashes {
    of: RefCell<GrowingMap<u64, Hash32>>,
    newest: Cell<u64>,
}

impl Hashes {
    /// Notes the hashes in a result: a block, a transaction, a receipt or logs. The newest blocks may still be
    /// replaced, so they may have two hashes.
    ///
    /// # Errors
    ///
    /// [`Inconsistency::TwoHashes`] for a block that had another hash before.
    pub(crate) fn see(&self, result: &Value) -> Result<(), Inconsistency> {
        let one = core::slice::from_ref(result);
        let all = result.as_array().map_or(one, Vec::as_slice);
        let mut two = all
            .iter()
            .filter_map(hash_of_block)
            .filter_map(|(block, hash)| {
                self.newest.set(self.newest.get().max(block));
                let mut of = self.of.borrow_mut();
                let first = (!self.is_new(block)).then(|| of.get_or_insert_with(block, || hash));
                first.is_some_and(|first| first != hash).then_some(block)
            });
        two.next()
            .map_or(Ok(()), |block| Err(Inconsistency::TwoHashes(block)))
    }

    /// Returns whether a block is one of the newest that the endpoint has named.
    pub(crate) fn is_new(&self, block: u64) -> bool {
        is_new(block, self.newest.get())
    }
}

/// Returns whether a block is one of an endpoint's newest, which a reorganisation may still replace.
pub(crate) const fn is_new(block: u64, newest: u64) -> bool {
    block.saturating_add(DEPTH_OF_A_REORGANISATION) > newest
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn hash(byte: u8) -> String {
        format!("0x{}", Hash32::new([byte; 32]))
    }

    #[test]
    fn a_block_has_one_hash_in_whatever_is_answered() {
        let hashes = Hashes::default();
        let see = |result: Value| hashes.see(&result);
        assert_eq!(see(json!({"number": "0x100", "hash": hash(1)})), Ok(()));
        assert_eq!(see(json!({"number": "0x7", "hash": hash(2)})), Ok(()));
        let two = Err(Inconsistency::TwoHashes(7));
        let other = json!({"blockNumber": "0x7", "blockHash": hash(3)});
        assert_eq!(see(other.clone()), two);
        assert_eq!(
            see(json!([{"blockNumber": "0x7", "blockHash": hash(2)}, other])),
            two
        );
        // A new block may be replaced, and not every answer names a block.
        assert_eq!(see(json!({"number": "0x100", "hash": hash(4)})), Ok(()));
        assert_eq!(see(json!(["0x7", {}, null, "yes"])), Ok(()));
        // A log that a reorganisation took back is of the block that was replaced.
        let removed = json!({"blockNumber": "0x7", "blockHash": hash(3), "removed": true});
        assert_eq!(see(json!([removed])), Ok(()));
        // The block was replaced while it was new, and is old by now.
        assert_eq!(see(json!({"number": "0x200", "hash": hash(5)})), Ok(()));
        assert_eq!(see(json!({"number": "0x100", "hash": hash(6)})), Ok(()));
    }
}

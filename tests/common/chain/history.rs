//! What a contract held under each key, from which block on.

use std::collections::BTreeMap;

use packproof::verify::hash::Hash32;

#[derive(Clone)]
pub struct History<T>(BTreeMap<Hash32, BTreeMap<u64, T>>);

impl<T> Default for History<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: Clone> History<T> {
    /// What was held at the end of a block.
    pub fn at(&self, key: &Hash32, block: u64) -> Option<T> {
        let (_, value) = self.0.get(key)?.range(..=block).next_back()?;
        Some(value.clone())
    }

    pub fn newest(&self, key: &Hash32) -> Option<T> {
        self.at(key, u64::MAX)
    }

    pub fn write(&mut self, key: Hash32, block: u64, value: T) {
        self.0.entry(key).or_default().insert(block, value);
    }

    pub fn forget(&mut self, key: &Hash32) {
        self.0.remove(key);
    }

    /// Every value that was ever held under a key is changed.
    pub fn change(&mut self, key: &Hash32, change: impl Fn(&mut T)) {
        let values = self.0.get_mut(key).expect("a key").values_mut();
        values.for_each(change);
    }
}

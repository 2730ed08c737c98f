//! Recomputes the roots of versions.

use super::draw::Draw;
use super::message::Message;
use super::packs_v1;
use super::version::Version;
use values::hash::Hash32;
use values::order::GrowingMap;

/// The recomputed roots of the versions in a window, each computed once.
#[derive(Clone, Debug, Default)]
pub struct Roots(GrowingMap<usize, Root>);

/// A recomputed `version_root`, with the lines that it hashes and its `version_event_id`.
#[derive(Clone, Debug)]
pub struct Root {
    /// The lines that the root hashes, one after the other.
    pub lines: Vec<Vec<u8>>,
    /// `version_root`: the hash of the lines.
    pub root: Hash32,
    /// `version_event_id`: the id under which the contract holds the root.
    pub event_id: Hash32,
}

impl Root {
    /// Computes the root of a version.
    pub fn of(version: &Version) -> Self {
        let lines = packs_v1::version_lines(version);
        let root = Message(lines.concat()).hash();
        let event_id = packs_v1::version_event_id(&root).hash();
        Self {
            lines,
            root,
            event_id,
        }
    }
}

impl Roots {
    /// Returns the root of a version. `index` is the version's in the payload.
    pub(super) fn root(&mut self, index: usize, version: &Version) -> Hash32 {
        if let Some(known) = self.0.get(&index) {
            return known.root;
        }
        let new = Root::of(version);
        let root = new.root;
        self.0.insert(index, new);
        root
    }

    /// Returns the root of a draw's version.
    pub fn get(&self, draw: &Draw) -> Option<&Root> {
        self.0.get(&draw.record.version)
    }
}

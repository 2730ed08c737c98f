//! Recomputes the roots of versions.

use super::draw::Draw;
use super::recipe;
use super::version::Version;
use super::window::Window;
use values::hash::Hash32;
use values::order::OrderedMap;

/// The recomputed roots of the versions in a window, each computed once.
#[derive(Clone, Debug, Default)]
pub struct Roots(OrderedMap<usize, Root>);

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
        let lines = recipe::version_lines(version);
        let root = recipe::root_of(&lines);
        let event_id = recipe::version_event_id(&root);
        Self {
            lines,
            root,
            event_id,
        }
    }
}

impl Roots {
    /// Computes the roots of the versions in a window.
    pub fn of(window: &Window) -> Self {
        let versions = window.draws.iter();
        let versions = versions.map(|draw| (draw.record.version, &draw.version));
        let versions: OrderedMap<usize, _> = versions.collect();
        let roots = versions.into_iter();
        let roots = roots.map(|(index, version)| (index, Root::of(version)));
        Self(roots.collect())
    }

    /// Returns the root of a draw's version.
    pub fn get(&self, draw: &Draw) -> Option<&Root> {
        self.0.get(&draw.record.version)
    }
}

//! The roots of versions, recomputed.

use super::draw::Draw;
use super::recipe;
use super::version::Version;
use super::window::Window;
use values::hash::Hash32;
use values::order::OrderedMap;

/// The recomputed roots of the versions in a window, each computed once.
#[derive(Clone, Debug, Default)]
pub struct Roots(OrderedMap<usize, Root>);

/// A recomputed `version_root`, the lines that it is the hash of, and its `version_event_id`.
#[derive(Clone, Debug)]
pub struct Root {
    /// What the root is the hash of, one after the other.
    pub lines: Vec<Vec<u8>>,
    /// `version_root`.
    pub root: Hash32,
    /// `version_event_id`.
    pub event_id: Hash32,
}

impl Root {
    /// The root of a version.
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
    /// The roots of the versions in a window.
    pub fn of(window: &Window) -> Self {
        let mut roots = OrderedMap::new();
        for draw in &window.draws {
            let root = || Root::of(&draw.version);
            roots.entry(draw.record.version).or_insert_with(root);
        }
        Self(roots)
    }

    /// The root of a draw's version.
    pub fn get(&self, draw: &Draw) -> Option<&Root> {
        self.0.get(&draw.record.version)
    }
}

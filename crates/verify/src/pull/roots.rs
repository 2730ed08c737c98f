//! Recomputes the roots of versions.

use super::draw::Draw;
use super::message::Message;
use super::recipe::Recipe;
use super::version::Version;
use values::hash::Hash32;
use values::order::GrowingMap;

/// The recomputed roots of the versions in a window, each computed once.
#[derive(Clone, Debug, Default)]
pub struct Roots(GrowingMap<(Recipe, usize), Root>);

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
    pub fn of(recipe: Recipe, version: &Version) -> Self {
        let lines = recipe.version_lines(version);
        let root = Message(lines.concat()).hash();
        let event_id = recipe.version_event_id(&root).hash();
        Self {
            lines,
            root,
            event_id,
        }
    }
}

impl Roots {
    /// Returns the recipe under which a version was committed with a root, or else the named one. `index` is the
    /// version's in the payload.
    pub(super) fn recipe(
        &mut self,
        (index, version): (usize, &Version),
        committed: Option<Hash32>,
        named: Option<Recipe>,
    ) -> Option<Recipe> {
        let mut all = named.into_iter().chain(Recipe::ALL);
        all.find(|recipe| {
            let key = (*recipe, index);
            if !self.0.contains_key(&key) {
                self.0.insert(key, Root::of(*recipe, version));
            }
            self.0.get(&key).map(|root| root.root) == committed
        })
        .or(named)
    }

    /// Returns the root of a draw's version.
    pub fn get(&self, draw: &Draw) -> Option<&Root> {
        self.0.get(&(draw.recipe, draw.record.version))
    }
}

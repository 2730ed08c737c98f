//! Names the endpoints of a reading by their indices as witnesses.

use chain::reading;
use verify::claims::Witnesses;

use crate::value::bounded;

/// The names of a reading's endpoints, by their indices as witnesses.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Collects the names of a reading's endpoints.
    pub fn of<Replies>(reading: &reading::Reading<Replies>) -> Self {
        let hosts = reading.endpoints.iter();
        Self(hosts.map(|(host, _)| bounded(host)).collect())
    }

    /// Returns the names of these witnesses.
    pub fn named(&self, by: Witnesses) -> Vec<String> {
        let known = by.indices().filter_map(|index| self.0.get(index));
        known.cloned().collect()
    }
}

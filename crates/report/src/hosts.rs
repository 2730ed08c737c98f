//! The endpoints of a reading, by the places at which they are witnesses.

use chain::endpoint::WALLET;
use chain::reading;
use verify::claims::Witnesses;

use crate::value::bounded;

/// The endpoints of a reading, by the places at which they are witnesses.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// The endpoints of a reading.
    pub fn of<Answers>(reading: &reading::Reading<Answers>) -> Self {
        let hosts = reading.endpoints.iter();
        Self(hosts.map(|(host, _)| name(host)).collect())
    }

    /// The names of some of them.
    pub fn named(&self, by: Witnesses) -> Vec<String> {
        let known = by.places().filter_map(|place| self.0.get(place));
        known.cloned().collect()
    }
}

/// The name of an endpoint: its host, or `wallet`.
pub fn name(host: &str) -> String {
    match host {
        WALLET => "wallet".to_owned(),
        host => bounded(host),
    }
}

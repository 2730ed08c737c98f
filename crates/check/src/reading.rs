//! The reading of one proof's contract, through endpoints that the caller has.

use chain::client::Client;
use chain::deployment::Lists;
use chain::networks::Network;
use chain::reader::{self, Terms};
use chain::reading::{Reading, Transcript};
use chain::saved_proof::TimedReading;
use chain::transport::Clock;
use verify::claims::{Claims, Listed, Replies, Settled, Witnesses};

use crate::checked::{Checked, ReadFrom};

/// The clients, the clock and the settings that a reading uses.
pub struct Through<'t> {
    /// A client for each endpoint.
    pub clients: &'t [Client],
    /// The caller's clock.
    pub clock: &'t dyn Clock,
    /// The moment at which the payload was loaded, in seconds since 1970.
    pub loaded: u64,
    /// True if the reading waits for blocks that an endpoint does not have yet.
    pub waits: bool,
}

/// The questions of a reading. It does not borrow the payload, which may be asked about while the reading lasts.
#[derive(Debug)]
pub struct Asked {
    claims: Claims,
    listed: Listed,
    proofs: Replies,
    network: Option<&'static Network>,
}

impl Checked {
    /// Returns the questions for a reading of its contract; `None` if the chain has nothing to confirm.
    pub fn asked(&self, lists: &Lists) -> Option<Asked> {
        Some(Asked {
            claims: self.claims()?.clone(),
            listed: self.listed(lists),
            proofs: self.proofs(),
            network: self.network(),
        })
    }

    /// Adds a reading that endpoints gave just now, without the answers of some.
    pub fn take_live(
        &mut self,
        reading: Reading<Transcript>,
        settled: Settled,
        without: Witnesses,
        clock: &dyn Clock,
        lists: &Lists,
    ) {
        let recorded = TimedReading {
            at: words::format::utc(clock.now()),
            reading,
            without,
        };
        self.take(recorded, settled, ReadFrom::Endpoints, lists);
    }
}

impl Asked {
    /// Asks the endpoints. `early` receives the settled claims as soon as a verdict is possible, while the reader still waits
    /// for newer blocks or reads for the oracle's proofs.
    pub async fn read(
        &self,
        through: &Through<'_>,
        early: &mut dyn FnMut(&Settled, Reading<Transcript>),
    ) -> (Settled, Reading<Transcript>) {
        let Self {
            claims,
            listed,
            proofs,
            network,
        } = self;
        let terms = Terms {
            network: *network,
            loaded: through.loaded,
            waits: through.waits,
        };
        let (clients, clock) = (through.clients, through.clock);
        reader::read(claims, listed, proofs, clients, terms, clock, early).await
    }
}

/// Reads a proof's contract, and adds the result to the answer.
pub async fn read(checked: &mut Checked, lists: &Lists, through: &Through<'_>) {
    if let Some(asked) = checked.asked(lists) {
        let (settled, reading) = asked.read(through, &mut |_, _| {}).await;
        checked.take_live(reading, settled, Witnesses::NONE, through.clock, lists);
    }
}

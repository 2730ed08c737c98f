//! The reading of one proof: what endpoints answer, and what it comes to.

use chain::client::Client;
use chain::deployment::{self, Lists};
use chain::reader::Terms;
use chain::reading::{Reading, Transcript};
use chain::saved_proof::{FORMAT, SavedProof, TimedReading};
use chain::transport::Clock;
use verify::claims::{Claims, Witnesses};

use crate::checked::{BUILD, Checked};

/// The way that a reading takes.
pub struct Through<'t> {
    /// A client for each endpoint.
    pub clients: &'t [Client],
    /// The caller's clock.
    pub clock: &'t dyn Clock,
    /// True if the reading waits for blocks that an endpoint does not have yet.
    pub waits: bool,
}

/// Reads a proof's contract, and takes what it comes to. Returns it as a saved proof.
pub async fn read(checked: &mut Checked, lists: &Lists, through: &Through<'_>) -> SavedProof {
    let recorded = match checked.claims.clone() {
        Some(claims) => {
            let reading = of_claims(&claims, checked, lists, through).await;
            let at = words::utc(through.clock.now());
            let without = Witnesses::NONE;
            Some(TimedReading {
                at,
                reading,
                without,
            })
        }
        None => None,
    };
    SavedProof {
        packproof: FORMAT,
        build: BUILD.to_owned(),
        deployment: lists.deployment,
        payload: String::from_utf8_lossy(&checked.payload).into_owned(),
        recorded,
    }
}

async fn of_claims(
    claims: &Claims,
    checked: &mut Checked,
    lists: &Lists,
    through: &Through<'_>,
) -> Reading<Transcript> {
    let Through {
        clients,
        clock,
        waits,
    } = *through;
    let terms = Terms {
        network: checked.network(),
        loaded: clock.now(),
        waits,
    };
    let label = checked.answer.subject.contract().network.as_deref();
    let listed = deployment::listed(label, lists);
    let proofs = checked.proofs.clone();
    let early = &mut |_: &_, _| {};
    let read = chain::reader::read(claims, &listed, &proofs, clients, terms, clock, early);
    let (settled, reading) = read.await;
    checked.take(&reading, settled, lists);
    reading
}

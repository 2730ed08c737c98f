//! Reads the contract of one proof through the chosen endpoints.

use chain::deployment::Lists;
use chain::saved_proof::SavedProof;
use check::{Checked, Through};

use crate::endpoints::Endpoints;
use crate::http::Machine;

/// Reads a proof's contract, adds the result to `checked`, and returns both as a saved proof.
pub async fn read(checked: &mut Checked, lists: &Lists, endpoints: &Endpoints) -> SavedProof {
    let through = Through {
        clients: &endpoints.clients(checked.network()),
        clock: &Machine,
    };
    check::read(checked, lists, &through).await
}

//! Reads the contract of one proof through the chosen endpoints.

use std::cell::Cell;
use std::rc::Rc;

use chain::deployment::Lists;
use chain::saved_proof::SavedProof;
use check::{Checked, Through};

use crate::endpoints::Endpoints;
use crate::http::Machine;

/// Reads a proof's contract, adds the result to `checked`, and returns both as a saved proof.
pub async fn read(
    checked: &mut Checked,
    lists: &Lists,
    endpoints: &Endpoints,
    has_rest: bool,
) -> SavedProof {
    let received = Rc::<Cell<u64>>::default();
    let through = Through {
        clients: &endpoints.clients(checked.network(), &received),
        clock: &Machine,
        received: &received,
        has_rest,
    };
    check::read(checked, lists, &through).await
}

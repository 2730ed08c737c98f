//! What the page shows of a pack event beside its steps. Nothing here is judged.

use crate::json::Object;
use crate::subject::{ContractName, EventSubject};

/// The report's own words and values, as published.
pub fn subject(object: &Object<'_>, v2: bool) -> EventSubject {
    let named = |names: &[&str]| {
        names
            .iter()
            .map(|name| ((*name).to_owned(), object.display(name)))
            .collect()
    };
    let (commitments, revealed): (&[&str], &[&str]) = if v2 {
        (
            &["deck_hash", "seed_commitment", "deck_commitment"],
            &["random_seed", "seed_salt"],
        )
    } else {
        (&["deck_hash"], &["random_seed"])
    };
    EventSubject {
        pack_event_id: object.display("pack_event_id"),
        name: object.display("name"),
        pack_price: object.display("pack_price"),
        algo_version: object.display("fairness_algo_version"),
        is_active: object.required("is_active").ok(),
        cards: None,
        pulls: 0,
        commitments: named(commitments),
        seed_source: object.display("random_seed_source"),
        revealed: named(revealed),
        vrf_request_id: object.display("vrf_request_id"),
        contract: ContractName::of(object),
    }
}

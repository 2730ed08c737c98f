//! Settles what one endpoint shows, alone.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use fixtures::chain::endpoint::{Endpoint, settle_views};
use fixtures::chain::{listed, listed_with_logs};
use fixtures::shop::Shop;
use verify::claims::Claims;
use verify::report::Verdict;

#[test]
fn an_honest_sale_is_verified() {
    let (shop, sold) = Shop::with_dependents();
    let proof = shop.proof(sold.target);
    let (report, claims) = proof.check();
    let claims = Claims::Pull(Box::new(claims));
    for listed in [listed(), listed_with_logs()] {
        let merged = settle_views(&claims, &listed, &[Endpoint::of(&shop.chain)]);
        let report = report.clone().with_chain(&merged.steps);
        assert_eq!(report.verdict, Verdict::Verified, "{:#?}", merged.steps);
    }
}

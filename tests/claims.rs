//! What the chain says settles the chain steps: honest chains pass, each lie fails at its step, and
//! what is not shown is never evidence.

mod common;

use common::pack_event::PackEvent;
use common::shop::Shop;

#[test]
fn an_honest_evening_is_verified() {
    let (shop, evening) = Shop::evening();
    for key in [evening.target, evening.second, evening.first] {
        shop.proof(key).on(&shop.chain).is_verified();
    }
}

#[test]
fn an_honest_event_is_verified() {
    PackEvent::honest().settle().is_verified();
}

//! Shows what is not promised: a contract whose code breaks its specification is believed.

use fixtures::chain::CONSUMER;
use fixtures::chain::consumer::Callback;
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use verify::claims::create_event;

/// The contract anchors an event again, and the shop names the seed that it likes; or it logs no word of a callback that
/// succeeded, and the shop leaves the word out.
#[test]
fn a_contract_whose_code_lies_is_believed() {
    let mut event = PackEvent::unanchored();
    for _ in 0..2 {
        event.anchor(CONSUMER, create_event(&event.id, &event.value));
        event.chain.mine(5);
    }
    event.settle().is_verified();

    let mut shop = Shop::open(3);
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.deliver_to(hidden, Callback::IsSilent);
    shop.deliver(target);
    let proof = shop.proof(target).omitting(hidden);
    proof.check_on(&shop.chain).is_verified();
}

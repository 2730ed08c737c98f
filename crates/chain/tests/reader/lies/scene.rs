//! Builds proofs with the chain that they speak of: honest ones, and every way to lie that the chain shows.

use fixtures::chain::consumer::{Callback, Oracle};
use fixtures::chain::coordinator::output_seed;
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, Running, SHOPS_OWN, SUBSCRIPTION, at, hash};
use fixtures::pack_event::PackEvent;
use fixtures::shop::backend::Call;
use fixtures::shop::proof::Proof;
use fixtures::shop::{Shop, tier, version_id};
use verify::claims::create_event;
use verify::claims::{Address, Claims};
use verify::hash::Hash32;
use verify::pull::Entry;
use verify::pull::packs_v1;
use verify::report::LogKind::{Anchored, Fulfilled};
use verify::report::{Report, Verdict};

const RELAYER: Address = Address::new([0x5a; 20]);

/// A proof, and the chain that it speaks of.
pub struct Scene {
    pub name: &'static str,
    pub report: Report,
    pub claims: Claims,
    pub chain: Chain,
    /// The verdict that an honest reading of the chain gives.
    pub truth: Verdict,
}

/// Returns all scenes, the honest ones first.
pub fn all() -> Vec<Scene> {
    let mut scenes = honest();
    scenes.extend(dishonest_pulls());
    scenes.extend(dishonest_origins());
    scenes.extend(dishonest_events());
    scenes
}

fn pull(name: &'static str, proof: &Proof, chain: &Chain, truth: Verdict) -> Scene {
    let (report, claims) = proof.check();
    Scene {
        name,
        report,
        claims: Claims::Pull(Box::new(claims)),
        chain: chain.clone(),
        truth,
    }
}

fn event(name: &'static str, event: &PackEvent, truth: Verdict) -> Scene {
    let (report, claims) = event.check();
    Scene {
        name,
        report,
        claims,
        chain: event.chain.clone(),
        truth,
    }
}

/// Returns an honest pull of a busy shop: its window begins and ends in a block in which two transactions wrote logs.
pub fn busy() -> Scene {
    let mut shop = Shop::open(3);
    let (other, target) = (shop.buy(0), shop.buy(0));
    let requests = [other, target].map(|key| shop.request_of(key));
    shop.block(&requests);
    shop.block(&[other, target].map(|key| Call::Deliver(key, Callback::Works)));
    pull(
        "a busy block",
        &shop.proof(target),
        &shop.chain,
        Verdict::Verified,
    )
}

fn honest() -> Vec<Scene> {
    let truth = Verdict::Verified;
    let (shop, sales) = Shop::with_dependents();
    let mut scenes = vec![pull(
        "an evening",
        &shop.proof(sales.target),
        &shop.chain,
        truth,
    )];
    let (shop, target) = Shop::with_old_version();
    let proof = shop.proof_without_transactions(target);
    scenes.push(pull("an old version", &proof, &shop.chain, truth));

    let mut shop = Shop::open(3);
    let (other, target) = (shop.buy(0), shop.buy(0));
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let requests = shop.chain.transact(RELAYER, Vec::new(), |running| {
        [other, target].map(|key| running.request_pull(key, version))
    });
    shop.entries.extend(requests);
    shop.deliver_to(other, Callback::Fails);
    shop.deliver(target);
    let proof = shop.proof(target);
    scenes.push(pull("two requests at once", &proof, &shop.chain, truth));

    scenes.push(event("an event", &PackEvent::honest(), truth));
    let mut relayed = PackEvent::unanchored();
    let call = create_event(&relayed.id, &relayed.value);
    relayed.anchor(RELAYER, [&[1, 2, 3, 4][..], &call].concat());
    scenes.push(event("an event by a relayer", &relayed, truth));
    scenes
}

fn dishonest_pulls() -> Vec<Scene> {
    let truth = Verdict::NotVerified;
    let mut scenes = Vec::new();

    let (mut shop, sales) = Shop::with_dependents();
    let purchase = shop.sale(sales.target).event_id();
    let events = &mut shop.chain.consumer.events;
    events.change(&purchase, |value| *value = hash(7));
    let proof = shop.proof(sales.target);
    scenes.push(pull("another commitment", &proof, &shop.chain, truth));

    let (shop, sales) = Shop::with_dependents();
    let mut proof = shop.proof(sales.target);
    proof.entry(Fulfilled, sales.target).value = hash(0x31);
    scenes.push(pull("another word", &proof, &shop.chain, truth));

    for (name, callback, blocks) in [
        ("a word left out", Callback::Works, 0),
        ("a failed callback left out", Callback::Fails, 0),
    ] {
        let mut shop = Shop::open(3);
        let hidden = shop.sell();
        shop.chain.mine(blocks);
        shop.sell_break();
        let target = shop.sell();
        shop.deliver_to(hidden, callback);
        shop.deliver(target);
        let proof = shop.proof(target).omitting(hidden);
        scenes.push(pull(name, &proof, &shop.chain, truth));
    }

    let mut shop = Shop::open(3);
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.deliver(hidden);
    shop.deliver(target);
    let proof = shop.proof(target).without(Fulfilled, hidden);
    scenes.push(pull(
        "a word left out, not its request",
        &proof,
        &shop.chain,
        truth,
    ));

    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    let hidden = shop.sell();
    shop.request(target);
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    let proof = shop.proof(target).omitting(hidden);
    let name = "a failed callback left out, its request read";
    scenes.push(pull(name, &proof, &shop.chain, truth));

    scenes.push(anchored_long_after());

    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.second).position;
    let moved = at(word.block, word.log_index + 7);
    let proof = shop.proof(sales.target);
    let proof = proof.moving(Fulfilled, sales.second, moved);
    scenes.push(pull("a word dated elsewhere", &proof, &shop.chain, truth));

    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.target).position;
    let far = at(word.block + 2_000_000, 0);
    let proof = shop.proof(sales.target);
    let proof = proof.moving(Fulfilled, sales.target, far);
    scenes.push(pull(
        "a block that does not exist",
        &proof,
        &shop.chain,
        Verdict::NotConfirmed,
    ));
    scenes
}

/// Returns a proof whose version was anchored after everything, and is dated before it.
fn anchored_long_after() -> Scene {
    let mut shop = Shop::open(3);
    let version = tier(2, 3);
    let told = Entry {
        kind: Anchored,
        key: version_id(&version),
        position: at(shop.chain.newest + 1, 0),
        value: packs_v1::version_root(&version),
    };
    shop.chain.mine(5);
    shop.tiers.push(version);
    let target = shop.buy(1);
    shop.request(target);
    shop.deliver(target);
    shop.chain.mine(30_000);
    shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.write_log(Anchored, told.key, told.value)
    });
    shop.entries.push(told);
    let mut proof = shop.proof_without_transactions(target);
    proof.covers_to = Some(shop.entry(Fulfilled, target).position);
    let name = "a version anchored long after";
    pull(name, &proof, &shop.chain, Verdict::NotVerified)
}

/// Returns scenes with words that are not the oracle's.
fn dishonest_origins() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for (name, oracle_answers, truth) in [
        ("a chosen word", true, Verdict::NotVerified),
        (
            "a chosen word, the oracle silent",
            false,
            Verdict::NotVerified,
        ),
    ] {
        let mut shop = Shop::open(3);
        shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
        let (other, target) = (shop.sell(), shop.sell());
        shop.deliver(other);
        let asked = shop.asked(target);
        shop.chain.mine(1);
        let chosen = hash(0x31);
        let word = shop.chain.transact(RELAYER, Vec::new(), |running| {
            running.receives(target, chosen, Callback::Works)
        });
        shop.entries.extend(word);
        shop.chain.mine(1);
        if oracle_answers {
            shop.chain.transact(COORDINATOR, Vec::new(), |running| {
                running.fulfil(asked, output_seed(&asked.1), Callback::Fails)
            });
        }
        scenes.push(pull(name, &shop.proof(target), &shop.chain, truth));
    }

    let truth = Verdict::OriginUnknown;
    for (name, of_target) in [
        ("a coordinator of the shop's", true),
        ("a dependent's coordinator of the shop's", false),
    ] {
        let mut shop = Shop::open(3);
        shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
        let own = Oracle {
            coordinator: SHOPS_OWN,
            ..shop.chain.consumer.oracle
        };
        let real = shop.chain.consumer.oracle;
        shop.chain.consumer.oracle = if of_target { real } else { own };
        let first = shop.sell();
        let of_first = shop.chain.consumer.oracle;
        shop.chain.consumer.oracle = if of_target { own } else { real };
        let target = shop.sell();
        let of_last = core::mem::replace(&mut shop.chain.consumer.oracle, of_first);
        shop.deliver(first);
        shop.chain.consumer.oracle = of_last;
        shop.deliver(target);
        scenes.push(pull(name, &shop.proof(target), &shop.chain, truth));
    }
    scenes
}

fn dishonest_events() -> Vec<Scene> {
    let truth = Verdict::NotVerified;
    let mut scenes = Vec::new();

    let mut seeded = PackEvent::honest();
    seeded.seed = hash(7);
    scenes.push(event("another seed", &seeded, truth));

    let mut unanchored = PackEvent::honest();
    let events = &mut unanchored.chain.consumer.events;
    events.change(&unanchored.id, |value| *value = hash(7));
    scenes.push(event("another deck", &unanchored, truth));

    let later = |to, write: &dyn Fn(&mut Running<'_>) -> Hash32| {
        let mut event = PackEvent::honest();
        event.chain.mine(100);
        let input = b"elsewise".to_vec();
        let (transaction, request) = event
            .chain
            .transact(to, input, |running| (running.hash, write(running)));
        event.transaction = transaction;
        event.deliver_seed(request);
        event
    };
    let PackEvent { id, value, .. } = PackEvent::unanchored();
    let of_pull = later(RELAYER, &|running| {
        running.request_pull(id, value);
        running.chain.consumer.request_id(&id)
    });
    scenes.push(event("a later pull of the id", &of_pull, truth));
    let exchanged = later(RELAYER, &|running| running.create_event(value, id));
    scenes.push(event("a later event of the value", &exchanged, truth));

    scenes
}

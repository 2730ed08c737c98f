//! Repeats the results of a hostile review of the claims: dishonest proofs that passed, and honest ones that failed.
//! Each was seen before its rule was mended.

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::*;
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::{SettledReport, failing, unread};
use fixtures::shop::Shop;
use verify::claims::evidence::coordinator::create_event;
use verify::claims::{Address, Answer, At, Fault, Log, Question, Receipt, Transaction};
use verify::hash::Hash32;
use verify::report::LogKind::*;
use verify::report::{Step, Verdict};

const RELAYER: Address = Address::new([0x5a; 20]);

fn show(o: &SettledReport) -> String {
    o.settled
        .steps
        .iter()
        .map(|s: &Step| {
            format!(
                "\n{:?} {} {:?} {:?}",
                s.id,
                s.status.name(),
                failing(s),
                unread(s)
            )
        })
        .collect()
}
fn not_verified(o: &SettledReport) {
    assert_ne!(o.verdict(), Verdict::Verified, "{}", show(o));
}
fn own(shop: &mut Shop) {
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    shop.chain.consumer.oracle.coordinator = SHOPS_OWN;
}
fn real(shop: &mut Shop) {
    shop.chain.consumer.oracle.coordinator = COORDINATOR;
}

/// A supplied Break served by the shop's own coordinator copies the hidden Pack's request id.
#[test]
fn answered_id_stolen_by_a_break() {
    let mut shop = Shop::open(3);
    let hidden = shop.sell();
    let id = shop.asked(hidden).1;
    own(&mut shop);
    let thief = shop.sell_break();
    real(&mut shop);
    let target = shop.sell();
    own(&mut shop);
    shop.deliver(thief);
    real(&mut shop);
    shop.chain
        .consumer
        .pulls
        .change(&thief, |p| p.request_id = id);
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    not_verified(&shop.proof(target).omitting(hidden).check_on(&shop.chain));
}

/// Waiting Breaks whose request ids the shop's own coordinator copied from the hidden Pack.
#[test]
fn waiting_id_stolen_by_a_break() {
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    let hidden = shop.sell();
    let id = shop.asked(hidden).1;
    own(&mut shop);
    let mut thieves = vec![];
    while !thieves.iter().any(|k| *k < hidden) {
        thieves.push(shop.sell_break());
    }
    real(&mut shop);
    for t in &thieves {
        shop.chain.consumer.pulls.change(t, |p| p.request_id = id);
    }
    shop.request(target);
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    not_verified(&shop.proof(target).omitting(hidden).check_on(&shop.chain));
}

/// The target's callback fails, so the check learns no signature of a word. The hidden Pack, requested before the span,
/// is served by the shop's own coordinator, and the contract logs PullFulfilled for it.
#[test]
fn own_coordinators_word_beside_failed_callback() {
    let mut shop = Shop::open(3);
    own(&mut shop);
    let hidden = shop.sell();
    real(&mut shop);
    shop.chain.mine(10);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    own(&mut shop);
    shop.deliver(hidden);
    real(&mut shop);
    shop.deliver_to(target, Callback::Fails);
    not_verified(&shop.proof(target).omitting(hidden).check_on(&shop.chain));
}

/// Hides a word of the shop's own coordinator, with a target whose callback works and a hidden log with a signature of its
/// own.
#[test]
fn own_coordinators_word_logged_otherwise() {
    let mut shop = Shop::open(3);
    own(&mut shop);
    let hidden = shop.sell();
    real(&mut shop);
    shop.chain.mine(10);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    own(&mut shop);
    shop.deliver_to(hidden, Callback::LogsOtherwise);
    real(&mut shop);
    shop.deliver(target);
    not_verified(&shop.proof(target).omitting(hidden).check_on(&shop.chain));
}

/// One of two requests is the event's; a later pull, through the shop's own coordinator, takes the disliked id.
#[test]
fn seed_chosen_by_assigning_the_other_id_later() {
    let mut event = PackEvent::unanchored();
    let (id, value) = (event.id, event.value);
    event.chain.mine(1);
    let (tx, first, second) = event.chain.transact(RELAYER, Vec::new(), |r| {
        let a = r.create_event(id, value);
        (r.hash, a, r.create_event(hash(1), hash(2)))
    });
    event.transaction = tx;
    event.deliver_seed(first);
    event.deliver_seed(second);
    not_verified(&event.settle());
    event.chain.mine(100);
    event.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    event.chain.consumer.oracle.coordinator = SHOPS_OWN;
    event.chain.transact(CONSUMER, Vec::new(), |r| {
        r.request_pull(hash(1), hash(9));
    });
    event
        .chain
        .consumer
        .pulls
        .change(&hash(1), |p| p.request_id = first);
    not_verified(&event.settle());
    let e = Endpoint::of(&event.chain).without_old_state();
    not_verified(&event.check_with(&[e]));
}

/// A contract accepts createEvent twice; one of two endpoints denies the earlier state.
#[test]
fn denied_earlier_state_of_an_event() {
    let mut event = PackEvent::unanchored();
    let call = create_event(&event.id, &event.value);
    event.anchor(CONSUMER, call.clone());
    event.chain.mine(50_000);
    event.anchor(CONSUMER, call);
    let liar = Endpoint::of(&event.chain).answering(|q| match q {
        Question::Events(_, At::Block(_)) => Some(Answer::Events(Hash32::ZERO)),
        _ => None,
    });
    let honest = Endpoint::of(&event.chain);
    not_verified(&event.check_with(&[Endpoint::of(&event.chain)]));
    not_verified(&event.check_with(&[honest, liar]));
}

/// Denies the earlier state of a pull's purchase anchor or request.
#[test]
fn denied_earlier_state_of_a_pull() {
    let mut shop = Shop::open(3);
    let early = shop.chain.newest;
    shop.chain.mine(50_000);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver(target);
    let id = shop.sale(target).event_id();
    shop.chain.consumer.events.write(id, early, hash(9));
    let proof = shop.proof(target);
    not_verified(&proof.check_on(&shop.chain));
    let liar = Endpoint::of(&shop.chain).answering(|q| match q {
        Question::Events(_, At::Block(_)) => Some(Answer::Events(Hash32::ZERO)),
        _ => None,
    });
    not_verified(&proof.check_with(&[Endpoint::of(&shop.chain), liar]));
}

/// One of two endpoints invents the anchoring transaction; the other does not know it.
#[test]
fn invented_transaction() {
    let mut event = PackEvent::unanchored();
    event.chain.mine(100);
    // A stranger's request at the listed coordinator, whose word the shop likes.
    let oracle = event.chain.consumer.oracle;
    let stranger = Address::new([0x77; 20]);
    let liked = event.chain.transact(stranger, vec![], |r| {
        r.request_words(oracle, stranger, None)
    });
    let mut log: Log = event.chain.logs.last().unwrap().clone();
    let block = event.chain.newest;
    event.deliver_seed(liked);
    let liked_word = event.seed;
    event.chain.mine(5);
    let call = create_event(&event.id, &event.value);
    event.anchor(CONSUMER, call.clone());
    event.settle().is_verified();
    event.seed = liked_word;
    let invented = hash(0x99);
    event.transaction = invented;
    log.transaction = invented;
    log.topics[3] = CONSUMER.as_topic();
    let liar = Endpoint::of(&event.chain).answering(move |q| match q {
        Question::Transaction(h) if *h == invented => Some(Answer::Transaction(Transaction {
            to: Some(CONSUMER),
            input: call.clone(),
        })),
        Question::Receipt(h) if *h == invented => Some(Answer::Receipt(Receipt {
            block,
            succeeded: true,
            logs: vec![log.clone()],
        })),
        _ => None,
    });
    not_verified(&event.check_with(&[Endpoint::of(&event.chain), liar]));
}

/// Only one of two endpoints keeps old state, and it reports that the subscription was not this consumer's.
#[test]
fn lone_old_subscription() {
    let mut shop = Shop::open(3);
    let hidden = shop.sell();
    shop.chain.mine(10);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    let proof = shop.proof(target).omitting(hidden);
    not_verified(&proof.check_on(&shop.chain));
    let liar = Endpoint::of(&shop.chain).answering(|q| match q {
        Question::Subscription(_, _, At::Block(_)) => {
            Some(Answer::Subscription(Some(vec![RELAYER])))
        }
        _ => None,
    });
    not_verified(&proof.check_with(&[Endpoint::of(&shop.chain).without_old_state(), liar]));
}

/// The shop calls createEvent(key, word) in the block of the word, before a hidden word and the target's own; another
/// pair makes the request's signature ambiguous or not.
#[test]
fn word_dated_by_an_earlier_log_of_the_block() {
    for mode in 0..3 {
        let mut shop = Shop::open(3);
        let (hidden, target) = (shop.sell(), shop.sell());
        shop.chain.mine(1);
        let asked = [shop.asked(hidden), shop.asked(target)];
        let word = verify::claims::word(&fixtures::chain::coordinator::output_seed(&asked[1].1));
        let version = fixtures::shop::version_id(&shop.tiers[0]);
        if mode == 1 {
            shop.chain.transact(RELAYER, vec![], |r| {
                r.request_pull(version, target);
            });
        }
        shop.chain.mine(1);
        let decoy = shop.chain.transact(RELAYER, vec![], |r| match mode {
            0 => r.write_log(Anchored, target, word),
            _ => r.request_pull(word, target),
        });
        let delivered = shop.chain.transact(COORDINATOR, vec![], |r| {
            asked.map(|a| {
                r.fulfil(
                    a,
                    fixtures::chain::coordinator::output_seed(&a.1),
                    Callback::Works,
                )
            })
        });
        shop.reads(hidden, &delivered[0]);
        shop.reads(target, &delivered[1]);
        let proof = shop
            .proof(target)
            .omitting(hidden)
            .moving(Fulfilled, target, decoy.position);
        let o = proof.check_on(&shop.chain);
        println!("mode {mode}: {:?} {}", o.verdict(), show(&o));
        if mode == 2 {
            not_verified(&o);
        }
    }
}

/// Honest: wide coverage with requests and words of long ago, on a node that serves 50,000 blocks for each query.
#[test]
fn wide_honest_proof_on_a_node_with_bounded_ranges() {
    let mut shop = Shop::open(9);
    let old = shop.sell();
    shop.deliver(old);
    shop.chain.mine(2_000_000);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver(target);
    let proof = shop.proof(target);
    let node = || Endpoint::of(&shop.chain).refusing(|q| q.to - q.from > 100_000);
    let o = proof.clone().check_with(&[node()]);
    println!("{:?} {}", o.verdict(), show(&o));
    let narrow = proof.clone().omitting(old).check_with(&[node()]);
    assert_eq!(narrow.verdict(), Verdict::Verified, "{}", show(&narrow));
    assert_eq!(o.verdict(), Verdict::Verified, "{}", show(&o));
}

/// Honest: an endpoint answers old blocks with its present state, and the control times out.
#[test]
fn control_times_out() {
    let (shop, sales) = Shop::with_dependents();
    let chain = shop.chain.clone();
    let node = Endpoint::of(&shop.chain).answering(move |q| match q {
        Question::Events(_, At::Block(0)) | Question::GetPull(_, At::Block(0)) => {
            Some(fault(Fault::Busy))
        }
        Question::Events(id, At::Block(_)) => {
            Some(chain.answer(&Question::Events(*id, At::Pinned)))
        }
        Question::GetPull(id, At::Block(_)) => {
            Some(chain.answer(&Question::GetPull(*id, At::Pinned)))
        }
        _ => None,
    });
    let o = shop.proof(sales.target).check_with(&[node]);
    assert_ne!(o.verdict(), Verdict::NotVerified, "{}", show(&o));
}

/// Honest: v2 and v2.5 are both listed, and v2 serves strangers in the window.
#[test]
fn two_coordinators_listed() {
    use fixtures::chain::coordinator::{Coordinator, Kind};
    let v2 = Address::new([0xc2; 20]);
    let mut l = listed();
    l.coordinators.push(v2);
    for keys in [true, false] {
        if !keys {
            l.key_hashes.clear();
        }
        let mut shop = Shop::open(5);
        shop.chain
            .coordinators
            .insert(v2, Coordinator::new(Kind::V2));
        let mut o = shop.chain.consumer.oracle;
        o.coordinator = v2;
        o.subscription = hash(7);
        let stranger = Address::new([0x77; 20]);
        let target = shop.sell();
        let id = shop
            .chain
            .transact(stranger, vec![], |r| r.request_words(o, stranger, None));
        shop.chain.mine(1);
        shop.chain.deliver((v2, id), Callback::Works);
        shop.deliver(target);
        let e = Endpoint::of(&shop.chain).without_old_state();
        shop.proof(target).check_with_listed(&l, &[e]).is_verified();
    }
}

/// The version's anchor is outside the span, in an invented transaction that one of two endpoints returns.
#[test]
fn version_dated_by_an_invented_receipt() {
    let mut shop = Shop::open(3);
    shop.chain.mine(100_000);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver(target);
    // The version's real anchor is moved 20,000 blocks after the word.
    let version = fixtures::shop::version_id(&shop.tiers[0]);
    let real = shop.entry(Anchored, version);
    let root = real.value;
    let mut fake = shop.chain.log_at(real.position).clone();
    shop.chain.logs.retain(|l| l.position != real.position);
    shop.chain.consumer.events.forget(&version);
    shop.chain.mine(20_000);
    shop.chain.transact(CONSUMER, vec![], |r| {
        r.write_log(Anchored, version, root);
    });
    let mut proof = shop.proof_without_transactions(target);
    let invented = hash(0x98);
    fake.transaction = invented;
    proof.transactions = [Some(invented), None, None];
    let liar = || {
        let fake = fake.clone();
        Endpoint::of(&shop.chain)
            .without_old_state()
            .answering(move |q| match q {
                Question::Receipt(h) if *h == invented => Some(Answer::Receipt(Receipt {
                    block: fake.position.block,
                    succeeded: true,
                    logs: vec![fake.clone()],
                })),
                _ => None,
            })
    };
    not_verified(&proof.check_with(&[Endpoint::of(&shop.chain)]));
    not_verified(&proof.check_with(&[Endpoint::of(&shop.chain), liar()]));
}

/// Honest: an endpoint of an event fails the control and answers old blocks with present state.
#[test]
fn event_control_times_out() {
    let event = PackEvent::honest();
    let chain = event.chain.clone();
    let node = Endpoint::of(&event.chain).answering(move |q| match q {
        Question::Events(_, At::Block(0)) => Some(fault(Fault::Busy)),
        Question::Events(id, At::Block(_)) => {
            Some(chain.answer(&Question::Events(*id, At::Pinned)))
        }
        _ => None,
    });
    let o = event.check_with(&[node]);
    assert_ne!(o.verdict(), Verdict::NotVerified, "{}", show(&o));
}

//! What the chain says settles the chain steps: honest chains pass, each lie fails at its step, and
//! what is not shown is never evidence.

mod common;

use common::chain::{
    self, Chain, failing, hash, oracle_answer, oracle_request, request_id, unread, word,
};
use packproof::verify::claims::oracle::create_event;
use packproof::verify::claims::question::{Transaction, Unread};
use packproof::verify::claims::{Address, Answer, Answers, Claims, PullClaims, Settled};
use packproof::verify::event::commitments::{deck_commitment, seed_commitment, vrf_event_id};
use packproof::verify::event::deck::{Spelling, deck_hash};
use packproof::verify::hash::Hash32;
use packproof::verify::json::{self, Raw};
use packproof::verify::position::Position;
use packproof::verify::pull::Entry;
use packproof::verify::report::{Cause, LogKind, Point, Status, Step, Verdict};
use packproof::verify::{self, Report};
use serde_json::{Value, json};

const TARGET: &str = "pull-with-dependents.json";

fn checked(bytes: &[u8]) -> (Report, Claims) {
    let checked = verify::check(bytes, &mut |_| {}).expect("a payload");
    (checked.report, checked.claims.expect("claims"))
}

fn pull_claims(claims: &Claims) -> &PullClaims {
    match claims {
        Claims::Pull(claims) => claims,
        Claims::Event(_) => panic!("a pack event"),
    }
}

/// A chain on which a proof is true, changed by a lie.
fn told(lie: impl FnOnce(&PullClaims, &mut Chain)) -> Settled {
    let (_, claims) = checked(common::payload(TARGET));
    let mut chain = Chain::of(&claims);
    lie(pull_claims(&claims), &mut chain);
    chain.settle(&claims)
}

#[test]
fn an_honest_chain_verifies_every_honest_pull() {
    let honest = common::vectors()
        .into_iter()
        .filter(|vector| vector.file.starts_with("pull-") && vector.verdict == "verified_offline");
    let mut seen = 0;
    for vector in honest {
        let (report, claims) = checked(common::payload(&vector.file));
        let settled = Chain::of(&claims).settle(&claims);
        let report = report.with_chain(&settled.steps);
        assert_eq!(
            report.verdict,
            Verdict::Verified,
            "{}: {:#?}",
            vector.file,
            settled.steps
        );
        assert_eq!(
            settled.coordinator,
            Some(chain::COORDINATOR),
            "{}",
            vector.file
        );
        seen += 1;
    }
    assert!(seen >= 13, "only {seen} honest pulls");
}

#[test]
fn with_no_answers_everything_is_open_and_nothing_passes() {
    let (report, claims) = checked(common::payload(TARGET));
    let settled = claims.settle(&Answers::new());
    assert!(settled.open.len() > 10);
    assert!(
        settled
            .steps
            .iter()
            .all(|step| step.status == Status::Skipped(Cause::ContractNotRead))
    );
    assert_eq!(
        report.with_chain(&settled.steps).verdict,
        Verdict::VerifiedOffline
    );
}

#[test]
fn what_the_contract_does_not_hold_fails_contract() {
    let [contract, logs] = told(|claims, chain| {
        chain.events.remove(&claims.draws[0].version_event_id);
    })
    .steps;
    assert!(
        failing(&contract)
            .iter()
            .all(|point| *point == Point::ContractVersion)
    );
    assert!(contract.failed() && logs.passed());

    let [contract, _] = told(|claims, chain| {
        chain
            .events
            .insert(claims.draws[1].purchase_event_id, hash(7));
    })
    .steps;
    assert_eq!(failing(&contract), [Point::ContractPurchase]);

    let [contract, _] = told(|claims, chain| {
        chain.pulls.remove(&claims.draws[0].name.pull_key);
    })
    .steps;
    assert_eq!(failing(&contract), [Point::ContractRequest]);

    let [contract, _] = told(|claims, chain| {
        let key = claims.draws[0].name.pull_key;
        chain.pulls.get_mut(&key).expect("a pull").word = hash(7);
    })
    .steps;
    assert_eq!(failing(&contract), [Point::ContractWord]);
}

#[test]
fn a_word_without_the_fulfilled_flag_is_no_word() {
    let settled = told(|claims, chain| {
        let key = claims.draws[0].name.pull_key;
        chain.pulls.get_mut(&key).expect("a pull").fulfilled = false;
    });
    let id = request_id(&first_key());
    assert_eq!(unread(&settled.steps[0]), Some(&Unread::WordNotSeen(id)));
}

fn first_key() -> Hash32 {
    let (_, claims) = checked(common::payload(TARGET));
    pull_claims(&claims).draws[0].name.pull_key
}

/// The entries of the target's window, apart from the target's own word.
fn a_dependents_word(claims: &PullClaims) -> Position {
    claims.draws[1].word.expect("a word").position
}

#[test]
fn a_log_that_was_left_out_fails_chain_logs() {
    let [contract, logs] = told(|claims, chain| {
        let mut left_out = claims.draws[1].word.expect("a word");
        left_out.key = hash(7);
        left_out.position.log_index += 500;
        chain.logs.push(chain::log_of(chain.consumer, &left_out));
    })
    .steps;
    assert!(contract.passed());
    assert_eq!(failing(&logs), [Point::LogOmitted(LogKind::Fulfilled)]);
}

#[test]
fn a_log_outside_the_span_is_not_left_out() {
    let [_, logs] = told(|claims, chain| {
        let mut later = claims.draws[0].word.expect("a word");
        later.key = hash(7);
        later.position = claims.coverage.expect("coverage").to;
        later.position.log_index += 1;
        chain.logs.push(chain::log_of(chain.consumer, &later));
    })
    .steps;
    assert!(logs.passed());
}

#[test]
fn a_log_at_another_position_fails_chain_logs() {
    let [_, logs] = told(|claims, chain| {
        let at = a_dependents_word(claims);
        chain.log_at(at).position.log_index += 300;
    })
    .steps;
    assert_eq!(failing(&logs), [Point::LogAt(LogKind::Fulfilled)]);
}

/// A word dated into the window had its true log behind the span, where nothing looked for it, and
/// the step was skipped as if an endpoint had forgotten it.
#[test]
fn a_log_behind_the_span_is_the_entrys_own_at_another_position() {
    let [_, logs] = told(|claims, chain| {
        let at = a_dependents_word(claims);
        let behind = claims.coverage.expect("coverage").to.block + 3;
        chain.log_at(at).position.block = behind;
    })
    .steps;
    assert_eq!(failing(&logs), [Point::LogAt(LogKind::Fulfilled)]);
}

#[test]
fn a_log_with_another_value_fails_chain_logs() {
    let [_, logs] = told(|claims, chain| {
        let at = a_dependents_word(claims);
        chain.log_at(at).data = vec![7; 32];
    })
    .steps;
    assert_eq!(failing(&logs), [Point::LogValue(LogKind::Fulfilled)]);
}

#[test]
fn a_log_that_is_not_shown_is_never_evidence() {
    let [_, logs] = told(|claims, chain| {
        let at = a_dependents_word(claims);
        chain.logs.retain(|log| log.position != at);
    })
    .steps;
    assert!(
        matches!(unread(&logs), Some(Unread::LogNotSeen(_))),
        "{logs:?}"
    );

    let [contract, logs] = told(|_, chain| chain.logs.clear()).steps;
    assert!(contract.passed());
    assert!(
        matches!(unread(&logs), Some(Unread::LogNotSeen(_))),
        "{logs:?}"
    );
}

/// A log that the span's answer left out, and its own block showed, passed: the answer was proven
/// to have holes, and a word could hide in one of them.
#[test]
fn a_range_that_left_out_a_log_proves_no_absence() {
    let [_, logs] = told(|claims, chain| {
        chain.forgotten = vec![a_dependents_word(claims)];
    })
    .steps;
    assert!(failing(&logs).is_empty());
    assert!(
        matches!(unread(&logs), Some(Unread::LogNotSeen(_))),
        "{logs:?}"
    );
}

/// A proof that names a word's log as something else: it stood matched, so that nothing was left
/// out, and the word took no part in any window.
fn hidden_word(disguise: impl FnOnce(Entry) -> Entry) -> [Step; 2] {
    let (_, claims) = checked(common::payload(TARGET));
    let Claims::Pull(mut claims) = claims else {
        panic!("a pack event");
    };
    let mut chain = Chain::of(&Claims::Pull(claims.clone()));
    let word = claims.draws[1].word.expect("a word");
    let mut position = word.position;
    position.log_index += 500;
    let hidden = Entry {
        key: hash(7),
        value: hash(8),
        position,
        ..word
    };
    chain.happen(&Entry {
        kind: LogKind::Requested,
        ..hidden
    });
    chain.logs.truncate(chain.logs.len() - 2);
    chain.happen(&hidden);
    claims.entries.push(disguise(hidden));
    chain.settle(&Claims::Pull(claims)).steps
}

#[test]
fn a_word_called_an_anchor_fails_chain_logs() {
    let [contract, logs] = hidden_word(|word| Entry {
        kind: LogKind::Anchored,
        ..word
    });
    assert!(contract.passed());
    let failed = [Point::ContractAnchor, Point::LogOmitted(LogKind::Fulfilled)];
    assert_eq!(failing(&logs), failed);
}

/// The chain of the small shop, and the claims of a proof that hides a dependent's word there, so
/// that the target takes its card.
fn small_shop(file: &str) -> (Chain, PullClaims) {
    let (_, honest) = checked(common::payload("own/pull-small-shop.json"));
    let (report, claims) = checked(common::payload(file));
    assert_eq!(report.verdict, Verdict::VerifiedOffline);
    (Chain::of(&honest), pull_claims(&claims).clone())
}

/// The shop anchors the word under its key afterwards: the contract then holds what the entry says.
#[test]
fn a_word_anchored_afterwards_is_still_left_out() {
    let (mut chain, claims) = small_shop("own/pull-hidden-word-called-an-anchor.json");
    let mut entries = claims.entries.iter();
    let hidden = entries
        .find(|entry| entry.kind == LogKind::Anchored && !chain.events.contains_key(&entry.key));
    let hidden = hidden.expect("the hidden word");
    chain.events.insert(hidden.key, hidden.value);
    let [contract, logs] = chain.settle(&Claims::Pull(Box::new(claims))).steps;
    assert!(contract.passed());
    assert_eq!(failing(&logs), [Point::LogOmitted(LogKind::Fulfilled)]);
}

/// A break requests the key that the word is said to be: no word of it is the contract's.
#[test]
fn a_word_exchanged_with_a_requested_key_does_not_pass() {
    let (mut chain, claims) = small_shop("own/pull-hidden-word-exchanged-with-its-key.json");
    let other = claims
        .others
        .iter()
        .find(|other| !chain.pulls.contains_key(&other.word.key));
    let other = *other.expect("the hidden word");
    chain.happen(&other.request);
    let [contract, _] = chain.settle(&Claims::Pull(Box::new(claims))).steps;
    let id = request_id(&other.word.key);
    assert_eq!(unread(&contract), Some(&Unread::WordNotSeen(id)));
}

/// Another word of the window is the contract's word for its key.
#[test]
fn another_word_of_no_pack_is_checked_too() {
    let (mut chain, claims) = small_shop("own/pull-small-shop.json");
    let key = claims.others.first().expect("a break").word.key;
    chain.pulls.get_mut(&key).expect("a pull").word = hash(7);
    let [contract, _] = chain.settle(&Claims::Pull(Box::new(claims))).steps;
    assert_eq!(failing(&contract), [Point::ContractWord]);
}

#[test]
fn a_word_exchanged_with_its_key_fails_chain_logs() {
    let [contract, logs] = hidden_word(|word| Entry {
        key: word.value,
        value: word.key,
        ..word
    });
    assert!(contract.passed());
    let failed = [
        Point::ContractRequest,
        Point::LogOmitted(LogKind::Fulfilled),
    ];
    assert_eq!(failing(&logs), failed);
}

#[test]
fn another_contracts_log_is_not_the_contracts() {
    let [_, logs] = told(|claims, chain| {
        let at = a_dependents_word(claims);
        chain.log_at(at).address = Address::new([7; 20]);
    })
    .steps;
    assert!(
        matches!(unread(&logs), Some(Unread::LogNotSeen(_))),
        "{logs:?}"
    );
}

#[test]
fn an_answer_to_another_question_settles_nothing() {
    let (_, claims) = checked(common::payload(TARGET));
    let open = claims.settle(&Answers::new()).open;
    let answers = open
        .into_iter()
        .map(|question| (question, Answer::Logs(Vec::new())));
    let settled = claims.settle(&answers.collect());
    assert_eq!(unread(&settled.steps[0]), Some(&Unread::Mismatched));
}

/// An exhausted draw stays exhausted whatever its word, so its word can be the oracle's own.
fn failed_callback(answered: bool, seed: Hash32) -> Settled {
    let mut payload: Value =
        serde_json::from_slice(common::payload("pull-exhausted.json")).expect("JSON");
    let key = payload["target_pull_key"]
        .as_str()
        .expect("a key")
        .to_owned();
    let events = payload["chain_events"].as_array_mut().expect("entries");
    let own = events
        .iter_mut()
        .find(|entry| entry["kind"] == "fulfilled" && entry["pull_key"] == *key);
    own.expect("the word")["word"] = word(hash(5)).to_string().into();
    let (report, claims) = checked(payload.to_string().as_bytes());
    assert_eq!(report.verdict, Verdict::VerifiedOffline);

    let mut chain = Chain::of(&claims);
    let target = &pull_claims(&claims).draws[0];
    let (key, entry) = (target.name.pull_key, target.word.expect("a word"));
    chain.pulls.get_mut(&key).expect("a pull").fulfilled = false;
    chain.pulls.get_mut(&key).expect("a pull").word = Hash32::ZERO;
    // Words may share a position in these payloads: only the target's own log is gone.
    chain
        .logs
        .retain(|log| log.position != entry.position || log.topics[1] != key);
    if answered {
        chain
            .logs
            .push(oracle_answer(request_id(&key), seed, entry.position));
    }
    chain.settle(&claims)
}

#[test]
fn a_failed_callback_is_settled_by_the_coordinators_own_log() {
    let settled = failed_callback(true, hash(5));
    assert!(
        settled.steps.iter().all(Step::passed),
        "{:#?}",
        settled.steps
    );
    let [contract, logs] = failed_callback(true, hash(6)).steps;
    assert_eq!(failing(&contract), [Point::CoordinatorWord]);
    assert_eq!(failing(&logs), [Point::CoordinatorWord]);
    let [contract, logs] = failed_callback(false, hash(5)).steps;
    assert!(
        matches!(unread(&contract), Some(Unread::WordNotSeen(_))),
        "{contract:?}"
    );
    assert!(
        matches!(unread(&logs), Some(Unread::LogNotSeen(_))),
        "{logs:?}"
    );
}

/// A v2 event without pulls, whose seed is the oracle's word, and the chain it happened on.
fn event() -> (Report, Claims, Chain) {
    let deck = json!([{ "pack_card_id": "a", "card_inventory_id": "b", "initial_price": "1.00" }]);
    let wrapped = json!({ "deck": deck }).to_string();
    let read = json::read(wrapped.as_bytes()).expect("an object");
    let entries: Vec<Raw<'_>> = read.object().required("deck").expect("a list");
    let deck_hash = deck_hash(entries.into_iter(), Spelling::Utf8).expect("text");
    let (salt, request) = (hash(8), hash(6));
    let seed_commitment = seed_commitment(&salt);
    let anchored = deck_commitment(&deck_hash, &seed_commitment);
    let consumer = Address::new([0xee; 20]);
    let id = "332f8b12-2408-4fd2-ab90-2f8911e81818";
    let event_id = vrf_event_id(&id.parse().expect("a UUID"));
    let payload = json!({
        "pack_event_id": id, "fairness_algo_version": "v2", "is_active": false, "pulls": [],
        "deck_snapshot": deck, "deck_hash": deck_hash, "seed_commitment": seed_commitment,
        "deck_commitment": anchored, "seed_salt": salt, "random_seed": word(hash(5)),
        "vrf_event_id": event_id, "vrf_request_id": request, "vrf_consumer_address": consumer,
        "vrf_network": "base",
    });
    let (report, claims) = checked(payload.to_string().as_bytes());
    let mut chain = Chain::of(&claims);
    let at = Position {
        block: 100,
        log_index: 3,
    };
    let input = create_event(&event_id, &anchored);
    chain.events.insert(event_id, anchored);
    chain.transactions.insert(
        request,
        Transaction {
            to: Some(consumer),
            input,
        },
    );
    chain
        .logs
        .push(oracle_request(consumer, hash(4), at, request));
    chain.logs.push(oracle_answer(
        hash(4),
        hash(5),
        Position {
            block: 103,
            log_index: 0,
        },
    ));
    (report, claims, chain)
}

fn event_told(lie: impl FnOnce(&mut Chain)) -> [Step; 2] {
    let (_, claims, mut chain) = event();
    lie(&mut chain);
    chain.settle(&claims).steps
}

#[test]
fn an_honest_chain_verifies_an_event() {
    let (report, claims, chain) = event();
    let settled = chain.settle(&claims);
    assert_eq!(
        report.with_chain(&settled.steps).verdict,
        Verdict::Verified,
        "{:#?}",
        settled.steps
    );
    assert_eq!(settled.coordinator, Some(chain::COORDINATOR));
}

#[test]
fn an_event_that_was_not_anchored_fails_contract() {
    let [contract, origin] = event_told(|chain| chain.events.clear());
    assert_eq!(failing(&contract), [Point::ContractAnchor]);
    assert!(origin.passed());
}

#[test]
fn a_seed_that_is_not_the_oracles_fails_seed_origin() {
    let [contract, origin] = event_told(|chain| {
        chain.logs.retain(|log| log.topics[1] != hash(4));
        chain.logs.push(oracle_answer(
            hash(4),
            hash(7),
            Position {
                block: 103,
                log_index: 0,
            },
        ));
    });
    assert!(contract.passed());
    assert_eq!(failing(&origin), [Point::SeedWord]);
}

#[test]
fn another_transaction_fails_seed_origin() {
    let [_, origin] = event_told(|chain| {
        let transaction = chain.transactions.get_mut(&hash(6)).expect("the call");
        transaction.input[10] ^= 1;
    });
    assert_eq!(failing(&origin), [Point::RequestCall]);
    let [_, origin] = event_told(|chain| {
        let transaction = chain.transactions.get_mut(&hash(6)).expect("the call");
        transaction.to = Some(Address::new([7; 20]));
    });
    assert_eq!(failing(&origin), [Point::RequestTo]);
}

#[test]
fn what_is_not_shown_of_the_seeds_origin_is_skipped() {
    let [_, origin] = event_told(|chain| chain.transactions.clear());
    assert_eq!(unread(&origin), Some(&Unread::UnknownTransaction(hash(6))));
    let [_, origin] = event_told(|chain| chain.logs.retain(|log| log.topics[1] != hash(4)));
    assert_eq!(unread(&origin), Some(&Unread::WordNotSeen(hash(4))));
    // Two requests in one transaction: nobody can tell which word was the seed's.
    let [_, origin] = event_told(|chain| {
        let at = Position {
            block: 100,
            log_index: 9,
        };
        chain
            .logs
            .push(oracle_request(chain.consumer, hash(3), at, hash(6)));
    });
    assert_eq!(unread(&origin), Some(&Unread::NoRequestSeen(hash(6))));
}

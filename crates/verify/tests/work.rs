//! Checks that no payload, saved proof or endpoint keeps a check busy without end: the work is in proportion to the
//! input. A settlement that compares too many entries and logs with each other gives up, which is no verdict.

use std::cell::Cell;

use explain::pull::Blocked;
use explain::{Explanation, Subject};
use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::endpoint::read;
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{CONSUMER, COORDINATOR, SUBSCRIPTION, at, hash, listed};
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use serde_json::{Value, json};
use verify::claims::limits::{BYTES_PER_LOOK, MAX_WORK, PROOF_COST};
use verify::claims::{
    Address, Answer, At, Inclusion, Inconsistency, Log, LogQuery, NotIncluded, OracleRequest,
    ProvenReceipt, Prover, Question, Unproven, Unread, WitnessedAnswer, Witnesses, add_answer,
};
use verify::hash::{Hash32, keccak};
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};
use verify::report::{StepId, Verdict};

const PULL: &str = "pull-first-choice-taken.json";

/// Returns an entry that belongs to no pull, with a key made from this number.
fn nobodys(kind: LogKind, number: u32, position: Position) -> Entry {
    let mut key = [7; 32];
    key[..4].copy_from_slice(&number.to_be_bytes());
    Entry {
        kind,
        key: Hash32::new(key),
        position,
        value: hash(8),
    }
}

/// The check looked for each entry that no rule needs among all the logs: with many of both it never finished. Now it
/// does not look for them.
#[test]
fn many_entries_that_no_rule_needs_cost_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let inside = shop.entry(Requested, sales.target).position.block;
    for kind in [Anchored, Fulfilled] {
        let mut proof = shop.proof(sales.target);
        let last = shop.entry(Fulfilled, sales.target).position.block;
        let block = if kind == Fulfilled { last + 1 } else { inside };
        let many = (0..4_000).map(|number| nobodys(kind, number, at(block, 100 + number)));
        proof.entries.extend(many);
        let result = proof.check_on(&shop.chain);
        result.is_verified();
        assert!(result.settled.unneeded.len() >= 4_000);
    }
}

/// The check asks about each supplied request without a word, up to the number that it follows.
#[test]
fn many_supplied_requests_are_too_much_and_no_verdict() {
    let (shop, sales) = Shop::with_dependents();
    let inside = shop.entry(Requested, sales.target).position.block;
    let with = |many: u32| {
        let mut proof = shop.proof(sales.target);
        let many = (0..many).map(|number| nobodys(Requested, number, at(inside, 100 + number)));
        proof.entries.extend(many);
        proof.check_on(&shop.chain)
    };
    with(900).is_verified();
    assert_eq!(with(1_100).lacks(StepId::ChainLogs), &Unread::TooMuchWork);
}

/// A chain has one log at a position, but an endpoint can return any number. The check compared each with the others,
/// and the settlement gave up. The endpoint contradicts itself, and words that belong to no pull fail nothing.
#[test]
fn many_logs_at_one_position_are_a_contradiction() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    let word = shop.entry(Fulfilled, sales.target);
    let crowded = |many: u32| {
        Endpoint::of(&shop.chain).with_chain(|chain| {
            let own = chain.log_at(word.position).clone();
            let others = (0..many).map(|number| {
                let mut log = own.clone();
                log.topics[1] = nobodys(Fulfilled, number, word.position).key;
                log.transaction = Hash32::ZERO;
                log
            });
            chain.logs = others.chain(chain.logs.clone()).collect();
        })
    };
    let two = Inconsistency::TwoLogs(word.position);
    let result = proof.check_with(&[crowded(30_000)]);
    let alone = Unread::Inconsistent(Witnesses::of(0), two);
    assert_eq!(result.unread(StepId::ChainLogs), &alone);
    assert_eq!(result.unread(StepId::WordOrigin), &alone);
    // A second endpoint beside it counts alone.
    proof
        .check_with(&[crowded(30_000), Endpoint::of(&shop.chain)])
        .is_verified();
}

/// Anyone who shares the consumer's subscriptions can have many words delivered in a window: the count is bounded, and
/// a word that was not counted is not excluded.
#[test]
fn many_subscriptions_are_too_much_and_no_verdict() {
    const STRANGER: Address = Address::new([0x99; 20]);
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let oracle = shop.chain.consumer.oracle;
    for number in 0..30 {
        let mut subscription = hash(0x60);
        if number > 0 {
            subscription = Hash32::of(&[&[number]]);
        }
        assert_ne!(subscription, SUBSCRIPTION);
        shop.chain
            .subscribe(COORDINATOR, subscription, &[STRANGER, CONSUMER]);
        let shared = fixtures::chain::consumer::Oracle {
            subscription,
            ..oracle
        };
        let id = shop.chain.transact(STRANGER, Vec::new(), |running| {
            running.request_words(shared, STRANGER, None)
        });
        shop.chain.deliver((COORDINATOR, id), Callback::Works);
    }
    shop.deliver(target);
    let result = shop.proof(target).check_on(&shop.chain);
    assert_eq!(result.lacks(StepId::ChainLogs), &Unread::TooMuchWork);
}

/// The page's facts about a card that went to another draw were read from that draw's record once for each card: with a
/// card that stands 20,000 times, and a record of 20,000 members, 400,000,000 members were read.
#[test]
fn a_record_is_read_once_and_a_report_is_bounded() {
    const MANY: usize = 20_000;
    let mut proof: Value = serde_json::from_slice(fixtures::payload(PULL)).expect("JSON");
    let target = proof["target_pull_key"].as_str().expect("a key").to_owned();
    let checked = verify::check(fixtures::payload(PULL), &mut |_| {}).expect("a payload");
    let shown = Explanation::of(checked).overview;
    let Subject::Pull(pull) = &shown.subject else {
        panic!("a pull");
    };
    let taken = pull.candidates.iter().find_map(|candidate| {
        let taker = match &candidate.blocked {
            Some(Blocked::Awarded(taker)) => taker,
            _ => return None,
        };
        Some((candidate.card, taker.pull_key))
    });
    let (card, taker) = taken.expect("a card that went to another draw");
    let band = usize::try_from(pull.awarded_band.expect("a band")).expect("small");
    let leaves = &mut proof["records"][&target]["version"]["bands"][band]["leaves"];
    let leaf = json!([card.to_string(), 5]);
    leaves
        .as_array_mut()
        .expect("a list")
        .extend(vec![leaf; MANY]);
    let record = &mut proof["records"][&taker.to_string()];
    record["username"] = json!("n".repeat(MANY));
    for number in 0..MANY {
        record[format!("unread {number}")] = json!(0);
    }
    let bytes = serde_json::to_vec(&proof).expect("JSON");
    let checked = verify::check(bytes, &mut |_| {}).expect("a payload");
    assert_eq!(checked.report.verdict, Verdict::NotVerified);
    let shown = Explanation::of(checked).overview;
    let Subject::Pull(pull) = &shown.subject else {
        panic!("a pull");
    };
    assert_eq!(pull.candidates.len(), 500);
    for candidate in &pull.candidates {
        if let Some(Blocked::Awarded(taker)) = &candidate.blocked {
            let name = taker.username.as_ref().expect("a name");
            assert_eq!(name.chars().count(), 2_001, "cut, and marked as cut");
        }
    }
}

/// A file may hold any number of answers to one question. Its disagreement had as many members, and the page drew them for
/// seconds.
#[test]
fn a_disagreement_has_no_more_members_than_there_may_be_endpoints() {
    let event = PackEvent::honest();
    let (_, claims) = event.check();
    let mut answers = read(&claims, &listed(), &[Endpoint::of(&event.chain)]);
    let given = answers.get_mut(&Question::Events(event.id, At::Pinned));
    given
        .expect("an answer")
        .extend((0..2_000_u16).map(|number| {
            let value = Hash32::of(&[&number.to_be_bytes()]);
            WitnessedAnswer {
                by: Witnesses::of(0),
                answer: Answer::Events(value),
            }
        }));
    let settled = claims.settle(&listed(), &answers);
    let mut steps = settled.steps.iter();
    let contract = steps.find(|step| step.id == StepId::Contract);
    let said = contract.and_then(|step| step.contradiction());
    assert_eq!(said.map(<[_]>::len), Some(Witnesses::MAX));
}

/// A prover that counts its looks, and finds no proof.
#[derive(Default)]
struct Looks(Cell<usize>);

impl Prover for Looks {
    fn prove(&self, input: &[u8], _: &OracleRequest) -> Result<Hash32, Unproven> {
        self.0
            .set(self.0.get() + PROOF_COST + input.len() / BYTES_PER_LOOK);
        Err(Unproven::NotFound)
    }

    fn prove_receipt(&self, inclusion: &Inclusion) -> Result<ProvenReceipt, NotIncluded> {
        LocalProver.prove_receipt(inclusion)
    }
}

/// An input of 224,000 bytes holds the preSeeds of 7,000 requests of the stated block. The check searched all of it for
/// each of them, which took 3.5 seconds.
#[test]
fn an_input_is_searched_for_as_many_requests_as_there_is_work() {
    const MANY: u32 = 7_000;
    let event = PackEvent::honest();
    let (_, claims) = event.check();
    let mut logs = event.chain.logs.iter();
    let own = logs.find(|log| log.address == COORDINATOR).expect("a log");
    let pre_seeds = (0..MANY).map(|number| Hash32::of(&[&number.to_be_bytes()]));
    let requests = pre_seeds.clone().map(|pre_seed| {
        let id = keccak(&[own.topics[1].as_bytes(), pre_seed.as_bytes()]);
        let mut data = own.data.clone();
        data[..64].copy_from_slice(&[*id.as_bytes(), *pre_seed.as_bytes()].concat());
        Log {
            data,
            ..own.clone()
        }
    });
    let mut answers = read(&claims, &listed(), &[Endpoint::of(&event.chain)]);
    let block = own.position.block;
    add_answer(
        &mut answers,
        Question::Logs(LogQuery::all(COORDINATOR, block, block)),
        Witnesses::of(0),
        Answer::Logs(requests.collect()),
    );
    let questions: Vec<Question> = answers.keys().cloned().collect();
    for question in questions {
        if let Some([given]) = answers.get_mut(&question).map(Vec::as_mut_slice)
            && let Answer::Transaction(transaction) = &mut given.answer
        {
            let input = pre_seeds.clone().flat_map(|seed| *seed.as_bytes());
            transaction.input = input.collect();
        }
    }
    let prover = Looks::default();
    let settled = claims.prove(&listed(), &answers, &prover);
    assert_eq!(settled.block, Some(Err(Unread::TooMuchWork)));
    // The words are looked for once more, with work of their own.
    let most = 2 * usize::try_from(MAX_WORK).expect("a count");
    let looks = prover.0.get();
    assert!((most / 4..=most).contains(&looks), "{looks}");
}

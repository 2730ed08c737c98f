//! Checks the block of the target's own request: the facts that it proves, the bytes that this takes, and the abuses
//! that it resists.

use fixtures::chain::block::{Block, Executed};
use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::proof::{LocalProver, block_hash, proof};
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, KEYS, SHOPS_KEY, hash, listed, listed_with_logs, time_of,
};
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::SettledReport;
use fixtures::shop::{Shop, version_id};
use verify::claims::evidence::coordinator::create_event;
use verify::claims::{
    Address, Answer, Answers, At, Claims, Fault, Inclusion, Log, OracleRequest, Question, Unread,
    Witnesses, add_answer,
};
use verify::report::{Grade, LogKind, Place, Point, StepId, Verdict};

const PROVEN: Grade = Grade::Proven(KEYS[0]);

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

/// Checks an event at a deployment that lists the logs of its contract.
fn settled(event: &PackEvent, endpoints: &[Endpoint<'_>]) -> SettledReport {
    event.check_with_listed(&listed_with_logs(), endpoints)
}

fn grades(result: &SettledReport, id: StepId) -> Vec<(Point, Grade)> {
    let findings = result.step(id).findings.iter();
    let mut grades: Vec<_> = findings
        .map(|finding| (finding.point, finding.grade))
        .collect();
    grades.dedup();
    grades
}

/// Asserts that all values on which an event's chain steps rest are proven.
fn is_all_proven(result: &SettledReport) {
    result.is_verified();
    for (id, point) in [
        (StepId::Contract, Point::ContractAnchor),
        (StepId::SeedOrigin, Point::SeedWord),
        (StepId::OracleProof, Point::ProvenWord),
    ] {
        let step = result.step(id);
        assert_eq!(step.grades.told, []);
        assert_eq!(step.grades.proven, [(KEYS[0], 1)]);
        assert_eq!(grades(result, id)[0], (point, PROVEN));
    }
}

/// A proven step lost the fact that endpoints had told beside it: that the id held nothing one block earlier.
#[test]
fn told_values_beside_a_proven_step_are_kept() {
    let event = PackEvent::honest();
    let result = settled(&event, &[of(&event.chain)]);
    is_all_proven(&result);
    let told = Grade::Told(Witnesses::of(0));
    assert_eq!(
        grades(&result, StepId::SeedOrigin),
        [
            (Point::SeedWord, PROVEN),
            (Point::RequestCall, told),
            (Point::AnchoredBefore, told)
        ]
    );
}

/// Returns the cause why the block is not proven.
fn why(result: &SettledReport) -> &Unread {
    let block = result.settled.block.as_ref().expect("asked for");
    block.as_ref().expect_err("not proven")
}

/// Returns the log of the event's request, with its block.
fn requested(chain: &Chain) -> &Log {
    let mut logs = chain.logs.iter();
    logs.find(|log| log.address == COORDINATOR).expect("a log")
}

/// Returns an endpoint that changes the receipt's inclusion.
fn with_inclusion(chain: &Chain, change: impl Fn(&mut Inclusion) + 'static) -> Endpoint<'static> {
    let own = chain.clone();
    of(chain).answering(move |question| match (question, own.answer(question)) {
        (Question::Inclusion(..), Answer::Inclusion(mut inclusion)) => {
            change(&mut inclusion);
            Some(Answer::Inclusion(inclusion))
        }
        _ => None,
    })
}

#[test]
fn all_that_an_event_needs_is_proven_by_its_block() {
    let event = PackEvent::honest();
    let result = settled(&event, &[of(&event.chain)]);
    is_all_proven(&result);
    let notarised = result.settled.block.as_ref().expect("asked for");
    let notarised = notarised.as_ref().expect("proven");
    let number = requested(&event.chain).position.block;
    assert_eq!(notarised.key_hash, KEYS[0]);
    assert_eq!(
        (notarised.block.number, notarised.block.timestamp),
        (number, time_of(number))
    );
    let proven: Vec<_> = result.settled.proven.iter().map(|step| step.id).collect();
    assert_eq!(
        proven,
        [StepId::Contract, StepId::SeedOrigin, StepId::OracleProof]
    );
}

/// The specification gives no log's signature: without a list a log shows only that it was written.
#[test]
fn a_log_without_a_listed_signature_has_no_meaning() {
    let event = PackEvent::honest();
    let result = event.settle();
    result.is_verified();
    assert!(matches!(result.settled.block, Some(Ok(_))));
    assert!(result.settled.proven.is_empty());
    let told = Grade::Told(Witnesses::of(0));
    assert_eq!(
        grades(&result, StepId::Contract),
        [(Point::ContractAnchor, told)]
    );

    // The same holds if another contract's signature is listed, or another signature.
    for change in [0, 1] {
        let mut lists = listed_with_logs();
        match change {
            0 => lists
                .logs
                .iter_mut()
                .for_each(|log| log.contract = Address::new([9; 20])),
            _ => lists
                .logs
                .iter_mut()
                .for_each(|log| log.signature = hash(9)),
        }
        let result = event.check_with_listed(&lists, &[of(&event.chain)]);
        assert!(result.settled.proven.is_empty());
    }
}

#[test]
fn a_pulls_own_request_and_word_are_proven() {
    let (shop, sales) = Shop::with_dependents();
    let result = shop
        .proof(sales.target)
        .check_with_listed(&listed_with_logs(), &[of(&shop.chain)]);
    result.is_verified();
    let of_target = |id: StepId| {
        let findings = result.step(id).findings.iter();
        let proven = findings.filter(|finding| finding.grade == PROVEN);
        proven.map(|finding| finding.point).collect::<Vec<_>>()
    };
    assert_eq!(of_target(StepId::Contract), [Point::ContractRequest]);
    assert_eq!(of_target(StepId::WordOrigin), [Point::CoordinatorWord]);
    assert!(result.step(StepId::Contract).findings.len() > 1);
    // A verdict needs more than the target.
    assert!(result.settled.proven.is_empty());
    assert!(matches!(result.settled.block, Some(Ok(_))));
}

/// A proven log outweighs an endpoint that denies it.
#[test]
fn a_log_that_is_proven_counts_although_it_is_denied() {
    let event = PackEvent::honest();
    let request = requested(&event.chain).transaction;
    let denies = || {
        let mut chain = event.chain.clone();
        chain.logs.retain(|log| log.transaction != request);
        chain.transactions.remove(&request);
        of(&chain)
    };
    let result = event.check_with(&[of(&event.chain), denies()]);
    result.is_verified();
    is_all_proven(&settled(&event, &[of(&event.chain), denies()]));

    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver(target);
    let proof = shop.proof_without_transactions(target);
    let own = shop.entry(LogKind::Requested, target);
    let request = shop.chain.transaction_at(own.position);
    let denies = of(&shop.chain).with_chain(|chain| {
        chain.logs.retain(|log| log.transaction != request);
        chain.transactions.remove(&request);
    });
    proof.check_with(&[of(&shop.chain), denies]).is_verified();
}

/// An entry that is not proven can still be denied: the word's own log is in another block.
#[test]
fn a_log_of_another_block_is_still_denied() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver(target);
    let proof = shop.proof_without_transactions(target);
    let word = shop.entry(LogKind::Fulfilled, target);
    let written = shop.chain.transaction_at(word.position);
    let denies = of(&shop.chain).with_chain(|chain| {
        chain.logs.retain(|log| log.transaction != written);
        chain.transactions.remove(&written);
    });
    let result = proof.check_with(&[of(&shop.chain), denies]);
    assert_eq!(result.failed(), []);
    assert_ne!(result.verdict(), Verdict::Verified);
}

/// A log shows the value that was written, not the value that the contract holds.
#[test]
fn a_getter_that_contradicts_a_proven_log_fails_or_is_a_contradiction() {
    let event = PackEvent::honest();
    let mut other = event.chain.clone();
    other
        .consumer
        .events
        .change(&event.id, |value| *value = hash(7));
    let result = settled(&event, &[of(&other), of(&other)]);
    assert_eq!(result.failed(), [(StepId::Contract, Point::ContractAnchor)]);
    let result = settled(&event, &[of(&event.chain), of(&other)]);
    assert_eq!(result.failed(), []);
    assert!(matches!(
        result.unread(StepId::Contract),
        Unread::Disagreement(_)
    ));
}

/// One endpoint is enough to disprove a seed if a single receipt shows that the request is the event's.
#[test]
fn another_seed_is_disproven_by_one_endpoint() {
    let mut event = PackEvent::honest();
    event.seed = hash(7);
    let result = settled(&event, &[of(&event.chain)]);
    result.fails(&[
        (StepId::SeedOrigin, Point::SeedWord),
        (StepId::OracleProof, Point::ProvenWord),
    ]);
    let grades = grades(&result, StepId::OracleProof);
    assert_eq!(grades, [(Point::ProvenWord, PROVEN)]);
}

/// Every byte of the receipt's proof counts.
#[test]
fn a_changed_header_or_receipt_proves_nothing() {
    let event = PackEvent::honest();
    let log = requested(&event.chain);
    let block = event.chain.block(log.position.block);
    let whole = block.inclusion(&log.transaction).expect("an inclusion");
    assert_eq!(whole.path.len(), 1);
    let header = whole.header.len();
    let bytes = header + whole.path[0].len();
    // The test changes one byte in seven, and the ends.
    for place in (0..bytes).step_by(7).chain([bytes - 1]) {
        let change = move |inclusion: &mut Inclusion| match place.checked_sub(header) {
            Some(place) => inclusion.path[0][place] ^= 1,
            None => inclusion.header[place] ^= 1,
        };
        let result = settled(&event, &[with_inclusion(&event.chain, change)]);
        assert!(result.settled.proven.is_empty(), "byte {place}");
        let number = log.position.block;
        // A header that has the block's own hash shows that this network's blocks can be proven.
        let unread = match place < header {
            true => Unread::BlockNotProven(number),
            false => Unread::BlockMistold(number, Witnesses::of(0)),
        };
        assert_eq!(why(&result), &unread, "byte {place}");
        result.is_verified();
    }
    let shapes: [fn(&mut Inclusion); 5] = [
        |inclusion| inclusion.index += 1,
        |inclusion| inclusion.path.clear(),
        |inclusion| inclusion.header.clear(),
        |inclusion| inclusion.path.push(Vec::new()),
        |inclusion| inclusion.path[0] = vec![0; 5_000_000],
    ];
    for change in shapes {
        let result = settled(&event, &[with_inclusion(&event.chain, change)]);
        assert!(result.settled.proven.is_empty());
        let number = log.position.block;
        let network = Unread::BlockNotProven(number);
        let mistold = Unread::BlockMistold(number, Witnesses::of(0));
        assert!([network, mistold].contains(why(&result)));
    }
    // One endpoint with the right bytes is enough.
    let liar = with_inclusion(&event.chain, |inclusion| inclusion.index += 1);
    is_all_proven(&settled(&event, &[liar, of(&event.chain)]));
}

/// An endpoint that returns no receipts leaves the block unproven, and the verdict as it was.
#[test]
fn a_block_that_is_not_given_is_not_proven() {
    let event = PackEvent::honest();
    let silent = of(&event.chain).answering(|question| {
        matches!(question, Question::Inclusion(..)).then(|| fault(Fault::Malformed))
    });
    let result = settled(&event, &[silent]);
    result.is_verified();
    assert!(matches!(
        why(&result),
        Unread::Endpoint {
            fault: Fault::Malformed,
            ..
        }
    ));
    let told = grades(&result, StepId::OracleProof);
    assert_eq!(told, [(Point::ProvenWord, PROVEN)]);
}

/// The oracle answered in a block that a reorganisation took back, and one endpoint still has that block.
#[test]
fn a_block_of_which_endpoints_tell_another_is_not_proven() {
    let event = PackEvent::honest();
    let other = of(&event.chain).answering(|question| match question {
        Question::BlockHash(_) => Some(Answer::BlockHash(hash(0x66))),
        _ => None,
    });
    let result = settled(&event, &[of(&event.chain), other]);
    let number = requested(&event.chain).position.block;
    assert_eq!(why(&result), &Unread::OtherBlock(number, Witnesses::of(1)));
    assert!(result.settled.proven.is_empty());
}

/// A pull was requested in the transaction that anchored the event's value without a request of its own: the only
/// request there is the pull's.
#[test]
fn the_request_of_a_pull_is_not_the_events() {
    let mut event = PackEvent::unanchored();
    let (id, value, key) = (event.id, event.value, hash(0x21));
    event.chain.mine(1);
    let call = create_event(&id, &value);
    let transaction = event.chain.transact(CONSUMER, call, |running| {
        running.write_log(LogKind::Anchored, id, value);
        running.request_pull(key, hash(0x22));
        running.hash
    });
    event.transaction = transaction;
    event.deliver_seed(event.chain.consumer.request_id(&key));
    let result = settled(&event, &[of(&event.chain)]);
    let proven: Vec<StepId> = result.settled.proven.iter().map(|step| step.id).collect();
    assert_eq!(proven, []);
    assert!(!result.step(StepId::SeedOrigin).passed());
}

/// Two requests are in the transaction: state decides which of them is the event's, never the block.
#[test]
fn one_of_two_requests_is_not_chosen_by_its_word() {
    let mut event = PackEvent::unanchored();
    let (id, value) = (event.id, event.value);
    event.chain.mine(1);
    let call = create_event(&id, &value);
    let (transaction, request) = event.chain.transact(CONSUMER, call, |running| {
        let request = running.create_event(id, value);
        running.requests(None);
        (running.hash, request)
    });
    event.transaction = transaction;
    event.deliver_seed(request);
    let result = settled(&event, &[of(&event.chain)]);
    let proven: Vec<StepId> = result.settled.proven.iter().map(|step| step.id).collect();
    assert_eq!(proven, []);
}

/// The holder of a key can state blocks that do not exist.
#[test]
fn a_shops_own_key_states_no_block() {
    let mut event = PackEvent::unanchored();
    event.chain.consumer.oracle.key_hash = SHOPS_KEY;
    let call = create_event(&event.id, &event.value);
    event.anchor(CONSUMER, call);
    let result = settled(&event, &[of(&event.chain)]);
    assert_eq!(result.settled.block, None);
    assert!(result.settled.proven.is_empty());
    let mut lists = listed();
    lists.logs = listed_with_logs().logs;
    lists.key_hashes.push(SHOPS_KEY);
    let result = event.check_with_listed(&lists, &[of(&event.chain)]);
    assert_eq!(result.settled.proven.len(), 3);
}

/// A callback that failed changes nothing about the request's block.
#[test]
fn a_pulls_block_is_proven_whatever_the_callback_did() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver_to(target, Callback::Fails);
    let result = shop
        .proof(target)
        .check_with_listed(&listed_with_logs(), &[of(&shop.chain)]);
    let findings = &result.step(StepId::WordOrigin).findings;
    assert!(findings.iter().all(|finding| finding.grade == PROVEN));
}

/// An endpoint returned the event's anchor twice, with another index. As the receipt held such a log, the second
/// counted as a second anchor.
#[test]
fn a_proven_log_that_is_told_twice_is_one_log() {
    let event = PackEvent::honest();
    let liar = of(&event.chain).with_chain(|chain| {
        let mut again = chain.logs[0].clone();
        assert_eq!(again.address, CONSUMER);
        again.position.log_index = 90;
        chain.logs.push(again);
    });
    let result = settled(&event, &[liar, of(&event.chain)]);
    assert_eq!(result.failed(), []);
    assert!(matches!(
        result.unread(StepId::SeedOrigin),
        Unread::Disagreement(_)
    ));
}

/// The contract's log names the request: two pulls of one transaction each have their own word.
#[test]
fn a_pulls_log_names_its_request() {
    let mut shop = Shop::open(3);
    let (other, target) = (shop.buy(0), shop.buy(0));
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let entries = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        [other, target].map(|key| {
            let entry = running.request_pull(key, version);
            let id = running.chain.consumer.request_id(&key);
            let log = running.chain.logs.last_mut().expect("a log");
            log.data.extend(id.as_bytes());
            entry
        })
    });
    shop.entries.extend(entries);
    shop.deliver(other);
    shop.deliver(target);
    let proof = shop.proof(target);
    let of = |request: Option<usize>| {
        let mut lists = listed_with_logs();
        for log in &mut lists.logs {
            log.request = request.filter(|_| log.kind == LogKind::Requested);
        }
        let result = proof.check_with_listed(&lists, &[of(&shop.chain)]);
        result.is_verified();
        let findings = &result.step(StepId::WordOrigin).findings;
        let own = findings.iter().find(|finding| match finding.place {
            Place::Draw(draw) => draw.target,
            _ => false,
        });
        own.expect("a finding").grade
    };
    assert_eq!(of(Some(2)), PROVEN);
    // Another place, or none, names no request of this receipt.
    assert_ne!(of(Some(1)), PROVEN);
    assert_ne!(of(Some(9)), PROVEN);
    assert_ne!(of(None), PROVEN);
}

/// Only one endpoint keeps old state, and it reports that the id was anchored before: a log cannot exclude that.
#[test]
fn an_earlier_anchor_that_one_endpoint_tells_is_not_outweighed() {
    let event = PackEvent::honest();
    let before = requested(&event.chain).position.block - 1;
    let (id, value) = (event.id, event.value);
    let tells = of(&event.chain).answering(move |question| match question {
        Question::Events(key, At::Block(block)) if *key == id && *block == before => {
            Some(Answer::Events(value))
        }
        _ => None,
    });
    let silent = of(&event.chain).without_old_state();
    let result = settled(&event, &[tells, silent]);
    assert_eq!(result.failed(), []);
    assert!(matches!(
        result.unread(StepId::SeedOrigin),
        Unread::ToldByFew(_)
    ));
    assert_ne!(result.verdict(), Verdict::Verified);
}

/// A getter without an answer may contradict the log: in a live reading the step needs it.
#[test]
fn a_getter_that_is_not_answered_is_not_replaced() {
    let event = PackEvent::honest();
    let silent = of(&event.chain).answering(|question| {
        matches!(question, Question::Events(..)).then(|| fault(Fault::Malformed))
    });
    let result = settled(&event, &[silent]);
    assert!(!result.step(StepId::Contract).passed());
    assert_eq!(result.verdict(), Verdict::VerifiedOffline);
    // The values of the block are still proven, as a saved proof shows them.
    assert_eq!(result.settled.proven.len(), 3);
}

/// A reorganisation moved the request to another block, and the oracle had answered in the old one. The old block has
/// another number, so no endpoint reported another hash of it: it counted as proven, its word disproved the seed, and
/// one endpoint made an honest event fail.
#[test]
fn an_orphaned_block_of_another_number_proves_nothing() {
    let event = PackEvent::honest();
    let log = requested(&event.chain).clone();
    let logs = event.chain.logs.iter();
    let logs = logs.filter(|other| other.transaction == log.transaction);
    let number = log.position.block + 1;
    let orphan = Block {
        number,
        timestamp: time_of(number),
        transactions: vec![Executed {
            hash: log.transaction,
            succeeded: true,
            logs: logs.cloned().collect(),
        }],
    };
    let inclusion = orphan.inclusion(&log.transaction).expect("an inclusion");
    let asked = OracleRequest {
        key_hash: KEYS[0],
        pre_seed: log.words().nth(1).expect("a word"),
        block_hash: block_hash(number),
    };
    let answered = proof(&asked, &hash(0x55));
    let own = event.chain.clone();
    let stale = || {
        let (own, inclusion, answered) = (own.clone(), inclusion.clone(), answered.clone());
        of(&event.chain).answering(move |question| match (question, own.answer(question)) {
            (Question::Inclusion(..), _) => Some(Answer::Inclusion(inclusion.clone())),
            (Question::Fulfilment(..), Answer::Transaction(mut sent)) => {
                sent.input.clone_from(&answered);
                Some(Answer::Transaction(sent))
            }
            _ => None,
        })
    };
    is_all_proven(&settled(&event, &[stale(), of(&event.chain)]));
    let result = settled(&event, &[stale()]);
    result.is_verified();
    assert_eq!(why(&result), &Unread::BlockNotProven(log.position.block));
}

/// Returns the answers that a file must hold so that the block of a request proves itself.
fn proving(chain: &Chain, request: &Log) -> Answers {
    let id = request.words().next().expect("an id");
    let mut logs = chain.logs.iter();
    let fulfilled = logs.find(|log| log.address == COORDINATOR && log.topics.get(1) == Some(&id));
    let fulfilled = fulfilled.expect("a log");
    let questions = [
        Question::Inclusion(request.transaction, request.position.block),
        Question::Fulfilment(fulfilled.transaction, fulfilled.position.block),
    ];
    let mut answers = Answers::new();
    for question in questions {
        let answer = chain.answer(&question);
        add_answer(&mut answers, question, Witnesses::of(0), answer);
    }
    answers
}

/// A file held the block of another pull of the contract, and the page took the time of the target's request from it.
#[test]
fn the_block_of_another_request_is_not_the_targets() {
    let mut shop = Shop::open(3);
    let (other, target) = (shop.sell(), shop.sell());
    shop.deliver(other);
    shop.deliver(target);
    let claims = Claims::Pull(Box::new(shop.proof(target).check().1));
    let of_key = |key| {
        let entry = shop.entry(LogKind::Requested, key);
        let transaction = shop.chain.transaction_at(entry.position);
        let mut logs = shop.chain.logs.iter();
        let request = logs.find(|log| log.transaction == transaction && log.address == COORDINATOR);
        let answers = proving(&shop.chain, request.expect("a log"));
        claims.prove(&listed(), &answers, &LocalProver).block
    };
    assert!(matches!(of_key(target), Some(Ok(_))));
    assert!(matches!(of_key(other), Some(Err(_))), "{:?}", of_key(other));
}

/// The contract anchored the value without a request of its own, and asked for the word of another sale in the same
/// transaction. State gives that request to the other sale; the block alone took it for the event's.
#[test]
fn the_request_of_another_sale_is_not_the_events() {
    let mut event = PackEvent::unanchored();
    let (id, value, key) = (event.id, event.value, hash(0x21));
    event.chain.mine(1);
    let call = create_event(&id, &value);
    let transaction = event.chain.transact(CONSUMER, call, |running| {
        running.write_log(LogKind::Anchored, id, value);
        running.request_pull(key, hash(0x22));
        // This sale has a log of its own, which nothing lists.
        running.chain.logs.last_mut().expect("a log").topics[0] = hash(0x23);
        running.hash
    });
    event.transaction = transaction;
    event.deliver_seed(event.chain.consumer.request_id(&key));
    let result = settled(&event, &[of(&event.chain)]);
    assert!(!result.step(StepId::SeedOrigin).passed());
    let answers = proving(&event.chain, requested(&event.chain));
    let proven = event.check().1;
    let proven = proven.prove(&listed_with_logs(), &answers, &LocalProver);
    let proven: Vec<StepId> = proven.proven.iter().map(|step| step.id).collect();
    assert_eq!(proven, []);
}

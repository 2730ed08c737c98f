//! Checks the receipts that prove themselves by the oracle's proof: the steps that they settle alone, the bytes that this
//! takes, and the abuses that it resists.

use fixtures::chain::block::{Block, Executed};
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::proof::{LocalProver, block_hash, proof};
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, KEYS, SHOPS_KEY, hash, listed, listed_with_logs, time_of,
};
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::SettledReport;
use fixtures::shop::Shop;
use verify::claims::{
    Address, Claims, Fault, Inclusion, Log, OracleRequest, Question, Replies, Reply, Unread,
    Witnesses, add_reply, create_event,
};
use verify::report::{Grade, LogKind, Point, Step, StepId};

const PROVEN: Grade = Grade::Proven(KEYS[0]);

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

/// Checks an event at a deployment that lists the logs of its contract.
fn settled(event: &PackEvent, endpoints: &[Endpoint<'_>]) -> SettledReport {
    event.check_with_listed(&listed_with_logs(), endpoints)
}

/// Returns the steps that proofs settle alone.
fn alone(result: &SettledReport) -> Vec<StepId> {
    let proven = result.settled.proven.iter();
    proven.map(|step| step.id).collect()
}

/// Asserts that proofs alone settle all that an event needs.
fn is_all_proven(result: &SettledReport) {
    result.is_verified();
    for (step, (id, point)) in result.settled.proven.iter().zip([
        (StepId::Contract, Point::ContractAnchor),
        (StepId::SeedOrigin, Point::SeedWord),
        (StepId::OracleProof, Point::ProvenWord),
    ]) {
        let grades: Vec<_> = step
            .findings
            .iter()
            .map(|finding| (finding.point, finding.grade))
            .collect();
        assert_eq!((step.id, grades), (id, vec![(point, PROVEN)]));
        assert!(step.passed() && step.grades.told.is_empty());
    }
    assert_eq!(result.settled.proven.len(), 3);
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
        (Question::Inclusion(..), Reply::Inclusion(mut inclusion)) => {
            change(&mut inclusion);
            Some(Reply::Inclusion(inclusion))
        }
        _ => None,
    })
}

// proven-1, proven-14
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
}

/// The specification gives no log's signature: without a list a log shows only that it was written.
// proven-13
#[test]
fn a_log_without_a_listed_signature_has_no_meaning() {
    let event = PackEvent::honest();
    let result = event.settle();
    result.is_verified();
    assert!(matches!(result.settled.block, Some(Ok(_))));
    assert!(result.settled.proven.is_empty());

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

// proven-17, file-2
#[test]
fn the_words_of_a_pull_are_proven() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver(target);
    let result = shop
        .proof(target)
        .check_with_listed(&listed_with_logs(), &[of(&shop.chain)]);
    result.is_verified();
    assert!(matches!(result.settled.block, Some(Ok(_))));
    assert_eq!(alone(&result), [StepId::OracleProof]);
    assert!(result.settled.proven.iter().all(Step::passed));
}

/// One endpoint is enough to disprove a seed if a single receipt shows that the request is the event's.
// seed_origin-24, proven-16
#[test]
fn another_seed_is_disproven_by_one_endpoint() {
    let mut event = PackEvent::honest();
    event.seed = hash(7);
    let result = settled(&event, &[of(&event.chain)]);
    result.fails(&[
        (StepId::SeedOrigin, Point::SeedWord),
        (StepId::OracleProof, Point::ProvenWord),
    ]);
    assert!(result.settled.proven.iter().any(Step::failed));
}

/// Every byte of the receipt's proof counts.
// proven-4
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
        assert_eq!(
            why(&result),
            &Unread::BlockNotProven(number),
            "byte {place}"
        );
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
        assert_eq!(why(&result), &Unread::BlockNotProven(number));
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
}

/// The oracle answered in a block that a reorganisation took back, and one endpoint still has that block.
// proven-8
#[test]
fn a_block_of_which_endpoints_tell_another_is_not_proven() {
    let event = PackEvent::honest();
    let other = of(&event.chain).answering(|question| match question {
        Question::BlockHash(_) => Some(Reply::BlockHash(hash(0x66))),
        _ => None,
    });
    let result = settled(&event, &[of(&event.chain), other]);
    let number = requested(&event.chain).position.block;
    assert_eq!(why(&result), &Unread::BlockNotProven(number));
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
    assert_eq!(alone(&result), []);
}

/// Two requests are in the transaction: state decides which of them is the event's, never the block.
// proven-15
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
    assert_eq!(alone(&result), []);
}

/// The holder of a key can state blocks that do not exist.
// proven-1, asking-24
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

/// A proof is added to a view that leaves a step open, if its endpoint gives the block's hash.
// proven-10
#[test]
fn a_getter_that_is_not_answered_is_replaced() {
    let event = PackEvent::honest();
    let silent = of(&event.chain).answering(|question| {
        matches!(question, Question::Events(..)).then(|| fault(Fault::Malformed))
    });
    let result = settled(&event, &[silent]);
    // The oracle's proof shows what the view leaves open.
    result.is_verified();
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
            (Question::Inclusion(..), _) => Some(Reply::Inclusion(inclusion.clone())),
            (Question::Fulfilment(..), Reply::Transaction(mut sent)) => {
                sent.input.clone_from(&answered);
                Some(Reply::Transaction(sent))
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
fn proving(chain: &Chain, request: &Log) -> Replies {
    let id = request.words().next().expect("an id");
    let mut logs = chain.logs.iter();
    let fulfilled = logs.find(|log| log.address == COORDINATOR && log.topics.get(1) == Some(&id));
    let fulfilled = fulfilled.expect("a log");
    let questions = [
        Question::Inclusion(request.transaction, request.position.block),
        Question::Fulfilment(fulfilled.transaction, fulfilled.position.block),
        Question::BlockHash(request.position.block),
    ];
    let mut answers = Replies::new();
    for question in questions {
        let answer = chain.answer(&question);
        add_reply(&mut answers, question, Witnesses::of(0), answer);
    }
    answers
}

/// A file held the block of another pull of the contract, and the page took the time of the target's request from it.
// proven-7
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
        claims.settle(&listed(), &answers, &LocalProver).block
    };
    assert!(matches!(of_key(target), Some(Ok(_))));
    assert_eq!(of_key(other), None);
}

/// The contract anchored the value without a request of its own, and asked for the word of another sale in the same
/// transaction. Beside another log of the contract, the block alone does not show whose the request is.
// proven-15
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
    let answers = proving(&event.chain, requested(&event.chain));
    let proven = event.check().1;
    let proven = proven.settle(&listed_with_logs(), &answers, &LocalProver);
    let proven: Vec<StepId> = proven.proven.iter().map(|step| step.id).collect();
    assert_eq!(proven, []);
}

/// The endpoint shows the event's transaction one block too early, and returns the header and the path of its true block.
// proven-6
#[test]
fn a_header_of_another_block_than_the_asked_one_proves_nothing() {
    let event = PackEvent::honest();
    let (transaction, block) = {
        let log = requested(&event.chain);
        (log.transaction, log.position.block)
    };
    let truth = event.chain.clone();
    let early = of(&event.chain)
        .with_chain(|chain| {
            let logs = chain.logs.iter_mut();
            for log in logs.filter(|log| log.transaction == transaction) {
                log.position.block -= 1;
            }
            let sent = chain.transactions.get_mut(&transaction);
            sent.expect("sent").block -= 1;
        })
        .answering(move |question| match question {
            Question::Inclusion(asked, number) => {
                assert_eq!(*number, block - 1);
                Some(truth.answer(&Question::Inclusion(*asked, block)))
            }
            _ => None,
        });
    let result = settled(&event, &[early]);
    assert_eq!(why(&result), &Unread::BlockNotProven(block - 1));
}

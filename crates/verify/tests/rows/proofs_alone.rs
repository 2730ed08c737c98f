//! Attacks what proofs show alone, and where it stands for what an honest endpoint leaves open.

use fixtures::chain::believed::Given;
use fixtures::chain::block::{Block, Executed};
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault, settle, settle_beside};
use fixtures::chain::proof::{block_hash, proof};
use fixtures::chain::{
    CODE_HASH, CONSUMER, COORDINATOR, Chain, KEYS, SHOPS_OWN, hash, listed_with_logs, time_of,
};
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use fixtures::world::{Act, Id, OfEvent, Terms, World};
use verify::claims::{
    Address, Claims, Fault, Listed, Log, OracleRequest, Question, Receipt, Replies, Reply, Settled,
    Transaction, Witnesses, add_reply, create_event, proofs,
};
use verify::hash::Hash32;
use verify::report::{Grade, LogKind, Point, Report, Step, StepId, Verdict};

use super::{Payload, is, is_not, told};

/// A contract of the shop's that asks the oracle for words of its own.
const OTHER_SENDER: Address = Address::new([0x5e; 20]);
const RELAYER: Address = Address::new([0x77; 20]);
const OTHER_CODE: Hash32 = Hash32::new([0x0c; 32]);

/// Returns the deployment's list whose log of a request names the oracle's request.
fn naming_requests() -> Listed {
    let mut listed = listed_with_logs();
    for log in &mut listed.logs {
        if log.kind == LogKind::Requested {
            log.request = Some(2);
        }
    }
    listed
}

/// Returns the log of an oracle's request.
fn request_log(chain: &Chain, id: Hash32) -> Log {
    let mut logs = chain.logs.iter();
    let own = logs.find(|log| {
        log.address == COORDINATOR && log.topics.len() == 4 && log.words().next() == Some(id)
    });
    own.expect("a request").clone()
}

/// Returns the log of the oracle's answer.
fn answer_log(chain: &Chain, id: Hash32) -> Log {
    let mut logs = chain.logs.iter();
    let own = logs.find(|log| {
        log.address == COORDINATOR && log.topics.len() < 4 && log.topics.get(1) == Some(&id)
    });
    own.expect("an answer").clone()
}

/// Returns the answers of a file that holds the proofs of these requests, each with the transaction that it names.
fn file(chain: &Chain, requests: &[Hash32]) -> Replies {
    let mut answers = Replies::new();
    for id in requests {
        let (asked, answered) = (request_log(chain, *id), answer_log(chain, *id));
        for question in [
            Question::Inclusion(asked.transaction, asked.position.block),
            Question::Fulfilment(answered.transaction, answered.position.block),
            Question::BlockHash(asked.position.block),
        ] {
            let answer = chain.answer(&question);
            add_reply(&mut answers, question, Witnesses::of(0), answer);
        }
    }
    answers
}

/// Settles the claims by a file's proofs.
fn from_file(payload: &Payload, listed: &Listed, answers: &Replies) -> Settled {
    let prover = &fixtures::chain::proof::LocalProver;
    payload.claims.settle(listed, answers, prover)
}

/// Returns the report by a file, and then by endpoints that are asked just now, as the page and the terminal do it.
fn file_then_read(
    payload: &Payload,
    listed: &Listed,
    answers: &Replies,
    endpoints: &[Endpoint<'_>],
) -> (Report, Report) {
    let file = from_file(payload, listed, answers);
    let opened = payload.report.clone().with_proven(&file.proven);
    let live = settle_beside(&payload.claims, listed, &proofs(answers), endpoints);
    let read = opened.clone().with_chain(&live);
    (opened, read)
}

fn step_of(steps: &[Step], id: StepId) -> &Step {
    steps.iter().find(|step| step.id == id).expect("a step")
}

// --- A: another sender's request -------------------------------------------------------------------------------------

/// The contract anchors the event while a coordinator of the shop's own is set, which logs the contract's request with
/// the id of a request that another contract of the shop makes of the oracle in the same transaction.
fn event_with_anothers_request() -> (PackEvent, Hash32) {
    let mut event = PackEvent::unanchored();
    let (id, value) = (event.id, event.value);
    let oracle = event.chain.consumer.oracle;
    event.chain.mine(1);
    event.chain.transact(CONSUMER, Vec::new(), |running| {
        running.set_coordinator(SHOPS_OWN);
    });
    event.chain.mine(1);
    let (transaction, asked) = event.chain.transact(RELAYER, Vec::new(), |running| {
        let asked = running.request_words(oracle, OTHER_SENDER, None);
        let given = Given {
            id: asked,
            is_logged: true,
        };
        running.creates(id, value, given).expect("an anchor");
        (running.hash, asked)
    });
    event.chain.mine(1);
    event.chain.transact(CONSUMER, Vec::new(), |running| {
        running.set_coordinator(COORDINATOR);
    });
    event.chain.mine(3);
    // The callback is the other contract's, and fails.
    let answered = event.chain.transact(COORDINATOR, Vec::new(), |running| {
        running.fulfils(asked, true)
    });
    event.chain.mine(3);
    (event.transaction, event.seed) = (transaction, answered.word);
    (event, asked)
}

// seed_origin-22
#[test]
fn a_file_does_not_verify_an_event_by_the_request_of_another_sender() {
    let (event, asked) = event_with_anothers_request();
    let payload = Payload::of_event(&event);
    is(
        &payload.by(&[Endpoint::of(&event.chain)]),
        Verdict::OriginUnknown,
    );
    let listed = listed_with_logs();
    let settled = from_file(&payload, &listed, &file(&event.chain, &[asked]));
    let report = payload.report.clone().with_proven(&settled.proven);
    is_not(&report, Verdict::Verified);
}

/// Beside one honest endpoint, a liar shows the other contract's request as the contract's own, so that the proofs are
/// asked for.
#[test]
fn an_unlisted_coordinator_is_not_the_oracle_whatever_another_sender_proves() {
    let (event, _) = event_with_anothers_request();
    let payload = Payload::of_event(&event);
    let (own, named) = (event.chain.clone(), event.transaction);
    let liar = Endpoint::of(&event.chain).answering(move |question| {
        let (Question::Receipt(hash), Reply::Receipt(receipt)) = (question, own.answer(question))
        else {
            return None;
        };
        if *hash != named {
            return None;
        }
        let logs = receipt.logs.into_iter();
        let logs = logs.filter(|log| log.address != SHOPS_OWN).map(|mut log| {
            if log.address == COORDINATOR {
                log.topics[3] = CONSUMER.as_topic();
            }
            log
        });
        Some(Reply::Receipt(Receipt {
            logs: logs.collect(),
            ..receipt
        }))
    });
    let honest = Endpoint::of(&event.chain);
    let report = payload.by(&[honest, liar]);
    is_not(&report, Verdict::Verified);
}

/// A pull's request is at a coordinator of the shop's own, which gives it the id of another contract's request of the
/// oracle in the same transaction. The contract's log names that id.
#[test]
fn a_word_of_another_sender_is_not_proven_for_a_pull() {
    let mut world = World::open(Kind::V2_5);
    world.act(Act::Anchor(0, Terms::Now));
    let (key, event_id) = world.requested(0);
    let oracle = world.chain.consumer.oracle;
    world.chain.mine(1);
    let asked = world.chain.transact(RELAYER, Vec::new(), |running| {
        let asked = running.request_words(oracle, OTHER_SENDER, None);
        let given = Given {
            id: asked,
            is_logged: false,
        };
        running.by_own(|running| running.requests_pull(key, event_id, given));
        asked
    });
    world.chain.mine(3);
    let answered = world.chain.transact(COORDINATOR, Vec::new(), |running| {
        running.fulfils(asked, true)
    });
    world.chain.mine(3);
    let payload = told(&world, 0, &[(0, Some((answered.position, answered.word)))]);
    let listed = naming_requests();
    let live = payload.by_listed(&listed, &[Endpoint::of(&world.chain)]);
    is(&live, Verdict::OriginUnknown);
    let settled = from_file(&payload, &listed, &file(&world.chain, &[asked]));
    let proven: Vec<StepId> = settled.proven.iter().map(|step| step.id).collect();
    assert_eq!(proven, [], "{:#?}", settled.proven);
}

/// The contract's log of a request names the oracle's request, unless it names the same one for another key.
// proven-18
#[test]
fn a_request_that_the_log_names_is_proven_for_one_key() {
    let acts = [
        Act::Anchor(0, Terms::Now),
        Act::Request(0),
        Act::Fulfil(0, false),
    ];
    let mut world = World::after(Kind::V2_5, &acts);
    let id = world.real[0].id;
    let payload = told(&world, 0, &[]);
    let requested = fixtures::chain::consumer::signature(LogKind::Requested);
    let mut logs = world.chain.logs.iter_mut();
    let own = logs.find(|log| log.address == CONSUMER && log.topics[0] == requested);
    let own = own.expect("a request");
    own.data.extend_from_slice(id.as_bytes());
    let mut other = own.clone();
    let proven = |chain: &Chain| -> Vec<StepId> {
        let settled = from_file(&payload, &naming_requests(), &file(chain, &[id]));
        settled.proven.iter().map(|step| step.id).collect()
    };
    assert_eq!(proven(&world.chain), [StepId::OracleProof]);
    other.topics[1] = hash(7);
    other.position.log_index += 1;
    world.chain.logs.push(other);
    assert_eq!(proven(&world.chain), []);
}

// --- B: another request of the contract in the receipt ---------------------------------------------------------------

/// A pull is requested of a coordinator of the shop's own, which logs nothing. In the same transaction the contract asks
/// the oracle for the seed of an event, which is no pull's.
fn pull_beside_an_events_request() -> (World, Hash32, Payload) {
    let mut world = World::open(Kind::V2_5);
    world.act(Act::Anchor(0, Terms::Now));
    world.act(Act::OwnRequest(0, Id::Fresh(false)));
    world.act(Act::Join);
    world.act(Act::Event(OfEvent::Create));
    world.act(Act::Fulfil(0, false));
    let asked = world.real[0].id;
    let word = world.chain.coordinators[&COORDINATOR].word_of(&asked);
    let position = answer_log(&world.chain, asked).position;
    world.chain.mine(3);
    let payload = told(&world, 0, &[(0, Some((position, word.expect("a word"))))]);
    (world, asked, payload)
}

// oracle_proof-1, proven-19
#[test]
fn the_seed_of_an_event_is_not_proven_as_the_word_of_a_pull_beside_it() {
    let (world, asked, payload) = pull_beside_an_events_request();
    let listed = listed_with_logs();
    let live = payload.by(&[Endpoint::of(&world.chain)]);
    is(&live, Verdict::NotVerified);
    let proof = step_of(&live.steps, StepId::OracleProof);
    assert!(!proof.passed());
    let settled = from_file(&payload, &listed, &file(&world.chain, &[asked]));
    let proven: Vec<StepId> = settled.proven.iter().map(|step| step.id).collect();
    assert_eq!(proven, [], "{:#?}", settled.proven);
}

/// One liar tells the other request's id for the key; the honest endpoint leaves the step open, and the proof is added.
#[test]
fn oracle_proof_stays_open_where_the_contract_names_another_request() {
    let (world, asked, payload) = pull_beside_an_events_request();
    let (key, _) = world.requested(0);
    let own = world.chain.clone();
    let liar = Endpoint::of(&world.chain).answering(move |question| {
        match (question, own.answer(question)) {
            (Question::GetPull(of, _), Reply::GetPull(mut state)) if *of == key => {
                state.request_id = asked;
                Some(Reply::GetPull(state))
            }
            _ => None,
        }
    });
    let endpoints = [Endpoint::of(&world.chain), liar];
    let settled = settle(&payload.claims, &listed_with_logs(), &endpoints);
    let honest = &settled.views[0].steps;
    let proof = step_of(honest, StepId::OracleProof);
    assert!(!proof.passed(), "{proof:#?}");
}

// --- C: a file's proofs beside a reading -----------------------------------------------------------------------------

// proven-11
#[test]
fn other_code_is_named_although_a_file_proved_the_event() {
    let event = PackEvent::honest();
    let payload = Payload::of_event(&event);
    let mut listed = listed_with_logs();
    listed.codes.push((CONSUMER, OTHER_CODE));
    assert_ne!(OTHER_CODE, CODE_HASH);
    let mut logs = event.chain.logs.iter();
    let asked = logs.find(|log| log.address == COORDINATOR).expect("one");
    let answers = file(&event.chain, &[asked.words().next().expect("an id")]);
    let endpoints = [Endpoint::of(&event.chain)];
    is(
        &payload.by_listed(&listed, &endpoints),
        Verdict::NotConfirmed,
    );
    let (_, read) = file_then_read(&payload, &listed, &answers, &endpoints);
    is(&read, Verdict::NotConfirmed);
}

/// The deployment lists the code's hash, and the endpoint refuses to tell the code: nothing compared it.
// proven-11
#[test]
fn a_proof_does_not_answer_for_code_that_was_not_told() {
    let event = PackEvent::honest();
    let mut listed = listed_with_logs();
    listed.codes.push((CONSUMER, OTHER_CODE));
    let refusing = Endpoint::of(&event.chain).answering(|question| {
        matches!(question, Question::CodeHash(_)).then(|| fault(Fault::Malformed))
    });
    let report = Payload::of_event(&event).by_listed(&listed, &[refusing]);
    is(&report, Verdict::NotConfirmed);
}

/// The event was created in a block that a reorganisation took back, after the oracle had answered. The shop created it
/// again, and the oracle gave another seed. The shop likes the first one, and sends its proof as a file. An honest endpoint
/// says that the block's number has another hash.
// proven-9
#[test]
fn a_file_of_an_orphaned_block_does_not_stand_beside_an_honest_endpoint() {
    let dropped = PackEvent::honest();
    let mut logs = dropped.chain.logs.iter();
    let asked = logs.find(|log| log.address == COORDINATOR).expect("one");
    let number = asked.position.block;
    let answers = file(&dropped.chain, &[asked.words().next().expect("an id")]);

    // The chain of everyone: another transaction creates the event, in a later block.
    let mut kept = PackEvent::unanchored();
    kept.chain.transact(RELAYER, Vec::new(), |_| ());
    kept.chain.mine(10);
    let call = create_event(&kept.id, &kept.value);
    kept.anchor(CONSUMER, call);
    assert_ne!(kept.transaction, dropped.transaction);
    let honest = Endpoint::of(&kept.chain).answering(move |question| match question {
        Question::BlockHash(block) if *block == number => Some(Reply::BlockHash(hash(0x66))),
        _ => None,
    });
    let payload = Payload::of_event(&dropped);
    let listed = listed_with_logs();
    let alone = Endpoint::of(&kept.chain);
    let (_, read) = file_then_read(&payload, &listed, &answers, &[honest]);
    assert_eq!(read.verdict, payload.by_listed(&listed, &[alone]).verdict);
}

/// The oracle's answer to a draw's request lands in another key, to which a coordinator of the shop's own gave the id.
/// Returns the reports of such a draw: by a file alone, by an honest endpoint alone, and by both.
fn annulled() -> (Report, Report, Report) {
    let acts = [
        Act::Anchor(0, Terms::Now),
        Act::Anchor(1, Terms::Break),
        Act::Request(0),
        Act::OwnRequest(1, Id::Real(0)),
        Act::Fulfil(0, false),
        Act::Wait,
    ];
    let world = World::after(Kind::V2_5, &acts);
    let asked = world.real[0].id;
    let answer = answer_log(&world.chain, asked);
    let word = world.chain.coordinators[&COORDINATOR].word_of(&asked);
    let words = [
        (0, Some((answer.position, word.expect("a word")))),
        (1, None),
    ];
    let payload = told(&world, 0, &words);
    let listed = listed_with_logs();
    let endpoints = [Endpoint::of(&world.chain)];
    let live = payload.by(&endpoints);
    let answers = file(&world.chain, &[asked]);
    let (opened, read) = file_then_read(&payload, &listed, &answers, &endpoints);
    (opened, live, read)
}

// word_origin-28
#[test]
fn an_answer_that_lands_in_another_key_is_of_unknown_origin_beside_a_file_too() {
    let (_, live, read) = annulled();
    is(&live, Verdict::OriginUnknown);
    is(&read, Verdict::OriginUnknown);
}

/// Of a pull, proofs alone settle `oracle_proof`: only state and more logs show where the answer landed.
// proven-20
#[test]
fn a_file_does_not_show_the_origin_of_an_answer_that_landed_in_another_key() {
    let (opened, _, _) = annulled();
    let origin = step_of(&opened.steps, StepId::WordOrigin);
    assert!(!origin.passed(), "{origin:#?}");
}

/// The request of an honest event was moved to another block by a reorganisation, and the oracle had answered in the old one
/// too. Whoever has that answer makes a file of the honest report with it. An honest endpoint shows the event, without the
/// inputs of old transactions, and says that the block's number has another hash.
// file-6
#[test]
fn a_file_of_an_orphaned_block_fails_no_event_that_an_honest_endpoint_shows() {
    let event = PackEvent::honest();
    let mut logs = event.chain.logs.iter();
    let log = logs.find(|log| log.address == COORDINATOR).expect("one");
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
    let answered = Transaction {
        to: Some(COORDINATOR),
        input: proof(&asked, &hash(0x55)),
    };
    let mut answers = Replies::new();
    for (question, answer) in [
        (
            Question::Inclusion(log.transaction, number),
            Reply::Inclusion(inclusion),
        ),
        (
            Question::Fulfilment(hash(0x56), number + 3),
            Reply::Transaction(answered),
        ),
    ] {
        add_reply(&mut answers, question, Witnesses::of(0), answer);
    }
    let honest = || {
        Endpoint::of(&event.chain).answering(move |question| match question {
            Question::BlockHash(block) if *block == number => Some(Reply::BlockHash(hash(0x66))),
            Question::Fulfilment(..) | Question::Inclusion(..) => Some(fault(Fault::Malformed)),
            _ => None,
        })
    };
    let payload = Payload::of_event(&event);
    let listed = listed_with_logs();
    is(&payload.by(&[honest()]), Verdict::Verified);
    let (_, read) = file_then_read(&payload, &listed, &answers, &[honest()]);
    is(&read, Verdict::Verified);
}

// --- D: who told what ------------------------------------------------------------------------------------------------

/// The oracle's callback failed, so the contract holds no word. A liar says that it holds one. The honest endpoint did not.
// proven-21
#[test]
fn a_finding_is_told_by_those_in_whose_views_it_holds() {
    let acts = [
        Act::Anchor(0, Terms::Now),
        Act::Request(0),
        Act::Fulfil(0, true),
    ];
    let world = World::after(Kind::V2_5, &acts);
    let (key, _) = world.requested(0);
    let word = world.honest_words()[0].expect("a word").1;
    let own = world.chain.clone();
    let liar = Endpoint::of(&world.chain).answering(move |question| {
        match (question, own.answer(question)) {
            (Question::GetPull(of, _), Reply::GetPull(mut state)) if *of == key => {
                (state.fulfilled, state.word) = (true, word);
                Some(Reply::GetPull(state))
            }
            _ => None,
        }
    });
    let payload = told(&world, 0, &[]);
    let endpoints = [liar, Endpoint::of(&world.chain)];
    let settled = settle(&payload.claims, &listed_with_logs(), &endpoints);
    let of_word = |steps: &[Step]| {
        let findings = step_of(steps, StepId::Contract).findings.clone();
        findings
            .into_iter()
            .find(|finding| finding.point == Point::ContractWord)
    };
    assert!(of_word(&settled.views[1].steps).is_none());
    let merged = of_word(&settled.steps);
    let grade = merged.map(|finding| finding.grade);
    assert!(
        grade.is_none_or(|grade| grade == Grade::Told(Witnesses::of(0))),
        "{grade:?}"
    );
}

/// Two endpoints refute a report with different values: neither told the other's.
#[test]
fn an_endpoint_did_not_tell_the_value_by_which_another_refutes() {
    let event = PackEvent::honest();
    let payload = Payload::of_event(&event);
    let holding = |value: Hash32| {
        Endpoint::of(&event.chain).answering(move |question| match question {
            Question::Events(..) => Some(Reply::Events(value)),
            _ => None,
        })
    };
    // The second is honest, say.
    let endpoints = [holding(hash(1)), holding(hash(2))];
    let steps = settle(&payload.claims, &fixtures::chain::listed(), &endpoints).steps;
    let contract = step_of(&steps, StepId::Contract);
    assert!(contract.failed());
    let own = contract.findings.first().expect("a finding");
    assert_eq!(own.computed, verify::report::Value::Hash(hash(1)));
    assert_eq!(own.grade, Grade::Told(Witnesses::of(0)));
}

/// One of two equal endpoints is unticked: the step that stays open rests on the other alone.
#[test]
fn what_is_left_of_an_open_step_is_not_told_by_an_endpoint_that_was_unticked() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver(target);
    let (_, claims) = shop.proof(target).check();
    let claims = Claims::Pull(Box::new(claims));
    let refusing = || {
        Endpoint::of(&shop.chain).answering(|question| {
            matches!(question, Question::GetPull(..)).then(|| fault(Fault::Malformed))
        })
    };
    let settled = settle(&claims, &listed_with_logs(), &[refusing(), refusing()]);
    let settled = settled.without(Witnesses::of(1));
    for step in &settled.steps {
        for finding in &step.findings {
            let by = finding.grade.witnesses();
            assert!(Witnesses::of(0).include(by), "{finding:?}");
        }
        for (by, _) in &step.grades.told {
            assert!(Witnesses::of(0).include(*by), "{step:?}");
        }
    }
}

/// The reader asks one endpoint, which lies: it tells the id of the event's request for the pull's key. Only its word ties the
/// proven word to the draw, and proofs alone show nothing of it: no log is listed.
// proven-21
#[test]
fn a_word_that_an_endpoint_alone_ties_to_a_draw_is_told() {
    let (world, asked, payload) = pull_beside_an_events_request();
    let (key, _) = world.requested(0);
    let own = world.chain.clone();
    let liar = Endpoint::of(&world.chain).answering(move |question| {
        match (question, own.answer(question)) {
            (Question::GetPull(of, _), Reply::GetPull(mut state)) if *of == key => {
                state.request_id = asked;
                Some(Reply::GetPull(state))
            }
            _ => None,
        }
    });
    let settled = settle(&payload.claims, &fixtures::chain::listed(), &[liar]);
    assert!(settled.proven.is_empty());
    let proof = step_of(&settled.steps, StepId::OracleProof);
    for finding in &proof.findings {
        assert!(matches!(finding.grade, Grade::Told(_)), "{finding:#?}");
    }
}

// --- E: the named transaction ----------------------------------------------------------------------------------------

/// The report names a transaction that does not exist. A liar says that it is the one that anchored the event.
// proven-12
#[test]
fn a_transaction_that_no_honest_endpoint_knows_anchors_nothing() {
    let event = PackEvent::honest();
    let mut named = event.clone();
    named.transaction = hash(0x99);
    let payload = Payload::of_event(&named);
    let (own, real) = (event.chain.clone(), event.transaction);
    let liar = Endpoint::of(&event.chain).answering(move |question| match question {
        Question::Receipt(hash) if *hash == named.transaction => {
            let Reply::Receipt(mut receipt) = own.answer(&Question::Receipt(real)) else {
                return None;
            };
            for log in &mut receipt.logs {
                log.transaction = *hash;
            }
            Some(Reply::Receipt(receipt))
        }
        Question::Transaction(hash) if *hash == named.transaction => {
            Some(own.answer(&Question::Transaction(real)))
        }
        Question::Inclusion(hash, block) if *hash == named.transaction => {
            Some(own.answer(&Question::Inclusion(real, *block)))
        }
        _ => None,
    });
    let honest = Endpoint::of(&event.chain);
    let settled = settle(&payload.claims, &listed_with_logs(), &[honest, liar]);
    let report = payload.report.clone().with_chain(&settled);
    is_not(&report, Verdict::Verified);
}

/// A liar does so for a later look-alike, `requestPull(id, value)`, whose request the shop leaves unpaid.
#[test]
fn a_later_look_alike_is_no_anchor_beside_a_liar_either() {
    let world = World::after(
        Kind::V2_5,
        &[
            Act::Event(OfEvent::Create),
            Act::Event(OfEvent::AsPull),
            Act::Fulfil(0, false),
        ],
    );
    let (first, later) = (
        request_log(&world.chain, world.real[0].id),
        request_log(&world.chain, world.real[1].id),
    );
    let mut event = world.event.clone();
    let coordinator = &world.chain.coordinators[&COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    event.transaction = later.transaction;
    let payload = Payload::of_event(&event);
    let (own, real, named) = (world.chain.clone(), first.transaction, later.transaction);
    let liar = Endpoint::of(&world.chain).answering(move |question| match question {
        Question::Receipt(hash) if *hash == named => {
            let Reply::Receipt(mut receipt) = own.answer(&Question::Receipt(real)) else {
                return None;
            };
            for log in &mut receipt.logs {
                log.transaction = *hash;
            }
            Some(Reply::Receipt(receipt))
        }
        Question::Transaction(hash) if *hash == named => {
            Some(own.answer(&Question::Transaction(real)))
        }
        Question::Inclusion(hash, block) if *hash == named => {
            Some(own.answer(&Question::Inclusion(real, *block)))
        }
        _ => None,
    });
    let honest = Endpoint::of(&world.chain);
    let settled = settle(&payload.claims, &listed_with_logs(), &[honest, liar]);
    let report = payload.report.clone().with_chain(&settled);
    is_not(&report, Verdict::Verified);
}

/// A contract of the shop's lets the contract anchor the event while a coordinator of the shop's own is set, which logs
/// nothing, and then makes a pull's request of the oracle: the one request of the transaction is not the event's.
// seed_origin-19, oracle_proof-1
#[test]
fn the_proof_of_a_request_that_may_be_anothers_leaves_oracle_proof_open() {
    let acts = [
        Act::Anchor(0, Terms::Now),
        Act::Relay,
        Act::Event(OfEvent::OwnCreate(Id::Fresh(false))),
        Act::Join,
        Act::Request(0),
        Act::Fulfil(0, false),
    ];
    let world = World::after(Kind::V2_5, &acts);
    let asked = world.real[0].id;
    let mut event = world.event.clone();
    let coordinator = &world.chain.coordinators[&COORDINATOR];
    event.seed = coordinator.word_of(&asked).expect("a word");
    event.transaction = request_log(&world.chain, asked).transaction;
    for report in Payload::of_event(&event).on(&world.chain) {
        is(&report, Verdict::OriginUnknown);
        let proof = step_of(&report.steps, StepId::OracleProof);
        assert!(!proof.passed(), "{proof:#?}");
    }
}

// --- F: the block of the request -------------------------------------------------------------------------------------

/// A file holds the block of an earlier call that merely names the event's id: the page would say "block N, made AT, with
/// the request in it".
// proven-7
#[test]
fn the_block_of_a_look_alike_is_not_that_of_the_events_request() {
    let world = World::after(
        Kind::V2_5,
        &[
            Act::Event(OfEvent::CreateJunk),
            Act::Wait,
            Act::Event(OfEvent::Create),
            Act::Fulfil(0, false),
            Act::Fulfil(1, false),
        ],
    );
    let [early, own] = [0, 1].map(|number| world.real[number]);
    assert!(early.block < own.block);
    let mut event = world.event.clone();
    let coordinator = &world.chain.coordinators[&COORDINATOR];
    event.seed = coordinator.word_of(&own.id).expect("a word");
    event.transaction = request_log(&world.chain, own.id).transaction;
    let payload = Payload::of_event(&event);
    let answers = file(&world.chain, &[early.id]);
    let settled = from_file(&payload, &listed_with_logs(), &answers);
    let block = settled.block.and_then(Result::ok);
    let number = block.map(|block| block.block.number);
    assert!(
        number.is_none_or(|number| number == own.block),
        "{number:?}"
    );
}

/// The shop dates a pull's request early, in the block of a call that merely names the pull's key.
#[test]
fn the_block_of_a_look_alike_is_not_that_of_a_pulls_request() {
    let mut world = World::open(Kind::V2_5);
    world.act(Act::Anchor(0, Terms::Now));
    let (key, _) = world.requested(0);
    world.chain.mine(1);
    // `createEvent(junk, key)`
    let early = world.chain.transact(CONSUMER, Vec::new(), |running| {
        let none = Given {
            id: Hash32::ZERO,
            is_logged: false,
        };
        running.creates(hash(0x4b), key, none).expect("an anchor");
        let logs = running.chain.logs.iter().rev();
        let mut asked = logs.filter(|log| log.address == COORDINATOR);
        asked.next().and_then(|log| log.words().next())
    });
    let early = early.expect("a request");
    world.act(Act::Wait);
    world.act(Act::Request(0));
    world.act(Act::Fulfil(0, false));
    world.chain.mine(1);
    world.chain.transact(COORDINATOR, Vec::new(), |running| {
        running.fulfils(early, false);
    });
    let logged = {
        let mut logs = world.chain.logs.iter();
        let own = logs.find(|log| log.address == CONSUMER && log.words().next() == Some(key));
        own.expect("the look-alike").position
    };
    let mut proof = world.proof(0, &world.honest_words()).expect("a proof");
    proof.entry(LogKind::Requested, key).position = logged;
    let payload = Payload::of(&proof);
    is(&payload.report, Verdict::VerifiedOffline);
    let answers = file(&world.chain, &[early]);
    let settled = from_file(&payload, &listed_with_logs(), &answers);
    let block = settled.block.and_then(Result::ok);
    assert!(block.is_none(), "{block:?} has no request of the pull");
}

/// One endpoint refuses the logs, and its proof shows the origin of an event's seed. A liar gives a proven receipt of another
/// transaction of the same block for it. The first one counted alone, so that the order chose the verdict.
// views-16
#[test]
fn a_proof_of_another_receipt_silences_none_by_its_order() {
    let world = World::after(
        Kind::V2_5,
        &[
            Act::Anchor(0, Terms::Now),
            Act::Event(OfEvent::Create),
            Act::Near,
            Act::Request(0),
            Act::Fulfil(0, false),
            Act::Fulfil(1, false),
        ],
    );
    let chain = &world.chain;
    let mut event = world.event.clone();
    let anchor = world
        .entries(LogKind::Anchored)
        .find(|entry| entry.key == event.id);
    let anchor = anchor.expect("an anchor").position;
    event.transaction = chain.transaction_at(anchor);
    let coordinator = &chain.coordinators[&fixtures::chain::COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    let requested = world
        .entries(LogKind::Requested)
        .last()
        .expect("a request")
        .position;
    assert_eq!(requested.block, anchor.block, "one block");
    let (own, other) = (event.transaction, chain.transaction_at(requested));
    let inputs = chain.transactions.values();
    let inputs: Vec<u8> = inputs.flat_map(|sent| sent.call.input.clone()).collect();
    let payload = Payload::of_event(&event);
    let liar = || {
        let (chain, inputs) = (chain.clone(), inputs.clone());
        Endpoint::of(&chain.clone()).answering(move |question| match question {
            Question::Inclusion(hash, block) if *hash == own => {
                let shown = chain.block(*block).inclusion(&other);
                Some(Reply::Inclusion(shown.expect("a receipt")))
            }
            Question::Fulfilment(..) => match chain.answer(question) {
                Reply::Transaction(mut sent) => {
                    sent.input.extend(&inputs);
                    Some(Reply::Transaction(sent))
                }
                other => Some(other),
            },
            _ => None,
        })
    };
    let refusing = || {
        Endpoint::of(chain).answering(|question| match question {
            Question::Window(query) => Some(fault(Fault::NoLogs(query.from, query.to))),
            _ => None,
        })
    };
    let one = payload.by(&[refusing(), liar()]);
    let other = payload.by(&[liar(), refusing()]);
    assert_eq!(one.verdict, other.verdict, "{}", super::summary(&other));
}

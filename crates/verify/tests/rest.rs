//! Proves the rest of a pull: the facts that it proves when a reader asks for it, the bytes that this takes, and the
//! lies of endpoints that it resists.

use fixtures::chain::consumer::{Callback, Oracle};
use fixtures::chain::coordinator::{Coordinator, Kind};
use fixtures::chain::endpoint::{Endpoint, fault, read, read_rest};
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, KEYS, SHOPS_OWN, SUBSCRIPTION, hash, listed, listed_with_logs,
    time_of,
};
use fixtures::settled_report::SettledReport;
use fixtures::shop::proof::Proof;
use fixtures::shop::{Shop, version_id};
use verify::claims::{
    Address, Answer, Answers, Claims, Fault, Inclusion, Listed, Question, RestPlan, Unread,
    Witnesses,
};
use verify::report::{Grade, LogKind, Point, StepId, Verdict};

const STRANGER: Address = Address::new([0x77; 20]);

/// A proof with its rest.
struct Rest {
    plan: RestPlan,
    result: SettledReport,
    answers: Answers,
    claims: Claims,
}

fn rest_with(listed: &Listed, proof: &Proof, endpoints: &[Endpoint<'_>]) -> Rest {
    let (report, claims) = proof.check();
    let claims = Claims::Pull(Box::new(claims));
    let mut answers = read(&claims, listed, endpoints);
    let plan = read_rest(&claims, listed, endpoints, &mut answers);
    let settled = claims.prove(listed, &answers, &LocalProver);
    Rest {
        plan,
        result: SettledReport::new(report, settled),
        answers,
        claims,
    }
}

fn rest(proof: &Proof, endpoints: &[Endpoint<'_>]) -> Rest {
    rest_with(&listed_with_logs(), proof, endpoints)
}

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

/// Lets another contract ask the oracle, which answers in the next block.
fn stranger_asks(chain: &mut Chain) {
    let oracle = Oracle {
        subscription: hash(0x77),
        ..chain.consumer.oracle
    };
    chain.mine(1);
    let id = chain.transact(STRANGER, Vec::new(), |running| {
        running.request_words(oracle, STRANGER, None)
    });
    chain.mine(1);
    chain.deliver((COORDINATOR, id), Callback::Works);
}

/// Returns a target with two Packs and a Break in its window, and a stranger's request after its word.
fn evening() -> (Shop, Proof) {
    let (mut shop, sales) = Shop::with_dependents();
    stranger_asks(&mut shop.chain);
    let proof = shop.proof(sales.target);
    (shop, proof)
}

/// Returns the points of a step that endpoints only told.
fn told(result: &SettledReport, id: StepId) -> Vec<Point> {
    let findings = result.step(id).findings.iter();
    let told = findings.filter(|finding| matches!(finding.grade, Grade::Told(_)));
    told.map(|finding| finding.point).collect()
}

/// Returns the numbers of told and proven values of a step, including those that the report does not carry.
fn counts(result: &SettledReport, id: StepId) -> (u64, u64) {
    let grades = &result.step(id).grades;
    let told = grades.told.iter().map(|(_, number)| number).sum();
    (told, grades.proven.iter().map(|(_, number)| number).sum())
}

/// Asserts that everything is proven except the fact that no log can show.
fn is_all_proven(result: &SettledReport) {
    result.is_verified();
    for id in [StepId::Contract, StepId::WordOrigin, StepId::OracleProof] {
        assert_eq!(told(result, id), [], "{id:?}");
    }
    assert_eq!(told(result, StepId::ChainLogs), [Point::WordsOmitted]);
    assert_eq!(result.settled.unproven, []);
}

#[test]
fn all_that_a_log_can_show_is_proven() {
    let (shop, proof) = evening();
    let before = proof.check_with_listed(&listed_with_logs(), &[of(&shop.chain)]);
    assert_eq!(counts(&before, StepId::Contract), (14, 1));
    let Rest { plan, result, .. } = rest(&proof, &[of(&shop.chain)]);
    assert_eq!(plan.unreachable, []);
    is_all_proven(&result);
    // Three draws have four values each, and the Break has three.
    assert_eq!(counts(&result, StepId::Contract), (0, 15));
    assert_eq!(counts(&result, StepId::WordOrigin), (0, 3));
    // A version's anchor, three purchases, the Break's anchor, four requests and four words.
    assert_eq!(counts(&result, StepId::ChainLogs), (1, 13));
}

#[test]
fn the_plan_lists_the_blocks_to_read() {
    let (shop, proof) = evening();
    let Rest { plan, answers, .. } = rest(&proof, &[of(&shop.chain)]);
    // The target's own request was read with the verdict. Each entry has a block of its own.
    let shown: usize = plan.targets.iter().map(|target| target.shows.len()).sum();
    assert_eq!((plan.targets.len(), shown), (12, 12));
    let inclusions = answers.iter().filter_map(|(question, given)| {
        let Question::Inclusion(_, block, from) = question else {
            return None;
        };
        let [given] = given.as_slice() else {
            panic!("{given:?}");
        };
        let Answer::Inclusion(inclusion) = &given.answer else {
            panic!("{given:?}");
        };
        assert_eq!(inclusion.headers.len() as u64, from - block + 1);
        Some((*from, *block))
    });
    let mut headers = std::collections::BTreeSet::new();
    for (from, block) in inclusions {
        headers.extend((block..=from).map(|number| (from, number)));
    }
    // The target's own block is read once more if a walk begins at it.
    assert_eq!(plan.blocks, headers.len() as u64);
    assert!(plan.bytes > plan.blocks * 1_000);
}

/// Each value has the whole trail from the oracle's key.
#[test]
fn every_proven_value_has_its_trail() {
    let (shop, proof) = evening();
    let Rest { result, .. } = rest(&proof, &[of(&shop.chain)]);
    let trails = &result.settled.trails;
    // Fifteen of the contract, two of each word, and thirteen dates.
    assert_eq!(trails.len(), 15 + 2 * 3 + 13);
    for trail in trails {
        assert_eq!(trail.key_hash, KEYS[0]);
        assert_eq!(trail.coordinator, COORDINATOR);
        let walked = trail.notarised.number - trail.block.number + 1;
        assert_eq!(trail.headers.len() as u64, walked);
        assert_eq!(trail.block.timestamp, time_of(trail.block.number));
        assert_eq!(trail.value.published, trail.value.proven);
        assert!([CONSUMER, COORDINATOR].contains(&trail.log.address));
        let again = serde_json::to_string(trail).expect("JSON");
        assert_eq!(
            serde_json::from_str::<verify::claims::Trail>(&again)
                .ok()
                .as_ref(),
            Some(trail)
        );
    }
    let of_words = trails
        .iter()
        .filter(|trail| trail.value.point == Point::ProvenWord);
    let own: Vec<_> = of_words.map(|trail| trail.request.id).collect();
    let of_stranger = trails.iter().any(|trail| !own.contains(&trail.request.id));
    assert!(
        of_stranger,
        "the last word is reached from somebody else's request"
    );
    assert!(!result.settled.blocks.is_empty());
}

/// Without a later request no signature leads to the block of the last word.
#[test]
fn a_word_without_a_later_request_stays_told() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    let Rest { plan, result, .. } = rest(&proof, &[of(&shop.chain)]);
    let word = shop.entry(LogKind::Fulfilled, sales.target).position.block;
    let unreachable: Vec<_> = plan
        .unreachable
        .iter()
        .map(|(_, why)| why.clone())
        .collect();
    assert!(unreachable.contains(&Unread::NotNotarised(word, 256)));
    result.is_verified();
    assert!(told(&result, StepId::ChainLogs).contains(&Point::LogAt(LogKind::Fulfilled)));
    assert_eq!(told(&result, StepId::Contract), [Point::ContractWord; 4]);
    assert_eq!(told(&result, StepId::WordOrigin), []);
}

/// A version is anchored long before its draws: any request to the oracle soon after makes it provable.
#[test]
fn an_old_version_is_reached_from_anyones_request() {
    for (blocks, is_reached) in [(0, true), (250, true), (255, true), (256, false)] {
        let mut shop = Shop::open(3);
        let version = version_id(&shop.tiers[0]);
        shop.chain.mine(blocks);
        stranger_asks(&mut shop.chain);
        shop.chain.mine(50_000);
        shop.anchor(hash(1), hash(2));
        let target = shop.sell();
        shop.deliver(target);
        stranger_asks(&mut shop.chain);
        let Rest { plan, result, .. } = rest(&shop.proof(target), &[of(&shop.chain)]);
        result.is_verified();
        let anchored = shop.entry(LogKind::Anchored, version).position.block;
        let unreachable: Vec<_> = plan
            .unreachable
            .iter()
            .map(|(_, why)| why.clone())
            .collect();
        if is_reached {
            is_all_proven(&result);
            assert_eq!(unreachable, []);
        } else {
            assert_eq!(unreachable, [Unread::NotNotarised(anchored, 256)]);
            assert_eq!(told(&result, StepId::Contract), [Point::ContractVersion]);
        }
    }
}

/// An anchor and a request are in one block: the receipts show which came first.
#[test]
fn entries_of_one_block_are_dated_if_receipts_show_their_order() {
    let mut shop = Shop::open(3);
    let key = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    let request = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.request_pull(key, version)
    });
    shop.entries.push(request);
    shop.deliver(key);
    stranger_asks(&mut shop.chain);
    let Rest { result, .. } = rest(&shop.proof(key), &[of(&shop.chain)]);
    is_all_proven(&result);
    let findings = result.step(StepId::ChainLogs).findings.iter();
    let points: Vec<Point> = findings.map(|finding| finding.point).collect();
    // The first receipt of a block shows the index of its logs, another one the block alone.
    assert!(points.contains(&Point::LogAt(LogKind::Anchored)));
    assert!(points.contains(&Point::BlockAt(LogKind::Requested)));
}

/// If no signature is listed, a log shows that it was written, but not its meaning.
#[test]
fn only_words_are_proven_without_listed_signatures() {
    let (shop, proof) = evening();
    let Rest { result, .. } = rest_with(&listed(), &proof, &[of(&shop.chain)]);
    result.is_verified();
    assert_eq!(counts(&result, StepId::Contract).1, 0);
    assert_eq!(counts(&result, StepId::ChainLogs).1, 0);
    assert_eq!(counts(&result, StepId::OracleProof), (0, 3));
}

/// The answers in a file prove the same values again, without a network.
#[test]
fn answers_that_were_read_prove_themselves_again() {
    let (shop, proof) = evening();
    let Rest {
        result,
        answers,
        claims,
        ..
    } = rest(&proof, &[of(&shop.chain)]);
    let saved = serde_json::to_string(&answers.into_iter().collect::<Vec<_>>()).expect("JSON");
    let opened: Vec<(Question, Vec<verify::claims::WitnessedAnswer>)> =
        serde_json::from_str(&saved).expect("answers");
    let answers: Answers = opened.into_iter().collect();
    let again = claims.prove(&listed_with_logs(), &answers, &LocalProver);
    assert_eq!(again.steps, result.settled.steps);
    let proven: Vec<StepId> = again.proven.iter().map(|step| step.id).collect();
    assert_eq!(
        proven,
        [StepId::Contract, StepId::WordOrigin, StepId::OracleProof]
    );
    // No file can prove that no word is missing.
    let report = proof.check().0.with_chain(&again.proven);
    assert_eq!(report.verdict, Verdict::VerifiedInPart);
}

/// Returns an endpoint that changes every inclusion except the target's own.
fn telling(chain: &Chain, change: impl Fn(&mut Inclusion) + 'static) -> Endpoint<'static> {
    let own = chain.clone();
    of(chain).answering(move |question| match (question, own.answer(question)) {
        (Question::Inclusion(_, block, from), Answer::Inclusion(mut inclusion)) if block < from => {
            change(&mut inclusion);
            Some(Answer::Inclusion(inclusion))
        }
        _ => None,
    })
}

/// No change of a walk's headers or receipts proves anything, and none makes an honest proof fail.
#[test]
fn a_changed_walk_proves_nothing() {
    let (shop, proof) = evening();
    let changes: [fn(&mut Inclusion); 9] = [
        |inclusion| drop(inclusion.headers.remove(0)),
        |inclusion| drop(inclusion.headers.pop()),
        |inclusion| inclusion.headers.reverse(),
        |inclusion| inclusion.headers.insert(1, inclusion.headers[0].clone()),
        |inclusion| inclusion.headers.clear(),
        |inclusion| inclusion.headers[0][40] ^= 1,
        |inclusion| {
            *inclusion
                .headers
                .last_mut()
                .expect("one")
                .last_mut()
                .expect("a byte") ^= 1
        },
        |inclusion| {
            *inclusion
                .path
                .last_mut()
                .expect("one")
                .last_mut()
                .expect("a byte") ^= 1
        },
        |inclusion| inclusion.index += 1,
    ];
    let honest = rest(&proof, &[of(&shop.chain)]);
    for (number, change) in changes.into_iter().enumerate() {
        let liar = || telling(&shop.chain, change);
        let alone = rest(&proof, &[liar()]);
        alone.result.is_verified();
        let walked = honest
            .plan
            .targets
            .iter()
            .filter(|target| target.block < target.from);
        assert_eq!(
            alone.result.settled.unproven.len(),
            walked.count(),
            "{number}"
        );
        assert!(told(&alone.result, StepId::Contract).contains(&Point::ContractVersion));
        // One endpoint with the right bytes is enough.
        for endpoints in [[liar(), of(&shop.chain)], [of(&shop.chain), liar()]] {
            is_all_proven(&rest(&proof, &endpoints).result);
        }
    }
}

/// The cause names the liar if its header has the block's own hash, and blames the network only if no header has.
#[test]
fn an_unproven_value_names_its_witnesses() {
    let (shop, proof) = evening();
    let causes = |endpoints: &[Endpoint<'_>]| {
        let unproven = rest(&proof, endpoints).result.settled.unproven;
        let causes = unproven.into_iter().map(|(_, why)| why);
        causes.collect::<Vec<_>>()
    };
    let by_path = causes(&[telling(&shop.chain, |inclusion| inclusion.index += 7)]);
    assert!(!by_path.is_empty());
    let is_mistold =
        |why: &Unread| matches!(why, Unread::BlockMistold(_, by) if *by == Witnesses::of(0));
    assert!(by_path.iter().all(is_mistold), "{by_path:?}");
    let by_header = causes(&[telling(&shop.chain, |inclusion| {
        inclusion.headers[0][40] ^= 1
    })]);
    assert!(
        by_header
            .iter()
            .all(|why| matches!(why, Unread::BlockNotProven(_)))
    );
}

/// The check compares the block at which a walk begins with the one that every endpoint has.
#[test]
fn a_walk_from_an_orphaned_block_proves_nothing() {
    let (shop, proof) = evening();
    let own = rest(&proof, &[of(&shop.chain)]);
    let word = own
        .plan
        .targets
        .iter()
        .map(|target| target.from)
        .max()
        .expect("one");
    let other = of(&shop.chain).answering(move |question| match question {
        Question::BlockHash(number) if *number == word => Some(Answer::BlockHash(hash(0x66))),
        _ => None,
    });
    let Rest { result, .. } = rest(&proof, &[of(&shop.chain), other]);
    result.is_verified();
    let why = Unread::OtherBlock(word, Witnesses::of(1));
    assert!(
        result
            .settled
            .unproven
            .iter()
            .all(|(_, unread)| *unread == why)
    );
    assert!(!result.settled.unproven.is_empty());
    assert!(told(&result, StepId::ChainLogs).contains(&Point::LogAt(LogKind::Fulfilled)));
}

/// A dependent's getter contradicts its proven log. If all endpoints report that, the step fails; if one of two does,
/// they contradict each other. A log outweighs only the claim that it does not exist.
#[test]
fn a_getter_of_a_dependent_that_contradicts_its_log_is_not_outweighed() {
    let (mut shop, sales) = Shop::with_dependents();
    stranger_asks(&mut shop.chain);
    let proof = shop.proof(sales.target);
    let purchase = shop.sale(sales.first).event_id();
    let version = version_id(&shop.tiers[0]);
    for id in [purchase, version] {
        let mut other = shop.chain.clone();
        other.consumer.events.change(&id, |value| *value = hash(7));
        let agreed = rest(&proof, &[of(&other), of(&other)]).result;
        assert!(agreed.step(StepId::Contract).failed());
        assert_eq!(agreed.verdict(), Verdict::NotVerified);
        let one = rest(&proof, &[of(&other), of(&shop.chain)]).result;
        assert_eq!(one.failed(), []);
        assert!(matches!(
            one.unread(StepId::Contract),
            Unread::Disagreement(_)
        ));
    }
    // The same holds if the getter returns nothing: an empty value is not the absence of a log.
    let mut other = shop.chain.clone();
    other
        .consumer
        .events
        .change(&purchase, |value| *value = verify::hash::Hash32::ZERO);
    let one = rest(&proof, &[of(&other), of(&shop.chain)]).result;
    assert!(matches!(
        one.unread(StepId::Contract),
        Unread::Disagreement(_)
    ));
}

/// One of two endpoints shows no log of a dependent's transactions: they are proven, and count.
#[test]
fn logs_of_the_rest_that_are_denied_count() {
    let (mut shop, sales) = Shop::with_dependents();
    stranger_asks(&mut shop.chain);
    let proof = shop.proof_without_transactions(sales.target);
    let own = [LogKind::Requested, LogKind::Fulfilled].map(|kind| {
        let entry = shop.entry(kind, sales.first);
        shop.chain.transaction_at(entry.position)
    });
    let denies = || {
        of(&shop.chain).with_chain(|chain| {
            chain.logs.retain(|log| !own.contains(&log.transaction));
            for transaction in &own {
                chain.transactions.remove(transaction);
            }
        })
    };
    let endpoints = [of(&shop.chain), denies()];
    let before = proof.check_with_listed(&listed_with_logs(), &endpoints);
    assert_eq!(before.failed(), []);
    assert_ne!(before.verdict(), Verdict::Verified);
    rest(&proof, &endpoints).result.is_verified();
    // Without an endpoint that shows the logs, the check does not know where to look.
    let silent = rest(&proof, &[denies()]).result;
    assert_ne!(silent.verdict(), Verdict::Verified);
}

/// An endpoint that returns no receipts leaves everything as it was.
#[test]
fn a_rest_that_is_not_given_changes_nothing() {
    let (shop, proof) = evening();
    let silent = || {
        of(&shop.chain).answering(|question| {
            matches!(question, Question::Inclusion(..)).then(|| fault(Fault::TooLarge))
        })
    };
    let before = proof.check_with_listed(&listed_with_logs(), &[silent()]);
    let after = rest(&proof, &[silent()]).result;
    assert_eq!(after.settled.steps, before.settled.steps);
    assert_eq!(after.settled.counts, []);
    assert_eq!(after.settled.trails.len(), 0);
}

/// Every request between two proven ones is known: the count excludes another.
#[test]
fn no_request_between_two_proven_ones_is_missing() {
    let (shop, proof) = evening();
    let Rest { result, .. } = rest(&proof, &[of(&shop.chain)]);
    let [count] = result.settled.counts.as_slice() else {
        panic!("{:?}", result.settled.counts);
    };
    // Two Packs, the Break and the target.
    assert_eq!((count.first, count.last), (1, 4));
    assert_eq!((count.between, count.seen), (2, 2));
    assert!(count.is_complete() && !count.restarts);
    assert_eq!(
        (count.coordinator, count.subscription),
        (COORDINATOR, SUBSCRIPTION)
    );

    // A request that still waits, under another key, is only told: the count shows that there is one, whether an
    // endpoint hides its log or not.
    let mut shop = Shop::open(3);
    let first = shop.sell();
    shop.chain.consumer.oracle.key_hash = KEYS[1];
    let waiting = shop.sell();
    shop.chain.consumer.oracle.key_hash = KEYS[0];
    let target = shop.sell();
    shop.deliver(first);
    shop.deliver(target);
    stranger_asks(&mut shop.chain);
    let proof = shop.proof(target).without(LogKind::Requested, waiting);
    let counted = |endpoint: Endpoint<'_>| {
        let counts = rest(&proof, &[endpoint]).result.settled.counts;
        let [count] = counts.as_slice() else {
            panic!("{counts:?}");
        };
        assert_eq!((count.first, count.last, count.between), (1, 3, 1));
        count.is_complete()
    };
    assert!(!counted(of(&shop.chain)));
    let id = shop.asked(waiting).1;
    assert!(!counted(of(&shop.chain).with_chain(|chain| {
        chain.logs.retain(|log| log.words().next() != Some(id));
    })));
}

/// v2 counts from the beginning again if a contract leaves its subscription and comes back.
#[test]
fn a_count_of_v2_claims_nothing() {
    let mut shop = Shop::open(3);
    let coordinators = &mut shop.chain.coordinators;
    coordinators.insert(COORDINATOR, Coordinator::new(Kind::V2));
    shop.chain.subscribe(COORDINATOR, SUBSCRIPTION, &[CONSUMER]);
    let (first, target) = (shop.sell(), shop.sell());
    shop.deliver(first);
    shop.deliver(target);
    stranger_asks(&mut shop.chain);
    let Rest { result, .. } = rest(&shop.proof(target), &[of(&shop.chain)]);
    let [count] = result.settled.counts.as_slice() else {
        panic!("{:?}", result.settled.counts);
    };
    assert_eq!((count.first, count.last), (2, 3));
    assert!(count.restarts && !count.is_complete());
}

/// However many draws there are, the reader reads a bounded number of receipts.
#[test]
fn a_long_proof_is_read_in_part() {
    let mut shop = Shop::open(200);
    let sold: Vec<_> = (0..100).map(|_| shop.sell()).collect();
    for key in &sold {
        shop.deliver(*key);
    }
    let target = *sold.last().expect("one");
    stranger_asks(&mut shop.chain);
    let Rest { plan, result, .. } = rest(&shop.proof(target), &[of(&shop.chain)]);
    assert_eq!(plan.targets.len(), 256);
    assert!(plan.blocks <= 2_048);
    let left = plan.unreachable.iter().map(|(_, why)| why);
    assert!(left.clone().any(|why| *why == Unread::TooMuchWork));
    result.is_verified();
    assert!(result.settled.trails.len() <= 256);
}

/// A receipt does not show a log's index. One of several endpoints gave another index for the target's word, whose
/// callback failed, so that a word before it in its block was left out: the check did not look at the other endpoint's
/// log.
#[test]
fn one_endpoint_does_not_move_a_proven_word_in_its_block() {
    let mut shop = Shop::open(3);
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.chain.mine(1);
    shop.chain.transact(STRANGER, Vec::new(), |running| {
        running.log(STRANGER, vec![hash(1)], Vec::new())
    });
    let asked = shop.asked(hidden);
    let word = shop.chain.deliver(asked, Callback::Works);
    shop.reads(hidden, &word);
    let asked = shop.asked(target);
    let word = shop.chain.deliver(asked, Callback::Fails);
    let own = shop.reads(target, &word);
    stranger_asks(&mut shop.chain);
    let false_place = fixtures::chain::at(own.position.block, 0);
    let proof = shop
        .proof(target)
        .omitting(hidden)
        .moving(LogKind::Fulfilled, target, false_place);
    let liar = || {
        let own = own.position;
        of(&shop.chain).with_chain(|chain| {
            let transaction = chain.transaction_at(own);
            chain
                .logs
                .retain(|log| log.position.block != own.block || log.transaction == transaction);
            chain.log_at(own).position = false_place;
        })
    };
    for endpoints in [
        vec![liar(), of(&shop.chain)],
        vec![of(&shop.chain), liar(), of(&shop.chain)],
    ] {
        let before = proof.check_with_listed(&listed_with_logs(), &endpoints);
        assert_ne!(before.verdict(), Verdict::Verified);
        let after = rest(&proof, &endpoints).result;
        assert_eq!(after.failed(), []);
        assert_ne!(after.verdict(), Verdict::Verified);
    }
}

/// The word's receipt also holds the pull's key, and came first by its transaction's hash: the page showed its block
/// and its time as those of the request.
#[test]
fn the_targets_block_is_that_of_its_request() {
    for before in 0..8 {
        let mut shop = Shop::open(3);
        for number in 0..before {
            shop.anchor(hash(100 + number), hash(1));
        }
        let target = shop.sell();
        shop.deliver(target);
        stranger_asks(&mut shop.chain);
        let Rest { result, .. } = rest(&shop.proof(target), &[of(&shop.chain)]);
        let block = result.settled.block.expect("asked for").expect("proven");
        let request = shop.entry(LogKind::Requested, target).position.block;
        assert_eq!(block.block.number, request, "{before}");
    }
}

/// A contract can ask a coordinator of its shop's own in the transaction that asks the oracle: the count of that
/// coordinator says nothing about the oracle's requests, and its shop chooses the ids.
#[test]
fn the_requests_of_an_unlisted_coordinator_are_not_counted() {
    let mut shop = Shop::open(3);
    let sell = |shop: &mut Shop| {
        let key = shop.buy(0);
        let version = version_id(&shop.tiers[0]);
        shop.chain.mine(1);
        let request = shop.chain.transact(CONSUMER, Vec::new(), |running| {
            let oracle = Oracle {
                coordinator: SHOPS_OWN,
                ..running.chain.consumer.oracle
            };
            let request = running.request_pull(key, version);
            running.request_words(oracle, CONSUMER, None);
            request
        });
        shop.entries.push(request);
        key
    };
    let (first, target) = (sell(&mut shop), sell(&mut shop));
    shop.deliver(first);
    shop.deliver(target);
    stranger_asks(&mut shop.chain);
    let Rest { result, .. } = rest(&shop.proof(target), &[of(&shop.chain)]);
    let counted = result.settled.counts.iter();
    let counted: Vec<Address> = counted.map(|count| count.coordinator).collect();
    assert_eq!(counted, [COORDINATOR]);
}

/// An honest node that dropped its old transactions shows the block, and not the oracle's proof: the cause named it as
/// the endpoint with the wrong block.
#[test]
fn a_node_without_old_transactions_is_not_named() {
    let (shop, proof) = evening();
    let pruned = || {
        of(&shop.chain).answering(|question| match question {
            Question::Fulfilment(transaction, _) => {
                Some(Answer::Unread(Unread::UnknownTransaction(*transaction)))
            }
            _ => None,
        })
    };
    let settled = rest(&proof, &[pruned()]).result.settled;
    let mistold = |why: &Unread| matches!(why, Unread::BlockMistold(..));
    assert!(!settled.unproven.is_empty());
    assert!(
        !settled.unproven.iter().any(|(_, why)| mistold(why)),
        "{:?}",
        settled.unproven
    );
}

/// A node whose answer has another form only fails to prove anything: the cause named it beside an endpoint with a
/// wrong block.
#[test]
fn a_node_of_another_form_is_not_named_with_a_liar() {
    let (shop, proof) = evening();
    let other = of(&shop.chain).answering(|question| match question {
        Question::Inclusion(_, block, from) if block < from => {
            Some(Answer::Unread(Unread::BlockNotProven(*from)))
        }
        _ => None,
    });
    let liar = telling(&shop.chain, |inclusion| inclusion.index += 7);
    let unproven = rest(&proof, &[other, liar]).result.settled.unproven;
    assert!(!unproven.is_empty());
    for (block, why) in unproven {
        let Unread::BlockMistold(_, by) = why else {
            panic!("{why:?}");
        };
        assert_eq!(by, Witnesses::of(1), "{block}");
    }
}

/// A long proof with its entries far apart asked for logs around each of them before anything was read.
#[test]
fn the_plan_of_a_long_proof_asks_for_few_logs() {
    let mut shop = Shop::open(400);
    let mut sold = Vec::new();
    for _ in 0..300 {
        shop.chain.mine(20);
        sold.push(shop.sell());
    }
    for key in &sold {
        shop.chain.mine(20);
        shop.deliver(*key);
    }
    let proof = shop.proof(*sold.last().expect("one"));
    let claims = Claims::Pull(Box::new(proof.check().1));
    let listed = listed_with_logs();
    let answers = read(&claims, &listed, &[of(&shop.chain)]);
    let (_, open) = claims.plan_rest(&listed, &answers);
    assert!(open.len() <= 256, "{}", open.len());
}

/// Anyone who knows a subscription can compute its requests' ids: a log made by hand counted as a request that was
/// seen, also in a file.
#[test]
fn a_made_up_request_does_not_complete_a_count() {
    let mut shop = Shop::open(3);
    let (first, waiting, target) = (shop.sell(), shop.sell(), shop.sell());
    shop.deliver(first);
    shop.deliver(target);
    stranger_asks(&mut shop.chain);
    let proof = shop.proof(target).without(LogKind::Requested, waiting);
    let id = shop.asked(waiting).1;
    let hiding = of(&shop.chain).with_chain(|chain| {
        chain.logs.retain(|log| log.words().next() != Some(id));
    });
    let Rest {
        mut answers,
        claims,
        ..
    } = rest(&proof, &[hiding]);
    let complete = |answers: &Answers| {
        let counts = claims
            .prove(&listed_with_logs(), answers, &LocalProver)
            .counts;
        assert_eq!(counts.len(), 1);
        counts[0].is_complete()
    };
    assert!(!complete(&answers));
    let mut logs = shop.chain.logs.iter();
    let mut made_up = logs
        .find(|log| log.address == COORDINATOR && log.words().next() == Some(id))
        .expect("a request")
        .clone();
    made_up.position = fixtures::chain::at(1, 0);
    made_up.transaction = hash(0x13);
    let by_hand = verify::claims::Receipt {
        block: 1,
        succeeded: true,
        logs: vec![made_up],
    };
    let (question, answer) = (Question::Receipt(hash(0x13)), Answer::Receipt(by_hand));
    verify::claims::add_answer(&mut answers, question, Witnesses::of(0), answer);
    assert!(!complete(&answers));
}

/// An endpoint returned the request that states a block a second time, under an id of its choice: the trail showed this
/// id as the one that the oracle signed.
#[test]
fn a_trail_shows_no_made_up_request() {
    let (shop, proof) = evening();
    let own = shop.chain.clone();
    let liar = of(&shop.chain).answering(move |question| match (question, own.answer(question)) {
        (Question::Logs(query), Answer::Logs(mut logs)) if query.address == COORDINATOR => {
            let requests = logs.iter().filter(|log| log.topics.len() == 4);
            let made_up = requests.map(|log| {
                let mut log = log.clone();
                log.data.splice(..32, [0; 32]);
                log
            });
            let made_up: Vec<_> = made_up.collect();
            logs.extend(made_up);
            Some(Answer::Logs(logs))
        }
        _ => None,
    });
    let Rest { result, .. } = rest(&proof, &[liar, of(&shop.chain)]);
    let trails = &result.settled.trails;
    assert!(!trails.is_empty());
    for trail in trails {
        assert_ne!(trail.request.id, verify::hash::Hash32::ZERO);
    }
}

/// One of two endpoints denies the transaction that requested two draws. Its receipt proves both requests, and so the
/// proofs of both words are looked for.
#[test]
fn a_proven_receipt_leads_to_the_words_of_its_requests() {
    let mut shop = Shop::open(3);
    let keys = [shop.buy(0), shop.buy(0)];
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let requests = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        keys.map(|key| running.request_pull(key, version))
    });
    shop.entries.extend(requests);
    let target = shop.sell();
    for key in keys.into_iter().chain([target]) {
        shop.deliver(key);
    }
    stranger_asks(&mut shop.chain);
    let own = shop.chain.transaction_at(requests[0].position);
    let denies = of(&shop.chain).with_chain(|chain| {
        chain.logs.retain(|log| log.transaction != own);
        chain.transactions.remove(&own);
    });
    let Rest { result, .. } = rest(&shop.proof(target), &[of(&shop.chain), denies]);
    assert_eq!(result.settled.open, []);
    result.is_verified();
    assert_eq!(counts(&result, StepId::OracleProof), (0, 3));
}

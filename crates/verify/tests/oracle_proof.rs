//! Checks the oracle's own proof of a word: the facts that it shows, the conditions under which it counts, and the
//! abuses that it resists.

use std::cell::{Cell, RefCell};

use fixtures::chain::consumer::{Callback, Oracle};
use fixtures::chain::coordinator::output_seed;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::proof::proof;
use fixtures::chain::{COORDINATOR, Chain, KEYS, SHOPS_KEY, SUBSCRIPTION, WRAPPER, hash, listed};
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::SettledReport;
use fixtures::shop::Shop;
use verify::claims::{
    Address, Answer, Answers, Fault, Inclusion, Listed, NotIncluded, OracleRequest, ProvenReceipt,
    Prover, Question, Transaction, Unproven, Unread, Witnesses, add_answer,
};
use verify::hash::Hash32;
use verify::report::{Cause, Grade, Point, Status, StepId, Verdict};

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

fn why(result: &SettledReport) -> &Unread {
    result.unread(StepId::OracleProof)
}

/// Asserts that every finding of the step is proven under this key.
fn is_proven(result: &SettledReport, words: usize) {
    let step = result.step(StepId::OracleProof);
    assert!(step.passed(), "{step:?}");
    let grades: Vec<Grade> = step.findings.iter().map(|finding| finding.grade).collect();
    assert_eq!(grades, vec![Grade::Proven(KEYS[0]); words]);
}

/// Returns an endpoint that changes the inputs of the fulfilling transactions.
fn with_inputs(chain: &Chain, input: impl Fn(Vec<u8>) -> Vec<u8> + 'static) -> Endpoint<'static> {
    let own = chain.clone();
    of(chain).answering(move |question| match (question, own.answer(question)) {
        (Question::Fulfilment(..), Answer::Transaction(call)) => {
            let input = input(call.input);
            Some(Answer::Transaction(Transaction { input, ..call }))
        }
        _ => None,
    })
}

/// Returns an endpoint that gives another hash for every block.
fn with_other_hashes(chain: &Chain) -> Endpoint<'static> {
    of(chain).answering(|question| match question {
        Question::BlockHash(_) => Some(Answer::BlockHash(hash(0x66))),
        _ => None,
    })
}

#[test]
fn each_judged_word_is_proven() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    let draws = proof.check().1.draws.len();
    assert!(draws > 1);
    let result = proof.check_on(&shop.chain);
    result.is_verified();
    is_proven(&result, draws);

    let event = PackEvent::honest().settle();
    event.is_verified();
    is_proven(&event, 1);
}

/// The callback failed: the word is still the oracle's.
#[test]
fn a_word_is_proven_whatever_the_callback_did() {
    for callback in [Callback::Fails, Callback::IsSilent, Callback::Works] {
        let mut shop = Shop::open(3);
        let target = shop.sell();
        shop.deliver_to(target, callback);
        is_proven(&shop.proof(target).check_on(&shop.chain), 1);
    }
}

/// One transaction answers several requests.
#[test]
fn proofs_are_found_in_a_batch() {
    let mut shop = Shop::open(3);
    let (first, target) = (shop.sell(), shop.sell());
    let asked = [shop.asked(first), shop.asked(target)];
    shop.chain.mine(3);
    let delivered = shop.chain.transact(COORDINATOR, vec![7; 33], |running| {
        asked.map(|asked| running.fulfil(asked, output_seed(&asked.1), Callback::Works))
    });
    for (key, delivered) in [first, target].iter().zip(&delivered) {
        shop.reads(*key, delivered);
    }
    let result = shop.proof(target).check_on(&shop.chain);
    result.is_verified();
    is_proven(&result, 2);
}

/// A verdict does not need the step.
#[test]
fn a_verdict_stands_without_a_proof() {
    let event = PackEvent::honest();
    let result = event.check_with(&[with_inputs(&event.chain, |_| Vec::new())]);
    assert_eq!(result.verdict(), Verdict::Verified);
    assert!(matches!(why(&result), Unread::NoProofFound(_, by) if *by == Witnesses::of(0)));
}

/// The check tries the bytes of every endpoint: one endpoint with the right bytes is enough.
#[test]
fn one_endpoint_that_is_right_is_enough() {
    let event = PackEvent::honest();
    let chain = &event.chain;
    let cut = |input: Vec<u8>| input[..input.len() - 1].to_vec();
    for liar in [with_inputs(chain, cut), with_other_hashes(chain)] {
        let result = event.check_with(&[liar, of(chain)]);
        is_proven(&result, 1);
    }
}

/// A proof that does not verify says nothing about the word: the step names its endpoint.
#[test]
fn a_changed_proof_is_the_endpoints() {
    let event = PackEvent::honest();
    let changed = |mut input: Vec<u8>| {
        // Its c, behind the selector.
        input[4 + 128] ^= 1;
        input
    };
    for liar in [
        with_inputs(&event.chain, changed),
        with_other_hashes(&event.chain),
    ] {
        let result = event.check_with(&[liar]);
        assert_eq!(result.failed(), []);
        assert!(matches!(why(&result), Unread::ProofInvalid(_, by) if *by == Witnesses::of(0)));
        assert_eq!(result.verdict(), Verdict::Verified);
    }
}

/// A shop published another seed than the oracle's. That is proven if both endpoints show whose request it is; a single
/// endpoint could name another real request.
#[test]
fn another_word_fails_if_two_endpoints_bind_the_request() {
    let mut event = PackEvent::honest();
    let word = event.seed;
    event.seed = hash(7);
    let alone = event.check_with(&[of(&event.chain)]);
    assert_eq!(alone.failed(), [(StepId::SeedOrigin, Point::SeedWord)]);
    assert_eq!(
        why(&alone),
        &Unread::OtherWordProven(word, Witnesses::of(0))
    );

    let both = event.check_with(&[of(&event.chain), of(&event.chain)]);
    let proven = (StepId::OracleProof, Point::ProvenWord);
    assert_eq!(
        both.failed(),
        [(StepId::SeedOrigin, Point::SeedWord), proven]
    );
}

/// Another contract's request of the oracle was answered with a word that the shop likes, under the same key and in the
/// same block. An endpoint that names it as the event's proves nothing: its number is another contract's.
#[test]
fn the_request_of_another_contract_proves_nothing() {
    let mut event = PackEvent::unanchored();
    event.chain.mine(1);
    let stranger = Address::new([0x77; 20]);
    let oracle = Oracle {
        coordinator: COORDINATOR,
        key_hash: KEYS[0],
        subscription: SUBSCRIPTION,
        wrapper: None,
    };
    let call = verify::claims::evidence::coordinator::create_event(&event.id, &event.value);
    let (id, value) = (event.id, event.value);
    let (transaction, own, other) =
        event
            .chain
            .transact(fixtures::chain::CONSUMER, call, |running| {
                let own = running.create_event(id, value);
                (
                    running.hash,
                    own,
                    running.request_words(oracle, stranger, None),
                )
            });
    event.transaction = transaction;
    // The endpoint shows the other request as the contract's, and hides the contract's own.
    event.deliver_seed(other);
    let mut lie = event.chain.clone();
    lie.logs.retain(|log| !log.data.starts_with(own.as_bytes()));
    for log in &mut lie.logs {
        if log.data.starts_with(other.as_bytes()) {
            log.topics[3] = fixtures::chain::CONSUMER.as_topic();
        }
    }
    let result = event.check_with(&[of(&lie)]);
    assert_eq!(result.failed(), []);
    assert_eq!(why(&result), &Unread::RequestNotCounted(other));
}

/// The holder of a key can prove any word under it, for blocks that do not exist.
#[test]
fn a_shops_own_key_proves_nothing() {
    let mut event = PackEvent::unanchored();
    event.chain.consumer.oracle.key_hash = SHOPS_KEY;
    let call = verify::claims::evidence::coordinator::create_event(&event.id, &event.value);
    event.anchor(fixtures::chain::CONSUMER, call);
    let result = event.settle();
    assert_eq!(why(&result), &Unread::UnlistedKey(SHOPS_KEY));
    // A deployment may list it.
    let mut lists = listed();
    lists.key_hashes.push(SHOPS_KEY);
    let result = event.check_with_listed(&lists, &[of(&event.chain)]);
    assert!(result.step(StepId::OracleProof).passed());
}

/// The wrapper counts requests as its own, so the proof does not name the contract.
#[test]
fn a_wrappers_request_does_not_name_the_contract() {
    let mut event = PackEvent::unanchored();
    event.chain.consumer.oracle.wrapper = Some(WRAPPER);
    let call = verify::claims::evidence::coordinator::create_event(&event.id, &event.value);
    event.anchor(fixtures::chain::CONSUMER, call);
    let result = event.settle();
    assert_eq!(result.verdict(), Verdict::Verified);
    assert!(matches!(why(&result), Unread::RequestedByWrapper(_)));
}

/// Without a listed coordinator, the check follows no word to the oracle.
#[test]
fn an_unlisted_coordinator_leaves_nothing_to_prove() {
    let event = PackEvent::honest();
    let lists = Listed {
        coordinators: Vec::new(),
        ..listed()
    };
    let result = event.check_with_listed(&lists, &[of(&event.chain)]);
    assert_eq!(why(&result), &Unread::UnlistedCoordinator(COORDINATOR));
}

/// Returns an endpoint that returns an orphaned block in place of the request's, with the oracle's answer there.
fn with_orphan(event: &PackEvent) -> Endpoint<'static> {
    let orphan = hash(0x55);
    let mut logs = event.chain.logs.iter();
    let request = logs.find(|log| log.address == COORDINATOR).expect("a log");
    let words: Vec<Hash32> = request.words().collect();
    let asked = OracleRequest {
        key_hash: KEYS[0],
        pre_seed: words[1],
        block_hash: orphan,
    };
    let other = proof(&asked, &hash(0x54));
    of(&event.chain).answering(move |question| match question {
        Question::BlockHash(_) => Some(Answer::BlockHash(orphan)),
        Question::Fulfilment(..) => Some(Answer::Transaction(Transaction {
            to: None,
            input: other.clone(),
        })),
        _ => None,
    })
}

/// Returns an endpoint at its limit: it leaves these questions out.
fn without(chain: &Chain, is_left_out: fn(&Question) -> bool) -> Endpoint<'static> {
    of(chain).answering(move |question| is_left_out(question).then(|| fault(Fault::Busy)))
}

/// The oracle also answered in an old block that a reorganisation took back: two words are proven for one request. The
/// check takes neither.
#[test]
fn two_words_for_one_request_prove_neither() {
    let event = PackEvent::honest();
    let result = event.check_with(&[with_orphan(&event), of(&event.chain)]);
    assert_eq!(result.failed(), []);
    assert!(matches!(why(&result), Unread::OtherWordProven(..)));
}

/// A file may hold any number of answers, and the check tries each.
#[test]
fn the_work_of_proving_is_bounded() {
    struct Counting(Cell<usize>);

    impl Prover for Counting {
        fn prove(&self, _: &[u8], _: &OracleRequest) -> Result<Hash32, Unproven> {
            self.0.set(self.0.get() + 1);
            Err(Unproven::Invalid)
        }

        fn prove_receipt(&self, _: &Inclusion) -> Result<ProvenReceipt, NotIncluded> {
            Err(NotIncluded::NotChecked)
        }
    }

    let event = PackEvent::honest();
    let (_, claims) = event.check();
    let mut answers = Answers::new();
    let settled = loop {
        let settled = claims.settle(&listed(), &answers);
        if settled.open.is_empty() {
            break settled;
        }
        for question in settled.open {
            let honest = event.chain.answer(&question);
            for number in 0..200_u16 {
                let answer = match (&question, honest.clone()) {
                    (Question::BlockHash(_), _) => {
                        Answer::BlockHash(Hash32::of(&[&number.to_be_bytes()]))
                    }
                    (Question::Fulfilment(..), Answer::Transaction(call)) => {
                        let input = number.to_be_bytes().to_vec();
                        Answer::Transaction(Transaction { input, ..call })
                    }
                    (_, honest) => honest,
                };
                add_answer(&mut answers, question.clone(), Witnesses::of(0), answer);
            }
        }
    };
    let prover = Counting(Cell::new(0));
    let step = settled.proofs.prove(&prover);
    assert!(prover.0.get() <= 4_000, "{} of 40,000", prover.0.get());
    let too_much = Cause::Unread(Unread::TooMuchWork);
    assert_eq!(step.status, Status::Skipped(too_much));
}

/// One endpoint returned the orphaned block and its answer; the other did not answer one of the two questions. The
/// orphan's word was the only one that was proven, and the honest report failed.
#[test]
fn an_orphaned_block_that_one_endpoint_tells_fails_nothing() {
    let event = PackEvent::honest();
    let left_out: [fn(&Question) -> bool; 3] = [
        |question| matches!(question, Question::Fulfilment(..)),
        |question| matches!(question, Question::BlockHash(_)),
        Question::is_of_proof,
    ];
    for is_left_out in left_out {
        let silent = without(&event.chain, is_left_out);
        let result = event.check_with(&[with_orphan(&event), silent]);
        assert_eq!(result.failed(), []);
        assert_eq!(result.verdict(), Verdict::Verified);
        assert!(matches!(why(&result), Unread::OtherWordProven(..)));
    }
}

/// One endpoint returned a wrong hash, and the other the right input: the step named only the honest one.
#[test]
fn the_witnesses_of_the_hash_and_of_the_input_are_named() {
    let event = PackEvent::honest();
    let liar = with_other_hashes(&event.chain).answering(|question| {
        matches!(question, Question::Fulfilment(..)).then(|| fault(Fault::Busy))
    });
    let honest = without(&event.chain, |question| {
        matches!(question, Question::BlockHash(_))
    });
    let result = event.check_with(&[liar, honest]);
    let both = Witnesses::of(0).with(Witnesses::of(1));
    assert!(matches!(why(&result), Unread::ProofInvalid(_, by) if *by == both));
}

/// A prover that notes the address in memory of each input.
#[derive(Default)]
struct Addresses(RefCell<Vec<*const u8>>);

impl Prover for Addresses {
    fn prove(&self, input: &[u8], _: &OracleRequest) -> Result<Hash32, Unproven> {
        self.0.borrow_mut().push(input.as_ptr());
        Err(Unproven::NotFound)
    }

    fn prove_receipt(&self, _: &Inclusion) -> Result<ProvenReceipt, NotIncluded> {
        Err(NotIncluded::NotChecked)
    }
}

/// Each word of a batch had a copy of the batch's input: a thousand words and an input of megabytes took more memory
/// than there is.
#[test]
fn the_words_of_a_batch_share_its_input() {
    let mut shop = Shop::open(3);
    let keys = [shop.sell(), shop.sell()];
    let asked = keys.map(|key| shop.asked(key));
    shop.chain.mine(3);
    let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
        asked.map(|asked| running.fulfil(asked, output_seed(&asked.1), Callback::Works))
    });
    for (key, delivered) in keys.iter().zip(&delivered) {
        shop.reads(*key, delivered);
    }
    let result = shop.proof(keys[1]).check_on(&shop.chain);
    let addresses = Addresses::default();
    result.settled.proofs.prove(&addresses);
    let addresses = addresses.0.into_inner();
    assert_eq!(addresses.len(), 2);
    assert_eq!(addresses[0], addresses[1]);
}

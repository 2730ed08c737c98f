//! Checks the anchoring transaction of a pack event: the logs that show it, that the id was anchored once, and the
//! choice of its request.

use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, Chain, SHOPS_OWN, SUBSCRIPTION, hash};
use fixtures::pack_event::PackEvent;
use verify::claims::evidence::coordinator::create_event;
use verify::claims::{Address, Answer, At, Fault, Question, Unread};
use verify::hash::Hash32;
use verify::report::LogKind::Anchored;
use verify::report::{Point, StepId, Value};

const RELAYER: Address = Address::new([0x5a; 20]);

const fn fails(point: Point) -> [(StepId, Point); 1] {
    [(StepId::SeedOrigin, point)]
}

/// Beside the call that anchors the event, the report shows the call that the named transaction made instead: the data
/// of another call of the contract, or the address of another contract.
#[test]
fn another_transaction_is_shown_by_its_call() {
    let other = create_event(&hash(1), &hash(2));
    for (to, shown) in [
        (CONSUMER, hex::encode(&other)),
        (RELAYER, RELAYER.to_string()),
    ] {
        let mut event = PackEvent::honest();
        event.chain.mine(1);
        let run = |running: &mut fixtures::chain::Running<'_>| running.hash;
        event.transaction = event.chain.transact(to, other.clone(), run);
        let result = event.settle();
        result.fails(&fails(Point::RequestCall));
        let finding = &result.step(StepId::SeedOrigin).findings[0];
        let call = hex::encode(create_event(&event.id, &event.value));
        assert_eq!(finding.published, Value::text(&call));
        assert_eq!(finding.computed, Value::text(&shown));
    }
}

/// A shop dislikes its seed and names a later transaction whose logs hold the event's id, or its value, or both in
/// another contract's log: none is the anchor.
#[test]
fn a_later_log_of_one_of_the_two_values_is_no_anchor() {
    let PackEvent { id, value, .. } = PackEvent::unanchored();
    let logs: [(Address, [Hash32; 2]); 3] = [
        (CONSUMER, [id, hash(9)]),
        (CONSUMER, [hash(9), value]),
        (RELAYER, [id, value]),
    ];
    for (address, values) in logs {
        let mut event = PackEvent::honest();
        event.chain.mine(20_000);
        let (transaction, request) = event.chain.transact(RELAYER, Vec::new(), |running| {
            let topics = [hash(0x70), values[0]].to_vec();
            running.log(address, topics, values[1].as_bytes().to_vec());
            (running.hash, running.requests(None))
        });
        event.transaction = transaction;
        event.deliver_seed(request);
        let pruned = Endpoint::of(&event.chain).without_old_state();
        event
            .check_with(&[pruned])
            .fails(&fails(Point::RequestCall));
    }
}

/// A liar invents a receipt or a transaction, and the honest endpoint returns none, but the logs of the block.
#[test]
fn one_endpoint_alone_makes_no_anchor_another_transaction() {
    let is_receipt = |question: &Question| matches!(question, Question::Receipt(_));
    let is_transaction = |question: &Question| matches!(question, Question::Transaction(_));
    let withheld: [&dyn Fn(&Question) -> bool; 3] = [&is_receipt, &is_transaction, &|question| {
        is_receipt(question) || is_transaction(question)
    }];
    let lies = [RELAYER, CONSUMER].map(|to| [0, 1, 2, 3].map(|lie| (to, lie)));
    for (to, lie) in lies.into_iter().flatten() {
        let mut event = PackEvent::unanchored();
        let call = match to {
            CONSUMER => create_event(&event.id, &event.value),
            _ => Vec::new(),
        };
        event.anchor(to, call);
        let chain = event.chain.clone();
        let liar = || {
            let chain = chain.clone();
            Endpoint::of(&event.chain).answering(move |question| {
                match (question, chain.answer(question)) {
                    (Question::Receipt(_), Answer::Receipt(mut receipt)) if lie == 0 => {
                        receipt.succeeded = false;
                        Some(Answer::Receipt(receipt))
                    }
                    (Question::Receipt(_), Answer::Receipt(mut receipt)) if lie == 1 => {
                        receipt.logs.retain(|log| log.address != CONSUMER);
                        Some(Answer::Receipt(receipt))
                    }
                    (Question::Receipt(_), Answer::Receipt(mut receipt)) if lie == 3 => {
                        receipt.block -= 1;
                        receipt.logs.clear();
                        Some(Answer::Receipt(receipt))
                    }
                    (Question::Transaction(_), Answer::Transaction(mut transaction))
                        if lie == 2 =>
                    {
                        transaction.input = create_event(&hash(1), &hash(2));
                        transaction.to = Some(CONSUMER);
                        Some(Answer::Transaction(transaction))
                    }
                    _ => None,
                }
            })
        };
        for withheld in withheld {
            let honest = || {
                Endpoint::of(&event.chain)
                    .answering(|question| withheld(question).then(|| fault(Fault::Busy)))
            };
            for endpoints in [[liar(), honest()], [honest(), liar()]] {
                assert_eq!(event.check_with(&endpoints).failed(), [], "{to} {lie}");
            }
        }
    }
}

/// A contract first anchors the id with another value. The receipt that an endpoint returns lacks the named
/// transaction's own log: the log in its block shows that there were two anchors.
#[test]
fn a_first_anchor_of_another_value_is_known_without_the_receipt() {
    let mut event = PackEvent::unanchored();
    event.chain.mine(1);
    event.chain.transact(CONSUMER, Vec::new(), |running| {
        running.create_event(event.id, hash(7))
    });
    event.chain.mine(50);
    event.anchor(CONSUMER, create_event(&event.id, &event.value));
    let (chain, named) = (event.chain.clone(), event.transaction);
    let liar = Endpoint::of(&event.chain)
        .without_old_state()
        .answering(move |question| match (question, chain.answer(question)) {
            (Question::Receipt(hash), Answer::Receipt(mut receipt)) if *hash == named => {
                receipt.logs.retain(|log| log.address != CONSUMER);
                Some(Answer::Receipt(receipt))
            }
            _ => None,
        });
    event
        .check_with(&[liar])
        .fails(&fails(Point::LogTwice(Anchored)));
}

/// Returns an event whose anchoring transaction asks for two words. The shop likes the second, and gives the first to a
/// pull once it knows both.
fn with_two_words() -> PackEvent {
    let mut event = PackEvent::unanchored();
    let (id, value) = (event.id, event.value);
    event.chain.mine(1);
    let (transaction, disliked, liked) = event.chain.transact(RELAYER, Vec::new(), |running| {
        let disliked = running.create_event(id, value);
        (
            running.hash,
            disliked,
            running.create_event(hash(1), hash(2)),
        )
    });
    event.transaction = transaction;
    event.deliver_seed(disliked);
    event.deliver_seed(liked);
    event.chain.mine(100);
    event.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    event.chain.consumer.oracle.coordinator = SHOPS_OWN;
    event.chain.transact(CONSUMER, Vec::new(), |running| {
        running.request_pull(hash(1), hash(9))
    });
    let pulls = &mut event.chain.consumer.pulls;
    pulls.change(&hash(1), |pull| pull.request_id = disliked);
    event
}

/// The answer of `getPull` in the transaction's own block decides which of several requests is the event's. An endpoint
/// that answers every block with its present state does not know, and one that keeps old state does not decide it
/// alone.
#[test]
fn a_request_that_is_given_to_a_pull_later_may_be_the_events() {
    let event = with_two_words();
    let of = |chain: &Chain| Endpoint::of(chain);
    let lying = of(&event.chain).answering({
        let chain = event.chain.clone();
        move |question| match question {
            Question::GetPull(key, At::Block(_)) => {
                Some(chain.answer(&Question::GetPull(*key, At::Pinned)))
            }
            _ => None,
        }
    });
    let unknown = Unread::NoRequestSeen(event.transaction);
    let pruned = || of(&event.chain).without_old_state();
    for endpoints in [
        vec![of(&event.chain)],
        vec![of(&event.chain).ignoring_blocks()],
        vec![pruned(), lying],
    ] {
        assert_eq!(
            event.check_with(&endpoints).lacks(StepId::SeedOrigin),
            &unknown
        );
    }
    assert!(matches!(
        event.check_with(&[pruned()]).lacks(StepId::SeedOrigin),
        Unread::Endpoint { .. }
    ));
}

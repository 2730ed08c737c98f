//! What a shop can do that lies in its proofs, though the contract and every endpoint are honest:
//! leave a word out, and write logs that look like others. None of it may pass.

mod common;

use common::chain::{
    COORDINATOR, Chain, failing, hash, oracle_answer, oracle_request, request_id, unread, word,
};
use packproof::verify;
use packproof::verify::claims::question::Unread;
use packproof::verify::claims::{Claims, OtherClaim, PullClaims};
use packproof::verify::hash::Hash32;
use packproof::verify::position::Position;
use packproof::verify::pull::{Coverage, Entry};
use packproof::verify::report::{LogKind, Point, Step};

/// A proof's claims and the chain they are checked on.
struct Shop {
    claims: PullClaims,
    chain: Chain,
}

const fn at(block: u64, log_index: u32) -> Position {
    Position { block, log_index }
}

fn claims_of(file: &str) -> PullClaims {
    let checked = verify::check(common::payload(file), &mut |_| {}).expect("a payload");
    assert!(!checked.report.steps.iter().any(Step::failed), "{file}");
    match checked.claims {
        Some(Claims::Pull(claims)) => *claims,
        _ => panic!("no pull's claims"),
    }
}

impl Shop {
    /// The small shop, honest.
    fn honest() -> Self {
        let claims = claims_of("own/pull-small-shop.json");
        let chain = Chain::of(&Claims::Pull(Box::new(claims.clone())));
        Self { claims, chain }
    }

    /// A shop that sold the target alone.
    fn alone() -> Self {
        let mut claims = Self::honest().claims;
        claims.draws.truncate(1);
        claims.others.clear();
        let target = &claims.draws[0];
        let own = [
            target.version_event_id,
            target.purchase_event_id,
            target.name.pull_key,
        ];
        claims.entries.retain(|entry| own.contains(&entry.key));
        let chain = Chain::of(&Claims::Pull(Box::new(claims.clone())));
        Self { claims, chain }
    }

    /// The small shop, and the proof of a target that took a dependent's card: the dependent's word
    /// is left out.
    fn sold_twice() -> (Self, Hidden) {
        let Self { claims, chain } = Self::honest();
        let target = claims.draws[0].name;
        let mut told = claims_of("own/pull-hidden-word-called-an-anchor.json");
        assert_eq!(told.draws[0].name, target);
        let is_left = |entry: &Entry| claims.entries.contains(entry);
        told.entries.retain(is_left);
        let of = |kind| {
            let mut left = claims.entries.iter();
            let is_hidden =
                |entry: &&Entry| entry.kind == LogKind::Fulfilled && !told.entries.contains(entry);
            let key = left.clone().find(is_hidden).expect("a hidden word").key;
            *left
                .find(|entry| entry.key == key && entry.kind == kind)
                .expect("its entry")
        };
        let hidden = Hidden {
            request: of(LogKind::Requested),
            word: of(LogKind::Fulfilled),
        };
        (
            Self {
                claims: told,
                chain,
            },
            hidden,
        )
    }

    /// The target's own entry under a key.
    fn target(&self, kind: LogKind, key: Hash32) -> Entry {
        let mut entries = self.claims.entries.iter();
        *entries
            .find(|entry| entry.kind == kind && entry.key == key)
            .expect("the target's own")
    }

    fn word(&self) -> Entry {
        self.claims.draws[0].word.expect("a word")
    }

    fn request(&self) -> Entry {
        self.claims.draws[0].request.expect("a request")
    }

    fn purchase(&self) -> Entry {
        self.target(LogKind::Anchored, self.claims.draws[0].purchase_event_id)
    }

    fn version(&self) -> Entry {
        self.target(LogKind::Anchored, self.claims.draws[0].version_event_id)
    }

    fn span(&self) -> Coverage {
        self.claims.coverage.expect("coverage")
    }

    /// The contract writes a log of its own, and holds what it says.
    fn writes(&mut self, kind: LogKind, key: Hash32, value: Hash32, position: Position) -> Entry {
        let entry = Entry {
            kind,
            key,
            position,
            value,
        };
        self.chain.happen(&entry);
        entry
    }

    /// What really happened, happened elsewhere.
    fn moves(&mut self, entry: &Entry, position: Position) {
        self.chain.log_at(entry.position).position = position;
    }

    /// The proof dates an entry where it was not.
    fn dates(&mut self, entry: &Entry, position: Position) {
        let told = |each: &mut Entry| {
            if *each == *entry {
                each.position = position;
            }
        };
        self.claims.entries.iter_mut().for_each(told);
        for draw in &mut self.claims.draws {
            draw.request.iter_mut().for_each(told);
            draw.word.iter_mut().for_each(told);
        }
    }

    /// The chain steps, which no order of the supplied entries may change.
    fn settle(&self) -> [Step; 2] {
        let settled = |claims: PullClaims| self.chain.settle(&Claims::Pull(Box::new(claims))).steps;
        let steps = settled(self.claims.clone());
        let mut claims = self.claims.clone();
        for turn in 0..claims.entries.len() {
            claims.entries.rotate_left(turn);
            claims.entries.reverse();
            assert_eq!(settled(claims.clone()), steps, "in another order");
        }
        steps
    }
}

/// What the contract knows of a draw whose word a proof leaves out.
struct Hidden {
    request: Entry,
    word: Entry,
}

#[test]
fn the_honest_shop_passes() {
    let steps = Shop::honest().settle();
    assert!(steps.iter().all(Step::passed), "{steps:#?}");
}

/// The oracle's callback failed, so that the contract logged no word: a proof that supplied the
/// request and left the word out passed every step, and the target took the card that it blocks.
#[test]
fn a_word_that_only_the_coordinator_logged_cannot_be_left_out() {
    let (mut shop, hidden) = Shop::sold_twice();
    shop.chain.fail_callback(&hidden.word, hash(5));
    let [contract, logs] = shop.settle();
    assert!(contract.passed(), "{contract:#?}");
    assert_eq!(failing(&logs), [Point::LogOmitted(LogKind::Fulfilled)]);
}

/// The same, with the request before the span: then the proof need not supply it either.
#[test]
fn nor_can_it_when_its_request_stands_before_the_span() {
    for supplied in [true, false] {
        let (mut shop, hidden) = Shop::sold_twice();
        shop.chain.fail_callback(&hidden.word, hash(5));
        let coverage = shop.claims.coverage.as_mut().expect("coverage");
        coverage.from = at(hidden.request.position.block + 1, 0);
        if !supplied {
            let of_other = |entry: &Entry| entry.key != hidden.request.key;
            shop.claims.entries.retain(of_other);
        }
        let [contract, logs] = shop.settle();
        assert!(contract.passed(), "{contract:#?}");
        assert_eq!(failing(&logs), [Point::LogOmitted(LogKind::Fulfilled)]);
    }
}

/// Of several requests in one transaction the contract's state tells which is whose.
#[test]
fn nor_can_it_when_its_request_is_one_of_several_in_a_transaction() {
    let (mut shop, hidden) = Shop::sold_twice();
    shop.chain.fail_callback(&hidden.word, hash(5));
    let coverage = shop.claims.coverage.as_mut().expect("coverage");
    coverage.from = at(hidden.request.position.block + 1, 0);
    let of_other = |entry: &Entry| entry.key != hidden.request.key;
    shop.claims.entries.retain(of_other);
    let other = oracle_request(
        shop.chain.consumer,
        hash(9),
        at(hidden.request.position.block, 900),
        common::chain::transaction_of(&hidden.request),
    );
    shop.chain.logs.push(other);
    let [contract, logs] = shop.settle();
    assert!(contract.passed(), "{contract:#?}");
    assert_eq!(failing(&logs), [Point::LogOmitted(LogKind::Fulfilled)]);
}

/// A word of the same failed callback, supplied and dated before the span, so that it takes no part
/// in the window: the coordinator's log was not looked for in the span, and the step was skipped.
#[test]
fn a_word_that_only_the_coordinator_logged_cannot_be_dated_out_of_the_span() {
    let (mut shop, hidden) = Shop::sold_twice();
    shop.chain.fail_callback(&hidden.word, hash(5));
    let position = at(shop.span().from.block - 9, 0);
    shop.claims.entries.push(Entry {
        position,
        value: word(hash(5)),
        ..hidden.word
    });
    let [contract, logs] = shop.settle();
    assert!(contract.passed(), "{contract:#?}");
    assert_eq!(failing(&logs), [Point::LogAt(LogKind::Fulfilled)]);
}

/// An honest shop has pulls that wait for their word; what nobody shows is no omission.
#[test]
fn a_pull_that_waits_for_its_word_is_no_omission() {
    let mut shop = Shop::honest();
    let span = shop.span();
    let inside = shop.writes(
        LogKind::Requested,
        hash(7),
        shop.request().value,
        at(span.from.block + 2, 900),
    );
    shop.claims.entries.push(inside);
    // Before the span, and not supplied: one that waits, and one whose word came just after the
    // target's, to the coordinator alone.
    let before = at(span.from.block - 3, 0);
    shop.writes(LogKind::Requested, hash(8), shop.request().value, before);
    let late = shop.writes(
        LogKind::Requested,
        hash(9),
        shop.request().value,
        at(before.block, 1),
    );
    let after = at(span.to.block, span.to.log_index + 1);
    let answer = oracle_answer(request_id(&late.key), hash(5), after);
    shop.chain.logs.push(answer);
    let steps = shop.settle();
    assert!(steps.iter().all(Step::passed), "{steps:#?}");
}

/// Whether a waiting pull's word is there was not asked: the step does not pass on that.
#[test]
fn a_waiting_pull_whose_coordinator_is_not_known_leaves_the_step_skipped() {
    let mut shop = Shop::honest();
    let position = at(shop.span().from.block + 2, 900);
    let waits = shop.writes(LogKind::Requested, hash(7), shop.request().value, position);
    shop.claims.entries.push(waits);
    let of_oracle = |log: &_| *log != oracle_request_of(&shop.chain, &waits);
    let kept = shop.chain.logs.iter().filter(|log| of_oracle(*log));
    shop.chain.logs = kept.cloned().collect();
    let [contract, logs] = shop.settle();
    assert!(contract.passed());
    assert!(
        matches!(unread(&logs), Some(Unread::NoRequestSeen(_))),
        "{logs:?}"
    );
}

fn oracle_request_of(chain: &Chain, request: &Entry) -> packproof::verify::claims::question::Log {
    let position = at(request.position.block, request.position.log_index + 1_000);
    oracle_request(
        chain.consumer,
        request_id(&request.key),
        position,
        common::chain::transaction_of(request),
    )
}

/// The shop anchors `createEvent(commitment, id)` for as many commitments as it likes, waits for the
/// word, and anchors `createEvent(id, commitment)` for the one that it likes best: the early log
/// holds both values too, and the purchase stood as anchored before its request.
#[test]
fn a_commitment_anchored_late_cannot_be_dated_by_a_log_with_key_and_value_exchanged() {
    let mut shop = Shop::honest();
    let purchase = shop.purchase();
    let late = at(shop.span().to.block + 5, 0);
    shop.moves(&purchase, late);
    let Entry { key, value, .. } = purchase;
    shop.writes(LogKind::Anchored, value, key, purchase.position);
    let [contract, logs] = shop.settle();
    assert!(contract.passed(), "{contract:#?}");
    assert_eq!(
        failing(&logs),
        [
            Point::LogAt(LogKind::Anchored),
            Point::LogOmitted(LogKind::Anchored)
        ]
    );
}

/// The same of a dependent: its commitment decides which card it took from the target.
#[test]
fn nor_can_a_dependents() {
    let mut shop = Shop::honest();
    let key = shop.claims.draws[1].purchase_event_id;
    let purchase = shop.target(LogKind::Anchored, key);
    let late = at(shop.span().to.block + 5, 0);
    shop.moves(&purchase, late);
    let exchanged = shop.writes(LogKind::Anchored, purchase.value, key, purchase.position);
    shop.claims.entries.push(exchanged);
    let [contract, logs] = shop.settle();
    assert!(contract.passed(), "{contract:#?}");
    assert_eq!(failing(&logs), [Point::LogAt(LogKind::Anchored)]);
}

/// A whole sale dated by logs of other kinds: requests that hold the anchors' values, and an anchor
/// that holds the request's. The supplied entries taught the kinds exchanged, and everything passed.
#[test]
fn kinds_cannot_be_exchanged() {
    let mut shop = Shop::alone();
    let (version, purchase, request) = (shop.version(), shop.purchase(), shop.request());
    let end = shop.span().to.block;
    shop.moves(&version, at(end + 5, 0));
    shop.moves(&purchase, at(end + 5, 1));
    for entry in [version, purchase] {
        shop.writes(LogKind::Requested, entry.value, entry.key, entry.position);
    }
    let truly = at(request.position.block, 700);
    shop.moves(&request, truly);
    let Entry { key, value, .. } = request;
    shop.writes(LogKind::Anchored, key, value, request.position);
    shop.claims.entries.push(Entry {
        kind: LogKind::Anchored,
        position: truly,
        ..request
    });
    let [contract, logs] = shop.settle();
    assert!(contract.passed(), "{contract:#?}");
    // Nobody can tell which of the two logs is the anchor.
    assert!(
        matches!(unread(&logs), Some(Unread::UnknownLog(_))),
        "{logs:#?}"
    );
}

/// Once a word is known, `createEvent(pull_key, word)` writes a log that holds both: the word could
/// be dated there, later than it was.
#[test]
fn a_word_cannot_be_dated_by_an_anchor_of_it() {
    for draw in [0, 1] {
        let mut shop = Shop::honest();
        let own = shop.claims.draws[draw].word.expect("a word");
        let early = at(own.position.block - 1, 900);
        shop.moves(&own, early);
        shop.writes(LogKind::Anchored, own.key, own.value, own.position);
        let [_, logs] = shop.settle();
        let failed = failing(&logs);
        assert!(
            failed.contains(&Point::LogAt(LogKind::Fulfilled)),
            "{failed:?}"
        );
    }
}

/// A request dated later than it was, where an anchor holds its values: the commitment could be
/// chosen between the two.
#[test]
fn a_request_cannot_be_dated_by_an_anchor_of_it() {
    let mut shop = Shop::honest();
    let request = shop.request();
    let early = at(request.position.block - 1, 900);
    shop.moves(&request, early);
    let Entry { key, value, .. } = request;
    shop.writes(LogKind::Anchored, key, value, request.position);
    let [_, logs] = shop.settle();
    let failed = failing(&logs);
    assert!(
        failed.contains(&Point::LogAt(LogKind::Requested)),
        "{failed:?}"
    );
}

/// The shop lets the callback fail and has a coordinator of its own log a request under the oracle's
/// id, beside an anchor that holds the request's values: the word was then the shop's.
#[test]
fn a_coordinator_is_not_taken_from_beside_an_anchor() {
    let mut shop = Shop::honest();
    let (request, own) = (shop.request(), shop.word());
    shop.chain.fail_callback(&own, hash(5));
    shop.chain
        .logs
        .retain(|log| log.address != COORDINATOR || log.position != own.position);
    let mimic = at(request.position.block + 1, 900);
    let anchor = shop.writes(LogKind::Anchored, request.key, request.value, mimic);
    let their_own = packproof::verify::claims::Address::new([0xdd; 20]);
    let id = request_id(&request.key);
    let logs = [
        oracle_request_of(&shop.chain, &request),
        oracle_answer(id, hash(6), own.position),
    ];
    for mut log in logs {
        log.address = their_own;
        if log.position != own.position {
            log.position = at(mimic.block, mimic.log_index + 1);
            log.transaction = common::chain::transaction_of(&anchor);
        }
        shop.chain.logs.push(log);
    }
    shop.dates(&request, mimic);
    let told = word(hash(6));
    let is_own = |entry: &&mut Entry| entry.kind == own.kind && entry.key == own.key;
    let mut entries = shop.claims.entries.iter_mut();
    entries.find(is_own).expect("the word").value = told;
    shop.claims.draws[0].word = Some(Entry { value: told, ..own });
    let [contract, logs] = shop.settle();
    assert!(!contract.passed(), "{contract:#?}");
    assert!(logs.failed(), "{logs:#?}");
}

/// What strangers anchor cannot cast doubt on an honest sale: a pair of the target's that reads in
/// two ways is no teacher, and another is asked.
#[test]
fn what_is_anchored_beside_an_honest_sale_changes_nothing() {
    let mut shop = Shop::honest();
    let (version, own, request) = (shop.version(), shop.word(), shop.request());
    let later = shop.span().to.block + 5;
    shop.writes(LogKind::Anchored, version.value, version.key, at(later, 0));
    shop.writes(LogKind::Anchored, own.key, own.value, at(later, 1));
    shop.writes(LogKind::Anchored, own.value, own.key, at(later, 2));
    shop.writes(LogKind::Requested, request.value, request.key, at(later, 3));
    let steps = shop.settle();
    assert!(steps.iter().all(Step::passed), "{steps:#?}");
}

/// An entry whose kind nothing teaches is not the log that holds its values.
#[test]
fn a_stranger_that_the_contract_does_not_hold_fails() {
    for kind in [LogKind::Anchored, LogKind::Requested, LogKind::Fulfilled] {
        let mut shop = Shop::honest();
        shop.claims.entries.push(Entry {
            kind,
            key: hash(7),
            position: at(shop.span().from.block - 5, 0),
            value: hash(8),
        });
        let [contract, logs] = shop.settle();
        assert!(contract.passed());
        let point = match kind {
            LogKind::Anchored => Point::ContractAnchor,
            _ => Point::ContractRequest,
        };
        assert_eq!(failing(&logs), [point]);
    }
}

/// Another kind's entry under a draw's own key took part in nothing, and was not asked about.
#[test]
fn a_word_under_a_versions_id_is_a_strangers() {
    let mut shop = Shop::honest();
    let version = shop.version();
    shop.claims.entries.push(Entry {
        kind: LogKind::Fulfilled,
        ..version
    });
    let [contract, logs] = shop.settle();
    assert!(contract.passed());
    assert_eq!(failing(&logs), [Point::ContractRequest]);
}

/// A word of a Pack is no break's, whatever the proof calls its request.
#[test]
fn a_pack_cannot_be_called_a_break() {
    let (mut shop, hidden) = Shop::sold_twice();
    let of_break = *shop.claims.others.first().expect("a break");
    let request = Entry {
        value: of_break.anchor.key,
        ..hidden.request
    };
    shop.claims.entries.retain(|entry| *entry != hidden.request);
    shop.claims.entries.extend([request, hidden.word]);
    shop.claims.others.push(OtherClaim {
        word: hidden.word,
        request,
        anchor: of_break.anchor,
    });
    let [contract, logs] = shop.settle();
    assert_eq!(failing(&contract), [Point::ContractRequest]);
    assert_eq!(failing(&logs), [Point::LogValue(LogKind::Requested)]);
}

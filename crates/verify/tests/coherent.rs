//! Coherent lies: one endpoint changes one value of a log to another value of the same chain, moves a log to another
//! transaction or place, or adds one that is made of the chain's own values. Beside an honest endpoint, no dishonest proof is
//! verified, no contradiction is hidden, and no honest proof fails. The short form tells some of them, by a fixed seed.

use std::collections::BTreeSet;

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, at};
use fixtures::outcome::Outcome;
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use fixtures::shop::proof::Proof;
use verify::claims::{Log, Question, Unread};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::{Cause, Status, Verdict};

/// What is checked on a chain.
enum Subject {
    Pull(Proof),
    Event(PackEvent),
}

/// A proof with its chain, and the verdict that two honest endpoints give.
struct Scene {
    name: &'static str,
    subject: Subject,
    chain: Chain,
    truth: Verdict,
}

impl Scene {
    fn new(name: &'static str, subject: Subject, chain: Chain) -> Self {
        let mut scene = Self {
            name,
            subject,
            chain,
            truth: Verdict::Verified,
        };
        scene.truth = scene.check(&[scene.honest(), scene.honest()]).verdict();
        scene
    }

    fn honest(&self) -> Endpoint<'static> {
        Endpoint::of(&self.chain)
    }

    fn check(&self, endpoints: &[Endpoint<'_>]) -> Outcome {
        match &self.subject {
            Subject::Pull(proof) => proof.check_with(endpoints),
            Subject::Event(event) => event.check_with(endpoints),
        }
    }

    /// The endpoint with these logs. Nobody can change what the oracle's proof states.
    fn liar(&self, logs: Vec<Log>) -> Endpoint<'static> {
        let honest = self.chain.clone();
        let proves =
            move |question: &Question| question.is_of_proof().then(|| honest.answer(question));
        self.honest().answering(proves).with_chain(|chain| {
            chain.logs = logs;
            chain.logs.sort_by_key(|log| log.position);
        })
    }
}

/// Scenes from the smallest history on: one honest and four dishonest pulls, two events.
fn scenes() -> Vec<Scene> {
    let mut shop = Shop::open(2);
    let target = shop.sell();
    shop.deliver(target);
    let mut scenes = vec![Scene::new(
        "a pull",
        Subject::Pull(shop.proof(target)),
        shop.chain,
    )];
    for (name, callback) in [
        ("a word left out", Callback::Works),
        ("a failed callback left out", Callback::Fails),
        ("a silent callback left out", Callback::IsSilent),
        ("a word logged otherwise left out", Callback::LogsOtherwise),
    ] {
        let mut shop = Shop::open(3);
        let (hidden, target) = (shop.sell(), shop.sell());
        shop.deliver_to(hidden, callback);
        shop.deliver(target);
        let proof = shop.proof(target).omitting(hidden);
        scenes.push(Scene::new(name, Subject::Pull(proof), shop.chain));
    }
    let (shop, target, hidden) = Shop::with_an_older_request(20_000, Callback::Fails);
    let proof = shop.proof(target).omitting(hidden);
    scenes.push(Scene::new(
        "an old request left out",
        Subject::Pull(proof),
        shop.chain,
    ));
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    scenes.push(Scene::new("an evening", Subject::Pull(proof), shop.chain));
    let event = PackEvent::honest();
    let chain = event.chain.clone();
    scenes.push(Scene::new("an event", Subject::Event(event), chain));
    let mut event = PackEvent::honest();
    event.seed = Hash32::new([7; 32]);
    let chain = event.chain.clone();
    scenes.push(Scene::new("another seed", Subject::Event(event), chain));
    scenes
}

/// The chain's own values: what its logs hold, where they are, and the transactions.
struct Values {
    hashes: Vec<Hash32>,
    places: Vec<Position>,
    transactions: Vec<Hash32>,
}

impl Values {
    fn of(chain: &Chain) -> Self {
        let logs = chain.logs.iter();
        let hashes = logs.flat_map(|log| log.topics.iter().copied().chain(log.words()));
        let places = chain.logs.iter().flat_map(|log| {
            let Position { block, log_index } = log.position;
            [log.position, at(block, log_index + 40), at(block - 1, 40)]
        });
        Self {
            hashes: hashes.collect::<BTreeSet<_>>().into_iter().collect(),
            places: places.collect::<BTreeSet<_>>().into_iter().collect(),
            transactions: chain.transactions.keys().copied().collect(),
        }
    }

    /// How many lies there are about one log: each of its values, its transaction and its place changed; in the log or in
    /// a copy that is added.
    fn lies(&self, log: &Log) -> usize {
        let hashes = (log.topics.len() + log.words().count()) * self.hashes.len();
        2 * (hashes + self.transactions.len() + self.places.len())
    }

    /// The logs with the lie of this number about one of them.
    fn tell(&self, chain: &Chain, of: usize, mut number: usize) -> Vec<Log> {
        let mut logs = chain.logs.clone();
        let mut log = logs[of].clone();
        let (is_added, topics) = (number % 2 == 1, log.topics.len());
        number /= 2;
        let values = topics + log.words().count();
        if number < values * self.hashes.len() {
            let (place, value) = (number / self.hashes.len(), number % self.hashes.len());
            let value = self.hashes[value];
            match place.checked_sub(topics) {
                None => log.topics[place] = value,
                Some(word) => log.data[32 * word..][..32].copy_from_slice(value.as_bytes()),
            }
        } else {
            number -= values * self.hashes.len();
            match self.transactions.get(number) {
                Some(transaction) => log.transaction = *transaction,
                None => log.position = self.places[number - self.transactions.len()],
            }
        }
        if is_added {
            if logs.iter().any(|own| own.position == log.position) {
                log.position.log_index += 20;
            }
            logs.push(log);
        } else {
            logs[of] = log;
        }
        logs
    }
}

/// Tells one lie beside an honest endpoint, in one order.
fn tell(scene: &Scene, values: &Values, of: usize, number: usize, is_first: bool) {
    let liar = scene.liar(values.tell(&scene.chain, of, number));
    let mut endpoints = [scene.honest(), liar];
    if is_first {
        endpoints.swap(0, 1);
    }
    let outcome = scene.check(&endpoints);
    let mut steps = outcome.settled.steps.iter();
    let is_named = steps.any(|step| {
        matches!(
            step.status,
            Status::Skipped(Cause::Unread(
                Unread::Disagreement(_) | Unread::ToldByFew(_) | Unread::ReachedByFew(..)
            ))
        )
    });
    let verdict = outcome.verdict();
    let is_fair = match scene.truth {
        Verdict::Verified => verdict == Verdict::Verified || is_named,
        truth => verdict == truth || (verdict != Verdict::Verified && is_named),
    };
    let name = scene.name;
    let log = &scene.chain.logs[of];
    assert!(
        is_fair && (scene.truth != Verdict::Verified || outcome.failed().is_empty()),
        "{name}: log {of}, lie {number}, first {is_first}: {verdict:?} {log:?} {:#?}",
        outcome.settled.steps,
    );
}

/// The numbers of a fixed sequence.
fn next(seed: &mut u64) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    usize::try_from(*seed % (1 << 31)).expect("small")
}

/// So many lies about each scene, chosen by a seed.
fn told(lies: usize, mut seed: u64) {
    let mut count = 0;
    for scene in scenes() {
        let values = Values::of(&scene.chain);
        for _ in 0..lies {
            let of = next(&mut seed) % scene.chain.logs.len();
            let number = next(&mut seed) % values.lies(&scene.chain.logs[of]);
            tell(
                &scene,
                &values,
                of,
                number,
                next(&mut seed).is_multiple_of(2),
            );
            count += 1;
        }
    }
    println!("{count} coherent lies, each beside an honest endpoint");
}

/// Every lie about the smallest history: `cargo test --release -p packproof-verify coherent::no_pair -- --ignored --nocapture`
#[test]
#[ignore = "a minute in a release build"]
fn no_pair_of_values_deceives_beside_an_honest_endpoint() {
    let scene = scenes().remove(0);
    let values = Values::of(&scene.chain);
    let mut count = 0;
    for (of, log) in scene.chain.logs.iter().enumerate() {
        assert!([CONSUMER, COORDINATOR].contains(&log.address));
        for number in 0..values.lies(log) {
            tell(&scene, &values, of, number, number.is_multiple_of(2));
            count += 1;
        }
    }
    println!("{count} coherent lies about the smallest history");
}

#[test]
fn no_coherent_lie_deceives_beside_an_honest_endpoint() {
    told(60, 0x9e37_79b9_7f4a_7c15);
}

/// `COHERENT=1000000 cargo test --release -p packproof-verify coherent::many -- --ignored --nocapture`
#[test]
#[ignore = "as many as are asked for"]
fn many_coherent_lies_deceive_nobody() {
    let asked = std::env::var("COHERENT").ok();
    let asked: usize = asked.and_then(|asked| asked.parse().ok()).unwrap_or(10_000);
    told(asked / 9, 0xd1b5_4a32_d192_ed03);
}

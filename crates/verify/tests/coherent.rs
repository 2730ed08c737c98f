//! Tells coherent lies: one endpoint changes one value of a log to another value of the same chain, moves a log to
//! another transaction or place, or adds a log made of the chain's own values. Beside one honest endpoint or two, no
//! dishonest proof is verified, no contradiction is hidden, and no honest proof fails. Alone, a liar makes nothing
//! proven. The short form tells some lies, by a fixed seed.

use std::collections::BTreeSet;

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, at, listed};
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::SettledReport;
use fixtures::shop::Shop;
use fixtures::shop::proof::Proof;
use verify::claims::{Claims, Log, Question, Unread};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::{Cause, Finding, Grade, Report, Status, Verdict};

/// A proof with its chain, and the verdict that two honest endpoints give.
struct Scene {
    name: &'static str,
    report: Report,
    claims: Claims,
    chain: Chain,
    truth: Verdict,
    proven: Vec<Finding>,
}

/// Returns the agreeing comparisons whose value is proven.
fn proven(result: &SettledReport) -> impl Iterator<Item = &Finding> {
    let findings = result.settled.steps.iter().flat_map(|step| &step.findings);
    findings.filter(|finding| finding.agrees() && matches!(finding.grade, Grade::Proven(_)))
}

impl Scene {
    fn of_pull(name: &'static str, proof: &Proof, chain: Chain) -> Self {
        let (report, claims) = proof.check();
        Self::new(name, (report, Claims::Pull(Box::new(claims))), chain)
    }

    fn of_event(name: &'static str, event: &PackEvent) -> Self {
        Self::new(name, event.check(), event.chain.clone())
    }

    fn new(name: &'static str, (report, claims): (Report, Claims), chain: Chain) -> Self {
        let mut scene = Self {
            name,
            report,
            claims,
            chain,
            truth: Verdict::Verified,
            proven: Vec::new(),
        };
        let result = scene.check(&[scene.honest(), scene.honest()]);
        scene.truth = result.verdict();
        scene.proven = proven(&result).cloned().collect();
        scene
    }

    fn honest(&self) -> Endpoint<'static> {
        Endpoint::of(&self.chain)
    }

    fn check(&self, endpoints: &[Endpoint<'_>]) -> SettledReport {
        let settled = settle(&self.claims, &listed(), endpoints);
        SettledReport::new(self.report.clone(), settled)
    }

    /// Returns an endpoint with these logs, and with the receipts of the chain or its own. Nobody can change the bytes
    /// that the oracle's proof states.
    fn liar(&self, logs: Vec<Log>, with_honest_receipts: bool) -> Endpoint<'static> {
        let honest = self.chain.clone();
        let is_honest = move |question: &Question| {
            let is_receipt = matches!(question, Question::Receipt(_));
            (question.is_of_proof() || (with_honest_receipts && is_receipt))
                .then(|| honest.answer(question))
        };
        self.honest().answering(is_honest).with_chain(|chain| {
            chain.logs = logs;
            chain.logs.sort_by_key(|log| log.position);
        })
    }
}

/// Returns scenes, from the smallest history on: one honest and four dishonest pulls, two events.
fn scenes() -> Vec<Scene> {
    let mut shop = Shop::open(2);
    let target = shop.sell();
    shop.deliver(target);
    let mut scenes = vec![Scene::of_pull("a pull", &shop.proof(target), shop.chain)];
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
        scenes.push(Scene::of_pull(name, &proof, shop.chain));
    }
    let (shop, target, hidden) = Shop::with_an_older_request(20_000, Callback::Fails);
    let proof = shop.proof(target).omitting(hidden);
    scenes.push(Scene::of_pull(
        "an old request left out",
        &proof,
        shop.chain,
    ));
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    scenes.push(Scene::of_pull("an evening", &proof, shop.chain));
    scenes.push(Scene::of_event("an event", &PackEvent::honest()));
    let mut event = PackEvent::honest();
    event.seed = Hash32::new([7; 32]);
    scenes.push(Scene::of_event("another seed", &event));
    scenes
}

/// The chain's own values: those in its logs, their positions, and the transactions.
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

    /// Returns the number of lies about one log: each of its values, its transaction and its place changed, in the log
    /// or in an added copy.
    fn lies(&self, log: &Log) -> usize {
        let hashes = (log.topics.len() + log.words().count()) * self.hashes.len();
        2 * (hashes + self.transactions.len() + self.places.len())
    }

    /// Returns the logs with the lie of this number about one of them.
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

/// The way in which a lie is told.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// The number of honest endpoints beside the liar.
    beside: usize,
    /// The liar's place among them.
    place: usize,
    /// True if the liar's receipts are the chain's.
    has_honest_receipts: bool,
}

impl Manner {
    /// Returns the manner of this number. Of twelve manners, six are beside one honest endpoint, four beside two, and
    /// two alone.
    fn of(number: usize) -> Self {
        let beside = [1, 2, 1, 0, 1, 2][number / 2 % 6];
        Self {
            beside,
            place: number % (beside + 1),
            has_honest_receipts: number / 12 % 2 == 1,
        }
    }

    /// Returns a manner beside one honest endpoint.
    const fn of_two(number: usize) -> Self {
        Self {
            beside: 1,
            place: number % 2,
            has_honest_receipts: number / 2 % 2 == 1,
        }
    }
}

/// Tells one lie beside honest endpoints.
fn tell(scene: &Scene, values: &Values, of: usize, number: usize, manner: Manner) {
    let logs = values.tell(&scene.chain, of, number);
    let liar = scene.liar(logs, manner.has_honest_receipts);
    let mut endpoints: Vec<_> = (0..manner.beside).map(|_| scene.honest()).collect();
    endpoints.insert(manner.place, liar);
    let result = scene.check(&endpoints);
    if manner.beside == 0 {
        for proven in proven(&result) {
            let is_true = scene.proven.iter().any(|truth| truth == proven);
            assert!(
                is_true,
                "{}: log {of}, lie {number}, alone: {proven:?}",
                scene.name
            );
        }
        return;
    }
    let mut steps = result.settled.steps.iter();
    let is_named = steps.any(|step| {
        matches!(
            step.status,
            Status::Skipped(Cause::Unread(
                Unread::Disagreement(_)
                    | Unread::ToldByFew(_)
                    | Unread::ReachedByFew(..)
                    | Unread::Inconsistent(..)
            ))
        )
    });
    let verdict = result.verdict();
    let is_fair = match scene.truth {
        Verdict::Verified => verdict == Verdict::Verified || is_named,
        truth => verdict == truth || (verdict != Verdict::Verified && is_named),
    };
    let name = scene.name;
    let log = &scene.chain.logs[of];
    assert!(
        is_fair && (scene.truth != Verdict::Verified || result.failed().is_empty()),
        "{name}: log {of}, lie {number}, {manner:?}: {verdict:?} {log:?} {:#?}",
        result.settled.steps,
    );
}

/// Returns the next number of a fixed sequence.
fn next(seed: &mut u64) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    usize::try_from(*seed % (1 << 31)).expect("small")
}

/// Tells `lies` lies about each scene, chosen by a seed, each in a manner.
fn told(lies: usize, mut seed: u64, manner: fn(usize) -> Manner) {
    let mut count = 0;
    for scene in scenes() {
        let values = Values::of(&scene.chain);
        for _ in 0..lies {
            let of = next(&mut seed) % scene.chain.logs.len();
            let number = next(&mut seed) % values.lies(&scene.chain.logs[of]);
            tell(&scene, &values, of, number, manner(next(&mut seed)));
            count += 1;
        }
    }
    println!("{count} coherent lies");
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
            tell(&scene, &values, of, number, Manner::of(number));
            count += 1;
        }
    }
    println!("{count} coherent lies about the smallest history");
}

#[test]
fn no_coherent_lie_deceives_beside_an_honest_endpoint() {
    told(60, 0x9e37_79b9_7f4a_7c15, Manner::of);
}

/// `COHERENT=1000000 cargo test --release -p packproof-verify coherent::many -- --ignored --nocapture`
#[test]
#[ignore = "as many as are asked for"]
fn many_coherent_lies_of_one_of_two_deceive_nobody() {
    let asked = std::env::var("COHERENT").ok();
    let asked: usize = asked.and_then(|asked| asked.parse().ok()).unwrap_or(10_000);
    told(asked / 9, 0xd1b5_4a32_d192_ed03, Manner::of_two);
}

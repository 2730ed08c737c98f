//! Compares the tones of verdicts: no telling of a sale is softer than the true one, and no further endpoint softens what an
//! honest one shows. `tones.txt` has the verdicts of the true telling and of each other one.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::{fs, thread};

use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{self, Endpoint, settle};
use fixtures::chain::{COORDINATOR, listed, listed_with_logs};
use fixtures::export;
use fixtures::pack_event::PackEvent;
use fixtures::shop::proof::Proof;
use fixtures::world::{LIKED, World};
use verify::claims::{Claims, Fault, Listed, Question};
use verify::hash::Hash32;
use verify::report::{Report, Verdict};

use super::acts::{self, Bound, Look};
use super::bound;
use super::judge::{self, Told};
use super::random::{self, Numbers, asked};
use super::tellings;

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/walk/tones.txt");

/// Returns the place of a verdict among all, the softest first.
const fn tone(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Verified => 0,
        Verdict::VerifiedOffline | Verdict::NotReplayable => 1,
        Verdict::NotConfirmed => 2,
        Verdict::OriginUnknown => 3,
        Verdict::Contradicted => 4,
        Verdict::NotVerified => 5,
    }
}

/// A payload, checked without the chain; it has no claims if it contradicts itself.
struct Payload {
    report: Report,
    claims: Option<Claims>,
}

impl Payload {
    fn of(proof: &Proof) -> Self {
        let checked = export::checked(proof.payload());
        let agrees = checked.report.verdict == Verdict::VerifiedOffline;
        Self {
            report: checked.report,
            claims: checked.claims.filter(|_| agrees),
        }
    }

    fn of_event(event: &PackEvent) -> Self {
        let (report, claims) = event.check();
        Self {
            report,
            claims: Some(claims),
        }
    }

    /// Returns each step that does not pass by the honest endpoint, with its status.
    fn left(&self, world: &World, listed: &Listed) -> String {
        let Some(claims) = &self.claims else {
            return String::new();
        };
        let settled = settle(claims, listed, &[Endpoint::of(&world.chain)]);
        let left = settled.steps.into_iter().filter(|step| !step.passed());
        let left = left.map(|step| format!("{:?}: {:?}", step.id, step.status));
        left.collect::<Vec<_>>().join("\n    ")
    }

    /// Returns the verdict by these endpoints; `not_verified` of a payload that contradicts itself.
    fn by(&self, listed: &Listed, endpoints: &[Endpoint<'_>]) -> Verdict {
        let Some(claims) = &self.claims else {
            return Verdict::NotVerified;
        };
        let settled = settle(claims, listed, endpoints);
        self.report.clone().with_chain(&settled).verdict
    }
}

/// The lists of a deployment, with their names: with the contract's logs, and without.
fn lists() -> [(&'static str, Listed); 2] {
    [("listed", listed_with_logs()), ("learnt", listed())]
}

/// The tones of the tellings of histories.
#[derive(Default)]
pub struct Tones {
    histories: u64,
    payloads: u64,
    /// The number of payloads, by their telling, the verdict of the true one, and their own.
    counts: BTreeMap<(String, &'static str, &'static str), u64>,
    /// The number of wrong verdicts of each kind.
    wrong: BTreeMap<String, u64>,
}

impl fmt::Display for Tones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (histories, payloads) = (self.histories, self.payloads);
        writeln!(f, "{histories} histories, {payloads} payloads\n")?;
        writeln!(f, "payloads | told | true telling | as told")?;
        for ((way, truth, verdict), count) in &self.counts {
            writeln!(f, "{count} | {way} | {truth} | {verdict}")?;
        }
        Ok(())
    }
}

impl Tones {
    fn notes(&mut self, kind: String, example: String) {
        if !self.wrong.contains_key(&kind) {
            println!("WRONG: {kind}\n    {example}");
        }
        *self.wrong.entry(kind).or_default() += 1;
    }

    /// Prints the number of payloads of each kind that is wrong, and returns the number of kinds.
    fn wrong(&self) -> usize {
        for (kind, count) in &self.wrong {
            println!("WRONG, {count} times: {kind}");
        }
        self.wrong.len()
    }

    /// Compares every telling of every sale of a history.
    fn exhaustively(&mut self, world: &World) {
        self.histories += 1;
        for target in 0..world.purchases.len() {
            for words in told(world, target) {
                let Some(proof) = world.proof(target, &words) else {
                    continue;
                };
                let is_honest = words == world.honest_words();
                let way = if is_honest { "as it is" } else { "words" };
                let own = [(way.to_owned(), proof.clone())];
                let moved = tellings::moved(world, &proof);
                self.pull(world, &proof, own.into_iter().chain(moved).collect());
            }
        }
        self.events(world);
    }

    /// Compares tellings of one outcome with the true one.
    fn pull(&mut self, world: &World, proof: &Proof, told: Vec<(String, Proof)>) {
        let mut truth = None;
        for (way, told) in told {
            let payload = Payload::of(&told);
            if payload.claims.is_none() {
                continue;
            }
            let truth = truth.get_or_insert_with(|| {
                let truth = tellings::truly(world, proof).map(|truth| Payload::of(&truth));
                lists().map(|(_, listed)| alone(world, truth.as_ref(), &listed))
            });
            let told = format!("pull {} told {:?}", told.target, told.entries);
            self.compare(world, &way, &payload, *truth, &told);
        }
    }

    /// Compares the reports of the event.
    fn events(&mut self, world: &World) {
        let event = &world.event;
        if world.chain.consumer.events.newest(&event.id) != Some(event.value) {
            return;
        }
        let mut anchor = world.entries(verify::report::LogKind::Anchored);
        let anchor = anchor.find(|entry| entry.key == event.id);
        let anchor = world
            .chain
            .transaction_at(anchor.expect("an anchor").position);
        let coordinator = &world.chain.coordinators[&COORDINATOR];
        let real = world.real.iter();
        let real = real.filter_map(|real| coordinator.word_of(&real.id));
        let seeds: BTreeSet<Hash32> = real.chain([LIKED]).collect();
        for seed in seeds {
            let report = |named| {
                let mut told = event.clone();
                (told.transaction, told.seed) = (named, seed);
                Payload::of_event(&told)
            };
            let truth = report(anchor);
            let truth = lists().map(|(_, listed)| alone(world, Some(&truth), &listed));
            for (way, named) in tellings::named(world) {
                let way = match named == anchor {
                    true => "event as it is",
                    false => way,
                };
                let told = format!("event {named} {seed}");
                self.compare(world, way, &report(named), truth, &told);
            }
        }
    }

    /// Compares a payload's verdicts with those of the true telling, by one endpoint, and by it and others in each order.
    fn compare(
        &mut self,
        world: &World,
        way: &str,
        payload: &Payload,
        truth: [Verdict; 2],
        told: &str,
    ) {
        for ((name, listed), truth) in lists().into_iter().zip(truth) {
            self.payloads += 1;
            let own = alone(world, Some(payload), &listed);
            let key = (format!("{way}, {name}"), truth.name(), own.name());
            *self.counts.entry(key).or_default() += 1;
            let example = || {
                let left = payload.left(world, &listed);
                format!("{:?}\n    {told}\n    {left}", world.acts)
            };
            // A random history may have no log that teaches a kind; without a listed form, a transaction that no endpoint shows may
            // be the event's (seed_origin-35).
            let is_open = matches!(own, Verdict::NotConfirmed | Verdict::OriginUnknown);
            let is_unread = way.starts_with("random") || way == "event, an unknown hash named";
            let may_be_open = name == "learnt" && is_unread && is_open;
            if tone(own) < tone(truth) && !may_be_open {
                let kind = format!(
                    "softer, {name}: {way}: {}, and the true telling {}",
                    own.name(),
                    truth.name()
                );
                self.notes(kind, example());
            }
            if name == "learnt" {
                continue;
            }
            let mut refused = own;
            for (beside, other) in others() {
                let [first, last] = [true, false].map(|is_first| {
                    let (honest, other) = (Endpoint::of(&world.chain), other(world));
                    let endpoints = match is_first {
                        true => [honest, other],
                        false => [other, honest],
                    };
                    payload.by(&listed, &endpoints)
                });
                let orders = BTreeSet::from([first.name(), last.name()]);
                if orders.len() > 1 {
                    let kind = format!("by order, {name}, beside one that {beside}: {orders:?}");
                    self.notes(kind, example());
                }
                // Where the search is refused, a report that names another transaction than the anchor's shows no origin.
                let is_unnamed = way.starts_with("event, ") && first == Verdict::OriginUnknown;
                let may_become = may_become(own, first, beside)
                    || (is_unnamed && beside == "refuses logs" && tone(own) < tone(first));
                if !may_become {
                    let kind = format!(
                        "beside one that {beside}, {name}: {way}: {} becomes {}",
                        own.name(),
                        first.name()
                    );
                    self.notes(kind, example());
                }
                refused = first;
            }
            let orders = ORDERS.map(|order| payload.by(&listed, &three(world, order)).name());
            let orders = BTreeSet::from(orders);
            if orders != BTreeSet::from([refused.name()]) {
                let kind = format!(
                    "of three, {name}: {orders:?}, and {} of two",
                    refused.name()
                );
                self.notes(kind, example());
            }
        }
    }
}

/// The orders of three endpoints.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// Returns an honest endpoint and both others, in an order. The one that is down changes nothing, so three give the verdict of the
/// honest one and the one that refuses logs.
fn three(world: &World, order: [usize; 3]) -> [Endpoint<'_>; 3] {
    let [(_, down), (_, refusing)] = others();
    order.map(|place| match place {
        0 => Endpoint::of(&world.chain),
        1 => down(world),
        _ => refusing(world),
    })
}

/// Returns the verdict by one honest endpoint; `not_verified` where no telling has the outcome.
fn alone(world: &World, payload: Option<&Payload>, listed: &Listed) -> Verdict {
    let endpoints = [Endpoint::of(&world.chain)];
    payload.map_or(Verdict::NotVerified, |payload| {
        payload.by(listed, &endpoints)
    })
}

type Other = fn(&World) -> Endpoint<'static>;

/// The endpoints that stand beside the honest one, each with what it does.
fn others() -> [(&'static str, Other); 2] {
    [
        ("is down", |world| {
            let down = |_: &Question| Some(endpoint::fault(Fault::Unreachable));
            Endpoint::of(&world.chain).answering_if_asked(down)
        }),
        ("refuses logs", |world| {
            Endpoint::of(&world.chain).refusing(|_| true)
        }),
    ]
}

/// Returns whether the verdict of an honest endpoint may become another one beside an honest endpoint that lacks something.
fn may_become(alone: Verdict, both: Verdict, beside: &str) -> bool {
    match (alone, both) {
        _ if alone == both => true,
        _ if beside == "is down" => false,
        (Verdict::NotVerified, Verdict::Contradicted) => true,
        // What the other does not show is open.
        (Verdict::Verified, Verdict::NotConfirmed) => true,
        _ => false,
    }
}

/// Returns the ways to tell the words of a history, as far as they need a proof of the target: one word told otherwise.
fn told(world: &World, target: usize) -> Vec<Vec<Told>> {
    let honest = world.honest_words();
    let mut all = vec![honest.clone()];
    for number in 0..world.purchases.len() {
        for word in judge::tellings(world, number) {
            let mut words = honest.clone();
            words[number] = word;
            all.push(words);
        }
    }
    all.retain(|words| words[target].is_some());
    all.sort_unstable();
    all.dedup();
    all
}

/// The bounds of the walk that every test run takes.
const SHORT: [Bound; 3] = [
    bound(Kind::V2_5, 1, 1, Look::Pulls),
    bound(Kind::V2_5, 1, 1, Look::Late),
    bound(Kind::V2_5, 0, 1, Look::Event),
];

const LONG: [Bound; 5] = [
    bound(Kind::V2_5, 1, 2, Look::Late),
    bound(Kind::V2_5, 2, 1, Look::Pulls),
    bound(Kind::V2, 2, 1, Look::Readds),
    bound(Kind::V2_5, 2, 1, Look::Sales),
    bound(Kind::V2_5, 0, 2, Look::Event),
];

fn walk(tones: &mut Tones, world: &World, bound: Bound, left: usize) {
    for (act, cost) in acts::possible(world, bound) {
        let Some(left) = left.checked_sub(cost) else {
            continue;
        };
        let next = world.with(act);
        if acts::changes(act) {
            tones.exhaustively(&next);
        }
        walk(tones, &next, bound, left);
    }
}

fn walks(bounds: &[Bound]) -> Vec<(Bound, Tones)> {
    thread::scope(|scope| {
        let walking = bounds.iter().map(|bound| {
            let walking = scope.spawn(move || {
                let mut tones = Tones::default();
                walk(
                    &mut tones,
                    &World::open(bound.kind),
                    *bound,
                    bound.dishonest,
                );
                tones
            });
            (*bound, walking)
        });
        let walking: Vec<_> = walking.collect();
        let walked = walking.into_iter();
        walked
            .map(|(bound, walking)| (bound, walking.join().expect("a walk that ends")))
            .collect()
    })
}

// dates-5
#[test]
fn no_telling_of_a_sale_is_softer_than_the_truth() {
    let (mut table, mut wrong) = (String::new(), 0);
    for (bound, tones) in walks(&SHORT) {
        writeln!(table, "{bound:?}\n{tones}").expect("text");
        wrong += tones.wrong();
    }
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(TABLE, &table).expect("written");
    }
    println!("{table}");
    assert_eq!(wrong, 0, "kinds of wrong verdicts");
    assert_eq!(fs::read_to_string(TABLE).unwrap_or_default(), table);
}

#[test]
#[ignore = "exhaustive"]
fn no_telling_of_a_longer_history_is_softer_than_the_truth() {
    let mut wrong = 0;
    for (bound, tones) in walks(&LONG) {
        println!("{bound:?}\n{tones}");
        wrong += tones.wrong();
    }
    assert_eq!(wrong, 0, "kinds of wrong verdicts");
}

/// Moves some entries of a proof's target at once.
fn all_moved(numbers: &mut Numbers, world: &World, proof: &Proof) -> Proof {
    let judged = tellings::judged(world, proof);
    let places = tellings::places(world, &judged);
    let mut told = proof.clone();
    for (_, entry) in judged {
        if numbers.is_one_in(2) {
            told = told.moving(entry.kind, entry.key, numbers.one_of(&places));
        }
    }
    told
}

/// `HISTORIES=100000 SEED=7 cargo test --release -p packproof-verify -- --ignored --nocapture random_tones`
#[test]
#[ignore = "exhaustive"]
fn many_random_tones_are_no_softer_than_the_truth() {
    let mut numbers = Numbers(asked("SEED", 7));
    let mut tones = Tones::default();
    for _ in 0..asked("HISTORIES", 2_000) {
        let world = random::history(&mut numbers);
        tones.histories += 1;
        for target in 0..world.purchases.len() {
            for _ in 0..4 {
                let Some(proof) = random::telling(&mut numbers, &world, target) else {
                    continue;
                };
                let moved = all_moved(&mut numbers, &world, &proof);
                let told = [("random", proof.clone()), ("random, moved", moved)];
                let told = told.map(|(way, told)| (way.to_owned(), told));
                tones.pull(&world, &proof, told.to_vec());
            }
        }
        tones.events(&world);
    }
    println!("{tones}");
    assert_eq!(tones.wrong(), 0, "kinds of wrong verdicts");
}

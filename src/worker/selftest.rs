//! Runs the self-test: proofs with known answers, checked by the functions that check every proof.
//!
//! The proofs are an event, a Pack pull, their chains, and changes of them that each fail or skip one step
//! (tests/reference/selftest.py writes them). A worker may answer one of them wrongly because of a fault in its code,
//! or in the machine that compiled or runs it. Then the page uses no answer of it.

mod node;

use super::message::Program;
use explain::Explanation;
use node::Node;
use verify::Verification;
use verify::claims::{
    Inclusion, NoProver, OracleRequest, ProvenLog, Prover, Replies, Witnesses, add_reply,
};
use verify::hash::Hash32;
use verify::json::Document;
use verify::report::{Cause, Kind, Report, Status, Step};

const EVENT: [&str; 2] = [
    include_str!("selftest/event.json"),
    include_str!("selftest/event.chain.json"),
];
const PULL: [&str; 2] = [
    include_str!("selftest/pull.json"),
    include_str!("selftest/pull.chain.json"),
];

/// The most rounds of new questions.
const ROUNDS: u32 = 12;

/// A proof that the oracle's software made: the hash of its key, the preSeed, the block's hash, the word, and the
/// proof.
const PROOF: &str = include_str!("selftest/proof.txt");

/// A block of a local chain: its hash, its header, the path to its first receipt, and the signature and the data of
/// this receipt's first log.
const BLOCK: &str = include_str!("selftest/block.txt");

/// The digest of the look-ups in each kind's payload (tests/selftest.rs writes them).
const LOOKED_UP: &str = include_str!("selftest/looked_up.tsv");

/// The vectors, one a line, in columns separated by tabs: a name; the payload; `check` if it is checked alone, or
/// `settle` if it is settled with its chain (then the change is to the chain); the verdict; the steps that give the
/// reason; and the replacements.
pub const VECTORS: &str = include_str!("selftest/vectors.tsv");

/// A vector.
struct Vector<'v> {
    name: &'v str,
    kind: Kind,
    settles: bool,
    /// The verdict, and the steps that give the reason.
    expected: [&'v str; 2],
    /// The replacements, each from an old text to a new one.
    changes: Vec<[&'v str; 2]>,
}

/// Returns the number of a kind's vectors: of those for the check alone, or of those that settle a chain.
pub const fn count(kind: Kind, settles: bool) -> u64 {
    lines_with(match (kind, settles) {
        (Kind::PackEvent, false) => b"\tevent\tcheck\t",
        (Kind::PackEvent, true) => b"\tevent\tsettle\t",
        (Kind::PackPull, false) => b"\tpull\tcheck\t",
        (Kind::PackPull, true) => b"\tpull\tsettle\t",
    })
}

/// Returns the number of known answers that a program gives.
pub fn all(program: Program) -> u64 {
    let kinds = [Kind::PackEvent, Kind::PackPull];
    let of = |settles| kinds.map(|kind| count(kind, settles)).iter().sum::<u64>();
    match program {
        Program::Verdict => of(false),
        // Besides those of its rules, one of the look-ups in a payload of each kind.
        Program::Details => [of(false), of(true), 2, PROVER_COUNT].iter().sum(),
    }
}

/// Returns the payload that the vectors of a kind change.
pub const fn payload(kind: Kind) -> &'static str {
    let [payload, _] = files(kind);
    payload
}

/// Returns the names of a kind's vectors that `check` answers wrongly.
pub fn wrong_checks(
    vectors: &str,
    kind: Kind,
    check: &dyn Fn(Document) -> Verification,
) -> Vec<String> {
    let report = |vector: &Vector<'_>| {
        let changed = vector.changed(payload(kind))?;
        let document = verify::read(changed.into_bytes()).ok()?;
        Some(check(document).report)
    };
    wrong_of(vectors, kind, false, &report)
}

/// Returns the names of a kind's vectors whose chain settles wrongly. `checked` is the check of the kind's
/// [`payload`].
pub fn wrong_settled(vectors: &str, kind: Kind, checked: &Verification) -> Vec<String> {
    let [_, chain] = files(kind);
    let report = |vector: &Vector<'_>| settled(checked, &vector.changed(chain)?);
    wrong_of(vectors, kind, true, &report)
}

/// Returns whether the look-ups in a check of a kind's [`payload`] still have the digest of the build.
pub fn looks_up(shown: &Explanation) -> bool {
    let kind = shown.overview.report.kind.name();
    let digest = LOOKED_UP.lines().find_map(|line| {
        let (name, digest) = line.split_once('\t')?;
        (name == kind).then(|| Hash32::from_bare_hex(digest))?
    });
    digest == Some(looked_up(shown))
}

/// Returns the digest of the look-ups in a check.
pub fn looked_up(shown: &Explanation) -> Hash32 {
    let event = shown.event().map(|event| {
        let (pulls, deck) = (event.pulls(0, 3), event.deck(0, 3));
        let highest = event.highest();
        (pulls, deck, event.work(0), event.drawdown(), highest)
    });
    let pull = shown.pull();
    let pull = pull.map(|pull| (pull.candidates(0, 0, 3), pull.cards(0, 3), pull.draws(0, 3)));
    let bytes = postcard::to_allocvec(&(event, pull)).unwrap_or_default();
    Hash32::of(&[&bytes])
}

fn wrong_of(
    vectors: &str,
    kind: Kind,
    settles: bool,
    report: &dyn Fn(&Vector<'_>) -> Option<Report>,
) -> Vec<String> {
    let vectors = vectors.lines().map(Vector::read);
    let of_kind = vectors.filter(|vector| vector.kind == kind && vector.settles == settles);
    let wrong = of_kind.filter(|vector| {
        let right = report(vector).is_some_and(|report| vector.is_answered(&report));
        !right
    });
    wrong.map(|vector| vector.name.to_owned()).collect()
}

impl<'v> Vector<'v> {
    /// Reads a line. A missing column is empty, which no report gives.
    fn read(line: &'v str) -> Self {
        let mut columns = line.split('\t');
        let mut next = || columns.next().unwrap_or_default();
        let [name, kind, way, verdict, steps] = core::array::from_fn(|_| next());
        let mut changes = Vec::new();
        while let (Some(old), Some(new)) = (columns.next(), columns.next()) {
            changes.push([old, new]);
        }
        Self {
            name,
            kind: match kind {
                "event" => Kind::PackEvent,
                _ => Kind::PackPull,
            },
            settles: way == "settle",
            expected: [verdict, steps],
            changes,
        }
    }

    /// Returns a text with the changes made; `None` if there is nothing to replace.
    fn changed(&self, text: &str) -> Option<String> {
        self.changes
            .iter()
            .try_fold(text.to_owned(), |text, [old, new]| {
                text.contains(old).then(|| text.replace(old, new))
            })
    }

    fn is_answered(&self, report: &Report) -> bool {
        let why: Vec<&str> = report.steps.iter().filter_map(why).collect();
        [report.verdict.name(), &why.join(" ")] == self.expected
    }
}

/// The number of known answers of a prover.
pub const PROVER_COUNT: u64 = 5;

/// Returns the names of the answers that a prover gives wrongly.
pub fn wrong_proofs(prover: &dyn Prover) -> Vec<String> {
    let mut answers = of_words(prover).to_vec();
    answers.extend(of_blocks(prover));
    let wrong = answers.into_iter().filter(|(_, is_right)| !is_right);
    wrong.map(|(name, _)| name.to_owned()).collect()
}

/// Tests whether a prover gives the word of a proof that the oracle made, and refuses the same proof with one bit
/// changed.
fn of_words(prover: &dyn Prover) -> [(&'static str, bool); 2] {
    let mut lines = PROOF.lines();
    let mut hash = || {
        lines
            .next()
            .and_then(Hash32::from_bare_hex)
            .unwrap_or(Hash32::ZERO)
    };
    let request = OracleRequest {
        key_hash: hash(),
        pre_seed: hash(),
        block_hash: hash(),
    };
    let word = hash();
    let proof = lines.next().and_then(|proof| hex::decode(proof).ok());
    let proof = proof.unwrap_or_default();
    let mut changed = proof.clone();
    // The changed byte is in the response: the key, the preSeed and the challenge stay.
    if let Some(byte) = changed.get_mut(170) {
        *byte ^= 1;
    }
    let is_proven = prover.prove(&proof, &request) == Some(word);
    // Only a prover that proves the whole one shows something by refusing the other.
    let refused = is_proven && prover.prove(&changed, &request).is_none();
    [("proof", is_proven), ("proof-changed", refused)]
}

/// Tests whether a prover shows the receipt of a block, and refuses that receipt or that block with one bit changed.
fn of_blocks(prover: &dyn Prover) -> [(&'static str, bool); 3] {
    let mut lines = BLOCK.lines();
    let mut line = || lines.next().unwrap_or_default();
    let [hash, header, path, signature, data] = [line(), line(), line(), line(), line()];
    let bytes = |digits: &str| hex::decode(digits).unwrap_or_default();
    let whole = Inclusion {
        header: bytes(header),
        index: 0,
        path: path.split(' ').map(bytes).collect(),
    };
    let hash_of = |inclusion: &Inclusion| {
        let shown = prover.prove_receipt(inclusion)?;
        Some(shown.block.hash.to_string())
    };
    let is_log = |log: &ProvenLog| {
        let topic = log.topics.first().map(Hash32::to_string);
        topic.as_deref() == Some(signature) && log.data == bytes(data)
    };
    let is_shown = prover.prove_receipt(&whole).is_some_and(|shown| {
        shown.block.hash.to_string() == hash
            && shown.succeeded
            && matches!(shown.logs.as_slice(), [log, _] if is_log(log))
    });
    let (mut header, mut path) = (whole.clone(), whole);
    // The header's last byte belongs to its last field.
    if let Some(byte) = header.header.last_mut() {
        *byte ^= 1;
    }
    if let Some(byte) = path.path.last_mut().and_then(|node| node.last_mut()) {
        *byte ^= 1;
    }
    let is_another = hash_of(&header).is_some_and(|other| other != hash);
    [
        ("block", is_shown),
        ("block-header-changed", is_another),
        ("block-receipt-changed", hash_of(&path).is_none()),
    ]
}

/// Returns a check's report with its chain steps settled.
fn settled(checked: &Verification, chain: &str) -> Option<Report> {
    let node: Node = serde_json::from_str(chain).ok()?;
    let listed = node.listed();
    let claims = checked.claims.as_ref()?;
    let mut answers = Replies::new();
    for _ in 0..ROUNDS {
        let settled = claims.settle(&listed, &answers, &NoProver);
        if settled.open.is_empty() {
            return Some(checked.report.clone().with_chain(&settled));
        }
        for question in settled.open {
            let answer = node.answer(&question);
            add_reply(&mut answers, question, Witnesses::of(0), answer);
        }
    }
    None
}

/// Returns the name of a step that failed, or that shows that there is nothing to replay.
fn why(step: &Step) -> Option<&'static str> {
    let says = matches!(
        step.status,
        Status::Failed { .. } | Status::Skipped(Cause::NotReplayable(_))
    );
    says.then_some(step.id.name())
}

const fn files(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::PackEvent => EVENT,
        Kind::PackPull => PULL,
    }
}

/// Returns the number of lines of the vectors with these columns.
#[allow(
    clippy::arithmetic_side_effects,
    reason = "a constant is computed by the compiler"
)]
const fn lines_with(columns: &[u8]) -> u64 {
    let mut text = VECTORS.as_bytes();
    let mut lines = 0;
    while let [_, rest @ ..] = text {
        if begins_with(text, columns) {
            lines += 1;
        }
        text = rest;
    }
    lines
}

const fn begins_with(mut text: &[u8], mut begin: &[u8]) -> bool {
    while let ([byte, rest @ ..], [wanted, others @ ..]) = (text, begin) {
        if *byte != *wanted {
            return false;
        }
        (text, begin) = (rest, others);
    }
    begin.is_empty()
}

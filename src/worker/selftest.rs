//! The self-test: proofs with known answers, checked by the functions that check every proof.
//!
//! They are an event, a Pack pull, their chains, and changes of them that each fail or skip one step
//! (tests/reference/selftest.py writes them). A worker may answer one of them wrongly because of a fault in its code,
//! or in the machine that compiled or runs it. It then never names its build, and the page asks it nothing.

mod node;

use node::Node;
use verify::claims::{
    Answers, Inclusion, Listed, OracleRequest, ProvenLog, Prover, Unproven, Witnesses, add_answer,
};
use verify::hash::Hash32;
use verify::report::{Cause, Report, Status, Step};

const EVENT: [&str; 2] = [
    include_str!("selftest/event.json"),
    include_str!("selftest/event.chain.json"),
];
const PULL: [&str; 2] = [
    include_str!("selftest/pull.json"),
    include_str!("selftest/pull.chain.json"),
];

/// How often new questions may come up.
const ROUNDS: u32 = 12;

/// A proof that the oracle's own software made: the hash of its key, the preSeed, the block's hash, the word, and
/// the proof.
const PROOF: &str = include_str!("selftest/proof.txt");

/// A block of a local chain: its hash, its header, the path to its first receipt, and of this receipt's first log
/// the signature and the data.
const BLOCK: &str = include_str!("selftest/block.txt");

/// One vector a line, in columns separated by tabs: a name; the payload; whether it is checked alone or settled with
/// its chain (then the change is to the chain); the verdict; the steps that give the reason; and the replacements.
pub const VECTORS: &str = include_str!("selftest/vectors.tsv");

/// How many vectors there are.
pub const COUNT: u64 = lines(VECTORS.as_bytes());

/// The names of the vectors that are answered wrongly.
pub fn wrong(vectors: &str) -> Vec<String> {
    let wrong = vectors
        .lines()
        .filter(|vector| is_right(vector) != Some(true));
    wrong
        .map(|vector| vector.split('\t').next().unwrap_or_default().to_owned())
        .collect()
}

/// Whether a vector is answered as it must be; `None` when it cannot be made.
fn is_right(vector: &str) -> Option<bool> {
    let mut columns = vector.split('\t').skip(1);
    let [payload, chain] = match columns.next()? {
        "event" => EVENT,
        _ => PULL,
    };
    let settles = columns.next()? == "settle";
    let expected = [columns.next()?, columns.next()?];
    let mut changed = if settles { chain } else { payload }.to_owned();
    while let (Some(old), Some(new)) = (columns.next(), columns.next()) {
        if !changed.contains(old) {
            return None;
        }
        changed = changed.replace(old, new);
    }
    let report = if settles {
        settled(payload, &changed)?
    } else {
        verify::check(changed.as_bytes(), &mut |_| {}).ok()?.report
    };
    let why: Vec<&str> = report.steps.iter().filter_map(why).collect();
    Some([report.verdict.name(), &why.join(" ")] == expected)
}

/// How many answers of a prover are known.
pub const PROVER_COUNT: u64 = 5;

/// The names of the answers that a prover gives wrongly.
pub fn wrong_proofs(prover: &dyn Prover) -> Vec<String> {
    let mut answers = of_words(prover).to_vec();
    answers.extend(of_blocks(prover));
    let wrong = answers.into_iter().filter(|(_, is_right)| !is_right);
    wrong.map(|(name, _)| name.to_owned()).collect()
}

/// Whether a prover gives the word of one of the oracle's own proofs, and none of the same proof changed in a bit.
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
    // In the response: the key, the preSeed and the challenge stay.
    if let Some(byte) = changed.get_mut(170) {
        *byte ^= 1;
    }
    let refused = prover.prove(&changed, &request) == Err(Unproven::Invalid);
    [
        ("proof", prover.prove(&proof, &request) == Ok(word)),
        ("proof-changed", refused),
    ]
}

/// Whether a prover shows the receipt of a block, and neither that receipt nor that block of bytes changed in a bit.
fn of_blocks(prover: &dyn Prover) -> [(&'static str, bool); 3] {
    let mut lines = BLOCK.lines();
    let mut line = || lines.next().unwrap_or_default();
    let [hash, header, path, signature, data] = [line(), line(), line(), line(), line()];
    let bytes = |digits: &str| hex::decode(digits).unwrap_or_default();
    let whole = Inclusion {
        headers: vec![bytes(header)],
        index: 0,
        path: path.split(' ').map(bytes).collect(),
    };
    let hash_of = |inclusion: &Inclusion| {
        let shown = prover.prove_receipt(inclusion).ok()?;
        Some(shown.block.hash.to_string())
    };
    let is_log = |log: &ProvenLog| {
        let topic = log.topics.first().map(Hash32::to_string);
        topic.as_deref() == Some(signature) && log.data == bytes(data)
    };
    let is_shown = prover.prove_receipt(&whole).is_ok_and(|shown| {
        shown.block.hash.to_string() == hash
            && shown.succeeded
            && matches!(shown.logs.as_slice(), [log, _] if is_log(log))
    });
    let (mut header, mut path) = (whole.clone(), whole);
    // The last byte of the header is of its last field.
    let last = header.headers.last_mut();
    if let Some(byte) = last.and_then(|header| header.last_mut()) {
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

/// The report of a payload with its chain steps settled.
fn settled(payload: &str, chain: &str) -> Option<Report> {
    let checked = verify::check(payload.as_bytes(), &mut |_| {}).ok()?;
    let node: Node = serde_json::from_str(chain).ok()?;
    let listed = Listed {
        coordinators: vec![node.coordinator],
        ..Listed::default()
    };
    let claims = checked.claims?;
    let mut answers = Answers::new();
    for _ in 0..ROUNDS {
        let settled = claims.settle(&listed, &answers);
        if settled.open.is_empty() {
            return Some(checked.report.with_chain(&settled.steps));
        }
        for question in settled.open {
            let answer = node.answer(&question);
            add_answer(
                answers.entry(question).or_default(),
                Witnesses::of(0),
                answer,
            );
        }
    }
    None
}

/// The name of a step that failed, or that shows that there is nothing to replay.
fn why(step: &Step) -> Option<&'static str> {
    let says = matches!(
        step.status,
        Status::Failed { .. } | Status::Skipped(Cause::NotReplayable(_))
    );
    says.then_some(step.id.name())
}

const fn lines(mut text: &[u8]) -> u64 {
    let mut lines = 0;
    while let [byte, rest @ ..] = text {
        if *byte == b'\n' {
            lines += 1;
        }
        text = rest;
    }
    lines
}

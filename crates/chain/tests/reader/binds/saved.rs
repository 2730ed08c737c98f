//! Saved proofs, opened without a network.

use chain::reading::Reading;
use chain::saved_proof::{FORMAT, SavedProof, TimedReading};
use fixtures::chain::endpoint::{Endpoint, read};
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{Chain, listed_with_logs};
use serde_json::{Value, json};
use verify::claims::{Listed, NotarisedBlock, Witnesses};
use verify::hash::Hash32;
use verify::report::{Step, StepId};

/// Saves a payload with the answers of one honest endpoint. The payload is a part of the tree, and so are a question and
/// its answers.
pub fn saved(payload: &str, chain: &Chain) -> Value {
    let checked = verify::check(payload.as_bytes().to_vec(), &mut |_| {}).expect("a payload");
    let claims = checked.claims.expect("claims");
    let listed = listed_with_logs();
    let answers = read(&claims, &listed, &[Endpoint::of(chain)]);
    let mut reading = Reading::new();
    reading.endpoints = vec![("node.example".into(), None)];
    reading.chain_id = Some(8453);
    reading.record(answers);
    let saved = SavedProof {
        packproof: FORMAT,
        build: "0123456789ab".into(),
        deployment: Some(Hash32::new([7; 32])),
        payload: payload.to_owned(),
        recorded: Some(TimedReading {
            at: "2026-11-20T12:00:00.000Z".into(),
            reading,
            without: Witnesses::NONE,
        }),
    };
    let mut file: Value = serde_json::from_slice(&saved.write()).expect("JSON");
    file["payload"] = serde_json::from_str(payload).expect("JSON");
    for pair in answers_of(&mut file) {
        *pair = json!({ "question": pair[0], "given": pair[1] });
    }
    file
}

fn answers_of(file: &mut Value) -> impl Iterator<Item = &mut Value> {
    let answers = file.pointer_mut("/recorded/reading/answers");
    answers.and_then(Value::as_array_mut).into_iter().flatten()
}

/// Returns the file's bytes.
fn written(file: &Value) -> Vec<u8> {
    let mut file = file.clone();
    for pair in answers_of(&mut file) {
        if let Some(members) = pair.as_object_mut() {
            let parts = ["question", "given"].map(|part| members.remove(part));
            *pair = parts.into_iter().flatten().collect();
        }
    }
    if !file["payload"].is_null() {
        file["payload"] = json!(file["payload"].to_string());
    }
    file.to_string().into_bytes()
}

/// The steps of an opened file.
pub struct Opened {
    failed: Vec<StepId>,
    /// The steps that pass, of the payload or by the file alone.
    passed: Vec<StepId>,
    /// The block of the target's request, if the file alone proves it.
    block: Option<NotarisedBlock>,
    /// The steps that pass by the recorded answers.
    recorded: Vec<StepId>,
}

pub fn opened(file: &Value) -> Result<Opened, &'static str> {
    let file = SavedProof::read(&written(file)).map_err(|_| "no file")?;
    let checked =
        verify::check(file.payload.into_bytes(), &mut |_| {}).map_err(|_| "no payload")?;
    // The lists belong to one network.
    let label = checked.document.object().label("vrf_network");
    let listed = match label.as_deref() {
        Some("base") => listed_with_logs(),
        _ => Listed::default(),
    };
    let settled = checked.claims.as_ref().zip(file.recorded);
    let settled =
        settled.map(|(claims, mut recorded)| recorded.settle(claims, &listed, &LocalProver));
    let (recorded, proven, block) = settled
        .map(|settled| (settled.steps, settled.proven, settled.block))
        .unwrap_or_default();
    let report = checked.report.with_proven(&proven);
    let ids = |steps: &[Step], wanted: fn(&Step) -> bool| {
        let steps = steps.iter().filter(|step| wanted(step));
        steps.map(|step| step.id).collect()
    };
    Ok(Opened {
        failed: ids(&report.steps, Step::failed),
        passed: ids(&report.steps, Step::passed),
        block: block.and_then(Result::ok),
        recorded: ids(&recorded, Step::passed),
    })
}

/// Names the steps of an honest file that a changed one does not have.
fn lost(honest: &[StepId], now: &[StepId]) -> String {
    let lost = honest.iter().filter(|id| !now.contains(id));
    names(&lost.copied().collect::<Vec<_>>())
}

fn names(steps: &[StepId]) -> String {
    let names = steps.iter().map(|id| format!("`{}`", id.name()));
    names.collect::<Vec<_>>().join(" ")
}

/// Names the finds of a change, in the table's words.
pub fn found(file: &Value, honest: &Opened) -> String {
    let now = match opened(file) {
        Ok(now) => now,
        Err(refused) => return refused.into(),
    };
    if !now.failed.is_empty() {
        return names(&now.failed);
    }
    let not_shown = lost(&honest.passed, &now.passed);
    let not_told = lost(&honest.recorded, &now.recorded);
    let is_less = honest.block != now.block;
    match (not_shown.as_str(), is_less, not_told.as_str()) {
        ("", false, "") => "nothing".into(),
        ("", true, _) => "less proven".into(),
        ("", false, steps) => format!("not told: {steps}"),
        (steps, ..) => format!("not shown: {steps}"),
    }
}

/// Returns the name of a value without the way to it: each answer stands beside its question.
pub fn short(name: &str) -> String {
    [
        ("recorded.reading.answers[].given[].", ""),
        ("recorded.reading.answers[].", ""),
        ("recorded.reading.", "reading."),
    ]
    .iter()
    .find_map(|(long, short)| Some(format!("{short}{}", name.strip_prefix(long)?)))
    .unwrap_or_else(|| name.to_owned())
}

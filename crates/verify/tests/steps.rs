//! Checks what a step says beyond its status: the cause of a skipped one, and each difference of a failed one.

use serde_json::{Value, json};
use verify::claims::Claims;
use verify::report::{Cause, NotReplayable, Place, Point, Status, Step, StepId, Verdict};
use verify::{Facts, Verification};

fn payload(file: &str) -> Value {
    serde_json::from_slice(fixtures::payload(file)).expect("JSON")
}

/// Checks a payload with other values.
fn check(file: &str, changes: &[(&str, Value)]) -> Verification {
    let mut payload = payload(file);
    for (pointer, value) in changes {
        let place = payload.pointer_mut(pointer).expect("the value");
        *place = value.clone();
    }
    verify::check(payload.to_string(), &mut |_| {}).expect("a payload")
}

fn step(checked: &Verification, id: StepId) -> &Step {
    let mut steps = checked.report.steps.iter();
    steps.find(|step| step.id == id).expect("the step")
}

/// Returns the points of a step's differences.
fn differences(step: &Step) -> Vec<Point> {
    let differing = step.findings.iter().filter(|finding| !finding.agrees());
    differing.map(|finding| finding.point).collect()
}

fn skipped(cause: NotReplayable) -> Status {
    Status::Skipped(Cause::NotReplayable(cause))
}

const V1: &str = "event-v1-deck-text-utf8.json";
const V2: &str = "event-v2-one-card.json";

#[test]
fn an_event_says_why_nothing_can_be_replayed() {
    use NotReplayable::{Active, ActiveAndPublic, Early, NoSalt, NoSeed};
    let (running, no_deck) = (("/is_active", json!(true)), ("/deck_snapshot", json!(null)));
    let (no_seed, no_salt) = (("/random_seed", json!(null)), ("/seed_salt", json!(null)));
    let (no_pulls, none) = (("/pulls", json!([])), ("/pulls", json!(null)));
    let hidden = [&running, &no_seed, &no_salt, &no_deck, &no_pulls];
    let but = |left_out: usize| {
        let all = hidden.iter().enumerate();
        let rest = all.filter(|(index, _)| *index != left_out);
        rest.map(|(_, change)| (*change).clone())
            .collect::<Vec<_>>()
    };
    let empty = ("/pulls", json!([null]));
    for (file, changes, reason) in [
        (V2, hidden.map(Clone::clone).to_vec(), Active),
        (V2, [but(4), vec![none]].concat(), Active),
        (V2, but(1), ActiveAndPublic),
        (V2, but(2), ActiveAndPublic),
        (V2, but(3), ActiveAndPublic),
        (V2, but(4), ActiveAndPublic),
        (V2, vec![no_seed.clone(), no_salt.clone()], NoSeed),
        (V2, vec![no_salt.clone()], NoSalt),
        (V1, vec![no_seed.clone()], Early),
        (
            V1,
            vec![running.clone(), no_seed.clone(), no_deck.clone(), no_pulls],
            Active,
        ),
        (V1, vec![running, no_seed, no_deck, empty], ActiveAndPublic),
    ] {
        let checked = check(file, &changes);
        assert_eq!(
            checked.report.verdict,
            Verdict::NotReplayable,
            "{changes:?}"
        );
        for id in [StepId::Replayable, StepId::Draws] {
            let expected = skipped(reason.clone());
            assert_eq!(step(&checked, id).status, expected, "{changes:?}");
        }
    }
}

#[test]
fn every_step_of_an_unknown_version_says_so() {
    for (version, shown) in [
        (json!("v3"), Some("v3")),
        (json!(3), Some("3")),
        (json!(null), None),
    ] {
        let checked = check(V2, &[("/fairness_algo_version", version)]);
        let reason = NotReplayable::UnknownVersion(shown.map(Into::into));
        let steps = checked.report.steps[1..].iter();
        for step in steps.filter(|step| !step.id.is_of_chain()) {
            assert_eq!(step.status, skipped(reason.clone()), "{:?}", step.id);
        }
    }
}

#[test]
fn a_value_that_an_event_lacks_is_named() {
    let early = [("/random_seed", json!(null))];
    for (file, base, lacks, id) in [
        (V1, &early[..], "/pack_event_id", StepId::EventId),
        (V1, &early, "/vrf_event_id", StepId::EventId),
        (V1, &early, "/deck_snapshot", StepId::DeckHash),
        (V1, &early, "/deck_hash", StepId::DeckHash),
        (V2, &[], "/seed_salt", StepId::Salt),
    ] {
        let lacking = [base, &[(lacks, json!(null))]].concat();
        let expected = Status::Skipped(Cause::NotPublished(lacks[1..].into()));
        assert_eq!(step(&check(file, &lacking), id).status, expected, "{lacks}");
    }
}

/// The page says of a report with gaps that it shows only what is there.
#[test]
fn an_early_report_with_a_gap_is_not_whole() {
    let early = ("/random_seed", json!(null));
    for (gap, is_whole) in [
        (None, true),
        (Some(("/deck_snapshot/0/pack_card_id", json!(null))), false),
        (Some(("/pulls/0/user_id", json!(null))), false),
    ] {
        let changes: Vec<_> = [early.clone()].into_iter().chain(gap).collect();
        let Facts::Event(Some(replay)) = check(V1, &changes).facts else {
            panic!("no event");
        };
        assert_eq!(replay.is_whole, is_whole, "{changes:?}");
    }
}

/// The draws of a wrong sequence are not replayed, so no card is called wrong.
#[test]
fn pulls_out_of_sequence_fail_in_that_alone() {
    let first = &payload(V2)["pulls"][0];
    let mut second = first.clone();
    second["sequence_index"] = json!(2);
    for (pulls, points) in [
        (json!([first, second]), vec![Point::PullCount]),
        (json!([second]), vec![Point::SequenceIndex]),
        (
            json!([second, second]),
            vec![Point::PullCount, Point::SequenceIndex],
        ),
    ] {
        let checked = check(V2, &[("/pulls", pulls)]);
        let draws = step(&checked, StepId::Draws);
        assert_eq!((draws.failed(), differences(draws)), (true, points));
    }
}

#[test]
fn nothing_is_replayed_under_another_recipe() {
    use StepId::{History, Payload, Recipe};
    let checked = check(
        "pull-alone.json",
        &[("/selection_version", json!("packs_v9"))],
    );
    assert!(step(&checked, Payload).passed() && step(&checked, History).passed());
    assert!(step(&checked, Recipe).failed());
    assert_eq!(
        differences(step(&checked, Recipe)),
        [Point::SelectionVersion]
    );
    for step in &checked.report.steps {
        if !(step.id.is_of_chain() || [Payload, Recipe, History].contains(&step.id)) {
            assert_eq!(
                step.status,
                Status::Skipped(Cause::Because(Recipe)),
                "{:?}",
                step.id
            );
        }
    }
}

/// Several draws of one version break its rules once.
#[test]
fn a_version_is_judged_once() {
    let file = "pull-with-dependents.json";
    let payload = payload(file);
    let target = payload["target_pull_key"].as_str().expect("a key");
    let records = payload["records"].as_object().expect("records");
    let version = &records[target]["version"];
    let odds = version["bands"][0]["odds_ppm"].as_u64().expect("odds");
    let same = records
        .iter()
        .filter(|(_, record)| record["version"] == *version);
    let paths = same.map(|(key, _)| format!("/records/{key}/version/bands/0/odds_ppm"));
    let paths: Vec<_> = paths.collect();
    assert!(paths.len() > 1, "one draw of the version");
    let changes: Vec<_> = paths
        .iter()
        .map(|path| (&**path, json!(odds - 1)))
        .collect();
    let checked = check(file, &changes);
    let rules = step(&checked, StepId::VersionRules);
    assert_eq!(differences(rules), [Point::OddsTotal]);
}

/// A band that can be rolled has a card.
#[test]
fn a_band_with_odds_and_no_card_breaks_a_rule() {
    let checked = check("pull-alone--sane_empty_band_with_odds.json", &[]);
    let rules = step(&checked, StepId::VersionRules);
    assert_eq!(differences(rules), [Point::BandStocked]);
    let mut findings = rules.findings.iter();
    let stocked = findings.find(|finding| finding.point == Point::BandStocked && !finding.agrees());
    assert!(matches!(stocked.expect("it").place, Place::Band(..)));
}

/// A word whose award is unknown leaves a draw unknown only if it lies in the draw's own window.
#[test]
fn an_unknown_award_hides_only_the_draws_around_it() {
    let file = "pull-with-dependents--dependent_record_missing.json";
    let payload = payload(file);
    let mut keys = payload["records"].as_object().expect("records").keys();
    let key = keys
        .find(|key| key.starts_with("73e67ac4"))
        .expect("the draw");
    // The word without a record is at index 29.
    for (log_index, is_replayed) in [(41, true), (29, true), (28, false)] {
        let as_of = json!({"block": 26_789_489, "log_index": log_index});
        let checked = check(file, &[(&*format!("/records/{key}/as_of"), as_of)]);
        let Facts::Pull(pull) = checked.facts else {
            panic!("no pull");
        };
        let mut draws = pull.window.draws.iter();
        let index = draws.position(|draw| key.ends_with(&draw.name.pull_key.to_string()));
        let steps = pull.steps_of(index.expect("the draw"));
        let replay = steps.iter().find(|step| step.id == StepId::Replay);
        let replay = replay.expect("the step");
        let cause = (!is_replayed).then_some(&Cause::Because(StepId::Window));
        assert_eq!((replay.passed(), replay.cause()), (is_replayed, cause));
    }
}

#[test]
fn an_award_that_is_not_replayed_says_why() {
    for (file, because) in [
        ("pull-alone--word_missing.json", StepId::Word),
        ("pull-alone--target_record_missing.json", StepId::Payload),
        ("own/pull-version-no-bands.json", StepId::VersionRules),
    ] {
        let expected = Status::Skipped(Cause::Because(because));
        assert_eq!(
            step(&check(file, &[]), StepId::Award).status,
            expected,
            "{file}"
        );
    }
}

/// The contract that a proof names is read, although its own record is missing.
#[test]
fn a_proof_without_its_record_still_names_its_contract() {
    let Some(Claims::Pull(claims)) = check("pull-alone--target_record_missing.json", &[]).claims
    else {
        panic!("no claims");
    };
    assert!(claims.contract.is_some());
}

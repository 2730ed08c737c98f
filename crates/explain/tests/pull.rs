//! Compares the views of a Pack pull beside its steps: the odds, the search, and each draw.

use explain::pull::{Blocked, Chance, DrawRow, PullSubject, PullView};
use explain::{Explanation, Ratio, Subject};
use fixtures::payload;
use verify::hash::Hash32;
use verify::report::StepId;

fn shown(file: &str) -> Explanation {
    Explanation::of(verify::check(payload(file), &mut |_| {}).expect("a payload"))
}

fn subject(file: &str) -> PullSubject {
    match shown(file).overview.subject {
        Subject::Pull(pull) => *pull,
        Subject::Event(_) => panic!("{file} is a pull"),
    }
}

/// Reads the lists of a pull whose draws were replayed.
fn lists<T>(file: &str, read: impl FnOnce(PullView<'_>) -> T) -> T {
    let shown = shown(file);
    read(shown.pull().expect("a replayed pull"))
}

fn draws(file: &str) -> Vec<DrawRow> {
    lists(file, |pull| pull.draws(0, 100))
}

#[test]
fn the_roll_is_the_last_six_digits_of_its_hash() {
    for (file, roll) in [
        ("pull-alone.json", 668_398),
        ("pull-with-dependents.json", 36_781),
        ("pull-exhausted.json", 387_542),
    ] {
        let pull = subject(file);
        let hash = pull.roll_hash.expect("a hash").decimal();
        assert_eq!(pull.roll, Some(roll));
        assert!(hash.ends_with(&format!("{roll:06}")), "{hash}");
    }
    let alone = subject("pull-alone.json")
        .roll_hash
        .map(|hash| hash.decimal());
    let wanted = "41311849162448927082794607426216902956362315874253518935772078715533828668398";
    assert_eq!(alone.as_deref(), Some(wanted));
    assert_eq!(Hash32::ZERO.decimal(), "0");
    let most = "115792089237316195423570985008687907853269984665640564039457584007913129639935";
    assert_eq!(Hash32::new([0xff; 32]).decimal(), most);
}

#[test]
fn the_bands_are_searched_upwards_and_then_from_the_nearest_downward() {
    for (file, searched, awarded) in [
        ("pull-alone.json", vec![0], Some(0)),
        ("pull-falls-to-next-band-above.json", vec![1, 2], Some(2)),
        (
            "pull-falls-to-nearest-band-below.json",
            vec![2, 3, 1],
            Some(1),
        ),
        ("pull-exhausted.json", vec![0, 1, 2], None),
    ] {
        let pull = subject(file);
        assert_eq!(pull.searched, searched, "{file}");
        assert_eq!(pull.awarded_band, awarded, "{file}");
        // A band that the search passed over had no free card.
        for (number, band) in (0..).zip(&pull.bands) {
            if searched.contains(&number) && Some(number) != awarded {
                assert_eq!(band.cards, band.unavailable + band.taken, "{file}");
            }
        }
    }
}

#[test]
fn the_expected_value_is_exact() {
    for (file, upper, lower) in [
        ("pull-alone.json", 1_179_495_619, 1_200_000),
        ("pull-with-dependents.json", 221_492_486_193, 20_000_000),
        ("pull-exhausted.json", 6_785_167_379, 800_000),
        ("pull-falls-to-next-band-above.json", 27, 1),
    ] {
        let odds = subject(file).odds.expect("odds");
        assert_eq!(odds.expected, Some(Ratio { upper, lower }), "{file}");
    }
    // A version with an empty band with odds, or with odds that do not add up to a million, has no expected value.
    for file in [
        "pull-alone--sane_empty_band_with_odds.json",
        "pull-alone--sane_odds_short.json",
    ] {
        assert_eq!(subject(file).odds.expect("odds").expected, None, "{file}");
    }
    let pull = subject("pull-alone.json");
    let means = pull.odds.expect("odds").means;
    let first = means.first().copied().flatten();
    assert_eq!(
        first,
        Some(Ratio {
            upper: 9_179,
            lower: 12
        })
    );
}

#[test]
fn fractions_are_reduced_and_never_overflow() {
    let of = |upper, lower| Ratio::new(upper, lower).expect("a fraction");
    assert_eq!(of(6, 4), Ratio { upper: 3, lower: 2 });
    assert_eq!(of(7, 2).split(), (3, 1));
    assert_eq!(of(1, 6).plus(of(1, 3)), Some(of(1, 2)));
    assert_eq!(Ratio::new(1, 0), None);
    assert_eq!(of(1, u128::MAX).plus(of(1, u128::MAX - 1)), None);
    assert_eq!(of(u128::MAX, 1).plus(of(1, 1)), None);
}

#[test]
fn a_card_is_as_likely_as_the_bands_that_lead_to_it() {
    for (file, chance) in [
        ("pull-alone.json", Some((879_110, 11))),
        ("pull-with-dependents.json", Some((251_143, 19))),
        // The rolled band was empty, so its odds lead here.
        ("pull-falls-to-next-band-above.json", Some((1_000_000, 2))),
        ("pull-exhausted.json", None),
    ] {
        let chance = chance.map(|(odds_ppm, free)| Chance { odds_ppm, free });
        assert_eq!(subject(file).odds.expect("odds").award, chance, "{file}");
    }
}

#[test]
fn a_card_that_went_to_another_draw_names_it() {
    let pull = subject("pull-exhausted.json");
    let takers: Vec<_> = pull.candidates.iter().map(|one| &one.blocked).collect();
    let Some(Some(Blocked::Awarded(taker))) = takers.get(2) else {
        panic!("the third went to another draw: {takers:?}");
    };
    assert_eq!(taker.username.as_deref(), Some("collector_562"));
    assert_eq!(taker.at.block, 14_940_522);
    let row = draws("pull-exhausted.json");
    let row = row.iter().find(|row| row.pull_key == taker.pull_key);
    let row = row.expect("it is among the draws");
    assert_eq!(row.award, Some(pull.candidates[2].card));
    assert_eq!((row.roll, row.blocks), (Some(777_090), true));
}

#[test]
fn every_draw_has_its_own_steps_and_reports_the_failed_one() {
    for (file, draws_there, failing) in [
        ("pull-with-dependents.json", 5, None),
        (
            "pull-with-dependents--dependent_odds_insane.json",
            5,
            Some((2, StepId::VersionRules)),
        ),
        (
            "pull-with-dependents--claim_of_dependent_other.json",
            5,
            Some((0, StepId::Replay)),
        ),
        (
            "pull-with-dependents--dependent_purchase_anchor_late.json",
            5,
            Some((4, StepId::PurchaseAnchor)),
        ),
        (
            "pull-with-dependents--dependent_stock_gone.json",
            5,
            Some((3, StepId::Stock)),
        ),
        (
            "pull-with-dependents--dependent_word_before_request.json",
            5,
            Some((4, StepId::Word)),
        ),
        (
            "own/pull-dependent-of-another-recipe.json",
            3,
            Some((1, StepId::Recipe)),
        ),
    ] {
        let rows = draws(file);
        assert_eq!(rows.len(), draws_there, "{file}");
        for (number, row) in (0..).zip(&rows) {
            let drawn = lists(file, |pull| pull.draw(&row.pull_key));
            let (at, draw) = drawn.expect("every draw opens");
            assert_eq!((at, &draw.row), (number, row), "{file}");
            assert_eq!(draw.steps.len(), 10, "{file}");
            let failed = draw
                .steps
                .iter()
                .find(|step| step.failed())
                .map(|step| step.id);
            let wanted = failing
                .filter(|(which, _)| *which == number)
                .map(|(_, id)| id);
            assert_eq!(failed, wanted, "{file}, draw {number}");
            assert_eq!(row.agrees == Some(false), wanted.is_some(), "{file}");
        }
    }
    // The target is not a dependent of itself, and an unknown key finds no draw.
    let key = subject("pull-with-dependents.json")
        .pull_key
        .expect("a key");
    for key in [key, Hash32::ZERO] {
        assert_eq!(
            lists("pull-with-dependents.json", |pull| pull.draw(&key)),
            None
        );
    }
}

#[test]
fn all_cards_of_a_version_can_be_reached_by_rank_by_row_and_by_id() {
    let file = "pull-with-dependents.json";
    let pull = subject(file);
    let mut ranked = Vec::new();
    for from in [0, 8, 16] {
        ranked.extend(lists(file, |pull| pull.candidates(0, from, 8)));
    }
    assert_eq!(ranked.len(), 20);
    assert!(ranked.is_sorted_by_key(|one| (one.rank, one.card)));
    assert_eq!(ranked[..pull.candidates.len()], pull.candidates);
    assert_eq!(lists(file, |pull| pull.candidates(4, 0, 8)), []);

    let rows = lists(file, |pull| pull.cards(0, 100));
    assert_eq!(rows.len(), 36);
    assert_eq!(rows.iter().filter(|row| row.blocked.is_some()).count(), 4);
    for (number, row) in (0..).zip(&rows) {
        let term = row.card.to_string().to_uppercase();
        assert_eq!(lists(file, |pull| pull.row_of_card(&term)), Some(number));
    }
    for term in ["", "no card", "zzzz"] {
        assert_eq!(lists(file, |pull| pull.row_of_card(term)), None);
    }
}

//! Checks each reader's own result, and the answer without the readers that are left out.

use answer::{
    Answer, Circumstances, EndpointTrust, Headline, Lead, Read, RefusedWindow, Shows, Standing,
};
use chain::reading::{Reading, Transcript};
use explain::Explanation;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{hash, listed};
use fixtures::scenes::Scene;
use fixtures::shop::{Shop, version_id};
use verify::claims::{Unread, Witnesses};
use verify::report::{LogKind, StepId, Verdict};

const FIRST: usize = 0;
const SECOND: usize = 1;

/// An honest pull, read by an honest endpoint and another.
fn beside<'s>(shop: &Shop, payload: &[u8], other: Endpoint<'s>) -> Scene<'s> {
    Scene {
        name: "beside",
        payload: payload.to_vec(),
        endpoints: vec![Endpoint::of(&shop.chain), other],
        listed: listed(),
    }
}

/// Returns the answer of a scene without some of its endpoints, as the page makes it.
fn without(scene: &Scene<'_>, left_out: Witnesses) -> Answer {
    dated(scene, left_out, Vec::new())
}

/// The same, with these times of blocks.
fn dated(scene: &Scene<'_>, left_out: Witnesses, times: Vec<(u64, u64)>) -> Answer {
    let (checked, settled) = scene.settle();
    let mut overview = Explanation::of(checked).overview;
    overview.report = overview.report.with_chain(&settled.without(left_out));
    let reading = Reading::<Transcript> {
        endpoints: scene.hosts(),
        times,
        ..Reading::new()
    };
    let reading = reading.summary(&settled, left_out);
    let circumstances = Circumstances {
        read: Read::Live(&reading),
        contracts: &[],
        is_sample: false,
    };
    Answer::of(overview, circumstances)
}

fn shows(answer: &Answer) -> [&Shows; 2] {
    [FIRST, SECOND].map(|index| &answer.readers[index].shows)
}

/// One endpoint that pruned, lagged or lied left an honest proof open, and the buyer had to read it again.
#[test]
fn without_the_reader_in_trouble_an_honest_proof_is_verified_at_once() {
    let (shop, sales) = Shop::with_dependents();
    let payload = shop.proof(sales.target).payload();
    let of = || Endpoint::of(&shop.chain);
    let lies = of().with_chain(|chain| {
        let pulls = &mut chain.consumer.pulls;
        pulls.change(&sales.target, |pull| pull.word = hash(0x42));
    });
    let prunes = Endpoint::keeping_since(&shop.chain, shop.chain.newest);
    for (other, headline, name) in [
        (lies, Headline::Contradicted, "refutes"),
        (prunes, Headline::NotConfirmed, "lacks"),
        (of().refusing(|_| true), Headline::NotConfirmed, "lacks"),
    ] {
        let scene = beside(&shop, &payload, other);
        let both = without(&scene, Witnesses::NONE);
        assert_eq!(both.headline, headline, "{name}");
        assert_eq!(shows(&both).map(Shows::name), ["all", name]);
        assert!(both.can_leave_out(), "{name}");
        assert!(both.left_out().is_empty(), "{name}");

        let one = without(&scene, Witnesses::of(SECOND));
        assert_eq!(one.report.verdict, Verdict::Verified, "{name}");
        assert_eq!(one.lone.as_deref(), Some("node0.example"), "{name}");
        assert_eq!(one.endpoints, EndpointTrust::One(Witnesses::of(FIRST)));
        assert_eq!(one.left_out(), Witnesses::of(SECOND));
        // The other keeps its line.
        assert_eq!(shows(&one), shows(&both), "{name}");
        assert_eq!(one.readers[SECOND].standing, Standing::LeftOut);
        let refuting = one.refuting_left_out().map(|reader| reader.host.as_str());
        let expected: &[&str] = if name == "refutes" {
            &["node1.example"]
        } else {
            &[]
        };
        assert_eq!(refuting.collect::<Vec<_>>(), expected);

        let other = without(&scene, Witnesses::of(FIRST));
        assert_ne!(other.headline, Headline::Verified, "{name}");
        assert_eq!(other.refuting_left_out().count(), 0, "{name}");
    }
}

/// A coordinator that only a reader showed counted still when that reader was left out.
#[test]
fn the_coordinators_are_those_of_the_views_that_count() {
    let (shop, sales) = Shop::with_dependents();
    let payload = shop.proof(sales.target).payload();
    let unlisted = Endpoint::of(&shop.chain).refusing(|_| true);
    let scene = beside(&shop, &payload, unlisted);
    let (_, settled) = scene.settle();
    let of = |left_out| settled.without(Witnesses::of(left_out)).coordinators;
    assert_eq!(of(SECOND), settled.coordinators);
    assert_eq!(of(FIRST), []);
    // Nobody is left: the result stays.
    let both = Witnesses::of(FIRST).with(Witnesses::of(SECOND));
    assert_eq!(settled.without(both).steps, settled.steps);
}

/// The headline said that readers contradict each other, and not which of them is against the proof.
#[test]
fn a_contradiction_names_who_refutes_the_proof() {
    let (shop, sales) = Shop::with_dependents();
    let payload = shop.proof(sales.target).payload();
    let lies = Endpoint::of(&shop.chain).with_chain(|chain| {
        let pulls = &mut chain.consumer.pulls;
        pulls.change(&sales.target, |pull| pull.word = hash(0x42));
    });
    let answer = without(&beside(&shop, &payload, lies), Witnesses::NONE);
    let refuted = answer::Contradiction::Refuted {
        failure: answer::Failure::Differs(StepId::Contract),
        by: vec!["node1.example".into()],
        passes: vec!["node0.example".into()],
        others: Vec::new(),
    };
    assert_eq!(answer.lead, Lead::Contradicted(refuted));
    assert_eq!(
        shows(&answer)[SECOND],
        &Shows::Refutes(vec![answer::Failure::Differs(StepId::Contract)])
    );
    let contract = answer
        .report
        .steps
        .iter()
        .find(|step| step.id == StepId::Contract);
    assert_eq!(
        contract.and_then(|step| step.unread()),
        Some(&Unread::Refuted {
            by: Witnesses::of(SECOND),
            passes: Witnesses::of(0),
        })
    );
}

/// The shop chose the first block of the window, whose length is known as far as the times of its ends.
#[test]
fn a_window_that_no_reader_gives_has_its_length() {
    let (shop, target) = Shop::with_old_version();
    let payload = shop.proof(target).payload();
    let first = shop.sales.iter().map(|sale| sale.as_of.block).min();
    let from = first.expect("a sale");
    let window = |most: u64, times: Vec<(u64, u64)>| {
        let refuses = || Endpoint::of(&shop.chain).refusing(|query| query.to - query.from > most);
        let scene = Scene {
            endpoints: vec![refuses()],
            ..beside(&shop, &payload, refuses())
        };
        match dated(&scene, Witnesses::NONE, times).lead {
            Lead::NotConfirmed(open) => open.window,
            other => panic!("{other:?}"),
        }
    };
    let to = shop.entry(LogKind::Fulfilled, target).position.block;
    let times = vec![(from, 1_000), (to, 260_200)];
    let whole = RefusedWindow {
        blocks: to - from + 1,
        seconds: 259_200,
    };
    assert_eq!(window(0, times), Some(whole));
    assert_eq!(window(0, Vec::new()), None);
    // A single old block that an endpoint refuses is not the window.
    let version = shop
        .entry(LogKind::Anchored, version_id(&shop.tiers[0]))
        .position
        .block;
    let refuses = || {
        Endpoint::of(&shop.chain)
            .refusing(move |query| query.from == version && query.to == version)
    };
    let scene = Scene {
        endpoints: vec![refuses()],
        ..beside(&shop, &payload, refuses())
    };
    let times = vec![(version, 1_000), (from, 1_000), (to, 260_200)];
    match dated(&scene, Witnesses::NONE, times).lead {
        Lead::NotConfirmed(open) => assert_eq!(open.window, None),
        other => panic!("{other:?}"),
    }
}

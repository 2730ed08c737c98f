//! Checks in each language that the sentences of an answer claim no more than it holds.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::fs;

use answer::moments::OrderOnChain;
use answer::{
    Answer, Brief, Chip, Circumstances, Fact, Failure, Group, Headline, ListStatus, Mark, Read,
    Trusted,
};
use chain::reading::{Reading, Transcript};
use explain::{Explanation, Subject};
use fixtures::scenes::{Scene, scenes};
use verify::claims::Witnesses;
use verify::report::{Basis, Place, Point, Step, StepId, StepRun};
use words::catalogue::set_language;
use words::numerals::Numerals;
use words::{Believed, Context, Language, TimeSource, say};

const AT: &str = "2026-11-25T12:00:00Z";

/// Runs a test in each language.
fn in_each_language(test: impl Fn(&str)) {
    for language in Language::ALL {
        let tag = language.tag();
        let catalogue = fs::read_to_string(format!("../words/catalogues/{tag}.ftl"));
        set_language(
            language,
            &catalogue.expect("a catalogue"),
            Numerals::ENGLISH,
        );
        test(tag);
    }
    set_language(Language::English, "", Numerals::ENGLISH);
}

/// Returns the answers about a scene: before a reading, after it, and of a file that records it.
fn answers(name: &str) -> [Answer; 3] {
    let scenes = scenes();
    let scene = scenes.iter().find(|scene| scene.name == name);
    let [before, (read, _), saved] = answers_of(scene.expect("a scene"));
    [before.0, read, saved.0]
}

/// Returns the answers about a scene, each with its reading.
fn answers_of(scene: &Scene<'_>) -> [(Answer, Reading); 3] {
    let (checked, settled) = scene.settle();
    let reading = Reading::<Transcript> {
        endpoints: scene.hosts(),
        ..Reading::new()
    };
    let reading = reading.summary(&settled, Witnesses::NONE);
    let of = |overview, read| {
        let circumstances = Circumstances {
            read,
            contracts: &[],
            is_sample: false,
        };
        Answer::of(overview, circumstances)
    };
    let own = Explanation::of(checked).overview;
    let mut read = own.clone();
    read.report = read.report.with_chain(&settled);
    [
        of(own.clone(), Read::Nothing),
        of(read, Read::Live(&reading)),
        of(own, Read::Recorded(&reading, AT, &settled.steps)),
    ]
    .map(|answer| (answer, reading.clone()))
}

fn failed(id: StepId) -> Step {
    let mut run = StepRun::new(id);
    run.same(Point::PullKey, &Place::Payload, 1_u64, 2);
    run.finish()
}

/// The title of a failed step stated the opposite of its mark as a fact.
#[test]
fn the_title_of_a_failed_step_says_what_failed() {
    in_each_language(|tag| {
        for id in [StepId::of_event(true), StepId::of_pull()].concat() {
            let (holds, fails) = (words::step::title(id), words::step::title_of(&failed(id)));
            assert_eq!(
                words::step::title_of(&Step::skipped(id, verify::report::Cause::ContractNotRead)),
                holds
            );
            assert!(!fails.contains(holds), "{tag} {id:?}: {fails}");
            assert!(fails.ends_with(['.', '。']), "{tag} {id:?}: {fails}");
            assert_eq!(fails, words::step::failed_lead(Failure::of(&failed(id))));
        }
        let of_contract = [Failure::HoldsNothing, Failure::Differs(StepId::Contract)];
        let [nothing, other] = of_contract.map(words::step::failed_lead);
        assert_ne!(nothing, other, "{tag}");
    });
}

/// The order of a pull was told as a fact before the chain had confirmed it.
#[test]
fn the_order_begins_with_the_shops_history_until_it_is_confirmed() {
    let order =
        |answer: &Answer| words::timeline::order_answer(answer, answer.order.expect("a pull"));
    let honest = answers("an honest pull, by one");
    let disputed = answers("an honest pull, another word by one of two");
    let refuted = answers("another word of another draw");
    in_each_language(|tag| {
        let [by_history, once] = [
            say!(timeline_locked_in_by_history),
            say!(timeline_once_by_history),
        ];
        let [before, confirmed, saved] = &honest;
        for answer in [before, saved, &disputed[1], &refuted[1], &refuted[2]] {
            let said = order(answer);
            assert!(said.starts_with(by_history), "{tag}: {said}");
            assert!(said.contains(once), "{tag}: {said}");
            for fact in [say!(timeline_locked_in_holds), say!(timeline_once_holds)] {
                assert!(!said.contains(fact), "{tag}: {said}");
            }
        }
        assert_eq!(refuted[1].on_chain, OrderOnChain::Differs);
        assert!(order(&refuted[1]).ends_with(say!(timeline_chain_differs)));
        let said = order(confirmed);
        assert!(
            said.starts_with(say!(timeline_locked_in_holds)),
            "{tag}: {said}"
        );
        assert!(said.contains(say!(timeline_once_holds)), "{tag}: {said}");
    });
}

/// "104 verified" was said of files that each read "Adds up".
#[test]
fn only_a_confirmed_payload_is_called_verified() {
    in_each_language(|tag| {
        let verified = say!(verdict_word_verified).to_lowercase();
        for headline in [
            Headline::Contradicted,
            Headline::OriginUnknown,
            Headline::CannotBeReplayed,
            Headline::NotOverYet,
            Headline::AddsUp,
        ] {
            let said = words::verdict::heading(headline).to_lowercase();
            assert!(!said.contains(&verified), "{tag}: {said}");
        }
        for said in [
            say!(files_agree, total = 3_u64),
            say!(files_agree_some, proofs = 3_u64, unchecked = 2_u64),
            say!(files_agree_of, agree = 3_u64, total = 5_u64),
        ] {
            assert!(!said.to_lowercase().contains(&verified), "{tag}: {said}");
        }
    });
}

/// Only a failure warned of a single reader.
#[test]
fn a_single_reader_has_a_caution_whatever_it_shows() {
    let [_, passed, _] = answers("an honest pull, by one");
    let [_, refuted, _] = answers("an honest pull, another word by one");
    let [_, running, _] = answers("a running event");
    let [_, by_two, _] = answers("an honest pull, by two");
    assert_eq!(by_two.lone, None);
    in_each_language(|tag| {
        for answer in [&passed, &refuted, &running] {
            let host = answer.lone.as_deref().expect("one reader");
            let said = words::verdict::caution(answer, host, "");
            assert!(said.contains(host), "{tag}: {said}");
        }
    });
}

/// The line under the headline of a confirmed running event said nothing, and so did the one of its saved proof.
#[test]
fn a_running_event_says_what_was_confirmed() {
    let [before, confirmed, saved] = answers("a running event");
    let [_, verified, of_pull] = answers("an honest pull, by one");
    in_each_language(|tag| {
        let unconfirmed = say!(verdict_not_confirmed);
        assert_eq!(
            words::verdict::beneath(&before).as_deref(),
            Some(unconfirmed),
            "{tag}"
        );
        let so_far = say!(verdict_confirmed_so_far);
        assert_eq!(
            words::verdict::beneath(&confirmed).as_deref(),
            Some(so_far),
            "{tag}"
        );
        assert!(
            words::verdict::lead(&confirmed).ends_with(say!(verdict_held_so_far)),
            "{tag}"
        );
        for answer in [&saved, &of_pull] {
            let said = words::verdict::beneath(answer).expect("a line");
            assert!(said.contains("node0.example"), "{tag}: {said}");
        }
        assert_eq!(words::verdict::beneath(&verified), None);
    });
    let english = words::verdict::beneath(&of_pull).expect("a line");
    assert!(english.starts_with("Confirmed on "), "{english}");
    assert!(english.ends_with("as saved in this file"), "{english}");
    for answer in [&saved, &of_pull] {
        let said = words::verdict::lead(answer);
        let only = say!(verdict_only_this_file_says);
        assert!(said.ends_with(only), "{said}");
        assert!(!said.contains(say!(verdict_nothing_shown)), "{said}");
    }
}

/// Each claim of the contract: it holds nothing, or it holds something else.
#[test]
fn a_contract_that_holds_nothing_is_not_said_to_hold_another_value() {
    let said = |answer: &Answer, group| {
        let question = answer.question(group).expect("a question");
        assert_eq!(question.mark, Mark::Failed);
        words::question::answer(group, &question.said, &answer.subject, words::cause)
    };
    let nothing =
        |answer: &Answer| said(answer, Group::LockedIn) == say!(step_failed_contract_nothing);
    for name in [
        "a version that the contract does not hold",
        "a purchase that the contract does not hold",
        "an event that the contract does not hold",
    ] {
        let [_, read, saved] = answers(name);
        assert!(nothing(&read) && nothing(&saved), "{name}");
        assert_eq!(
            words::verdict::lead(&read),
            say!(step_failed_contract_nothing),
            "{name}"
        );
        let (step, _) = read
            .marked()
            .find(|(step, _)| step.failed())
            .expect("a step");
        assert_eq!(
            words::step::title_of(step),
            say!(step_failed_contract_nothing),
            "{name}"
        );
    }
    let other = words::step::failed_lead(Failure::Differs(StepId::Contract));
    let [_, event, _] = answers("a running event, another value");
    assert_eq!(said(&event, Group::LockedIn), other);
    let [_, both, _] = answers("a version that the contract does not hold, and another word");
    assert!(nothing(&both));
    assert_eq!(said(&both, Group::Word), other);
}

/// "Must be 1" was said of a number that must be at least 1.
#[test]
fn stock_is_compared_with_a_least_number() {
    in_each_language(|tag| {
        let least = match tag {
            "en" => "at least",
            "de" => "mindestens",
            "es" => "al menos",
            "fr" => "au moins",
            "ja" => "最低限",
            "ko" => "적어도",
            _ => "至少",
        };
        for point in [Point::BandInStock, Point::BandStocked] {
            let (_, beside) = words::labels(point);
            assert!(beside.contains(least), "{tag}: {beside}");
        }
    });
}

/// The sentence before a reading names everything that is sent, and an RPC endpoint by its two names, once.
#[test]
fn what_is_sent_is_named() {
    in_each_language(|tag| {
        let named: [&str; 4] = match tag {
            "en" => [
                "network address",
                "this site's address",
                "language",
                "the key of this purchase or event",
            ],
            "de" => [
                "Netzwerkadresse",
                "Adresse dieser Website",
                "Sprache",
                "Schlüssel dieses Kaufs oder Events",
            ],
            "es" => [
                "dirección de red",
                "dirección de este sitio",
                "idioma",
                "clave de esta compra o de este evento",
            ],
            "fr" => [
                "adresse réseau",
                "adresse de ce site",
                "langue",
                "clé de cet achat ou de cet événement",
            ],
            "ja" => [
                "IPアドレス",
                "このサイトのアドレス",
                "言語",
                "この購入またはイベントのキー",
            ],
            "ko" => [
                "네트워크 주소",
                "이 사이트의 주소",
                "언어",
                "이 구매나 이벤트의 키",
            ],
            _ => ["网络地址", "本网站的地址", "语言", "这笔购买或活动的密钥"],
        };
        let said = say!(endpoints_about_endpoints);
        for part in named {
            assert!(said.contains(part), "{tag}: {part}: {said}");
        }
        assert_eq!(said.matches("RPC").count(), 1, "{tag}: {said}");
    });
}

/// A file among several named no test network.
#[test]
fn a_line_of_a_table_names_its_chips() {
    let scenes = scenes();
    let report = Explanation::of(scenes[0].check()).overview.report;
    let note = |chips: &[Chip]| words::verdict::note(&Brief::of(report.clone(), chips.to_vec()));
    assert_eq!(note(&[]), "");
    assert_eq!(
        note(&[Chip::TestNetwork, Chip::NotListed]),
        "test network · contract not listed"
    );
    let running = answers("a running event");
    let brief = Brief::of(running[0].report.clone(), vec![Chip::LocalChain]);
    assert!(
        words::verdict::note(&brief).starts_with("local network · The event is still running.")
    );
}

/// Returns the sentences beside the steps, as the page and the terminal say them of a pull.
fn beside_the_steps(answer: &Answer) -> Vec<String> {
    let mark = |fact| answer.mark_of(fact);
    let mut said: Vec<String> = words::limits::limits_of_pass(answer).into_iter().collect();
    if let Subject::Pull(pull) = &answer.subject {
        said.push(words::say!(odds_about_fingerprint, mark = mark(Fact::Held)));
        said.push(words::dependent::about(0, mark(Fact::Others)));
        said.push(words::say!(draw_roll_word_is, mark = mark(Fact::Oracles)));
        said.push(words::about::stock(pull));
        for moment in &pull.timeline.moments {
            said.push(words::timeline::happened(&moment.what).to_owned());
            said.extend(words::timeline::happened_means(&moment.what).map(str::to_owned));
        }
    }
    said
}

/// A confirmed sale whose version the contract did not hold was "Not verified", and the page still said that the
/// contract holds it, and that no one could change it.
#[test]
fn no_sentence_beside_the_steps_vouches_for_what_the_contract_does_not_hold() {
    let passed = Mark::Passed(Basis::Chain);
    for name in [
        "a version that the contract does not hold",
        "a purchase that the contract does not hold",
        "an event that the contract does not hold",
    ] {
        let refuted = answers(name);
        in_each_language(|tag| {
            let vouching = [
                words::say!(odds_about_fingerprint, mark = passed),
                say!(limits_pass, mark = passed),
                say!(draw_roll_word_is, mark = passed),
                say!(dependent_about_none, mark = passed),
            ];
            for said in refuted.iter().flat_map(beside_the_steps) {
                assert!(!vouching.contains(&said), "{tag} {name}: {said}");
            }
        });
        for said in refuted.iter().flat_map(beside_the_steps) {
            let vouches = ["The contract holds", "No one could", "commitment locks"];
            let vouches = vouches.iter().any(|fact| said.contains(fact));
            assert!(!vouches, "{name}: {said}");
        }
    }
}

/// Sentences state their facts once the chain confirms them, and before it they do not.
#[test]
fn the_sentences_beside_the_steps_state_what_the_chain_confirms() {
    let [before, confirmed, saved] = answers("an honest pull, by one");
    let states = |answer: &Answer, fact: &str| {
        let said = beside_the_steps(answer);
        said.iter().any(|said| said.contains(fact))
    };
    for fact in [
        "The contract holds it under the event id.",
        "so no one else took a card meanwhile.",
        "The draw kept the rules.",
        "The oracle's random number for this pull, and for nothing else.",
    ] {
        assert!(states(&confirmed, fact), "{fact}");
        assert!(!states(&before, fact) && !states(&saved, fact), "{fact}");
    }
    assert!(states(&before, "What the shop published keeps the rules."));
}

/// The chain refuted one question, and the others still said that so far only the shop's own history says so.
#[test]
fn a_question_beside_a_refuted_one_says_that_the_chain_was_read() {
    for name in [
        "a version that the contract does not hold",
        "another word of another draw",
        "an event that the contract does not hold",
    ] {
        let [before, read, saved] = answers(name);
        in_each_language(|tag| {
            let unread = [
                say!(group_of_pull_unconfirmed),
                say!(group_of_event_unconfirmed),
            ];
            let said = |answer: &Answer| -> Vec<String> {
                let questions = answer.questions.iter();
                let said = questions.map(|question| {
                    let of = (question.group, &question.said);
                    words::question::answer(of.0, of.1, &answer.subject, words::cause)
                });
                said.collect()
            };
            let is_unread = |said: &String| unread.iter().any(|unread| said.ends_with(unread));
            assert!(said(&before).iter().any(is_unread), "{tag} {name}");
            for answer in [&read, &saved] {
                assert!(!said(answer).iter().any(is_unread), "{tag} {name}");
                let halves = answer.questions.iter().zip(said(answer));
                let mut halves =
                    halves.filter(|(question, _)| question.mark == Mark::Passed(Basis::History));
                assert!(
                    halves.all(|(_, said)| said.ends_with(say!(group_refuted_apart))),
                    "{tag} {name}"
                );
            }
        });
    }
}

/// A made-up sample offered to confirm it on the blockchain.
#[test]
fn a_sample_offers_no_reading() {
    let scenes = scenes();
    let overview = || Explanation::of(scenes[0].check()).overview;
    let of = |is_sample| {
        let circumstances = Circumstances {
            read: Read::Nothing,
            contracts: &[],
            is_sample,
        };
        Answer::of(overview(), circumstances)
    };
    let [sample, sale] = [of(true), of(false)];
    assert!(!sample.can_ask && sale.can_ask);
    in_each_language(|tag| {
        let note = |answer: &Answer| {
            words::timeline::times_note(false, TimeSource::Nobody, answer.can_ask)
        };
        assert_eq!(note(&sale), say!(timeline_times_to_come), "{tag}");
        assert_eq!(note(&sample), say!(timeline_times_not_told), "{tag}");
        for trusted in [Trusted::Endpoint, Trusted::Oracle] {
            let context = Context {
                build: "",
                listed: ListStatus::NoList,
                reading: None,
                being_asked: &[],
            };
            let todo = |answer: &Answer| Believed::of(trusted, answer, &context).what_to_do;
            assert!(todo(&sample).is_empty() && !todo(&sale).is_empty(), "{tag}");
        }
    });
}

//! Why there is no report, each in one sentence, its cause and what can be done. The network's doings
//! are never worded as a verdict.

use super::{bytes, said, say};
use crate::build::BUILD;
use crate::ui::state::Halt;
use crate::worker::response::Trouble;
use crate::worker::selftest;
use verify::Unreadable;
use verify::report::{Kind, count};

/// The words for one trouble.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TroubleText {
    /// A heading of a few words.
    pub heading: &'static str,
    /// One clear sentence.
    pub sentence: String,
    /// The cause, exactly.
    pub cause: String,
    /// What the reader can do.
    pub way_on: &'static str,
    /// Whether the same may go well when it is tried again.
    pub retry: bool,
}

/// The words for why there is no report.
pub fn trouble(halt: &Halt) -> TroubleText {
    match halt {
        Halt::Trouble(trouble) => of_worker(trouble),
        Halt::AnotherBuild(build) => TroubleText {
            heading: say!(trouble_another_build),
            sentence: say!(trouble_another_build_says).into(),
            cause: say!(
                trouble_another_build_cause,
                page = BUILD,
                build = said(build, 40).shown
            ),
            way_on: say!(trouble_another_build_way_on),
            retry: false,
        },
        Halt::NoVectors => TroubleText {
            heading: say!(trouble_no_vectors),
            sentence: say!(trouble_no_vectors_says).into(),
            cause: say!(trouble_no_vectors_cause).into(),
            way_on: say!(trouble_no_vectors_way_on),
            retry: false,
        },
        Halt::NoWorker(why) => TroubleText {
            heading: say!(trouble_no_worker),
            sentence: say!(trouble_no_worker_says).into(),
            cause: if why.is_empty() {
                say!(trouble_no_worker_cause).into()
            } else {
                said(why, 300).shown
            },
            way_on: say!(trouble_no_worker_way_on),
            retry: true,
        },
        Halt::NoService => TroubleText {
            heading: say!(trouble_no_service),
            sentence: say!(trouble_no_service_says).into(),
            cause: say!(trouble_no_service_cause).into(),
            way_on: say!(trouble_no_service_way_on),
            retry: false,
        },
        Halt::SelfTest(wrong) => TroubleText {
            heading: say!(trouble_self_test),
            sentence: say!(
                trouble_self_test_says,
                wrong = count(wrong.len()),
                all = selftest::COUNT
            ),
            cause: say!(
                trouble_self_test_cause,
                wrong = super::in_a_row(wrong.iter().map(ToString::to_string))
            ),
            way_on: say!(trouble_self_test_way_on),
            retry: false,
        },
        Halt::NotAsBuilt(why) => TroubleText {
            heading: say!(trouble_not_as_built),
            sentence: say!(trouble_not_as_built_says).into(),
            cause: said(why, 300).shown,
            way_on: say!(trouble_not_as_built_way_on),
            retry: true,
        },
    }
}

fn of_worker(trouble: &Trouble) -> TroubleText {
    let at_the_service = |heading, sentence: &str, cause: String| TroubleText {
        heading,
        sentence: sentence.into(),
        cause,
        way_on: say!(trouble_again),
        retry: true,
    };
    match trouble {
        Trouble::NotReady => TroubleText {
            heading: say!(trouble_not_ready),
            sentence: say!(trouble_not_ready_says).into(),
            cause: say!(trouble_not_ready_cause).into(),
            way_on: say!(trouble_not_ready_way_on),
            retry: true,
        },
        Trouble::UnknownId => at_the_service(
            say!(trouble_unknown_id),
            say!(trouble_unknown_id_says),
            say!(trouble_unknown_id_cause).into(),
        ),
        Trouble::ServiceStatus(status) => at_the_service(
            say!(trouble_service_status),
            say!(trouble_service_status_says),
            say!(trouble_service_status_cause, status = status.to_string()),
        ),
        Trouble::Unreachable(why) => at_the_service(
            say!(trouble_unreachable),
            say!(trouble_unreachable_says),
            if why.is_empty() {
                say!(trouble_unreachable_cause).into()
            } else {
                said(why, 300).shown
            },
        ),
        Trouble::TimedOut(seconds) => at_the_service(
            say!(trouble_timed_out),
            say!(trouble_timed_out_says),
            say!(trouble_timed_out_cause, seconds = *seconds),
        ),
        Trouble::Redirected => at_the_service(
            say!(trouble_redirected),
            say!(trouble_redirected_says),
            say!(trouble_redirected_cause).into(),
        ),
        Trouble::AnotherId(id) => at_the_service(
            say!(trouble_another_id),
            say!(trouble_another_id_says),
            say!(trouble_another_id_cause, shown = said(id, 80).shown),
        ),
        Trouble::AnotherKind(kind) => at_the_service(
            say!(trouble_another_kind),
            say!(trouble_another_kind_says),
            match kind {
                Kind::PackEvent => say!(trouble_another_kind_event).into(),
                Kind::PackPull => say!(trouble_another_kind_pull).into(),
            },
        ),
        Trouble::SavedProofVersion(version) => TroubleText {
            heading: say!(trouble_saved_proof_version),
            sentence: say!(trouble_saved_proof_version_says).into(),
            cause: say!(
                trouble_saved_proof_version_cause,
                version = version.to_string(),
                format = chain::saved_proof::FORMAT.to_string()
            ),
            way_on: say!(trouble_saved_proof_version_way_on),
            retry: false,
        },
        Trouble::SavedProofBroken(cause) => TroubleText {
            heading: say!(trouble_saved_proof_broken),
            sentence: say!(trouble_saved_proof_broken_says).into(),
            cause: said(cause, 300).shown,
            way_on: say!(trouble_another_file),
            retry: false,
        },
        Trouble::Unreadable(unreadable) => of_bytes(unreadable),
    }
}

fn of_bytes(unreadable: &Unreadable) -> TroubleText {
    let (heading, sentence, cause): (_, String, String) = match unreadable {
        Unreadable::Empty => (
            say!(trouble_empty),
            say!(trouble_empty_says).into(),
            say!(trouble_empty_cause).into(),
        ),
        Unreadable::NotText(at) => (
            say!(trouble_not_text),
            say!(trouble_not_text_says).into(),
            say!(trouble_not_text_cause, at = *at),
        ),
        Unreadable::NotJson { line, column } => (
            say!(trouble_not_json),
            say!(trouble_not_json_says).into(),
            say!(trouble_not_json_cause, line = *line, column = *column),
        ),
        Unreadable::NotAnObject(what) => (
            say!(trouble_not_an_object),
            say!(trouble_not_an_object_says).into(),
            say!(trouble_not_an_object_cause, what = said(what, 80).shown),
        ),
        Unreadable::TooDeep => (
            say!(trouble_too_deep),
            say!(trouble_too_deep_says).into(),
            say!(trouble_too_deep_cause).into(),
        ),
        Unreadable::NotAPayload => (
            say!(trouble_not_a_payload),
            say!(trouble_not_a_payload_says).into(),
            say!(trouble_not_a_payload_cause).into(),
        ),
        Unreadable::TooLarge { bytes: size, limit } => (
            say!(trouble_too_large),
            say!(trouble_too_large_says, limit = bytes(*limit)),
            say!(trouble_too_large_cause, size = *size, limit = *limit),
        ),
    };
    TroubleText {
        heading,
        sentence,
        cause,
        way_on: say!(trouble_another_file),
        retry: false,
    }
}

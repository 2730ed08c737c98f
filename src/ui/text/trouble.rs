//! Why there is no report, each in one sentence, its cause and what can be done. The network's doings
//! are never worded as a verdict.

use super::{bytes, said, say};
use crate::ui::state::Halt;
use crate::verify::Unreadable;
use crate::verify::report::{Kind, count};
use crate::worker::message::{BUILD, Trouble};
use crate::worker::selftest;

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
            sentence: say!(trouble_another_build_2).into(),
            cause: say!(
                trouble_another_build_3,
                page = BUILD,
                build = said(build, 40).shown
            ),
            way_on: say!(trouble_another_build_4),
            retry: false,
        },
        Halt::NoVectors => TroubleText {
            heading: say!(trouble_no_vectors),
            sentence: say!(trouble_no_vectors_2).into(),
            cause: say!(trouble_no_vectors_3).into(),
            way_on: say!(trouble_no_vectors_4),
            retry: false,
        },
        Halt::NoWorker(why) => TroubleText {
            heading: say!(trouble_no_worker),
            sentence: say!(trouble_no_worker_2).into(),
            cause: if why.is_empty() {
                say!(trouble_no_worker_3).into()
            } else {
                said(why, 300).shown
            },
            way_on: say!(trouble_no_worker_4),
            retry: true,
        },
        Halt::NoService => TroubleText {
            heading: say!(trouble_no_service),
            sentence: say!(trouble_no_service_2).into(),
            cause: say!(trouble_no_service_3).into(),
            way_on: say!(trouble_no_service_4),
            retry: false,
        },
        Halt::SelfTest(wrong) => TroubleText {
            heading: say!(trouble_self_test),
            sentence: say!(
                trouble_self_test_2,
                wrong = count(wrong.len()),
                all = selftest::COUNT
            ),
            cause: say!(trouble_self_test_3, wrong = wrong.join(", ")),
            way_on: say!(trouble_self_test_4),
            retry: false,
        },
        Halt::NotAsBuilt(why) => TroubleText {
            heading: say!(trouble_not_as_built),
            sentence: say!(trouble_not_as_built_2).into(),
            cause: said(why, 300).shown,
            way_on: say!(trouble_not_as_built_3),
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
            heading: say!(trouble_of_worker_not_ready),
            sentence: say!(trouble_of_worker_not_ready_2).into(),
            cause: say!(trouble_of_worker_not_ready_3).into(),
            way_on: say!(trouble_of_worker_not_ready_4),
            retry: true,
        },
        Trouble::UnknownId => at_the_service(
            say!(trouble_of_worker_unknown_id),
            say!(trouble_of_worker_unknown_id_2),
            say!(trouble_of_worker_unknown_id_3).into(),
        ),
        Trouble::ServiceStatus(status) => at_the_service(
            say!(trouble_of_worker_service_status),
            say!(trouble_of_worker_service_status_2),
            say!(
                trouble_of_worker_service_status_3,
                status = status.to_string()
            ),
        ),
        Trouble::Unreachable(why) => at_the_service(
            say!(trouble_of_worker_unreachable),
            say!(trouble_of_worker_unreachable_2),
            if why.is_empty() {
                say!(trouble_of_worker_unreachable_3).into()
            } else {
                said(why, 300).shown
            },
        ),
        Trouble::TimedOut(seconds) => at_the_service(
            say!(trouble_of_worker_timed_out),
            say!(trouble_of_worker_timed_out_2),
            say!(trouble_of_worker_timed_out_3, seconds = *seconds),
        ),
        Trouble::AnotherId(id) => at_the_service(
            say!(trouble_of_worker_another_id),
            say!(trouble_of_worker_another_id_2),
            say!(trouble_of_worker_another_id_3, shown = said(id, 80).shown),
        ),
        Trouble::AnotherKind(kind) => at_the_service(
            say!(trouble_of_worker_another_kind),
            say!(trouble_of_worker_another_kind_2),
            match kind {
                Kind::PackEvent => say!(trouble_of_worker_pack_event).into(),
                Kind::PackPull => say!(trouble_of_worker_pack_pull).into(),
            },
        ),
        Trouble::SavedProofVersion(version) => TroubleText {
            heading: say!(trouble_of_worker_saved_proof_version),
            sentence: say!(trouble_of_worker_saved_proof_version_2).into(),
            cause: say!(
                trouble_of_worker_saved_proof_version_3,
                version = version.to_string(),
                format = crate::evidence::FORMAT.to_string()
            ),
            way_on: say!(trouble_of_worker_saved_proof_version_4),
            retry: false,
        },
        Trouble::SavedProofBroken(cause) => TroubleText {
            heading: say!(trouble_of_worker_saved_proof_broken),
            sentence: say!(trouble_of_worker_saved_proof_broken_2).into(),
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
            say!(trouble_of_bytes_empty),
            say!(trouble_of_bytes_empty_2).into(),
            say!(trouble_of_bytes_empty_3).into(),
        ),
        Unreadable::NotText(at) => (
            say!(trouble_of_bytes_not_text),
            say!(trouble_of_bytes_not_text_2).into(),
            say!(trouble_of_bytes_not_text_3, at = *at),
        ),
        Unreadable::NotJson { line, column } => (
            say!(trouble_of_bytes),
            say!(trouble_of_bytes_2).into(),
            say!(trouble_of_bytes_3, line = *line, column = *column),
        ),
        Unreadable::NotAnObject(what) => (
            say!(trouble_of_bytes_not_an_object),
            say!(trouble_of_bytes_not_an_object_2).into(),
            say!(
                trouble_of_bytes_not_an_object_3,
                what = said(what, 80).shown
            ),
        ),
        Unreadable::TooDeep => (
            say!(trouble_of_bytes_too_deep),
            say!(trouble_of_bytes_too_deep_2).into(),
            say!(trouble_of_bytes_too_deep_3).into(),
        ),
        Unreadable::NotAPayload => (
            say!(trouble_of_bytes_not_apayload),
            say!(trouble_of_bytes_not_apayload_2).into(),
            say!(trouble_of_bytes_not_apayload_3).into(),
        ),
        Unreadable::TooLarge { bytes: size, limit } => (
            say!(trouble_of_bytes_4),
            say!(trouble_of_bytes_5, limit = bytes(*limit)),
            say!(trouble_of_bytes_6, size = *size, limit = *limit),
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

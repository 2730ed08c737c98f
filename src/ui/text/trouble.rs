//! Why there is no report, each in one sentence, its cause and what can be done. The network's doings
//! are never worded as a verdict.

use super::{bytes, count, said, thousands};
use crate::ui::state::Halt;
use crate::verify::Unreadable;
use crate::verify::report::Kind;
use crate::worker::message::{BUILD, Trouble};

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

const ANOTHER_FILE: &str =
    "Open the file that you saved with “Save the payload”, or that the shop gave you as the proof.";
const AGAIN: &str = "Try again in a while, or open a saved proof file instead.";

/// The words for why there is no report.
pub fn trouble(halt: &Halt) -> TroubleText {
    match halt {
        Halt::Trouble(trouble) => of_worker(trouble),
        Halt::AnotherBuild(build) => TroubleText {
            heading: "This page needs to be loaded afresh",
            sentence: "The page and its checker come from two different builds, so nothing was checked.".into(),
            cause: format!("The page is build {BUILD}; the checker says it is build {}.", said(build, 40).shown),
            way_on: "Reload the page. If this stays, empty the browser's cache for this site.",
            retry: false,
        },
        Halt::NoVectors => TroubleText {
            heading: "This browser is too old for the check",
            sentence: "The check runs on a part of WebAssembly that browsers have had since 2023, and this one lacks it, so nothing was checked.".into(),
            cause: "The browser does not accept a WebAssembly module that uses 128-bit vectors (SIMD).".into(),
            way_on: "Update this browser, or open the page in another one.",
            retry: false,
        },
        Halt::NoWorker(why) => TroubleText {
            heading: "The checker did not run",
            sentence: "The part of this page that does the checking did not start, or stopped by itself, so nothing was checked.".into(),
            cause: if why.is_empty() {
                "The browser gives no reason. It may not allow web workers or WebAssembly here.".into()
            } else {
                said(why, 300).shown
            },
            way_on: "Reload the page, or try another browser.",
            retry: true,
        },
    }
}

fn of_worker(trouble: &Trouble) -> TroubleText {
    let at_the_service = |heading, sentence: &str, cause: String| TroubleText {
        heading,
        sentence: sentence.into(),
        cause,
        way_on: AGAIN,
        retry: true,
    };
    match trouble {
        Trouble::NotReady => TroubleText {
            heading: "Not settled yet",
            sentence: "The shop says that this pull, or one around it, has not settled yet. Nothing is wrong: when the chain or the oracle is slow a pull waits, and it is never changed or drawn again.".into(),
            cause: "The service answered 404 with proof_not_ready.".into(),
            way_on: "This page checks again by itself. You can also come back later: the link stays the same.",
            retry: true,
        },
        Trouble::UnknownId => at_the_service(
            "Not found",
            "The service knows no proof under this id.",
            "The service answered 404, and not with proof_not_ready.".into(),
        ),
        Trouble::ServiceStatus(status) => at_the_service(
            "No proof came back",
            "The service answered, but not with a proof, so nothing was checked.",
            format!("The service answered with HTTP status {status}."),
        ),
        Trouble::Unreachable(why) => at_the_service(
            "The service cannot be reached",
            "The proof could not be fetched, so nothing was checked. That says nothing about the proof.",
            if why.is_empty() { "The browser gives no reason.".into() } else { said(why, 300).shown },
        ),
        Trouble::TimedOut(seconds) => at_the_service(
            "The service takes too long",
            "The proof did not arrive in time, so nothing was checked. That says nothing about the proof.",
            format!("Nothing arrived for {}.", count(*seconds, "second", "seconds")),
        ),
        Trouble::AnotherId(id) => at_the_service(
            "Another proof than the one asked for",
            "The service answered with the proof of another id, so it was not checked under this link.",
            format!("The proof that arrived is of {}.", said(id, 80).shown),
        ),
        Trouble::AnotherKind(kind) => at_the_service(
            "Another proof than the one asked for",
            "The service answered with another kind of proof than the link asks for, so it was not checked under this link.",
            match kind {
                Kind::PackEvent => "The link is of a Pack pull, and a pack event's report arrived.".into(),
                Kind::PackPull => "The link is of a pack event, and a Pack pull's proof arrived.".into(),
            },
        ),
        Trouble::SavedProofVersion(version) => TroubleText {
            heading: "Saved by another version of this page",
            sentence: "This is a saved proof, but in a form that this page does not know, so nothing was checked.".into(),
            cause: format!("Its form is version {version}; this page knows version {}.", crate::evidence::FORMAT),
            way_on: "Open it with the page that saved it, or save it once more with this one.",
            retry: false,
        },
        Trouble::SavedProofBroken(cause) => TroubleText {
            heading: "Not a whole saved proof",
            sentence: "This is a saved proof, but a part of it is missing or unreadable, so nothing was checked.".into(),
            cause: said(cause, 300).shown,
            way_on: ANOTHER_FILE,
            retry: false,
        },
        Trouble::Unreadable(unreadable) => of_bytes(unreadable),
    }
}

fn of_bytes(unreadable: &Unreadable) -> TroubleText {
    let (heading, sentence, cause): (_, String, String) = match unreadable {
        Unreadable::Empty => (
            "Empty",
            "There is nothing in it, so there is nothing to check.".into(),
            "It has 0 bytes.".into(),
        ),
        Unreadable::NotText(at) => (
            "Not a proof",
            "It is not text, and a proof is a text in JSON: perhaps this is a picture or a compressed file.".into(),
            format!("Byte {} is not UTF-8.", thousands(*at)),
        ),
        Unreadable::NotJson { line, column } => (
            "Not a proof",
            "It is text, but not JSON, so it is not a whole proof: perhaps it was cut off, or is a web page.".into(),
            format!("JSON breaks off at line {}, column {}.", thousands(*line), thousands(*column)),
        ),
        Unreadable::NotAnObject(what) => (
            "Not a proof",
            "It is JSON, but not an object, and a proof is one.".into(),
            format!("It is {}.", said(what, 80).shown),
        ),
        Unreadable::TooDeep => (
            "Not a proof",
            "It is JSON, but nested deeper than any proof is.".into(),
            "Its lists and objects stand too deep inside each other to be read.".into(),
        ),
        Unreadable::NotAPayload => (
            "Not a proof",
            "It is JSON, but neither a Pack pull's proof nor a pack event's report.".into(),
            "It has neither target_pull_key nor pack_event_id.".into(),
        ),
        Unreadable::TooLarge { bytes: size, limit } => (
            "Too large",
            format!("It is larger than any proof: this page reads up to {}.", bytes(*limit)),
            format!("It has {} or more; the limit is {}.", count(*size, "byte", "bytes"), count(*limit, "byte", "bytes")),
        ),
    };
    TroubleText {
        heading,
        sentence,
        cause,
        way_on: ANOTHER_FILE,
        retry: false,
    }
}

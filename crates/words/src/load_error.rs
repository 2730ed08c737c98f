//! Says why there is no payload to check: one sentence for each reason, its cause, and the reader's next step. A fault
//! of the network never reads as a verdict.

use core::error::Error;
use core::fmt;

use crate::catalogue::say;
use crate::format::bytes;
use crate::safe_text::safe_text;
use chain::saved_proof::SavedProofError;
use intake::file::{ForeignFileError, MAX_LINES};
use intake::{Link, Other, Served};
use serde::{Deserialize, Serialize};
use verify::PayloadError;
use verify::json::{JsonFault, JsonType};
use verify::report::Kind;

/// The reason for which there is no payload to check. No reason says anything about the proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LoadError {
    /// The service reports that the pull, or one around it, has not settled (404 `proof_not_ready`).
    NotReady,
    /// The service does not know the id (any other 404 with an error in its own form).
    UnknownId,
    /// A server answers at the service's address, but its 404 is not the service's own.
    NotItsOwn,
    /// There is no file at an address that is not the service's (404).
    NoFile,
    /// The service, or a server in front of it, is busy.
    Busy {
        /// The HTTP status of the answer.
        status: u16,
        /// The seconds that the answer asks to wait.
        wait: Option<u64>,
    },
    /// A sign-in, or another gate in front of the service, answered with this status.
    Gate(u16),
    /// The answer is a web page, with this status.
    WebPage(u16),
    /// The answer has no body, but this status.
    Nothing(u16),
    /// The service answered with this status.
    ServiceStatus(u16),
    /// The service answered with bytes that are no payload.
    NoProof(PayloadError),
    /// The service could not be reached.
    Unreachable(String),
    /// The connection or the text ended before the whole answer had arrived.
    BrokeOff(String),
    /// The browser does not let the page read the service's answer (CORS). The service is there; the answer usually is
    /// an error.
    NotAllowed,
    /// No answer, or no further bytes, within this many seconds.
    TimedOut(u64),
    /// The received bytes are not a payload.
    Unreadable(PayloadError),
    /// The payload is a report with this id instead of the link's.
    AnotherId(String),
    /// The received bytes are no saved proof that this build reads.
    SavedProof(SavedProofError),
    /// The link names one kind of payload, and the service sent this kind. The link is the payload's own, if that has the
    /// same id.
    AnotherKind(Kind, Option<Link>),
    /// The service redirected to another address.
    Redirected,
    /// The received bytes have no proof to check, or none in this form.
    Foreign(ForeignFileError),
    /// The browser did not give the bytes of a file.
    File(FileFault),
}

/// A fault of a file that the browser did not read, in the browser's own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FileFault {
    /// The file is no longer in its place.
    Gone(String),
    /// The file was changed, or may not be read.
    Unreadable(String),
    /// The folder holds more files than this limit.
    TooMany(u64),
}

impl LoadError {
    /// Returns the meaning of a service's answer, which may ask to wait for some seconds; `None` if it is a payload.
    pub const fn of_answer(served: Served, wait: Option<u64>) -> Option<Self> {
        Some(match served {
            Served::Payload => return None,
            Served::Nothing(status) => Self::Nothing(status),
            Served::WebPage(status) => Self::WebPage(status),
            Served::NotReady => Self::NotReady,
            Served::UnknownId => Self::UnknownId,
            Served::NotItsOwn => Self::NotItsOwn,
            Served::Gate(status) => Self::Gate(status),
            Served::Status(status) => match (status, wait) {
                (429 | 503, _) | (408 | 425 | 500..=599, Some(_)) => Self::Busy { status, wait },
                _ => Self::ServiceStatus(status),
            },
        })
    }

    /// Returns the fault of a service's bytes that are no payload. They are the service's, and no file of the reader.
    pub fn of_served(unreadable: PayloadError) -> Self {
        match unreadable {
            PayloadError::TooLarge { .. } => Self::Unreadable(unreadable),
            PayloadError::NotJson {
                fault: JsonFault::CutOff,
                ..
            } => Self::BrokeOff(of_bytes(&unreadable).cause),
            _ => Self::NoProof(unreadable),
        }
    }

    /// Returns true if the page asks again unprompted: the proof may only not be ready, the shop be busy, a stranger have
    /// answered for it, or the answer have broken off.
    pub const fn is_asked_again(&self) -> bool {
        matches!(
            self,
            Self::NotReady
                | Self::NotAllowed
                | Self::NotItsOwn
                | Self::Busy { .. }
                | Self::BrokeOff(_)
        )
    }

    /// Returns true if no reply came. Any other error is one that some server's reply shows.
    pub const fn is_without_reply(&self) -> bool {
        matches!(self, Self::Unreachable(_) | Self::TimedOut(_))
    }

    /// Returns true if the service has no proof for the id, in its own words or a stranger's.
    pub const fn is_without_proof(&self) -> bool {
        matches!(self, Self::UnknownId | Self::NotItsOwn)
    }

    /// Returns the seconds that the answer asks to wait.
    pub const fn wait(&self) -> Option<u64> {
        match self {
            Self::Busy { wait, .. } => *wait,
            _ => None,
        }
    }

    /// Returns true if the failure may pass with time, and so changes nothing about a proof that is not ready.
    pub const fn may_pass(&self) -> bool {
        matches!(
            self,
            Self::ServiceStatus(408 | 425 | 429 | 500..=599)
                | Self::Busy { .. }
                | Self::NotItsOwn
                | Self::Unreachable(_)
                | Self::BrokeOff(_)
                | Self::TimedOut(_)
        )
    }

    /// Returns the name of the error in `data-trouble`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NotReady => "not_ready",
            Self::UnknownId => "unknown_id",
            Self::NotItsOwn => "not_its_own",
            Self::NoFile => "no_file",
            Self::Busy { .. } => "busy",
            Self::Gate(_) => "gate",
            Self::WebPage(_) => "web_page",
            Self::Nothing(_) => "empty",
            Self::ServiceStatus(_) => "service_status",
            Self::Unreachable(_) => "unreachable",
            Self::BrokeOff(_) => "broke_off",
            Self::NotAllowed => "not_allowed",
            Self::TimedOut(_) => "timed_out",
            Self::AnotherId(_) => "another_id",
            Self::AnotherKind(..) => "another_kind",
            Self::Redirected => "redirected",
            Self::Foreign(foreign) => foreign.name(),
            Self::File(FileFault::Gone(_)) => "file_gone",
            Self::File(FileFault::Unreadable(_)) => "file_unreadable",
            Self::File(FileFault::TooMany(_)) => "too_many_files",
            Self::SavedProof(error) => match error {
                SavedProofError::Other => "not_a_payload",
                SavedProofError::Version(_) => "saved_proof_version",
                SavedProofError::Malformed(_) => "saved_proof_broken",
            },
            Self::Unreadable(unreadable) | Self::NoProof(unreadable) => match unreadable {
                PayloadError::Empty => "empty",
                PayloadError::NotText { .. } => "not_text",
                PayloadError::NotJson { .. } => "not_json",
                PayloadError::NotAnObject(_) => "not_an_object",
                PayloadError::TooDeep => "too_deep",
                PayloadError::NotAPayload => "not_a_payload",
                PayloadError::TooLarge { .. } => "too_large",
            },
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            Self::ServiceStatus(status)
            | Self::Gate(status)
            | Self::WebPage(status)
            | Self::Nothing(status)
            | Self::Busy { status, .. } => write!(f, "{name}: {status}"),
            Self::TimedOut(seconds) => write!(f, "{name}: {seconds}"),
            Self::Unreachable(cause) | Self::BrokeOff(cause) => write!(f, "{name}: {cause}"),
            Self::AnotherId(id) => write!(f, "{name}: {id}"),
            Self::File(FileFault::Gone(cause) | FileFault::Unreadable(cause)) => {
                write!(f, "{name}: {cause}")
            }
            Self::AnotherKind(kind, _) => write!(f, "{name}: {kind:?}"),
            Self::Unreadable(unreadable) | Self::NoProof(unreadable) => unreadable.fmt(f),
            Self::SavedProof(error) => error.fmt(f),
            Self::File(FileFault::TooMany(limit)) => write!(f, "{name}: {limit}"),
            Self::Foreign(foreign) => foreign.fmt(f),
            Self::NotReady
            | Self::NotAllowed
            | Self::NotItsOwn
            | Self::NoFile
            | Self::UnknownId
            | Self::Redirected => f.write_str(name),
        }
    }
}

impl Error for LoadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Unreadable(unreadable) | Self::NoProof(unreadable) => Some(unreadable),
            Self::SavedProof(error) => Some(error),
            Self::Foreign(foreign) => Some(foreign),
            _ => None,
        }
    }
}

impl From<SavedProofError> for LoadError {
    fn from(error: SavedProofError) -> Self {
        Self::SavedProof(error)
    }
}

impl From<Other> for LoadError {
    fn from(other: Other) -> Self {
        match other {
            Other::Id(id) => Self::AnotherId(id),
            Other::Kind(kind, own) => Self::AnotherKind(kind, own),
        }
    }
}

impl From<ForeignFileError> for LoadError {
    fn from(foreign: ForeignFileError) -> Self {
        Self::Foreign(foreign)
    }
}

impl From<PayloadError> for LoadError {
    fn from(unreadable: PayloadError) -> Self {
        Self::Unreadable(unreadable)
    }
}

/// The words for one error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorText {
    /// A heading of a few words.
    pub heading: &'static str,
    /// One clear sentence.
    pub sentence: String,
    /// The exact cause.
    pub cause: String,
    /// The reader's next step, unless the sentence names it.
    pub way_on: Option<&'static str>,
    /// True if a second try may succeed.
    pub retry: bool,
}

/// Returns the heading of an error.
pub fn load_heading(error: &LoadError) -> &'static str {
    match error {
        LoadError::NotReady => say!(trouble_not_ready),
        LoadError::UnknownId | LoadError::NoFile => say!(trouble_unknown_id),
        LoadError::NotItsOwn => say!(trouble_not_its_own),
        LoadError::Busy { .. } => say!(trouble_busy),
        LoadError::Gate(_) => say!(trouble_gate),
        LoadError::WebPage(_) => say!(trouble_web_page),
        LoadError::Nothing(_) => say!(trouble_nothing),
        LoadError::ServiceStatus(_) | LoadError::NoProof(_) => say!(trouble_service_status),
        LoadError::Unreachable(_) => say!(trouble_unreachable),
        LoadError::BrokeOff(_) => say!(trouble_broke_off),
        LoadError::NotAllowed => say!(trouble_not_allowed),
        LoadError::TimedOut(_) => say!(trouble_timed_out),
        LoadError::Redirected => say!(trouble_redirected),
        LoadError::AnotherId(_) => say!(trouble_another_id),
        LoadError::AnotherKind(..) => say!(trouble_another_kind),
        LoadError::SavedProof(SavedProofError::Other) => {
            heading_of_bytes(&PayloadError::NotAPayload)
        }
        LoadError::SavedProof(SavedProofError::Version(_)) => say!(trouble_saved_proof_version),
        LoadError::SavedProof(SavedProofError::Malformed(_)) => say!(trouble_saved_proof_broken),
        LoadError::Unreadable(unreadable) => heading_of_bytes(unreadable),
        LoadError::Foreign(
            ForeignFileError::Har | ForeignFileError::Report | ForeignFileError::Envelope(_),
        ) => say!(trouble_not_a_payload),
        LoadError::Foreign(_) | LoadError::File(_) => say!(trouble_file),
    }
}

fn heading_of_bytes(unreadable: &PayloadError) -> &'static str {
    match unreadable {
        PayloadError::Empty => say!(trouble_empty),
        PayloadError::NotText {
            is_encoded: true, ..
        } => say!(trouble_not_readable),
        PayloadError::NotText { .. } => say!(trouble_not_text),
        PayloadError::NotJson {
            fault: JsonFault::WebPage | JsonFault::Other,
            ..
        } => say!(trouble_not_json),
        PayloadError::NotJson { .. } => say!(trouble_not_readable),
        PayloadError::NotAnObject(_) => say!(trouble_not_an_object),
        PayloadError::TooDeep => say!(trouble_too_deep),
        PayloadError::NotAPayload => say!(trouble_not_a_payload),
        PayloadError::TooLarge { .. } => say!(trouble_too_large),
    }
}

/// Words an error in full.
pub fn load_error(error: &LoadError) -> ErrorText {
    let heading = load_heading(error);
    let at_the_service = |sentence: &str, cause: String| ErrorText {
        heading,
        sentence: sentence.into(),
        cause,
        way_on: Some(say!(trouble_again)),
        retry: true,
    };
    match error {
        LoadError::NotReady => ErrorText {
            heading,
            sentence: say!(trouble_not_ready_says).into(),
            cause: say!(trouble_not_ready_cause).into(),
            way_on: Some(say!(trouble_not_ready_way_on)),
            retry: true,
        },
        LoadError::UnknownId => at_the_service(
            say!(trouble_unknown_id_says),
            say!(trouble_unknown_id_cause).into(),
        ),
        LoadError::NotItsOwn => ErrorText {
            way_on: Some(say!(trouble_not_its_own_way_on)),
            ..at_the_service(
                say!(trouble_not_its_own_says),
                say!(trouble_not_its_own_cause).into(),
            )
        },
        LoadError::NoFile => at_the_service(say!(trouble_no_file_says), of_status(404)),
        LoadError::Busy { status, .. } => ErrorText {
            way_on: Some(say!(trouble_busy_way_on)),
            ..at_the_service(say!(trouble_busy_says), of_status(*status))
        },
        LoadError::Gate(status) => ErrorText {
            way_on: Some(say!(trouble_gate_way_on)),
            ..at_the_service(say!(trouble_gate_says), of_status(*status))
        },
        LoadError::WebPage(status) => {
            at_the_service(say!(trouble_web_page_says), of_status(*status))
        }
        LoadError::Nothing(status) => {
            at_the_service(say!(trouble_nothing_says), of_status(*status))
        }
        LoadError::ServiceStatus(status) => {
            at_the_service(say!(trouble_service_status_says), of_status(*status))
        }
        LoadError::NoProof(unreadable) => at_the_service(
            say!(trouble_service_status_says),
            of_bytes(unreadable).cause,
        ),
        LoadError::Unreachable(why) => at_the_service(say!(trouble_unreachable_says), reason(why)),
        LoadError::BrokeOff(why) => at_the_service(say!(trouble_broke_off_says), reason(why)),
        LoadError::NotAllowed => ErrorText {
            heading,
            sentence: say!(trouble_not_allowed_says).into(),
            cause: say!(trouble_not_allowed_cause).into(),
            way_on: Some(say!(trouble_not_allowed_way_on)),
            retry: true,
        },
        LoadError::TimedOut(seconds) => at_the_service(
            say!(trouble_timed_out_says),
            say!(trouble_timed_out_cause, seconds = *seconds),
        ),
        LoadError::Redirected => at_the_service(
            say!(trouble_redirected_says),
            say!(trouble_redirected_cause).into(),
        ),
        LoadError::AnotherId(id) => at_the_service(
            say!(trouble_another_id_says),
            say!(trouble_another_id_cause, shown = safe_text(id, 80).shown),
        ),
        LoadError::AnotherKind(kind, _) => at_the_service(
            say!(trouble_another_kind_says),
            match kind {
                Kind::PackEvent => say!(trouble_another_kind_event).into(),
                Kind::PackPull => say!(trouble_another_kind_pull).into(),
            },
        ),
        LoadError::SavedProof(SavedProofError::Other) => of_bytes(&PayloadError::NotAPayload),
        LoadError::SavedProof(SavedProofError::Version(version)) => ErrorText {
            heading,
            sentence: say!(trouble_saved_proof_version_says).into(),
            cause: say!(
                trouble_saved_proof_version_cause,
                version = version.to_string(),
                format = chain::saved_proof::FORMAT.to_string()
            ),
            way_on: Some(say!(trouble_saved_proof_version_way_on)),
            retry: false,
        },
        LoadError::SavedProof(SavedProofError::Malformed(cause)) => ErrorText {
            heading,
            sentence: say!(trouble_saved_proof_broken_says).into(),
            cause: safe_text(cause, 300).shown,
            way_on: Some(say!(trouble_another_file)),
            retry: false,
        },
        LoadError::Unreadable(unreadable) => of_bytes(unreadable),
        LoadError::Foreign(foreign) => ErrorText {
            heading,
            ..of_foreign(foreign)
        },
        LoadError::File(fault) => {
            let (sentence, cause): (String, String) = match fault {
                FileFault::Gone(cause) => (say!(trouble_file_gone_says).into(), cause.clone()),
                FileFault::Unreadable(cause) => {
                    (say!(trouble_file_unreadable_says).into(), cause.clone())
                }
                FileFault::TooMany(limit) => {
                    let sentence = say!(trouble_folder_says, limit = *limit);
                    (sentence.clone(), sentence)
                }
            };
            let is_too_many = matches!(fault, FileFault::TooMany(_));
            ErrorText {
                heading,
                sentence,
                cause: safe_text(&cause, 300).shown,
                way_on: (!is_too_many).then_some(say!(trouble_file_way_on)),
                retry: false,
            }
        }
    }
}

/// Returns the reason of a connection's fault, which browsers often keep to themselves.
fn reason(why: &str) -> String {
    match why.is_empty() {
        true => say!(trouble_unreachable_cause).into(),
        false => safe_text(why, 300).shown,
    }
}

fn of_status(status: u16) -> String {
    say!(trouble_service_status_cause, status = status.to_string())
}

/// Words the error for a file without a proof to check in this form. The sentence names the next step.
fn of_foreign(foreign: &ForeignFileError) -> ErrorText {
    let sentence = match foreign {
        ForeignFileError::Zip => say!(trouble_zip_says).into(),
        ForeignFileError::Gzip => say!(trouble_gzip_says).into(),
        ForeignFileError::Archive(format) => {
            say!(trouble_archive_says, format = safe_text(format, 20).shown)
        }
        ForeignFileError::Har => say!(trouble_har_says).into(),
        ForeignFileError::Report => say!(trouble_report_says).into(),
        ForeignFileError::Envelope(key) => {
            say!(trouble_envelope_says, key = safe_text(key, 80).shown)
        }
        ForeignFileError::Lines(lines) => {
            say!(trouble_lines_says, lines = *lines, limit = MAX_LINES)
        }
    };
    let cause = match foreign {
        ForeignFileError::Har | ForeignFileError::Report | ForeignFileError::Envelope(_) => {
            say!(trouble_not_a_payload_cause)
        }
        ForeignFileError::Zip
        | ForeignFileError::Gzip
        | ForeignFileError::Archive(_)
        | ForeignFileError::Lines(_) => {
            say!(trouble_packed_cause)
        }
    };
    ErrorText {
        heading: say!(trouble_file),
        sentence,
        cause: cause.into(),
        way_on: None,
        retry: false,
    }
}

/// Words the error for a link of another site, if this shop has no proof for it. A second try changes nothing.
pub fn elsewhere(asked: &str, host: &str) -> ErrorText {
    ErrorText {
        sentence: say!(trouble_elsewhere_says, host = host, asked = asked),
        way_on: Some(say!(trouble_elsewhere_way_on)),
        retry: false,
        ..load_error(&LoadError::UnknownId)
    }
}

fn of_bytes(unreadable: &PayloadError) -> ErrorText {
    let (sentence, cause): (String, String) = match unreadable {
        PayloadError::Empty => (
            say!(trouble_empty_says).into(),
            say!(trouble_empty_cause).into(),
        ),
        PayloadError::NotText { byte, is_encoded } => (
            match is_encoded {
                true => say!(trouble_not_text_encoding),
                false => say!(trouble_not_text_says),
            }
            .into(),
            say!(trouble_not_text_cause, at = *byte),
        ),
        PayloadError::NotJson {
            fault,
            line,
            column,
        } => (
            not_json(*fault).into(),
            say!(trouble_not_json_cause, line = *line, column = *column),
        ),
        PayloadError::NotAnObject(found) => (
            match found {
                JsonType::Array => say!(trouble_not_an_object_list),
                _ => say!(trouble_not_an_object_says),
            }
            .into(),
            match found {
                JsonType::Array => say!(trouble_not_an_object_array),
                JsonType::String => say!(trouble_not_an_object_string),
                JsonType::Number => say!(trouble_not_an_object_number),
                JsonType::Boolean => say!(trouble_not_an_object_boolean),
                JsonType::Null => say!(trouble_not_an_object_null),
                JsonType::Object => say!(trouble_not_a_payload_cause),
            }
            .into(),
        ),
        PayloadError::TooDeep => (
            say!(trouble_too_deep_says).into(),
            say!(trouble_too_deep_cause).into(),
        ),
        PayloadError::NotAPayload => (
            say!(trouble_not_a_payload_says).into(),
            say!(trouble_not_a_payload_cause).into(),
        ),
        PayloadError::TooLarge { bytes: size, limit } => (
            say!(trouble_too_large_says, limit = bytes(*limit)),
            say!(trouble_too_large_cause, size = *size, limit = *limit),
        ),
    };
    ErrorText {
        heading: heading_of_bytes(unreadable),
        sentence,
        cause,
        way_on: (!names_way_on(unreadable)).then_some(say!(trouble_another_file)),
        retry: false,
    }
}

/// Returns true if the sentence about bytes names the reader's next step. A second one would contradict it.
const fn names_way_on(unreadable: &PayloadError) -> bool {
    match unreadable {
        PayloadError::Empty
        | PayloadError::NotText {
            is_encoded: true, ..
        }
        | PayloadError::NotAnObject(JsonType::Array) => true,
        PayloadError::NotJson { fault, .. } => !matches!(fault, JsonFault::Other),
        PayloadError::NotText { .. }
        | PayloadError::NotAnObject(_)
        | PayloadError::TooDeep
        | PayloadError::NotAPayload
        | PayloadError::TooLarge { .. } => false,
    }
}

/// Says in which way a text is not JSON.
fn not_json(fault: JsonFault) -> &'static str {
    match fault {
        JsonFault::CutOff => say!(trouble_not_json_cut_off),
        JsonFault::Nan => say!(trouble_not_json_nan),
        JsonFault::Infinity => say!(trouble_not_json_infinity),
        JsonFault::WebPage => say!(trouble_not_json_web_page),
        JsonFault::Headers => say!(trouble_not_json_headers),
        JsonFault::InFront => say!(trouble_not_json_in_front),
        JsonFault::Behind => say!(trouble_not_json_behind),
        JsonFault::Several => say!(trouble_not_json_several),
        JsonFault::Other => say!(trouble_not_json_other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cause(bytes: &str) -> String {
        let unreadable = verify::check(bytes.as_bytes(), &mut |_| {}).expect_err("no payload");
        load_error(&LoadError::Unreadable(unreadable)).cause
    }

    /// Text around a proof was called "cut off", and text in another encoding "not text".
    #[test]
    fn a_text_that_is_no_proof_is_named_for_what_it_is() {
        let said = |bytes: &[u8]| {
            let unreadable = verify::read(bytes.to_vec()).expect_err("no payload");
            let words = load_error(&LoadError::Unreadable(unreadable));
            (words.heading, words.sentence)
        };
        for (bytes, heading, begins) in [
            (
                &b"{\"name\": \"Zo\xeb\"}"[..],
                "Not readable",
                "This text is in another encoding",
            ),
            (
                b"\x89PNG\r\n\x1a\n\0\0",
                "Not a proof",
                "A proof is a text in JSON, and this is not",
            ),
            (
                b"{\"a\": 1",
                "Not readable",
                "This is JSON that ends too early",
            ),
            (
                b"{\"a\": NaN}",
                "Not readable",
                "This text has the number NaN",
            ),
            (
                b"{\"a\": -Infinity}",
                "Not readable",
                "This text has the number Infinity",
            ),
            (b"<pre>{}</pre>", "Not a proof", "This is a web page"),
            (
                b"HTTP/2 200\r\n\r\n{}",
                "Not readable",
                "This text begins with the headers",
            ),
            (b"```\n{}\n```", "Not readable", "Something stands in front"),
            (b"{}200", "Not readable", "Something stands behind"),
            (
                b"{\n}\n{\n}",
                "Not readable",
                "This text has several JSON objects",
            ),
            (b"hello", "Not a proof", "This is text, but not JSON."),
        ] {
            let (own, sentence) = said(bytes);
            assert_eq!(own, heading);
            assert!(sentence.starts_with(begins), "{sentence}");
        }
    }

    /// One 502 ended the retries for a proof that was not ready.
    #[test]
    fn a_failure_that_passes_is_no_answer_about_a_proof() {
        for status in [408, 425, 429, 500, 502, 503, 504, 599] {
            assert!(LoadError::ServiceStatus(status).may_pass(), "{status}");
        }
        assert!(LoadError::Unreachable(String::new()).may_pass());
        assert!(LoadError::TimedOut(30).may_pass());
        for status in [400, 401, 403, 410, 451, 600] {
            assert!(!LoadError::ServiceStatus(status).may_pass(), "{status}");
        }
        for error in [
            LoadError::UnknownId,
            LoadError::NotReady,
            LoadError::NotAllowed,
            LoadError::Redirected,
        ] {
            assert!(!error.may_pass(), "{error}");
        }
    }

    /// The page said that a shop whose errors lack CORS headers "cannot be reached", and did not ask again for a proof
    /// that was not ready.
    #[test]
    fn a_shop_with_unreadable_errors_exists_and_is_asked_again() {
        let unread = load_error(&LoadError::NotAllowed);
        assert_eq!(
            [
                unread.heading,
                &unread.sentence,
                &unread.cause,
                unread.way_on.expect("a way on")
            ],
            [
                "The shop is there, but its errors cannot be read by a page",
                "A server answers at the shop's address, but without the permission that a browser needs to show the \
                 answer (CORS). Such an answer is usually an error: the pull may not have settled yet. Nothing was \
                 checked, and this says nothing about your proof.",
                "The answer has no Access-Control-Allow-Origin header for this page, so its status cannot be read \
                 either.",
                "This page asks again by itself. If this stays, tell the shop that its errors need the same CORS \
                 headers as its proofs.",
            ]
        );
        let gone = load_error(&LoadError::Unreachable(String::new()));
        assert_eq!(gone.heading, "The proof could not be fetched");
        assert!(LoadError::NotAllowed.is_asked_again() && LoadError::NotReady.is_asked_again());
        assert!(LoadError::NotItsOwn.is_asked_again());
        for error in [
            LoadError::Unreachable(String::new()),
            LoadError::UnknownId,
            LoadError::ServiceStatus(500),
            LoadError::TimedOut(30),
            LoadError::Redirected,
        ] {
            assert!(!error.is_asked_again(), "{error}");
        }
    }

    /// An answer whose second half was missing read "cannot be reached", or blamed the shop for its JSON.
    #[test]
    fn an_answer_that_breaks_off_is_asked_again_and_named() {
        let cut = verify::read(b"{\"pulls\": [".to_vec()).expect_err("half a text");
        let broken = LoadError::of_served(cut);
        assert_eq!(broken.name(), "broke_off");
        assert!(broken.is_asked_again() && broken.may_pass());
        let words = load_error(&broken);
        assert_eq!(words.heading, "The answer broke off");
        assert_eq!(words.cause, "The place: line 1, column 11.");
        let unnamed = load_error(&LoadError::BrokeOff(String::new()));
        assert_eq!(unnamed.cause, "The browser gives no reason.");
    }

    /// A busy shop was not asked again.
    #[test]
    fn a_busy_service_is_told_by_its_status_or_by_the_wait_that_it_asks_for() {
        let of = |status, wait| LoadError::of_answer(Served::Status(status), wait);
        for (status, wait) in [(429, None), (503, None), (503, Some(2)), (500, Some(0))] {
            let busy = of(status, wait).expect("an error");
            assert_eq!(busy, LoadError::Busy { status, wait });
            assert!(busy.is_asked_again() && busy.may_pass(), "{status}");
            assert_eq!(busy.wait(), wait);
        }
        for (status, wait) in [(500, None), (502, None), (400, Some(5)), (301, Some(5))] {
            assert_eq!(of(status, wait), Some(LoadError::ServiceStatus(status)));
        }
        assert_eq!(LoadError::of_answer(Served::Payload, Some(1)), None);
    }

    /// The answer of a stranger, of nothing or of a web page read as the shop's word, or as a file of the reader.
    #[test]
    fn an_answer_without_a_proof_never_speaks_of_a_file() {
        let words = |error: &LoadError| {
            let ErrorText {
                heading,
                sentence,
                cause,
                ..
            } = load_error(error);
            [heading, &sentence, &cause].join(" ")
        };
        for (error, says) in [
            (LoadError::NotItsOwn, "not the shop's own"),
            (LoadError::WebPage(200), "a web page instead of a proof"),
            (
                LoadError::Nothing(204),
                "An answer without any content came",
            ),
            (LoadError::Gate(401), "sign-in"),
            (
                LoadError::Busy {
                    status: 503,
                    wait: None,
                },
                "busy",
            ),
            (
                LoadError::of_served(PayloadError::NotAPayload),
                "An answer came, but it is not a proof",
            ),
        ] {
            let all = words(&error);
            assert!(all.contains(says), "{all}");
            assert!(
                !all.contains("file") && !all.contains("has no proof"),
                "{all}"
            );
        }
    }

    /// "Unpack it, and open the proof file that is in it. Open the file you saved."
    #[test]
    fn a_reader_gets_one_instruction() {
        let of = |bytes: &[u8]| {
            let unreadable = verify::read(bytes.to_vec()).expect_err("no payload");
            load_error(&LoadError::Unreadable(unreadable))
        };
        let foreign = |error| load_error(&LoadError::Foreign(error));
        let folder = load_error(&LoadError::File(FileFault::TooMany(7)));
        for words in [
            foreign(ForeignFileError::Zip),
            foreign(ForeignFileError::Gzip),
            foreign(ForeignFileError::Report),
            foreign(ForeignFileError::Lines(20_001)),
            of(b""),
            of(b"[{}]"),
            of(b"<html>"),
            of(b"{\"a\": "),
            of(b"{}{}"),
            of(b"{\"name\": \"Zo\xeb\"}"),
            folder,
        ] {
            let steps = ["open", "Open", "Ask", "Split", "Get", "Choose", "Write"];
            let told = steps.iter().any(|step| words.sentence.contains(step));
            assert!(told && words.way_on.is_none(), "{words:?}");
        }
        for words in [of(b"hello"), of(b"7"), of(b"\x89PNG\r\n\x1a\n\0\0")] {
            assert!(words.way_on.is_some(), "{words:?}");
        }
    }

    /// A blocker, a captive network, a proxy's error and a lost connection read as faults of the shop.
    #[test]
    fn a_fault_on_the_way_is_not_blamed_on_the_shop() {
        let not_json = verify::read(b"Blocked by policy".to_vec()).expect_err("a text");
        for error in [
            LoadError::Unreachable("Failed to fetch".into()),
            LoadError::BrokeOff(String::new()),
            LoadError::TimedOut(30),
            LoadError::Redirected,
            LoadError::WebPage(200),
            LoadError::Nothing(204),
            LoadError::ServiceStatus(502),
            LoadError::NotItsOwn,
            LoadError::of_served(not_json),
        ] {
            let ErrorText {
                heading,
                sentence,
                cause,
                ..
            } = load_error(&error);
            let all = [heading, &sentence, &cause].join(" ");
            for blame in ["The shop ", "shop answered", "shop takes", "shop sends"] {
                assert!(!all.contains(blame), "{all}");
            }
            assert!(all.contains("nothing about your proof"), "{all}");
        }
    }

    #[test]
    fn a_link_of_another_site_names_that_site() {
        let words = elsewhere("shop.example", "other.example");
        assert!(!words.retry && load_error(&LoadError::UnknownId).retry);
        assert!(words.sentence.contains("from other.example"));
        assert!(words.sentence.contains("looks for proofs of shop.example"));
    }

    /// The rules named the type by an English word, and the sentence used it without an article: "It is list." Every
    /// other language showed an English word.
    #[test]
    fn a_value_in_the_place_of_an_object_has_a_whole_sentence() {
        assert_eq!(cause("[{}]"), "It is a list.");
        assert_eq!(cause("\"pull\""), "It is a text.");
        assert_eq!(cause("-1.5e3"), "It is a number.");
        assert_eq!(cause("true"), "It is true or false.");
        assert_eq!(cause("null"), "It is null.");
    }
}

//! Says why there is no payload to check: one sentence for each reason, its cause, and the reader's next step. A fault
//! of the network never reads as a verdict.

use crate::catalogue::say;
use crate::format::bytes;
use crate::safe_text::safe_text;
use intake::file::{ForeignFileError, MAX_LINES};
use intake::{FileFault, LoadError, SavedProofError};
use verify::PayloadError;
use verify::json::{JsonFault, JsonType};
use verify::report::Kind;

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
        LoadError::BrokeOff(_) | LoadError::CutOff(_) => say!(trouble_broke_off),
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
        LoadError::CutOff(cut) => at_the_service(say!(trouble_broke_off_says), of_bytes(cut).cause),
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

    /// The page said that a shop whose errors lack CORS headers "cannot be reached".
    #[test]
    fn a_shop_with_unreadable_errors_exists() {
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
    }

    /// An answer whose second half was missing read "cannot be reached", or blamed the shop for its JSON.
    #[test]
    fn an_answer_that_breaks_off_is_named() {
        let cut = verify::read(b"{\"pulls\": [".to_vec()).expect_err("half a text");
        let words = load_error(&LoadError::CutOff(cut));
        assert_eq!(words.heading, "The answer broke off");
        assert_eq!(words.cause, "The place: line 1, column 11.");
        let unnamed = load_error(&LoadError::BrokeOff(String::new()));
        assert_eq!(unnamed.cause, "The browser gives no reason.");
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
                LoadError::NoProof(PayloadError::NotAPayload),
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
            LoadError::NoProof(not_json),
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

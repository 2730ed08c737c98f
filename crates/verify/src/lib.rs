//! Verifies a payload: it reads the bytes and returns a report.
//!
//! The crate is pure and total: it uses no fetch, clock, randomness, DOM or log, and no input makes it panic. Bytes
//! that are not a payload give a [`PayloadError`]; everything else gives a [`Report`]. The steps of the report hold
//! the published values, the computed ones, and the differences.
//!
//! A pass proves that the payload follows its recipe from the values that it publishes. The chain steps check that the
//! chain holds those values.
//!
//! ```
//! let payload = br#"{"pack_event_id": "8f3ac0d1-0000-4000-8000-00000000c21b"}"#;
//! let verification = verify::check(&payload[..], &mut |_| {})?;
//! assert_eq!(verification.report.verdict, verify::report::Verdict::NotReplayable);
//! # Ok::<(), verify::PayloadError>(())
//! ```
//!
//! The crate `values` defines its values. The rooms, in reading order; each imports only rooms before it:
//!
//! | module | contents |
//! | --- | --- |
//! | `replies` | the questions to a chain, and its replies |
//! | `step` | the results of a check: steps, findings, causes |
//! | `fields` | a payload's fields, read without losing a fault |
//! | [`event`], [`pull`] | the recipes |
//! | `claim` | the claims about the chain |
//! | `views` | the rules by which each endpoint's replies settle them, and the merge |
//! | [`claims`] | the names of all of this for other crates |
//! | [`report`] | the report and its verdict |

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

mod claim;
pub mod claims;
pub mod event;
mod fields;
pub mod pull;
mod replies;
pub mod report;
mod step;
mod views;

use claims::Claims;
use event::EventReplay;
use pull::{CheckedProof, PullClaims};
use report::{Kind, Progress, Report, Step};
use values::json::Document;

pub use fields::Published;
pub use values::json::{PayloadError, read};
pub use values::{deck, hash, json, order, position, remaining};

/// A checked payload, with the results of its check.
#[derive(Clone, Debug)]
pub struct Verification {
    /// The check's report.
    pub report: Report,
    /// The claims that the chain must show; `None` if nothing was judged.
    pub claims: Option<Claims>,
    /// The replay of the payload.
    pub facts: Facts,
    /// The payload as a document.
    pub document: Document,
}

/// The replay that a check keeps.
#[derive(Clone, Debug)]
pub enum Facts {
    /// The replay of a pack event; `None` if its version is unknown.
    Event(Option<Box<EventReplay>>),
    /// The replay of a Pack pull.
    Pull(Box<CheckedProof>),
}

/// Returns the kind of payload that a document is, if it is one.
///
/// # Examples
///
/// ```
/// use verify::report::Kind;
///
/// let proof = verify::read(br#"{"target_pull_key": null}"#.to_vec())?;
/// assert_eq!(verify::kind(&proof), Some(Kind::PackPull));
/// let other = verify::read(b"{}".to_vec())?;
/// assert_eq!(verify::kind(&other), None);
/// # Ok::<(), verify::PayloadError>(())
/// ```
pub fn kind(document: &Document) -> Option<Kind> {
    kind_of(&document.object())
}

/// Returns the kind of payload that an object is, if it is one.
pub fn kind_of(object: &json::Object<'_>) -> Option<Kind> {
    kind_by(&|key| object.has(key))
}

/// Returns what kind of payload has these keys, if it is one. `has` returns whether a key is there.
pub fn kind_by(has: &dyn Fn(&str) -> bool) -> Option<Kind> {
    if has("target_pull_key") {
        Some(Kind::PackPull)
    } else if has("pack_event_id") {
        Some(Kind::PackEvent)
    } else {
        None
    }
}

/// Checks a payload's bytes, and reports its progress.
///
/// # Examples
///
/// ```
/// use verify::report::{Progress, Verdict};
///
/// # let payload = fixtures::payload("event-v1-ended-early.json");
/// let mut expected = 0;
/// let verification = verify::check(payload, &mut |progress| {
///     if let Progress::Started(_, steps) = progress {
///         expected = steps.len();
///     }
/// })?;
/// let report = &verification.report;
/// assert_eq!(report.verdict, Verdict::VerifiedOffline);
/// assert_eq!(report.steps.len(), expected);
///
/// assert_eq!(verify::check("", &mut |_| {}).err(), Some(verify::PayloadError::Empty));
/// # Ok::<(), verify::PayloadError>(())
/// ```
///
/// # Errors
///
/// [`PayloadError`] for bytes that are not a payload.
pub fn check(
    bytes: impl Into<Vec<u8>>,
    observe: &mut dyn FnMut(Progress),
) -> Result<Verification, PayloadError> {
    check_document(read(bytes.into())?, observe)
}

/// Checks a document, and reports its progress.
///
/// # Examples
///
/// ```
/// # let bytes = fixtures::payload("pull-alone.json").to_vec();
/// let document = verify::read(bytes)?;
/// let verification = verify::check_document(document, &mut |_| {})?;
/// assert!(verification.claims.is_some());
/// # Ok::<(), verify::PayloadError>(())
/// ```
///
/// # Errors
///
/// [`PayloadError::NotAPayload`] for a document that is of neither [`kind`].
pub fn check_document(
    document: Document,
    observe: &mut dyn FnMut(Progress),
) -> Result<Verification, PayloadError> {
    match kind(&document).ok_or(PayloadError::NotAPayload)? {
        Kind::PackEvent => {
            let (steps, replay) = event::check(&document, observe);
            Ok(Verification::of_event(document, steps, replay))
        }
        Kind::PackPull => {
            let (steps, replay, claims) = pull::check(&document, observe);
            Ok(Verification::of_pull(document, steps, replay, claims))
        }
    }
}

impl Verification {
    /// Creates the verification from the results of [`event::check`].
    pub fn of_event(document: Document, steps: Vec<Step>, replay: Option<EventReplay>) -> Self {
        Self {
            report: Report::of(Kind::PackEvent, steps),
            claims: replay
                .as_ref()
                .map(|replay| Claims::Event(replay.claims.clone())),
            facts: Facts::Event(replay.map(Box::new)),
            document,
        }
    }

    /// Creates the verification from the results of [`pull::check`].
    pub fn of_pull(
        document: Document,
        steps: Vec<Step>,
        replay: CheckedProof,
        claims: Option<PullClaims>,
    ) -> Self {
        Self {
            report: Report::of(Kind::PackPull, steps),
            claims: claims.map(|claims| Claims::Pull(Box::new(claims))),
            facts: Facts::Pull(Box::new(replay)),
            document,
        }
    }
}

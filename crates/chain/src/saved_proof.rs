//! Reads and writes a saved proof: the payload's exact bytes and the replies of endpoints, in one JSON file.
//!
//! ```json
//! {
//!   "packproof": 2,
//!   "build": "4c1e5a0b9d2f",
//!   "deployment": "…",
//!   "payload": "{\"target_pull_key\": …}",
//!   "recorded": {
//!     "at": "2026-11-20T12:00:00.000Z",
//!     "reading": {
//!       "endpoints": [["one.example", null], ["two.example", null]],
//!       "chain_id": 8453,
//!       "block": { "number": 21990412, "timestamp": 1795176000, "hash": "…" },
//!       "finality": "finalized",
//!       "round_trips": 10,
//!       "coordinators": [{ "coordinator": "0x…", "is_listed": true, "words": 2 }],
//!       "times": [[21990391, 1795175958]],
//!       "answers": [[{ "events": ["<event id>", "pinned"] }, [{ "by": 3, "answer": { "events": "<value>" } }]]]
//!     }
//!   }
//! }
//! ```
//!
//! [`SavedProof`], [`TimedReading`] and [`Reading`] describe the fields, [`verify::claims::Question`] and
//! [`verify::claims::Reply`] the replies. `recorded` is null if no endpoint was asked. `by` names endpoints by a sum:
//! 1 for the first, 2 for the second, 4 for the third. State is read at `"pinned"`, the block of the reply to `head`,
//! or at `"newest"`. A 32-byte value has 64 hex digits, an address `0x` and 40; data is hex without a prefix. Of the input
//! of a fulfilling transaction, `fulfilment` and `input` keep the oracle's proofs and the commitments to their requests.
//!
//! # Versions
//!
//! `packproof` is the version, [`FORMAT`]. A change that old builds cannot read gets the next number. A build refuses a
//! version that it does not know, and skips a question that it does not know.
//!
//! # Opening
//!
//! The reader trusts nothing in the file: its author can write any answer into it. The payload is checked from its
//! bytes, and the recorded answers are settled by the code for live ones. The page shows the results as recorded, and
//! the verdict stays that of a check without a chain.
//!
//! The oracle's proofs in the file count, because they do not depend on its author: each `fulfilment` holds the proof of a
//! word (`docs/protocol.md#oracle_proof`), and the `inclusion` the block of the target's request
//! (`docs/protocol.md#proven-blocks`). If the deployment that opens the file lists how the contract logs, they settle
//! `contract`, `seed_origin` and `oracle_proof` of a pack event. The event is then `verified`. Of a pull they settle
//! `oracle_proof` at most. Coordinators and keys count by the lists of the reader who opens the file, never by the file.
//!
//! # Values that nothing binds
//!
//! If the value of anything that a passed step rests on is changed, the file is not verified:
//! `crates/chain/tests/reader/changed_file.rs` changes every value. These may change unnoticed:
//!
//! - `build`, `deployment` and `recorded.at`;
//! - every recorded answer but each `fulfilment` and `inclusion`, and the rest of `reading`;
//! - the hashes of the transactions in these two questions, the second number of an `inclusion`, and the payload's
//!   `vrf_request_id`, which only show where to look;
//! - the last 192 bytes of the oracle's 416, which only its contract reads, and the bytes around them in the input;
//! - `is_active` of an ended event, which may be `false`, `null` or absent;
//! - fields of the payload that no rule reads (`docs/protocol.md#unread-fields`), and formatting.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use crate::reading::{Reading, Transcript};
pub use intake::SavedProofError;
use verify::claims::{Claims, Listed, Prover, Searches, Settled, Witnesses};
use verify::hash::Hash32;

/// The version of the format, under its key `packproof`.
pub const FORMAT: u64 = 2;

/// A saved proof. `R` is the part that is read of its recorded reading: all of it, or [`Skipped`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedProof<R = TimedReading> {
    /// The format's version.
    pub packproof: u64,
    /// The build of the page that saved it.
    pub build: String,
    /// The SHA-256 of the settings file of the site that saved it, if it had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deployment: Option<Hash32>,
    /// The payload, character for character.
    pub payload: String,
    /// The reading of the contract, if there was one.
    pub recorded: Option<R>,
}

/// A recorded reading that is there, and was not read.
#[derive(Debug, Deserialize)]
pub struct Skipped {
    #[serde(rename = "at")]
    _at: String,
    #[serde(rename = "reading")]
    _reading: IgnoredAny,
}

/// A reading, and its time.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TimedReading {
    /// The time of the reading by the reader's clock: ISO 8601 in UTC.
    pub at: String,
    /// The reading: answers, endpoints and blocks.
    pub reading: Reading<Transcript>,
    /// The endpoints that the reader left out of the result.
    #[serde(default, skip_serializing_if = "is_none")]
    pub without: Witnesses,
}

fn is_none(without: &Witnesses) -> bool {
    without.is_empty()
}

impl SavedProof {
    /// Reads a saved proof.
    ///
    /// # Examples
    ///
    /// ```
    /// use chain::saved_proof::{FORMAT, SavedProof, SavedProofError};
    ///
    /// let saved = SavedProof {
    ///     packproof: FORMAT,
    ///     build: "0.1.0".into(),
    ///     deployment: None,
    ///     payload: "{}".into(),
    ///     recorded: None,
    /// };
    /// assert_eq!(SavedProof::read(&saved.write())?.payload, "{}");
    /// assert_eq!(SavedProof::read(b"{}").err(), Some(SavedProofError::Other));
    /// # Ok::<(), SavedProofError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SavedProofError`] for a file that is not a saved proof, is of another version, or is not whole.
    pub fn read(bytes: &[u8]) -> Result<Self, SavedProofError> {
        read(bytes)
    }

    /// Returns the bytes of the file.
    pub fn write(&self) -> Vec<u8> {
        // Every key of every map in the proof is text, so writing cannot fail.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

/// Reads a saved proof, with as much of its recorded reading as `R` reads.
///
/// # Examples
///
/// ```
/// use chain::saved_proof::{self, SavedProofError, Skipped};
///
/// let saved = br#"{"packproof": 2, "build": "0.1.0", "payload": "{}", "recorded": null}"#;
/// let saved = saved_proof::read::<Skipped>(saved)?;
/// assert_eq!((&*saved.payload, saved.recorded.is_some()), ("{}", false));
/// # Ok::<(), SavedProofError>(())
/// ```
///
/// # Errors
///
/// [`SavedProofError`] for a file that is not a saved proof, is of another version, or is not whole.
pub fn read<R: DeserializeOwned>(bytes: &[u8]) -> Result<SavedProof<R>, SavedProofError> {
    let read = serde_json::from_str(text_of(bytes)?);
    read.map_err(|fault| SavedProofError::Malformed(fault.to_string()))
}

/// Returns the text of a file that calls itself a saved proof of this version.
fn text_of(bytes: &[u8]) -> Result<&str, SavedProofError> {
    #[derive(Deserialize)]
    struct Head {
        packproof: u64,
    }
    let text = core::str::from_utf8(bytes).map_err(|_| SavedProofError::Other)?;
    // As in a payload, an editor's byte order mark is not part of the JSON.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let head: Head = serde_json::from_str(text).map_err(|_| SavedProofError::Other)?;
    match head.packproof {
        FORMAT => Ok(text),
        // file-7
        other => Err(SavedProofError::Version(other)),
    }
}

impl TimedReading {
    /// Settles the recorded answers as if endpoints gave them now, and replaces the results in the file. Of these,
    /// [`Settled::proven`] counts, regardless of who wrote the file.
    ///
    /// # Examples
    ///
    /// ```
    /// use chain::reading::Reading;
    /// use chain::saved_proof::TimedReading;
    /// use verify::claims::{Listed, NoProver, Witnesses};
    ///
    /// # let payload = fixtures::payload("pull-alone.json");
    /// let claims = verify::check(payload, &mut |_| {})?.claims.expect("a proof that can be judged");
    /// // The file recorded no reply: no chain step passes.
    /// let mut recorded = TimedReading {
    ///     at: "2026-01-02T03:04:05Z".into(),
    ///     reading: Reading::new(),
    ///     without: Witnesses::NONE,
    /// };
    /// let settled = recorded.settle(&claims, &Listed::default(), &NoProver);
    /// assert!(settled.steps.iter().all(|step| !step.passed()));
    /// # Ok::<(), verify::PayloadError>(())
    /// ```
    pub fn settle(&mut self, claims: &Claims, listed: &Listed, prover: &dyn Prover) -> Settled {
        let replies = self.reading.replies.0.iter().cloned().collect();
        let searches = Searches::of_file();
        // file-3, file-4
        let settled = claims.settle_again(listed, &replies, prover, &searches);
        self.reading.coordinators.clone_from(&settled.coordinators);
        settled
    }
}

//! Reads and writes a saved proof: the payload's exact bytes and the answers of endpoints, in one file.
//!
//! The reader trusts nothing in the file. To open one, it checks the payload from its bytes and settles the recorded
//! answers again. The page shows their results as recorded, and the verdict stays that of a check without a chain.
//! `docs/saved-proof.md` describes the format.

use core::error::Error;
use core::fmt;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::reading::{Reading, Transcript};
use verify::claims::{Claims, Listed, Prover, Settled};
use verify::hash::Hash32;

/// The version of the format, under its key `packproof`.
pub const FORMAT: u64 = 2;

/// A saved proof.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedProof {
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
    pub recorded: Option<TimedReading>,
}

/// A reading, and its time.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TimedReading {
    /// The time of the reading by the reader's own clock: ISO 8601 in UTC.
    pub at: String,
    /// The reading: answers, endpoints and blocks.
    pub reading: Reading<Transcript>,
}

/// The reason why a file is not a saved proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SavedProofError {
    /// The file does not say that it is a saved proof.
    Other,
    /// The file is of a version that this build does not know.
    Version(u64),
    /// The file is a saved proof, but not whole. The text names the point at which reading failed.
    Malformed(String),
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
        serde_json::from_str(text_of(bytes)?).map_err(|fault| malformed(&fault))
    }

    /// Returns the bytes of the file.
    pub fn write(&self) -> Vec<u8> {
        // Every key of every map in the proof is text, so writing cannot fail.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

/// The payload in a saved proof, without its reading.
pub struct SavedPayload {
    /// The payload, character for character.
    pub payload: String,
    /// True if the file records a reading of the contract, which this does not read.
    pub is_recorded: bool,
}

impl SavedPayload {
    /// Reads the payload in a saved proof.
    ///
    /// # Examples
    ///
    /// ```
    /// use chain::saved_proof::{SavedPayload, SavedProofError};
    ///
    /// let saved = br#"{"packproof": 2, "build": "0.1.0", "payload": "{}", "recorded": null}"#;
    /// let saved = SavedPayload::read(saved)?;
    /// assert_eq!((&*saved.payload, saved.is_recorded), ("{}", false));
    /// # Ok::<(), SavedProofError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SavedProofError`] for a file that is not a saved proof, is of another version, or has no payload.
    pub fn read(bytes: &[u8]) -> Result<Self, SavedProofError> {
        #[derive(Deserialize)]
        struct File {
            #[serde(rename = "build")]
            _build: String,
            payload: String,
            recorded: Option<Recorded>,
        }
        #[derive(Deserialize)]
        struct Recorded {
            #[serde(rename = "at")]
            _at: String,
            #[serde(rename = "reading")]
            _reading: IgnoredAny,
        }
        let file: File =
            serde_json::from_str(text_of(bytes)?).map_err(|fault| malformed(&fault))?;
        Ok(Self {
            payload: file.payload,
            is_recorded: file.recorded.is_some(),
        })
    }
}

/// Returns the text of a file that says that it is a saved proof of this version.
fn text_of(bytes: &[u8]) -> Result<&str, SavedProofError> {
    #[derive(Deserialize)]
    struct Head {
        packproof: u64,
    }
    let text = core::str::from_utf8(bytes).map_err(|_| SavedProofError::Other)?;
    let head: Head = serde_json::from_str(text).map_err(|_| SavedProofError::Other)?;
    match head.packproof {
        FORMAT => Ok(text),
        other => Err(SavedProofError::Version(other)),
    }
}

fn malformed(fault: &serde_json::Error) -> SavedProofError {
    SavedProofError::Malformed(fault.to_string())
}

impl TimedReading {
    /// Settles the recorded answers as if endpoints gave them now, and replaces the results in the file. Of these,
    /// [`Settled::proven`] counts, whoever wrote the file.
    ///
    /// # Examples
    ///
    /// ```
    /// use chain::reading::Reading;
    /// use chain::saved_proof::TimedReading;
    /// use verify::claims::{Listed, NoProver};
    ///
    /// # let payload = fixtures::payload("pull-alone.json");
    /// let claims = verify::check(payload, &mut |_| {})?.claims.expect("a proof that can be judged");
    /// // The file recorded no answer: no chain step passes.
    /// let mut recorded = TimedReading {
    ///     at: "2026-01-02T03:04:05Z".into(),
    ///     reading: Reading::new(),
    /// };
    /// let settled = recorded.settle(&claims, &Listed::default(), &NoProver);
    /// assert!(settled.steps.iter().all(|step| !step.passed()));
    /// # Ok::<(), verify::PayloadError>(())
    /// ```
    pub fn settle(&mut self, claims: &Claims, listed: &Listed, prover: &dyn Prover) -> Settled {
        let answers = self.reading.answers.0.iter().cloned().collect();
        let settled = claims.settle(listed, &answers, prover);
        self.reading.coordinators.clone_from(&settled.coordinators);
        settled
    }
}

impl fmt::Display for SavedProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Other => f.write_str("not a saved proof"),
            Self::Version(version) => write!(f, "version {version}, not {FORMAT}"),
            Self::Malformed(cause) => write!(f, "malformed: {cause}"),
        }
    }
}

impl Error for SavedProofError {}

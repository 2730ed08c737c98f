//! A saved proof: the payload's exact bytes and what endpoints answered, in one file.
//!
//! Nothing in it is believed. Opened again, its payload is checked from its bytes and its recorded
//! answers are settled anew; what they say is shown as recorded, and the verdict stays the one of a
//! check without a chain. `docs/saved-proof.md` describes the format.

use core::error::Error;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::reading::{Reading, Transcript};
use verify::claims::{Claims, Listed, NoProver, Prover, Settled};

/// The version of the format, under its key `packproof`.
pub const FORMAT: u64 = 2;

/// A saved proof.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedProof {
    /// The format's version.
    pub packproof: u64,
    /// The build of the page that saved it.
    pub build: String,
    /// The payload, character for character.
    pub payload: String,
    /// What was read of the contract, if it was.
    pub recorded: Option<Recorded>,
}

/// A reading, and when it was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Recorded {
    /// When, by the reader's own clock: ISO 8601 in UTC.
    pub at: String,
    /// What was read, through whom, at which block.
    pub reading: Reading<Transcript>,
}

/// Why a file that says it is a saved proof is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SavedProofError {
    /// It does not say that it is one.
    Other,
    /// It is of a version that this build does not know.
    Version(u64),
    /// It is one, but not whole: where it breaks off.
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
    /// [`SavedProofError`] for a file that is none, is of another version, or is not whole.
    pub fn read(bytes: &[u8]) -> Result<Self, SavedProofError> {
        #[derive(Deserialize)]
        struct Head {
            packproof: u64,
        }
        /// Of version 1, whose recorded answers do not say who gave them and settle nothing.
        #[derive(Deserialize)]
        struct First {
            build: String,
            payload: String,
        }
        let text = core::str::from_utf8(bytes).map_err(|_| SavedProofError::Other)?;
        let head: Head = serde_json::from_str(text).map_err(|_| SavedProofError::Other)?;
        let malformed = |fault: serde_json::Error| SavedProofError::Malformed(fault.to_string());
        match head.packproof {
            FORMAT => serde_json::from_str(text).map_err(malformed),
            1 => {
                let first: First = serde_json::from_str(text).map_err(malformed)?;
                Ok(Self {
                    packproof: 1,
                    build: first.build,
                    payload: first.payload,
                    recorded: None,
                })
            }
            other => Err(SavedProofError::Version(other)),
        }
    }

    /// Writes it as a file.
    pub fn write(&self) -> Vec<u8> {
        // Every key of every map in it is text, so that nothing can fail to be written.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

impl Recorded {
    /// Settles the recorded answers as if they were given now. What the file says that they came to
    /// is replaced.
    ///
    /// # Examples
    ///
    /// ```
    /// use chain::reading::Reading;
    /// use chain::saved_proof::Recorded;
    /// use verify::claims::Listed;
    ///
    /// # let payload = fixtures::payload("pull-alone.json");
    /// let claims = verify::check(payload, &mut |_| {})?.claims.expect("a proof that can be judged");
    /// // The file recorded no answer: no chain step passes.
    /// let mut recorded = Recorded {
    ///     at: "2026-01-02T03:04:05Z".into(),
    ///     reading: Reading::new(),
    /// };
    /// let settled = recorded.settle(&claims, &Listed::default());
    /// assert!(settled.steps.iter().all(|step| !step.passed()));
    /// # Ok::<(), verify::Unreadable>(())
    /// ```
    pub fn settle(&mut self, claims: &Claims, listed: &Listed) -> Settled {
        self.prove(claims, listed, &NoProver)
    }

    /// Settles them, and checks what proves itself. [`Settled::proven`] counts, whoever wrote the file.
    pub fn prove(&mut self, claims: &Claims, listed: &Listed, prover: &dyn Prover) -> Settled {
        let answers = self.reading.answers.iter().cloned().collect();
        let settled = claims.prove(listed, &answers, prover);
        self.reading.coordinators.clone_from(&settled.coordinators);
        self.reading.unneeded.clone_from(&settled.unneeded);
        settled
    }
}

impl fmt::Display for SavedProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Other => f.write_str("not a saved proof"),
            Self::Version(version) => write!(f, "version {version}, not {FORMAT} or 1"),
            Self::Malformed(cause) => write!(f, "malformed: {cause}"),
        }
    }
}

impl Error for SavedProofError {}

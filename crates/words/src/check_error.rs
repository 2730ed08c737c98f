//! Says why a check ended without a report: one sentence for each reason, its cause, and the reader's next step.

use core::error::Error;
use core::fmt;

use crate::catalogue::say;
use crate::join::in_a_row;
use crate::load_error::{ErrorText, load_error, load_heading};
use crate::safe_text::safe_text;
use intake::LoadError;
use verify::report::count;

/// The reason for which a check ended without a report. No reason is evidence about the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// The worker found nothing to check.
    Load(LoadError),
    /// The worker is of another build than the page.
    AnotherBuild {
        /// The page's build.
        page: String,
        /// The build that the worker names.
        worker: String,
    },
    /// The browser lacks the vectors that the worker hashes with.
    NoVectors,
    /// The worker did not start, or stopped unasked.
    NoWorker(String),
    /// The page is the single file, and has no service to ask for a proof.
    NoService,
    /// The worker answers vectors of its self-test wrongly, so the page does not believe its verdicts.
    SelfTest {
        /// The names of the wrong vectors.
        wrong: Vec<String>,
        /// The number of all vectors.
        all: u64,
    },
    /// Two programs of this page give different results for the same payload, so the page believes neither.
    ContradictsItself,
    /// The digest of a part of the worker differs from the one at the build.
    NotAsBuilt(String),
    /// A part of the worker could not be loaded.
    NotLoaded(String),
}

impl CheckError {
    /// Returns true if the page can check another proof.
    pub const fn may_try_another(&self) -> bool {
        !matches!(self, Self::SelfTest { .. } | Self::ContradictsItself)
    }

    /// Returns true if a missing network can cause this error.
    pub const fn is_of_network(&self) -> bool {
        matches!(
            self,
            Self::NotLoaded(_)
                | Self::Load(
                    LoadError::Unreachable(_)
                        | LoadError::BrokeOff(_)
                        | LoadError::CutOff(_)
                        | LoadError::TimedOut(_)
                )
        )
    }

    /// Returns the name of the error in `data-trouble`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Load(error) => error.name(),
            Self::AnotherBuild { .. } => "another_build",
            Self::NoVectors => "no_vectors",
            Self::NoWorker(_) => "no_worker",
            Self::NoService => "no_service",
            Self::SelfTest { .. } => "self_test",
            Self::ContradictsItself => "contradicts_itself",
            Self::NotAsBuilt(_) => "not_as_built",
            Self::NotLoaded(_) => "not_loaded",
        }
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            Self::Load(error) => error.fmt(f),
            Self::AnotherBuild { page, worker } => write!(f, "{name}: {page}, {worker}"),
            Self::SelfTest { wrong, all } => {
                write!(f, "{name}: {}/{all}: {}", wrong.len(), wrong.join(", "))
            }
            Self::NoWorker(cause) => write!(f, "{name}: {cause}"),
            Self::NotAsBuilt(part) | Self::NotLoaded(part) => write!(f, "{name}: {part}"),
            Self::NoVectors | Self::NoService | Self::ContradictsItself => f.write_str(name),
        }
    }
}

impl Error for CheckError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Load(error) => Some(error),
            _ => None,
        }
    }
}

/// Returns the heading of an error.
pub fn error_heading(error: &CheckError) -> &'static str {
    match error {
        CheckError::Load(error) => load_heading(error),
        CheckError::AnotherBuild { .. } => say!(trouble_another_build),
        CheckError::NoVectors => say!(trouble_no_vectors),
        CheckError::NoWorker(_) => say!(trouble_no_worker),
        CheckError::NoService => say!(trouble_no_service),
        CheckError::SelfTest { .. } => say!(trouble_self_test),
        CheckError::ContradictsItself => say!(trouble_contradicts_itself),
        CheckError::NotAsBuilt(_) | CheckError::NotLoaded(_) => say!(trouble_not_as_built),
    }
}

/// Words an error in full.
pub fn check_error(error: &CheckError) -> ErrorText {
    let heading = error_heading(error);
    match error {
        CheckError::Load(error) => load_error(error),
        CheckError::AnotherBuild { page, worker } => ErrorText {
            heading,
            sentence: say!(trouble_another_build_says).into(),
            cause: say!(
                trouble_another_build_cause,
                page = page,
                build = safe_text(worker, 40).shown
            ),
            way_on: Some(say!(trouble_another_build_way_on)),
            retry: false,
        },
        CheckError::NoVectors => ErrorText {
            heading,
            sentence: say!(trouble_no_vectors_says).into(),
            cause: say!(trouble_no_vectors_cause).into(),
            way_on: Some(say!(trouble_no_vectors_way_on)),
            retry: false,
        },
        CheckError::NoWorker(why) => ErrorText {
            heading,
            sentence: say!(trouble_no_worker_says).into(),
            cause: if why.is_empty() {
                say!(trouble_no_worker_cause).into()
            } else {
                safe_text(why, 300).shown
            },
            way_on: Some(say!(trouble_no_worker_way_on)),
            retry: true,
        },
        CheckError::NoService => ErrorText {
            heading,
            sentence: say!(trouble_no_service_says).into(),
            cause: say!(trouble_no_service_cause).into(),
            way_on: Some(say!(trouble_no_service_way_on)),
            retry: false,
        },
        CheckError::SelfTest { wrong, all } => ErrorText {
            heading,
            sentence: say!(
                trouble_self_test_says,
                wrong = count(wrong.len()),
                all = *all
            ),
            cause: say!(
                trouble_self_test_cause,
                wrong = in_a_row(wrong.iter().map(ToString::to_string))
            ),
            way_on: Some(say!(trouble_self_test_way_on)),
            retry: false,
        },
        CheckError::ContradictsItself => ErrorText {
            heading,
            sentence: say!(trouble_contradicts_itself_says).into(),
            cause: say!(trouble_contradicts_itself_cause).into(),
            way_on: Some(say!(trouble_self_test_way_on)),
            retry: false,
        },
        CheckError::NotAsBuilt(why) => ErrorText {
            heading,
            sentence: say!(trouble_not_as_built_says).into(),
            cause: safe_text(why, 300).shown,
            way_on: Some(say!(trouble_not_as_built_way_on)),
            retry: true,
        },
        CheckError::NotLoaded(why) => ErrorText {
            heading,
            sentence: say!(trouble_not_loaded_says).into(),
            cause: safe_text(why, 300).shown,
            way_on: Some(say!(trouble_not_as_built_way_on)),
            retry: true,
        },
    }
}

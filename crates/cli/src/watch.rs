//! Runs `packproof watch`, which follows proofs of a service until they are settled, and reports each change once.

mod change;
mod ids;
mod kept;
mod seen;
mod state;

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use chain::deployment::Lists;
use chain::transport::Clock;
use intake::Link;
use words::LoadError;

use crate::arguments::Watch;
use crate::ending::{ended, say};
use crate::endpoints::Endpoints;
use crate::file_error::FileError;
use crate::http::Machine;
use crate::service::{Refused, Service, address, payload, unfit};
use crate::stopping::Signals;
use crate::{reader, status, text};
use change::Change;
use check::check;
use ids::{Followed, ListError, apart};
use kept::{Kept, Stand};
use seen::Seen;
use state::{State, StateError};

/// The largest number of requests that a round sends again.
const MOST_RETRIES: u32 = 8;

/// The wait before a round sends a request again, if the service does not name one, in seconds.
const WAIT_SECONDS: u64 = 2;
/// The longest wait before a round sends a request again, in seconds.
const LONGEST_WAIT_SECONDS: u64 = 60;

/// The longest time that a service can put off the next round. A longer one would end the watch unseen.
const LONGEST_PAUSE_SECONDS: u64 = 3_600;

/// A watch that cannot go on.
enum Stop {
    State(StateError),
    List(ListError),
    Output(io::Error),
}

impl From<StateError> for Stop {
    fn from(error: StateError) -> Self {
        Self::State(error)
    }
}

/// A round that is running, or the last one.
#[derive(Default)]
struct Round {
    retries: u32,
    /// The number of proofs that could not be asked for.
    failed: usize,
    /// True if the list could not be read.
    has_no_list: bool,
    /// The wait that the service asked for if it exceeds [`LONGEST_WAIT_SECONDS`], in seconds; otherwise 0.
    wait: u64,
}

struct Watcher<'a> {
    asked: &'a Watch,
    lists: Lists,
    service: Arc<Service>,
    endpoints: Option<Endpoints>,
    state: State,
}

/// Follows the proofs, once or repeatedly.
pub fn run(asked: &Watch) -> ExitCode {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(fault) => return ended(Err(fault), status::CANNOT),
    };
    let mut watcher = match Watcher::new(asked) {
        Ok(watcher) => watcher,
        Err(why) => return refused(&why),
    };
    let done = runtime.block_on(async {
        let mut signals = Signals::listen();
        tokio::select! {
            done = watcher.rounds() => done,
            () = signals.next() => Ok(status::STOPPED),
        }
    });
    // The program does not wait for a request that is still under way.
    runtime.shutdown_background();
    match done {
        Ok(status) => ExitCode::from(status),
        Err(Stop::State(error)) => refused(&error.to_string()),
        Err(Stop::List(error)) => refused(&format!("{}: {error}", asked.ids)),
        Err(Stop::Output(fault)) => ended(Err(fault), watcher.status(&Round::default())),
    }
}

/// Reports why there is no watch.
fn refused(why: &str) -> ExitCode {
    say(why);
    ExitCode::from(status::CANNOT)
}

impl<'a> Watcher<'a> {
    fn new(asked: &'a Watch) -> Result<Self, String> {
        let unfit = |url: &str| unfit(url, "address");
        let service = Service::new(&asked.service).ok_or_else(|| unfit(&asked.service))?;
        if ids::is_url(&asked.ids) && address(&asked.ids).is_none() {
            return Err(unfit(&asked.ids));
        }
        let endpoints = match asked.rpc.as_slice() {
            [] => None,
            urls => Some(Endpoints::new(urls, false).map_err(unfit)?),
        };
        let state = match asked.init {
            true => State::begin(&asked.state, service.address(), &now()),
            false => State::open(&asked.state, service.address()),
        };
        Ok(Self {
            asked,
            lists: asked.lists.clone().into(),
            service: Arc::new(service),
            endpoints,
            state: state.map_err(|error| error.to_string())?,
        })
    }

    /// Runs rounds until stopped, or only one. Returns the exit status.
    async fn rounds(&mut self) -> Result<u8, Stop> {
        loop {
            let round = self.round().await?;
            let Some(every) = self.asked.every else {
                return Ok(self.status(&round));
            };
            tokio::time::sleep(pause(every, round.wait)).await;
        }
    }

    /// Asks for each proof that is not settled, and reports the changes.
    async fn round(&mut self) -> Result<Round, Stop> {
        let mut round = Round::default();
        match ids::read(&self.asked.ids, &self.service).await {
            Ok(list) => self.state.follow(list)?,
            // The list at an address may come back. Until then the watch follows the known proofs.
            Err(error) if ids::is_url(&self.asked.ids) => {
                say(&format!("{}: {error}", self.asked.ids));
                round.has_no_list = true;
            }
            Err(error) => return Err(Stop::List(error)),
        }
        let mut ended_at = None;
        for index in self.state.indices() {
            let Some(mut kept) = self
                .state
                .all
                .get(index)
                .filter(|kept| kept.is_open())
                .cloned()
            else {
                continue;
            };
            if ended_at.is_some() {
                round.failed = round.failed.saturating_add(1);
                continue;
            }
            match self.look(&kept, &mut round).await {
                Ok(looked) => {
                    let changes = looked.into(&mut kept, &now());
                    self.keep(index, &kept, &changes)?;
                }
                Err((link, why)) => {
                    round.failed = round.failed.saturating_add(1);
                    tell(&link, &why);
                    let is_over = round.retries >= MOST_RETRIES || round.wait > 0;
                    ended_at = is_over.then_some(index);
                }
            }
        }
        // A proof that is never answered keeps no other from being asked for.
        let next = ended_at.map_or(0, |index| index.saturating_add(1));
        self.state.begin_at(next)?;
        self.count(&round);
        Ok(round)
    }

    /// Prints the changes, and then stores them: a watch that stops between the two prints them again.
    fn keep(&mut self, index: usize, kept: &Kept, changes: &[Change]) -> Result<(), Stop> {
        let mut out = io::stdout().lock();
        for change in changes {
            let line = match self.asked.json {
                true => change.json(),
                false => change.line(),
            };
            out.write_all(line.as_bytes()).map_err(Stop::Output)?;
        }
        out.flush().map_err(Stop::Output)?;
        if let Some(known) = self.state.all.get_mut(index)
            && known != kept
        {
            known.clone_from(kept);
            self.state.write(kept)?;
        }
        Ok(())
    }

    /// Asks for a proof, and checks it. It asks for an id alone as a pull and then as an event.
    async fn look(&self, kept: &Kept, round: &mut Round) -> Result<Looked, (Link, FileError)> {
        let mut stranger = None;
        let links = match (&kept.link, &kept.followed) {
            (Some(link), _) | (None, Followed::Of(link)) => vec![link.clone()],
            (None, Followed::Id(id)) => vec![Link::Pull(id.clone()), Link::Event(id.clone())],
        };
        for link in links {
            match self.ask(&link, round).await {
                Ok(bytes) if kept.link.is_none() && is_of_another_kind(&link, &bytes) => {}
                Ok(bytes) => return self.check(link, bytes).await,
                Err(LoadError::NotReady) => return Ok(Looked::NotReady(link)),
                Err(LoadError::UnknownId | LoadError::ServiceStatus(410)) => {}
                Err(LoadError::NotItsOwn) => stranger = Some(link),
                Err(error) => return Err((link, FileError::Service(error))),
            }
        }
        if let Some(link) = stranger {
            round.failed = round.failed.saturating_add(1);
            tell(&link, &FileError::Service(LoadError::NotItsOwn));
        }
        Ok(Looked::Unknown)
    }

    /// Sends a request, and sends it again if the service is busy, a few times in a round.
    async fn ask(&self, link: &Link, round: &mut Round) -> Result<Vec<u8>, LoadError> {
        loop {
            let (service, asked) = (self.service.clone(), link.clone());
            let answer = apart(move || service.ask(&asked)).await;
            let Refused { error, retry_after } = match answer {
                Ok(bytes) => return Ok(bytes),
                Err(refused) => refused,
            };
            if is_answer(&error) {
                return Err(error);
            }
            let wait = retry_after.unwrap_or(WAIT_SECONDS);
            if wait > LONGEST_WAIT_SECONDS {
                round.wait = wait;
            }
            if wait > LONGEST_WAIT_SECONDS || round.retries >= MOST_RETRIES {
                return Err(error);
            }
            round.retries = round.retries.saturating_add(1);
            tokio::time::sleep(Duration::from_secs(wait)).await;
        }
    }

    /// Checks a payload, and reads its contract if there are endpoints.
    async fn check(&self, link: Link, bytes: Vec<u8>) -> Result<Looked, (Link, FileError)> {
        let checked = payload(bytes).map_err(LoadError::of_served);
        let checked =
            checked.and_then(|(document, _)| check(document.bytes().to_vec(), &self.lists));
        let mut checked = match checked {
            Ok(checked) => checked,
            // The answer may be a proxy's page or cut off, so it says nothing about the proof.
            Err(error) => return Err((link, FileError::Service(error))),
        };
        if let Some(endpoints) = &self.endpoints {
            // `checked` has the reading.
            let _ = reader::read(&mut checked, &self.lists, endpoints).await;
        }
        let seen = Seen::of(&link, checked, self.endpoints.is_some());
        Ok(Looked::Seen(link, Box::new(seen)))
    }

    /// Reports how many proofs have each status.
    fn count(&self, round: &Round) {
        let all = &self.state.all;
        let count = |is: &dyn Fn(&Kept) -> bool| all.iter().filter(|kept| is(kept)).count();
        let stands = |stand| count(&|kept| kept.stand == stand && !kept.is_bad());
        let bad = count(&Kept::is_bad);
        let (settled, waiting) = (stands(Stand::Settled), stands(Stand::Waiting));
        let total = all.len();
        let failed = round.failed;
        say(&format!(
            "{total} followed: {settled} settled, {waiting} waiting, {bad} failed, changed or gone; {failed} not answered"
        ));
    }

    /// Derives the exit status from all followed proofs, old and new.
    fn status(&self, round: &Round) -> u8 {
        let all = &self.state.all;
        match () {
            () if all.iter().any(Kept::is_bad) => status::FAILED,
            () if round.failed > 0 || round.has_no_list || all.iter().any(Kept::is_open) => {
                status::OPEN
            }
            () => status::WELL,
        }
    }
}

/// Returns true if a payload is of another kind than the link that was asked. Some services answer an event at a pull's
/// address.
fn is_of_another_kind(link: &Link, bytes: &[u8]) -> bool {
    payload(bytes.to_vec()).is_ok_and(|(_, kind)| kind != link.kind())
}

/// Reports why there is no answer about a proof.
fn tell(link: &Link, why: &FileError) {
    say(&format!("{}: {}", link.path(), text::error(why)));
}

/// Returns true if the service answered about the proof without failing.
const fn is_answer(error: &LoadError) -> bool {
    matches!(
        error,
        LoadError::NotReady
            | LoadError::UnknownId
            | LoadError::NotItsOwn
            | LoadError::ServiceStatus(410)
    )
}

/// Returns the time until the next round: as long as was asked for, or as the service asks for.
fn pause(every: Duration, wait: u64) -> Duration {
    every.max(Duration::from_secs(wait.min(LONGEST_PAUSE_SECONDS)))
}

/// The result of a look at a proof.
enum Looked {
    Seen(Link, Box<Seen>),
    NotReady(Link),
    Unknown,
}

impl Looked {
    /// Updates the state of a proof, and returns its changes.
    fn into(self, kept: &mut Kept, at: &str) -> Vec<Change> {
        match self {
            Self::Seen(link, seen) => {
                kept.link = Some(link);
                kept.take(*seen, at)
            }
            Self::NotReady(link) => {
                kept.link = Some(link);
                kept.take_none(at)
            }
            Self::Unknown => kept.take_none(at),
        }
    }
}

/// Returns the current time in UTC, as ISO 8601.
fn now() -> String {
    words::utc(Machine.now())
}

#[cfg(test)]
mod tests {
    use super::*;

    // A service that answered once with `Retry-After: 9999999999` was never watched again.
    #[test]
    fn no_service_puts_off_the_next_round_for_more_than_an_hour() {
        let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
        for (every, wait, paused) in [
            (minutes(10), 0, minutes(10)),
            (minutes(10), 1_200, minutes(20)),
            (minutes(10), 9_999_999_999, minutes(60)),
            (minutes(600), u64::MAX, minutes(600)),
        ] {
            assert_eq!(pause(every, wait), paused);
        }
    }
}

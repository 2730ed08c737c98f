//! Runs `packproof watch`, which asks a service for the followed proofs that are not settled, and prints each change
//! once.

mod change;
mod ids;
mod kept;
mod seen;
mod state;

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;

use chain::deployment::Lists;
use chain::transport::Clock;
use intake::{Link, LoadError, Patience};
use verify::json::Document;
use verify::report::Kind;

use crate::arguments::Watch;
use crate::endpoints::Endpoints;
use crate::file_error::FileError;
use crate::http::Machine;
use crate::outcome::{FAILED, OPEN, WELL, ended, refused, say};
use crate::service::Service;
use crate::text;
use change::Change;
use check::check;
use ids::Followed;
use kept::{Kept, Stand};
use seen::Seen;
use state::{State, StateError};

/// A watch that cannot go on.
enum Stop {
    State(StateError),
    Output(io::Error),
}

impl From<StateError> for Stop {
    fn from(error: StateError) -> Self {
        Self::State(error)
    }
}

/// The requests of this run.
#[derive(Default)]
struct Round {
    retries: u32,
    /// The number of proofs that could not be asked for.
    failed: usize,
    /// True if nothing is asked again any more: the retries are used up, or the service asked for too long a wait.
    is_over: bool,
}

struct Watcher {
    service: Arc<Service>,
    is_json: bool,
    lists: Arc<Lists>,
    endpoints: Option<Endpoints>,
    state: State,
}

/// Goes through the proofs once. A watch that a signal ends has a whole state.
pub fn run(asked: &Watch) -> ExitCode {
    let (followed, mut watcher) = match begun(asked) {
        Ok(begun) => begun,
        Err(why) => return refused(&why),
    };
    match watcher.round(followed) {
        Ok(round) => ExitCode::from(watcher.status(&round)),
        Err(Stop::State(error)) => refused(&error.to_string()),
        Err(Stop::Output(fault)) => ended(Err(fault), watcher.status(&Round::default())),
    }
}

/// Returns the proofs to follow, and the watch; or the reason why there is no watch.
fn begun(asked: &Watch) -> Result<(Vec<Followed>, Watcher), String> {
    let endpoints = Endpoints::chosen(&asked.asked)?;
    let followed = ids::of(&asked.named)?;
    let address = asked.service.address();
    let state = match asked.init {
        true => State::begin(&asked.state, address, &now()),
        false => State::open(&asked.state, address),
    };
    let state = state.map_err(|error| error.to_string())?;
    // A watch may begin before its list. Later, a program has failed to fill the list.
    if !asked.init && state.all.is_empty() && followed.is_empty() {
        return Err("the inputs name no proof, so there is nothing to follow".to_owned());
    }
    let watcher = Watcher {
        service: asked.service.clone(),
        is_json: asked.json,
        lists: asked.lists.lists(),
        endpoints,
        state,
    };
    Ok((followed, watcher))
}

impl Watcher {
    /// Asks for each proof that is not settled, and prints the changes.
    fn round(&mut self, followed: Vec<Followed>) -> Result<Round, Stop> {
        let mut round = Round::default();
        self.state.follow(followed)?;
        if self.endpoints.is_some() {
            self.state.reopen()?;
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
            match self.look(&kept, &mut round) {
                Ok(looked) => {
                    let changes = looked.into(&mut kept, &now());
                    self.keep(index, &kept, &changes)?;
                }
                Err((link, why)) => {
                    round.failed = round.failed.saturating_add(1);
                    tell(&link, &why);
                    ended_at = round.is_over.then_some(index);
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
            let line = match self.is_json {
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
    fn look(&self, kept: &Kept, round: &mut Round) -> Result<Looked, (Link, FileError)> {
        let mut stranger = None;
        let known = kept.link.clone().map(Followed::Of);
        let links = match known.as_ref().unwrap_or(&kept.followed).in_one_spelling() {
            Followed::Of(link) => vec![link],
            Followed::Id(id) => vec![Link::Pull(id.clone()), Link::Event(id)],
        };
        for link in links {
            match self.ask(&link, round) {
                // Some services answer an event at a pull's address.
                Ok((kind, _)) if kept.link.is_none() && kind != link.kind() => {}
                Ok((_, document)) => return self.check(link, &document),
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

    /// Sends a request, and sends it again if the service is busy, a few times in a run.
    fn ask(&self, link: &Link, round: &mut Round) -> Result<(Kind, Document), LoadError> {
        loop {
            let error = match self.service.ask(link) {
                Ok(payload) => return Ok(payload),
                Err(error) => error,
            };
            if !error.again().watch {
                return Err(error);
            }
            let wait = Patience::WATCH.wait(round.retries, error.wait());
            let Some(wait) = wait.filter(|_| !round.is_over) else {
                round.is_over = true;
                return Err(error);
            };
            round.retries = round.retries.saturating_add(1);
            thread::sleep(wait);
        }
    }

    /// Checks a payload, and reads its contract if there are endpoints.
    fn check(&self, link: Link, document: &Document) -> Result<Looked, (Link, FileError)> {
        let mut checked = match check(document.bytes().to_vec(), &self.lists) {
            Ok(checked) => checked,
            Err(error) => return Err((link, FileError::Service(error))),
        };
        if let Some(endpoints) = &self.endpoints {
            let read = endpoints.read(&mut checked, &self.lists);
            read.map_err(|fault| (link.clone(), FileError::File(fault)))?;
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
            () if all.iter().any(Kept::is_bad) => FAILED,
            () if round.failed > 0 || all.iter().any(Kept::is_open) => OPEN,
            () => WELL,
        }
    }
}

/// Reports why there is no answer about a proof.
fn tell(link: &Link, why: &FileError) {
    say(&format!("{}: {}", link.path(), text::error(why)));
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
    words::format::utc(Machine.now())
}

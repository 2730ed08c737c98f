//! `packproof watch`: follows proofs of a service until they are settled, and tells each change once.

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
use crate::checked::check;
use crate::ending::ended;
use crate::endpoints::Endpoints;
use crate::file_error::FileError;
use crate::http::Machine;
use crate::service::{Refused, Service, address};
use crate::{reader, status, text};
use change::Change;
use ids::{Followed, ListError, apart};
use kept::{Kept, Stand};
use seen::Seen;
use state::{State, StateError};

/// How many requests of a round are sent once more.
const MOST_RETRIES: u32 = 8;

/// How long a round waits before it sends a request again, if the service does not say, and the longest it waits.
const WAIT_SECONDS: u64 = 2;
const LONGEST_WAIT_SECONDS: u64 = 60;

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

/// A round that is running, or was the last.
#[derive(Default)]
struct Round {
    retries: u32,
    /// How many proofs could not be asked for, and whether the list could not.
    failed: usize,
    has_no_list: bool,
    /// How many seconds the service asked to wait, more than a round does.
    wait: u64,
}

struct Watcher<'a> {
    asked: &'a Watch,
    lists: Lists,
    service: Arc<Service>,
    endpoints: Option<Endpoints>,
    state: State,
}

/// Follows the proofs, once or again and again.
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
        tokio::select! {
            done = watcher.rounds() => done,
            Ok(()) = tokio::signal::ctrl_c() => Ok(status::STOPPED),
        }
    });
    // A request that is still under way is not waited for.
    runtime.shutdown_background();
    match done {
        Ok(status) => ExitCode::from(status),
        Err(Stop::State(error)) => refused(&error.to_string()),
        Err(Stop::List(error)) => refused(&format!("{}: {error}", asked.ids)),
        Err(Stop::Output(fault)) => ended(Err(fault), watcher.status(&Round::default())),
    }
}

/// Says why there is no watch.
fn refused(why: &str) -> ExitCode {
    say(why);
    ExitCode::from(status::CANNOT)
}

fn say(line: &str) {
    eprintln!("packproof: {}", text::shown(line));
}

impl<'a> Watcher<'a> {
    fn new(asked: &'a Watch) -> Result<Self, String> {
        let unfit = |url: &str| format!("{url} is no address: https, or http on this machine");
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

    /// Goes round after round, or once. Returns the exit status.
    async fn rounds(&mut self) -> Result<u8, Stop> {
        loop {
            let round = self.round().await?;
            let Some(every) = self.asked.every else {
                return Ok(self.status(&round));
            };
            tokio::time::sleep(every.max(Duration::from_secs(round.wait))).await;
        }
    }

    /// Asks for each proof that is not settled, and tells what is new.
    async fn round(&mut self) -> Result<Round, Stop> {
        let mut round = Round::default();
        match ids::read(&self.asked.ids, &self.service).await {
            Ok(list) => self.state.follow(list)?,
            // What is at an address may come back, and what is known is followed meanwhile.
            Err(error) if ids::is_url(&self.asked.ids) => {
                say(&format!("{}: {error}", self.asked.ids));
                round.has_no_list = true;
            }
            Err(error) => return Err(Stop::List(error)),
        }
        let mut is_over = false;
        for place in 0..self.state.all.len() {
            let Some(mut kept) = self
                .state
                .all
                .get(place)
                .filter(|kept| kept.is_open())
                .cloned()
            else {
                continue;
            };
            if is_over {
                round.failed = round.failed.saturating_add(1);
                continue;
            }
            match self.look(&kept, &mut round).await {
                Ok(looked) => {
                    let changes = looked.into(&mut kept, &now());
                    self.keep(place, kept, &changes)?;
                }
                Err((link, why)) => {
                    round.failed = round.failed.saturating_add(1);
                    say(&format!("{}: {}", link.path(), text::error(&why)));
                    is_over = round.retries >= MOST_RETRIES || round.wait > 0;
                }
            }
        }
        self.count(&round);
        Ok(round)
    }

    /// Tells the changes, and then keeps them: a watch that is stopped between the two tells them again.
    fn keep(&mut self, place: usize, kept: Kept, changes: &[Change]) -> Result<(), Stop> {
        let mut out = io::stdout().lock();
        for change in changes {
            let line = match self.asked.json {
                true => change.json(),
                false => change.line(),
            };
            out.write_all(line.as_bytes()).map_err(Stop::Output)?;
        }
        out.flush().map_err(Stop::Output)?;
        if let Some(place) = self.state.all.get_mut(place)
            && *place != kept
        {
            place.clone_from(&kept);
            self.state.write(&kept)?;
        }
        Ok(())
    }

    /// Asks for a proof, and checks it. An id alone is asked for as a pull's and then as an event's.
    async fn look(&self, kept: &Kept, round: &mut Round) -> Result<Looked, (Link, FileError)> {
        let links = match (&kept.link, &kept.followed) {
            (Some(link), _) | (None, Followed::Of(link)) => vec![link.clone()],
            (None, Followed::Id(id)) => vec![Link::Pull(id.clone()), Link::Event(id.clone())],
        };
        for link in links {
            match self.ask(&link, round).await {
                Ok(bytes) => return self.check(link, bytes).await,
                Err(LoadError::NotReady) => return Ok(Looked::NotReady(link)),
                Err(LoadError::UnknownId | LoadError::ServiceStatus(410)) => {}
                Err(error) => return Err((link, FileError::Service(error))),
            }
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
        let mut checked = match check(bytes, &self.lists) {
            Ok(checked) => checked,
            // A page of a proxy, or half an answer: it says nothing of the proof.
            Err(error) => return Err((link, error)),
        };
        if let Some(endpoints) = &self.endpoints {
            // The reading is in what was checked.
            let _ = reader::read(&mut checked, &self.lists, endpoints, false).await;
        }
        let seen = Seen::of(&link, checked, self.endpoints.is_some());
        Ok(Looked::Seen(link, Box::new(seen)))
    }

    /// Says how many proofs stand how.
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

    /// The exit status: of all that is followed, not only of what is new.
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

/// Whether the service answers about the proof, and does not fail.
const fn is_answer(error: &LoadError) -> bool {
    matches!(
        error,
        LoadError::NotReady | LoadError::UnknownId | LoadError::ServiceStatus(410)
    )
}

/// What a look at a proof gave.
enum Looked {
    Seen(Link, Box<Seen>),
    NotReady(Link),
    Unknown,
}

impl Looked {
    /// Changes the state of a proof, and returns what is new.
    fn into(self, kept: &mut Kept, at: &str) -> Vec<Change> {
        match self {
            Self::Seen(link, seen) => {
                kept.link = Some(link);
                kept.take(*seen, at)
            }
            Self::NotReady(link) => {
                kept.link = Some(link);
                Vec::new()
            }
            Self::Unknown => kept.take_unknown(at),
        }
    }
}

/// The time, as it is written.
fn now() -> String {
    words::utc(Machine.now())
}

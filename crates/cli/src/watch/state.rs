//! Keeps the state of a watch: a folder with a marker, and a file for each followed proof.

use std::collections::HashSet;
use std::error::Error;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use intake::file::is_of_a_system;
use serde::{Deserialize, Serialize};

use super::ids::Followed;
use super::kept::{FORMAT, Kept, written};
use crate::whole;

/// The marker's name. The marker names the service and the files of the state.
const MARKER: &str = "watch.json";

/// The name of the file that a running watch holds.
const LOCK: &str = ".lock";

/// The marker's content.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Marker {
    packproof_watch: u32,
    service: String,
    begun: String,
    /// The index at which the next round begins.
    next: usize,
    files: Vec<String>,
}

/// The state of a watch.
pub struct State {
    folder: PathBuf,
    marker: Marker,
    /// Every followed proof, in the order of arrival.
    pub all: Vec<Kept>,
    /// The lock on the folder, held as long as this watch runs.
    _lock: File,
}

/// A fault of the folder. A watch never treats a faulty folder as a first run.
#[derive(Debug)]
pub enum StateError {
    /// The system's error about a file.
    File(PathBuf, io::Error),
    /// A state should begin in a folder that already has this file.
    NotEmpty(PathBuf),
    /// The folder has no marker.
    Lost(PathBuf),
    /// The marker names another service.
    Foreign(PathBuf, String),
    /// A file is not in the form that a watch writes.
    Unreadable(PathBuf),
    /// The marker lists a missing file.
    Missing(PathBuf),
    /// The folder has a file that the marker does not list.
    Unlisted(PathBuf),
    /// Another watch is running on the folder.
    Busy(PathBuf),
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, rest) = match self {
            Self::File(path, fault) => return write!(f, "{}: {fault}", path.display()),
            Self::NotEmpty(path) => (
                path,
                "is in the way: --init begins a state in a folder that is empty or not there",
            ),
            Self::Lost(path) => (
                path,
                "has no watch.json: the state is lost, or was never begun (--init begins one)",
            ),
            Self::Foreign(path, service) => {
                let path = path.display();
                return write!(f, "{path} is the state of another service: {service}");
            }
            Self::Unreadable(path) => (path, "cannot be read as a watch's state"),
            Self::Missing(path) => (path, "is not there: the state is lost in part"),
            Self::Unlisted(path) => (path, "is not in watch.json's list: it is of another state"),
            Self::Busy(path) => (path, "is in use by another watch"),
        };
        write!(f, "{} {rest}", path.display())
    }
}

impl Error for StateError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::File(_, fault) => Some(fault),
            _ => None,
        }
    }
}

impl State {
    /// Begins a state in an empty or new folder.
    ///
    /// # Errors
    ///
    /// Returns the fault of a folder that is not empty, or that cannot be written.
    pub fn begin(folder: &Path, service: &str, at: &str) -> Result<Self, StateError> {
        fs::create_dir_all(folder).map_err(|fault| file(folder, fault))?;
        // A folder of somebody else gets no lock, and another watch may begin a state before this one holds the folder.
        empty(folder)?;
        let _lock = lock(folder)?;
        empty(folder)?;
        let state = Self {
            folder: folder.to_owned(),
            marker: Marker {
                packproof_watch: FORMAT,
                service: service.to_owned(),
                begun: at.to_owned(),
                next: 0,
                files: Vec::new(),
            },
            all: Vec::new(),
            _lock,
        };
        state.mark()?;
        Ok(state)
    }

    /// Opens the state that an earlier run left.
    ///
    /// # Errors
    ///
    /// Returns the fault of a folder that is not the whole state of a watch of this service.
    pub fn open(folder: &Path, service: &str) -> Result<Self, StateError> {
        let path = folder.join(MARKER);
        if !path.try_exists().map_err(|fault| file(&path, fault))? {
            return Err(StateError::Lost(folder.to_owned()));
        }
        // Another watch may change the state until this one holds it.
        let _lock = lock(folder)?;
        let bytes = fs::read(&path).map_err(|fault| file(&path, fault))?;
        let marker: Option<Marker> = serde_json::from_slice(&bytes).ok();
        let marker = marker.filter(|marker| marker.packproof_watch == FORMAT);
        let marker = marker.ok_or(StateError::Unreadable(path))?;
        if marker.service != service {
            return Err(StateError::Foreign(folder.to_owned(), marker.service));
        }
        let all = marker.files.iter().map(|name| read(folder, name));
        Ok(Self {
            folder: folder.to_owned(),
            all: all.collect::<Result<_, _>>()?,
            marker,
            _lock,
        })
    }

    /// Follows these proofs too. It writes each file before the marker lists it, so a missing file is noticed.
    ///
    /// # Errors
    ///
    /// Returns the system's error, or the fault of a file that belongs to another state.
    pub fn follow(&mut self, list: Vec<Followed>) -> Result<(), StateError> {
        let known = self.all.iter().map(|kept| kept.followed.in_one_spelling());
        let listed: HashSet<String> = known.map(|followed| Kept::name(&followed)).collect();
        let mut is_longer = false;
        for followed in list {
            let name = Kept::name(&followed);
            if listed.contains(&name) {
                continue;
            }
            let kept = Kept::fresh(followed);
            let path = self.folder.join(&name);
            // A run that stopped at this point has left new files.
            match fs::read(&path) {
                Err(fault) if fault.kind() == ErrorKind::NotFound => self.write(&kept)?,
                Err(fault) => return Err(file(&path, fault)),
                Ok(bytes) if bytes == kept.write() => {}
                Ok(_) => return Err(StateError::Unlisted(path)),
            }
            self.marker.files.push(name);
            self.all.push(kept);
            is_longer = true;
        }
        if is_longer { self.mark() } else { Ok(()) }
    }

    /// Opens each proof again that settled without the chain, for a watch that asks endpoints.
    ///
    /// # Errors
    ///
    /// The system's error.
    pub fn reopen(&mut self) -> Result<(), StateError> {
        let mut opened = Vec::new();
        for kept in &mut self.all {
            if kept.reopen() {
                opened.push(kept.clone());
            }
        }
        opened.iter().try_for_each(|kept| self.write(kept))
    }

    /// The indices of all proofs, in the order of the next round.
    pub fn indices(&self) -> impl Iterator<Item = usize> + use<> {
        let (all, next) = (self.all.len(), self.marker.next);
        let next = if next < all { next } else { 0 };
        (next..all).chain(0..next)
    }

    /// Begins the next round at this index.
    ///
    /// # Errors
    ///
    /// The system's error.
    pub fn begin_at(&mut self, next: usize) -> Result<(), StateError> {
        if self.marker.next == next {
            return Ok(());
        }
        self.marker.next = next;
        self.mark()
    }

    /// Writes the file of a proof.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn write(&self, kept: &Kept) -> Result<(), StateError> {
        let name = Kept::name(&kept.followed);
        whole::write(&self.folder, &name, &kept.write())
            .map_err(|fault| file(&self.folder.join(name), fault))
    }

    fn mark(&self) -> Result<(), StateError> {
        whole::write(&self.folder, MARKER, &written(&self.marker))
            .map_err(|fault| file(&self.folder.join(MARKER), fault))
    }
}

fn file(path: &Path, fault: io::Error) -> StateError {
    StateError::File(path.to_owned(), fault)
}

/// Checks that a folder contains only hidden files, and the files that a system keeps in each volume.
fn empty(folder: &Path) -> Result<(), StateError> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.map_err(|fault| file(folder, fault))?.into_iter();
    let others = entries.filter(|entry| !is_of_a_system(&entry.file_name().to_string_lossy()));
    match others.map(|entry| entry.path()).min() {
        Some(first) => Err(StateError::NotEmpty(first)),
        None => Ok(()),
    }
}

/// Locks a folder as long as the returned file lives.
fn lock(folder: &Path) -> Result<File, StateError> {
    let path = folder.join(LOCK);
    let lock = File::create(&path).map_err(|fault| file(&path, fault))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StateError::Busy(folder.to_owned())),
        Err(TryLockError::Error(fault)) => Err(file(&path, fault)),
    }
}

fn read(folder: &Path, name: &str) -> Result<Kept, StateError> {
    let path = folder.join(name);
    match fs::read(&path) {
        Ok(bytes) => Kept::read(&bytes, name).ok_or(StateError::Unreadable(path)),
        Err(fault) if fault.kind() == ErrorKind::NotFound => Err(StateError::Missing(path)),
        Err(fault) => Err(file(&path, fault)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_error<E: Error + Send + Sync + 'static>() {}

    const _: () = is_error::<StateError>();
}

//! The state of a watch: a folder with a marker, and a file for each proof that is followed.

use std::collections::HashSet;
use std::error::Error;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::ids::Followed;
use super::kept::{FORMAT, Kept, written};
use crate::whole;

/// The marker's name. It says whose state a folder is, and which files are in it.
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
    files: Vec<String>,
}

/// The state of a watch.
pub struct State {
    folder: PathBuf,
    marker: Marker,
    /// Every proof that is followed, in the order in which they came.
    pub all: Vec<Kept>,
    /// Held as long as this watch runs.
    _lock: File,
}

/// A folder that is not the state of this watch. None of these is ever taken for a first run.
#[derive(Debug)]
pub enum StateError {
    /// The system's error about a file.
    File(PathBuf, io::Error),
    /// A state is to begin in a folder that has something in it.
    NotEmpty(PathBuf),
    /// The folder has no marker.
    Lost(PathBuf),
    /// The marker names another service.
    Foreign(PathBuf, String),
    /// A file is not as a watch writes it.
    Unreadable(PathBuf),
    /// The marker lists a file that is not there.
    Missing(PathBuf),
    /// A file is there that the marker does not list.
    Unlisted(PathBuf),
    /// Another watch is running on it.
    Busy(PathBuf),
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, rest) = match self {
            Self::File(path, fault) => return write!(f, "{}: {fault}", path.display()),
            Self::NotEmpty(path) => (
                path,
                "is not empty: --init begins a state in a folder that is empty or not there",
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
    /// Begins a state, in a folder that is empty or not there.
    ///
    /// # Errors
    ///
    /// The folder has something in it, or cannot be written.
    pub fn begin(folder: &Path, service: &str, at: &str) -> Result<Self, StateError> {
        fs::create_dir_all(folder).map_err(|fault| file(folder, fault))?;
        for entry in fs::read_dir(folder).map_err(|fault| file(folder, fault))? {
            let entry = entry.map_err(|fault| file(folder, fault))?;
            if !entry.file_name().to_string_lossy().starts_with('.') {
                return Err(StateError::NotEmpty(folder.to_owned()));
            }
        }
        let state = Self {
            folder: folder.to_owned(),
            marker: Marker {
                packproof_watch: FORMAT,
                service: service.to_owned(),
                begun: at.to_owned(),
                files: Vec::new(),
            },
            all: Vec::new(),
            _lock: lock(folder)?,
        };
        state.mark()?;
        Ok(state)
    }

    /// Opens the state that an earlier run left.
    ///
    /// # Errors
    ///
    /// The folder is not the whole state of a watch of this service.
    pub fn open(folder: &Path, service: &str) -> Result<Self, StateError> {
        let path = folder.join(MARKER);
        let bytes = match fs::read(&path) {
            Err(fault) if fault.kind() == ErrorKind::NotFound => {
                return Err(StateError::Lost(folder.to_owned()));
            }
            read => read.map_err(|fault| file(&path, fault))?,
        };
        let _lock = lock(folder)?;
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

    /// Follows these too. Each has its file before the marker lists it, so that a file that goes is missed.
    ///
    /// # Errors
    ///
    /// The system's error, or a file that is of another state.
    pub fn follow(&mut self, list: Vec<Followed>) -> Result<(), StateError> {
        let listed: HashSet<String> = self.marker.files.iter().cloned().collect();
        let mut is_longer = false;
        for followed in list {
            let name = Kept::name(&followed);
            if listed.contains(&name) {
                continue;
            }
            let kept = Kept::fresh(followed);
            let path = self.folder.join(&name);
            // A run that was stopped here has left fresh files.
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

    /// Writes the file of a proof.
    ///
    /// # Errors
    ///
    /// The system's error.
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

/// Holds a folder as long as the file lives.
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

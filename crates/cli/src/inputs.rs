//! Yields the inputs in order, and the texts in each: files, folders with their content, the standard input, lines, and
//! ids at a service, named or listed in a file.

use std::collections::HashSet;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::sync::Arc;

use flate2::read::MultiGzDecoder;
use intake::file::{ForeignFileError, MAX_BYTES, is_of_a_system};
use intake::json::is_proof;
use intake::{LoadError, Target};
use same_file::Handle;
use verify::PayloadError;

use crate::arguments::{Inputs, is_standard};
use crate::file_error::FileError;
use crate::list;
use crate::opening;
use crate::outcome::say;
use crate::service::Service;

/// The endings of the files that are read in a folder.
const ENDINGS: [&str; 3] = [".json", ".jsonl", ".ndjson"];

/// The endings of packed files. Of these, gzip alone is unpacked, and the others are errors.
const PACKED: [&str; 7] = [".gz", ".zip", ".zst", ".xz", ".bz2", ".7z", ".lz4"];

/// An input: one that may hold several texts, or one line.
#[derive(Debug)]
pub struct Input {
    name: String,
    from: From,
}

/// A source of bytes.
#[derive(Debug)]
enum From {
    /// A file.
    File(PathBuf),
    /// The standard input.
    Standard,
    /// The standard input, which was read.
    Read(Vec<u8>),
    /// The service, with an id or a link.
    Service(Arc<Service>, Target),
    /// A line in memory.
    Line(Vec<u8>),
    /// No source, with the reason.
    Nowhere(FileError),
}

/// The text of a proof, or the reason why it is missing.
#[derive(Debug)]
pub struct Text {
    /// The name of the input; of several texts in one, the one in line 2 is `NAME:2`.
    pub name: String,
    /// The bytes.
    pub bytes: Result<Vec<u8>, FileError>,
}

impl Input {
    /// Creates an input of one line.
    pub const fn line(name: String, line: Vec<u8>) -> Self {
        let from = From::Line(line);
        Self { name, from }
    }

    /// Returns the number of bytes that the input holds in memory.
    pub fn held(&self) -> usize {
        match &self.from {
            From::Line(bytes) | From::Read(bytes) => bytes.len(),
            _ => 0,
        }
    }

    /// Opens the input, and returns the texts in it: at least one.
    pub fn texts(self) -> Vec<Text> {
        let Self { name, from } = self;
        let bytes = match from {
            From::Line(line) => {
                return vec![Text {
                    name,
                    bytes: Ok(line),
                }];
            }
            From::Nowhere(error) => Err(error),
            From::Standard => opening::standard_input(),
            From::Read(bytes) => Ok(bytes),
            From::File(path) => opening::bytes(path.as_os_str()),
            From::Service(service, target) => service.payload(&target).map_err(FileError::Service),
        };
        let texts = bytes.and_then(|bytes| check::texts(bytes).map_err(FileError::Text));
        let texts = texts.and_then(|texts| match texts.as_slice() {
            [(_, text)] if list::is_list(text) => Err(FileError::List),
            _ => Ok(texts),
        });
        let texts = match texts {
            Ok(texts) => texts,
            Err(error) => {
                let bytes = Err(error);
                return vec![Text { name, bytes }];
            }
        };
        let is_only = texts.len() == 1;
        let texts = texts.into_iter().map(|(number, bytes)| Text {
            name: match is_only {
                true => name.clone(),
                false => format!("{name}:{number}"),
            },
            bytes: Ok(bytes),
        });
        texts.collect()
    }
}

/// Yields the inputs; or their lines, as they arrive.
pub fn all(asked: &Inputs) -> Box<dyn Iterator<Item = Input>> {
    let standard = [PathBuf::from("-")];
    let named = match asked.named.as_slice() {
        [] => &standard[..],
        named => named,
    };
    let own = own(&asked.written);
    let inputs = inputs(named, asked.service.as_ref(), &own).into_iter();
    match asked.lines {
        true => Box::new(inputs.flat_map(lines)),
        false => Box::new(inputs),
    }
}

/// Returns the files of the output: those that the options write, and the one that has the standard output.
fn own(written: &[PathBuf]) -> Vec<Handle> {
    let written = written.iter().map(Handle::from_path);
    let all = written.chain([Handle::stdout()]).flatten();
    let is_file = |own: &Handle| own.as_file().metadata().is_ok_and(|own| own.is_file());
    all.filter(is_file).collect()
}

/// Lists the named files, the files in the named folders, and the proofs at a service if one is named. Counts the other
/// files in the folders on the standard error, those of the output among them.
fn inputs(named: &[PathBuf], service: Option<&Arc<Service>>, own: &[Handle]) -> Vec<Input> {
    let (mut inputs, mut others) = (Vec::new(), 0_usize);
    for path in named {
        if is_standard(path) {
            let input = Input {
                name: "-".to_owned(),
                from: From::Standard,
            };
            inputs.extend(listed(input, service));
        } else if path.is_dir() {
            let before = inputs.len();
            let (more, left_out) = Folders::of(path, own);
            inputs.extend(more);
            others = others.saturating_add(left_out);
            if inputs.len() == before {
                inputs.push(nowhere(path, FileError::EmptyFolder));
            }
        } else if let Some(service) = service.filter(|_| !path.exists()) {
            inputs.push(served(path, service));
        } else {
            inputs.extend(listed(file(path.clone()), service));
        }
    }
    if others > 0 {
        say(&format!(
            "left out in folders: {others} (read is what ends in .json, .jsonl or .ndjson, also with .gz, or holds a proof; no hidden file, and none that this run writes)"
        ));
    }
    inputs
}

/// Yields the lines of an input as they arrive.
fn lines(input: Input) -> Box<dyn Iterator<Item = Input>> {
    let opened: Result<Box<dyn Read>, FileError> = match &input.from {
        From::File(path) => match opening::file(path.as_os_str()) {
            Ok(file) => Ok(Box::new(file)),
            Err(error) => Err(error),
        },
        From::Standard => Ok(Box::new(io::stdin())),
        From::Service(..) | From::Line(_) | From::Read(_) | From::Nowhere(_) => {
            return Box::new(std::iter::once(input));
        }
    };
    match opened.and_then(|from| unpacked(from).map_err(FileError::File)) {
        Err(error) => Box::new(std::iter::once(Input {
            from: From::Nowhere(error),
            ..input
        })),
        Ok(text) => Box::new(Lines {
            text,
            name: input.name,
            number: 0,
            is_over: false,
            is_empty: true,
        }),
    }
}

/// Reads an id or a link from a service. Any other text is the name of a file.
fn served(path: &Path, service: &Arc<Service>) -> Input {
    let name = path.to_string_lossy().into_owned();
    match Target::of(&name) {
        Some(target) => Input {
            name,
            from: From::Service(service.clone(), target),
        },
        None => file(path.to_owned()),
    }
}

/// Returns the proofs that a list names, if a service is named and the input is a list; else the input.
fn listed(input: Input, service: Option<&Arc<Service>>) -> Vec<Input> {
    let Some(service) = service else {
        return vec![input];
    };
    let (bytes, is_kept) = match &input.from {
        From::File(path) => (opening::bytes(path.as_os_str()), !path.is_file()),
        From::Standard => (opening::standard_input(), true),
        _ => return vec![input],
    };
    let Ok(bytes) = bytes else {
        return vec![input];
    };
    // The standard input is read once, and so is a pipe.
    let from = match is_kept {
        true => From::Read(bytes.clone()),
        false => input.from,
    };
    let name = input.name;
    match check::texts(bytes).as_deref() {
        Ok([(_, text)]) if list::is_list(text) => {
            let each = list::lines(text).map(|(number, target)| Input {
                name: format!("{name}:{number}"),
                from: match target {
                    Some(target) => From::Service(service.clone(), target),
                    None => From::Nowhere(FileError::NoProofNamed),
                },
            });
            each.collect()
        }
        _ => vec![Input { name, from }],
    }
}

fn file(path: PathBuf) -> Input {
    Input {
        name: name(&path),
        from: From::File(path),
    }
}

fn nowhere(path: &Path, error: FileError) -> Input {
    Input {
        name: name(path),
        from: From::Nowhere(error),
    }
}

/// Returns the name of a file, the same on every system.
fn name(path: &Path) -> String {
    path.to_string_lossy().replace(MAIN_SEPARATOR, "/")
}

/// The files of a folder and of those in it and behind its links.
struct Folders<'o> {
    own: &'o [Handle],
    inputs: Vec<Input>,
    /// The number of files that are left out.
    others: usize,
    /// The folders that were read. Links may lead to one of them again, in a circle.
    read: HashSet<PathBuf>,
}

impl<'o> Folders<'o> {
    /// Returns the files of a folder in the order of their names, and the number of others.
    fn of(path: &Path, own: &'o [Handle]) -> (Vec<Input>, usize) {
        let mut folders = Self {
            own,
            inputs: Vec::new(),
            others: 0,
            read: HashSet::new(),
        };
        folders.add(path);
        (folders.inputs, folders.others)
    }

    /// Adds the files of a folder, unless it was read.
    fn add(&mut self, path: &Path) {
        let entries = fs::canonicalize(path).and_then(|real| {
            if !self.read.insert(real) {
                return Ok(Vec::new());
            }
            fs::read_dir(path)?.collect()
        });
        let mut entries: Vec<fs::DirEntry> = match entries {
            Ok(entries) => entries,
            Err(fault) => return self.inputs.push(nowhere(path, FileError::File(fault))),
        };
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let (name, path) = (entry.file_name(), entry.path());
            let name = name.to_string_lossy().to_lowercase();
            // A broken symbolic link may have meant a file, so it is read, and is an error.
            let found = path.metadata().ok();
            let is_folder = found.as_ref().is_some_and(fs::Metadata::is_dir);
            let is_file = found.is_none_or(|found| found.is_file());
            match is_file && !is_one_of(self.own, &path) {
                _ if is_of_a_system(&name) => self.others = self.others.saturating_add(1),
                _ if is_folder => self.add(&path),
                // A pipe may never end, so it is not read.
                false if !is_file && is_named_as_proof(&name) => {
                    let fault = io::Error::other("this is a pipe or a device, and no file");
                    self.inputs.push(nowhere(&path, FileError::File(fault)));
                }
                true if is_named_as_proof(&name) || may_hold_proof(&path) => {
                    self.inputs.push(file(path))
                }
                _ => self.others = self.others.saturating_add(1),
            }
        }
    }
}

/// Returns true if a file's name ends as those of proofs, packed or not.
fn is_named_as_proof(name: &str) -> bool {
    let packed = PACKED.iter().find_map(|packed| name.strip_suffix(packed));
    let plain = packed.unwrap_or(name);
    ENDINGS.iter().any(|ending| plain.ends_with(ending))
}

/// Returns true if a file with another name may hold a proof: it has one, in a form that is read or in another, or is
/// packed, or cannot be read.
fn may_hold_proof(path: &Path) -> bool {
    let bytes = match opening::bytes(path.as_os_str()) {
        Ok(bytes) => bytes,
        // A film is as large too.
        Err(FileError::Text(_)) => return begins_as_json(path),
        Err(_) => return true,
    };
    if has_keys(&bytes) {
        return true;
    }
    // An archive of documents has none of these names.
    let has_names = || {
        ENDINGS
            .iter()
            .any(|ending| contains(&bytes, ending.as_bytes()))
    };
    match check::texts(bytes.clone()) {
        Ok(texts) => texts.iter().any(|(_, text)| {
            let text = String::from_utf8_lossy(text);
            let begins = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
            (begins.starts_with('{') && is_proof(&text)) || has_keys(text.as_bytes())
        }),
        Err(LoadError::Foreign(ForeignFileError::Zip)) => has_names(),
        // Every byte of a log was searched; packed files in it were not.
        Err(LoadError::Foreign(ForeignFileError::Lines(_))) => bytes.starts_with(b"\x1f\x8b"),
        Err(_) => true,
    }
}

/// Returns true if a file begins as a JSON text, or cannot be read.
fn begins_as_json(path: &Path) -> bool {
    let mut first = [0];
    let file = opening::file(path.as_os_str());
    let is_read = file.map(|mut file| file.read_exact(&mut first));
    !matches!(is_read, Ok(Ok(()))) || matches!(first, [b'{' | b'['])
}

/// Returns true if bytes have the keys of a payload and a hash, as every proof has, with any text around it: a list, a
/// log, a script. UTF-16 and UTF-32 only put zeros between the characters.
fn has_keys(bytes: &[u8]) -> bool {
    let plain: Vec<u8> = bytes.iter().copied().filter(|byte| *byte != 0).collect();
    let has = |key: &str| contains(&plain, ["\"", key, "\""].concat().as_bytes());
    let mut digits = plain.split(|byte| !byte.is_ascii_hexdigit());
    verify::kind_by(&has).is_some() && digits.any(|digits| digits.len() == 64)
}

/// Returns true if bytes have these in them.
fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// Returns true if a path leads to one of these files.
fn is_one_of(files: &[Handle], path: &Path) -> bool {
    !files.is_empty() && Handle::from_path(path).is_ok_and(|found| files.contains(&found))
}

/// Opens a text that may be packed with gzip.
fn unpacked(from: Box<dyn Read>) -> io::Result<Box<dyn BufRead>> {
    let mut text = begun(from)?;
    if text.fill_buf()?.starts_with(b"\x1f\x8b") {
        text = begun(MultiGzDecoder::new(text))?;
    }
    Ok(text)
}

/// Returns a text whose first two bytes arrive together, since they show its form. A pipe may bring one of them first.
fn begun(mut from: impl Read + 'static) -> io::Result<Box<dyn BufRead>> {
    let mut first = Vec::new();
    (&mut from).take(2).read_to_end(&mut first)?;
    let whole = io::Cursor::new(first).chain(from);
    Ok(Box::new(BufReader::with_capacity(1 << 16, whole)))
}

/// An iterator over the lines of a text, with one line in memory at a time.
struct Lines {
    text: Box<dyn BufRead>,
    name: String,
    number: u64,
    is_over: bool,
    /// True if no line was yielded.
    is_empty: bool,
}

impl Iterator for Lines {
    type Item = Input;

    fn next(&mut self) -> Option<Input> {
        while !self.is_over {
            self.number = self.number.saturating_add(1);
            let mut line = Vec::new();
            let mut most = (&mut self.text).take(MAX_BYTES);
            let from = match most.read_until(b'\n', &mut line) {
                Ok(0) => {
                    self.is_over = true;
                    break;
                }
                Ok(_) if line.trim_ascii().is_empty() && line.ends_with(b"\n") => continue,
                Ok(_) if !line.ends_with(b"\n") && most.limit() == 0 => self.too_large(),
                Ok(_) if line.trim_ascii().is_empty() => break,
                Ok(_) => From::Line(line.trim_ascii_end().to_vec()),
                Err(fault) => {
                    self.is_over = true;
                    From::Nowhere(FileError::File(fault))
                }
            };
            self.is_empty = false;
            let name = format!("{}:{}", self.name, self.number);
            return Some(Input { name, from });
        }
        // A program before the pipe that failed leaves an empty stream.
        core::mem::take(&mut self.is_empty).then(|| {
            self.is_over = true;
            Input::line(self.name.clone(), Vec::new())
        })
    }
}

impl Lines {
    /// Skips the rest of a line that is larger than any payload.
    fn too_large(&mut self) -> From {
        let mut bytes = MAX_BYTES;
        loop {
            let (end, length) = match self.text.fill_buf() {
                Ok(more) => (more.iter().position(|byte| *byte == b'\n'), more.len()),
                Err(_) => (None, 0),
            };
            let taken = end.map_or(length, |end| end.saturating_add(1));
            self.text.consume(taken);
            bytes = bytes.saturating_add(u64::try_from(taken).unwrap_or(u64::MAX));
            if end.is_some() || length == 0 {
                break;
            }
        }
        let limit = MAX_BYTES;
        From::Nowhere(FileError::Text(LoadError::Unreadable(
            PayloadError::TooLarge { bytes, limit },
        )))
    }
}

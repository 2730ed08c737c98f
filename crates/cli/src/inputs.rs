//! Yields the inputs in order, and the texts in each: files, folders with their content, the standard input, lines, and
//! ids at a service.

use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::sync::Arc;

use flate2::read::MultiGzDecoder;
use intake::Target;
use intake::file::{MAX_BYTES, is_of_a_system};
use same_file::Handle;
use verify::PayloadError;
use words::LoadError;

use crate::arguments::{Inputs, is_standard};
use crate::ending::say;
use crate::file_error::FileError;
use crate::opening;
use crate::service::Service;

/// The endings of the files that are read in a folder.
const ENDINGS: [&str; 3] = [".json", ".jsonl", ".ndjson"];

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
    /// The service, with an id or a link.
    Service(Arc<Service>, Target),
    /// A line in memory.
    Line(Vec<u8>),
    /// No source, with the reason.
    Nowhere(FileError),
}

/// The text of a proof, or the reason for which there is none.
#[derive(Debug)]
pub struct Text {
    /// The name of the input; of several texts in one, the one in line 2 is `NAME:2`.
    pub name: String,
    /// The bytes.
    pub bytes: Result<Vec<u8>, FileError>,
}

impl Input {
    /// Returns the number of bytes that the input holds in memory.
    pub fn held(&self) -> usize {
        match &self.from {
            From::Line(line) => line.len(),
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
            From::File(path) => opening::bytes(path.as_os_str()),
            From::Service(service, target) => service.payload(&target).map_err(FileError::Service),
        };
        let texts = match bytes.and_then(|bytes| check::texts(bytes).map_err(FileError::Text)) {
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
            inputs.push(Input {
                name: "-".to_owned(),
                from: From::Standard,
            });
        } else if path.is_dir() {
            let before = inputs.len();
            others = others.saturating_add(folder(path, own, &mut inputs));
            if inputs.len() == before {
                inputs.push(nowhere(path, FileError::EmptyFolder));
            }
        } else if let Some(service) = service.filter(|_| !path.exists()) {
            inputs.push(served(path, service));
        } else {
            inputs.push(file(path.clone()));
        }
    }
    if others > 0 {
        say(&format!(
            "left out in folders: {others} (files that end in .json, .jsonl or .ndjson are read, also with .gz, but no hidden ones and none that this run writes)"
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
        From::Service(..) | From::Line(_) | From::Nowhere(_) => {
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
        }),
    }
}

/// Takes an id or a link from a service. Any other text is the name of a file.
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

/// Adds the files of a folder in the order of their names, and returns the number of others. A link to a folder may
/// form a circle, so it counts as no folder.
fn folder(path: &Path, own: &[Handle], inputs: &mut Vec<Input>) -> usize {
    let entries: io::Result<Vec<_>> = fs::read_dir(path).and_then(Iterator::collect);
    let mut entries = match entries {
        Ok(entries) => entries,
        Err(fault) => {
            inputs.push(nowhere(path, FileError::File(fault)));
            return 0;
        }
    };
    entries.sort_by_key(fs::DirEntry::file_name);
    let mut others = 0_usize;
    for entry in entries {
        let (name, path) = (entry.file_name(), entry.path());
        let name = name.to_string_lossy().to_lowercase();
        let plain = name.strip_suffix(".gz").unwrap_or(&name);
        if is_of_a_system(&name) {
            others = others.saturating_add(1);
        } else if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            others = others.saturating_add(folder(&path, own, inputs));
        } else if is_readable(&path)
            && ENDINGS.iter().any(|ending| plain.ends_with(ending))
            && !is_one_of(own, &path)
        {
            inputs.push(file(path));
        } else {
            others = others.saturating_add(1);
        }
    }
    others
}

/// Returns true if a path leads to a file, or to nothing: a broken link is an error, and not left out.
fn is_readable(path: &Path) -> bool {
    path.metadata().map_or(true, |found| found.is_file())
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

/// Returns a text whose first two bytes arrive together, since they tell its form. A pipe may bring one of them first.
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
            let name = format!("{}:{}", self.name, self.number);
            return Some(Input { name, from });
        }
        None
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

//! Runs the program among the vectors.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

pub const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors");

/// Returns the program with these arguments, in the folder of the vectors.
pub fn packproof(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_packproof"));
    program.current_dir(VECTORS).args(arguments);
    program
}

/// Returns the program with these arguments. It hears every signal, also one that whoever started the tests ignores, as a shell does
/// for what it starts in the background.
#[cfg(unix)]
pub fn signalled(arguments: &[&str]) -> Command {
    if !cfg!(target_os = "linux") {
        return packproof(arguments);
    }
    let mut program = Command::new("env");
    let hears = [
        "--default-signal=INT,TERM,HUP",
        env!("CARGO_BIN_EXE_packproof"),
    ];
    program.current_dir(VECTORS).args(hears).args(arguments);
    program
}

pub fn run_in(folder: impl AsRef<Path>, arguments: &[&str]) -> Output {
    let mut program = packproof(arguments);
    let run = program.current_dir(folder).output();
    run.expect("the program runs")
}

/// Runs the program with a standard input.
pub fn with_input(input: &[u8], arguments: &[&str]) -> Output {
    let mut program = packproof(arguments);
    let piped = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut running = piped.spawn().expect("the program starts");
    let mut to = running.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writes = thread::spawn(move || {
        // The program may end before it has read everything.
        drop(to.write_all(&input));
    });
    let run = running.wait_with_output().expect("the program runs");
    writes.join().expect("it is written");
    run
}

/// Runs the program with a standard input, and closes its output after the first line.
pub fn with_closed_pipe(input: &[u8], arguments: &[&str]) -> Output {
    let mut program = packproof(arguments);
    let piped = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut running = piped.spawn().expect("the program starts");
    let mut to = running.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writes = thread::spawn(move || drop(to.write_all(&input)));
    let mut from = BufReader::new(running.stdout.take().expect("a pipe"));
    from.read_line(&mut String::new()).expect("a line");
    drop(from);
    let run = running.wait_with_output().expect("it ends");
    writes.join().expect("it is written");
    run
}

/// Runs the program with an output that cannot be written.
#[cfg(target_os = "linux")]
pub fn with_full_output(arguments: &[&str]) -> Output {
    let full = fs::File::create("/dev/full").expect("a device");
    let run = packproof(arguments).stdout(full).output();
    run.expect("the program runs")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// Returns the reports that a run printed, one a line.
pub fn reports(run: &Output) -> Vec<serde_json::Value> {
    let lines = text(&run.stdout);
    let lines = lines.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

pub fn vector(name: &str) -> Vec<u8> {
    fs::read(Path::new(VECTORS).join(name)).expect("a vector")
}

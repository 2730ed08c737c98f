//! Serves scripted answers of a shop on this machine.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

/// The service's own answer about an id that it does not know.
pub const UNKNOWN: &str = "{\"error\":\"not_found\"}";

/// The answer of the service for a path.
#[derive(Clone)]
pub struct Answer {
    status: u16,
    retry_after: Option<String>,
    /// The body. Without one, the service never answers.
    body: Option<String>,
}

#[derive(Default)]
struct Script {
    always: HashMap<String, Answer>,
    once: HashMap<String, Answer>,
    asked: Vec<String>,
    /// The connections that stay open without an answer.
    held: Vec<TcpStream>,
}

/// A service on this machine, until the test ends.
pub struct Shop {
    /// The address of the service.
    pub address: String,
    script: Arc<Mutex<Script>>,
}

impl Answer {
    pub fn of(status: u16, body: &str) -> Self {
        let body = Some(body.to_owned());
        Self {
            status,
            retry_after: None,
            body,
        }
    }

    pub const fn never() -> Self {
        Self {
            status: 0,
            retry_after: None,
            body: None,
        }
    }

    pub fn retry_after(self, seconds: u64) -> Self {
        self.retry_at(&seconds.to_string())
    }

    /// Asks to wait until a date.
    pub fn retry_at(mut self, date: &str) -> Self {
        self.retry_after = Some(date.to_owned());
        self
    }
}

impl Shop {
    pub fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let script = Arc::<Mutex<Script>>::default();
        let own = script.clone();
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                // A program that was killed closes its connections.
                drop(converse(connection, &own));
            }
        });
        Self {
            address: format!("http://{address}"),
            script,
        }
    }

    fn script(&self) -> MutexGuard<'_, Script> {
        self.script.lock().expect("a script")
    }

    /// Sets the answer for a path from now on. Every other path gets 404.
    pub fn says(&self, path: &str, answer: Answer) {
        self.script().always.insert(path.to_owned(), answer);
    }

    /// Sets the next answer for a path.
    pub fn says_once(&self, path: &str, answer: Answer) {
        self.script().once.insert(path.to_owned(), answer);
    }

    /// Returns the requested paths since the last call, in order.
    pub fn asked(&self) -> Vec<String> {
        std::mem::take(&mut self.script().asked)
    }

    pub fn has_asked(&self, path: &str) -> bool {
        self.script().asked.iter().any(|asked| asked == path)
    }
}

/// Answers one request, and closes the connection.
fn converse(connection: TcpStream, script: &Mutex<Script>) -> std::io::Result<()> {
    let mut from = BufReader::new(&connection);
    let (mut path, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        from.read_line(&mut line)?;
        let line = line.trim();
        let lower = line.to_lowercase();
        if let Some(bytes) = lower.strip_prefix("content-length:") {
            length = bytes.trim().parse().expect("a length");
        }
        if path.is_empty() {
            path = line.split(' ').nth(1).unwrap_or_default().to_owned();
        }
        if line.is_empty() {
            break;
        }
    }
    from.read_exact(&mut vec![0; length])?;
    let mut script = script.lock().expect("a script");
    script.asked.push(path.clone());
    let answer = script.once.remove(&path);
    let answer = answer.or_else(|| script.always.get(&path).cloned());
    let Answer {
        status,
        retry_after,
        body,
    } = answer.unwrap_or_else(|| Answer::of(404, UNKNOWN));
    let Some(body) = body else {
        script.held.push(connection);
        return Ok(());
    };
    drop(script);
    let wait = retry_after.map(|asked| format!("retry-after: {asked}\r\n"));
    let head = format!(
        "HTTP/1.1 {status} X\r\nlocation: /x\r\n{}content-length: {}\r\nconnection: close\r\n\r\n",
        wait.unwrap_or_default(),
        body.len()
    );
    let mut to = &connection;
    to.write_all(head.as_bytes())?;
    to.write_all(body.as_bytes())
}

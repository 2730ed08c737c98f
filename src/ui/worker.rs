//! Runs the page's end of a worker: starts it, sends it tasks, and ends it when dropped.

use std::rc::Rc;
use std::sync::{Arc, Mutex, OnceLock};

use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ErrorEvent, MessageEvent};

use crate::build::BUILD;
use crate::model::task_log::TaskLog;
use crate::net;
use crate::ui::browser;
use crate::worker::message::{Envelope, Greeting, Part};
use crate::worker::response::{PartFault, Response};
use crate::worker::selftest;
use crate::worker::task::Task;
use intake::file::MAX_BYTES;
use verify::report::Kind;
use words::CheckError;

#[wasm_bindgen]
extern "C" {
    /// Starts a worker for these kinds of payload. Resolves to an array of the worker and its first message. The
    /// start script fetches the worker's parts and checks their digests.
    #[wasm_bindgen(js_name = startWorker, catch)]
    fn start_worker(kinds: Array) -> Result<Promise, JsValue>;
}

/// A message from a worker, or its end.
pub enum WorkerEvent {
    /// A response about the check, and the file beside it.
    Response(Response, Option<Blob>),
    /// A response that the rest of the page reads.
    Beside(Envelope),
    /// A part of the worker failed, so it did not handle this task; `None` for a check.
    PartFailed(CheckError, Option<Task>),
    /// The worker did not start, is of another build, failed its self-test, or stopped. It takes no tasks.
    Halted(CheckError),
}

/// A handler of everything that comes from a worker.
type Handler = Rc<dyn Fn(WorkerEvent)>;

/// A worker that starts or runs. Dropping it ends it at once, with all its work.
pub struct Worker(Arc<Running>);

/// A worker once it has started, and the tasks to it.
#[derive(Default)]
struct Running {
    worker: OnceLock<web_sys::Worker>,
    tasks: Arc<Mutex<TaskLog>>,
}

impl Worker {
    /// Starts a worker for these kinds of payload. Sends the first task as soon as the worker has named its build,
    /// which must be the page's. A file may travel beside the task.
    pub fn start(
        kinds: Vec<Kind>,
        first: Task,
        file: Option<Blob>,
        handle: impl Fn(WorkerEvent) + 'static,
    ) -> Self {
        Self::start_with(kinds, first, file, Rc::new(handle))
    }

    /// Starts a worker with a boxed handler, so that this is compiled once for all handlers.
    fn start_with(kinds: Vec<Kind>, first: Task, file: Option<Blob>, handle: Handler) -> Self {
        let worker = Self(Arc::default());
        let running = Arc::downgrade(&worker.0);
        wasm_bindgen_futures::spawn_local(async move {
            let started = started(&kinds).await;
            match (started, running.upgrade()) {
                (Ok((worker, _)), None) => worker.terminate(),
                (Err(_), None) => {}
                (Ok((worker, greeting)), Some(running)) => match reject(greeting, &kinds) {
                    None => {
                        listen(&worker, running.tasks.clone(), handle);
                        let _ = running.worker.set(worker);
                        running.post(first, file);
                    }
                    Some(halt) => {
                        worker.terminate();
                        handle(WorkerEvent::Halted(halt));
                    }
                },
                (Err(cause), Some(_)) => handle(WorkerEvent::Halted(halt(&cause))),
            }
        });
        worker
    }

    /// Sends a task to a worker that has answered before.
    pub fn ask(&self, task: Task, file: Option<Blob>) {
        self.0.post(task, file);
    }
}

impl Running {
    /// Posts a task, and the file beside it. From the disk the file's bytes cross: in WebKit, a worker of a page on
    /// the disk reads no file. The worker tells the reason if a file is too large, or cannot be read.
    fn post(self: &Arc<Self>, message: Task, file: Option<Blob>) {
        let file = match file {
            Some(file) if browser::is_single() => file,
            file => return self.post_beside(message, file.map(Object::from)),
        };
        let running = Arc::downgrade(self);
        wasm_bindgen_futures::spawn_local(async move {
            let bytes = match net::size(&file) <= MAX_BYTES {
                true => JsFuture::from(file.array_buffer()).await.ok(),
                false => None,
            };
            let file = bytes.map_or_else(|| file.into(), |bytes| Uint8Array::new(&bytes).into());
            if let Some(running) = running.upgrade() {
                running.post_beside(message, Some(file));
            }
        });
    }

    /// Posts a task. A [`Task`] always crosses, because the browser can clone everything in it.
    fn post_beside(&self, message: Task, file: Option<Object>) {
        let (Some(worker), Ok(mut tasks)) = (self.worker.get(), self.tasks.lock()) else {
            return;
        };
        let id = tasks.assign(&message);
        let (message, handed_over) = message.envelope(id, file).to_js();
        let _ = worker.post_message_with_transfer(&message, &handed_over);
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.get() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// Returns a new worker, and its greeting.
async fn started(kinds: &[Kind]) -> Result<(web_sys::Worker, Option<Greeting>), JsValue> {
    let names = kinds
        .iter()
        .map(|kind| JsValue::from(kind.name()))
        .collect();
    let started: Array = JsFuture::from(start_worker(names)?).await?.dyn_into()?;
    let greeting = Greeting::from_js(&started.get(1));
    Ok((started.get(0).dyn_into()?, greeting))
}

/// Returns the reason that the page refuses a worker with this greeting; `None` for a worker of the page's build.
fn reject(greeting: Option<Greeting>, kinds: &[Kind]) -> Option<CheckError> {
    let another = |worker| CheckError::AnotherBuild {
        page: BUILD.to_owned(),
        worker,
    };
    match greeting {
        Some(Greeting::Build(build)) if build == BUILD => None,
        Some(Greeting::Build(build)) => Some(another(build)),
        Some(Greeting::SelfTest(wrong)) => Some(CheckError::SelfTest {
            wrong,
            all: kinds.iter().map(|kind| selftest::count(*kind, false)).sum(),
        }),
        None => Some(another(words::say!(trouble_no_name).into())),
    }
}

/// The conversion of a part's fault to an error of the check.
impl From<PartFault> for CheckError {
    fn from(fault: PartFault) -> Self {
        match fault {
            PartFault::NotLoaded(part) => Self::NotLoaded(part),
            PartFault::SelfTest { wrong, all } => Self::SelfTest { wrong, all },
        }
    }
}

/// Returns the error for a worker that did not start, by the name of the start script's exception.
fn halt(cause: &JsValue) -> CheckError {
    let field = |what: &str| Reflect::get(cause, &what.into()).ok()?.as_string();
    let message = field("message").unwrap_or_default();
    match field("name").as_deref() {
        Some("NoVectors") => CheckError::NoVectors,
        Some("NotAsBuilt") => CheckError::NotAsBuilt(message),
        Some("NotLoaded") => CheckError::NotLoaded(message),
        _ => CheckError::NoWorker(message),
    }
}

/// Returns the error for a worker whose message the page does not know.
pub fn tells_unknown() -> CheckError {
    CheckError::NoWorker(words::say!(trouble_tells_unknown).into())
}

/// Returns the event in a worker's message.
fn event_of(envelope: Envelope, tasks: &Mutex<TaskLog>) -> WorkerEvent {
    if envelope.part != Part::Check {
        return WorkerEvent::Beside(envelope);
    }
    match envelope.read() {
        Some(Response::PartFailed(fault)) => {
            let sent = tasks.lock().ok();
            let sent = sent.and_then(|tasks| tasks.sent(envelope.id));
            WorkerEvent::PartFailed(fault.into(), sent)
        }
        Some(response) => WorkerEvent::Response(response, envelope.blob()),
        None => WorkerEvent::Halted(tells_unknown()),
    }
}

/// Handles a message, unless it responds to a task that a newer one has replaced.
fn listen(worker: &web_sys::Worker, tasks: Arc<Mutex<TaskLog>>, handle: Handler) {
    let handle_error = Rc::clone(&handle);
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(envelope) = Envelope::from_js(&event.data()) else {
            return handle(WorkerEvent::Halted(tells_unknown()));
        };
        let is_current = |tasks: &TaskLog| tasks.is_current(envelope.id);
        if tasks.lock().is_ok_and(|tasks| is_current(&tasks)) {
            handle(event_of(envelope, &tasks));
        }
    });
    worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));

    let on_error = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
        event.prevent_default();
        handle_error(WorkerEvent::Halted(CheckError::NoWorker(event.message())));
    });
    worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
}

//! Runs the page's end of a worker: starts it, sends it tasks, and ends it when dropped.

use std::cell::{Cell, OnceCell};
use std::rc::Rc;

use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ErrorEvent, MessageEvent};

use crate::build::BUILD;
use crate::net;
use crate::ui::browser;
use crate::worker::first::FIRST;
use crate::worker::message::{Channel, Envelope, Greeting, Program};
use crate::worker::selftest;
use crate::worker::task::{Task, TaskId};
use intake::file::MAX_BYTES;
use words::CheckError;

#[wasm_bindgen]
extern "C" {
    /// Starts a worker of this program. Resolves to an array of the worker and its first message. The start script
    /// fetches the program and checks its digest.
    #[wasm_bindgen(js_name = startWorker, catch)]
    fn start_worker(program: &str) -> Result<Promise, JsValue>;

    /// Returns the worker that the start script has started for the proof at the present address, once: an object
    /// of `worker`, its `greeting`, its `messages` so far, and `isDrawn`.
    #[wasm_bindgen(js_name = takeFirst)]
    fn take_first() -> JsValue;
}

/// A message from a worker, or its start or end.
pub enum WorkerEvent {
    /// The worker has started, and has its first task.
    Started,
    /// A response.
    Response(Envelope),
    /// The worker did not start, is of another build, failed its self-test, or stopped. It accepts no tasks.
    Halted(CheckError),
}

/// A handler of everything that comes from a worker.
type Handler = Rc<dyn Fn(WorkerEvent)>;

/// A worker that starts or runs. Dropping it ends it immediately, with all its work.
pub struct Worker(Rc<Running>);

/// A worker once it has started.
#[derive(Default)]
struct Running {
    worker: OnceCell<web_sys::Worker>,
    /// The id of the last task.
    last: Cell<TaskId>,
}

impl Worker {
    /// Starts a worker of this program. Sends the first task as soon as the worker has named its build, which must be
    /// the page's. A file, or its bytes, may travel with the task.
    pub fn start(
        program: Program,
        first: impl Into<Task>,
        file: Option<Object>,
        handle: impl Fn(WorkerEvent) + 'static,
    ) -> Self {
        Self::start_with(program, first.into(), file, Rc::new(handle))
    }

    /// Starts a worker with a boxed handler, so that this is compiled once for all handlers.
    fn start_with(program: Program, first: Task, file: Option<Object>, handle: Handler) -> Self {
        let worker = Self(Rc::default());
        let running = Rc::downgrade(&worker.0);
        wasm_bindgen_futures::spawn_local(async move {
            let started = started(program).await;
            match (started, running.upgrade()) {
                (Ok((worker, _)), None) => worker.terminate(),
                (Err(_), None) => {}
                (Ok((worker, greeting)), Some(running)) => match reject(greeting, program) {
                    None => {
                        listen(&worker, handle.clone());
                        let _ = running.worker.set(worker);
                        running.post(first, file);
                        handle(WorkerEvent::Started);
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

    /// Goes on with a worker that the start script has started, which has its first task. Returns the worker, and
    /// the call that handles its messages so far.
    pub fn adopt(
        first_worker: FirstWorker,
        handle: impl Fn(WorkerEvent) + 'static,
    ) -> (Self, Box<dyn FnOnce()>) {
        let FirstWorker {
            worker,
            greeting,
            messages,
            ..
        } = first_worker;
        let (handle, adopted): (Handler, _) = (Rc::new(handle), Self(Rc::default()));
        let refused = reject(greeting, Program::Verdict);
        if refused.is_some() {
            worker.terminate();
        } else {
            adopted.0.last.set(FIRST);
            listen(&worker, handle.clone());
            let _ = adopted.0.worker.set(worker);
        }
        let go_on = move || match refused {
            Some(halt) => handle(WorkerEvent::Halted(halt)),
            None => messages
                .into_iter()
                .for_each(|message| handle(WorkerEvent::Response(message))),
        };
        (adopted, Box::new(go_on))
    }

    /// Sends a task to a worker that has started. Returns the id under which it responds.
    pub fn ask(&self, task: impl Into<Task>, file: Option<Object>) -> TaskId {
        self.0.post(task.into(), file)
    }
}

impl Running {
    /// Posts a task, and its file if it has one. From the disk the file's bytes cross: in WebKit, a worker of a page
    /// on the disk reads no file. The worker reports the reason if a file is too large, or cannot be read.
    fn post(self: &Rc<Self>, message: Task, file: Option<Object>) -> TaskId {
        let id = TaskId(self.last.get().0.saturating_add(1));
        self.last.set(id);
        let blob = file.as_ref().and_then(|file| file.dyn_ref::<Blob>());
        let file = match blob.cloned() {
            Some(file) if browser::is_single() => file,
            _ => {
                self.post_with_file(id, &message, file);
                return id;
            }
        };
        let running = Rc::downgrade(self);
        wasm_bindgen_futures::spawn_local(async move {
            let bytes = match net::size(&file) <= MAX_BYTES {
                true => JsFuture::from(file.array_buffer()).await.ok(),
                false => None,
            };
            let file = bytes.map_or_else(|| file.into(), |bytes| Uint8Array::new(&bytes).into());
            if let Some(running) = running.upgrade() {
                running.post_with_file(id, &message, Some(file));
            }
        });
        id
    }

    /// Posts a task. A [`Task`] always crosses, because the browser can clone everything in it.
    fn post_with_file(&self, id: TaskId, message: &Task, file: Option<Object>) {
        if let Some(worker) = self.worker.get() {
            let (message, handed_over) = message.envelope(id, file).to_js();
            let _ = worker.post_message_with_transfer(&message, &handed_over);
        }
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

/// A verdict worker that the start script has started for this address.
pub struct FirstWorker {
    worker: web_sys::Worker,
    greeting: Option<Greeting>,
    /// The responses so far.
    messages: Vec<Envelope>,
    /// True if its verdict has been drawn, and announced.
    pub is_drawn: bool,
}

impl FirstWorker {
    /// Takes the worker, once. `None` if there is none for the present address.
    pub fn take() -> Option<Self> {
        let first_worker = take_first();
        let get = |name: &str| Reflect::get(&first_worker, &name.into()).ok();
        let messages: Array = get("messages")?.dyn_into().ok()?;
        Some(Self {
            worker: get("worker")?.dyn_into().ok()?,
            greeting: Greeting::from_js(&get("greeting")?),
            messages: messages
                .iter()
                .filter_map(|message| Envelope::from_js(&message))
                .collect(),
            is_drawn: get("isDrawn")?.as_bool()?,
        })
    }

    /// Ends the worker.
    pub fn end(&self) {
        self.worker.terminate();
    }
}

/// Returns a new worker, and its greeting.
async fn started(program: Program) -> Result<(web_sys::Worker, Option<Greeting>), JsValue> {
    let started: Array = JsFuture::from(start_worker(program.name())?)
        .await?
        .dyn_into()?;
    let greeting = Greeting::from_js(&started.get(1));
    Ok((started.get(0).dyn_into()?, greeting))
}

/// Returns the reason that the page refuses a worker with this greeting; `None` for a worker of the page's build.
fn reject(greeting: Option<Greeting>, program: Program) -> Option<CheckError> {
    let another = |worker| CheckError::AnotherBuild {
        page: BUILD.to_owned(),
        worker,
    };
    match greeting {
        Some(Greeting::Build(build)) if build == BUILD => None,
        Some(Greeting::Build(build)) => Some(another(build)),
        Some(Greeting::SelfTest(wrong)) => Some(CheckError::SelfTest {
            wrong,
            all: selftest::all(program),
        }),
        None => Some(another(words::say!(trouble_no_name).into())),
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
pub fn unknown_message() -> CheckError {
    CheckError::NoWorker(words::say!(trouble_tells_unknown).into())
}

/// Handles the worker's messages. Those of the first screen are the start script's.
fn listen(worker: &web_sys::Worker, handle: Handler) {
    let handle_error = Rc::clone(&handle);
    let on_message =
        Closure::<dyn FnMut(MessageEvent)>::new(
            move |event: MessageEvent| match Envelope::from_js(&event.data()) {
                Some(envelope) if envelope.channel == Channel::Screen => {}
                Some(envelope) => handle(WorkerEvent::Response(envelope)),
                None => handle(WorkerEvent::Halted(unknown_message())),
            },
        );
    worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));

    let on_error = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
        event.prevent_default();
        handle_error(WorkerEvent::Halted(CheckError::NoWorker(event.message())));
    });
    worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
}

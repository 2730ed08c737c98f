//! The page's end of a worker: started, asked, heard, and ended by being dropped.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent};

use super::browser;
use super::state::Halt;
use crate::worker::message::{self, Ask, BUILD, Tell};

/// What comes from a worker, or becomes of it.
pub enum Heard {
    /// What it tells.
    Tell(Tell),
    /// It is of another build: this one. It is not asked anything.
    AnotherBuild(String),
    /// It did not start, or stopped by itself.
    Failed(String),
}

/// A running worker. Dropping it ends it at once, and with it whatever it was doing.
pub struct Worker(web_sys::Worker);

impl Worker {
    /// Starts a worker, and asks it `first` as soon as it has named its build, which must be the page's.
    pub fn start(first: Ask, mut hear: impl FnMut(Heard) + Clone + 'static) -> Result<Self, Halt> {
        let started = started();
        if !browser::has_vectors() {
            return Err(Halt::NoVectors);
        }
        let (started, kept) = match started {
            Some(started) => started,
            None => (Self(fresh()?), Array::new()),
        };
        let worker = &started.0;

        let mut heard_error = hear.clone();
        let mut first = Some(first);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let told = event.data();
            match (told.as_string(), first.take()) {
                (Some(build), Some(ask)) if build == BUILD => {
                    let worker = event.target().and_then(|target| target.dyn_into().ok());
                    if let Some(worker) = worker {
                        post(&worker, &ask);
                    }
                }
                (Some(build), _) => hear(Heard::AnotherBuild(build)),
                (None, Some(_)) => hear(match message::from_js(&told) {
                    Some(told @ Tell::SelfTest(_)) => Heard::Tell(told),
                    _ => Heard::AnotherBuild("of no name".into()),
                }),
                (None, None) => hear(message::from_js::<Tell>(&told).map_or_else(
                    || Heard::Failed("it tells something unknown".into()),
                    Heard::Tell,
                )),
            }
        });
        worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));

        let on_error = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
            event.prevent_default();
            // A script that cannot be fetched ends in a plain event, which has no message.
            let message = Reflect::get(&event, &"message".into());
            heard_error(Heard::Failed(
                message
                    .ok()
                    .and_then(|text| text.as_string())
                    .unwrap_or_default(),
            ));
        });
        worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
        // Heard when the caller has its worker, as everything else is.
        let hearing = worker.clone();
        wasm_bindgen_futures::spawn_local(async move {
            for event in kept.iter() {
                let _ = hearing.dispatch_event(event.unchecked_ref());
            }
        });
        Ok(started)
    }

    /// Asks a worker that has named its build.
    pub fn ask(&self, ask: &Ask) {
        post(&self.0, ask);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.0.set_onmessage(None);
        self.0.set_onerror(None);
        self.0.terminate();
    }
}

/// The worker that the start script has started for a proof's address, and what it has said since; once.
fn started() -> Option<(Worker, Array)> {
    let window = leptos::prelude::window();
    let name = JsValue::from("started");
    let started = Reflect::get(&window, &name).ok()?;
    Reflect::delete_property(&window, &name).ok()?;
    let of = |name: &str| Reflect::get(&started, &name.into()).ok();
    let worker = Worker(of("worker")?.dyn_into().ok()?);
    Some((worker, of("kept")?.dyn_into().ok()?))
}

fn fresh() -> Result<web_sys::Worker, Halt> {
    let address = browser::meta("worker").unwrap_or_default();
    web_sys::Worker::new(&address).map_err(|cause| Halt::NoWorker(described(&cause)))
}

/// An [`Ask`] always crosses: nothing in it is beyond the browser's cloning.
fn post(worker: &web_sys::Worker, ask: &Ask) {
    let (message, handed_over) = message::to_js(ask);
    let _ = worker.post_message_with_transfer(&message, &handed_over);
}

fn described(cause: &JsValue) -> String {
    cause
        .dyn_ref::<js_sys::Error>()
        .map_or_else(String::new, |cause| cause.message().into())
}

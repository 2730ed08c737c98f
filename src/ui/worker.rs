//! The page's end of a worker: started, asked, heard, and ended by being dropped.

use std::sync::{Arc, OnceLock};

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ErrorEvent, MessageEvent};

use crate::worker::message::{self, Ask, BUILD, Tell};
use words::CheckError;

#[wasm_bindgen]
extern "C" {
    /// A worker with what it said first, in an array: the start script fetches what it needs, and holds it to its digest.
    #[wasm_bindgen(js_name = startWorker, catch)]
    fn start_worker() -> Result<Promise, JsValue>;
}

/// What comes from a worker, or becomes of it.
pub enum Heard {
    /// What it tells.
    Tell(Tell),
    /// It did not start, is not the page's own, or stopped by itself. It is not asked anything.
    Halted(CheckError),
}

/// A worker that starts or runs. Dropping it ends it at once, and with it whatever it was doing.
pub struct Worker(Arc<Place>);

/// Where a worker is once it has started.
struct Place(OnceLock<web_sys::Worker>);

impl Worker {
    /// Starts a worker, and asks it `first` as soon as it has named its build, which must be the page's.
    pub fn start(first: Ask, mut hear: impl FnMut(Heard) + Clone + 'static) -> Self {
        let worker = Self(Arc::new(Place(OnceLock::new())));
        let place = Arc::downgrade(&worker.0);
        wasm_bindgen_futures::spawn_local(async move {
            let started = started().await;
            match (started, place.upgrade()) {
                (Ok((worker, _)), None) => worker.terminate(),
                (Err(_), None) => {}
                (Ok((worker, said)), Some(place)) if said == BUILD => {
                    listen(&worker, hear);
                    post(&worker, &first);
                    let _ = place.0.set(worker);
                }
                (Ok((worker, said)), Some(_)) => {
                    worker.terminate();
                    hear(not_ours(&said));
                }
                (Err(cause), Some(_)) => hear(Heard::Halted(halt(&cause))),
            }
        });
        worker
    }

    /// Asks a worker that has been heard.
    pub fn ask(&self, ask: &Ask) {
        if let Some(worker) = self.0.0.get() {
            post(worker, ask);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(worker) = self.0.get() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// A fresh worker, and what it said first: its build, where it is fit to be asked.
async fn started() -> Result<(web_sys::Worker, JsValue), JsValue> {
    let started: Array = JsFuture::from(start_worker()?).await?.dyn_into()?;
    Ok((started.get(0).dyn_into()?, started.get(1)))
}

/// What to make of a worker that did not name the page's build.
fn not_ours(said: &JsValue) -> Heard {
    let another = |worker| {
        Heard::Halted(CheckError::AnotherBuild {
            page: BUILD.to_owned(),
            worker,
        })
    };
    match (said.as_string(), message::from_js(said)) {
        (Some(build), _) => another(build),
        (None, Some(told @ Tell::SelfTest(_))) => Heard::Tell(told),
        (None, _) => another(words::say!(trouble_no_name).into()),
    }
}

/// Why there is no worker, by the name that the start script gives to what it throws.
fn halt(cause: &JsValue) -> CheckError {
    let said = |what: &str| Reflect::get(cause, &what.into()).ok()?.as_string();
    let message = said("message").unwrap_or_default();
    match said("name").as_deref() {
        Some("NoVectors") => CheckError::NoVectors,
        Some("NotAsBuilt") => CheckError::NotAsBuilt(message),
        _ => CheckError::NoWorker(message),
    }
}

fn listen(worker: &web_sys::Worker, mut hear: impl FnMut(Heard) + Clone + 'static) {
    let mut heard_error = hear.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        hear(message::from_js::<Tell>(&event.data()).map_or_else(
            || {
                Heard::Halted(CheckError::NoWorker(
                    words::say!(trouble_tells_unknown).into(),
                ))
            },
            Heard::Tell,
        ));
    });
    worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));

    let on_error = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
        event.prevent_default();
        heard_error(Heard::Halted(CheckError::NoWorker(event.message())));
    });
    worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
}

/// An [`Ask`] always crosses: nothing in it is beyond the browser's cloning.
fn post(worker: &web_sys::Worker, ask: &Ask) {
    let (message, handed_over) = message::to_js(ask);
    let _ = worker.post_message_with_transfer(&message, &handed_over);
}

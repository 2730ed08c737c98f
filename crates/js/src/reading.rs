//! A reading of the contract, through the caller's transports.

use std::rc::Rc;

use chain::client::Client;
use chain::endpoint::Endpoint;
use chain::known::Known;
use chain::transport::Clock;
use check::{Checked, Through};
use intake::LoadError;
use report::{Failure, Report};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::card::Card;
use crate::fault::{Fault, object};
use crate::input::Input;
use crate::language::spoken;
use crate::transport::{JsClock, JsTransport};

/// A reading that was made.
#[wasm_bindgen]
pub struct MadeReading {
    input: Input,
    result: Result<Checked, LoadError>,
    saved: Option<String>,
}

#[wasm_bindgen]
impl MadeReading {
    /// Returns everything that comes of the reading, in a language.
    pub fn told(&self, language: Option<String>) -> Result<JsValue, JsValue> {
        spoken(language.as_deref())?.speak();
        let result = self.result.as_ref();
        object(&Read {
            report: self.input.report(result.map_err(Failure::of)),
            words: Card::of(result, &self.input),
            saved_proof: self.saved.as_deref(),
        })
    }
}

/// Everything that comes of a reading.
#[derive(Serialize)]
struct Read<'r> {
    report: Report,
    words: Card,
    /// The saved proof, as the page opens it.
    #[serde(skip_serializing_if = "Option::is_none")]
    saved_proof: Option<&'r str>,
}

/// Checks one text and reads its contract through these transports.
#[wasm_bindgen]
pub async fn read(
    text: Vec<u8>,
    transports: Vec<JsTransport>,
    options: JsValue,
) -> Result<MadeReading, JsValue> {
    let input = Input::of(options)?;
    let clients = clients(transports)?;
    let mut result = check::check(text, &input.lists);
    let mut saved = None;
    if let Ok(checked) = &mut result {
        let through = Through {
            clients: &clients,
            clock: &JsClock,
            loaded: JsClock.now(),
            waits: input.waits,
        };
        check::read(checked, &input.lists, &through).await;
        saved = String::from_utf8(checked.saved(&input.lists).write()).ok();
    }
    Ok(MadeReading {
        input,
        result,
        saved,
    })
}

/// A client for each transport; one for two of the same endpoint.
fn clients(transports: Vec<JsTransport>) -> Result<Vec<Client>, JsValue> {
    let mut endpoints: Vec<Endpoint> = Vec::new();
    let mut clients = Vec::new();
    for transport in transports {
        let url = transport.url();
        let wrong = || {
            let why = format!("no endpoint: {url}; https, or http on this machine");
            Fault::of_call("bad_endpoint", why)
        };
        let endpoint = Endpoint::parse(&url).ok_or_else(wrong)?;
        if endpoints.contains(&endpoint) {
            continue;
        }
        let client = Client::new(endpoint.host(), Box::new(transport), Rc::new(JsClock));
        clients.push(client.knowing(Known::of(&endpoint)));
        endpoints.push(endpoint);
    }
    Ok(clients)
}

//! Asks the browser wallet to read, and for nothing else.

use js_sys::{Array, BigInt, Function, JSON, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// The methods that the page passes on. None of them can move anything, or ask for the reader's identity.
const READ_METHODS: [&str; 9] = [
    "eth_chainId",
    "eth_getBlockByNumber",
    "eth_getCode",
    "eth_call",
    "eth_getLogs",
    "eth_getTransactionByHash",
    "eth_getTransactionByBlockNumberAndIndex",
    "eth_getTransactionReceipt",
    "eth_getBlockReceipts",
];

/// The longest time for a wallet's answer, in milliseconds.
const TIMEOUT_MS: i32 = 30_000;

/// Returns whether the browser has a wallet.
pub fn is_there() -> bool {
    provider().is_some()
}

/// Answers a JSON-RPC call, or a batch of them, as an endpoint would; `None` if the wallet gives no answer.
pub async fn answer(calls: &str) -> Option<String> {
    let provider = provider()?;
    let sent = JSON::parse(calls).ok()?;
    let calls: Vec<JsValue> = match sent.dyn_ref::<Array>() {
        Some(batch) => batch.iter().collect(),
        None => vec![sent.clone()],
    };
    let asked: Array = calls.iter().map(|call| asked(&provider, call)).collect();
    let settled = JsFuture::from(in_time(&Promise::all_settled(&asked))).await;
    let settled: Array = settled.ok()?.dyn_into().ok()?;
    let answers: Option<Array> = calls
        .iter()
        .zip(settled.iter())
        .map(|(call, result)| answered(call, &result))
        .collect();
    let answers = answers?;
    let answer = if Array::is_array(&sent) {
        answers.into()
    } else {
        answers.get(0)
    };
    stringified(&answer)
}

/// Writes a wallet's answer as JSON. Some wallets return numbers as BigInt, which JSON lacks: they become decimal
/// text.
fn stringified(answer: &JsValue) -> Option<String> {
    let written = Closure::<dyn Fn(JsValue, JsValue) -> JsValue>::new(|_key, value: JsValue| {
        if !value.is_bigint() {
            return value;
        }
        let decimal = value.unchecked_ref::<BigInt>().to_string(10);
        decimal.map_or(JsValue::NULL, JsValue::from)
    });
    let text = JSON::stringify_with_replacer(answer, written.as_ref()).ok()?;
    text.as_string()
}

fn provider() -> Option<Object> {
    let provider = get(&window(), "ethereum")?;
    get(&provider, "request")?.dyn_ref::<Function>()?;
    provider.dyn_into().ok()
}

/// Returns the wallet's promise of an answer, or a refusal of a method that is not in the list.
fn asked(provider: &Object, call: &JsValue) -> JsValue {
    let method = get(call, "method").and_then(|method| method.as_string());
    let Some(method) = method.filter(|method| READ_METHODS.contains(&method.as_str())) else {
        return Promise::reject(&JsValue::NULL).into();
    };
    let wanted = Object::new();
    set(&wanted, "method", &method.into());
    set(
        &wanted,
        "params",
        &get(call, "params").unwrap_or(JsValue::UNDEFINED),
    );
    let request = get(provider, "request").and_then(|request| request.dyn_into::<Function>().ok());
    match request.map(|request| request.call1(provider, &wanted)) {
        Some(Ok(promise)) => promise,
        Some(Err(cause)) => Promise::reject(&cause).into(),
        None => Promise::reject(&JsValue::NULL).into(),
    }
}

/// Returns the result of one call, in JSON-RPC's envelope.
fn answered(call: &JsValue, result: &JsValue) -> Option<JsValue> {
    let envelope = Object::new();
    set(&envelope, "jsonrpc", &"2.0".into());
    set(&envelope, "id", &get(call, "id")?);
    if get(result, "status")?.as_string()? == "fulfilled" {
        let result = get(result, "value").unwrap_or(JsValue::NULL);
        set(&envelope, "result", &result);
    } else {
        let reason = get(result, "reason").unwrap_or(JsValue::NULL);
        let code = get(&reason, "code").and_then(|code| code.as_f64());
        let code = code.filter(|code| code.fract() == 0.0).unwrap_or(-32_603.0);
        let message = get(&reason, "message").and_then(|message| message.as_string());
        let error = Object::new();
        set(&error, "code", &code.into());
        set(&error, "message", &message.unwrap_or_default().into());
        set(&envelope, "error", &error);
    }
    Some(envelope.into())
}

/// Returns the promise, with a rejection if it takes too long.
fn in_time(promise: &Promise) -> Promise {
    let late = Promise::new(&mut |_, reject| {
        // Without a timer the wallet may take any time; the reader can still stop the reading.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&reject, TIMEOUT_MS);
    });
    Promise::race(&Array::of2(promise, &late))
}

/// Returns a property, unless it is missing, undefined or null.
fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Sets a property of an object that this page made, which cannot fail.
fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}

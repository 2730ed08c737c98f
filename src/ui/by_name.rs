//! Calls functions of the browser by their names. Every binding of a function costs bytes before the verdict, because
//! all of them are in one file; a call by name costs none.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Returns a property of an object; `None` if the object has none.
pub fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined()).then_some(value)
}

/// Sets a property of an object.
pub fn set(object: &JsValue, name: &str, value: &JsValue) {
    // An object that cannot take it leaves the property as it is.
    let _ = Reflect::set(object, &name.into(), value);
}

/// Calls a method of an object; `None` if the object has none, or if it throws.
pub fn call(object: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(object, name)?.dyn_into().ok()?;
    method.apply(object, &with.iter().collect::<Array>()).ok()
}

/// Creates an object of one of the browser's classes.
pub fn create(class: &str, with: &[JsValue]) -> Option<JsValue> {
    let class: Function = get(&js_sys::global(), class)?.dyn_into().ok()?;
    Reflect::construct(&class, &with.iter().collect::<Array>()).ok()
}

//! Starts the page.

use js_sys::Function;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Removes the shell of index.html, which took the page's place until now. Returns the function that puts the
    /// focus, the open questions and the selection back into the page.
    #[wasm_bindgen(js_name = leaveShell)]
    fn leave_shell() -> Function;
}

fn main() {
    wasm_bindgen_futures::spawn_local(async {
        page::ui::settings::begin();
        let missing = page::ui::locale::load_initial().await;
        let return_to_places = leave_shell();
        leptos::mount::mount_to_body(move || leptos::view! { <page::ui::app::App missing /> });
        let _ = return_to_places.call0(&JsValue::UNDEFINED);
    });
}

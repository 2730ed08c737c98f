//! Accepts files: through the page's one picker, and through a drop anywhere.

use intake::file::{ForeignFileError, MAX_LINES};
use js_sys::Array;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;

use crate::model::paths;
use crate::ui::components::parts::progress::Progress;
use crate::ui::components::parts::safe_text::{Around, SafeText};
use crate::ui::files::{Files, Opened};
use crate::ui::folder;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::router::Router;
use crate::ui::state::{Source, State};
use intake::LoadError;
use words::CheckError;

/// Draws the picker, the drop zone, and the state of a single file until it turns out to be a payload.
#[component]
pub fn DropZone() -> impl IntoView {
    let files = expect_context::<Files>();
    let over = RwSignal::new(false);
    let router = expect_context::<Router>();
    let take = move |list: &Array| {
        if files.take(list) {
            router.push(paths::FILES);
        }
    };
    let take_dropped = move |list: Array| {
        if !folder::has_folder(&list) {
            files.left_out.set(0);
            return take(&list);
        }
        spawn_local(async move {
            let found = folder::files(list).await;
            files.left_out.set(found.left_out);
            take(&found.files);
            if let Some((name, fault)) = found.not_read {
                files
                    .refused
                    .set(Some((name, CheckError::Load(LoadError::File(fault)))));
            }
        });
    };
    listen_for_drops(over, take_dropped);

    // A file is opened once it turns out to be a payload. Until then, and for any other file, the shown content
    // stays.
    effect(move || {
        let Some(check) = files.candidate.get() else {
            return;
        };
        match check.signals.state.get() {
            State::Starting | State::Receiving { .. } => {}
            State::Checking { .. } | State::Done => {
                files.candidate.set(None);
                files.open(Opened::One(check));
                router.push(&paths::file(1));
            }
            State::Halted(CheckError::Load(LoadError::Foreign(ForeignFileError::Lines(lines))))
                if usize::try_from(lines).is_ok_and(|lines| lines <= MAX_LINES) =>
            {
                files.open_lines(check.source());
                router.push(paths::FILES);
            }
            State::Halted(halt) => {
                files.forget_candidate();
                files.refused.set(Some((name(&check.source()), halt)));
            }
            State::Cancelled => files.forget_candidate(),
        }
    });

    let picked = move |_| {
        let Some(input) = files.input.get_untracked() else {
            return;
        };
        files.left_out.set(0);
        let list = input.files().map(|list| Array::from(&list));
        take(&list.unwrap_or_default());
        // With an empty value, the reader can choose the same file again.
        input.set_value("");
    };
    view! {
        <input
            type="file"
            name="payload"
            multiple
            hidden
            aria-label=words::say!(desk_picker)
            node_ref=files.input
            on:change=picked
        />
        {redrawn(move || files.candidate.get().map(|check| {
            let name = name(&check.source());
            view! {
                <section class="box desk" aria-label=words::say!(desk_label)>
                    <p><Around words=words::say!(desk_reading, file = words::HERE)><SafeText text=name limit=60 /></Around></p>
                    <Progress check />
                </section>
            }
        }))}
        {redrawn(move || over.get().then(|| view! { <div class="drop" aria-hidden="true"><p>{words::say!(desk_drop)}</p></div> }))}
    }
}

/// Returns the name of a check's file.
fn name(source: &Source) -> String {
    match source {
        Source::File(file) => file.name(),
        Source::Link(_) | Source::Sample(_) => String::new(),
    }
}

#[wasm_bindgen]
extern "C" {
    /// Returns the files and folders that were dropped since the last call. The start script keeps them, because a
    /// reader may drop one before this part of the page has loaded.
    #[wasm_bindgen(js_name = takeDropped)]
    fn take_dropped() -> Array;
}

/// Accepts files that are dropped anywhere on the page, and those that were dropped before.
fn listen_for_drops(over: RwSignal<bool>, take: impl Fn(Array) + 'static) {
    take(take_dropped());
    // The start script has prevented the browser's handling of files, and of nothing else.
    let dragged = window_event_listener(ev::dragover, move |event| {
        if event.default_prevented() {
            over.set(true);
        }
    });
    let left = window_event_listener(ev::dragleave, move |event| {
        if event.related_target().is_none() {
            over.set(false);
        }
    });
    let dropped = window_event_listener(ev::drop, move |_| {
        take(take_dropped());
        over.set(false);
    });
    on_cleanup(move || {
        dragged.remove();
        left.remove();
        dropped.remove();
    });
}

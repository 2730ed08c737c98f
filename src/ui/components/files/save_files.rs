//! Saves the table of several files: as a table for a spreadsheet, or as a list of reports for a program.

use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, File};

use crate::model::listing;
use crate::ui::batch::Batch;
use crate::ui::reactive::redrawn;
use crate::ui::{browser, deployment};
use chain::deployment::Lists;
use report::HEAD;
use words::Saving;

/// Draws the buttons that save the files of the table, in its order.
#[component]
pub fn Save(
    /// The files and their reports.
    batch: Batch,
    /// The numbers of the table's files.
    files: Memo<Vec<usize>>,
) -> impl IntoView {
    let refused = RwSignal::new(None::<&'static str>);
    let save = move |form: &Form| {
        let lists = deployment::settings().lists;
        let blobs = Array::of1(&form.begin.as_str().into());
        for (at, index) in files.get_untracked().into_iter().enumerate() {
            if at > 0 {
                blobs.push(&form.between.into());
            }
            if let Some(lines) = form.lines(batch, index, &lists) {
                blobs.push(&lines);
            }
        }
        blobs.push(&form.end.into());
        let options = BlobPropertyBag::new();
        options.set_type(form.kind);
        if let Ok(blob) = Blob::new_with_blob_sequence_and_options(&blobs, &options) {
            let name = form.name;
            spawn_local(async move {
                let saving = browser::save(&blob, name).await;
                let is_refused = saving == Some(Saving::NotHere);
                refused.set(is_refused.then_some(words::say!(share_no_saving)));
            });
        }
    };
    view! {
        <div class="actions">
            <button type="button" class="button" data-action="csv" on:click=move |_| save(&csv())>{words::say!(files_save_csv)}</button>
            <button type="button" class="button" data-action="json" on:click=move |_| save(&json())>{words::say!(files_save_json)}</button>
        </div>
        {redrawn(move || refused.get().map(|words| view! { <p class="note" role="status" data-saved="">{words}</p> }))}
    }
}

/// The form of a saved table.
struct Form {
    name: &'static str,
    kind: &'static str,
    begin: String,
    between: &'static str,
    end: &'static str,
    has_rows: bool,
}

/// Returns the form of a table, with the mark by which spreadsheets recognise UTF-8.
fn csv() -> Form {
    Form {
        name: "verdicts.csv",
        kind: "text/csv",
        begin: ["\u{feff}", HEAD].concat(),
        between: "",
        end: "",
        has_rows: true,
    }
}

/// Returns the form of a list, with one report a line.
fn json() -> Form {
    Form {
        name: "verdicts.json",
        kind: "application/json",
        begin: "[\n".to_owned(),
        between: ",\n",
        end: "\n]\n",
        has_rows: false,
    }
}

impl Form {
    /// Returns a file's lines of the saved table.
    fn lines(&self, batch: Batch, index: usize, lists: &Lists) -> Option<JsValue> {
        let reported = batch
            .reported
            .with_value(|reported| reported.get(index).cloned().flatten());
        if let Some(reported) = reported {
            return match self.has_rows {
                true => Some(reported.row.into()),
                false => reported.line.map(JsValue::from),
            };
        }
        let named = |files: &Vec<File>| files.get(index).map(File::name);
        let name = batch.files.with_untracked(named)?;
        let unchecked = batch.results.with_untracked(|results| {
            let result = results.get(index)?.as_ref();
            Some(listing::unchecked(&name, result, lists))
        })?;
        Some(match self.has_rows {
            true => unchecked.row().into(),
            false => unchecked.line().into(),
        })
    }
}

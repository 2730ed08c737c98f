//! Holds the files that the reader opened by hand, and their results. They live as long as the page. The browser
//! gives them to the page once, and no address can bring them back.

use js_sys::Array;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::File;

use super::batch::Batch;
use super::check::Check;
use super::reactive::Lasting;
use super::state::Source;
use words::CheckError;

/// The opened files, the file being read, and the last refused file.
#[derive(Clone, Copy, Default)]
pub struct Files {
    /// The opened files.
    pub opened: Lasting<Option<Opened>>,
    /// A single file that is being read. It becomes the opened file if it is a payload.
    pub candidate: Lasting<Option<Check>>,
    /// The name of the last single file that was not a payload, and the reason.
    pub refused: Lasting<Option<(String, CheckError)>>,
    /// The number of hidden files in the dropped folders.
    pub left_out: Lasting<u64>,
    /// The page's one file picker.
    pub input: NodeRef<html::Input>,
}

/// The opened file or files.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant, reason = "the page has one")]
pub enum Opened {
    /// One file, and its check.
    One(Check),
    /// Several files, and the result of each.
    Several(Batch),
}

impl Files {
    /// Opens the picker.
    pub fn pick(self) {
        if let Some(input) = self.input.get_untracked() {
            input.click();
        }
    }

    /// Accepts chosen or dropped files. Reads a single file first; opens several and returns true.
    pub fn take(self, list: &Array) -> bool {
        let files: Vec<File> = list.iter().filter_map(|it| it.dyn_into().ok()).collect();
        if files.is_empty() {
            return false;
        }
        self.refused.set(None);
        self.forget_candidate();
        if let [file] = files.as_slice() {
            let check = Check::start(Source::File(file.clone()));
            self.candidate.set(Some(check));
            return false;
        }
        self.open(Opened::Several(Batch::start(files)));
        true
    }

    /// Opens files in the place of those that were open, whose workers end.
    pub fn open(self, files: Opened) {
        let before = self.opened.get_untracked();
        self.opened.set(Some(files));
        match before {
            Some(Opened::One(check)) => check.leave(),
            Some(Opened::Several(batch)) => batch.leave(),
            None => {}
        }
    }

    /// Ends the reading of a file that is not opened.
    pub fn forget_candidate(self) {
        if let Some(check) = self.candidate.get_untracked() {
            check.leave();
            self.candidate.set(None);
        }
    }

    /// Opens a single file that has a text in each line, and makes a file of each.
    pub fn open_lines(self, source: Source) {
        self.forget_candidate();
        if let Source::File(file) = source {
            self.open(Opened::Several(Batch::start(vec![file])));
        }
    }
}

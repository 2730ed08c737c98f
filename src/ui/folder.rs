//! Reads dropped folders, with everything in them.

use js_sys::{Array, Function, Promise};
use verify::report::count;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::net;
use intake::FileFault;
use intake::file::is_of_a_system;

/// The most files that the page accepts from folders in one go.
const MAX_FILES: u32 = 10_000;

/// The most folders that the page reads in one go.
const MAX_FOLDERS: u32 = 10_000;

#[wasm_bindgen]
extern "C" {
    /// A file or a folder in a dropped folder.
    type FileSystemEntry;

    #[wasm_bindgen(method, getter, js_name = isDirectory)]
    fn is_directory(this: &FileSystemEntry) -> bool;

    #[wasm_bindgen(method, getter)]
    fn name(this: &FileSystemEntry) -> String;

    #[wasm_bindgen(method)]
    fn file(this: &FileSystemEntry, came: &Function, failed: &Function);

    #[wasm_bindgen(method, js_name = createReader)]
    fn create_reader(this: &FileSystemEntry) -> Reader;

    /// A browser's reader of a folder: it gives some entries at a time, and none at the end.
    type Reader;

    #[wasm_bindgen(method, js_name = readEntries)]
    fn read_entries(this: &Reader, came: &Function, failed: &Function);
}

/// The name of a file or a folder that was not read, and the reason.
pub type NotRead = (String, FileFault);

/// Returns whether anything that was dropped is a folder.
pub fn has_folder(dropped: &Array) -> bool {
    !dropped
        .iter()
        .all(|one| one.is_null() || one.is_instance_of::<File>())
}

/// The files in dropped folders.
pub struct Found {
    /// The files, with those that were dropped together with the folders.
    pub files: Array,
    /// The last file or folder that could not be read.
    pub not_read: Option<NotRead>,
    /// The number of files and folders of systems and editors, which were left out.
    pub left_out: u64,
}

/// Reads the dropped files, and those in dropped folders.
pub async fn files(dropped: Array) -> Found {
    let (files, mut not_read, mut folders) = (Array::new(), None, 0_u32);
    let mut left_out = 0_u64;
    let mut further: Vec<JsValue> = dropped.iter().collect();
    further.reverse();
    while let Some(one) = further.pop() {
        if one.is_null() {
            continue;
        }
        if one.is_instance_of::<File>() {
            files.push(&one);
            continue;
        }
        let entry: FileSystemEntry = one.unchecked_into();
        let name = entry.name();
        if files.length() >= MAX_FILES || folders >= MAX_FOLDERS {
            let limit = u64::from(MAX_FILES);
            return Found {
                files: Array::new(),
                not_read: Some((name, FileFault::TooMany(limit))),
                left_out,
            };
        }
        let read = match entry.is_directory() {
            true => {
                folders = folders.saturating_add(1);
                entries(&entry).await
            }
            false => file(&entry).await.map(|file| vec![file]),
        };
        match read {
            Ok(read) => {
                let (own, others): (Vec<_>, Vec<_>) = read.into_iter().partition(is_hidden);
                left_out = left_out.saturating_add(count(own.len()));
                further.extend(others.into_iter().rev());
            }
            Err(fault) => not_read = Some((name, net::not_read(fault))),
        }
    }
    Found {
        files,
        not_read,
        left_out,
    }
}

/// Returns whether an entry of a folder belongs to a system or an editor. A file that was dropped directly is not an
/// entry.
fn is_hidden(one: &JsValue) -> bool {
    !one.is_instance_of::<File>() && is_of_a_system(&one.unchecked_ref::<FileSystemEntry>().name())
}

/// Reads the entries of a folder.
async fn entries(folder: &FileSystemEntry) -> Result<Vec<JsValue>, JsValue> {
    let reader = folder.create_reader();
    let mut entries = Vec::new();
    loop {
        let some = Promise::new(&mut |came, failed| reader.read_entries(&came, &failed));
        let some = Array::from(&JsFuture::from(some).await?);
        if some.length() == 0 {
            return Ok(entries);
        }
        entries.extend(some.iter());
        if entries.len() > usize::try_from(MAX_FILES).unwrap_or(usize::MAX) {
            return Ok(entries);
        }
    }
}

/// Returns the file of an entry.
async fn file(entry: &FileSystemEntry) -> Result<JsValue, JsValue> {
    let file = Promise::new(&mut |came, failed| entry.file(&came, &failed));
    JsFuture::from(file).await
}

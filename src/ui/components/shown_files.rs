//! Keeps the files that a table shows, and its page.

use leptos::{html, prelude::*};

use crate::model::listing::{self, BriefResult};
use crate::ui::batch::Batch;
use answer::{Choice, FileRow, FileView};

/// The rows on one page of the table. All are in the document, so that the browser's own search finds them.
pub const PAGE: usize = 100;

/// The part of the table's state that outlives a change of language.
#[derive(Clone, Copy, Default)]
pub struct KeptTable {
    view: RwSignal<FileView>,
    page: RwSignal<usize>,
}

/// The table's state: the files that it shows, and the page of them.
#[derive(Clone)]
pub struct Shown {
    /// The chosen files and their order.
    pub view: RwSignal<FileView>,
    /// The number of the page, from 0.
    pub page: RwSignal<usize>,
    /// The files' numbers in the order of the table, on all its pages.
    pub files: Memo<Vec<usize>>,
    /// The number of files of each choice.
    pub choices: Memo<Vec<(Choice, usize)>>,
    /// The table's frame.
    pub frame: NodeRef<html::Div>,
}

impl Shown {
    /// Returns the state of a batch's table. `names` are the files'.
    pub fn of(batch: &Batch, kept: &KeptTable, names: Vec<String>) -> Self {
        let view = kept.view;
        let (results, reported) = (batch.results.clone(), batch.reported.clone());
        let files = Memo::new(move |_| {
            let rows = |all: &Vec<Option<BriefResult>>| {
                reported.with_value(|reported| {
                    let files = names.iter().zip(all).zip(reported);
                    let files = files.map(|((name, result), reported)| FileRow {
                        name,
                        text: reported.as_ref().map_or("", |reported| &reported.row),
                        result: listing::result(result.as_ref()),
                    });
                    view.with(|view| view.rows(&files.collect::<Vec<_>>()))
                })
            };
            results.with(rows)
        });
        let results = batch.results.clone();
        let choices = Memo::new(move |_| {
            let count = |all: &Vec<Option<BriefResult>>| {
                answer::choices(all.iter().map(|one| listing::result(one.as_ref())))
            };
            results.with(count)
        });
        Self {
            view,
            page: kept.page,
            files,
            choices,
            frame: NodeRef::new(),
        }
    }

    /// Changes the chosen files or their order, and shows their first page.
    pub fn change(&self, change: impl FnOnce(&mut FileView)) {
        self.page.set(0);
        self.view.update(change);
    }

    /// Returns the rows of the page: each with its number in the whole table and its file's.
    pub fn on_page(&self) -> Vec<(usize, usize)> {
        let first = self.page.get().saturating_mul(PAGE);
        self.files.with(|files| {
            let page = files.iter().copied().enumerate().skip(first).take(PAGE);
            page.collect()
        })
    }
}

//! Keeps the files that a table shows, and its page.

use leptos::prelude::*;

use crate::model::listing::{self, BriefResult};
use crate::ui::batch::Batch;
use crate::ui::components::parts::pages::{PAGE, Pages};
use answer::{Choice, FileRow, FileView};
use verify::report::count;

/// The part of the table's state that outlives a change of language.
#[derive(Clone, Copy, Default)]
pub struct KeptTable {
    view: RwSignal<FileView>,
    page: RwSignal<u64>,
}

/// The table's state: the files that it shows, and the page of them.
#[derive(Clone, Copy)]
pub struct Shown {
    /// The chosen files and their order.
    pub view: RwSignal<FileView>,
    /// The page of the table.
    pub pages: Pages,
    /// The files' numbers in the order of the table, on all its pages.
    pub files: Memo<Vec<usize>>,
    /// The number of files of each choice.
    pub choices: Memo<Vec<(Choice, usize)>>,
}

impl Shown {
    /// Returns the state of a batch's table. `names` are the files'.
    pub fn of(batch: Batch, kept: KeptTable, names: Vec<String>) -> Self {
        let view = kept.view;
        let (results, reported) = (batch.results, batch.reported);
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
        let choices = Memo::new(move |_| {
            let choices = |all: &Vec<Option<BriefResult>>| {
                answer::choices(all.iter().map(|one| listing::result(one.as_ref())))
            };
            results.with(choices)
        });
        Self {
            view,
            pages: Pages::at(
                Signal::derive(move || count(files.with(Vec::len))),
                kept.page,
            ),
            files,
            choices,
        }
    }

    /// Changes the chosen files or their order, and shows their first page.
    pub fn change(self, change: impl FnOnce(&mut FileView)) {
        self.pages.show(0);
        self.view.update(change);
    }

    /// Returns the rows of the page: each with its number in the whole table and its file's.
    pub fn on_page(self) -> Vec<(u64, usize)> {
        let first = self.pages.first();
        let rows = first..first.saturating_add(PAGE);
        self.files.with(|files| {
            let files = (0..).zip(files.iter().copied());
            files.filter(|(row, _)| rows.contains(row)).collect()
        })
    }
}

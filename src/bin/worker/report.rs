//! Makes the held payload's report for programs, as the terminal prints it for the same file.

use super::checked_payload::CheckedPayload;
use answer::Read;
use page::build::BUILD;
use report::{Checked, Hash, Hosts, Lists, Made, Report, Tool};
use verify::hash::Hash32;

/// Returns the report of a payload under this name.
pub fn of(held: &CheckedPayload, name: &str) -> Report {
    let unread;
    let (answer, read) = match &held.read {
        Some((answer, read)) => (&**answer, Some(&**read)),
        None => {
            unread = held.answer(Read::Nothing);
            (&unread, None)
        }
    };
    let recorded = held.recorded.as_ref();
    let hosts = recorded.map(|recorded| Hosts::of(&recorded.reading));
    let proven = read.map(|read| &read.proven);
    let lists = &held.lists;
    let checked = Checked::of(Made {
        answer,
        payload_sha256: Hash32::of(&[held.bytes()]),
        claims: held.shown.verification.claims.as_ref(),
        lists,
        // A saved proof only records its reading, so the report names none.
        reading: read.filter(|read| read.is_live()).map(|read| &read.reading),
        hosts: &hosts.unwrap_or_default(),
        block: proven.and_then(|proven| proven.block.as_ref()),
        trails: proven.map_or(&[], |proven| &proven.trails),
        counts: proven.map_or(&[], |proven| &proven.counts),
        cost: None,
        rest: None,
    });
    let report = Report::new(Tool::new(BUILD), Lists::of(lists), Ok(checked));
    report.of_file(name, held.opened.map(Hash))
}

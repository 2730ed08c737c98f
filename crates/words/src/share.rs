//! Words the ways to share a report: its link, its code for a camera, and paper.

use crate::catalogue::say;

/// The origin of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The service, for the link.
    Link,
    /// A file.
    File,
    /// A bundled sample.
    Sample,
}

/// Says when, and from which source, a report was computed.
pub fn computed(origin: Origin, at: &str) -> String {
    let from = match origin {
        Origin::Link => say!(share_from_link),
        Origin::File => say!(share_from_file),
        Origin::Sample => say!(share_from_sample),
    };
    say!(share_computed, from = from, at = at)
}

/// Words the note to a reader who gets a report from someone else.
pub fn see_for_yourself(origin: Origin) -> &'static str {
    match origin {
        Origin::Link => {
            say!(share_see_for_yourself_link)
        }
        Origin::File => {
            say!(share_see_for_yourself_file)
        }
        Origin::Sample => "",
    }
}

/// Says why there is no link to share.
pub fn no_link(origin: Origin) -> &'static str {
    match origin {
        Origin::Link => say!(share_no_link_single),
        Origin::File => {
            say!(share_no_link_file)
        }
        Origin::Sample => say!(share_no_link_sample),
    }
}

/// The fate of a file that the reader wants to keep, as far as the page knows it. No browser reports whether it was
/// saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saving {
    /// The browser has the file of this name, to save it.
    Given(String),
    /// The reader has passed the file of this name on, through the system's share sheet.
    PassedOn(String),
    /// This browser saves no files: it is inside an app, or gives files no address.
    NotHere,
}

/// Says the fate of a proof, and the content of its file.
pub fn saved(saving: &Saving, has_answers: bool) -> String {
    match saving {
        Saving::Given(name) if has_answers => say!(share_saved_with_answers, name = name),
        Saving::Given(name) => say!(share_saved, name = name),
        Saving::PassedOn(name) => say!(share_passed_on, name = name),
        Saving::NotHere => say!(share_no_saving).to_owned(),
    }
}

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

/// Says under which name a proof was saved, and what the file holds.
pub fn saved(name: &str, has_answers: bool) -> String {
    match has_answers {
        true => say!(share_saved_with_answers, name = name),
        false => say!(share_saved, name = name),
    }
}

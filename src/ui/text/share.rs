//! Passing a report on: its link, its code for a camera, and paper.

/// On the button that shares the link.
pub const SHARE: &str = "Share this proof";

/// On the button that copies the link.
pub const COPY_LINK: &str = "Copy the link";

/// On it, when it is done; said too.
pub const LINK_COPIED: &str = "Link copied";

/// When the browser does not let a page copy.
pub const NO_COPYING: &str = "The browser does not allow copying here.";

/// On the button that shows the link as a QR code.
pub const SHOW_CODE: &str = "QR code";

/// Beside the code.
pub const ABOUT_THE_CODE: &str = "For another device: point its camera at the code. It opens this link, and the check runs there anew.";

/// Where a report comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The service, for the link.
    Link,
    /// A file.
    File,
    /// A bundled sample.
    Sample,
}

/// When, where and from what a report was computed.
pub fn computed(origin: Origin, local: &str, utc: &str) -> String {
    let from = match origin {
        Origin::Link => "what the service gave for this link",
        Origin::File => "this file",
        Origin::Sample => "a bundled sample",
    };
    format!("Computed in the browser from {from} on {local} ({utc}).")
}

/// To whoever is shown a report by somebody else.
pub const fn see_for_yourself(origin: Origin) -> &'static str {
    match origin {
        Origin::Link => {
            "Was this shown to you on another screen, on paper or as a picture? Do not believe it: open the link yourself, and your own browser runs the check again."
        }
        Origin::File => {
            "Was this shown to you on another screen, on paper or as a picture? Do not believe it: ask for the file and open it yourself, and your own browser runs the check again."
        }
        Origin::Sample => "",
    }
}

/// Why there is no link to pass on; empty where there is one.
pub const fn no_link(origin: Origin) -> &'static str {
    match origin {
        Origin::Link => "",
        Origin::File => {
            "A file has no link. Pass the file itself on: whoever opens it here runs the same check."
        }
        Origin::Sample => "A sample was made up, so it has no proof link to pass on.",
    }
}

/// On the button that saves the payload with what was read of the contract.
pub const SAVE_PROOF: &str = "Save the proof";

/// On the button that saves the payload.
pub const SAVE_PAYLOAD: &str = "Save the payload";

/// On the button that opens a file.
pub const OPEN_SAVED: &str = "Open a saved proof";

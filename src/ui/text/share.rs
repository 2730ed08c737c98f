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

/// Why a sample has neither link nor code.
pub const SAMPLE_HAS_NO_LINK: &str = "A sample was made up, so it has no proof link to pass on.";

/// Why a file has neither link nor code.
pub const FILE_HAS_NO_LINK: &str =
    "A file has no link. Pass the file itself on: whoever opens it here runs the same check.";

/// On the button that saves the payload with what was read of the contract.
pub const SAVE_PROOF: &str = "Save the proof";

/// On the button that saves the payload.
pub const SAVE_PAYLOAD: &str = "Save the payload";

/// On the button that opens a file.
pub const OPEN_SAVED: &str = "Open a saved proof";

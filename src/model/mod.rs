//! What the page knows without a view: the native tests hold it.
//!
//! [`paths`] builds and reads every address. [`site`] tells whether a pasted link is of another site. [`endpoints`] has whom
//! the page may ask, and [`kept`] what a tab keeps of what they gave. [`request_log`] says which responses still
//! count. [`viewport`] decides which rows of a long table are drawn, and [`listing`] is a table of files as a file. [`qr`] is a
//! link that a camera reads.

pub mod endpoints;
pub mod kept;
pub mod listing;
pub mod paths;
pub mod qr;
pub mod request_log;
pub mod site;
pub mod viewport;

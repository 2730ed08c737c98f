//! Holds the page's logic that needs no view, so that native tests can run it.
//!
//! [`paths`] builds and reads every address. [`site`] recognises a pasted link of another site. [`endpoints`] lists the
//! endpoints that a reader can choose. [`kept`] finds the readings that a tab keeps, and [`listing`] has the results of
//! several files. [`qr`] turns a link into a code for a camera, [`face`] draws a card's face, [`seal`] a verdict's seal,
//! and [`mark`] the shapes of the marks. [`single`] puts a site's settings into the single file. [`apps`] recognises the browsers inside apps.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod apps;
pub mod endpoints;
pub mod face;
pub mod kept;
pub mod listing;
pub mod mark;
pub mod paths;
pub mod qr;
pub mod seal;
pub mod single;
pub mod site;

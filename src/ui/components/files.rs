//! Draws the table of several files, and how files are opened and saved.

pub mod drop_zone;
pub mod file_choices;
pub mod file_table;
pub mod open_button;
pub mod save_files;
pub mod shown_files;

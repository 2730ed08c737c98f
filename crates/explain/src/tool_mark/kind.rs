//! Lists the kinds of programs that change what they save.

use serde::{Deserialize, Serialize};

/// A kind of program that changes the files that it saves, by the mark that it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolMark {
    /// An object or a list is written as something else, as by a shell or a database's export.
    Flattened,
    /// A value is shortened or covered, as by a console or a log.
    Shortened,
    /// An id has signs of typesetting, as from an editor for documents or a chat.
    Typeset,
    /// Numbers are rounded to doubles, as by a script, a browser's viewer or a spreadsheet.
    Rounded,
    /// Whole numbers are texts, or have a fraction, as from a table or a converter.
    Retyped,
    /// Characters are lost or misread, as by an editor with another encoding.
    Recoded,
    /// Characters are written as in HTML, as on a web page.
    Escaped,
}

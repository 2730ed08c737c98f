//! `docs/protocol.md` as data that a page can draw: sections, and in each the pieces of its text in their order.
//!
//! A piece opens an element, closes it, or is text. None is markup: the page makes each element by its name from [`Element::tag`].

use serde::{Deserialize, Serialize};

#[cfg(feature = "write")]
pub mod write;

/// The document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Its sections in their order: from each heading to the next.
    pub sections: Vec<Section>,
}

/// A heading, and what is under it before the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// The name that a link gives it. The section of a step has the step's own name.
    pub anchor: String,
    /// 1 for the document's own heading, 2 and 3 below it.
    pub level: u8,
    /// The heading.
    pub title: String,
    /// The text.
    pub text: Vec<Piece>,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Piece {
    /// An element begins.
    Open(Element),
    /// A link to an anchor of the document begins.
    Link(String),
    /// A place that has an anchor of its own begins.
    Place(String),
    /// Text.
    Text(String),
    /// What began last ends.
    Close,
}

/// An element of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Element {
    Paragraph,
    Emphasis,
    Strong,
    Code,
    CodeBlock,
    List,
    NumberedList,
    Item,
    Table,
    TableHead,
    TableBody,
    Row,
    ColumnHead,
    Cell,
}

impl Element {
    /// What HTML calls it.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Paragraph => "p",
            Self::Emphasis => "em",
            Self::Strong => "strong",
            Self::Code => "code",
            Self::CodeBlock => "pre",
            Self::List => "ul",
            Self::NumberedList => "ol",
            Self::Item => "li",
            Self::Table => "table",
            Self::TableHead => "thead",
            Self::TableBody => "tbody",
            Self::Row => "tr",
            Self::ColumnHead => "th",
            Self::Cell => "td",
        }
    }
}

impl Rules {
    /// Reads the part. None where it is not one.
    pub fn read(part: &[u8]) -> Option<Self> {
        postcard::from_bytes(part).ok()
    }

    /// The section under an anchor.
    pub fn section(&self, anchor: &str) -> Option<&Section> {
        self.sections
            .iter()
            .find(|section| section.anchor == anchor)
    }
}

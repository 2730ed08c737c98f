//! Holds `docs/protocol.md` as data that a page can draw: sections, each with the pieces of its text in order.
//!
//! A piece opens an element, closes it, or is text. None is markup: the page makes each element by its name from
//! [`Element::tag`].

use serde::{Deserialize, Serialize};

#[cfg(feature = "write")]
pub mod write;

/// The rules: a document as data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The sections in order: from each heading to the next.
    pub sections: Vec<Section>,
}

/// A heading, with the text up to the next heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// The name that a link uses for the section. The section of a step has the step's name.
    pub anchor: String,
    /// The level of the heading: 1 for that of the document, 2 and 3 below it.
    pub level: u8,
    /// The text of the heading.
    pub title: String,
    /// The text below the heading.
    pub text: Vec<Piece>,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Piece {
    /// The beginning of an element.
    Open(Element),
    /// The beginning of a link to an anchor of the document.
    Link(String),
    /// The beginning of a passage with a separate anchor.
    Passage(String),
    /// Text.
    Text(String),
    /// The end of the element, link or passage that began last.
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
    /// Returns the name of the element in HTML.
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
    /// Reads the rules from a part of the page; `None` if the bytes are something else.
    pub fn read(part: &[u8]) -> Option<Self> {
        postcard::from_bytes(part).ok()
    }

    /// Returns the section under an anchor.
    pub fn section(&self, anchor: &str) -> Option<&Section> {
        self.sections
            .iter()
            .find(|section| section.anchor == anchor)
    }
}

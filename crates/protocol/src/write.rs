//! Makes the part of the page from Markdown.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::{Element, Piece, Rules, Section};

/// The element or event of a document that the page cannot show.
pub type Unknown = String;

impl Rules {
    /// Reads a document. Each heading has the anchor that GitHub gives it.
    ///
    /// # Errors
    ///
    /// The first element or event that the page cannot show.
    pub fn of(markdown: &str) -> Result<Self, Unknown> {
        let mut writer = Writer::default();
        for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
            writer.take(event)?;
        }
        Ok(writer.rules)
    }

    /// Returns the bytes of the part.
    pub fn part(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }
}

#[derive(Default)]
struct Writer {
    rules: Rules,
    /// True inside a heading.
    in_title: bool,
    /// True inside a table's head.
    in_head: bool,
    /// True inside a link to a passage in the document.
    in_link: bool,
}

impl Writer {
    fn take(&mut self, event: Event) -> Result<(), Unknown> {
        use Element::*;
        match event {
            Event::Start(Tag::Heading { level, .. }) => self.begin(level)?,
            Event::End(TagEnd::Heading(_)) => self.end_title(),
            Event::Text(text) => self.say(&text)?,
            Event::SoftBreak => self.say(" ")?,
            Event::Code(text) if self.in_title => self.say(&text)?,
            Event::Code(text) => {
                self.push(Piece::Open(Code))?;
                self.say(&text)?;
                self.push(Piece::Close)?;
            }
            Event::InlineHtml(html) => self.push(passage(&html)?)?,

            Event::Start(Tag::Paragraph) => self.open(Paragraph)?,
            Event::Start(Tag::Emphasis) => self.open(Emphasis)?,
            Event::Start(Tag::Strong) => self.open(Strong)?,
            Event::Start(Tag::CodeBlock(_)) => self.open(CodeBlock)?,
            Event::Start(Tag::List(None)) => self.open(List)?,
            Event::Start(Tag::List(Some(1))) => self.open(NumberedList)?,
            Event::Start(Tag::Item) => self.open(Item)?,
            Event::Start(Tag::Table(_)) => self.open(Table)?,
            Event::Start(Tag::TableHead) => {
                self.in_head = true;
                self.open(TableHead)?;
                self.open(Row)?;
            }
            Event::Start(Tag::TableRow) => self.open(Row)?,
            Event::Start(Tag::TableCell) if self.in_head => self.open(ColumnHead)?,
            Event::Start(Tag::TableCell) => self.open(Cell)?,
            Event::Start(Tag::Link { dest_url, .. }) => {
                // Of a link that leads out of the document, the page shows only the words.
                if let Some(anchor) = dest_url.strip_prefix('#') {
                    self.in_link = true;
                    self.push(Piece::Link(anchor.to_owned()))?;
                }
            }
            Event::End(TagEnd::Link) => {
                if core::mem::take(&mut self.in_link) {
                    self.push(Piece::Close)?;
                }
            }
            Event::End(TagEnd::TableHead) => {
                self.in_head = false;
                self.push(Piece::Close)?;
                self.push(Piece::Close)?;
                self.open(TableBody)?;
            }
            Event::End(TagEnd::Table) => {
                self.push(Piece::Close)?;
                self.push(Piece::Close)?;
            }
            // The arms above handled the beginnings that match these ends.
            Event::End(_) => self.push(Piece::Close)?,
            other => return Err(format!("{other:?}")),
        }
        Ok(())
    }

    fn begin(&mut self, level: HeadingLevel) -> Result<(), Unknown> {
        let level = match level {
            HeadingLevel::H1 => 1,
            HeadingLevel::H2 => 2,
            HeadingLevel::H3 => 3,
            other => return Err(format!("a heading of level {other}")),
        };
        self.in_title = true;
        self.rules.sections.push(Section {
            anchor: String::new(),
            level,
            title: String::new(),
            text: Vec::new(),
        });
        Ok(())
    }

    fn end_title(&mut self) {
        self.in_title = false;
        if let Some(section) = self.rules.sections.last_mut() {
            section.anchor = anchor(&section.title);
        }
    }

    fn open(&mut self, element: Element) -> Result<(), Unknown> {
        self.push(Piece::Open(element))
    }

    fn say(&mut self, said: &str) -> Result<(), Unknown> {
        let section = self.rules.sections.last_mut();
        let section = section.ok_or_else(|| format!("text before the first heading: {said}"))?;
        if self.in_title {
            section.title.push_str(said);
        } else if let Some(Piece::Text(text)) = section.text.last_mut() {
            text.push_str(said);
        } else {
            section.text.push(Piece::Text(said.to_owned()));
        }
        Ok(())
    }

    fn push(&mut self, piece: Piece) -> Result<(), Unknown> {
        match self.rules.sections.last_mut() {
            Some(section) if !self.in_title => section.text.push(piece),
            Some(section) => return Err(format!("in the heading {}: {piece:?}", section.title)),
            None => return Err(format!("before the first heading: {piece:?}")),
        }
        Ok(())
    }
}

/// Reads the only HTML of the document: `<a id="d5"></a>`.
fn passage(html: &str) -> Result<Piece, Unknown> {
    let id = html
        .strip_prefix("<a id=\"")
        .and_then(|rest| rest.strip_suffix("\">"));
    match (id, html) {
        (Some(id), _) => Ok(Piece::Passage(id.to_owned())),
        (None, "</a>") => Ok(Piece::Close),
        _ => Err(html.to_owned()),
    }
}

/// Returns the anchor that GitHub gives a heading.
fn anchor(title: &str) -> String {
    let kept = |char: &char| char.is_alphanumeric() || matches!(char, '-' | '_' | ' ');
    let title = title.to_lowercase();
    title
        .chars()
        .filter(kept)
        .collect::<String>()
        .replace(' ', "-")
}

//! Draws the crates as a Mermaid flowchart, each above those that it uses.
//!
//! It shows only the arrows that no others imply.

use crate::arrows::reduced;
use crate::document::{Drawn, halves};

/// The first lines of the picture in a document, and its last.
const FENCE: [&str; 2] = ["```mermaid\nflowchart TD\n    %% crates\n", "```\n"];

impl Drawn {
    /// Returns the document with its picture redrawn from these crates.
    pub fn picture(&self, document: &str) -> Result<String, String> {
        let (before, rest) = halves(document, FENCE[0])?;
        let (_, after) = halves(rest, FENCE[1])?;
        let arrows = reduced(&self.crates);
        let lines = arrows
            .iter()
            .filter(|(_, used)| !used.is_empty())
            .map(|(from, used)| {
                let used: Vec<&str> = used.iter().map(String::as_str).collect();
                format!("    {from} --> {}\n", used.join(" & "))
            });
        let picture: String = lines.collect();
        Ok([before, FENCE[0], &picture, FENCE[1], after].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arrows::draw;

    #[test]
    fn the_picture_has_the_arrows_that_no_others_imply() {
        let mut drawn = Drawn::default();
        for (from, to) in [
            ("page", "words"),
            ("page", "rules"),
            ("words", "rules"),
            ("page", "net"),
        ] {
            draw(&mut drawn.crates, from, to);
        }
        let document = "# Crates\n\n```mermaid\nflowchart TD\n    %% crates\n    old --> gone\n```\n\nThe end.\n";
        let expected = "# Crates\n\n```mermaid\nflowchart TD\n    %% crates\n    page --> net & words\n    words --> rules\n```\n\nThe end.\n";
        assert_eq!(drawn.picture(document).as_deref(), Ok(expected));
    }

    #[test]
    fn a_document_without_a_picture_is_refused() {
        let fault = Drawn::default().picture("# Crates\n");
        assert!(fault.is_err_and(|fault| fault.starts_with("no ```mermaid")));
    }
}

//! Reads the messages of a catalogue: the English one for the build, and every other for the page.

/// Returns the messages of a catalogue: id and pattern, on separate lines.
pub(crate) fn messages(catalogue: &str) -> impl Iterator<Item = (&str, String)> {
    let mut lines = catalogue.lines().peekable();
    core::iter::from_fn(move || {
        loop {
            let line = lines.next()?;
            let Some((id, first)) = line
                .split_once(" = ")
                .filter(|_| !line.starts_with(['#', ' ']))
            else {
                continue;
            };
            let mut message = first.to_owned();
            while let Some(more) = lines.next_if(|line| line.starts_with([' ', '}'])) {
                message.push('\n');
                message.push_str(more.trim());
            }
            // Fluent writes a space at an end of a line in this way if it belongs to the text.
            return Some((id, message.replace("{ \"\" }", "")));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The age of a block was empty: Fluent also ends a choice at the beginning of a line.
    #[test]
    fn a_choice_ends_at_the_beginning_of_a_line_too() {
        let text =
            "a = { $n ->\n    [one] one\n   *[other] more\n}\nb = { $n ->\n   *[other] more\n  }\n";
        let found: Vec<_> = messages(text).collect();
        let wanted = [
            ("a", "{ $n ->\n[one] one\n*[other] more\n}".to_owned()),
            ("b", "{ $n ->\n*[other] more\n}".to_owned()),
        ];
        assert_eq!(found, wanted);
    }
}

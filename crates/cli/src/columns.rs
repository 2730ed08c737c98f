//! A table in columns for people.

/// The lines of a table, so many columns of text in: the heads, then the rows.
pub fn columns<const N: usize>(
    inner: usize,
    heads: &[&str; N],
    rows: impl Iterator<Item = [String; N]>,
) -> Vec<String> {
    let heads = heads.map(str::to_owned);
    let rows: Vec<[String; N]> = std::iter::once(heads).chain(rows).collect();
    let width = |text: &String| text.chars().count();
    let mut widths = [0; N];
    for row in &rows {
        for (widest, text) in widths.iter_mut().zip(row) {
            *widest = width(text).max(*widest);
        }
    }
    let line = |row: &[String; N]| {
        let mut line = " ".repeat(inner);
        for (text, widest) in row.iter().zip(widths) {
            line += text;
            line += &" ".repeat(widest.saturating_sub(width(text)).saturating_add(2));
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

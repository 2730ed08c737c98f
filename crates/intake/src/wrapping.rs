//! Unwraps links that carry another link: a mail's safe link, a search engine's result, a chat's redirect.

use crate::link::decoded;

/// The largest number of wrappers that are removed from around a link.
pub(crate) const MAX_DEPTH: usize = 8;

/// Returns the texts that a word may carry, the likeliest first: the whole word decoded, then each of its parts.
pub(crate) fn carried(word: &str) -> Vec<String> {
    let parts = || word.split(['/', '?', '&', '#', ';']);
    let escaped = [word]
        .into_iter()
        .chain(parts())
        .map(|text| (text, decoded(text)));
    let escaped = escaped.filter(|(text, plain)| text != plain);
    let encoded = parts().filter_map(|part| base64(part.split_once('=')?.1));
    let all = escaped.map(|(_, plain)| plain).chain(encoded);
    all.chain(defended(word)).collect()
}

/// Reads the second form of a `urldefense` link, in which `-3A` stands for `%3A`, and `_` for a slash.
fn defended(word: &str) -> Option<String> {
    let (_, query) = word.split_once("urldefense")?;
    let (_, query) = query.split_once("/v2/url?")?;
    let mut values = query.split('&');
    let value = values.find_map(|value| {
        let value = value.strip_prefix("amp;").unwrap_or(value);
        value.strip_prefix("u=")
    })?;
    Some(decoded(&value.replace('_', "/").replace('-', "%")))
}

/// Reads a web address in base64, with or without the `a1` that a search engine puts before it.
fn base64(text: &str) -> Option<String> {
    let text = text.strip_prefix("a1").unwrap_or(text);
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0_u32);
    for digit in text
        .trim_end_matches('=')
        .bytes()
        .filter(|_| text.starts_with("aHR0c"))
    {
        let value = match digit {
            b'A'..=b'Z' => digit.wrapping_sub(b'A'),
            b'a'..=b'z' => digit.wrapping_sub(b'a').wrapping_add(26),
            b'0'..=b'9' => digit.wrapping_sub(b'0').wrapping_add(52),
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        bits = bits.wrapping_shl(6) | u32::from(value);
        count = count.saturating_add(6);
        if count >= 8 {
            count = count.saturating_sub(8);
            let [.., byte] = bits.wrapping_shr(count).to_be_bytes();
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes)
        .ok()
        .filter(|text| !text.is_empty())
}

//! Puts a site's settings into the single file that the site offers.

/// The place for the settings in the release's file (tools/dist.mjs).
const PLACE: &str = r#"<meta name="settings" content="">"#;

/// Returns the single file with these settings, in hex. Returns `None` if it does not have exactly one place for them.
pub fn with_settings(single: &str, settings: &[u8]) -> Option<String> {
    let (before, after) = single.split_once(PLACE)?;
    let settings = hex::encode(settings);
    let is_one = !after.contains(PLACE);
    is_one.then(|| format!(r#"{before}<meta name="settings" content="{settings}">{after}"#))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_stand_at_their_one_place_in_hex() {
        let single = format!("<head>{PLACE}<meta name=\"commit\" content=\"\">");
        let expected =
            r#"<head><meta name="settings" content="7b7d0d0a"><meta name="commit" content="">"#;
        let filled = with_settings(&single, b"{}\r\n");
        assert_eq!(filled.as_deref(), Some(expected));
        for other in [expected, "", &single.repeat(2)] {
            assert_eq!(with_settings(other, b"{}"), None, "{other}");
        }
    }
}

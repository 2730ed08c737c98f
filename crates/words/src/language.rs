//! Lists the languages of the page.

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English, which is always available.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// German.
    German,
    /// French.
    French,
    /// Japanese.
    Japanese,
    /// Korean.
    Korean,
    /// Chinese in simplified characters.
    Chinese,
}

/// The parts of a tag that ask for Chinese in traditional characters. The build writes them into its JavaScript
/// (tools/language.mjs).
const TRADITIONAL: [&str; 4] = ["hant", "tw", "hk", "mo"];

impl Language {
    /// All languages, in the order in which the page offers them.
    pub const ALL: [Self; 7] = [
        Self::English,
        Self::Spanish,
        Self::German,
        Self::French,
        Self::Japanese,
        Self::Korean,
        Self::Chinese,
    ];

    /// Returns the BCP 47 tag of the language, which also names its catalogue.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
            Self::Japanese => "ja",
            Self::Korean => "ko",
            Self::Chinese => "zh-Hans",
        }
    }

    /// Returns the name of the language in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Japanese => "日本語",
            Self::Korean => "한국어",
            Self::Chinese => "简体中文",
        }
    }

    /// Returns the language of a browser's tag, such as `de-AT` or `zh-CN`. Chinese in traditional characters has no
    /// match.
    pub fn of(tag: &str) -> Option<Self> {
        let tag = tag.to_ascii_lowercase();
        let parts: Vec<_> = tag.split('-').collect();
        let is_traditional = parts.iter().any(|part| TRADITIONAL.contains(part));
        Self::ALL
            .into_iter()
            .find(|known| known.tag().split('-').next() == parts.first().copied())
            .filter(|known| *known != Self::Chinese || !is_traditional)
    }

    /// Returns true if the number needs the singular.
    pub const fn is_one(self, number: u64) -> bool {
        match self {
            Self::English | Self::Spanish | Self::German => number == 1,
            Self::French => number <= 1,
            Self::Japanese | Self::Korean | Self::Chinese => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_browsers_tag_names_its_language() {
        for (tag, language) in [
            ("en-GB", Some(Language::English)),
            ("de-AT", Some(Language::German)),
            ("zh-CN", Some(Language::Chinese)),
            ("zh-Hans-SG", Some(Language::Chinese)),
            ("zh-Hant-TW", None),
            ("zh-TW", None),
            ("pt-BR", None),
            ("", None),
        ] {
            assert_eq!(Language::of(tag), language, "{tag}");
        }
    }
}

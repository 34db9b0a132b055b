//! The languages there are.

/// A language that every text is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Brazilian Portuguese.
    PtBr,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::PtBr];

    /// The language meant by a tag such as `pt`, `pt-BR` or `pt_BR.UTF-8`. The region doesn't matter: a reader
    /// from Portugal is better served in Portuguese than in English.
    pub fn parse(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        if primary.eq_ignore_ascii_case("en") {
            Some(Self::En)
        } else if primary.eq_ignore_ascii_case("pt") {
            Some(Self::PtBr)
        } else {
            None
        }
    }

    /// The language's tag, which also names its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::PtBr => "pt-BR",
        }
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::PtBr => "Português (Brasil)",
        }
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_however_people_and_systems_write_it() {
        for tag in ["en", "en-US", "EN", "en_GB.UTF-8", "en.UTF-8"] {
            assert_eq!(Language::parse(tag), Some(Language::En), "{tag}");
        }
        for tag in ["pt", "pt-BR", "PT-br", "pt_BR.UTF-8", "pt_PT", "pt@euro"] {
            assert_eq!(Language::parse(tag), Some(Language::PtBr), "{tag}");
        }
        for tag in ["", "C", "C.UTF-8", "POSIX", "de", "english", "ptolemy"] {
            assert_eq!(Language::parse(tag), None, "{tag}");
        }
    }

    #[test]
    fn a_language_is_found_by_its_own_code() {
        for language in Language::ALL {
            assert_eq!(Language::parse(language.code()), Some(language));
        }
    }
}

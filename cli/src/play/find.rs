//! Finding one of several texts by number, by its first letters, or by any of its words.

/// A letter without case or accent, so that "capitolio" finds "Capitólio".
fn fold(letter: char) -> impl Iterator<Item = char> {
    let bare = match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'Á' | 'À' | 'Â' | 'Ã' | 'Ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' | 'É' | 'È' | 'Ê' | 'Ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' | 'Í' | 'Ì' | 'Î' | 'Ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'Ó' | 'Ò' | 'Ô' | 'Õ' | 'Ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' | 'Ú' | 'Ù' | 'Û' | 'Ü' => 'u',
        'ç' | 'Ç' => 'c',
        'ñ' | 'Ñ' => 'n',
        other => other,
    };
    bare.to_lowercase()
}

fn folded(text: &str) -> String {
    text.trim().chars().flat_map(fold).collect()
}

/// Whether every word of the query begins a word of the text, or the query is a part of it.
pub(crate) fn matches(text: &str, query: &str) -> bool {
    let (text, query) = (folded(text), folded(query));
    let begins = |part: &str| {
        text.split(|letter: char| !letter.is_alphanumeric())
            .any(|word| word.starts_with(part))
    };
    query.split_whitespace().all(begins) || text.contains(&query)
}

/// What a line of input means among several texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// This one.
    One(usize),
    /// One of these; it isn't clear which.
    Several(Vec<usize>),
    /// None of them.
    Nothing,
}

/// Which text is meant: by its number from 1, by itself, by how it begins, or by words in it.
pub(crate) fn pick(texts: &[String], query: &str) -> Pick {
    if let Some(number) = number(query) {
        let index = number.checked_sub(1).filter(|&index| index < texts.len());
        return index.map_or(Pick::Nothing, Pick::One);
    }
    // Digits are meant as numbers: several of them aren't one, and none is looked for in the texts.
    if !query.trim().is_empty()
        && query
            .chars()
            .all(|c| c.is_ascii_digit() || c.is_whitespace())
    {
        return Pick::Nothing;
    }
    let wanted = folded(query);
    let ways: [&dyn Fn(&str) -> bool; 3] = [
        &|text| folded(text) == wanted,
        &|text| folded(text).starts_with(&wanted),
        &|text| matches(text, &wanted),
    ];
    for way in ways {
        let hits: Vec<usize> = (0..texts.len())
            .filter(|&index| way(&texts[index]))
            .collect();
        match hits.as_slice() {
            [] => {}
            &[only] => return Pick::One(only),
            _ => return Pick::Several(hits),
        }
    }
    Pick::Nothing
}

/// The number that was typed. One too large to be any is still a number.
fn number(query: &str) -> Option<usize> {
    let digits = query.trim();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(usize::MAX))
}

/// A step through a list or a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    /// One line up.
    Up,
    /// One line down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// Some columns to the left.
    Left,
    /// Some columns to the right.
    Right,
}

impl Go {
    /// The same step in the other direction.
    pub(crate) const fn back(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::PageUp => Self::PageDown,
            Self::PageDown => Self::PageUp,
            Self::First => Self::Last,
            Self::Last => Self::First,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Where it leads from a line among `count`, with `page` lines in sight.
    pub(crate) fn from(self, line: usize, count: usize, page: usize) -> usize {
        let last = count.saturating_sub(1);
        match self {
            Self::Up => line.saturating_sub(1),
            Self::Down => line.saturating_add(1).min(last),
            Self::PageUp => line.saturating_sub(page),
            Self::PageDown => line.saturating_add(page).min(last),
            Self::First => 0,
            Self::Last => last,
            Self::Left | Self::Right => line,
        }
    }
}

const LONGEST_QUERY: usize = 120;

/// A line of input with a mark on one of the texts that it finds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Finder {
    query: String,
    mark: usize,
}

impl Finder {
    /// What was typed.
    pub(crate) fn query(&self) -> &str {
        &self.query
    }

    /// Types a letter.
    pub(crate) fn push(&mut self, letter: char) {
        if !letter.is_control() && self.query.chars().count() < LONGEST_QUERY {
            self.query.push(letter);
            self.mark = 0;
        }
    }

    /// Takes the last letter back.
    pub(crate) fn pop(&mut self) {
        self.mark = 0;
        self.query.pop();
    }

    /// Forgets what was typed.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// The texts that were found, by their place. A number is no filter: it points at its text.
    pub(crate) fn hits(&self, texts: &[String]) -> Vec<usize> {
        let all = 0..texts.len();
        if self.query.trim().is_empty() || number(&self.query).is_some() {
            return all.collect();
        }
        all.filter(|&index| matches(&texts[index], &self.query))
            .collect()
    }

    /// Which of the hits is marked.
    pub(crate) fn marked(&self, hits: &[usize]) -> Option<usize> {
        let pointed = number(&self.query).map(|number| number.wrapping_sub(1));
        let place = pointed.unwrap_or(self.mark.min(hits.len().saturating_sub(1)));
        (place < hits.len()).then_some(place)
    }

    /// Moves the mark. A number that was typed gives way to it.
    pub(crate) fn go(&mut self, go: Go, texts: &[String], page: usize) {
        let hits = self.hits(texts);
        let here = self.marked(&hits).unwrap_or(0);
        if number(&self.query).is_some() {
            self.query.clear();
        }
        self.mark = go.from(here, hits.len(), page);
    }

    /// Marks this text, showing all.
    pub(crate) fn point_at(&mut self, index: usize) {
        self.query.clear();
        self.mark = index;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Vec<String> {
        [
            "Visit Jupiter",
            "Visit Juno",
            "Score",
            "Visitar o Capitólio",
            "Score twice",
        ]
        .map(str::to_owned)
        .to_vec()
    }

    #[test]
    fn a_text_is_found_by_number_by_beginning_and_by_words() {
        let texts = texts();
        assert_eq!(pick(&texts, "3"), Pick::One(2));
        assert_eq!(pick(&texts, "6"), Pick::Nothing);
        assert_eq!(pick(&texts, "0"), Pick::Nothing);
        assert_eq!(pick(&texts, &"9".repeat(40)), Pick::Nothing);
        let prices = ["Build for 1 wheat and 2 gold", "Pass"].map(str::to_owned);
        assert_eq!(pick(&prices, "1 2"), Pick::Nothing, "digits are numbers");
        assert_eq!(pick(&prices, "1 wheat"), Pick::One(0));
        assert_eq!(pick(&texts, "visit jup"), Pick::One(0));
        assert_eq!(pick(&texts, "JUNO"), Pick::One(1));
        assert_eq!(pick(&texts, "capitolio"), Pick::One(3));
        assert_eq!(pick(&texts, "ju"), Pick::Several(vec![0, 1]));
        assert_eq!(
            pick(&texts, "score"),
            Pick::One(2),
            "a whole text beats a longer one that begins with it"
        );
        assert_eq!(pick(&texts, "mars"), Pick::Nothing);
    }

    #[test]
    fn typing_narrows_and_a_number_points() {
        let texts = texts();
        let mut finder = Finder::default();
        "ju".chars().for_each(|letter| finder.push(letter));
        let hits = finder.hits(&texts);
        assert_eq!(
            (hits.as_slice(), finder.marked(&hits)),
            ([0, 1].as_slice(), Some(0))
        );
        finder.go(Go::Down, &texts, 5);
        assert_eq!(finder.marked(&finder.hits(&texts)), Some(1));
        finder.clear();
        finder.push('4');
        assert_eq!(finder.marked(&finder.hits(&texts)), Some(3));
        finder.push('0');
        assert_eq!(
            finder.marked(&finder.hits(&texts)),
            None,
            "there is no fortieth text"
        );
    }

    #[test]
    fn the_mark_stays_in_the_list() {
        let texts = texts();
        let mut finder = Finder::default();
        finder.go(Go::Up, &texts, 3);
        assert_eq!(finder.marked(&finder.hits(&texts)), Some(0));
        for go in [Go::PageDown, Go::PageDown, Go::Down] {
            finder.go(go, &texts, 3);
        }
        assert_eq!(finder.marked(&finder.hits(&texts)), Some(4));
    }
}

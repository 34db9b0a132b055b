//! What a screen is made of besides the table itself.

use pantheon_engine::Message;
use pantheon_locales::rules::Rule;

use super::command::Topic;
use super::find::{Finder, Go};

/// What lies in front of the table.
#[derive(Debug)]
pub(crate) enum Overlay {
    /// A text to scroll.
    Page {
        /// What the page is about.
        topic: Topic,
        /// How many lines are above the screen.
        top: usize,
    },
    /// The rules.
    Rules(RuleBook),
    /// The question where to save the record.
    Save(Finder),
    /// The question whether to leave.
    Leave,
}

/// The rules, to search and read.
#[derive(Debug)]
pub(crate) struct RuleBook {
    rules: Vec<Rule>,
    headings: Vec<String>,
    bodies: Vec<String>,
    /// What is searched for.
    pub(crate) finder: Finder,
    /// How many lines of the marked rule are above the screen.
    pub(crate) top: usize,
}

impl RuleBook {
    /// The rules, with this one marked if it is among them.
    pub(crate) fn new(rules: Vec<Rule>, wanted: Option<&str>) -> Self {
        let mut finder = Finder::default();
        if let Some(place) = wanted.and_then(|id| rules.iter().position(|rule| rule.id == id)) {
            finder.point_at(place);
        }
        Self {
            headings: rules
                .iter()
                .map(|rule| format!("{}  {}", rule.id, rule.heading))
                .collect(),
            bodies: rules.iter().map(|rule| rule.text.clone()).collect(),
            rules,
            finder,
            top: 0,
        }
    }

    /// What is searched: the headings, or the rules' own words where no heading fits.
    pub(crate) fn texts(&self) -> &[String] {
        searched(&self.finder, &self.headings, &self.bodies)
    }

    /// How a rule is listed.
    pub(crate) fn heading(&self, index: usize) -> &str {
        &self.headings[index]
    }

    /// The rule that is marked.
    pub(crate) fn marked(&self) -> Option<&Rule> {
        let hits = self.finder.hits(self.texts());
        let place = self.finder.marked(&hits)?;
        self.rules.get(hits[place])
    }

    /// Moves the mark; whole pages scroll the marked rule, which may be longer than the screen.
    pub(crate) fn go(&mut self, go: Go, page: usize) {
        if matches!(go, Go::PageUp | Go::PageDown) {
            self.top = go.from(self.top, usize::MAX, page);
        } else {
            let texts = searched(&self.finder, &self.headings, &self.bodies);
            self.finder.go(go, texts, page);
            self.top = 0;
        }
    }
}

fn searched<'a>(finder: &Finder, headings: &'a [String], bodies: &'a [String]) -> &'a [String] {
    if finder.hits(headings).is_empty() {
        bodies
    } else {
        headings
    }
}

/// A part of the table's screen that scrolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pane {
    /// What can be chosen.
    Choices,
    /// What happened.
    Log,
    /// The table.
    Board,
}

impl Pane {
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Choices => Self::Log,
            Self::Log => Self::Board,
            Self::Board => Self::Choices,
        }
    }
}

/// One sentence for the person, and the rule behind it if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    /// The sentence.
    pub(crate) text: Message,
    /// The rule.
    pub(crate) rule: Option<String>,
}

impl From<Message> for Notice {
    fn from(text: Message) -> Self {
        Self { text, rule: None }
    }
}

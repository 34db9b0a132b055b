//! Texts that both the full screen and the plain lines show: scores, the end, the log, a rule.

use pantheon_bots::coach::Grave;
use pantheon_bots::hints::Advised;
use pantheon_engine::{Ink, Message, Outcome, Party, Picture, ScoreSheet, Span, TitleInfo, Words};
use pantheon_games::DryRun;
use pantheon_locales::Locale;
use pantheon_locales::rules::Rule;
use serde_json::Value;

use super::story::Line;

/// A score sheet, party by party.
pub(crate) fn score(sheet: &ScoreSheet, info: &TitleInfo, locale: &Locale) -> Picture {
    let mut page = Picture::new();
    let mut parties: Vec<Party> = sheet.lines.iter().map(|line| line.party).collect();
    parties.sort_unstable();
    parties.dedup();
    if parties.is_empty() {
        page.line()
            .plain(locale.say(&Message::new("cli-play-score-empty")));
    }
    for party in parties {
        let total = Message::new("cli-play-score-total")
            .word("name", party.name(info))
            .number("points", sheet.total(party));
        page.line().ink(Ink::Strong, locale.say(&total));
        for line in sheet.lines.iter().filter(|line| line.party == party) {
            let category = category(info, &line.category);
            page.line()
                .ink(Ink::Strong, format!("  {:+}  ", line.points));
            page.plain(format!(
                "{}: {} ",
                locale.say(&category),
                locale.say(&line.why)
            ));
            page.ink(Ink::Faint, format!("({})", line.rule));
        }
        page.line();
    }
    page
}

/// How a game ended: who won, why it ended, the places with their tie-breaks, and the score sheet.
pub(crate) fn outcome(outcome: &Outcome, info: &TitleInfo, locale: &Locale) -> Picture {
    let mut page = Picture::new();
    if let Some(result) = outcome.result(info) {
        page.line().ink(Ink::Strong, locale.say(&result));
    }
    page.line().plain(locale.say(&outcome.end));
    page.line();
    for standing in &outcome.standings {
        let ink = if standing.rank == 1 {
            Ink::Strong
        } else {
            Ink::Plain
        };
        let place = Message::new("cli-play-standing")
            .number("rank", standing.rank)
            .word("name", standing.party.name(info))
            .number("points", standing.points);
        page.line().ink(ink, locale.say(&place));
        if let Some(tie) = &standing.tie_break {
            let tie = Message::new("cli-play-tie-break").word("why", tie.clone());
            page.line()
                .ink(Ink::Faint, format!("   {}", locale.say(&tie)));
        }
    }
    page.line();
    page.lines.extend(score(&outcome.sheet, info, locale).lines);
    page
}

/// Lines of the story. What is new to the reader is marked and strong.
pub(crate) fn log<'a>(story: impl Iterator<Item = (&'a Line, bool)>, locale: &Locale) -> Picture {
    let mut page = Picture::new();
    for (line, fresh) in story {
        let (mark, ink) = if fresh {
            ("» ", Ink::Strong)
        } else {
            ("· ", Ink::Plain)
        };
        page.line()
            .ink(ink, format!("{mark}{}", locale.say(&line.text)));
    }
    page
}

/// How far advice goes, each step plainer than the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HintStep {
    /// What to think about.
    #[default]
    Thought,
    /// Which actions are good, in the order in which they are listed.
    Candidates,
    /// Which is the best, the chance to win with each, and where points would come from.
    Best,
    /// Why.
    Why,
}

impl HintStep {
    /// The next.
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Thought => Self::Candidates,
            Self::Candidates => Self::Best,
            Self::Best | Self::Why => Self::Why,
        }
    }
}

/// Advice, as far as this step. `choice` finds an action's number and words.
pub(crate) fn hints<'a>(
    advised: &Advised<Value>,
    step: HintStep,
    info: &TitleInfo,
    locale: &Locale,
    choice: impl Fn(&Value) -> Option<(usize, &'a str)>,
) -> Picture {
    let mut page = text(&locale.say(&Message::new("cli-play-hint-about")));
    page.line();
    let Some(thought) = &advised.thought else {
        page.line()
            .ink(Ink::Strong, locale.say(&Message::new("cli-play-hint-wait")));
        return page;
    };
    page.line()
        .ink(Ink::Strong, locale.say(&thought.message(info)));
    let found = advised.hints.iter();
    let mut found: Vec<_> = found
        .filter_map(|hint| Some((hint, choice(&hint.action)?)))
        .collect();
    if step == HintStep::Candidates {
        found.sort_by_key(|(_, (number, _))| *number);
        page.line();
        for (_, (number, words)) in &found {
            page.line().plain(format!("{number}. {words}"));
        }
    }
    if step < HintStep::Best {
        page.line();
        let more = Message::new("cli-play-hint-more");
        page.line().ink(Ink::Faint, locale.say(&more));
        return page;
    }
    for (hint, (number, words)) in found {
        page.line();
        page.line().ink(Ink::Strong, format!("{number}. {words}"));
        let chance =
            Message::new("cli-play-hint-chance").number("percent", whole(hint.chance * 100.0));
        page.line().plain(format!("   {}", locale.say(&chance)));
        let points: f32 = hint.gains.iter().map(|gain| gain.points).sum();
        let points = Message::new("cli-play-hint-points").number("points", whole(points));
        page.line().plain(format!("   {}", locale.say(&points)));
        for gain in hint.gains.iter().filter(|gain| whole(gain.points) != 0) {
            let category = category(info, &gain.category);
            page.line().plain(format!(
                "     {:+}  {}",
                whole(gain.points),
                locale.say(&category)
            ));
        }
    }
    page.line();
    if step == HintStep::Best {
        let more = Message::new("cli-play-hint-more");
        page.line().ink(Ink::Faint, locale.say(&more));
    } else {
        let why = Message::new("cli-play-hint-why");
        page.line().ink(Ink::Strong, locale.say(&why));
        for reason in advised.why(info) {
            page.line().plain(format!("  {}", locale.say(&reason)));
        }
    }
    page
}

/// What is wrong with a choice that is a grave mistake.
pub(crate) fn warning(grave: &Grave, info: &TitleInfo, locale: &Locale) -> Picture {
    let mut page = Picture::new();
    let percent = |chance: f32| format!("{}%", whole(chance * 100.0));
    let chance = Message::new("coach-warn-chance")
        .text("chance", percent(grave.chance))
        .text("best", percent(grave.best));
    page.line().ink(Ink::Strong, locale.say(&chance));
    if !grave.reasons.is_empty() {
        page.line()
            .plain(locale.say(&Message::new("coach-warn-why")));
        for reason in &grave.reasons {
            page.line()
                .plain(format!("  {}", locale.say(&reason.message(info))));
        }
    }
    let again = Message::new("cli-play-warn-again");
    page.line().ink(Ink::Faint, locale.say(&again));
    page
}

/// What a choice would bring, as far as its player can know.
pub(crate) fn dry_run(
    choice: &Message,
    tried: &DryRun,
    info: &TitleInfo,
    locale: &Locale,
) -> Picture {
    let mut page = Picture::new();
    let head = format!(
        "{}: {}",
        locale.say(&Message::new("coach-dry")),
        locale.say(choice)
    );
    page.line().ink(Ink::Strong, head);
    for told in &tried.told {
        page.line().plain(format!("· {}", locale.say(told)));
    }
    for line in &tried.points {
        let said = Message::new("coach-dry-points")
            .word("name", line.party.name(info))
            .text("points", format!("{:+}", line.points))
            .word("source", category(info, &line.category));
        page.line().plain(format!("· {}", locale.say(&said)));
    }
    let open = match (tried.luck, tried.hidden) {
        (true, _) => "coach-dry-luck",
        (_, true) => "coach-dry-hidden",
        _ => return page,
    };
    page.line().ink(Ink::Faint, locale.say(&Message::new(open)));
    page
}

fn whole(number: f32) -> i32 {
    number.round() as i32
}

/// What points are scored for.
fn category(info: &TitleInfo, category: &str) -> Message {
    Message::new(format!("{}-score-{category}", info.text_prefix()))
}

/// One rule.
pub(crate) fn rule(rule: &Rule) -> Picture {
    let mut page = Picture::new();
    page.line()
        .ink(Ink::Strong, format!("{}  {}", rule.id, rule.heading));
    page.line().ink(Ink::Faint, rule.section.clone());
    page.lines
        .extend(crate::markdown::picture(&rule.text).lines);
    page
}

/// A text of several lines.
pub(crate) fn text(text: &str) -> Picture {
    let mut page = Picture::new();
    for line in text.lines() {
        page.line().plain(line);
    }
    page
}

/// Breaks lines that are too long between words. What follows a break is indented by `hang` more than its line.
pub(crate) fn wrap(page: &Picture, width: usize, hang: usize) -> Picture {
    let mut wrapped = Picture::new();
    for line in &page.lines {
        wrap_line(line, width.max(8), hang, &mut wrapped);
    }
    wrapped
}

fn wrap_line(line: &[Span], width: usize, hang: usize, wrapped: &mut Picture) {
    let indent = line
        .first()
        .map_or(0, |span| span.text.len() - span.text.trim_start().len());
    let hanging = " ".repeat((indent + hang).min(width / 2));
    let mut used = 0;
    wrapped.line();
    for word in words(line) {
        let length = |piece: &str| piece.chars().count();
        let whole: usize = word.iter().map(|(_, piece)| length(piece)).sum();
        let bare: usize = word.iter().map(|(_, piece)| length(piece.trim_end())).sum();
        if used > hanging.len() && used + bare > width {
            wrapped.line().plain(hanging.clone());
            used = hanging.len();
        }
        used += whole;
        for (ink, piece) in word {
            wrapped.ink(ink, piece);
        }
    }
}

/// The words of a line with the blanks that follow them; a word may have several inks.
fn words(line: &[Span]) -> Vec<Vec<(Ink, &str)>> {
    let mut words = vec![Vec::new()];
    for span in line {
        for piece in span.text.split_inclusive(' ') {
            if let Some(word) = words.last_mut() {
                word.push((span.ink, piece));
            }
            if piece.ends_with(' ') {
                words.push(Vec::new());
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_between_words_with_an_indent() {
        let mut page = Picture::new();
        page.line()
            .ink(Ink::Strong, "one two ")
            .plain("three four five");
        page.line();
        page.line().plain("short");
        assert_eq!(
            wrap(&page, 12, 2).to_string(),
            "one two\n  three four\n  five\n\nshort\n"
        );
    }

    #[test]
    fn what_is_not_parted_by_a_blank_stays_together() {
        let mut page = Picture::new();
        page.line()
            .plain("one two ")
            .ink(Ink::Strong, "three")
            .plain(", four");
        assert_eq!(wrap(&page, 13, 0).to_string(), "one two\nthree, four\n");
    }

    #[test]
    fn a_word_longer_than_the_line_is_kept_whole() {
        let page = text("incomprehensibilities of it");
        assert_eq!(
            wrap(&page, 10, 0).to_string(),
            "incomprehensibilities\nof it\n"
        );
    }
}

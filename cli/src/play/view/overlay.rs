//! What lies in front of the table: pages, rules, questions.

use pantheon_engine::{Ink, Message, Words};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding};

use super::{arrows, dialogue, draw_board, draw_corner, rows, window};
use crate::play::app::App;
use crate::play::command::Topic;
use crate::play::overlay::{Notice, Overlay};
use crate::play::pages;
use crate::play::theme::Theme;

/// The keys that matter now, as the key of a text.
pub(super) fn keys(app: &App) -> &'static str {
    match app.overlay() {
        Some(Overlay::Page { .. }) if app.outcome().is_some() => "cli-play-keys-end",
        Some(Overlay::Page { .. }) => "cli-play-keys-page",
        Some(Overlay::Rules(_)) => "cli-play-keys-rules",
        Some(Overlay::Save(_)) => "cli-play-keys-save",
        Some(Overlay::Leave) => "cli-play-keys-leave",
        None if app.curtain().is_some() => "cli-play-keys-curtain",
        None if app.outcome().is_some() => "cli-play-keys-over",
        None => "cli-play-keys-table",
    }
}

/// A sentence for the person, with the rule that can be opened.
pub(super) fn notice_text(app: &App, notice: &Notice) -> String {
    let said = app.locale().say(&notice.text);
    match &notice.rule {
        Some(rule) => format!(
            "{said} {}",
            app.locale()
                .say(&Message::new("cli-play-see-rule").text("rule", rule.clone()))
        ),
        None => said,
    }
}

/// Draws what lies in front.
pub(super) fn draw(app: &mut App, theme: Theme, frame: &mut Frame<'_>, area: Rect) {
    match app.overlay() {
        Some(&Overlay::Page { topic, top }) => draw_page(app, topic, top, theme, frame, area),
        Some(Overlay::Rules(_)) => draw_rules(app, theme, frame, area),
        Some(Overlay::Save(finder)) => {
            let text = format!("{}\n\n{}▏", app.say("cli-play-save-where"), finder.query());
            dialogue(frame, area, &app.say("cli-play-title-save"), &text);
        }
        Some(Overlay::Leave) => {
            let key = if app.outcome().is_some() {
                "cli-play-leave-over"
            } else {
                "cli-play-leave"
            };
            dialogue(frame, area, &app.say("cli-play-title-leave"), &app.say(key));
        }
        None => {}
    }
}

fn framed(title: &str, frame: &mut Frame<'_>, area: Rect) -> Rect {
    let block = Block::bordered()
        .title(format!(" {title} "))
        .padding(Padding::horizontal(1));
    let inside = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    inside
}

fn draw_page(
    app: &mut App,
    topic: Topic,
    top: usize,
    theme: Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let page = app.page(topic);
    let title = app.say(match topic {
        Topic::Help => "cli-play-title-help",
        Topic::Score if app.outcome().is_some() => "cli-play-over",
        Topic::Score => "cli-play-title-score",
        Topic::Log => "cli-play-title-log",
        Topic::Board => "cli-play-title-board",
        Topic::Sentences => "cli-play-title-sentences",
        Topic::Hint => "cli-play-title-hint",
        Topic::DryRun => "coach-dry",
        Topic::Warning => "coach-warn",
    });
    let inside = framed(&title, frame, area);
    let text = match topic {
        Topic::Board => theme.text(&page),
        _ => theme.text(&pages::wrap(&page, usize::from(inside.width), 2)),
    };
    app.page = usize::from(inside.height);
    let most = text.height().saturating_sub(app.page);
    app.clamp_page(most);
    let top = top.min(most);
    if topic == Topic::Board {
        return draw_board(app, text, top, Style::new(), frame, inside);
    }
    frame.render_widget(window(text, top, inside.height), inside);
    draw_corner(
        &arrows(&[('↑', top), ('↓', most - top)]),
        Style::new(),
        frame,
        inside,
    );
}

fn draw_rules(app: &mut App, theme: Theme, frame: &mut Frame<'_>, area: Rect) {
    let inside = framed(&app.say("cli-play-title-rules"), frame, area);
    let [search, body] =
        Layout::vertical([Constraint::Length(2), Constraint::Fill(1)]).areas(inside);
    let [list, text] = Layout::horizontal([Constraint::Percentage(40), Constraint::Fill(1)])
        .spacing(2)
        .areas(body);
    app.page = usize::from(list.height);
    let Some(Overlay::Rules(book)) = app.overlay() else {
        return;
    };
    let query = format!("{} {}▏", app.say("cli-play-search"), book.finder.query());
    frame.render_widget(Line::styled(query, theme.ink(Ink::Strong)), search);
    let (rows, ..) = rows(&book.finder, book.texts(), app.page, |index| {
        book.heading(index).to_owned()
    });
    frame.render_widget(rows, list);
    let page = book
        .marked()
        .map_or_else(|| pages::text(&app.say("cli-play-no-rule")), pages::rule);
    let page = theme.text(&pages::wrap(&page, usize::from(text.width), 0));
    // Where a rule doesn't fit, the last row is for the arrows alone: its words would be under them.
    let fits = page.height() <= usize::from(text.height);
    let height = text.height - u16::from(!fits);
    let most = page.height().saturating_sub(usize::from(height));
    let top = book.top.min(most);
    frame.render_widget(window(page, top, height), text);
    draw_corner(
        &arrows(&[('↑', top), ('↓', most - top)]),
        Style::new(),
        frame,
        text,
    );
    app.clamp_rule(most);
}

//! The full screen.

mod overlay;
mod table;
#[cfg(test)]
mod tests;

use pantheon_engine::{Ink, Message, Words};
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use super::app::App;
use super::find::Finder;
use super::pages;
use super::theme::{MARKED, Theme};

/// The smallest screen that a game fits on.
const SMALLEST: (u16, u16) = (80, 24);

/// Draws everything.
pub(crate) fn draw(app: &mut App, theme: Theme, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return too_small(app, frame);
    }
    let [body, bottom] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    match app.curtain() {
        Some(seat) => {
            let text = app
                .locale()
                .say(&Message::new("cli-play-curtain").seat("player", seat));
            dialogue(frame, body, app.info().name, &text);
        }
        None => table::draw(app, theme, frame, body),
    }
    if app.overlay().is_some() {
        overlay::draw(app, theme, frame, body);
    }
    let keys = match app.notice().filter(|_| app.overlay().is_some()) {
        Some(notice) => Line::raw(overlay::notice_text(app, notice)),
        None => Line::styled(app.say(overlay::keys(app)), theme.ink(Ink::Faint)),
    };
    frame.render_widget(keys, bottom);
}

fn too_small(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let (width, height) = SMALLEST;
    let text = Message::new("cli-play-too-small")
        .number("width", width)
        .number("height", height)
        .number("now-width", area.width)
        .number("now-height", area.height);
    let page = pages::text(&app.locale().say(&text));
    let wrapped = pages::wrap(&page, usize::from(area.width), 0).to_string();
    frame.render_widget(Paragraph::new(wrapped), area);
}

/// A short question or message in the middle of the screen.
fn dialogue(frame: &mut Frame<'_>, area: Rect, title: &str, text: &str) {
    let width = area.width.min(72);
    let wrapped = pages::wrap(&pages::text(text), usize::from(width.saturating_sub(4)), 0);
    let height = wrapped.lines.len() as u16 + 2;
    let [row] = Layout::vertical([Constraint::Length(height)])
        .flex(Flex::Center)
        .areas(area);
    let [middle] = Layout::horizontal([Constraint::Length(width)])
        .flex(Flex::Center)
        .areas(row);
    frame.render_widget(Clear, middle);
    let block = Block::bordered()
        .title(format!(" {title} "))
        .padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(wrapped.to_string()).block(block), middle);
}

/// A title above a part of the screen, with how much of it is out of sight.
fn heading(title: &str, above: usize, below: usize, width: u16, style: Style) -> Line<'static> {
    let text = format!("── {title} {}", arrows(&[('↑', above), ('↓', below)]));
    let rest = usize::from(width).saturating_sub(text.chars().count());
    Line::styled(format!("{text}{}", "─".repeat(rest)), style)
}

/// How much is out of sight in each direction, where anything is.
fn arrows(hidden: &[(char, usize)]) -> String {
    let some = hidden.iter().filter(|(_, hidden)| *hidden > 0);
    let parts: Vec<String> = some
        .map(|(arrow, hidden)| format!("{arrow}{hidden} "))
        .collect();
    parts.concat()
}

/// Draws a board that may be larger than its place, with marks in the corner where it goes on.
fn draw_board(
    app: &mut App,
    board: Text<'static>,
    top: usize,
    style: Style,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let right = board.width().saturating_sub(usize::from(area.width));
    let below = board
        .height()
        .saturating_sub(top + usize::from(area.height));
    app.board_left = app.board_left.min(right);
    let scroll = (top as u16, app.board_left as u16);
    frame.render_widget(Paragraph::new(board).scroll(scroll), area);
    let hidden = [
        ('↑', top),
        ('↓', below),
        ('←', app.board_left),
        ('→', right - app.board_left),
    ];
    draw_corner(&arrows(&hidden), style, frame, area);
}

/// Writes a note in the lower right corner.
fn draw_corner(note: &str, style: Style, frame: &mut Frame<'_>, area: Rect) {
    if note.is_empty() || area.is_empty() {
        return;
    }
    let width = (note.chars().count() as u16 + 1).min(area.width);
    let corner = Rect {
        x: area.right() - width,
        y: area.bottom() - 1,
        width,
        height: 1,
    };
    frame.render_widget(Line::styled(format!(" {note}"), style), corner);
}

/// Lines of a text from one on, as many as fit.
fn window(text: Text<'static>, top: usize, height: u16) -> Text<'static> {
    text.lines
        .into_iter()
        .skip(top)
        .take(usize::from(height))
        .collect()
}

/// The part of a list around its mark, with how many rows are above and below it.
fn rows(
    finder: &Finder,
    texts: &[String],
    page: usize,
    say: impl Fn(usize) -> String,
) -> (Text<'static>, usize, usize) {
    let hits = finder.hits(texts);
    let marked = finder.marked(&hits);
    let most = hits.len().saturating_sub(page);
    let top = marked.map_or(0, |place| place.saturating_sub(page / 2).min(most));
    let row = |(place, &index): (usize, &usize)| {
        if marked == Some(place) {
            Line::styled(format!("▸{} ", say(index)), MARKED)
        } else {
            Line::raw(format!(" {}", say(index)))
        }
    };
    let text = hits
        .iter()
        .enumerate()
        .skip(top)
        .take(page)
        .map(row)
        .collect();
    (text, top, most - top)
}

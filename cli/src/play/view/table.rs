//! The table: board, sentence, choices, log.

use pantheon_engine::{Ink, Message, Words};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};

use super::{draw_board, heading, rows, window};
use crate::play::app::App;
use crate::play::overlay::Pane;
use crate::play::pages;
use crate::play::theme::{MARKED, Theme};

/// What the choices need at least, below the board.
const CHOICES: u16 = 6;
/// The width that a board may come to have; the screen shouldn't be divided anew when it grows.
const BOARD: u16 = 100;
/// A log narrower than this isn't worth reading beside the board.
const LOG: u16 = 36;

/// Draws the table. Where there is room, the log stands beside the board, otherwise beside the choices.
pub(super) fn draw(app: &mut App, theme: Theme, frame: &mut Frame<'_>, area: Rect) {
    let board = theme.text(&app.board());
    let wide = (board.width() as u16).max(BOARD) + 1;
    let [area, notice] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    if area.width >= wide + LOG {
        let [left, log] =
            Layout::horizontal([Constraint::Length(wide), Constraint::Fill(1)]).areas(area);
        let choices = draw_upper(app, theme, board, frame, left);
        draw_choices(app, theme, frame, choices);
        draw_log(app, theme, frame, log);
    } else {
        let below = draw_upper(app, theme, board, frame, area);
        let longest = app
            .texts()
            .iter()
            .map(|text| text.chars().count())
            .max()
            .unwrap_or(0) as u16;
        let share = (longest + 8).clamp(below.width / 2, below.width.saturating_sub(LOG));
        let [choices, log] =
            Layout::horizontal([Constraint::Length(share), Constraint::Fill(1)]).areas(below);
        draw_choices(app, theme, frame, choices);
        draw_log(app, theme, frame, log);
    }
    frame.render_widget(notice_line(app, theme), notice);
}

/// Draws board and sentence, and returns what is left below them.
fn draw_upper(
    app: &mut App,
    theme: Theme,
    board: Text<'static>,
    frame: &mut Frame<'_>,
    area: Rect,
) -> Rect {
    let clock = app.seconds_left().map_or_else(String::new, |seconds| {
        let left = Message::new("cli-play-clock")
            .number("seconds", i64::try_from(seconds).unwrap_or(i64::MAX));
        format!(" {}", app.locale().say(&left))
    });
    let sentence = pages::text(&format!("► {}{clock}", app.sentence()));
    let sentence = pages::wrap(&sentence, usize::from(area.width), 2).to_string();
    let sentence = Text::styled(sentence, theme.sentence());
    let room = area
        .height
        .saturating_sub(CHOICES + sentence.height() as u16);
    let heights = [
        Constraint::Length(room.min(board.height() as u16)),
        Constraint::Length(sentence.height() as u16),
        Constraint::Fill(1),
    ];
    let [above, middle, below] = Layout::vertical(heights).areas(area);
    app.board_top = app
        .board_top
        .min(board.height().saturating_sub(usize::from(above.height)));
    draw_board(
        app,
        board,
        app.board_top,
        pane_style(app, Pane::Board, theme),
        frame,
        above,
    );
    frame.render_widget(sentence, middle);
    below
}

fn pane_style(app: &App, pane: Pane, theme: Theme) -> Style {
    if app.pane == pane {
        MARKED
    } else {
        theme.ink(Ink::Faint)
    }
}

fn draw_choices(app: &mut App, theme: Theme, frame: &mut Frame<'_>, area: Rect) {
    let [title, list] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    app.page = usize::from(list.height);
    let digits = app.texts().len().to_string().len();
    let say = |index: usize| format!("{:>digits$}  {}", index + 1, app.texts()[index]);
    let (rows, top, below) = rows(app.finder(), app.texts(), app.page, say);
    let name = app.say("cli-play-choices");
    frame.render_widget(
        heading(
            &name,
            top,
            below,
            title.width.saturating_sub(1),
            pane_style(app, Pane::Choices, theme),
        ),
        title,
    );
    frame.render_widget(
        rows,
        Rect {
            width: list.width.saturating_sub(1),
            ..list
        },
    );
}

fn draw_log(app: &mut App, theme: Theme, frame: &mut Frame<'_>, area: Rect) {
    let [title, list] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    let height = usize::from(list.height);
    // A story grows long: only what can be in sight is put into words.
    let story: Vec<_> = app.session().story(app.viewer(), 0).collect();
    let above = story
        .len()
        .saturating_sub(app.log_back.saturating_add(height));
    let page = pages::log(story[above..].iter().copied(), app.locale());
    let text = theme.text(&pages::wrap(&page, usize::from(list.width), 2));
    let hidden = text.height().saturating_sub(height);
    app.log_back = app.log_back.min(hidden);
    let top = hidden - app.log_back;
    let name = app.say("cli-play-log");
    frame.render_widget(
        heading(
            &name,
            above + top,
            app.log_back,
            title.width,
            pane_style(app, Pane::Log, theme),
        ),
        title,
    );
    frame.render_widget(window(text, top, list.height), list);
}

/// What is typed, and the last sentence for the person.
fn notice_line(app: &App, theme: Theme) -> Line<'static> {
    let mut spans = Vec::new();
    if !app.finder().query().is_empty() {
        spans.push(Span::styled(
            format!("{} {}▏ ", app.say("cli-play-search"), app.finder().query()),
            theme.ink(Ink::Strong),
        ));
    }
    if let Some(notice) = app.notice() {
        spans.push(Span::raw(super::overlay::notice_text(app, notice)));
    } else if spans.is_empty() && !app.texts().is_empty() {
        spans.push(Span::styled(
            app.say("cli-play-type-to-search"),
            theme.ink(Ink::Faint),
        ));
    }
    Line::from(spans)
}

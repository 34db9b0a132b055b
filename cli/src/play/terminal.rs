//! The full screen's loop: draw, wait for a key or a deadline, update. The terminal is always given back.

use std::io;
use std::time::Duration;

use crossterm::event::{self, Event, KeyEvent};
use pantheon_engine::Millis;
use ratatui::DefaultTerminal;

use super::app::App;
use super::command::Effect;
use super::keys;
use super::save::write_new;
use super::theme::Theme;
use super::view;

/// How long to wait for a key before looking at the clock again.
const PATIENCE: Millis = 500;
/// How long to wait for a key while something is thought about, before its end is looked for.
const THINKING: Millis = 50;

/// The terminal in full-screen mode. It is given back when this is dropped, and by a hook when the program panics.
struct Screen(DefaultTerminal);

impl Screen {
    fn open() -> io::Result<Self> {
        ratatui::try_init().map(Self)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

/// Plays until the person leaves.
pub(crate) fn run(app: &mut App, theme: Theme, clock: &dyn Fn() -> Millis) -> io::Result<()> {
    let mut screen = Screen::open()?;
    loop {
        app.at(clock());
        screen.0.draw(|frame| view::draw(app, theme, frame))?;
        let most = if app.is_busy() { THINKING } else { PATIENCE };
        let until_due = app
            .deadline()
            .map_or(most, |due| due.saturating_sub(clock()).clamp(1, most));
        let mut wait = Duration::from_millis(until_due);
        // Keys that came together are all heard before the screen is drawn again.
        while event::poll(wait)? {
            wait = Duration::ZERO;
            if let Event::Key(key) = event::read()? {
                app.at(clock());
                if hear(app, key) {
                    return Ok(());
                }
            }
        }
    }
}

/// Does what a key means. Returns whether the person leaves.
fn hear(app: &mut App, key: KeyEvent) -> bool {
    let effect = keys::command(key, app.types_freely()).and_then(|command| app.update(command));
    match effect {
        Some(Effect::Save(path)) => match write_new(&path, &app.session().record().to_text()) {
            Ok(()) => app.saved(&path),
            Err(why) => app.not_saved(&path, &why),
        },
        Some(Effect::Quit) => return true,
        None => {}
    }
    false
}

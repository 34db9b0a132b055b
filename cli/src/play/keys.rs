//! Which key means what. Letters and digits always go to the choices; commands are on function and Ctrl keys.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::command::{Command, Topic};
use super::find::Go;

/// What a key means. Where free text is typed no letter is a command.
pub(crate) fn command(key: KeyEvent, free_text: bool) -> Option<Command> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return control(key.code);
    }
    Some(match key.code {
        KeyCode::Char('?') if !free_text => Command::Rules,
        KeyCode::Char(letter) => Command::Type(letter),
        KeyCode::Backspace => Command::Erase,
        KeyCode::Enter => Command::Enter,
        KeyCode::Esc => Command::Escape,
        KeyCode::Tab => Command::NextPane,
        KeyCode::Up => Command::Go(Go::Up),
        KeyCode::Down => Command::Go(Go::Down),
        KeyCode::PageUp => Command::Go(Go::PageUp),
        KeyCode::PageDown => Command::Go(Go::PageDown),
        KeyCode::Left => Command::Go(Go::Left),
        KeyCode::Right => Command::Go(Go::Right),
        KeyCode::Home => Command::Go(Go::First),
        KeyCode::End => Command::Go(Go::Last),
        KeyCode::F(1) => Command::Open(Topic::Help),
        KeyCode::F(2) => Command::NextLanguage,
        KeyCode::F(3) => Command::Rules,
        KeyCode::F(4) => Command::Open(Topic::Score),
        KeyCode::F(5) => Command::Open(Topic::Log),
        KeyCode::F(6) => Command::Open(Topic::Board),
        KeyCode::F(7) => Command::Open(Topic::Hint),
        KeyCode::F(8) => Command::Open(Topic::Sentences),
        KeyCode::F(9) => Command::Open(Topic::DryRun),
        KeyCode::F(10) => Command::Quit,
        _ => return None,
    })
}

/// Every command has a Ctrl key too: some terminals keep the function keys for themselves.
fn control(code: KeyCode) -> Option<Command> {
    let KeyCode::Char(letter) = code else {
        return None;
    };
    Some(match letter.to_ascii_lowercase() {
        'z' => Command::Undo,
        'f' => Command::ToggleForced,
        'k' => Command::Open(Topic::Help),
        'l' => Command::NextLanguage,
        'r' => Command::Rules,
        'p' => Command::Open(Topic::Score),
        'o' => Command::Open(Topic::Log),
        'b' => Command::Open(Topic::Board),
        't' => Command::Open(Topic::Hint),
        'e' => Command::Open(Topic::Sentences),
        'w' => Command::Open(Topic::DryRun),
        's' => Command::Save,
        'q' | 'c' => Command::Quit,
        'u' => Command::Escape,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(code: KeyCode, free_text: bool) -> Option<Command> {
        command(KeyEvent::new(code, KeyModifiers::NONE), free_text)
    }

    #[test]
    fn no_letter_or_digit_is_a_command() {
        for letter in ('a'..='z').chain('A'..='Z').chain('0'..='9') {
            assert_eq!(
                plain(KeyCode::Char(letter), false),
                Some(Command::Type(letter))
            );
        }
    }

    #[test]
    fn a_question_mark_opens_the_rules_except_in_a_file_name() {
        assert_eq!(plain(KeyCode::Char('?'), false), Some(Command::Rules));
        assert_eq!(plain(KeyCode::Char('?'), true), Some(Command::Type('?')));
    }

    #[test]
    fn a_released_key_means_nothing() {
        let key = KeyEvent {
            kind: KeyEventKind::Release,
            ..KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)
        };
        assert_eq!(command(key, false), None);
    }
}

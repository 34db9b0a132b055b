//! Who sits at the table, and what they are called.

use pantheon_engine::{Message, RecordedSeat, TitleInfo, Words};
use pantheon_locales::{Language, Locale};

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A person at this terminal.
    Human,
    /// A player that takes any legal action.
    Random,
}

impl Kind {
    const ALL: [Self; 2] = [Self::Human, Self::Random];

    /// The word for it in commands and records.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
        }
    }
}

/// One seat: who decides, and the name somebody gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    /// Who decides.
    pub(crate) kind: Kind,
    name: Option<String>,
}

/// Why the seats can't be taken.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SeatsError {
    /// Nobody of that kind plays here.
    #[error(
        "there is no player {asked:?}; a seat is human or random, with a name if you like: human:Ana"
    )]
    Unknown {
        /// The word given.
        asked: String,
    },
}

/// Reads the seats of a table. Nothing said means one person against random players at the smallest shared table.
pub(crate) fn read(words: &[String], info: &TitleInfo) -> Result<Vec<Player>, SeatsError> {
    if words.is_empty() {
        let count = usize::from(info.min_seats.max(2).min(info.max_seats));
        let kinds = std::iter::once(Kind::Human).chain(std::iter::repeat(Kind::Random));
        return Ok(kinds
            .take(count)
            .map(|kind| Player { kind, name: None })
            .collect());
    }
    words.iter().map(|word| one(word)).collect()
}

fn one(word: &str) -> Result<Player, SeatsError> {
    let (kind, name) = word
        .split_once(':')
        .map_or((word, ""), |(kind, name)| (kind.trim(), name.trim()));
    let kind = Kind::ALL.into_iter().find(|known| known.word() == kind);
    let name: String = name
        .chars()
        .filter(|letter| !letter.is_control())
        .take(24)
        .collect();
    let name = (!name.is_empty()).then_some(name);
    kind.map(|kind| Player { kind, name })
        .ok_or_else(|| SeatsError::Unknown {
            asked: word.to_owned(),
        })
}

/// The language, with everybody at the table called by name in it.
pub(crate) fn locale(language: Language, players: &[Player]) -> Locale {
    let locale = Locale::new(language);
    let names = players.iter().zip(1..).map(|(player, number)| {
        player.name.clone().unwrap_or_else(|| {
            let key = match player.kind {
                Kind::Human => "cli-play-name-human",
                Kind::Random => "cli-play-name-random",
            };
            locale.say(&Message::new(key).number("number", number))
        })
    });
    let names = names.collect();
    locale.with_seats(names)
}

/// The seats as a record names them.
pub(crate) fn recorded(players: &[Player]) -> Vec<RecordedSeat> {
    let seat = |(player, number): (&Player, i32)| RecordedSeat {
        name: player
            .name
            .clone()
            .unwrap_or_else(|| format!("{} {number}", player.kind.word())),
        kind: player.kind.word().to_owned(),
    };
    players.iter().zip(1..).map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy;

    fn kinds(words: &[&str], info: &TitleInfo) -> Vec<Kind> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        read(&words, info)
            .unwrap()
            .iter()
            .map(|player| player.kind)
            .collect()
    }

    #[test]
    fn nothing_said_means_one_person_and_one_opponent() {
        assert_eq!(kinds(&[], &toy::INFO), [Kind::Human, Kind::Random]);
        let crowd = TitleInfo {
            min_seats: 3,
            ..toy::INFO
        };
        assert_eq!(
            kinds(&[], &crowd),
            [Kind::Human, Kind::Random, Kind::Random]
        );
        assert_eq!(kinds(&["human"], &toy::INFO), [Kind::Human]);
    }

    #[test]
    fn a_seat_may_have_a_name() {
        let players = read(&["human:Ana".into(), "random".into()], &toy::INFO).unwrap();
        let names: Vec<String> = recorded(&players)
            .into_iter()
            .map(|seat| seat.name)
            .collect();
        assert_eq!(names, ["Ana", "random 2"]);
    }

    #[test]
    fn an_unknown_player_is_named_in_the_error() {
        let error = read(&["robot".into()], &toy::INFO).unwrap_err();
        assert_eq!(
            error,
            SeatsError::Unknown {
                asked: "robot".into()
            }
        );
    }
}

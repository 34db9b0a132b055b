//! Who sits at the table, and what they are called.

use pantheon_bots::{Spec, SpecError};
use pantheon_engine::{Message, RecordedSeat, TitleInfo, Words};
use pantheon_locales::{Language, Locale};

/// The bot that people meet if nothing is said.
const USUAL: &str = "level:3";
/// The longest name of a player, in characters.
const MAX_NAME: usize = 24;

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    /// A person at this terminal.
    Human,
    /// A bot.
    Bot(Box<Spec>),
}

impl Kind {
    /// The word for it in records.
    fn word(&self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            // A command line may tell more than strangers should read.
            Self::Bot(spec) if spec.is_command() => "cmd".to_owned(),
            Self::Bot(spec) => spec.to_string(),
        }
    }
}

/// One seat: who decides, and the name somebody gave it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Player {
    /// Who decides.
    pub(crate) kind: Kind,
    name: Option<String>,
}

/// Reads the seats of a table. Nothing said means one person against bots at the smallest shared table.
pub(crate) fn read(words: &[String], info: &TitleInfo) -> Result<Vec<Player>, SpecError> {
    if words.is_empty() {
        let count = usize::from(info.min_seats.max(2).min(info.max_seats));
        let usual = std::iter::once("human").chain(std::iter::repeat(USUAL));
        return usual.take(count).map(one).collect();
    }
    words.iter().map(|word| one(word)).collect()
}

/// Reads one seat: `human`, `human:Ana`, a bot, or a bot with a name, `level:3@Rui`.
fn one(word: &str) -> Result<Player, SpecError> {
    let word = word.trim();
    if let Some(rest) = word.strip_prefix("human")
        && (rest.is_empty() || rest.trim_start().starts_with(':'))
    {
        return Ok(Player {
            kind: Kind::Human,
            name: name(rest.trim_start().trim_start_matches(':')),
        });
    }
    let (bot, called) = match word.strip_prefix("random:") {
        // A random player was called so before there were other bots, whose details are key=value.
        Some(called) if !called.contains('=') => ("random", called),
        _ => {
            // A command line may have an @ of its own.
            let mark = if word.starts_with("cmd:") { " @" } else { "@" };
            word.rsplit_once(mark).unwrap_or((word, ""))
        }
    };
    Ok(Player {
        kind: Kind::Bot(Box::new(bot.parse()?)),
        name: name(called),
    })
}

fn name(text: &str) -> Option<String> {
    let name: String = text
        .trim()
        .chars()
        .filter(|letter| !letter.is_control())
        .take(MAX_NAME)
        .collect();
    (!name.is_empty()).then_some(name)
}

/// What a player is called whom nobody gave a name.
fn nameless(kind: &Kind, number: i32) -> Message {
    let Kind::Bot(spec) = kind else {
        return Message::new("cli-play-name-human").number("number", number);
    };
    let spec = spec.to_string();
    let mut parts = spec.split(':');
    let message = match (parts.next(), parts.next()) {
        (Some("level"), Some(level)) => {
            Message::new("cli-play-name-level").text("level", level.to_owned())
        }
        (Some("random"), _) => Message::new("cli-play-name-random"),
        (Some("greedy"), _) => Message::new("cli-play-name-greedy"),
        _ => Message::new("cli-play-name-bot"),
    };
    message.number("number", number)
}

/// The language, with everybody at the table called by name in it.
pub(crate) fn locale(language: Language, players: &[Player]) -> Locale {
    let locale = Locale::new(language);
    let names = players.iter().zip(1..).map(|(player, number)| {
        player
            .name
            .clone()
            .unwrap_or_else(|| locale.say(&nameless(&player.kind, number)))
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
        kind: player.kind.word(),
    };
    players.iter().zip(1..).map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy;

    fn seats(words: &[&str], info: &TitleInfo) -> Vec<(String, String)> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        recorded(&read(&words, info).unwrap())
            .into_iter()
            .map(|seat| (seat.kind, seat.name))
            .collect()
    }

    fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
        let own = |&(kind, name): &(&str, &str)| (kind.to_owned(), name.to_owned());
        expected.iter().map(own).collect()
    }

    #[test]
    fn nothing_said_means_one_person_and_one_opponent() {
        let two = pairs(&[("human", "human 1"), ("level:3", "level:3 2")]);
        assert_eq!(seats(&[], &toy::INFO), two);
        let crowd = TitleInfo {
            min_seats: 3,
            ..toy::INFO
        };
        assert_eq!(seats(&[], &crowd).len(), 3);
        assert_eq!(seats(&["human"], &toy::INFO).len(), 1);
    }

    #[test]
    fn a_seat_may_have_a_name() {
        let words = [
            "human:Ana",
            "random",
            "level:3@Rui",
            "random:Eva",
            "search:1s:noise=1@Bia",
            "cmd:ssh ana@home bot",
            "cmd:./bot @Leo",
        ];
        let expected = pairs(&[
            ("human", "Ana"),
            ("random", "random 2"),
            ("level:3", "Rui"),
            ("random", "Eva"),
            ("search:1s:noise=1", "Bia"),
            ("cmd", "cmd 6"),
            ("cmd", "Leo"),
        ]);
        assert_eq!(seats(&words, &toy::INFO), expected);
    }

    #[test]
    fn nameless_players_are_called_by_what_they_are() {
        let words = ["human", "random", "greedy", "level:7", "plain:9"].map(str::to_owned);
        let players = read(&words, &toy::INFO).unwrap();
        let locale = locale(Language::En, &players);
        let names: Vec<String> = (0..5)
            .map(|number| locale.seat(toy::seat(number)))
            .collect();
        assert_eq!(
            names,
            ["Player 1", "Random 2", "Greedy 3", "Level 7 (4)", "Bot 5"]
        );
    }

    #[test]
    fn an_unknown_player_is_named_in_the_error() {
        for word in ["robot", "humanoid", "level:9", "level:3:loud=1"] {
            let error = read(&[word.into()], &toy::INFO).unwrap_err();
            assert!(error.to_string().contains(&format!("{word:?}")), "{error}");
        }
    }
}

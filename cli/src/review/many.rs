//! Many games together: how well players decided, and how lucky they were.

use pantheon_engine::{Message, Words as _};
use pantheon_review::tally::{Mean, Tallied, Tally};
use pantheon_wire::ReviewClass;
use serde_json::{Value, json};

use super::{change, classes, column, number, percent, within};
use crate::context::Context;
use crate::error::CliError;
use crate::suggest::clipped;
use crate::text_table::TextTable;

/// The longest name in a table.
const NAME: usize = 40;
/// The parts of all turns whose losses are told.
const QUANTILES: [f64; 6] = [0.5, 0.75, 0.9, 0.95, 0.99, 0.999];

pub(super) fn tell(tally: &Tally, games: usize, context: &mut Context<'_>) -> Result<(), CliError> {
    let all = Message::new("cli-review-all");
    let everybody = (context.words.say(&all), tally.all());
    let mut players: Vec<(String, &Tallied)> = tally
        .players()
        .map(|(name, tallied)| (clipped(name, NAME), tallied))
        .collect();
    players.push((everybody.0, &everybody.1));

    let mut headings = ["player", "turns", "accuracy", "loss"]
        .map(|name| column(context, name))
        .to_vec();
    headings.extend(classes(context));
    let mut decisions = TextTable::new(headings);
    for (name, tallied) in &players {
        let mut row = vec![
            name.clone(),
            tallied.turns.to_string(),
            format!("{:.1}", tallied.accuracy()),
            within(tallied.mean_loss(), |loss| format!("{:.2}%", 100.0 * loss)),
        ];
        row.extend(ReviewClass::ALL.map(|class| percent(tallied.share(class))));
        decisions.row(row);
    }
    let heading = Message::new("cli-review-many").number("games", number(games));
    decisions.print(&heading, context)?;

    let names = ["player", "games", "result", "luck", "adjusted", "variance"];
    let mut luck = TextTable::new(names.map(|name| column(context, name)).to_vec());
    for (name, tallied) in &players {
        let (result, adjusted) = (tallied.result(), tallied.adjusted());
        luck.row(vec![
            name.clone(),
            tallied.games.to_string(),
            within(result, percent),
            within(tallied.luck(), change),
            within(adjusted, percent),
            ratio(adjusted, result).map_or_else(|| "–".to_owned(), |ratio| format!("{ratio:.2}")),
        ]);
    }
    luck.print(&Message::new("cli-review-luck"), context)?;

    let mut losses = TextTable::new(["part", "loss"].map(|name| column(context, name)).to_vec());
    for part in QUANTILES {
        losses.row(vec![percent(part), percent(everybody.1.quantile(part))]);
    }
    losses.print(&Message::new("cli-review-losses"), context)
}

/// How much less a result varies without its luck; nothing where it doesn't vary.
fn ratio(adjusted: Mean, result: Mean) -> Option<f64> {
    (result.error > 0.0).then(|| adjusted.variance_to(&result))
}

pub(super) fn json(tally: &Tally) -> Value {
    let players: Vec<Value> = tally
        .players()
        .map(|(name, tallied)| json!({ "name": name, "did": did(tallied) }))
        .collect();
    let all = tally.all();
    let losses: Vec<Value> = QUANTILES
        .iter()
        .map(|&part| json!({ "part": part, "loss": all.quantile(part) }))
        .collect();
    json!({ "players": players, "all": did(&all), "losses": losses })
}

fn did(tallied: &Tallied) -> Value {
    let (result, adjusted) = (tallied.result(), tallied.adjusted());
    json!({
        "games": tallied.games,
        "turns": tallied.turns,
        "accuracy": tallied.accuracy(),
        "mean_loss": tallied.mean_loss(),
        "classes": tallied.classes,
        "result": result,
        "luck": tallied.luck(),
        "adjusted": adjusted,
        "variance": ratio(adjusted, result),
    })
}

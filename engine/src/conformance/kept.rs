//! Finished games that were kept: those of this rules version replay for ever, those of earlier ones stay readable.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::replays::{play_match, sitters};
use super::table::Table;
use crate::content::Content as _;
use crate::game::Game;
use crate::record::Record;
use crate::replay::{ReplayError, verify};

/// Every record in the folder verifies to its end, and there is one for every number of seats. The records of earlier
/// rules versions are in folders of their own, `rules-1` and so on: they have all they had, and are told apart instead
/// of going wrong.
///
/// The files are written once and never again. New ones may join them; when the rules version is counted up, those of
/// the last one move into its folder. Blessing plays and keeps a game for a number of seats that has none.
pub fn kept_records_hold<G: Game>(folder: &Path, bless: bool) -> Result<(), String> {
    if bless {
        keep_missing::<G>(folder)?;
    }
    let content = Arc::new(G::Content::built_in());
    let current = G::INFO.rules_version;
    for version in 1..=current {
        let folder = if version == current {
            folder.to_owned()
        } else {
            folder.join(format!("rules-{version}"))
        };
        let mut seats = BTreeSet::new();
        for (name, record) in records(&folder)? {
            let header = &record.header;
            if header.rules != version {
                return Err(format!("{name} is of rules version {}", header.rules));
            }
            let verified = verify::<G>(&record, content.clone());
            match verified {
                Ok(game) if version >= G::OLDEST_RULES => {
                    if !game.rules().is_over(game.state()) || record.footer.outcome.is_none() {
                        return Err(format!("{name} isn't finished"));
                    }
                }
                Err(ReplayError::RulesVersion { .. }) if version < G::OLDEST_RULES => {}
                Ok(_) => return Err(format!("{name} verifies by other rules than its own")),
                Err(why) => return Err(format!("{name}: {why}")),
            }
            seats.insert(header.seats.len());
        }
        let every = usize::from(G::INFO.min_seats)..=usize::from(G::INFO.max_seats);
        if !every.clone().eq(seats.iter().copied()) {
            return Err(format!(
                "rules version {version} has records of {seats:?} seats, not of {every:?}"
            ));
        }
    }
    Ok(())
}

/// Plays a random game for each number of seats that has no record, and keeps it.
fn keep_missing<G: Game>(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let has: BTreeSet<usize> = records(folder)?
        .iter()
        .map(|(_, record)| record.header.seats.len())
        .collect();
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        if !has.contains(&usize::from(seats)) {
            let file = folder.join(format!("{seats}-seats.pantheon"));
            fs::write(&file, played::<G>(seats)?.to_text())
                .map_err(|why| format!("{}: {why}", file.display()))?;
        }
    }
    Ok(())
}

/// A whole random game, in which people change their minds.
fn played<G: Game>(seats: u8) -> Result<Record, String> {
    let content = Arc::new(G::Content::built_in());
    let table = Table::<G>::new(&content, G::Options::default(), seats)?;
    let game = play_match(&table, u64::from(seats), u32::MAX)?;
    Record::of(&game, sitters(seats)).ok_or_else(|| "a whole game has no log".to_owned())
}

/// The records of a folder by name. Reading one checks its chain of hashes.
fn records(folder: &Path) -> Result<Vec<(String, Record)>, String> {
    let in_folder = |why: &dyn std::fmt::Display| format!("{}: {why}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|why| in_folder(&why))? {
        files.push(entry.map_err(|why| in_folder(&why))?.path());
    }
    files.retain(|path| path.extension().is_some_and(|it| it == "pantheon"));
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).map_err(|why| format!("{name}: {why}"))?;
        let record = Record::parse(&text).map_err(|why| format!("{name}: {why}"))?;
        Ok((name, record))
    };
    files.iter().map(read).collect()
}

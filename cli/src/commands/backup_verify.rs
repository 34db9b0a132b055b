//! `pantheon backup --verify`: a backup is restored to a folder of its own, and everything in it is lived again.

use std::path::{Path, PathBuf};

use pantheon_engine::Message;
use pantheon_store::{Opener, Options, Store, restore};
use pantheon_tables::{Browse, TableStore as _};

use crate::audit::{Audited, audit};
use crate::complaint::of_file;
use crate::context::{Context, counted};
use crate::error::{CliError, Exit};

/// How many tables are listed at a time.
const PAGE: u32 = 200;
/// How many tables that aren't true are named.
const NAMED: usize = 20;

/// What was found.
#[derive(Default)]
struct Tally {
    tables: u64,
    rows: u64,
    verified: u64,
    sealed: u64,
    /// Tables that aren't true, and why; the first few.
    untrue: Vec<(String, String)>,
    more_untrue: u64,
}

/// Restores it beside itself, lives every table, verifies every record, and removes what it made.
pub(super) async fn run(
    file: &Path,
    opener: Option<Opener>,
    context: &mut Context<'_>,
) -> anyhow::Result<Exit> {
    let scratch = Scratch::make(file)?;
    let database = scratch.0.join("pantheon.db");
    let looked = async {
        restore(file, opener, &database).await?;
        let url = format!("sqlite:{}", database.display());
        let store = Store::open(&url, &Options::default()).await?;
        let tally = look(&store).await;
        store.close().await;
        anyhow::Ok(tally?)
    };
    let tally = match looked.await {
        Ok(tally) => tally,
        Err(why) => {
            let verdict = Message::new("cli-backup-unusable").text("why", why.to_string());
            context.say(&verdict)?;
            return Ok(Exit::False);
        }
    };
    drop(scratch);
    for (table, why) in &tally.untrue {
        let line = Message::new("cli-backup-untrue-table")
            .text("table", table.clone())
            .text("why", why.clone());
        context.say(&line)?;
    }
    if tally.more_untrue > 0 {
        let more = counted(tally.more_untrue);
        context.say(&Message::new("cli-backup-untrue-more").number("tables", more))?;
    }
    let told = Message::new("cli-backup-verified")
        .number("tables", counted(tally.tables))
        .number("rows", counted(tally.rows))
        .number("games", counted(tally.verified));
    context.say(&told)?;
    if tally.sealed > 0 {
        let sealed = counted(tally.sealed);
        context.say(&Message::new("cli-backup-sealed").number("tables", sealed))?;
    }
    Ok(if tally.untrue.is_empty() {
        Exit::Done
    } else {
        Exit::False
    })
}

/// Lives every table of a store.
async fn look(store: &Store) -> Result<Tally, pantheon_tables::StoreError> {
    let mut tally = Tally::default();
    let mut browse = Browse {
        limit: PAGE,
        ..Browse::default()
    };
    loop {
        let page = store.list(&browse).await?;
        for listed in &page {
            tally.tables += 1;
            let untrue = match store.load(&listed.id, true).await {
                Ok(Some(stored)) => {
                    tally.rows += stored.rows.len() as u64;
                    match audit(&listed.id, &stored, &pantheon_tables::Settings::default()) {
                        Ok(Audited::Lived) => None,
                        Ok(Audited::Verified) => {
                            tally.verified += 1;
                            None
                        }
                        Ok(Audited::Sealed) => {
                            tally.sealed += 1;
                            None
                        }
                        Err(why) => Some(why.to_string()),
                    }
                }
                Ok(None) => Some("the table isn't there".to_owned()),
                Err(why) => Some(why.to_string()),
            };
            match untrue {
                Some(_) if tally.untrue.len() >= NAMED => tally.more_untrue += 1,
                Some(why) => tally.untrue.push((listed.id.0.clone(), why)),
                None => {}
            }
        }
        match page.last() {
            Some(last) if page.len() as u32 >= PAGE => browse.after = Some(last.id.clone()),
            _ => return Ok(tally),
        }
    }
}

/// A folder beside the backup that is removed after use: everything secret is in it.
struct Scratch(PathBuf);

impl Scratch {
    fn make(file: &Path) -> Result<Self, CliError> {
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".verify-{}", std::process::id()));
        let folder = PathBuf::from(name);
        let mut builder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&folder).map_err(|why| CliError::Output {
            path: folder.clone(),
            why: of_file(&why),
        })?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(why) = std::fs::remove_dir_all(&self.0) {
            let folder = self.0.display();
            tracing::warn!(%folder, %why, "backup: removing the scratch folder failed, remove it by hand");
        }
    }
}

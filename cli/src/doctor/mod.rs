//! What `pantheon doctor` looks at before, or while, a server runs. Each check is a module that hands out findings;
//! nothing is changed, and one check that fails keeps no other from being made.

mod clock;
mod database;
mod disk;
mod finding;
mod limits;
mod settings;
mod versions;

use std::time::Duration;

pub use finding::{Check, Finding, Severity};
pub(crate) use settings::check as check_settings;

use crate::commands::serve_place;
use crate::commands::serve_settings::ServeSettings;
use crate::complaint::plain;
use crate::error::CliError;

/// How long a database may take to be looked through.
const PATIENCE: Duration = Duration::from_mins(10);

/// Looks at everything that these settings name, or, where a server wouldn't start with them, at what they have no part
/// in. `variables` are the names of the environment.
pub async fn examine(
    settings: &Result<ServeSettings, CliError>,
    variables: &[String],
) -> Vec<Finding> {
    let begun = clock::Reading::now();
    let settings = match settings {
        Ok(settings) => settings,
        Err(why) => {
            let mut found = vec![versions::program(), settings::refused(why)];
            found.extend(clock::check(begun, None));
            return found;
        }
    };
    let mut found = versions::check(settings.server.web.as_deref());
    found.extend(settings::check(settings, variables));
    found.extend(limits::check(settings));
    let place = serve_place::named(&settings.own);
    let mut kept = None;
    match &place {
        Ok(place) => {
            if let Some(file) = place.file() {
                found.extend(disk::check(file, settings.own.database_low_space_mib));
            }
            // What isn't there yet is made at the first start.
            if place.file().is_none_or(std::path::Path::is_file) {
                let looked = pantheon_store::inspect(place.url(), PATIENCE).await;
                found.extend(database::check(&looked, &settings.own));
                kept = looked.ok();
            } else {
                found.push(database::none_yet(place));
            }
        }
        Err(why) => {
            let why = plain(why);
            found.push(Finding::error(Check::Disk, "folder").word("why", why));
        }
    }
    found.extend(clock::check(begun, kept.as_ref()));
    found.sort_by_key(Finding::check);
    found
}

//! Tables of any title.

use std::sync::Arc;

use pantheon_bots::Judged;
use pantheon_engine::Content as _;
use pantheon_games::samples;

/// Tables for as many as this, or as near as the title comes, that between them have every value of every option
/// somewhere. The first has the title's defaults.
pub(crate) fn tables<G: Judged>(wanted: u8) -> Vec<Arc<G>> {
    let seats = wanted.clamp(G::INFO.min_seats, G::INFO.max_seats);
    let title = pantheon_games::title(G::INFO.id).expect("it is on the shelf");
    let content = Arc::new(G::Content::built_in());
    let table = |options| {
        let options = serde_json::from_value(options).expect("options of the title");
        Arc::new(G::new(Arc::clone(&content), options, seats).expect("the title offers it"))
    };
    let options = samples::options(title.as_ref(), seats);
    options.into_iter().map(table).collect()
}

//! Lists of tables.

use std::fmt::Write as _;

use pantheon_tables::Browse;

use crate::codec::word;
use crate::db::{Param, Statement};

/// A condition at a time, so that the text has only what is asked for and an index can serve it.
#[derive(Default)]
struct Conditions {
    text: String,
    params: Vec<Param>,
}

impl Conditions {
    /// The place of one more value.
    fn place(&mut self, param: impl Into<Param>) -> String {
        self.params.push(param.into());
        format!("${}", self.params.len())
    }

    fn add(&mut self, condition: &str) {
        let word = if self.text.is_empty() { "WHERE" } else { "AND" };
        // Writing to a String can't fail.
        let _ = write!(self.text, " {word} {condition}");
    }
}

/// The statement that lists tables, those made last first.
pub(crate) fn statement(browse: &Browse) -> Statement {
    let mut with = Conditions::default();
    if let Some(title) = &browse.title {
        let title = with.place(title.as_str());
        with.add(&format!("t.title = {title}"));
    }
    if !browse.status.is_empty() {
        let places: Vec<String> = browse
            .status
            .iter()
            .map(|status| with.place(word(status)))
            .collect();
        let known = format!("t.status IN ({})", places.join(", "));
        let known = match browse.lagging_since {
            None => known,
            Some(since) => {
                let since = with.place(since);
                format!("({known} OR t.lags = 1 AND (t.status <> 'over' OR t.changed > {since}))")
            }
        };
        with.add(&known);
    }
    if let Some(access) = &browse.access {
        let access = with.place(word(access));
        with.add(&format!("t.access = {access}"));
    }
    if let Some(member) = &browse.member {
        let member = with.place(member.as_str());
        with.add(&format!(
            "t.id IN (SELECT table_id FROM members WHERE user_id = {member})"
        ));
    }
    if let Some(near) = &browse.near {
        let near = with.place(near.as_str());
        with.add(&format!("t.network = {near}"));
    }
    if let Some(wide) = &browse.wide {
        let wide = with.place(wide.as_str());
        with.add(&format!("t.wide_network = {wide}"));
    }
    if let Some(after) = browse.changed_after {
        let after = with.place(after);
        with.add(&format!("t.changed > {after}"));
    }
    if let Some(after) = &browse.after {
        let after = with.place(after.as_str());
        with.add(&format!(
            "(t.made, t.id) < (SELECT made, id FROM tables WHERE id = {after})"
        ));
    }
    let limit = with.place(browse.limit);
    let sql = format!(
        "SELECT t.id, t.seq, t.changed FROM tables t{} ORDER BY t.made DESC, t.id DESC LIMIT {limit}",
        with.text
    );
    Statement::built(sql, with.params)
}

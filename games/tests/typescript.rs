//! What every title is before any table, told to the web client in `web/src/gen/titles.ts`. This test fails when the file
//! isn't what the shelf says; `PANTHEON_BLESS=1 cargo nextest run -p pantheon-games --test typescript` writes it anew.

use std::fmt::Write as _;
use std::path::Path;

use pantheon_engine::TitleInfo;
use pantheon_games::titles;
use serde::Serialize;

const TYPES: &str = r"// Written by a test of pantheon-games. Don't edit.

/** What a title is, before any table. */
export interface TitleFacts {
  /** Its name in commands, folders and records. */
  readonly id: string;
  /** Its name on the box, the same in every language. */
  readonly name: string;
  /** What the keys of its texts begin with. */
  readonly prefix: string;
  readonly seats: readonly [fewest: number, most: number];
  /** How long a game takes among people. */
  readonly minutes: number;
  /** How much there is to keep in mind, 1 to 5. */
  readonly weight: number;
  readonly designers: string;
  /** Who published the edition that is implemented. */
  readonly publisher: string;
  /** The year of that edition. */
  readonly year: number;
  /** The table of somebody who is new to it. */
  readonly newcomer: {
    /** The options that differ from their defaults. */
    readonly options: Readonly<Record<string, boolean | number | string>>;
    /** The level of each bot; the newcomer has the seat before them. */
    readonly levels: readonly number[];
  };
}

/** The titles, in the order in which people see them. */
export const TITLES: readonly TitleFacts[] = [
";

fn json(fact: impl Serialize) -> String {
    serde_json::to_string(&fact).expect("a fact is plain data")
}

/// A title's facts, each as its line of the file tells it.
fn facts(info: &TitleInfo) -> [(&'static str, String); 10] {
    [
        ("id", json(info.id)),
        ("name", json(info.name)),
        ("prefix", json(info.text_prefix())),
        ("seats", json([info.min_seats, info.max_seats])),
        ("minutes", json(info.minutes)),
        ("weight", json(info.weight)),
        ("designers", json(info.designers)),
        ("publisher", json(info.publisher)),
        ("year", json(info.year)),
        ("newcomer", json(info.newcomer)),
    ]
}

fn text() -> String {
    let mut text = TYPES.to_owned();
    for title in titles() {
        text.push_str("  {\n");
        for (name, value) in facts(&title.info()) {
            writeln!(text, "    {name}: {value},").unwrap();
        }
        text.push_str("  },\n");
    }
    text.push_str("];\n");
    text
}

#[test]
fn the_client_is_told_what_the_shelf_says() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/gen/titles.ts");
    if std::env::var_os("PANTHEON_BLESS").is_some() {
        std::fs::write(&file, text()).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&file).expect("the file is kept");
    assert_eq!(
        kept,
        text(),
        "PANTHEON_BLESS=1 cargo nextest run -p pantheon-games --test typescript writes the file anew"
    );
}

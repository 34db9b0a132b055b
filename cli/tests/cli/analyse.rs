//! `pantheon analyse`: what it prints for people and for programs, in both languages, and of damaged files.

use std::path::Path;

use serde_json::json;

use crate::support::{Ran, finish, pantheon};

/// The file that the tests of the format keep.
fn kept() -> String {
    let path = "../analysis/tests/kept/format-1.pantheon-analysis";
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

fn analyse(text: &str, more: &[&str]) -> Ran {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tried");
    std::fs::write(&path, text).unwrap();
    finish(pantheon().arg("analyse").arg(path).args(more))
}

#[test]
fn a_tree_is_printed_for_people_and_for_programs() {
    let told = analyse(&kept(), &[]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    for part in [
        "Tried in ",
        "· after 10 of 20 entries",
        "“Here”",
        "can't know is imagined (1)",
        " – Line to ",
        "positions, all played again by the rules",
    ] {
        assert!(told.out.contains(part), "{part}\n{}", told.out);
    }
    let said = analyse(&kept(), &["--lang", "pt-BR"]);
    assert_eq!(said.code, 0);
    for part in [
        "· depois de 10 de 20 jogadas",
        "não pode saber é imaginado (1)",
        "todas jogadas de novo pelas regras",
    ] {
        assert!(said.out.contains(part), "{part}\n{}", said.out);
    }
    assert!(!told.out.contains("cli-") && !said.out.contains("cli-"));
    let json = analyse(&kept(), &["--json"]).json();
    assert_eq!(json["checked"], true);
    let nodes = json["nodes"].as_array().unwrap();
    let lines = kept()
        .lines()
        .filter(|it| it.starts_with("{\"node\""))
        .count();
    assert_eq!(nodes.len(), lines + 1);
    assert_eq!(nodes[1]["after"], 0);
}

#[test]
fn what_is_wrong_is_named_with_its_line_and_its_rule() {
    let acts = kept()
        .lines()
        .position(|it| it.starts_with("{\"node\"") && it.contains("\"act\""));
    let line = acts.unwrap() + 1;
    // Somebody acts whose turn it isn't.
    let mut lines: Vec<String> = kept().lines().map(str::to_owned).collect();
    let own = u8::from(!lines[line - 1].contains("\"seat\":0"));
    let (from, to) = (format!("\"seat\":{own}"), format!("\"seat\":{}", 1 - own));
    lines[line - 1] = lines[line - 1].replacen(&from, &to, 1);
    let text = lines.join("\n") + "\n";
    let told = analyse(&text, &[]);
    assert_eq!(told.code, 1, "{told:?}");
    assert!(
        told.out.contains("This is no true analysis (refused)."),
        "{}",
        told.out
    );
    assert!(
        told.out.contains(&format!("Line {line}: position ")),
        "{}",
        told.out
    );
    let json = analyse(&text, &["--json"]);
    assert_eq!(json.code, 1);
    let json = json.json();
    assert_eq!(
        (&json["line"], &json["code"]),
        (&json!(line), &json!("refused"))
    );
    let rule = json["rule"].as_str().unwrap();
    assert!(told.out.contains(rule), "{rule}\n{}", told.out);
    let cut = analyse(kept().trim_end(), &["--lang", "pt-BR"]);
    assert_eq!(cut.code, 1);
    assert!(
        cut.out.contains("o arquivo termina antes dela"),
        "{}",
        cut.out
    );
}

//! The commands as people and programs call them.

use crate::support::{TITLE, finish, pantheon, run};

#[test]
fn help_names_every_command_and_the_exit_codes() {
    let help = run(&["--help"]);
    assert_eq!(help.code, 0);
    let commands = [
        "games",
        "play",
        "sim",
        "record",
        "replay",
        "verify",
        "stdio",
        "rules",
        "content",
        "completions",
        "Exit codes",
    ];
    for name in commands {
        assert!(help.out.contains(name), "{name}: {}", help.out);
    }
}

#[test]
fn an_unknown_command_is_a_usage_error_with_a_suggestion() {
    let ran = run(&["gmaes"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("games"), "{}", ran.err);
}

#[test]
fn a_misspelt_title_gets_a_suggestion_everywhere() {
    let near = &TITLE[..TITLE.len() - 1];
    for args in [
        &["sim", near, "--games", "1"][..],
        &["rules", near],
        &["content", "show", near],
        &["record", near, "--seed", "1", "--out", "never"],
    ] {
        let ran = run(args);
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(
            ran.err.contains(&format!("did you mean {TITLE}?")),
            "{ran:?}"
        );
        assert!(ran.out.is_empty());
    }
}

#[test]
fn misspelt_options_get_a_suggestion() {
    let sim = |options| run(&["sim", TITLE, "--games", "1", "--options", options]);
    for (options, hint) in [
        (r#"{"power":true}"#, "did you mean powers?"),
        ("layout=randon", "did you mean random?"),
        ("powers=yes", "true or false"),
        ("[1]", "key=value"),
        ("{", "not JSON"),
    ] {
        let ran = sim(options);
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(ran.err.contains(hint), "{hint}: {ran:?}");
    }
}

#[test]
fn an_unknown_language_is_a_usage_error() {
    let ran = run(&["games", "--lang", "tlh"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("en, pt-BR"), "{ran:?}");
}

#[test]
fn games_tells_programs_everything() {
    let games = run(&["games", "--json"]).json();
    let game = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == TITLE)
        .unwrap();
    assert_eq!(
        (&game["min_seats"], &game["max_seats"]),
        (&1.into(), &4.into())
    );
    assert_eq!(game["content"]["hash"].as_str().unwrap().len(), 64);
    assert!(game["content"]["values"]["found"].as_u64().unwrap() > 0);
    let options = game["options"].as_array().unwrap();
    assert!(!options.is_empty());
    for option in options {
        assert!(option["meaning"].is_string(), "{option}");
        assert!(!option["default"].is_null(), "{option}");
    }
}

#[test]
fn people_read_their_own_language() {
    let english = run(&["games"]);
    let portuguese = run(&["--lang", "pt-BR", "games"]);
    assert!(english.out.contains("players"), "{english:?}");
    assert!(portuguese.out.contains("jogadores"), "{portuguese:?}");
    let by_environment = finish(pantheon().arg("games").env("LC_ALL", "pt_BR.UTF-8"));
    assert_eq!(by_environment.out, portuguese.out);
    let unknown_environment = finish(pantheon().arg("games").env("LANG", "C.UTF-8"));
    assert_eq!(unknown_environment.out, english.out);
    let no_key_is_left = |text: &str| !text.contains("cli-");
    assert!(no_key_is_left(&english.out) && no_key_is_left(&portuguese.out));
}

#[test]
fn every_shell_gets_a_script() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(&["completions", shell]);
        assert_eq!(ran.code, 0);
        assert!(
            ran.out.contains("pantheon") && ran.out.contains("verify"),
            "{shell}"
        );
    }
}

#[test]
fn rules_are_listed_and_explained() {
    let list = run(&["rules", TITLE]);
    assert!(list.out.contains("GR-V1"), "{list:?}");
    let one = run(&["rules", TITLE, "gr-v1"]);
    assert!(one.out.starts_with("GR-V1 · "), "{one:?}");
    assert_eq!(run(&["rules", "GR-V1"]).out, one.out);
    assert_ne!(run(&["rules", "GR-V1", "--lang", "pt-BR"]).out, one.out);
    let json = run(&["rules", TITLE, "GR-V1", "--json"]).json();
    assert_eq!(json["id"], "GR-V1");
    let titles = run(&["rules", "--json"]).json();
    assert!(titles[0]["rules"].as_u64().unwrap() > 10, "{titles}");
    let unknown = run(&["rules", TITLE, "GR-V99"]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("did you mean GR-V"), "{unknown:?}");
}

#[cfg(unix)]
#[test]
fn a_reader_who_leaves_is_no_error() {
    let script = &format!("\"$0\" content show {TITLE} 2>err | head -c 1 >/dev/null; cat err");
    let folder = tempfile::tempdir().unwrap();
    let ran = finish(
        assert_cmd::Command::new("bash")
            .args([
                "-o",
                "pipefail",
                "-c",
                script,
                env!("CARGO_BIN_EXE_pantheon"),
            ])
            .current_dir(folder.path()),
    );
    assert_eq!(ran.out, "");
    let pipe = "for i in 1 2 3 4 5 6 7 8; do \"$0\" completions bash; done | head -c 1 >/dev/null; \
                echo ${PIPESTATUS[0]}";
    let ran =
        finish(assert_cmd::Command::new("bash").args(["-c", pipe, env!("CARGO_BIN_EXE_pantheon")]));
    assert_eq!((ran.out.trim(), ran.err.as_str()), ("0", ""));
}

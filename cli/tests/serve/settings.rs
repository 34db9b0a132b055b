//! The list of settings in docs/operate.md is the real one.

use pantheon_cli::commands::serve_settings::ServeSettings;

use crate::process::pantheon;

const PAGE: &str = include_str!("../../../docs/operate.md");

/// Rows of the page's table: key, variable, default, meaning.
fn documented() -> Vec<[String; 4]> {
    let rows = PAGE.lines().filter_map(|line| {
        let cells: Vec<_> = line.strip_prefix("| `")?.split(" | ").collect();
        let [key, variable, default, meaning] = cells[..].try_into().ok()?;
        let bare = |cell: &str| cell.trim_matches([' ', '|', '`']).to_owned();
        let variable = bare(variable);
        variable
            .starts_with("PANTHEON_")
            .then(|| [bare(key), variable, bare(default), bare(meaning)])
    });
    rows.collect()
}

#[test]
fn the_page_lists_every_setting_with_its_variable_and_its_default() {
    let real: Vec<[String; 3]> = ServeSettings::default()
        .list()
        .iter()
        .map(|setting| {
            let default = match &setting.value {
                serde_json::Value::Null => "none".to_owned(),
                serde_json::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            [setting.key.clone(), setting.variable(), default]
        })
        .collect();
    let page = documented();
    let told: Vec<[String; 3]> = page
        .iter()
        .map(|[key, variable, default, _]| [key.clone(), variable.clone(), default.clone()])
        .collect();
    let rows: Vec<String> = real
        .iter()
        .map(|[key, variable, default]| format!("| `{key}` | `{variable}` | `{default}` | |"))
        .collect();
    assert_eq!(told, real, "the table should have\n{}", rows.join("\n"));
    for [key, _, _, meaning] in page {
        assert!(!meaning.is_empty(), "{key}");
    }
}

#[test]
fn the_list_that_is_printed_is_a_file_that_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pantheon.toml");
    let list = |args: &[&str]| {
        let mut command = pantheon();
        command.args(["serve", "--list-settings"]).args(args);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let changed = list(&["--listen", "127.0.0.1:9", "--set", "limits.page=7"]);
    assert!(changed.contains("listen = \"127.0.0.1:9\""), "{changed}");
    std::fs::write(&file, &changed).unwrap();
    assert_eq!(list(&["--config", file.to_str().unwrap()]), changed);
}

#[test]
fn what_is_wrong_ends_the_command_before_anything_is_touched() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let missing = folder.path().join("missing.toml");
    let cases: [(&[&str], i32); 4] = [
        (&["--set", "limits.pages=1"], 2),
        (&["--set", "log.level=a=b=c"], 2),
        (&["--config", missing.to_str().unwrap()], 3),
        (&["--content", "somewhere"], 3),
    ];
    for (args, code) in cases {
        let mut command = pantheon();
        command.args(["serve", "--data"]).arg(&data).args(args);
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
        assert!(!data.exists());
    }
}

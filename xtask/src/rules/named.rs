//! The names of the tests in a source file.

/// The names of the functions that run as tests. Ignored ones prove nothing and don't count.
pub(crate) fn tests(source: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut is_test = false;
    let mut is_ignored = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[test]") {
            is_test = true;
        } else if line.starts_with("#[ignore") {
            is_ignored = true;
        } else if let Some(name) = function(line) {
            if is_test && !is_ignored {
                names.push(name);
            }
            (is_test, is_ignored) = (false, false);
        }
    }
    names
}

fn function(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let is_declaration = before
        .split_whitespace()
        .all(|word| ["pub", "async", "const"].contains(&word));
    let end = after
        .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .unwrap_or(after.len());
    Some(&after[..end]).filter(|name| is_declaration && !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_functions_that_run_as_tests_count() {
        let source = r#"
            fn gr_a1_helper() {}
            #[test]
            fn gr_a2_runs() { let closure = || call(fn_like); }
            fn gr_a3_helper_after_a_test() {}
            #[test]
            #[ignore = "slow"]
            fn gr_a4_never_runs() {}
            #[test]
            #[should_panic]
            // why
            fn gr_a5_runs_too() -> Result<()> {}
            // #[test]
            fn gr_a6_is_switched_off() {}
            // the fn gr_a7 is only spoken of
            proptest! {
                #[test]
                fn gr_a8_runs_often(x in 0..3) {}
            }
        "#;
        assert_eq!(
            tests(source),
            ["gr_a2_runs", "gr_a5_runs_too", "gr_a8_runs_often"]
        );
    }
}

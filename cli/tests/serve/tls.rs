//! `pantheon serve --tls`: settings that can't be are refused before anything is made.

use crate::process::pantheon;

#[test]
fn what_is_wrong_with_a_certificate_is_told_and_nothing_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("c.pem"));
    std::fs::write(&file, "nothing").unwrap();
    let certificate = format!("tls.certificate={}", file.display());
    let key = format!("tls.key={}", file.display());
    let refused = |args: &[&str]| {
        let mut command = pantheon();
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&data)
            .args(args);
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let told = refused(&["--tls"]);
    assert!(told.contains("tls.certificate isn't set"), "{told}");
    let told = refused(&["--set", &certificate]);
    assert!(told.contains("TLS is off: --tls turns it on"), "{told}");
    let told = refused(&["--tls", "--set", &certificate, "--set", &key]);
    assert!(
        told.contains("there is no certificate in PEM in it"),
        "{told}"
    );
}

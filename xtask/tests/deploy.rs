//! What runs a server elsewhere: the unit for systemd, the package and the pages about them agree with each other.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn read(file: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    fs::read_to_string(root.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"))
}

/// What systemd says of the unit, where there is systemd.
fn analyze(args: &[&str], unit: &str) -> Option<Output> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pantheon.service");
    fs::write(&file, unit).unwrap();
    let mut command = Command::new("systemd-analyze");
    let Ok(output) = command.args(args).arg(&file).output() else {
        println!("Not run: there is no systemd-analyze.");
        return None;
    };
    Some(output)
}

/// The unit with a program that is on every machine.
fn unit() -> String {
    read("deploy/pantheon.service").replace("/usr/bin/pantheon", "/bin/true")
}

#[test]
fn the_unit_is_what_systemd_understands() {
    let verify = |unit: &str| analyze(&["verify", "--man=no"], unit);
    let Some(output) = verify(&unit()) else {
        return;
    };
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!said.contains("pantheon.service"), "{said}");
    let misspelt = unit().replace("ProtectHome=", "ProtectHoem=");
    let output = verify(&misspelt).unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("ProtectHoem"));
}

/// Two tenths of ten: systemd calls anything below three OK.
#[test]
fn the_unit_lets_a_server_do_little() {
    let exposed = ["security", "--offline=true", "--threshold=20", "--no-pager"];
    let Some(output) = analyze(&exposed, &unit()) else {
        return;
    };
    assert!(output.status.success(), "{output:?}");
    let open = unit().replace("ProtectSystem=strict", "");
    let open = open.replace("SystemCallFilter", "X-SystemCallFilter");
    assert!(!analyze(&exposed, &open).unwrap().status.success());
}

#[test]
fn the_package_has_what_the_unit_needs() {
    let (unit, postinst) = (
        read("deploy/pantheon.service"),
        read("deploy/debian/postinst"),
    );
    let package: toml::Value = toml::from_str(&read("cli/Cargo.toml")).unwrap();
    let package = &package["package"]["metadata"]["deb"];
    let setting = |name: &str| {
        let line = unit
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
        line.unwrap_or_else(|| panic!("{name} isn't set"))
            .to_owned()
    };
    assert!(postinst.contains(&format!("{}\n", setting("User"))));
    let start = setting("ExecStart");
    let config = start.split(' ').next_back().unwrap();
    assert_eq!(package["conf-files"][0].as_str(), Some(config));
    let assets = package["assets"].as_array().unwrap();
    let into = |folder: &str| {
        let to = |asset: &toml::Value| asset[1].as_str() == Some(folder);
        let asset = assets.iter().find(|asset| to(asset));
        asset.unwrap_or_else(|| panic!("nothing goes into {folder}"))[0].to_string()
    };
    assert!(into("usr/bin/").contains("/pantheon"));
    assert!(into("etc/pantheon/").contains("deploy/pantheon.toml"));
    let home = format!("/var/lib/{}", setting("StateDirectory"));
    let settings: toml::Value = toml::from_str(&read("deploy/pantheon.toml")).unwrap();
    assert_eq!(settings["data"].as_str(), Some(home.as_str()));
    assert!(postinst.contains(&format!("--home {home} ")));
    for script in ["postinst", "prerm", "postrm"] {
        let text = read(&format!("deploy/debian/{script}"));
        assert!(
            text.contains("#DEBHELPER#") && text.contains("set -e"),
            "{script}"
        );
    }
}

#[test]
fn the_pages_name_the_version_that_there_is() {
    let version = env!("CARGO_PKG_VERSION");
    let page = read("docs/install.md");
    for named in [
        format!("pantheon-{version}-x86_64-linux.tar.gz"),
        format!("pantheon_{version}-1_amd64.deb"),
        format!("pantheon-{version}-oci.tar"),
        format!("pantheon-{version}.cdx.json"),
        format!("pantheon:{version}"),
    ] {
        assert!(page.contains(&named), "{named}");
    }
    assert!(read("deploy/compose.yaml").contains(&format!("image: pantheon:{version}\n")));
}

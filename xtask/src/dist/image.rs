//! A container image for all kinds of machines, as an archive in the layout of OCI: made here, without a daemon.
//!
//! It has the program, somebody who isn't root, and a place for data, and nothing else: no shell, no library. The program
//! looks after its own health.

use std::collections::BTreeMap;

use anyhow::Result;
use serde_json::{Value, json};

use super::arch::Arch;
use super::archive::{Entry, gzip, sha256, tar};

/// Who the program runs as: a number that no system gives to anybody.
const USER: u64 = 65_532;
const PROGRAM: &str = "/usr/bin/pantheon";
const DATA: &str = "/data";
const SECOND: u64 = 1_000_000_000;

const INDEX: &str = "application/vnd.oci.image.index.v1+json";
const MANIFEST: &str = "application/vnd.oci.image.manifest.v1+json";
const CONFIG: &str = "application/vnd.oci.image.config.v1+json";
const LAYER: &str = "application/vnd.oci.image.layer.v1.tar+gzip";

/// What an image says of itself.
pub(super) struct About<'a> {
    pub(super) version: &'a str,
    pub(super) revision: &'a str,
    pub(super) epoch: u64,
}

/// The archive. One image for each program, by the kind of machine that it is for.
pub(super) fn archive(
    programs: &[(Arch, Vec<u8>)],
    notices: &str,
    about: &About<'_>,
) -> Result<Vec<u8>> {
    let mut blobs = Blobs::default();
    let mut manifests = Vec::new();
    for (arch, program) in programs {
        let layer = tar(files(program, notices), about.epoch)?;
        let unpacked = format!("sha256:{}", sha256(&layer));
        let config = text(&config(*arch, &unpacked, about));
        let manifest = json!({
            "schemaVersion": 2,
            "mediaType": MANIFEST,
            "config": blobs.add(CONFIG, config),
            "layers": [blobs.add(LAYER, gzip(&layer)?)],
            "annotations": labels(about),
        });
        let mut described = blobs.add(MANIFEST, text(&manifest));
        described["platform"] = json!({"architecture": arch.packaged(), "os": "linux"});
        manifests.push(described);
    }
    let images = json!({
        "schemaVersion": 2,
        "mediaType": INDEX,
        "manifests": manifests,
        "annotations": labels(about),
    });
    let mut images = blobs.add(INDEX, text(&images));
    images["annotations"] = json!({
        "org.opencontainers.image.ref.name": about.version,
        "io.containerd.image.name": format!("docker.io/library/pantheon:{}", about.version),
    });
    let index = json!({"schemaVersion": 2, "mediaType": INDEX, "manifests": [images]});
    let mut entries: Vec<Entry> = blobs
        .0
        .into_iter()
        .map(|(digest, content)| Entry::file(format!("blobs/sha256/{digest}"), content))
        .collect();
    entries.push(Entry::file("index.json", text(&index)));
    let layout = json!({"imageLayoutVersion": "1.0.0"});
    entries.push(Entry::file("oci-layout", text(&layout)));
    tar(entries, about.epoch)
}

/// What is in the image.
fn files(program: &[u8], notices: &str) -> Vec<Entry> {
    let folder = |path: &str, mode, owner| Entry::Folder {
        path: path.to_owned(),
        mode,
        owner,
    };
    vec![
        folder("data/", 0o700, USER),
        folder("etc/", 0o755, 0),
        Entry::file("etc/group", format!("root:x:0:\npantheon:x:{USER}:\n")),
        Entry::file(
            "etc/passwd",
            format!(
                "root:x:0:0:root:/:/nologin\npantheon:x:{USER}:{USER}:Pantheon:{DATA}:/nologin\n"
            ),
        ),
        folder("tmp/", 0o1777, 0),
        folder("usr/", 0o755, 0),
        folder("usr/bin/", 0o755, 0),
        Entry::program(PROGRAM.trim_start_matches('/'), program),
        folder("usr/share/", 0o755, 0),
        folder("usr/share/doc/", 0o755, 0),
        folder("usr/share/doc/pantheon/", 0o755, 0),
        Entry::file("usr/share/doc/pantheon/NOTICES", notices),
    ]
}

/// How the image is run. `Healthcheck` is Docker's own; others ask as `deploy/compose.yaml` shows.
fn config(arch: Arch, unpacked: &str, about: &About<'_>) -> Value {
    json!({
        "architecture": arch.packaged(),
        "os": "linux",
        "created": time(about.epoch),
        "config": {
            "User": format!("{USER}:{USER}"),
            "Env": ["PATH=/usr/bin", "PANTHEON_LISTEN=0.0.0.0:8080", format!("PANTHEON_DATA={DATA}")],
            "Entrypoint": [PROGRAM],
            "Cmd": ["serve"],
            "WorkingDir": DATA,
            "ExposedPorts": {"8080/tcp": {}},
            "Volumes": {DATA: {}},
            "StopSignal": "SIGTERM",
            "Labels": labels(about),
            "Healthcheck": {
                "Test": ["CMD", PROGRAM, "health"],
                "Interval": 30 * SECOND,
                "Timeout": 10 * SECOND,
                "StartPeriod": 10 * SECOND,
                "Retries": 3,
            },
        },
        "rootfs": {"type": "layers", "diff_ids": [unpacked]},
        "history": [{"created": time(about.epoch), "created_by": "cargo xtask dist"}],
    })
}

fn labels(about: &About<'_>) -> Value {
    json!({
        "org.opencontainers.image.title": "Pantheon",
        "org.opencontainers.image.description": "Modern board games online: a server with its pages and an embedded database",
        "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
        "org.opencontainers.image.version": about.version,
        "org.opencontainers.image.revision": about.revision,
        "org.opencontainers.image.created": time(about.epoch),
    })
}

/// JSON with its members in order.
fn text(value: &Value) -> Vec<u8> {
    value.to_string().into_bytes()
}

/// What an image consists of, by digest.
#[derive(Default)]
struct Blobs(BTreeMap<String, Vec<u8>>);

impl Blobs {
    /// Adds one, and describes it.
    fn add(&mut self, kind: &str, content: Vec<u8>) -> Value {
        let digest = sha256(&content);
        let size = content.len();
        let described =
            json!({"mediaType": kind, "digest": format!("sha256:{digest}"), "size": size});
        self.0.insert(digest, content);
        described
    }
}

/// Seconds since 1970 as RFC 3339 writes a time.
fn time(epoch: u64) -> String {
    let (days, seconds) = (epoch / 86_400, epoch % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The date so many days after the beginning of 1970.
fn date(mut days: u64) -> (u64, u64, u64) {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days + 1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::io::Read as _;

    use super::*;
    use crate::shell::{command, output, run, works};

    const ABOUT: About<'_> = About {
        version: "1.2.3",
        revision: "abc",
        epoch: 1_793_491_200,
    };

    fn unpacked(archive: &[u8]) -> BTreeMap<String, Vec<u8>> {
        let mut archive = tar::Archive::new(archive);
        let entries = archive.entries().unwrap();
        let read = |entry: std::io::Result<tar::Entry<'_, &[u8]>>| {
            let mut entry = entry.unwrap();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            (entry.path().unwrap().display().to_string(), content)
        };
        entries.map(read).collect()
    }

    /// What a description leads to, after looking whether it is what it says.
    fn follow<'a>(files: &'a BTreeMap<String, Vec<u8>>, described: &Value) -> &'a [u8] {
        let digest = described["digest"].as_str().unwrap();
        let digest = digest.strip_prefix("sha256:").unwrap();
        let content = &files[&format!("blobs/sha256/{digest}")];
        assert_eq!(sha256(content), digest);
        assert_eq!(described["size"], content.len());
        content
    }

    #[test]
    fn every_image_has_its_program_and_somebody_who_is_not_root() {
        let programs = Arch::ALL.map(|arch| (arch, arch.name().as_bytes().to_vec()));
        let archive = archive(&programs, "notices", &ABOUT).unwrap();
        let files = unpacked(&archive);
        let json = |bytes: &[u8]| serde_json::from_slice::<Value>(bytes).unwrap();
        assert_eq!(json(&files["oci-layout"])["imageLayoutVersion"], "1.0.0");
        let index = json(&files["index.json"]);
        let images = json(follow(&files, &index["manifests"][0]));
        let images = images["manifests"].as_array().unwrap().clone();
        assert_eq!(images.len(), programs.len());
        for (described, (arch, program)) in images.iter().zip(&programs) {
            assert_eq!(described["platform"]["architecture"], arch.packaged());
            let manifest = json(follow(&files, described));
            let config = json(follow(&files, &manifest["config"]));
            assert_eq!(config["architecture"], arch.packaged());
            assert_eq!(config["config"]["User"], "65532:65532");
            assert_eq!(config["config"]["Healthcheck"]["Test"][2], "health");
            assert_eq!(config["created"], "2026-11-01T00:00:00Z");
            let packed = follow(&files, &manifest["layers"][0]);
            let mut layer = Vec::new();
            flate2::read::GzDecoder::new(packed)
                .read_to_end(&mut layer)
                .unwrap();
            let digest = format!("sha256:{}", sha256(&layer));
            assert_eq!(config["rootfs"]["diff_ids"][0], digest);
            assert_eq!(unpacked(&layer)["usr/bin/pantheon"], *program);
        }
    }

    #[test]
    fn other_programs_take_the_archive_and_unpack_it() {
        let is_there = |program| works(command("which", &[program]));
        if !is_there("skopeo") || !is_there("umoci") {
            println!("Not run: skopeo and umoci aren't installed.");
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("image.tar");
        let programs = Arch::ALL.map(|arch| (arch, arch.name().as_bytes().to_vec()));
        fs::write(&file, archive(&programs, "notices", &ABOUT).unwrap()).unwrap();
        for arch in Arch::ALL {
            let packaged = arch.packaged();
            let from = format!("oci-archive:{}", file.display());
            let layout = folder.path().join(packaged);
            let of_this = ["--insecure-policy", "--override-arch", packaged];
            let mut look = command("skopeo", &of_this);
            let told = output({
                look.args(["inspect", &from]);
                look
            });
            let told: Value = serde_json::from_str(&told.unwrap()).unwrap();
            assert_eq!(told["Architecture"], packaged);
            assert_eq!(told["Labels"]["org.opencontainers.image.version"], "1.2.3");

            let mut copy = command("skopeo", &of_this);
            copy.args(["copy", "--quiet", &from]);
            run({
                copy.arg(format!("oci:{}:it", layout.display()));
                copy
            })
            .unwrap();
            let bundle = folder.path().join(format!("{packaged}-bundle"));
            let image = format!("{}:it", layout.display());
            let mut unpack = command("umoci", &["unpack", "--rootless", "--image", &image]);
            unpack.arg(&bundle);
            run(unpack).unwrap();
            let program = fs::read_to_string(bundle.join("rootfs/usr/bin/pantheon"));
            assert_eq!(program.unwrap(), arch.name());
            let config = fs::read_to_string(bundle.join("config.json")).unwrap();
            let config: Value = serde_json::from_str(&config).unwrap();
            let args = ["/usr/bin/pantheon", "serve"];
            assert_eq!(config["process"]["args"], json!(args));
        }
    }

    #[test]
    fn a_time_is_written_as_the_calendar_has_it() {
        assert_eq!(time(0), "1970-01-01T00:00:00Z");
        assert_eq!(time(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(time(951_868_800), "2000-03-01T00:00:00Z");
        assert_eq!(time(4_107_542_399), "2100-02-28T23:59:59Z");
        assert_eq!(time(4_107_542_400), "2100-03-01T00:00:00Z");
        assert_eq!(time(1_798_761_599), "2026-12-31T23:59:59Z");
    }
}

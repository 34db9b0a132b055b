//! Where the database's file lies: what kind of file system it is, whether it can be written, how much room there is.

use std::path::{Path, PathBuf};

use super::finding::{Check, Finding};

/// File systems over a network, on which locks and write-ahead logs aren't to be trusted.
const NETWORK: &[&str] = &[
    "nfs",
    "nfs4",
    "cifs",
    "smb3",
    "smbfs",
    "afs",
    "9p",
    "ceph",
    "glusterfs",
    "fuse.sshfs",
    "fuse.glusterfs",
    "fuse.s3fs",
    "fuse.rclone",
    "lustre",
    "beegfs",
    "ocfs2",
    "gfs2",
    "davfs",
    "ncpfs",
];

/// File systems that are gone with the machine or the container.
const PASSING: &[&str] = &["tmpfs", "ramfs", "overlay", "aufs"];

pub(super) fn check(file: &Path, low_mib: u64) -> Vec<Finding> {
    let folder = file.parent().unwrap_or(Path::new("."));
    // What isn't there yet is made at the first start, in the nearest folder that is.
    let Some(there) = folder
        .ancestors()
        .map(|above| {
            if above.as_os_str().is_empty() {
                Path::new(".")
            } else {
                above
            }
        })
        .find(|above| above.is_dir())
    else {
        let missing = Finding::error(Check::Disk, "missing").text("folder", folder.display());
        return vec![missing];
    };
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
    let whole = there.canonicalize().unwrap_or_else(|_| there.to_owned());
    let mut found = vec![
        writable(there),
        space(there, low_mib),
        file_system(there, kind(&mounts, &whole)),
    ];
    found.extend(owner(file));
    found
}

fn writable(folder: &Path) -> Finding {
    let path = folder.join(format!(".pantheon-doctor-{}", std::process::id()));
    let written = std::fs::write(&path, b"written").and_then(|()| std::fs::remove_file(&path));
    match written {
        Ok(()) => Finding::good(Check::Disk, "writable").text("folder", folder.display()),
        Err(why) => {
            // A file without anything in it may be left behind on a disk that is full.
            let _ = std::fs::remove_file(&path);
            Finding::error(Check::Disk, "not-writable")
                .text("folder", folder.display())
                .word("why", crate::complaint::of_file(&why))
        }
    }
}

fn space(folder: &Path, low_mib: u64) -> Finding {
    let Some(free) = pantheon_store::free_bytes(folder) else {
        return Finding::advice(Check::Disk, "space-unknown").text("folder", folder.display());
    };
    let free = free >> 20;
    let finding = if free < low_mib {
        Finding::error(Check::Disk, "little-space").text("least", low_mib)
    } else if free < low_mib.saturating_mul(4) {
        Finding::warning(Check::Disk, "space-soon").text("least", low_mib)
    } else {
        Finding::good(Check::Disk, "space")
    };
    finding.text("folder", folder.display()).text("mib", free)
}

fn file_system(folder: &Path, kind: Option<&str>) -> Finding {
    let Some(kind) = kind else {
        return Finding::advice(Check::Disk, "kind-unknown").text("folder", folder.display());
    };
    let finding = if NETWORK.contains(&kind) {
        Finding::error(Check::Disk, "network")
    } else if PASSING.contains(&kind) {
        Finding::warning(Check::Disk, "passing")
    } else {
        Finding::good(Check::Disk, "kind")
    };
    finding.text("folder", folder.display()).text("kind", kind)
}

/// The kind of file system that a folder lies on, by what Linux says of mounts: the last of those with the longest path.
fn kind<'a>(mounts: &'a str, folder: &Path) -> Option<&'a str> {
    let mount = |line: &'a str| {
        let (place, system) = line.split_once(" - ")?;
        let at = unescaped(place.split(' ').nth(4)?);
        let kind = system.split(' ').next()?;
        folder
            .starts_with(&at)
            .then(|| (at.components().count(), kind))
    };
    let all = mounts.lines().filter_map(mount);
    all.max_by_key(|(depth, _)| *depth).map(|(_, kind)| kind)
}

/// Linux writes a space as `\040`.
fn unescaped(path: &str) -> PathBuf {
    let mut plain = String::new();
    let mut rest = path;
    while let Some((before, after)) = rest.split_once('\\') {
        plain.push_str(before);
        let code = after
            .get(..3)
            .and_then(|code| u8::from_str_radix(code, 8).ok());
        let Some(code) = code else {
            plain.push('\\');
            rest = after;
            continue;
        };
        plain.push(char::from(code));
        rest = &after[3..];
    }
    plain.push_str(rest);
    PathBuf::from(plain)
}

/// Whoever isn't the owner of the file may not be able to write it, or leaves files behind that its owner can't.
#[cfg(unix)]
fn owner(file: &Path) -> Option<Finding> {
    use std::os::unix::fs::MetadataExt as _;
    let owner = std::fs::metadata(file).ok()?.uid();
    let ours = std::fs::metadata("/proc/self").ok()?.uid();
    (owner != ours).then(|| {
        Finding::warning(Check::Disk, "owner")
            .text("file", file.display())
            .text("owner", owner)
            .text("ours", ours)
    })
}

#[cfg(not(unix))]
fn owner(_file: &Path) -> Option<Finding> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::Severity;

    const MOUNTS: &str = "\
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:26 / /srv rw shared:9 - nfs4 nas:/export rw,vers=4.2
31 30 8:2 / /srv/own\\040disk rw - xfs /dev/sdb1 rw
32 22 0:30 / /run rw - tmpfs tmpfs rw
33 32 8:3 / /run rw - btrfs /dev/sdc1 rw";

    #[test]
    fn a_folder_lies_on_the_mount_with_the_longest_path_and_there_on_the_last() {
        let on = |folder: &str| kind(MOUNTS, Path::new(folder));
        assert_eq!(on("/home/ana"), Some("ext4"));
        assert_eq!(on("/srv/games"), Some("nfs4"));
        assert_eq!(on("/srvs"), Some("ext4"));
        assert_eq!(on("/srv/own disk/games"), Some("xfs"));
        assert_eq!(on("/run/x"), Some("btrfs"));
        assert_eq!(kind("", Path::new("/")), None);
    }

    #[test]
    fn a_network_is_no_place_for_a_database_and_memory_no_lasting_one() {
        let of = |kind| file_system(Path::new("/x"), kind).severity();
        assert_eq!(of(Some("nfs4")), Severity::Error);
        assert_eq!(of(Some("fuse.sshfs")), Severity::Error);
        assert_eq!(of(Some("overlay")), Severity::Warning);
        assert_eq!(of(Some("ext4")), Severity::Good);
        assert_eq!(of(None), Severity::Advice);
    }

    #[test]
    fn little_room_is_an_error_and_not_much_a_warning() {
        let folder = tempfile::tempdir().unwrap();
        let free = pantheon_store::free_bytes(folder.path()).unwrap() >> 20;
        let of = |low| space(folder.path(), low).severity();
        assert_eq!(of(free * 2), Severity::Error);
        assert_eq!(of(free / 3), Severity::Warning);
        assert_eq!(of(1), Severity::Good);
    }
}

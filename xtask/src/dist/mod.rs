//! `dist`: what others get. Static programs for Linux with the pages in them, as tarballs, Debian packages and a container
//! image, with a list of their parts, their digests, and a signature.
//!
//! The same source makes the same bytes. `--check` makes everything a second time, in another folder, and compares.

mod arch;
mod archive;
mod build;
mod check;
mod deb;
mod image;
mod notices;
mod parts;
mod release;
mod sbom;
mod share;
mod sign;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::served::target;
use crate::shell::root;
use crate::{apt, web};
use arch::Arch;
use archive::put;
use release::Release;

/// Arguments of the chore.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// For which kinds of machines [default: all].
    #[arg(long, value_enum)]
    arch: Vec<Arch>,
    /// How cargo builds; `dev` tries in a few minutes whether everything fits together.
    #[arg(long, default_value = "dist")]
    profile: String,
    /// Where everything goes [default: packages in the folder where cargo builds].
    #[arg(long)]
    out: Option<PathBuf>,
    /// A secret key of minisign to sign the digests with.
    #[arg(long, value_name = "KEY")]
    sign: Option<PathBuf>,
    /// Make everything once more from a clone of the last commit, and compare.
    #[arg(long)]
    check: bool,
}

/// What it was told.
pub(crate) fn run(args: &Args) -> Result<()> {
    let archs = if args.arch.is_empty() {
        Arch::ALL.to_vec()
    } else {
        args.arch.clone()
    };
    // Not `dist`: that is where cargo puts what it builds by the profile of this name.
    let out = args
        .out
        .clone()
        .unwrap_or_else(|| target().join("packages"));
    let release = Release::of_this()?;
    if args.check {
        release.must_be_committed()?;
    }
    make(&release, &archs, &args.profile, &out)?;
    if args.check {
        check::again(&archs, &args.profile, &out)?;
    }
    if let Some(key) = &args.sign {
        sign::sign(&out, key, &release)?;
    }
    println!("\nEverything is in {}.", out.display());
    Ok(())
}

/// Makes everything anew.
fn make(release: &Release, archs: &[Arch], profile: &str, out: &Path) -> Result<()> {
    web::build()?;
    if !root().join("web/wasm/pantheon_wasm_bg.wasm").is_file() {
        bail!("the engine for browsers can't be built here, and nobody gets a release without it");
    }
    web::renew_in_release()?;
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    fs::create_dir_all(out).with_context(|| format!("{} can't be made", out.display()))?;
    let mut programs = Vec::new();
    for &arch in archs {
        let how = format!("cargo xtask dist --arch {}", arch.name());
        let built = build::program(arch, profile, release.epoch);
        let program = built.with_context(|| {
            format!(
                "this machine can't build for {}; on another one, `{how}` does",
                arch.name()
            )
        })?;
        programs.push((arch, program));
    }
    let list = parts::all(archs.first().map_or("", |arch| arch.target().triple))?;
    let notices = notices::write(&list)?;
    let name = format!("pantheon-{}", release.version);
    let mut images = Vec::new();
    for (arch, program) in &programs {
        let share = share::make(*arch, program, &notices)?;
        let content = fs::read(program)?;
        let packed = share::tarball(release, *arch, &content, &share)?;
        put(
            out,
            &format!("{name}-{}-linux.tar.gz", arch.name()),
            &packed,
        )?;
        deb::make(*arch, profile, release, out)?;
        images.push((*arch, content));
    }
    let about = image::About {
        version: &release.version,
        revision: &release.revision,
        epoch: release.epoch,
    };
    put(
        out,
        &format!("{name}-oci.tar"),
        &image::archive(&images, &notices, &about)?,
    )?;
    put(out, &format!("{name}.cdx.json"), &sbom::write(&list)?)?;
    sign::sums(out)
}

/// Sees to it that tests have the programs with which others look at what we make.
pub(crate) fn need_testers() -> Result<()> {
    for program in ["minisign", "skopeo", "umoci"] {
        need(program, program)?;
    }
    Ok(())
}

/// A program of Debian's packages, which is installed if it isn't there.
fn need(program: &str, package: &str) -> Result<()> {
    if crate::shell::output_of("which", &[program]).is_some() {
        return Ok(());
    }
    apt::install(program, &[package])
}

//! The kinds of machines that releases are for, and what everybody calls them.

use clap::ValueEnum;

use crate::sysroot::Target;

/// A kind of processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Arch {
    /// Almost every server and desk.
    #[value(name = "x86_64")]
    X86,
    /// Small home servers, and some large ones.
    #[value(name = "aarch64")]
    Arm,
}

impl Arch {
    pub(super) const ALL: [Self; 2] = [Self::X86, Self::Arm];

    /// Linux with musl, so that the binary needs nothing of the machine that it runs on.
    pub(super) const fn target(self) -> Target {
        Target {
            triple: match self {
                Self::X86 => "x86_64-unknown-linux-musl",
                Self::Arm => "aarch64-unknown-linux-musl",
            },
            features: "panic-unwind backtrace",
        }
    }

    /// As `uname -m` says it, and tarballs are named.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::X86 => "x86_64",
            Self::Arm => "aarch64",
        }
    }

    /// As Debian and container images call it.
    pub(super) const fn packaged(self) -> &'static str {
        match self {
            Self::X86 => "amd64",
            Self::Arm => "arm64",
        }
    }

    /// Whether programs for it run on this machine.
    pub(super) fn is_here(self) -> bool {
        std::env::consts::ARCH == self.name()
    }

    /// What the allocator takes for a page, as a power of two: at most what any machine of the kind has, since it is built
    /// in. Some for ARM have pages of 64 KiB.
    pub(super) const fn page_bits(self) -> &'static str {
        match self {
            Self::X86 => "12",
            Self::Arm => "16",
        }
    }
}

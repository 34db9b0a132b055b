//! What the generator and the server share: cores and the way between them, or neither.

use std::fs::File;
use std::net::Ipv4Addr;
use std::os::fd::AsFd as _;
use std::process::Command;

use anyhow::{Context, Result, bail};
use rustix::thread::{CpuSet, LinkNameSpaceType, move_into_link_name_space, sched_setaffinity};

use crate::shell::run;

/// How the generator and the server are kept apart.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Apart {
    /// The cores that the server and its database may use, such as 0 or 0,2; the generator has those of --load-cores.
    #[arg(long, value_delimiter = ',', requires = "load_cores")]
    server_cores: Vec<usize>,
    /// The cores that the generator may use.
    #[arg(long, value_delimiter = ',', requires = "server_cores")]
    load_cores: Vec<usize>,
    /// Puts the generator into a network namespace of its own, joined to the server by a pair of virtual devices. Only
    /// root may, and there must be `ip`; else both talk over loopback.
    #[arg(long)]
    namespace: bool,
}

impl Apart {
    /// The same as a person types it.
    pub(super) fn line(&self) -> String {
        let list = |cores: &[usize]| {
            cores
                .iter()
                .map(usize::to_string)
                .collect::<Vec<_>>()
                .join(",")
        };
        let mut line = String::new();
        if !self.server_cores.is_empty() {
            line = format!(
                " --server-cores {} --load-cores {}",
                list(&self.server_cores),
                list(&self.load_cores)
            );
        }
        if self.namespace {
            line.push_str(" --namespace");
        }
        line
    }

    /// Who has what, in words.
    pub(super) fn shares(&self) -> String {
        let cores = if self.server_cores.is_empty() {
            "server, database and generator share all cores".to_owned()
        } else {
            format!(
                "server and database have core {:?}, the generator has core {:?}",
                self.server_cores, self.load_cores
            )
            .replace(['[', ']'], "")
        };
        let way = if self.namespace {
            "between two network namespaces, by a pair of virtual devices"
        } else {
            "over loopback"
        };
        format!("{cores}; they talk {way}")
    }

    /// How many threads the generator has: one where it takes from the server what it takes for itself.
    pub(super) fn generators(&self) -> usize {
        self.load_cores.len().max(1)
    }

    /// From here on what is started has the cores of the server.
    pub(super) fn begin_server(&self) -> Result<Way> {
        pin(&self.server_cores)?;
        if self.namespace {
            Way::namespace()
        } else {
            Ok(Way::Loopback)
        }
    }

    /// From here on this thread is the generator.
    pub(super) fn begin_load(&self, way: &Way) -> Result<()> {
        pin(&self.load_cores)?;
        way.cross()
    }
}

fn pin(cores: &[usize]) -> Result<()> {
    if cores.is_empty() {
        return Ok(());
    }
    let mut set = CpuSet::new();
    for &core in cores {
        if core >= CpuSet::MAX_CPU {
            bail!("there is no core {core}");
        }
        set.set(core);
    }
    // Of this thread, which is the only one; what it starts inherits it.
    sched_setaffinity(None, &set).with_context(|| format!("cores {cores:?} can't be had"))
}

/// The way between the generator and the server.
pub(super) enum Way {
    /// The loopback device of this machine.
    Loopback,
    /// A namespace with this name, and the last but one byte of the addresses at both ends.
    Namespace(String, u8),
}

impl Way {
    /// Makes a namespace for the generator.
    fn namespace() -> Result<Self> {
        let process = std::process::id();
        let net = (process % 251) as u8;
        let name = format!("pantheon-load-{process}");
        // From here on it is removed again, also when a step fails.
        let way = Self::Namespace(name.clone(), net);
        let (ours, theirs) = (format!("pls{process}"), format!("plg{process}"));
        let (near, far) = (address(net, 1), address(net, 2));
        ip(&format!("netns add {name}")).context("a namespace needs root and the program `ip`")?;
        ip(&format!(
            "link add {ours} type veth peer name {theirs} netns {name}"
        ))?;
        ip(&format!("addr add {near}/30 dev {ours}"))?;
        ip(&format!("link set {ours} up"))?;
        ip(&format!("-n {name} addr add {far}/30 dev {theirs}"))?;
        ip(&format!("-n {name} link set {theirs} up"))?;
        Ok(way)
    }

    /// Where the server is to listen.
    pub(super) fn listen(&self) -> Ipv4Addr {
        match self {
            Self::Loopback => Ipv4Addr::LOCALHOST,
            Self::Namespace(_, net) => address(*net, 1),
        }
    }

    /// This thread goes to the other end.
    fn cross(&self) -> Result<()> {
        let Self::Namespace(name, _) = self else {
            return Ok(());
        };
        let path = format!("/run/netns/{name}");
        let file = File::open(&path).with_context(|| path)?;
        move_into_link_name_space(file.as_fd(), Some(LinkNameSpaceType::Network))
            .context("the namespace can't be entered")
    }
}

impl Drop for Way {
    fn drop(&mut self) {
        if let Self::Namespace(name, _) = self {
            // Its devices go with it. If it can't be removed, somebody sees it in `ip netns`.
            let _ = ip(&format!("netns delete {name}"));
        }
    }
}

/// Both ends of each way have a small net of their own.
const fn address(net: u8, end: u8) -> Ipv4Addr {
    Ipv4Addr::new(10, 231, net, end)
}

fn ip(words: &str) -> Result<()> {
    let mut command = Command::new("ip");
    command.args(words.split(' '));
    run(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shared_is_said() {
        let together = Apart::default();
        assert_eq!(together.line(), "");
        assert_eq!(
            together.shares(),
            "server, database and generator share all cores; they talk over loopback"
        );
        let apart = Apart {
            server_cores: vec![0, 2],
            load_cores: vec![1],
            namespace: true,
        };
        assert_eq!((together.generators(), apart.generators()), (1, 1));
        assert_eq!(
            apart.line(),
            " --server-cores 0,2 --load-cores 1 --namespace"
        );
        assert_eq!(
            apart.shares(),
            "server and database have core 0, 2, the generator has core 1; they talk between two network namespaces, \
             by a pair of virtual devices"
        );
    }

    #[test]
    fn nobody_is_pinned_to_a_core_that_can_not_be() {
        assert!(pin(&[CpuSet::MAX_CPU]).is_err());
        assert!(pin(&[]).is_ok());
    }
}

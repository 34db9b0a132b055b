//! A network of its own for a process, by the namespaces of Linux, which can be cut as cables are.

use std::process::Command;

/// A namespace with one cable to this machine. It is removed when dropped.
pub(crate) struct Network {
    name: String,
    /// This machine's end of the cable.
    end: String,
    /// The addresses of this machine and of who is at the other end.
    pub(crate) here: String,
    pub(crate) there: String,
}

/// In which direction packets get lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loss {
    /// In both: the cable is out.
    Both,
    /// What this machine sends.
    Going,
    /// What the other end sends.
    Coming,
}

impl Network {
    /// One that nobody else has. Without the right to make one there is none, and that is said.
    pub(crate) fn make() -> Option<Self> {
        let process = std::process::id();
        // Link-local addresses, by the number of the process, so that tests at the same time have others.
        let (high, low) = (process / 64 % 250, process % 64 * 4);
        let network = Self {
            name: format!("pantheon-{process}"),
            end: format!("pn{process}"),
            here: format!("10.251.{high}.{}", low + 1),
            there: format!("10.251.{high}.{}", low + 2),
        };
        if !ip(&["netns", "add", &network.name]) {
            eprintln!("not run: a network namespace can't be made here");
            return None;
        }
        let (name, end, other) = (&network.name, &network.end, format!("po{process}"));
        let [here, there] = [&network.here, &network.there].map(|at| format!("{at}/30"));
        let steps: [&[&str]; 6] = [
            &["link", "add", end, "type", "veth", "peer", "name", &other],
            &["link", "set", &other, "netns", name],
            &["address", "add", &here, "dev", end],
            &["-n", name, "address", "add", &there, "dev", &other],
            &["link", "set", end, "up"],
            &["-n", name, "link", "set", &other, "up"],
        ];
        for step in steps {
            assert!(ip(step), "ip {step:?}");
        }
        Some(network)
    }

    /// A command that runs there.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name, program]);
        command
    }

    /// From now on packets get lost.
    pub(crate) fn lose(&self, loss: Loss) {
        self.set(loss, "add", "down");
    }

    /// From now on they don't.
    pub(crate) fn mend(&self, loss: Loss) {
        self.set(loss, "delete", "up");
    }

    fn set(&self, loss: Loss, route: &str, cable: &str) {
        let done = match loss {
            Loss::Both => ip(&["link", "set", &self.end, cable]),
            Loss::Going => ip(&["route", route, "blackhole", &self.there]),
            Loss::Coming => ip(&["-n", &self.name, "route", route, "blackhole", &self.here]),
        };
        assert!(done, "{loss:?}");
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // With one end of the cable the other is gone.
        ip(&["link", "delete", &self.end]);
        ip(&["netns", "delete", &self.name]);
    }
}

fn ip(args: &[&str]) -> bool {
    let done = Command::new("ip").args(args).status();
    done.is_ok_and(|status| status.success())
}

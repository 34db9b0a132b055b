//! What is done about what other nodes say.

use pantheon_wire::{Seq, TableId};

use super::sharing::Rounds;
use crate::app::App;
use crate::nodes::{Hearer, Message, NodeId};

/// Does something about what other nodes say.
pub(super) struct Hearing {
    app: App,
    rounds: Rounds,
}

impl Hearing {
    pub(super) fn new(app: App) -> Self {
        let rounds = Rounds::default();
        Self { app, rounds }
    }
}

impl Hearer for Hearing {
    fn grew(&self, table: &TableId, seq: Seq) {
        self.app.live().others_grew(table, seq);
    }

    fn hear(&self, by: NodeId, message: Message) {
        let live = self.app.live();
        match message {
            Message::SignedOut(what) => self.app.end_sockets(what),
            Message::AtAnew => live.presence.hear_anew(by),
            Message::At { table, user, here } => live.presence.hear(by, table, user, here),
            Message::Taken { round, limit, of } => {
                self.rounds.hear(&self.app, by, round, &limit, &of);
            }
            Message::Had { round, of } => {
                if self.rounds.is_new(by, round) {
                    live.queue.charge(&of);
                }
            }
            Message::OpenAnew => live.socket_limits.forget(by),
            Message::Open { of } => {
                for (key, count) in of {
                    live.socket_limits.hear(by, key, count);
                }
            }
            // Nodes look after these by themselves.
            Message::Alive { .. } | Message::Leaving => {}
        }
    }

    fn came(&self, _node: NodeId) {
        let live = self.app.live();
        live.presence.say_all();
        live.socket_limits.tell_anew();
    }

    fn went(&self, node: NodeId) {
        let live = self.app.live();
        live.presence.forget(node);
        live.socket_limits.forget(node);
        self.rounds.forget(node);
        live.orphaned.notify_one();
    }
}

//! Who works on which table now, and who waits to.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pantheon_wire::TableId;
use tokio::sync::Notify;

/// What a table's slot is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Somebody does something at the table.
    Command,
    /// Somebody looks at it.
    Look,
    /// Somebody asks whether an action would be accepted.
    Try,
    /// What advice is to rest on is gathered.
    Hint,
    /// A bot is asked, or heard.
    Bot,
    /// What is due happens.
    Wake,
    /// A snapshot is taken.
    Snapshot,
    /// The table is made.
    Make,
    /// Somebody who left for good is forgotten.
    Forget,
}

impl Work {
    /// Its name in logs and metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Look => "look",
            Self::Try => "try",
            Self::Hint => "hint",
            Self::Bot => "bot",
            Self::Wake => "wake",
            Self::Snapshot => "snapshot",
            Self::Make => "make",
            Self::Forget => "forget",
        }
    }
}

/// A piece of work that has a table's slot for itself, or waits for it. There is no time in it: whoever watches sees
/// how long a number stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotUse {
    /// Its number. No other ever has it; who has waited gets another.
    pub number: u64,
    /// Which table.
    pub table: TableId,
    /// For what.
    pub work: Work,
    /// Whether it has the slot. Otherwise it waits.
    pub held: bool,
}

/// All uses of slots.
#[derive(Default)]
pub(super) struct Uses(Mutex<All>);

#[derive(Default)]
struct All {
    last: u64,
    uses: BTreeMap<u64, (SlotUse, Option<Arc<Notify>>)>,
}

impl Uses {
    fn all(&self) -> MutexGuard<'_, All> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Work that has a slot, until the answer is dropped.
    pub(super) fn hold(self: &Arc<Self>, table: &TableId, work: Work) -> InUse {
        self.begin(table, work, None)
    }

    /// Work that waits for a slot, until the answer is dropped; and what tells it to wait no longer.
    pub(super) fn wait(self: &Arc<Self>, table: &TableId, work: Work) -> (InUse, Arc<Notify>) {
        let give_up = Arc::new(Notify::new());
        (self.begin(table, work, Some(Arc::clone(&give_up))), give_up)
    }

    fn begin(self: &Arc<Self>, table: &TableId, work: Work, wait: Option<Arc<Notify>>) -> InUse {
        let mut all = self.all();
        all.last += 1;
        let number = all.last;
        let one = SlotUse {
            number,
            table: table.clone(),
            work,
            held: wait.is_none(),
        };
        all.uses.insert(number, (one, wait));
        InUse {
            uses: Arc::clone(self),
            number,
        }
    }

    /// All there are, the oldest first.
    pub(super) fn list(&self) -> Vec<SlotUse> {
        let all = self.all();
        all.uses.values().map(|(one, _)| one.clone()).collect()
    }

    /// Tells one who waits to wait no longer.
    pub(super) fn give_up(&self, number: u64) {
        if let Some((_, Some(give_up))) = self.all().uses.get(&number) {
            give_up.notify_one();
        }
    }
}

/// A use of a slot, as long as this lives.
pub(super) struct InUse {
    uses: Arc<Uses>,
    number: u64,
}

impl Drop for InUse {
    fn drop(&mut self) {
        self.uses.all().uses.remove(&self.number);
    }
}

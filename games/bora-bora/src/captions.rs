//! What the things of a table are called and ask for, for whoever draws them.

use pantheon_engine::{Game, Message};

use crate::piece::{Ground, Jewel, Kind};
use crate::player::ORDINARY_SPACES;
use crate::region::{Fish, FishKind, Region};
use crate::rules::BoraBora;
use crate::task::{Demand, TaskId};

pantheon_engine::captions! {
    /// What the tiles and boards of a table say.
    pub struct Captions {
        /// Every task.
        pub tasks: Vec<TaskCaption>,
        /// Every jewel: its kind, price and points.
        pub jewels: Vec<Message>,
        /// Every region, in the order of the map.
        pub regions: Vec<Message>,
        /// Every fish tile.
        pub fish: Vec<FishCaption>,
        /// Every ceremony space: its place and what it takes.
        pub grounds: Vec<Message>,
        /// Every kind of man and woman.
        pub people: Vec<PersonCaption>,
    }

    /// What a task asks for.
    pub struct TaskCaption {
        /// All that it demands.
        pub text: Message,
        /// The same in few words, a demand each.
        pub brief: Vec<Message>,
    }

    /// A fish tile.
    pub struct FishCaption {
        /// Its kind.
        pub kind: FishKind,
        /// What it is worth.
        pub value: u8,
        /// What it is called.
        pub text: Message,
    }

    /// A kind of man or woman.
    pub struct PersonCaption {
        /// Its word on a tile.
        pub brief: Message,
        /// What one, two and more of them do together, as many as a player board holds (BB-B4).
        pub together: Vec<u8>,
    }
}

impl BoraBora {
    pub(crate) fn all_captions(&self) -> Captions {
        let content = self.content();
        let task = |task: TaskId| TaskCaption {
            text: self.task_text(task),
            brief: content.demands(task).map(Demand::brief).collect(),
        };
        let fish = |fish: Fish| {
            let tile = content.fish(fish);
            FishCaption {
                kind: tile.kind,
                value: tile.value,
                text: self.fish_text(fish),
            }
        };
        let person = |kind: Kind| PersonCaption {
            brief: kind.brief(),
            together: (1..=ORDINARY_SPACES + 1)
                .map(|count| self.strength(kind, count, false))
                .collect(),
        };
        Captions {
            tasks: TaskId::all().map(task).collect(),
            jewels: Jewel::all().map(|jewel| self.jewel_text(jewel)).collect(),
            regions: Region::all()
                .map(|region| self.region_text(region))
                .collect(),
            fish: Fish::all().map(fish).collect(),
            grounds: Ground::all()
                .map(|ground| self.ground_text(ground))
                .collect(),
            people: Kind::ALL.into_iter().map(person).collect(),
        }
    }
}

//! What cards, objectives and gods of a table say, for whoever draws them.

use pantheon_engine::{Game, Message};

use crate::card::{CardId, Objective, Symbol};
use crate::god::God;
use crate::rules::GodsOfRome;
use crate::territory::Territory;

pantheon_engine::captions! {
    /// What the pieces of a table say.
    pub struct Captions {
        /// Every action card, copy by copy.
        pub cards: Vec<CardCaption>,
        /// What every objective asks for and gives.
        pub objectives: Vec<Message>,
        /// Every god.
        pub gods: Vec<GodCaption>,
        /// Every territory.
        pub lands: Vec<LandCaption>,
        /// What scoring costs (GR-C2).
        pub cost: Message,
    }

    /// An action card.
    pub struct CardCaption {
        /// Its symbols, in order.
        pub symbols: Vec<Symbol>,
        /// What it is called.
        pub text: Message,
    }

    /// A god.
    pub struct GodCaption {
        /// The letter that the god's territories begin with.
        pub letter: char,
        /// What the god's power does, where powers are played.
        pub power: Message,
    }

    /// A territory.
    pub struct LandCaption {
        /// Which.
        pub id: Territory,
        /// Whose colour it has.
        pub god: God,
    }
}

impl GodsOfRome {
    pub(crate) fn all_captions(&self) -> Captions {
        let content = self.content();
        let card = |card: CardId| CardCaption {
            symbols: content.card(card).to_vec(),
            text: self.card_text(card),
        };
        let god = |god: God| GodCaption {
            letter: god.letter(),
            power: self.power_text(god),
        };
        let [none, one, two] = content.scoring_cost;
        Captions {
            cards: (0..content.card_count())
                .filter_map(|index| CardId::from_index(index.into()))
                .map(card)
                .collect(),
            objectives: Objective::ALL
                .map(|objective| self.objective_text(objective))
                .into(),
            gods: God::ALL.map(god).into(),
            lands: Territory::all()
                .map(|id| LandCaption { id, god: id.god() })
                .collect(),
            cost: Message::new("gr-cost")
                .number("none", none)
                .number("one", one)
                .number("two", two),
        }
    }

    /// What an objective asks for and gives (GR-O).
    fn objective_text(&self, objective: Objective) -> Message {
        let values = self.content().objective(objective);
        Message::new(match objective {
            Objective::Populated => "gr-asks-populated",
            Objective::Raiders => "gr-asks-raiders",
            Objective::Festival => "gr-asks-festival",
            Objective::Isolated => "gr-asks-isolated",
            Objective::Watchful => "gr-asks-watchful",
            Objective::Clustered => "gr-asks-clustered",
            Objective::Scattered => "gr-asks-scattered",
            Objective::Cultists => "gr-asks-cultists",
        })
        .number("count", values.count)
        .number("favour", values.favour)
    }

    /// What a god's power does (GR-P).
    fn power_text(&self, god: God) -> Message {
        match god {
            God::Jupiter => Message::new("gr-power-jupiter"),
            God::Phoebus => Message::new("gr-power-phoebus"),
            God::Neptune => Message::new("gr-power-neptune"),
            God::Diana => Message::new("gr-power-diana"),
            God::Venus => {
                Message::new("gr-power-venus").number("count", self.content().venus_meeples)
            }
        }
    }
}

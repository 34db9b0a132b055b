//! How an action looks at first sight.

use pantheon_games::bora_bora::{Action, Decision, Green, Kind, Material, Plot, Space, Way};

use super::outlook::{CARD, GOD, OFFERING, Outlook, SHELL, STEP};

/// How many points make a difference of one in the logarithm of odds.
const SCALE: f32 = 0.8;

impl Outlook<'_> {
    /// How an action looks at first sight, in the logarithm of odds.
    pub(super) fn prior(&self, action: Action) -> f32 {
        SCALE * self.first_sight(action)
    }

    fn first_sight(&self, action: Action) -> f32 {
        match action {
            Action::Place { face, deed, white } => {
                let value = if white { 6 } else { face };
                let blocked = self.rules.lowest(self.state, deed) <= face;
                let gods = u8::from(white) + u8::from(blocked);
                self.deed_worth(deed, value) - GOD * f32::from(gods) - 0.25 * f32::from(face)
            }
            Action::Pay(way) => {
                way_worth(way)
                    + match self.state.decision {
                        Decision::Fish { region } => f32::from(self.fish(region)),
                        _ => 0.0,
                    }
            }
            Action::Settle(region) => self.region_worth(region),
            Action::TakeHut(space) => match space {
                Space::Ordinary => 1.0,
                Space::Twelfth => 0.0,
            },
            Action::Lay(ground) => {
                let with = self.player.filled.with(ground);
                let sites = Plot::all()
                    .map(|plot| self.content.plot(plot))
                    .filter(|plot| plot.contains(ground) && plot.minus(with).is_empty())
                    .count();
                sites.min(1) as f32
            }
            Action::TakePerson(position) => {
                let Decision::Person { sex, .. } = self.state.decision else {
                    return 0.0;
                };
                let shown = self.state.display(sex).shown;
                shown[usize::from(position) - 1].map_or(0.0, |kind| {
                    self.kind_worth(kind, self.player.folk(sex).all[kind.index()])
                })
            }
            Action::House(space) => f32::from(u8::from(space == Space::Ordinary)),
            Action::Tattoo(kind) => self.symbols(kind) * STEP,
            Action::Collect(kind) => self.symbols(kind) * SHELL,
            Action::ScorePoint => 1.0,
            Action::TakeOffering => match self.state.decision {
                Decision::Helper { .. } => OFFERING / 2.0,
                _ => OFFERING,
            },
            Action::TakeCard(_) | Action::DrawCard => match self.state.decision {
                Decision::Helper { .. } => CARD / 2.0,
                _ => CARD,
            },
            Action::TakeMaterial(material) => self.material_worth(material),
            Action::MoveHut => 0.3,
            Action::SendPriest(value) => 0.3 * f32::from(value),
            Action::Build(tile) => f32::from(tile),
            Action::TakeStatus => STEP,
            Action::TakeShell => SHELL,
            Action::Use {
                kind, count, green, ..
            } => self.use_worth(kind, count, green),
            Action::Buy(jewel) => f32::from(self.content.jewel(jewel).points),
            Action::Fulfil(_) => 6.0,
            Action::FulfilWith { way, .. } => 4.0 + way_worth(way),
            Action::TakeTask(task) | Action::Discard(task) => {
                let lacking = f32::from(self.rules.lacking(
                    self.state,
                    self.seat,
                    &self.player.purse(),
                    task,
                ));
                if matches!(action, Action::Discard(_)) {
                    lacking
                } else {
                    -lacking
                }
            }
            Action::BuildOn(_) | Action::Done => 0.0,
        }
    }

    fn symbols(&self, kind: Kind) -> f32 {
        f32::from(self.content.person(kind).symbols)
    }

    /// What a material is worth: little where no ceremony space is free for it.
    fn material_worth(&self, material: Material) -> f32 {
        let free = self
            .content
            .ground_for(material)
            .minus(self.player.filled)
            .minus(self.player.built);
        if free.is_empty() { 0.0 } else { 1.2 }
    }

    fn use_worth(&self, kind: Kind, count: u8, green: Green) -> f32 {
        let person = self.content.person(kind);
        let plain = person.strength[usize::from(count.clamp(1, 3)) - 1];
        let (strength, cost) = match green {
            Green::Unused => (plain, 0.0),
            Green::Double => (2 * plain, GOD + self.worth_now(kind, plain)),
            Green::Further => (plain, GOD),
        };
        let strength = person.most.map_or(strength, |most| strength.min(most));
        self.worth_now(kind, strength) - cost
    }
}

/// What paying for a god in this way costs, as a worth.
fn way_worth(way: Way) -> f32 {
    -match way {
        Way::Card => GOD,
        Way::Pair(_) => GOD + CARD,
        Way::Tile => 3.0,
    }
}

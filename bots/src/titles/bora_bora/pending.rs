//! What an action that has begun will still bring.

use pantheon_games::bora_bora::{Decision, Deed, Errand, God, Kind, Path, Region, Sex, Way};

use super::outlook::{CARD, FIRE, GOD, MATERIAL, Outlook, SHELL, STEP};
use super::people::{EXPANSION, HUT, PERSON};

impl Outlook<'_> {
    /// What the decision at hand and what goes on after it will bring this player, in points.
    pub(super) fn pending(&self) -> f32 {
        if self.state.turn != self.seat {
            return 0.0;
        }
        let value = match self.state.decision {
            Decision::Pay { .. } => -GOD,
            Decision::Expand { path, value } => self.expansion_worth(path, value),
            Decision::Hut { region } => EXPANSION + self.region_worth(region),
            Decision::Lay { .. } => MATERIAL,
            Decision::Fish { region } => self.fish_worth(region),
            Decision::Person { sex, value } => self.person_worth(sex, value),
            Decision::Room { sex, kind } => {
                PERSON + self.kind_worth(kind, self.player.folk(sex).all[kind.index()])
            }
            Decision::Helper { points } => self.helper_worth(points),
            Decision::Priest { value } => self.priest_worth(value),
            Decision::Building { .. } | Decision::Site { .. } => self.building_worth(),
            Decision::FireGift => FIRE,
            Decision::FireStep => SHELL,
            Decision::Materials { left } => MATERIAL * f32::from(left),
            Decision::Cards { left } => CARD * f32::from(left),
            Decision::Huts { left, .. } => HUT * f32::from(left),
            _ => 0.0,
        };
        value + self.errand_worth()
    }

    fn errand_worth(&self) -> f32 {
        match self.state.errand {
            Errand::Nothing => 0.0,
            Errand::Expansion { region } => self.fish_worth(region),
            Errand::Helper { points } => self.helper_worth(points),
            Errand::Materials { left } => MATERIAL * f32::from(left),
            Errand::Die { deed, value, white } => {
                let blue_is_due = matches!(self.state.decision, Decision::Pay { god: God::Blue });
                let more = if white && blue_is_due { GOD } else { 0.0 };
                self.deed_worth(deed, value) - more
            }
            Errand::People { kind, strength } => self.worth_now(kind, strength),
        }
    }

    /// What a die of this value brings with an action.
    pub(super) fn deed_worth(&self, deed: Deed, value: u8) -> f32 {
        match deed {
            Deed::Helper => self.helper_worth(value),
            Deed::Temple => self.priest_worth(value),
            Deed::Build => self.building_worth(),
            Deed::Man => self.person_worth(Sex::Man, value),
            Deed::Woman => self.person_worth(Sex::Woman, value),
            Deed::Land => self.expansion_worth(Path::Land, value),
            Deed::Water => self.expansion_worth(Path::Water, value),
            Deed::Fishing => f32::from(self.content.fishing),
        }
    }

    /// Whether the fish of the region just entered is worth a god.
    fn fish_worth(&self, region: Region) -> f32 {
        let purse = self.player.purse();
        if purse.allows(God::Red, Way::Card) {
            (f32::from(self.fish(region)) - GOD).max(0.0)
        } else {
            0.0
        }
    }

    /// What the helper's points bring: people are moved down first, the best before the others.
    pub(super) fn helper_worth(&self, points: u8) -> f32 {
        let mut left = points;
        let mut worth = 0.0;
        // People show two, three or four symbols.
        for symbols in (2..=4_u8).rev() {
            for sex in Sex::ALL {
                let folk = self.player.folk(sex);
                let each = f32::from(symbols) * if sex == Sex::Man { STEP } else { SHELL } * 0.5;
                for kind in Kind::ALL {
                    if left > 0 && self.content.person(kind).symbols == symbols {
                        let slides = folk.up(kind).min(left);
                        worth += f32::from(slides) * each.max(1.0);
                        left -= slides;
                    }
                }
            }
        }
        worth + f32::from(left)
    }

    /// What a priest brings on the best space up to this value.
    pub(super) fn priest_worth(&self, value: u8) -> f32 {
        let place = usize::from(6 - value.min(6));
        FIRE + self.priest_points() + 0.6 * self.later_priest_points(place)
    }
}

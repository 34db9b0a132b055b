//! What men and women can do in phase B.

use pantheon_games::bora_bora::{Kind, Path, Phase, Plot, Sex};

use super::outlook::{CARD, FIRE, MATERIAL, OFFERING, Outlook, SHELL, STEP};

/// What an expansion brings beyond the region itself: room on the board, and the way to the next.
pub(super) const EXPANSION: f32 = 2.2;

/// What one more man or woman is roughly worth.
pub(super) const PERSON: f32 = 3.0;

/// What moving a hut to the twelfth space is roughly worth.
pub(super) const HUT: f32 = 0.6;

impl Outlook<'_> {
    /// What the people of this sex could do best in this phase B.
    pub(super) fn best_now(&self, sex: Sex) -> f32 {
        let used = self.player.used[sex.index()];
        let may_act = match self.state.phase {
            Phase::SetUp | Phase::Dice => true,
            Phase::People => self.turn_ahead() && (used.is_empty() || self.state.turn != self.seat),
            _ => false,
        };
        if !may_act {
            return 0.0;
        }
        self.best(sex, |kind, strength| self.worth_now(kind, strength))
    }

    /// What the people of this sex could do best in a later round.
    pub(super) fn best_later(&self, sex: Sex) -> f32 {
        self.best(sex, worth_later)
    }

    fn best(&self, sex: Sex, worth: impl Fn(Kind, u8) -> f32) -> f32 {
        let mut best = 0.0_f32;
        for (&count, kind) in self.player.folk(sex).all.iter().zip(Kind::ALL) {
            if count > 0 {
                let strength = self.content.person(kind).strength[usize::from(count.min(3)) - 1];
                best = best.max(worth(kind, strength));
            }
        }
        best
    }

    /// What an action of people is worth now.
    pub(super) fn worth_now(&self, kind: Kind, strength: u8) -> f32 {
        match kind {
            Kind::Land => self.expansion_worth(Path::Land, strength),
            Kind::Water => self.expansion_worth(Path::Water, strength),
            Kind::Woman => self.person_worth(Sex::Woman, strength),
            Kind::Man => self.person_worth(Sex::Man, strength),
            Kind::Build => {
                if self.can_build(strength) {
                    self.building_worth()
                } else {
                    0.0
                }
            }
            Kind::Hut if !self.player.can_move_hut() => 0.0,
            _ => worth_later(kind, strength),
        }
    }

    /// What expanding with this value brings, if it is possible.
    pub(super) fn expansion_worth(&self, path: Path, value: u8) -> f32 {
        if !self.has_hut() {
            return 0.0;
        }
        self.best_region(self.targets(path, value))
            .map_or(0.0, |region| EXPANSION + region)
    }

    /// What taking somebody with this value brings, if it is possible.
    pub(super) fn person_worth(&self, sex: Sex, value: u8) -> f32 {
        if self.player.free_spaces() == 0 && !self.player.twelfth_is_free() {
            return 0.0;
        }
        let shown = &self.state.display(sex).shown;
        let people = &self.player.folk(sex).all;
        let mut best = 0.0_f32;
        for &kind in shown[..usize::from(value.min(6))].iter().flatten() {
            best = best.max(PERSON + self.kind_worth(kind, people[kind.index()]));
        }
        best
    }

    /// How much one of this kind is preferred, with so many of it on the board.
    pub(super) fn kind_worth(&self, kind: Kind, have: u8) -> f32 {
        let symbols = f32::from(self.content.person(kind).symbols);
        let action = match kind {
            Kind::Points | Kind::Material => 1.0,
            Kind::Land | Kind::Water | Kind::Shell => 0.8,
            Kind::Woman | Kind::Man | Kind::Build => 0.7,
            Kind::Offering | Kind::Status => 0.4,
            Kind::Card => 0.3,
            Kind::Hut => 0.0,
        };
        let rounds = self.later() as f32 * 0.3;
        0.5 * symbols + rounds * (action + 0.3 * f32::from(have))
    }

    /// Whether two adjacent ceremony spaces hold material and a tile of at most this value is left.
    pub(super) fn can_build(&self, value: u8) -> bool {
        let low = (1_u8 << (value.min(6) + 1)) - 2;
        !self.player.buildings & low != 0
            && self.player.filled.len() > 1
            && Plot::all().any(|plot| self.content.plot(plot).minus(self.player.filled).is_empty())
    }

    /// What building brings more than the materials for it are worth.
    pub(super) fn building_worth(&self) -> f32 {
        self.building_points() + FIRE - 2.0 * MATERIAL
    }
}

/// What an action of people is worth in some later round.
fn worth_later(kind: Kind, strength: u8) -> f32 {
    let strength = f32::from(strength);
    match kind {
        Kind::Land | Kind::Water => 1.5 + 0.4 * strength,
        Kind::Woman | Kind::Man => 2.0 + 0.1 * strength,
        Kind::Build => 2.0 + 0.2 * strength,
        Kind::Material => MATERIAL * strength,
        Kind::Hut => HUT * strength,
        Kind::Points => strength,
        Kind::Card => CARD * strength,
        Kind::Offering => OFFERING * strength,
        Kind::Status => STEP * strength,
        Kind::Shell => SHELL * strength,
    }
}

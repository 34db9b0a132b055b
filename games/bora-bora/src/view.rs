//! What somebody may know of a position: all but the others' god cards that nobody has seen.

use pantheon_engine::secret::Secret;
use pantheon_engine::{Game, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::ROUNDS;
use crate::piece::{
    Cards, Deed, God, GroundSet, Jewel, JewelSet, KindSet, Material, Plot, Sex, total,
};
use crate::player::{DICE, Die, Folk, Player, Purse, Source};
use crate::progress::{Goal, GoalProgress, TaskProgress};
use crate::region::{Fish, Region, RegionSet};
use crate::rules::{BoraBora, take_any};
use crate::state::{
    Decision, Display, Errand, GodCards, JEWELS_A_ROUND, MAX_PLAYERS, Phase, SHOWN_TASKS, State,
    TEMPLE_SPACES,
};
use crate::task::{TaskId, TaskSet};

/// How often unseen cards are dealt anew. One fitting card in a full pile is missed so often once in many lifetimes.
const MOST_DEALS: u32 = 100_000;

/// What somebody may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// All points.
    pub total: u16,
    /// Points by where they come from, in the order of [`Source::ALL`].
    pub points: [u16; Source::COUNT],
    /// The whole hand, if it is the viewer's own.
    pub hand: Option<Cards>,
    /// The god cards in hand that everybody has seen.
    pub known: Cards,
    /// How many more god cards are in hand.
    pub unknown: u8,
    /// Offerings.
    pub offerings: u8,
    /// Shells.
    pub shells: u8,
    /// God tiles.
    pub god_tiles: u8,
    /// Priests in the supply.
    pub priests: u8,
    /// Huts on ordinary spaces.
    pub huts: u8,
    /// Huts on the twelfth space.
    pub twelfth_huts: u8,
    /// Whether a person lies on the twelfth space.
    pub twelfth_person: bool,
    /// Men and women.
    pub folk: [Folk; Sex::COUNT],
    /// Ceremony spaces with material.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::piece::Ground>"))]
    pub filled: GroundSet,
    /// Ceremony spaces with a building.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::piece::Ground>"))]
    pub built: GroundSet,
    /// Building tiles built: bit n is the tile of value n.
    pub buildings: u8,
    /// Materials beside the board.
    pub beside: [u8; Material::COUNT],
    /// Open tasks.
    #[cfg_attr(feature = "ts", ts(as = "Vec<TaskId>"))]
    pub tasks: TaskSet,
    /// How many tasks were fulfilled.
    pub fulfilled: u8,
    /// Jewels.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Jewel>"))]
    pub jewels: JewelSet,
    /// Regions with a hut.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Region>"))]
    pub regions: RegionSet,
    /// Dice.
    pub dice: [Die; DICE],
    /// The kinds of people used in this phase B, by sex.
    #[cfg_attr(feature = "ts", ts(as = "[Vec<crate::piece::Kind>; Sex::COUNT]"))]
    pub used: [KindSet; Sex::COUNT],
    /// Whether a green god was used in this phase B.
    pub green: bool,
    /// How many of the ordinary spaces are free.
    pub free_spaces: u8,
    /// How far each open task is, in their order, as far as the viewer may know the hand.
    pub progress: Vec<TaskProgress>,
    /// How far the goals of the end are.
    pub goals: [GoalProgress; Goal::COUNT],
}

/// What somebody may know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes it is for.
    pub viewer: Viewer,
    /// The round, from 1.
    pub round: u8,
    /// The part of the round.
    pub phase: Phase,
    /// How many dice everybody has placed before this turn.
    pub lap: u8,
    /// How many have had their turn.
    pub place: u8,
    /// The seats in turn order.
    pub order: Vec<Seat>,
    /// Who decides.
    pub turn: Seat,
    /// What is to be decided.
    pub decision: Decision,
    /// What goes on then.
    pub errand: Errand,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The lowest die on the tile of each action, in the order of [`Deed::ALL`]; 7 if there is none.
    pub lowest: [u8; Deed::COUNT],
    /// The least value with which whoever decides could carry out each action; 7 if there is none.
    pub least: [u8; Deed::COUNT],
    /// Whose hut holds the building space of each region.
    pub holders: [Option<Seat>; Region::COUNT],
    /// The fish tile of each region.
    pub fish: [Fish; Region::COUNT],
    /// Men and women.
    pub display: [Display; Sex::COUNT],
    /// Status steps by seat.
    pub status: Vec<u8>,
    /// The seats as their status markers lie.
    pub stack: Vec<Seat>,
    /// The temple from left to right.
    pub temple: [Option<Seat>; TEMPLE_SPACES],
    /// God tiles on the temple.
    pub temple_tiles: u8,
    /// The jewels of every round.
    pub jewels: [[Option<Jewel>; JEWELS_A_ROUND]; ROUNDS],
    /// The tasks on the board.
    pub tasks: [Option<TaskId>; SHOWN_TASKS],
    /// The tasks that may still come.
    #[cfg_attr(feature = "ts", ts(as = "Vec<TaskId>"))]
    pub task_pile: TaskSet,
    /// The open god cards.
    pub row: Cards,
    /// The discarded god cards.
    pub discard: Cards,
    /// How many god cards are in the pile.
    pub pile: u8,
    /// How far the viewer is with each task on the board, in their order.
    pub progress: Vec<TaskProgress>,
    /// What each priest in the temple scores at the end of this round.
    pub priest_points: u8,
    /// What a building scores in this round.
    pub building_points: u8,
    /// The two ceremony spaces of each plot.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<crate::piece::Ground>>"))]
    pub plots: Vec<GroundSet>,
}

impl PlayerView {
    /// Everything but the cards in hand that nobody has seen (BB-R11).
    fn of(rules: &BoraBora, state: &State, seat: Seat, own: bool) -> Self {
        let player = state.player(seat);
        let purse = purse(player, own);
        let progress = |task| rules.task_progress(state, seat, &purse, task);
        Self {
            total: player.total(),
            points: player.points,
            hand: own.then(|| *player.hand.inside()),
            known: player.known,
            unknown: player.hand_size() - total(&player.known),
            offerings: player.offerings,
            shells: player.shells,
            god_tiles: player.god_tiles,
            priests: player.priests,
            huts: player.huts,
            twelfth_huts: player.twelfth_huts,
            twelfth_person: player.twelfth_person,
            folk: player.folk,
            filled: player.filled,
            built: player.built,
            buildings: player.buildings,
            beside: player.beside,
            tasks: player.tasks,
            fulfilled: player.fulfilled,
            jewels: player.jewels,
            regions: player.regions,
            dice: player.dice,
            used: player.used,
            green: player.green,
            free_spaces: player.free_spaces(),
            progress: player.open_tasks().map(progress).collect(),
            goals: rules.goal_progress(player),
        }
    }

    fn to_player(&self, hand: Cards) -> Player {
        Player {
            points: self.points,
            hand: Secret::new(hand),
            known: self.known,
            offerings: self.offerings,
            shells: self.shells,
            god_tiles: self.god_tiles,
            priests: self.priests,
            huts: self.huts,
            twelfth_huts: self.twelfth_huts,
            twelfth_person: self.twelfth_person,
            folk: self.folk,
            filled: self.filled,
            built: self.built,
            buildings: self.buildings,
            beside: self.beside,
            tasks: self.tasks,
            fulfilled: self.fulfilled,
            jewels: self.jewels,
            regions: self.regions,
            dice: self.dice,
            used: self.used,
            green: self.green,
        }
    }

    /// How many god cards are in hand.
    pub fn hand_size(&self) -> u8 {
        total(&self.known) + self.unknown
    }
}

impl View {
    pub(crate) fn of(rules: &BoraBora, state: &State, viewer: Viewer) -> Self {
        let seats = usize::from(rules.seats());
        let players = Seat::all(rules.seats())
            .map(|seat| PlayerView::of(rules, state, seat, viewer == Viewer::Seat(seat)));
        let progress = viewer.seat().map_or_else(Vec::new, |seat| {
            let purse = purse(state.player(seat), true);
            let shown = state.tasks.into_iter().flatten();
            shown
                .map(|task| rules.task_progress(state, seat, &purse, task))
                .collect()
        });
        Self {
            viewer,
            round: state.round,
            phase: state.phase,
            lap: state.lap,
            place: state.place,
            order: state.order[..seats].to_vec(),
            turn: state.turn,
            decision: state.decision,
            errand: state.errand,
            players: players.collect(),
            lowest: Deed::ALL.map(|deed| rules.lowest(state, deed)),
            least: Deed::ALL.map(|deed| rules.least_value(state, deed)),
            holders: state.holders,
            fish: state.fish,
            display: state.display,
            status: state.status[..seats].to_vec(),
            stack: state.stack[..seats].to_vec(),
            temple: state.temple,
            temple_tiles: state.temple_tiles,
            jewels: state.jewels,
            tasks: state.tasks,
            task_pile: state.task_pile,
            row: state.gods.row,
            discard: state.gods.discard,
            pile: total(state.gods.pile.inside()),
            progress,
            priest_points: rules.content().priest_points(state.round),
            building_points: rules.content().building_points(state.round),
            plots: Plot::all().map(|plot| rules.content().plot(plot)).collect(),
        }
    }

    /// The cards that the viewer can't place: each is in the pile or unseen in another hand.
    fn unseen(&self, rules: &BoraBora) -> Cards {
        let each = rules.content().gods.cards_per_colour;
        std::array::from_fn(|at| {
            let held = |player: &PlayerView| player.hand.unwrap_or(player.known)[at];
            let seen: u8 = self.players.iter().map(held).sum();
            each - self.row[at] - self.discard[at] - seen
        })
    }

    /// A full state that agrees with what was seen: who is about to pay for a god has something to pay with.
    pub(crate) fn imagine(&self, rules: &BoraBora, rng: &mut Rng) -> State {
        let mut state = self.deal(rules, rng);
        for _ in 0..MOST_DEALS {
            if BoraBora::payment_is_possible(&state) {
                break;
            }
            state = self.deal(rules, rng);
        }
        state
    }

    /// Unseen cards are dealt to the other hands, and the rest is the pile.
    fn deal(&self, rules: &BoraBora, rng: &mut Rng) -> State {
        let mut unseen = self.unseen(rules);
        let mut players: [Player; MAX_PLAYERS] = std::array::from_fn(|_| Player::default());
        for (player, view) in players.iter_mut().zip(&self.players) {
            let hand = view.hand.unwrap_or_else(|| {
                let mut hand = view.known;
                for _ in 0..view.unknown {
                    if let Some(god) = take_any(&mut unseen, rng) {
                        hand[god.index()] += 1;
                    }
                }
                hand
            });
            *player = view.to_player(hand);
        }
        let mut status = [0; MAX_PLAYERS];
        status[..self.status.len()].copy_from_slice(&self.status);
        State {
            round: self.round,
            phase: self.phase,
            lap: self.lap,
            place: self.place,
            order: whole(&self.order),
            turn: self.turn,
            decision: self.decision,
            errand: self.errand,
            players,
            holders: self.holders,
            fish: self.fish,
            display: self.display,
            status,
            stack: whole(&self.stack),
            temple: self.temple,
            temple_tiles: self.temple_tiles,
            jewels: self.jewels,
            tasks: self.tasks,
            task_pile: self.task_pile,
            gods: GodCards {
                pile: Secret::new(unseen),
                row: self.row,
                discard: self.discard,
            },
        }
    }

    /// A player's cards of one colour as far as the viewer knows.
    pub fn known_cards(&self, seat: Seat, god: God) -> u8 {
        let player = &self.players[seat.index()];
        player.hand.unwrap_or(player.known)[god.index()]
    }
}

/// What a player could show for a task, as far as it may be known.
fn purse(player: &Player, own: bool) -> Purse {
    let purse = player.purse();
    Purse {
        hand: if own { purse.hand } else { player.known },
        ..purse
    }
}

/// An order of all seats: those given, then the others.
fn whole(seats: &[Seat]) -> [Seat; MAX_PLAYERS] {
    std::array::from_fn(|at| {
        let own = Seat::new(at as u8).unwrap_or(Seat::FIRST);
        seats.get(at).copied().unwrap_or(own)
    })
}

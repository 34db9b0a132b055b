//! What speaks for a player, in the rulebook's words.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::deus::{CardFace, Colour, Cost, Deus, Kind, Player, Resource, State};

use super::holdings::{Holdings, Situation};
use super::outlook::Outlook;
use super::siege::siege;

/// The features' names, in the order of [`Feature`].
pub(super) const NAMES: &[&str] = &[
    "points",
    "temple-points",
    "temple-room",
    "temples",
    "majorities",
    "gold",
    "gold-beyond-ten",
    "resource-kinds",
    "resources",
    "resources-beyond-three",
    "resource-sets",
    "cards",
    "cards-beyond-five",
    "new-cards",
    "best-card",
    "second-card",
    "other-cards",
    "temple-in-hand",
    "types-at-hand",
    "second-pieces",
    "more-pieces",
    "maritime-cards",
    "production-cards",
    "scientific-cards",
    "civil-cards",
    "military-cards",
    "rows",
    "column-points",
    "column-gold",
    "column-resources",
    "column-cards",
    "column-pieces",
    "column-marches",
    "regions",
    "terrains",
    "production-buildings",
    "armies",
    "siege",
    "marches",
    "piece-to-place",
    "turn",
];

/// The features by place.
#[derive(Clone, Copy)]
#[repr(usize)]
enum Feature {
    Points,
    TemplePoints,
    TempleRoom,
    Temples,
    Majorities,
    Gold,
    GoldBeyondTen,
    ResourceKinds,
    Resources,
    ResourcesBeyondThree,
    ResourceSets,
    Cards,
    CardsBeyondFive,
    NewCards,
    BestCard,
    SecondCard,
    OtherCards,
    TempleInHand,
    TypesAtHand,
    SecondPieces,
    MorePieces,
    MaritimeCards,
    Rows = 26,
    ColumnPoints,
    ColumnGold,
    ColumnResources,
    ColumnCards,
    ColumnPieces,
    ColumnMarches,
    Regions,
    Terrains,
    ProductionBuildings,
    Armies,
    Siege,
    Marches,
    PieceToPlace,
    Turn,
}

const _: () = assert!(NAMES.len() == Feature::Turn as usize + 1);

/// Writes the features down.
struct Sheet<'a>(&'a mut [f32]);

impl Sheet<'_> {
    fn add(&mut self, feature: Feature, value: f32) {
        self.0[feature as usize] += value;
    }
}

/// Writes what speaks for a seat.
pub(super) fn write(rules: &Deus, state: &State, seat: Seat, out: &mut [f32]) {
    let mut sheet = Sheet(out);
    let Outlook { held, placing } = Outlook::of(rules, state, seat);
    let situation = Situation::of(rules, state, seat, None);
    let player = state.player(seat);
    sheet.add(Feature::Points, held.points);
    sheet.add(Feature::Turn, f32::from(u8::from(state.turn == seat)));
    possessions(&mut sheet, rules, state, seat, &held);
    let temples = temples(&mut sheet, rules, state, seat);
    let pieces = pieces(&mut sheet, player, placing, held.pieces);
    let worths = columns(&mut sheet, &situation, player, &held);
    hand(
        &mut sheet,
        &Hand {
            rules,
            state,
            seat,
            player,
            situation: &situation,
            held: &held,
            worths,
            pieces,
            temples,
        },
    );
    map(&mut sheet, rules, state, seat, player);
    sheet.add(Feature::Marches, held.marches);
    sheet.add(
        Feature::PieceToPlace,
        f32::from(u8::from(placing.is_some())),
    );
}

fn possessions(sheet: &mut Sheet<'_>, rules: &Deus, state: &State, seat: Seat, held: &Holdings) {
    sheet.add(Feature::Gold, held.gold.min(10.0));
    sheet.add(Feature::GoldBeyondTen, (held.gold - 10.0).max(0.0));
    let others = || {
        Seat::all(rules.seats())
            .filter(move |&other| other != seat)
            .map(|other| state.player(other))
    };
    let most = |has: f32, amount: fn(&Player, usize) -> f32, place: usize| {
        has >= 1.0 && others().all(|other| amount(other, place) <= has)
    };
    let mut majorities = u8::from(most(held.gold, |other, _| f32::from(other.gold), 0));
    let mut least = f32::INFINITY;
    for (place, &has) in held.resources.iter().enumerate() {
        sheet.add(Feature::ResourceKinds, has.min(1.0));
        sheet.add(Feature::Resources, has.min(3.0));
        sheet.add(Feature::ResourcesBeyondThree, (has - 3.0).max(0.0));
        least = least.min(has);
        majorities += u8::from(most(
            has,
            |other, place| f32::from(other.resources[place]),
            place,
        ));
    }
    sheet.add(Feature::ResourceSets, least.min(1.0));
    sheet.add(Feature::Majorities, f32::from(majorities));
}

/// How many temple cards there are.
fn temples(sheet: &mut Sheet<'_>, rules: &Deus, state: &State, seat: Seat) -> u8 {
    let column = state.player(seat).column(Colour::Temple);
    let most = f32::from(rules.content().numbers.scoring.temple_most);
    for card in column.iter() {
        let points = f32::from(rules.temple_points(state, seat, rules.content().design(card)));
        sheet.add(Feature::TemplePoints, points);
        sheet.add(Feature::TempleRoom, most - points);
    }
    sheet.add(Feature::Temples, f32::from(column.len()));
    column.len()
}

/// The pieces on the player board. Says how many there will be of each type.
fn pieces(sheet: &mut Sheet<'_>, player: &Player, placing: Option<Kind>, to_come: f32) -> [u8; 5] {
    let mut board = Kind::ALL.map(|kind| player.on_board(kind));
    if let Some(kind) = placing {
        board[kind.index()] = board[kind.index()].saturating_sub(1);
    }
    for count in board {
        sheet.add(Feature::TypesAtHand, f32::from(count.min(1)));
        sheet.add(Feature::SecondPieces, f32::from(u8::from(count >= 2)));
        sheet.add(Feature::MorePieces, f32::from(count.saturating_sub(2)));
    }
    // A piece of choice is taken where none is left.
    let missing: f32 = board
        .iter()
        .map(|&count| f32::from(u8::from(count == 0)))
        .sum();
    sheet.add(Feature::TypesAtHand, to_come.min(missing));
    sheet.add(Feature::SecondPieces, (to_come - missing).max(0.0));
    board
}

/// The columns: how high they are, and what each would bring if it were used again. Says what each is worth.
fn columns(
    sheet: &mut Sheet<'_>,
    situation: &Situation<'_>,
    player: &Player,
    held: &Holdings,
) -> [f32; 5] {
    let mut rows = u8::MAX;
    let before = Holdings {
        cards: 0.0,
        pieces: 0.0,
        marches: 0.0,
        ..*held
    };
    let worths = Kind::ALL.map(|kind| {
        let height = player.column(kind.colour()).len();
        rows = rows.min(height);
        sheet.0[Feature::MaritimeCards as usize + kind.index()] = f32::from(height);
        if height == 0 {
            return 0.0;
        }
        let mut after = before;
        situation.activate(kind.colour(), 0, &mut after);
        // A column is used again when a card is added, which needs a piece.
        let uses = player.on_board(kind) + player.in_supply(kind);
        let often = f32::from(uses.min(2)) / 2.0;
        sheet.add(
            Feature::ColumnPoints,
            often * (after.points - before.points),
        );
        sheet.add(Feature::ColumnGold, often * (after.gold - before.gold));
        sheet.add(
            Feature::ColumnResources,
            often * (after.all_resources() - before.all_resources()),
        );
        sheet.add(Feature::ColumnCards, often * after.cards);
        sheet.add(Feature::ColumnPieces, often * after.pieces);
        sheet.add(Feature::ColumnMarches, often * after.marches);
        after.worth() - before.worth()
    });
    sheet.add(Feature::Rows, f32::from(rows));
    worths
}

/// What a hand is judged by.
struct Hand<'a> {
    rules: &'a Deus,
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    situation: &'a Situation<'a>,
    held: &'a Holdings,
    worths: [f32; 5],
    pieces: [u8; 5],
    temples: u8,
}

impl Hand<'_> {
    /// What a card promises when it is built, roughly, in points; less if that can't be soon.
    fn promise(&self, face: &CardFace) -> f32 {
        let (missing, price) = self.price(face.cost);
        let affordable = if missing <= 0.0 {
            1.0
        } else {
            1.0 / (1.0 + 0.15 * missing)
        };
        let gain = if let Some(kind) = face.colour.kind() {
            let ready = match (self.pieces[kind.index()], self.player.in_supply(kind)) {
                (0, 0) => return 0.0,
                (0, _) => 0.4,
                _ => 1.0,
            };
            let mut after = *self.held;
            self.situation.carry_out(face.effect, &mut after);
            let own = (after.worth() - self.held.worth()).max(0.0);
            ready * (1.5 + self.worths[kind.index()] + own)
        } else {
            let short: u8 = Kind::ALL
                .into_iter()
                .map(|kind| {
                    let height = self.player.column(kind.colour()).len();
                    self.temples.saturating_sub(height)
                })
                .sum();
            self.temple(face) / (1.0 + f32::from(short))
        };
        (gain * affordable - price).max(0.0)
    }

    /// What a temple card would score.
    fn temple(&self, face: &CardFace) -> f32 {
        let most = f32::from(self.rules.content().numbers.scoring.temple_most);
        match face.effect {
            pantheon_games::deus::Effect::Score { points, per, every } => {
                let times = self.rules.count(self.state, self.seat, per) / u16::from(every);
                (f32::from(times) * f32::from(points) + 2.0).min(most)
            }
            _ => 0.0,
        }
    }

    /// How much gold is missing for a cost, and what the cost is worth in points.
    fn price(&self, cost: Cost) -> (f32, f32) {
        let price = f32::from(self.rules.content().numbers.prices.resource);
        let mut gold = f32::from(cost.gold);
        let mut worth = 0.0;
        for (has, wanted) in self.held.resources.iter().zip(cost.resources()) {
            let wanted = f32::from(wanted);
            let given = has.min(wanted).max(0.0);
            gold += price * (wanted - given);
            worth += 0.4 * given;
        }
        (gold - self.held.gold, worth + 0.15 * gold)
    }
}

/// The cards in hand: the best two count most, as one is built a turn.
fn hand(sheet: &mut Sheet<'_>, hand: &Hand<'_>) {
    let cards = *hand.player.hand.inside();
    let count = f32::from(cards.len()) + hand.held.cards.max(0.0);
    sheet.add(Feature::Cards, count.min(5.0));
    sheet.add(Feature::CardsBeyondFive, (count - 5.0).clamp(0.0, 5.0));
    sheet.add(Feature::NewCards, hand.held.cards.clamp(0.0, 10.0));
    let (mut best, mut second, mut all, mut temple) = (0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
    for card in cards.iter() {
        let face = hand.rules.content().card(card);
        let promise = hand.promise(face);
        all += promise;
        if promise > best {
            (best, second) = (promise, best);
        } else {
            second = second.max(promise);
        }
        if face.colour == Colour::Temple {
            temple = temple.max(promise);
        }
    }
    sheet.add(Feature::BestCard, best);
    sheet.add(Feature::SecondCard, second);
    sheet.add(Feature::OtherCards, all - best - second);
    sheet.add(Feature::TempleInHand, temple);
}

fn map(sheet: &mut Sheet<'_>, rules: &Deus, state: &State, seat: Seat, player: &Player) {
    let production = player.pieces(Kind::Production);
    let terrains = Resource::ALL
        .into_iter()
        .filter(|resource| !production.and(state.of(resource.terrain())).is_empty());
    sheet.add(Feature::Regions, f32::from(player.controlled().len()));
    sheet.add(Feature::Terrains, terrains.count() as f32);
    sheet.add(Feature::ProductionBuildings, f32::from(production.len()));
    sheet.add(
        Feature::Armies,
        f32::from(player.pieces(Kind::Military).len()),
    );
    sheet.add(Feature::Siege, siege(rules, state, seat));
}

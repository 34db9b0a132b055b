//! The table in sentences, for those who hear it: what matters most first.

use pantheon_engine::{Game, Message, Seat};

use crate::cell::Cell;
use crate::face::Face;
use crate::rules::FourGods;
use crate::terrain::God;
use crate::text::{area, trigger};
use crate::tile::Hand;
use crate::view::{ColourView, LandView, TerrainView, View};
use crate::world::Seen;

impl FourGods {
    pub(crate) fn board_text(&self, view: &View) -> Vec<Message> {
        let mut told = own_hands(view);
        told.push(table(view));
        let why = view.trigger.map(trigger);
        told.extend(why.map(|why| Message::new("fg-tell-end").word("why", why)));
        let owned = |of: &ColourView| Some(colour_card(view, of, of.owner?));
        told.extend(view.colours.iter().filter_map(owned));
        let passed = |seat| Message::by("fg-tell-passed", seat);
        told.extend(view.passed.iter().map(passed));
        told.extend(view.terrains.iter().map(kingdoms));
        told.extend(great_lands(view));
        told.extend(Seat::all(self.seats()).map(|row| discard_row(view, row)));
        told.extend(view.cells.iter().map(|&(cell, seen)| cell_text(cell, seen)));
        told
    }
}

/// What a face shows, area by area.
fn face_text(face: Face) -> Message {
    let areas = face.areas().map(|name| area(face, name));
    Message::new("fg-face")
        .text("code", face.code())
        .list("areas", areas.collect())
}

/// The tiles of whoever looks; nothing for a spectator.
fn own_hands(view: &View) -> Vec<Message> {
    let Some(seat) = view.viewer.seat() else {
        return Vec::new();
    };
    let each = |each: Hand| match view.own_sides(seat, each) {
        Some([face, back]) => Message::new("fg-tell-hand")
            .word("hand", each.word())
            .word("face", face_text(face))
            .word("back", face_text(back)),
        None => Message::new("fg-tell-hand-empty").word("hand", each.word()),
    };
    [Hand::Left, Hand::Right].map(each).to_vec()
}

fn table(view: &View) -> Message {
    Message::new("fg-tell-table")
        .number("tiles", view.cells.len() as u16)
        .number("cells", u16::from(view.frame) * u16::from(view.frame))
        .number("bag", view.bag)
        .number("tokens", view.tokens)
}

fn colour_card(view: &View, of: &ColourView, owner: Seat) -> Message {
    let unknown = if view.modes.secret {
        "fg-god-secret"
    } else {
        "fg-god-none"
    };
    Message::by("fg-tell-colour", owner)
        .word("colour", of.colour.word())
        .word(
            "god",
            of.god.map_or_else(|| Message::new(unknown), God::word),
        )
        .number("reserve", of.reserve)
        .number("cities", of.cities)
        .number("razed", of.razed)
        .number("lost", of.lost)
}

fn kingdoms(of: &TerrainView) -> Message {
    Message::new("fg-tell-terrain")
        .word("terrain", of.terrain.word())
        .number("count", of.count)
        .number("largest", of.largest)
}

/// The Kingdoms, the largest first.
fn great_lands(view: &View) -> impl Iterator<Item = Message> {
    let mut lands: Vec<&LandView> = view.lands.iter().filter(|land| land.kingdom).collect();
    lands.sort_by_key(|land| std::cmp::Reverse(land.tiles));
    lands.into_iter().map(land_text)
}

fn land_text(land: &LandView) -> Message {
    let mut cells: Vec<Cell> = land.areas.iter().map(|&(cell, _)| cell).collect();
    cells.dedup();
    let cells = cells
        .into_iter()
        .map(|cell| Message::new("fg-cell").text("cell", cell.name()));
    let prophets = land.prophets.iter().map(|&(own, count)| {
        let counted = Message::new("fg-tell-count").word("colour", own.word());
        counted.number("count", count)
    });
    let told = if land.prophets.is_empty() {
        Message::new("fg-tell-land-empty")
    } else {
        Message::new("fg-tell-land").list("prophets", prophets.collect())
    };
    told.word("terrain", land.terrain.word())
        .number("tiles", land.tiles)
        .list("cells", cells.collect())
        .number("free", land.free)
}

fn discard_row(view: &View, row: Seat) -> Message {
    let faces: Vec<Message> = view
        .rows
        .iter()
        .filter(|(slot, _)| slot.row == row)
        .map(|(slot, face)| {
            let place = Message::new("fg-tell-place").number("place", slot.place.saturating_add(1));
            place.text("face", face.code())
        })
        .collect();
    if faces.is_empty() {
        return Message::by("fg-tell-row-empty", row);
    }
    Message::by("fg-tell-row", row).list("faces", faces)
}

fn cell_text(cell: Cell, seen: Seen) -> Message {
    match seen {
        Seen::City { colour: own } => Message::new("fg-tell-city").word("colour", own.word()),
        Seen::Tile {
            face, by, prophet, ..
        } => match prophet {
            None => Message::new("fg-tell-tile"),
            Some(prophet) => Message::new("fg-tell-tile-prophet")
                .word("colour", prophet.colour.word())
                .word("terrain", face.terrain(prophet.area).word()),
        }
        .word("face", face_text(face))
        .seat("who", by),
    }
    .text("cell", cell.name())
}

//! The five islands, with paths, fish and huts.

use pantheon_engine::{Game, Ink, Seat};

use super::{Easel, Line, cut, pad, seat_ink, span};
use crate::region::{Path, Region};

/// How wide a region is, and the gap between two.
const CELL: usize = 8;
const GAP: usize = 3;

/// Where the regions lie: rows of columns.
const ROWS: [[Option<&str>; 4]; 4] = [
    [None, Some("NB"), Some("NM"), None],
    [Some("WP"), Some("CF"), Some("CP"), Some("EF")],
    [Some("WM"), Some("CB"), Some("CM"), Some("EB")],
    [None, Some("SF"), Some("SP"), None],
];

impl Easel<'_> {
    fn region(at: Option<&str>) -> Option<Region> {
        at.and_then(Region::named)
    }

    /// The value of the path between two regions, with a sign for land or water.
    fn link(&self, one: Option<Region>, other: Option<Region>) -> Option<(Path, u8)> {
        let (one, other) = (one?, other?);
        let joins = |between: [Region; 2]| between == [one, other] || between == [other, one];
        let links = self.rules.content().links();
        let found = links.iter().find(|link| joins(link.between))?;
        Some((found.path, found.value))
    }

    pub(super) fn map(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for (number, row) in ROWS.iter().enumerate() {
            let places = row.map(Self::region);
            if number > 0 {
                lines.push(self.crossings(ROWS[number - 1].map(Self::region), places));
            }
            let (mut above, mut below) = (Line::new(), Line::new());
            for (column, &place) in places.iter().enumerate() {
                let left = column * (CELL + GAP);
                pad(&mut above, left);
                pad(&mut below, left);
                if let Some(region) = place {
                    above.extend(self.region_head(region));
                    below.extend(self.region_huts(region));
                }
                let next = places.get(column + 1).copied().flatten();
                if let Some((path, value)) = self.link(place, next) {
                    pad(&mut above, left + CELL);
                    let sign = if path == Path::Land { '-' } else { '~' };
                    above.push(span(Ink::Faint, format!("{sign}{value}{sign}")));
                }
            }
            lines.extend([above, below]);
        }
        lines
    }

    /// The paths between two rows: straight down, and across the corners.
    fn crossings(&self, upper: [Option<Region>; 4], lower: [Option<Region>; 4]) -> Line {
        let mut line = Line::new();
        for column in 0..4 {
            let left = column * (CELL + GAP);
            if let Some((path, value)) = self.link(upper[column], lower[column]) {
                pad(&mut line, left + 3);
                let sign = if path == Path::Land { '|' } else { '~' };
                line.push(span(Ink::Faint, format!("{sign}{value}")));
            }
            let Some(right) = upper.get(column + 1).copied() else {
                continue;
            };
            let rising = self.link(right, lower[column]).map(|link| (link.1, '/'));
            let falling = self
                .link(upper[column], lower[column + 1])
                .map(|link| (link.1, '\\'));
            if let Some((value, sign)) = rising.or(falling) {
                pad(&mut line, left + CELL);
                line.push(span(Ink::Faint, format!("{sign}{value}")));
            }
        }
        line
    }

    /// `CF  y3`: the region, and its fish with a value.
    fn region_head(&self, region: Region) -> Line {
        let content = self.rules.content();
        let fish = content.fish(self.view.fish[region.index()]);
        let terrain = content.terrain(region).index() as u8;
        let letter = cut(&self.words.say(&fish.kind.word()), 2);
        vec![
            span(Ink::Field(terrain), format!(" {} ", region.name())),
            span(Ink::Plain, format!(" {letter}{}", fish.value)),
        ]
    }

    /// `2*13`: seat 2 holds the building space; 1 and 3 are beside it.
    fn region_huts(&self, region: Region) -> Line {
        let holder = self.view.holders[region.index()];
        let mut line = vec![span(Ink::Plain, " ")];
        if let Some(seat) = holder {
            line.push(span(seat_ink(seat), format!("{}*", seat.number() + 1)));
        }
        for seat in Seat::all(self.rules.seats()).filter(|&seat| holder != Some(seat)) {
            if self.view.players[seat.index()].regions.contains(region) {
                line.push(span(seat_ink(seat), (seat.number() + 1).to_string()));
            }
        }
        if holder.is_none() {
            line.push(span(Ink::Faint, "."));
        }
        line
    }
}

//! The Kingdoms kept tile by tile against a literal count of the whole World.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use pantheon_engine::{Content as _, Game, Options as _, Playout, Viewer};
use pantheon_four_gods::{
    Cell, Colour, Content, Corner, Edge, FourGods, Options, State, Terrain, World,
};
use proptest::prelude::*;

type Spot = (Cell, Corner);

/// All corners that can be reached from one: inside a tile by its areas, across a side where both show the same.
fn flood(world: &World, start: Spot) -> BTreeSet<Spot> {
    let mut seen = BTreeSet::new();
    let mut open = vec![start];
    while let Some((cell, corner)) = open.pop() {
        if !seen.insert((cell, corner)) {
            continue;
        }
        let face = world.face(cell).unwrap();
        open.extend(
            Corner::ALL
                .into_iter()
                .filter(|&other| face.area(other) == face.area(corner))
                .map(|other| (cell, other)),
        );
        for edge in Edge::ALL {
            let Some(beside) = cell.neighbour(edge, world.size()) else {
                continue;
            };
            let Some(other) = world.face(beside) else {
                continue;
            };
            for (mine, theirs) in edge.corners() {
                if mine == corner && face.terrain(mine) == other.terrain(theirs) {
                    open.push((beside, theirs));
                }
            }
        }
    }
    seen
}

/// Tiles and prophets of every connected area, by literal counting.
fn literal(world: &World) -> BTreeMap<BTreeSet<Spot>, (Terrain, usize, [u8; 4])> {
    let mut found = BTreeMap::new();
    for cell in world.tiles().iter() {
        for corner in Corner::ALL {
            let area = flood(world, (cell, corner));
            let tiles: BTreeSet<Cell> = area.iter().map(|(cell, _)| *cell).collect();
            let mut prophets = [0; 4];
            for &cell in &tiles {
                if let Some(prophet) = world
                    .prophet(cell)
                    .filter(|prophet| area.contains(&(cell, prophet.area)))
                {
                    prophets[prophet.colour.index()] += 1;
                }
            }
            let terrain = world.face(cell).unwrap().terrain(corner);
            found.insert(area, (terrain, tiles.len(), prophets));
        }
    }
    found
}

/// What a view tells of the land, against the literal count: every piece once, with its size, prophets and leaders.
fn tells(rules: &FourGods, state: &State) {
    let literal = literal(&state.world);
    let told = rules.view(state, Viewer::Spectator).lands;
    assert_eq!(told.len(), literal.len());
    for land in told {
        let (terrain, tiles, prophets) = literal
            .iter()
            .find(|(spots, _)| spots.contains(&land.areas[0]))
            .map(|(spots, counted)| {
                assert!(land.areas.iter().all(|area| spots.contains(area)));
                counted
            })
            .unwrap();
        assert_eq!((land.terrain, usize::from(land.tiles)), (*terrain, *tiles));
        assert_eq!(land.kingdom, *tiles >= 2);
        let most = prophets.iter().copied().max().filter(|&most| most > 0);
        let counted = Colour::ALL.map(|colour| (colour, prophets[colour.index()]));
        let there: Vec<_> = counted.into_iter().filter(|it| it.1 > 0).collect();
        assert_eq!(land.prophets, there);
        assert_eq!(
            usize::from(land.free),
            tiles - usize::from(prophets.iter().sum::<u8>())
        );
        if land.kingdom {
            let leading = there.iter().filter(|it| Some(it.1) == most);
            let leading: Vec<_> = leading.map(|it| it.0).collect();
            assert_eq!(land.leaders, leading);
        }
    }
}

fn agree(rules: &FourGods, state: &State) {
    tells(rules, state);
    let world = &state.world;
    let literal = literal(world);
    let mut kept: Vec<_> = world
        .areas()
        .map(|area| (area.terrain, usize::from(area.tiles), area.prophets))
        .collect();
    let mut counted: Vec<_> = literal.into_values().collect();
    kept.sort_unstable();
    counted.sort_unstable();
    assert_eq!(kept, counted);
    for terrain in Terrain::ALL {
        let sizes: Vec<usize> = counted
            .iter()
            .filter(|(it, size, _)| *it == terrain && *size >= 2)
            .map(|(_, size, _)| *size)
            .collect();
        assert_eq!(usize::from(world.kingdoms().count(terrain)), sizes.len());
        assert_eq!(
            usize::from(world.kingdoms().largest(terrain)),
            sizes.into_iter().max().unwrap_or(0)
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fg_x2_fg_x4_kept_kingdoms_are_those_of_a_literal_count(number in any::<u64>(), seats in 2_u8..=4, table in 0_usize..5) {
        let options = Options::every(seats)[table];
        let rules = FourGods::new(Arc::new(Content::built_in()), options, seats).unwrap();
        let mut playout = Playout::new(number);
        let mut state = playout.set_up(&rules);
        for step in 1..600 {
            if rules.is_over(&state) {
                break;
            }
            playout.play_one(&rules, &mut state, step).unwrap();
            if step % 25 == 0 {
                agree(&rules, &state);
            }
        }
        agree(&rules, &state);
    }
}

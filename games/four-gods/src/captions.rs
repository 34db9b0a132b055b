//! What the sides of a table's tiles show, for whoever draws them.

use std::collections::{BTreeMap, BTreeSet};

use pantheon_engine::{Game, Message};

use crate::face::{Corner, Face, Rotation};
use crate::rules::FourGods;
use crate::terrain::Terrain;
use crate::text::area;
use crate::tile::TileId;

pantheon_engine::captions! {
    /// What the tiles of a table show.
    pub struct Captions {
        /// Every way in which a side of a tile can lie.
        pub faces: BTreeMap<Face, FaceCaption>,
        /// The areas that sides have: many have the same ones.
        pub areas: Vec<AreaCaption>,
    }

    /// A side of a tile as it lies.
    pub struct FaceCaption {
        /// Its areas, by their places in the list.
        pub areas: Vec<u16>,
        /// The same side after a quarter turn clockwise.
        pub turned: Face,
        /// How many different ways it can lie (FG-N5).
        pub ways: u8,
    }

    /// An area of a side.
    pub struct AreaCaption {
        /// Its corners; the lowest, which comes first, is its name.
        pub corners: Vec<Corner>,
        /// Its terrain.
        pub terrain: Terrain,
        /// What it is called.
        pub text: Message,
    }
}

impl FourGods {
    pub(crate) fn all_captions(&self) -> Captions {
        let sides = TileId::all().flat_map(|tile| self.content().faces(tile));
        let faces: BTreeSet<Face> = sides
            .flat_map(|face| Rotation::ALL.map(|rotation| face.turned(rotation)))
            .collect();
        let mut areas = Vec::new();
        let faces = faces.into_iter().map(|face| {
            let caption = FaceCaption {
                areas: face
                    .areas()
                    .map(|name| place_of(caption_of(face, name), &mut areas))
                    .collect(),
                turned: face.turned(Rotation::ALL[1]),
                ways: face.ways(),
            };
            (face, caption)
        });
        Captions {
            faces: faces.collect(),
            areas,
        }
    }
}

fn caption_of(face: Face, name: Corner) -> AreaCaption {
    AreaCaption {
        corners: face.corners(name).collect(),
        terrain: face.terrain(name),
        text: area(face, name),
    }
}

/// Its place in the list, to which it is added if it isn't there.
fn place_of(area: AreaCaption, areas: &mut Vec<AreaCaption>) -> u16 {
    let found = areas.iter().position(|known| *known == area);
    let place = found.unwrap_or_else(|| {
        areas.push(area);
        areas.len() - 1
    });
    place as u16
}

#[cfg(test)]
mod tests {
    use pantheon_engine::Content as _;

    use super::*;
    use crate::{Content, Options};

    #[test]
    fn fg_n5_every_way_that_a_side_can_lie_is_told_with_its_areas() {
        let rules = FourGods::new(Content::built_in().into(), Options::default(), 2).unwrap();
        let Captions { faces, areas } = rules.all_captions();
        for (face, caption) in &faces {
            assert!(faces.contains_key(&caption.turned), "{}", face.code());
            let mut corners: Vec<Corner> = caption
                .areas
                .iter()
                .flat_map(|&area| areas[usize::from(area)].corners.clone())
                .collect();
            corners.sort_unstable();
            assert_eq!(corners, Corner::ALL, "{}", face.code());
        }
        // Seventy designs in one, two or four ways, and far fewer areas.
        assert!(faces.len() > 200);
        assert!(areas.len() < 64);
    }
}

//! One side of a tile: four corners, and the areas they form.
//!
//! Corners are numbered clockwise from the north-west: 0 NW, 1 NE, 2 SE, 3 SW. An edge shows the terrains of its two
//! corners. Corners of one terrain that are neighbours belong to one area; opposite ones only if a band joins them.

use pantheon_engine::{Arg, index};
use serde::{Deserialize, Serialize};

use crate::terrain::Terrain;

index! {
    /// Quarter turns clockwise, 0 to 3.
    #[derive(Default)]
    pub struct Rotation(0..=3, "rotation") typed "0 | 1 | 2 | 3";
}

impl Rotation {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// How many quarter turns.
    pub const fn quarters(self) -> u8 {
        self.0
    }
}

index! {
    /// A corner of a tile, 0 to 3.
    pub struct Corner(0..=3, "corner") typed "0 | 1 | 2 | 3";
}

impl Corner {
    /// All four, clockwise from the north-west.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The corner with this number, of which only the two lowest bits count.
    #[inline]
    pub const fn at(number: u8) -> Self {
        Self(number & 3)
    }

    /// Its name on a compass.
    pub const fn name(self) -> &'static str {
        ["NW", "NE", "SE", "SW"][self.0 as usize]
    }
}

/// One side of a tile as it lies: corners in the low byte (two bits each), the band above them.
///
/// As text it is four letters, and the joined terrain behind a plus where two terrains alternate: `SFSF+S`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[serde(try_from = "String", into = "String")]
pub struct Face(u16);

/// No band: opposite corners are joined only round the side.
const NONE: u16 = 0;
/// A band from the north-west to the south-east.
const FALLING: u16 = 1;
/// A band from the north-east to the south-west.
const RISING: u16 = 2;

/// For every face, the name of each corner's area: the area's lowest corner, two bits each (FG-N5).
static AREAS: [u8; 768] = area_table();

const fn area_table() -> [u8; 768] {
    let mut table = [0; 768];
    let mut code = 0;
    while code < 768 {
        table[code] = areas_of(code as u16);
        code += 1;
    }
    table
}

const fn areas_of(code: u16) -> u8 {
    let mut name = [0_u8, 1, 2, 3];
    // After three rounds the lowest corner's name has gone all the way round.
    let mut round = 0;
    while round < 3 {
        let mut one = 0;
        while one < 4 {
            let mut other = 0;
            while other < 4 {
                let joined = match (4 + other - one) % 4 {
                    1 | 3 => true,
                    2 => code >> 8 == if one % 2 == 0 { FALLING } else { RISING },
                    _ => false,
                };
                let like = (code >> (2 * one)) & 3 == (code >> (2 * other)) & 3;
                if joined && like && name[other] < name[one] {
                    name[one] = name[other];
                }
                other += 1;
            }
            one += 1;
        }
        round += 1;
    }
    name[0] | name[1] << 2 | name[2] << 4 | name[3] << 6
}

impl Face {
    /// The four corners as bits, two each.
    #[inline]
    pub const fn pattern(self) -> u8 {
        self.0 as u8
    }

    /// The terrain at a corner.
    #[inline]
    pub const fn terrain(self, corner: Corner) -> Terrain {
        Terrain::at((self.0 >> (2 * corner.0)) as u8)
    }

    /// The face after quarter turns clockwise.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        let corners = self.pattern().rotate_left(2 * rotation.0 as u32);
        let band = self.0 >> 8;
        let band = match band {
            FALLING | RISING if rotation.0 % 2 == 1 => FALLING + RISING - band,
            band => band,
        };
        Self(corners as u16 | band << 8)
    }

    /// The area a corner belongs to, named by its lowest corner (FG-N5).
    #[inline]
    pub fn area(self, corner: Corner) -> Corner {
        Corner((AREAS[usize::from(self.0)] >> (2 * corner.0)) & 3)
    }

    /// The areas, by their lowest corners.
    pub fn areas(self) -> impl Iterator<Item = Corner> {
        Corner::ALL
            .into_iter()
            .filter(move |&corner| self.area(corner) == corner)
    }

    /// The corners of an area.
    pub fn corners(self, area: Corner) -> impl Iterator<Item = Corner> {
        Corner::ALL
            .into_iter()
            .filter(move |&corner| self.area(corner) == area)
    }

    /// The two corners that show the same terrain in two areas, if the face has such.
    #[inline]
    pub fn twins(self) -> Option<[Corner; 2]> {
        let [one, other] = match self.0 >> 8 {
            FALLING => [Corner(1), Corner(3)],
            RISING => [Corner(0), Corner(2)],
            _ => return None,
        };
        (self.terrain(one) == self.terrain(other)).then_some([one, other])
    }

    /// The rotation-free form: of the four ways the face can lie, the first in the order sea, forest, plain, mountain
    /// read from the north-west. Tiles are listed like that.
    pub fn design(self) -> Self {
        Rotation::ALL
            .map(|rotation| self.turned(rotation))
            .into_iter()
            .min_by_key(|face| Corner::ALL.map(|corner| face.terrain(corner)))
            .unwrap_or(self)
    }

    /// The first rotation of the design that lies like this (FG-N5).
    pub fn rotation(self) -> Rotation {
        let design = self.design();
        Rotation::ALL
            .into_iter()
            .find(|&rotation| design.turned(rotation) == self)
            .unwrap_or_default()
    }

    /// How many different ways the face can lie: 1, 2 or 4.
    pub fn ways(self) -> u8 {
        (1..4)
            .find(|&quarters| self.turned(Rotation(quarters)) == self)
            .unwrap_or(4)
    }

    /// How many terrains it shows.
    pub fn terrains(self) -> usize {
        Terrain::ALL
            .into_iter()
            .filter(|&terrain| Corner::ALL.iter().any(|&c| self.terrain(c) == terrain))
            .count()
    }

    /// The face as text.
    pub fn code(self) -> String {
        let mut code: String = Corner::ALL
            .iter()
            .map(|&corner| self.terrain(corner).letter())
            .collect();
        if self.twins().is_some() {
            let joined = u8::from(self.0 >> 8 != FALLING);
            code.push('+');
            code.push(self.terrain(Corner(joined)).letter());
        }
        code
    }
}

/// Why a text isn't a face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceError(String);

impl std::fmt::Display for FaceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:?} isn't a face: four of S, F, P, M, at most three of them different; where two alternate, the joined one behind a plus",
            self.0
        )
    }
}

impl TryFrom<String> for Face {
    type Error = FaceError;

    fn try_from(code: String) -> Result<Self, Self::Error> {
        parse(&code).ok_or(FaceError(code))
    }
}

impl From<Face> for Arg {
    fn from(face: Face) -> Self {
        face.code().into()
    }
}

impl From<Face> for String {
    fn from(face: Face) -> Self {
        face.code()
    }
}

fn parse(code: &str) -> Option<Face> {
    let (letters, mark) = match code.split_once('+') {
        Some((letters, mark)) => (letters, Some(mark)),
        None => (code, None),
    };
    let terrains: Vec<Terrain> = letters
        .chars()
        .map(Terrain::from_letter)
        .collect::<Option<_>>()?;
    let [nw, ne, se, sw] = terrains[..] else {
        return None;
    };
    let corners = nw as u16 | (ne as u16) << 2 | (se as u16) << 4 | (sw as u16) << 6;
    let apart = nw != ne && ne != se && se != sw && sw != nw;
    let band = match (apart, nw == se, ne == sw, mark) {
        (true, true, true, Some(mark)) if mark == nw.letter().to_string() => FALLING,
        (true, true, true, Some(mark)) if mark == ne.letter().to_string() => RISING,
        (true, true, true, None) | (true, false, false, None) | (_, _, _, Some(_)) => return None,
        (true, true, false, None) => FALLING,
        (true, false, true, None) => RISING,
        (false, ..) => NONE,
    };
    Some(Face(corners | band << 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(code: &str) -> Face {
        Face::try_from(code.to_owned()).unwrap()
    }

    #[test]
    fn a_face_reads_and_writes_as_its_corners() {
        for code in ["SSSS", "SSSF", "SSFF", "SFSF+S", "SFSF+F", "SSFP", "FPFM"] {
            assert_eq!(face(code).code(), code);
        }
        for code in ["SFPM", "SFSF", "SFSF+P", "SSSF+S", "SSS", "SSSX", ""] {
            assert!(Face::try_from(code.to_owned()).is_err(), "{code}");
        }
    }

    #[test]
    fn fg_n5_turning_is_clockwise_and_look_alikes_are_counted_once() {
        let turned = |code: &str, quarters| face(code).turned(Rotation(quarters)).code();
        assert_eq!(turned("SSFP", 1), "PSSF");
        assert_eq!(turned("SFSF+S", 1), "FSFS+S");
        assert_eq!(
            ["SSSS", "SFSF+S", "SSSF", "SSFF", "SSFP", "FPFM"].map(|code| face(code).ways()),
            [1, 2, 4, 4, 4, 4]
        );
        let turned = face("PSSF");
        assert_eq!(turned.design(), face("SSFP").design());
        assert_eq!(turned.design().turned(turned.rotation()), turned);
    }

    #[test]
    fn fg_n5_an_area_is_named_by_its_lowest_corner() {
        let areas = |code: &str| -> Vec<usize> {
            Corner::ALL
                .iter()
                .map(|&corner| face(code).area(corner).index())
                .collect()
        };
        assert_eq!(areas("SSSS"), [0, 0, 0, 0]);
        assert_eq!(areas("FSSS"), [0, 1, 1, 1]);
        assert_eq!(areas("SFFS"), [0, 1, 1, 0]);
        assert_eq!(areas("SFSF+S"), [0, 1, 0, 3]);
        assert_eq!(areas("SFSF+F"), [0, 1, 2, 1]);
        assert_eq!(areas("FPFM"), [0, 1, 0, 3]);
        assert_eq!(areas("SSFP"), [0, 0, 2, 3]);
        let twins = |code: &str| face(code).twins().map(|twins| twins.map(Corner::index));
        assert_eq!(twins("SFSF+S"), Some([1, 3]));
        assert_eq!(twins("FPFM"), None);
    }
}

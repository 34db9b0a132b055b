//! Reading the data files, and refusing what makes no game.

use std::sync::Arc;

use pantheon_engine::{Content as EngineContent, ContentError, Document, Edition};

use super::check::{check, check_boards, check_gods};
use super::files::{BOARDS, BoardsFile, COLUMNS, MAP, MapFile, TASKS, TILES, TasksFile, TilesFile};
use super::{Content, FishTile, HIGHEST, JewelTile, Link, People, Person};
use crate::piece::{Deed, Ground, GroundSet, Jewel, JewelKind, JewelSet, Kind, Material, Plot};
use crate::region::{Fish, Island, Path, Region, RegionSet, Terrain};
use crate::task::{Demand, LIGHT_TASKS, TaskId};

/// More than any printed tile has, and little enough for small counters.
const MOST_SYMBOLS: u8 = 20;
const MOST_DEMANDED: u8 = 60;

impl EngineContent for Content {
    pantheon_engine::content_files!("bora-bora": "map.toml", "tiles.toml", "boards.toml", "tasks.toml");

    fn read(document: &Document) -> Result<Self, ContentError> {
        let map: MapFile = document.parse(MAP)?;
        let tiles: TilesFile = document.parse(TILES)?;
        let boards: BoardsFile = document.parse(BOARDS)?;
        let tasks: TasksFile = document.parse(TASKS)?;
        check_boards(&boards)?;
        check_gods(&tiles.gods, &boards)?;
        let (terrain, island) = regions(&map)?;
        let links = links(&map)?;
        let ceremony = std::array::from_fn(|at| boards.ceremony.rows[at / COLUMNS][at % COLUMNS]);
        let jewels = jewels(&tiles)?;
        Ok(Self {
            of_terrain: Terrain::ALL.map(|kind| regions_where(|at| terrain[at.index()] == kind)),
            of_island: Island::ALL.map(|kind| regions_where(|at| island[at.index()] == kind)),
            terrain,
            island,
            gives: [
                map.gives.beach,
                map.gives.forest,
                map.gives.mountain,
                map.gives.plains,
            ],
            reach: reach(&links)?,
            links,
            fish: fish(&tiles, boards.start.region_fish)?,
            people: people(&tiles)?,
            of_kind: JewelKind::ALL.map(|kind| {
                let of_kind = Jewel::all().filter(|jewel| jewels[jewel.index()].kind == kind);
                of_kind.collect::<JewelSet>()
            }),
            jewels,
            status: boards.status.points,
            temple: boards.temple.spaces,
            ceremony,
            ground_for: Material::ALL.map(|material| {
                let for_it = Ground::all().filter(|ground| ceremony[ground.index()] == material);
                for_it.collect::<GroundSet>()
            }),
            plots: plots(),
            rows: [
                rows(&boards.action_tiles.two)?,
                rows(&boards.action_tiles.three)?,
                rows(&boards.action_tiles.four)?,
            ],
            tasks: demands(&tasks)?,
            display: tiles.people,
            gods: tiles.gods,
            start: boards.start,
            rounds: boards.rounds,
            helper: boards.helper,
            fishing: boards.fishing.points,
            task_values: boards.tasks,
            last: boards.last,
            edition: Arc::clone(document.edition()),
        })
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
}

fn regions_where(is: impl Fn(Region) -> bool) -> RegionSet {
    Region::all().filter(|&region| is(region)).collect()
}

type Land = ([Terrain; Region::COUNT], [Island; Region::COUNT]);

fn regions(map: &MapFile) -> Result<Land, ContentError> {
    let mut land = (
        [Terrain::Beach; Region::COUNT],
        [Island::Central; Region::COUNT],
    );
    let mut seen = RegionSet::EMPTY;
    for entry in &map.region {
        check(
            MAP,
            !seen.contains(entry.id),
            format!("{:?} is there twice", entry.id),
        )?;
        seen = seen.with(entry.id);
        land.0[entry.id.index()] = entry.terrain;
        land.1[entry.id.index()] = entry.island;
    }
    let missing = RegionSet::ALL.minus(seen);
    check(MAP, missing.is_empty(), format!("{missing:?} are missing"))?;
    Ok(land)
}

fn links(map: &MapFile) -> Result<Vec<Link>, ContentError> {
    let mut links: Vec<Link> = Vec::new();
    for (path, entries) in [(Path::Land, &map.land), (Path::Water, &map.water)] {
        for entry in entries {
            let [from, to] = entry.between;
            let same = |link: &Link| link.between == [from, to] || link.between == [to, from];
            check(
                MAP,
                from != to && !links.iter().any(same),
                format!("two different regions are joined by one path, not {from:?} and {to:?}"),
            )?;
            check(
                MAP,
                (1..=HIGHEST).contains(&entry.value),
                format!("no die shows {}", entry.value),
            )?;
            links.push(Link {
                path,
                between: entry.between,
                value: entry.value,
            });
        }
    }
    Ok(links)
}

type Reach = [[[RegionSet; Region::COUNT]; HIGHEST as usize + 1]; Path::COUNT];

fn reach(links: &[Link]) -> Result<Reach, ContentError> {
    let mut reach = [[[RegionSet::EMPTY; Region::COUNT]; HIGHEST as usize + 1]; Path::COUNT];
    for link in links {
        let [from, to] = link.between;
        for tables in &mut reach[link.path.index()][usize::from(link.value)..] {
            tables[from.index()] = tables[from.index()].with(to);
            tables[to.index()] = tables[to.index()].with(from);
        }
    }
    let mut reached: RegionSet = Region::all().take(1).collect();
    for _ in Region::all() {
        for region in reached.iter() {
            for tables in &reach {
                reached = reached.union(tables[usize::from(HIGHEST)][region.index()]);
            }
        }
    }
    let lost = RegionSet::ALL.minus(reached);
    check(MAP, lost.is_empty(), format!("{lost:?} can't be reached"))?;
    Ok(reach)
}

fn fish(tiles: &TilesFile, start: u8) -> Result<[FishTile; Fish::COUNT], ContentError> {
    let all: Vec<FishTile> = tiles
        .fish
        .iter()
        .flat_map(|entry| {
            entry.values.map(|value| FishTile {
                kind: entry.kind,
                value,
            })
        })
        .collect();
    let starts = all.iter().filter(|tile| tile.value == start).count();
    check(
        TILES,
        starts >= 4,
        "four regions are needed to begin in, one for each player",
    )?;
    let count = all.len();
    all.try_into().map_err(|_| ContentError::Invalid {
        file: TILES.to_owned(),
        why: format!("there is one fish tile per region, not {count}"),
    })
}

fn people(tiles: &TilesFile) -> Result<[Person; Kind::COUNT], ContentError> {
    let mut people = [Person::default(); Kind::COUNT];
    for kind in Kind::ALL {
        let mut entries = tiles.person.iter().filter(|entry| entry.kind == kind);
        let (Some(entry), None) = (entries.next(), entries.next()) else {
            return check(TILES, false, format!("{kind:?} must be there once")).map(|()| people);
        };
        check(
            TILES,
            entry.strength[0] > 0 && entry.strength.is_sorted(),
            format!("the strength of {kind:?} grows with their number"),
        )?;
        check(
            TILES,
            entry.strength[2] <= HIGHEST && entry.most.is_none_or(|most| most <= HIGHEST),
            format!("the strength of {kind:?} is at most {HIGHEST}"),
        )?;
        check(
            TILES,
            kind.is_amount() || kind == Kind::Hut || entry.most.is_some(),
            format!("doubled, the strength of {kind:?} stops somewhere"),
        )?;
        check(
            TILES,
            entry.symbols <= MOST_SYMBOLS,
            format!("{kind:?} have at most {MOST_SYMBOLS} symbols"),
        )?;
        people[kind.index()] = Person {
            strength: entry.strength,
            most: entry.most,
            symbols: entry.symbols,
        };
    }
    let People { copies, shown } = tiles.people;
    check(
        TILES,
        copies == 3 && shown == HIGHEST,
        "there are three copies of each person, and six positions to show them on",
    )?;
    Ok(people)
}

fn jewels(tiles: &TilesFile) -> Result<[JewelTile; Jewel::COUNT], ContentError> {
    let all: Vec<JewelTile> = tiles
        .jewel
        .iter()
        .map(|entry| JewelTile {
            kind: entry.kind,
            price: entry.price,
            points: entry.points,
        })
        .collect();
    let count = all.len();
    all.try_into().map_err(|_| ContentError::Invalid {
        file: TILES.to_owned(),
        why: format!("there are four jewels a round, not {count} together"),
    })
}

/// All pairs of ceremony spaces side by side or one above the other.
fn plots() -> [GroundSet; Plot::COUNT] {
    let mut plots = [GroundSet::EMPTY; Plot::COUNT];
    let beside = Ground::all().flat_map(|one| {
        Ground::all().filter_map(move |other| {
            let (a, b) = (one.index(), other.index());
            let near = b == a + COLUMNS || (b == a + 1 && b % COLUMNS != 0);
            near.then(|| GroundSet::EMPTY.with(one).with(other))
        })
    });
    plots
        .iter_mut()
        .zip(beside)
        .for_each(|(plot, pair)| *plot = pair);
    plots
}

fn rows(tiles: &[Vec<Deed>]) -> Result<[u8; Deed::COUNT], ContentError> {
    let mut rows = [u8::MAX; Deed::COUNT];
    for (row, deeds) in (0..).zip(tiles) {
        for deed in deeds {
            check(
                BOARDS,
                rows[deed.index()] == u8::MAX,
                format!("{deed:?} is on two tiles"),
            )?;
            rows[deed.index()] = row;
        }
    }
    for deed in Deed::ALL {
        check(
            BOARDS,
            (rows[deed.index()] == u8::MAX) == (deed == Deed::Fishing),
            "every action but fishing has a tile",
        )?;
    }
    rows[Deed::Fishing.index()] = tiles.len() as u8;
    Ok(rows)
}

fn demands(tasks: &TasksFile) -> Result<[[Option<Demand>; 2]; TaskId::COUNT], ContentError> {
    let mut demands = [[None; 2]; TaskId::COUNT];
    check(
        TASKS,
        tasks.light.len() == LIGHT_TASKS && tasks.dark.len() == TaskId::COUNT - LIGHT_TASKS,
        "there are 7 light tasks and 53 dark ones",
    )?;
    for (task, entry) in demands
        .iter_mut()
        .zip(tasks.light.iter().chain(&tasks.dark))
    {
        check(
            TASKS,
            (1..=2).contains(&entry.needs.len())
                && entry
                    .needs
                    .iter()
                    .all(|need| (1..=MOST_DEMANDED).contains(&need.count())),
            format!("a task has one or two demands, each for something, {MOST_DEMANDED} at most"),
        )?;
        for (place, &need) in task.iter_mut().zip(&entry.needs) {
            *place = Some(need);
        }
    }
    Ok(demands)
}

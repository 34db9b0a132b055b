//! Puzzles as a page sees them: the position of the seat that is to act, and what answers are worth.

use pantheon_bots::puzzles::Collection;
use pantheon_engine::{Seat, Viewer};
use pantheon_games::TITLES;
use pantheon_wasm::Puzzles;
use pantheon_wire::{
    Code, Problem, PuzzleAnswer, PuzzleAnswered, PuzzleCard, PuzzleList, PuzzleOpened,
    PuzzlePosition,
};
use serde_json::{Value, json};

/// So many puzzles of each title are looked at.
const SAMPLE: usize = 6;

fn shipped(title: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
    std::fs::read_to_string(format!("{root}/{title}/puzzles.jsonl")).unwrap()
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

fn cards(puzzles: &Puzzles) -> Vec<PuzzleCard> {
    match read(&puzzles.list()) {
        PuzzleList::Puzzles(cards) => cards,
        PuzzleList::Error(why) => panic!("{why:?}"),
    }
}

fn set_up(puzzles: &mut Puzzles, id: &str) -> PuzzlePosition {
    match read(&puzzles.set_up(id)) {
        PuzzleOpened::Puzzle(opened) => *opened,
        PuzzleOpened::Error(why) => panic!("{why:?}"),
    }
}

fn answer(puzzles: &Puzzles, action: &Value) -> Result<PuzzleAnswer, Problem> {
    match read(&puzzles.answer(&action.to_string())) {
        PuzzleAnswered::Answer(answer) => Ok(*answer),
        PuzzleAnswered::Error(why) => Err(why),
    }
}

#[test]
fn every_title_has_puzzles_that_show_what_their_seat_may_know() {
    for info in TITLES {
        let text = shipped(info.id);
        let collection = Collection::parse(&text).unwrap();
        let mut puzzles = Puzzles::open(info.id, &text);
        let cards = cards(&puzzles);
        assert_eq!(cards.len(), collection.puzzles.len());
        let step = cards.len().div_ceil(SAMPLE).max(1);
        for card in cards.iter().step_by(step) {
            let opened = set_up(&mut puzzles, &card.id);
            let puzzle = collection.find(&card.id).unwrap();
            let game = collection.open(info.id, puzzle).unwrap();
            let [sight] = opened.position.sights.as_slice() else {
                panic!("{} pairs of eyes", opened.position.sights.len());
            };
            assert_eq!(sight.seat, Some(puzzle.seat.number()));
            assert_eq!(sight.view, game.view(Viewer::Seat(puzzle.seat)));
            assert!(opened.position.to_act.contains(&puzzle.seat.number()));
            assert_eq!(opened.info.seats.len(), usize::from(card.seats));
            assert!(opened.news.len() <= 40);
            let told = opened.news.iter().flat_map(|news| &news.events);
            assert!(puzzle.at == 0 || told.count() > 0, "{}", card.id);
        }
    }
}

#[test]
fn what_happened_is_told_as_its_seat_heard_it() {
    for info in TITLES.iter().filter(|info| info.hidden_information) {
        let text = shipped(info.id);
        let collection = Collection::parse(&text).unwrap();
        let mut puzzles = Puzzles::open(info.id, &text);
        for puzzle in collection.puzzles.iter().step_by(20) {
            let mut heard = Vec::new();
            let viewer = Viewer::Seat(puzzle.seat);
            collection
                .open_telling(info.id, puzzle, |_, _, told| {
                    let own = told.into_iter().filter(|told| told.to.includes(viewer));
                    heard.push(own.map(|told| told.value()).collect::<Vec<_>>());
                })
                .unwrap();
            let opened = set_up(&mut puzzles, &puzzle.id);
            let last = heard.split_off(heard.len() - opened.news.len());
            for (news, own) in opened.news.iter().zip(last) {
                let told: Vec<Value> = news.events.iter().map(|it| it.event.clone()).collect();
                assert_eq!(told, own, "{}", puzzle.id);
            }
        }
    }
}

#[test]
fn the_best_action_solves_and_others_lose() {
    for info in TITLES {
        let text = shipped(info.id);
        let collection = Collection::parse(&text).unwrap();
        let mut puzzles = Puzzles::open(info.id, &text);
        for puzzle in collection.puzzles.iter().step_by(SAMPLE * 5) {
            let opened = set_up(&mut puzzles, &puzzle.id);
            let legal = &opened.position.sights[0].legal;
            for action in legal.iter().map(|legal| &legal.action) {
                let answered = answer(&puzzles, action).unwrap();
                assert_eq!(
                    answered.solved,
                    puzzle.best.contains(action),
                    "{}",
                    puzzle.id
                );
                assert_eq!(answered.loss > 0.0, !answered.solved, "{}", puzzle.id);
                assert_eq!(answered.best.len(), puzzle.best.len());
                let why: Value = read(&puzzles.why(&action.to_string()));
                assert_eq!(why, Value::Null);
            }
        }
    }
}

#[test]
fn nonsense_gets_a_problem() {
    let title = TITLES[0].id;
    let mut puzzles = Puzzles::open(title, &shipped(title));
    assert_eq!(
        answer(&puzzles, &json!(1)).unwrap_err().code,
        Code::NotFound
    );
    let unknown: PuzzleOpened = read(&puzzles.set_up("nothing"));
    assert!(matches!(unknown, PuzzleOpened::Error(why) if why.code == Code::NotFound));
    let id = cards(&puzzles)[0].id.clone();
    let opened = set_up(&mut puzzles, &id);
    assert!(Seat::new(opened.position.to_act[0]).is_some());
    assert_eq!(
        answer(&puzzles, &json!("nothing")).unwrap_err().code,
        Code::BadAction
    );
    let why: Problem = read(&puzzles.why("{"));
    assert_eq!(why.code, Code::Malformed);
    let broken = Puzzles::open(title, "{}\n");
    let list: PuzzleList = read(&broken.list());
    assert!(matches!(list, PuzzleList::Error(why) if why.code == Code::Malformed));
}

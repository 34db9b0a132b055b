//! The TypeScript types that clients are written against. They are kept in `web/src/gen`, and this test fails when they
//! aren't what the code says. `PANTHEON_BLESS=1 cargo test -p pantheon-wire --test typescript` writes them anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use pantheon_wire::{
    AccountRequest, AnalysisFound, AnalysisOpened, AnalysisSaved, AnalysisTurn, AnalysisTurned,
    ClientFrame, CoachSays, CommandRequest, DailyBegin, DailyDeals, DailyFound, DailyOpened,
    DailyRecord, DailySend, DailyStanding, DailyTried, DailyTurn, GuestRequest, HintRequest,
    LeaveRequest, LessonFound, LessonOpened, LessonTurn, LocalNews, LocalPast, LocalRecord,
    LocalSave, LocalStep, LocalTable, Me, MeChange, NewTable, NewsPage, OwnData, Problem,
    PuzzleAnswered, PuzzleList, PuzzleOpened, ReplayCaptions, ReplayDescribed, ReplayFound,
    ReplayOpened, ReviewFound, ReviewLooked, ReviewRetried, ServerFrame, SessionInfo,
    SignInRequest, SignedIn, TableList, TitleCard, TokenMade, TokenRequest, TryRequest,
    VerifyReport,
};
use ts_rs::{Config, TS};

/// What the folder begins with: the one file that others import from.
const INDEX: &str = "index.ts";

/// What a test of the shelf writes into the folder: which titles there are.
const TITLES: &str = "titles.ts";

fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/gen")
}

/// Writes the types that nothing else leads to; each brings those it is made of.
fn write(folder: &Path) {
    let config = Config::new().with_out_dir(folder);
    let done = [
        ClientFrame::export_all(&config),
        ServerFrame::export_all(&config),
        TableList::export_all(&config),
        NewTable::export_all(&config),
        NewsPage::export_all(&config),
        Problem::export_all(&config),
        Me::export_all(&config),
        GuestRequest::export_all(&config),
        AccountRequest::export_all(&config),
        SignInRequest::export_all(&config),
        MeChange::export_all(&config),
        LeaveRequest::export_all(&config),
        SessionInfo::export_all(&config),
        OwnData::export_all(&config),
        CommandRequest::export_all(&config),
        HintRequest::export_all(&config),
        TryRequest::export_all(&config),
        TitleCard::export_all(&config),
        SignedIn::export_all(&config),
        TokenRequest::export_all(&config),
        TokenMade::export_all(&config),
        LocalStep::export_all(&config),
        LocalTable::export_all(&config),
        LocalSave::export_all(&config),
        LocalNews::export_all(&config),
        LocalRecord::export_all(&config),
        LocalPast::export_all(&config),
        PuzzleList::export_all(&config),
        PuzzleOpened::export_all(&config),
        PuzzleAnswered::export_all(&config),
        ReplayOpened::export_all(&config),
        ReplayCaptions::export_all(&config),
        ReplayDescribed::export_all(&config),
        ReplayFound::export_all(&config),
        ReviewFound::export_all(&config),
        ReviewLooked::export_all(&config),
        ReviewRetried::export_all(&config),
        VerifyReport::export_all(&config),
        LessonOpened::export_all(&config),
        DailyDeals::export_all(&config),
        DailyOpened::export_all(&config),
        DailyTurn::export_all(&config),
        DailyFound::export_all(&config),
        DailyTried::export_all(&config),
        DailyRecord::export_all(&config),
        DailyStanding::export_all(&config),
        DailyBegin::export_all(&config),
        DailySend::export_all(&config),
        LessonTurn::export_all(&config),
        LessonFound::export_all(&config),
        CoachSays::export_all(&config),
        AnalysisOpened::export_all(&config),
        AnalysisTurn::export_all(&config),
        AnalysisTurned::export_all(&config),
        AnalysisFound::export_all(&config),
        AnalysisSaved::export_all(&config),
    ];
    for each in done {
        each.expect("a type can be written");
    }
    let mut index = String::from("// Written by a test of pantheon-wire. Don't edit.\n");
    for path in read(folder).keys().filter(|path| *path != TITLES) {
        let module = path.strip_suffix(".ts").expect("only types are written");
        let name = module.rsplit('/').next().unwrap_or(module);
        writeln!(index, "export type {{ {name} }} from \"./{module}\";").unwrap();
    }
    std::fs::write(folder.join(INDEX), index).expect("the index can be written");
}

/// All files under a folder, by their path in it.
fn read(folder: &Path) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(inner) = folders.pop() {
        for entry in std::fs::read_dir(&inner).into_iter().flatten() {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).expect("it is in the folder");
            let name = name.to_string_lossy().replace('\\', "/");
            let text = std::fs::read_to_string(&path).expect("the file is text");
            files.insert(name, text);
        }
    }
    files
}

#[test]
fn the_types_that_clients_use_are_those_of_the_code() {
    let fresh = tempfile::tempdir().unwrap();
    write(fresh.path());
    if std::env::var_os("PANTHEON_BLESS").is_some() {
        for name in read(&kept()).keys().filter(|name| *name != TITLES) {
            std::fs::remove_file(kept().join(name)).expect("an old type can go");
        }
        write(&kept());
    }
    let (fresh, mut kept) = (read(fresh.path()), read(&kept()));
    kept.remove(TITLES);
    let names = |files: &BTreeMap<_, _>| files.keys().cloned().collect::<Vec<String>>();
    assert_eq!(names(&kept), names(&fresh), "{HOW}");
    for (name, text) in &fresh {
        assert_eq!(&kept[name], text, "{name} is out of date; {HOW}");
    }
}

const HOW: &str =
    "PANTHEON_BLESS=1 cargo test -p pantheon-wire --test typescript writes the types anew";

/// JSON has one kind of number, and a client's parser never makes a bigint of it.
#[test]
fn no_number_is_a_bigint() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path());
    let files = read(folder.path());
    assert!(files.contains_key("TableUpdate.ts"));
    for (name, text) in files {
        assert!(!text.contains("bigint"), "{name}:\n{text}");
    }
}

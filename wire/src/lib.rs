//! What clients and servers say to each other.
//!
//! A client talks to a table with [`ClientFrame`]s and hears [`ServerFrame`]s, whether the table is on a server behind
//! a WebSocket or in the browser's own worker. The types are plain data: they know no rules, no clock and no network.
//! TypeScript gets the same types, written by a test.
//!
//! ```
//! use pantheon_wire::ClientFrame;
//!
//! let text = r#"{"id":"7","ask":{"do":{"table":"t1","command":{"act":{"seat":0,"action":{"visit":"venus"}}},"seen":12}}}"#;
//! let frame: ClientFrame = serde_json::from_str(text).unwrap();
//! assert_eq!(frame.id.as_str(), "7");
//! ```

mod analysis;
mod command;
mod daily;
mod ids;
mod lesson;
mod lobby;
mod local;
mod nesting;
mod news;
mod people;
mod position;
mod problem;
mod puzzle;
mod rest;
mod review;
mod socket;
mod table;

pub use analysis::{
    AnalysisCame, AnalysisFound, AnalysisInfo, AnalysisMoment, AnalysisNode, AnalysisOpened,
    AnalysisProblem, AnalysisSaved, AnalysisTree, AnalysisTurn, AnalysisTurned,
};
pub use command::{Done, OfferAnswer, TableCommand};
pub use daily::{
    DailyBar, DailyBegin, DailyBest, DailyDeal, DailyDeals, DailyFound, DailyInfo, DailyMark,
    DailyMoment, DailyOpened, DailyRecord, DailyResult, DailyScore, DailySend, DailyStanding,
    DailyTold, DailyTried, DailyTurn, OwnDaily,
};
pub use ids::{CommandId, Seq, TableId, UserId, WallMillis};
pub use lesson::{
    CoachNote, CoachSays, LessonFound, LessonInfo, LessonMoment, LessonOpened, LessonStage,
    LessonTurn,
};
pub use lobby::{LobbyUpdate, TableList};
pub use local::{
    Check, Checked, LocalNews, LocalPast, LocalRecord, LocalSave, LocalStep, LocalTable,
    ReplayCaptions, ReplayDescribed, ReplayFound, ReplayInfo, ReplayMoment, ReplayOpened, Verdict,
    VerifiedRecord, VerifyCheck, VerifyReport, Wrong,
};
pub use nesting::nesting;
pub use news::{Happened, News, TakeOver, ToldEvent};
pub use people::{
    AccountRequest, ColourVision, GuestRequest, Me, Person, PersonKind, Settings, SignInRequest,
    SignedIn, TokenMade, TokenRequest,
};
pub use position::{
    Asked, ClockFace, DryRun, DryRunPoints, Hint, HintGain, Legal, Mistake, Offer, OfferKind,
    Position, Sight, Weighed,
};
pub use problem::{Code, LostTo, Problem};
pub use puzzle::{
    PuzzleAnswer, PuzzleAnswered, PuzzleCard, PuzzleList, PuzzleOpened, PuzzlePosition,
};
pub use rest::{
    CommandRequest, DeviceInfo, HintRequest, LeaveRequest, MeChange, NewsPage, OwnData, OwnDeed,
    OwnPresence, OwnTable, OwnWords, Past, SessionInfo, TitleCard, TitleOption, TryRequest,
};
pub use review::{
    Review, ReviewAction, ReviewCandidate, ReviewCause, ReviewChange, ReviewClass, ReviewDecision,
    ReviewFound, ReviewKind, ReviewLines, ReviewLooked, ReviewLuck, ReviewMoment, ReviewPhase,
    ReviewPlayer, ReviewRetried, ReviewRetry, ReviewSeat, ReviewShare, ReviewSource, ReviewTurn,
};
pub use socket::{
    Answer, Ask, Bye, ClientFrame, Greeting, PROTOCOL, Presence, Reply, ServerFrame, TableUpdate,
};
pub use table::{
    Access, Ending, NewTable, SeatInfo, SeatKind, SeatPlan, Spectators, Status, TableInfo,
    TimeControl,
};

//! The mistakes that can be planted in the sample.

/// A kind of the sample: which mistake it makes.
pub(crate) trait Kind:
    Clone + Default + Eq + std::fmt::Debug + Send + Sync + 'static
{
    /// The mistake.
    const FLAW: Flaw;
}

macro_rules! flaws {
    ($($name:ident: $what:literal,)*) => {
        /// A mistake.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Flaw {
            $(#[doc = $what] $name,)*
        }

        $(
            #[doc = $what]
            #[derive(Clone, Default, PartialEq, Eq, Debug)]
            pub(crate) struct $name;

            impl Kind for $name {
                const FLAW: Flaw = Flaw::$name;
            }
        )*
    };
}

flaws! {
    Flawless: "None.",
    ListsAnIllegalAction: "A card that isn't held is listed.",
    ListsTwice: "An action is listed twice.",
    ListsForTheIdle: "A seat that isn't to act has a list.",
    AppendsToTheBuffer: "The list isn't cleared first.",
    RefusesAListedAction: "A listed action is refused.",
    AcceptsAnUnlistedAction: "An action is accepted that isn't listed.",
    ChangesOnRefusal: "A refused action leaves a trace in the state.",
    TellsOnRefusal: "A refused action tells an event.",
    HasADeadEnd: "In the second round nobody has an action.",
    NeverEnds: "The rounds aren't counted.",
    HidesTheEnd: "The game is over and has no outcome.",
    GoesOnAfterTheEnd: "Somebody may rest when the game is over.",
    MiscountsTheScore: "The sheet doesn't add up to the points.",
    IgnoresTheClock: "The deadline passes and nothing happens.",
    TicksEarly: "Time that doesn't matter is told.",
    ForgetsInText: "A part of the state isn't written.",
    SharesItsCopies: "A copy changes with its original.",
    DrawsFromElsewhere: "A draw depends on something outside seed and actions.",
    RestsByWhim: "A rest leads elsewhere each time.",
    RestsForTheHour: "A rest brings a point in every second step, and no luck is drawn.",
    OpensWithoutABarrier: "Bids are opened and could be taken back.",
    NamesNothing: "No action is named that may be taken back. No law forbids it.",
    BarsBySecret: "Whether a rest can be taken back depends on another's hand.",
    ShowsAHand: "A view shows another's lowest card.",
    ListsBySecret: "What is listed depends on another's hand.",
    RefusesBySecret: "A refusal names who holds the card.",
    ScoresBySecret: "A score counts cards that its reader can't see.",
    TellsTheBid: "A sealed bid is told to all.",
    TellsTheDraw: "A drawn card is told to all.",
    TellsTheDeal: "The opening hands are told to all.",
    ImaginesTheTruth: "A view carries what is hidden, and imagining reads it.",
    ImaginesTheLikeliest: "Others are always imagined with the lowest cards.",
    ImaginesAnotherView: "The imagined state has another discard.",
    ImaginesLostCards: "An imagined card is nowhere.",
    LosesACard: "A drawn card is lost.",
    SeatsTooMany: "Four may sit down.",
    RefusesOddly: "A wrong number of seats is refused for another reason.",
    DescribesAnotherDefault: "An option's default isn't what its description says.",
    LeavesOptionsOut: "A described option is never played.",
    CitesNoExample: "A refusal is of a kind that isn't among the examples.",
    ClaimsToHideNothing: "The title says that nothing is hidden.",
    HasNoName: "The title has no name.",
    DrawsTooWide: "The picture is wider than a terminal.",
    SpeaksAnotherTongue: "A sentence's key belongs to no title.",
    CaptionsInAnotherTongue: "A caption's key belongs to no title.",
}

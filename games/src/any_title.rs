//! A title with its types erased.

use std::sync::Arc;

use pantheon_engine::{
    Census, Content, ContentFile, Digest, Edition, Game, Match, OptionSpec, Options, Past, Record,
    Refusal, ResumeError, Seed, Snapshot, Speak, TitleInfo, Violation, replay, verify,
};
use serde::Deserialize;
use serde_json::Value;

use crate::any_match::AnyMatch;
use crate::error::ShelfError;
use crate::simulation::{SimFailure, SimGame, SimRequest, simulate};

/// What a table is set up with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// How many sit at it.
    pub seats: u8,
    /// The options that differ from their defaults, as a JSON object.
    pub options: Value,
    /// The seed.
    pub seed: Seed,
    /// What the players add to the seed.
    pub entropy: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            seats: 2,
            options: Value::Object(serde_json::Map::new()),
            seed: Seed::from_phrase("0"),
            entropy: Vec::new(),
        }
    }
}

/// Where a title's content comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ContentSource {
    /// It is compiled into the program.
    BuiltIn,
    /// It is compiled into the program, and newer content has superseded it.
    Superseded,
    /// It was read from files, or kept with a table.
    Files,
}

/// A title of any type.
pub trait Title: Send + Sync {
    /// What it is.
    fn info(&self) -> TitleInfo;
    /// What a table may choose.
    fn options(&self) -> Vec<OptionSpec>;
    /// Every combination of options for so many seats.
    fn every_option(&self, seats: u8) -> Vec<Value>;
    /// The names of the files that its content is made of.
    fn content_names(&self) -> Vec<&'static str>;
    /// The content's files as they are compiled into the program.
    fn built_in_files(&self) -> Vec<ContentFile>;
    /// Where the content in use comes from.
    fn content_source(&self) -> ContentSource;
    /// The version of the rules in use.
    fn version(&self) -> u32;
    /// The content in use, as a table of this title keeps it.
    fn edition(&self) -> &Arc<Edition>;
    /// Every edition that is compiled into the program, as text.
    fn past(&self) -> Past<'static>;
    /// The digest of the content in use.
    fn content_digest(&self) -> Digest {
        self.edition().digest
    }
    /// How well the content in use is known.
    fn census(&self) -> Census;
    /// The same title with other content.
    fn with_content(&self, files: &[ContentFile]) -> Result<Box<dyn Title>, ShelfError>;
    /// The same title with the content that has this digest: today's, or one that was superseded.
    fn with_digest(&self, digest: Digest) -> Result<Box<dyn Title>, ShelfError>;
    /// The same title with content that was kept with a table.
    fn with_edition(&self, edition: &Edition) -> Result<Box<dyn Title>, ShelfError>;
    /// The same title as a version of its rules played it, if that version is kept.
    fn under(&self, version: u32) -> Result<Box<dyn Title>, ShelfError>;
    /// How many bytes a position takes.
    fn state_bytes(&self) -> usize;
    /// One of every kind of refusal.
    fn refusals(&self) -> Vec<Refusal>;
    /// Sets up a table.
    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, ShelfError>;
    /// What the things of a table with these options and so many seats are called and say.
    fn captions(&self, options: &Value, seats: u8) -> Result<Value, ShelfError>;
    /// Takes a table up again from a snapshot of it. What came before is forgotten.
    fn resume(&self, setup: &Setup, snapshot: &Value) -> Result<Box<dyn AnyMatch>, ShelfError>;
    /// Plays a record's first entries again, or all of them.
    fn replay(
        &self,
        record: &Record,
        entries: Option<usize>,
    ) -> Result<Box<dyn AnyMatch>, ShelfError>;
    /// Replays a record and checks everything it claims.
    fn verify(&self, record: &Record) -> Result<Box<dyn AnyMatch>, ShelfError>;
    /// Plays random games with all conservation checks, telling each as it ends.
    fn simulate(
        &self,
        request: &SimRequest,
        each: &mut dyn FnMut(SimGame),
    ) -> Result<(), SimFailure>;
}

/// A title with its content.
#[derive(Debug)]
pub struct TypedTitle<G: Game> {
    content: Arc<G::Content>,
    source: ContentSource,
    version: u32,
}

impl<G: Speak> TypedTitle<G> {
    /// The title with the content compiled into the program.
    pub fn built_in() -> Self {
        Self {
            content: Arc::new(G::Content::built_in()),
            source: ContentSource::BuiltIn,
            version: G::INFO.rules_version,
        }
    }

    fn with(&self, content: G::Content, source: ContentSource) -> Box<dyn Title> {
        Box::new(Self {
            content: Arc::new(content),
            source,
            version: self.version,
        })
    }

    fn rules(&self, options: &Value, seats: u8) -> Result<G, ShelfError> {
        let options = serde_json::from_value(options.clone())
            .map_err(|why| ShelfError::Options(why.to_string()))?;
        Ok(G::under(
            self.version,
            Arc::clone(&self.content),
            options,
            seats,
        )?)
    }
}

impl<G: Speak> Title for TypedTitle<G> {
    fn info(&self) -> TitleInfo {
        G::INFO
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::option_specs(&self.content)
    }

    fn every_option(&self, seats: u8) -> Vec<Value> {
        let value =
            |options: &G::Options| serde_json::to_value(options).expect("options are plain data");
        G::Options::every(seats).iter().map(value).collect()
    }

    fn content_names(&self) -> Vec<&'static str> {
        G::Content::names()
    }

    fn built_in_files(&self) -> Vec<ContentFile> {
        G::Content::built_in_files()
    }

    fn content_source(&self) -> ContentSource {
        self.source
    }

    fn version(&self) -> u32 {
        self.version
    }

    fn edition(&self) -> &Arc<Edition> {
        self.content.edition()
    }

    fn past(&self) -> Past<'static> {
        G::Content::PAST
    }

    fn census(&self) -> Census {
        self.content.census()
    }

    fn with_content(&self, files: &[ContentFile]) -> Result<Box<dyn Title>, ShelfError> {
        Ok(self.with(G::Content::load(files)?, ContentSource::Files))
    }

    fn with_digest(&self, digest: Digest) -> Result<Box<dyn Title>, ShelfError> {
        if self.content.digest() == digest {
            return Ok(Box::new(Self {
                content: Arc::clone(&self.content),
                ..*self
            }));
        }
        let found = G::Content::PAST.find(digest)?;
        let edition = found.ok_or(ShelfError::UnknownEdition { digest })?;
        Ok(self.with(G::Content::of(&edition)?, ContentSource::Superseded))
    }

    fn with_edition(&self, edition: &Edition) -> Result<Box<dyn Title>, ShelfError> {
        Ok(self.with(G::Content::of(edition)?, ContentSource::Files))
    }

    fn under(&self, version: u32) -> Result<Box<dyn Title>, ShelfError> {
        if !(G::OLDEST_RULES..=G::INFO.rules_version).contains(&version) {
            return Err(ShelfError::Superseded { found: version });
        }
        Ok(Box::new(Self {
            content: Arc::clone(&self.content),
            source: self.source,
            version,
        }))
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn refusals(&self) -> Vec<Refusal> {
        G::Violation::examples()
            .into_iter()
            .map(Refusal::from)
            .collect()
    }

    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, ShelfError> {
        let rules = self.rules(&setup.options, setup.seats)?;
        Ok(Box::new(Match::with_entropy(
            Arc::new(rules),
            setup.seed.clone(),
            setup.entropy.clone(),
        )))
    }

    fn captions(&self, options: &Value, seats: u8) -> Result<Value, ShelfError> {
        let captions = self.rules(options, seats)?.captions();
        Ok(
            serde_json::to_value(captions)
                .expect("a title's types are plain data with string keys"),
        )
    }

    fn resume(&self, setup: &Setup, snapshot: &Value) -> Result<Box<dyn AnyMatch>, ShelfError> {
        let rules = self.rules(&setup.options, setup.seats)?;
        let snapshot = Snapshot::<G::State, G::Action>::deserialize(snapshot)
            .map_err(|why| ResumeError::Unreadable(why.to_string()))?;
        Ok(Box::new(Match::resume(
            Arc::new(rules),
            setup.seed.clone(),
            setup.entropy.clone(),
            snapshot,
        )?))
    }

    fn replay(
        &self,
        record: &Record,
        entries: Option<usize>,
    ) -> Result<Box<dyn AnyMatch>, ShelfError> {
        Ok(Box::new(replay::<G>(
            record,
            Arc::clone(&self.content),
            entries,
        )?))
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn AnyMatch>, ShelfError> {
        Ok(Box::new(verify::<G>(record, Arc::clone(&self.content))?))
    }

    fn simulate(
        &self,
        request: &SimRequest,
        each: &mut dyn FnMut(SimGame),
    ) -> Result<(), SimFailure> {
        let rules = self
            .rules(&request.options, request.seats)
            .map_err(SimFailure::Setup)?;
        simulate(&rules, request, each)
    }
}

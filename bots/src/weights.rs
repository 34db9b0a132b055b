//! The weights of a title's features: data, with the command that made them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::judged::Judged;

/// One weight for each feature at the beginning of a game and one at its end, in points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The title.
    pub title: String,
    /// The command that made them, or a word that a person did.
    pub made_by: String,
    /// What a lead of one point is worth in the logarithm of odds, at the beginning and at the end.
    pub point: [f32; 2],
    /// By feature: what one of it is worth in points, at the beginning and at the end.
    pub features: BTreeMap<String, [f32; 2]>,
}

/// Why weights can't be used.
#[derive(Debug, thiserror::Error)]
pub enum WeightsError {
    /// The file can't be read.
    #[error("{0}")]
    File(std::io::Error),
    /// The text isn't a weights file.
    #[error("{0}")]
    Syntax(#[from] toml::de::Error),
    /// The weights belong to another title.
    #[error("these are weights of {found}, not of {expected}")]
    Title {
        /// Whose they are.
        found: String,
        /// Whose they should be.
        expected: &'static str,
    },
    /// A feature has no weight.
    #[error("feature {0:?} has no weight")]
    Missing(&'static str),
    /// A weight is for nothing.
    #[error("there is no feature {0:?}")]
    Unknown(String),
    /// A weight is no number that can be reckoned with.
    #[error("the weight of {0:?} is not a finite number")]
    NotFinite(String),
}

impl Weights {
    /// Reads and checks a title's weights.
    pub fn read<G: Judged>(text: &str) -> Result<Self, WeightsError> {
        let weights: Self = toml::from_str(text)?;
        weights.check::<G>()?;
        Ok(weights)
    }

    /// Reads weights of some title from a file.
    pub fn of_file(path: &std::path::Path) -> Result<Self, WeightsError> {
        let text = std::fs::read_to_string(path).map_err(WeightsError::File)?;
        Ok(toml::from_str(&text)?)
    }

    /// The weights that a title comes with.
    pub fn built_in<G: Judged>() -> Self {
        Self::read::<G>(G::WEIGHTS).expect("a test reads the built-in weights of every title")
    }

    /// Whether there is exactly one weight for each feature.
    pub fn check<G: Judged>(&self) -> Result<(), WeightsError> {
        if self.title != G::INFO.id {
            return Err(WeightsError::Title {
                found: self.title.clone(),
                expected: G::INFO.id,
            });
        }
        if let Some(missing) = G::FEATURES
            .iter()
            .find(|&&name| !self.features.contains_key(name))
        {
            return Err(WeightsError::Missing(missing));
        }
        for (name, pair) in &self.features {
            if !G::FEATURES.contains(&name.as_str()) {
                return Err(WeightsError::Unknown(name.clone()));
            }
            if pair.iter().any(|weight| !weight.is_finite()) {
                return Err(WeightsError::NotFinite(name.clone()));
            }
        }
        if self.point.iter().any(|point| !point.is_finite()) {
            return Err(WeightsError::NotFinite("point".to_owned()));
        }
        Ok(())
    }

    /// The weights as text, in the order of the features.
    pub fn to_text<G: Judged>(&self) -> String {
        use std::fmt::Write as _;
        let mut text = format!(
            "title = {:?}\nmade_by = {:?}\npoint = [{:?}, {:?}]\n\n[features]\n",
            self.title, self.made_by, self.point[0], self.point[1]
        );
        for name in G::FEATURES {
            let [early, late] = self.features.get(*name).copied().unwrap_or_default();
            let _ = writeln!(text, "{name} = [{early:?}, {late:?}]");
        }
        text
    }
}

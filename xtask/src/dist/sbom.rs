//! A list of what is in a release, for programs that look for known faults, in the format
//! `CycloneDX`.

use anyhow::{Context, Result};
use cyclonedx_bom::external_models::spdx::SpdxExpression;
use cyclonedx_bom::external_models::uri::Purl;
use cyclonedx_bom::models::bom::{Bom, SpecVersion};
use cyclonedx_bom::models::component::{Classification, Component, Components};
use cyclonedx_bom::models::dependency::{Dependencies, Dependency};
use cyclonedx_bom::models::hash::{Hash, HashAlgorithm, HashValue, Hashes};
use cyclonedx_bom::models::license::{LicenseChoice, Licenses};
use cyclonedx_bom::models::metadata::Metadata;

use super::parts::Part;

/// The list, as JSON. It has no time and no number of its own, so that the same parts make the same list.
pub(super) fn write(parts: &[Part]) -> Result<Vec<u8>> {
    let mut components = parts.iter().map(component).collect::<Result<Vec<_>>>()?;
    let program = components.remove(0);
    let bom = Bom {
        version: 1,
        serial_number: None,
        metadata: Some(Metadata {
            component: Some(Component {
                component_type: Classification::Application,
                ..program
            }),
            ..Metadata::default()
        }),
        components: Some(Components(components)),
        services: None,
        external_references: None,
        dependencies: Some(Dependencies(
            parts.iter().map(|part| dependency(part, parts)).collect(),
        )),
        compositions: None,
        properties: None,
        vulnerabilities: None,
        signature: None,
        annotations: None,
        formulation: None,
        spec_version: SpecVersion::V1_5,
    };
    let mut text = Vec::new();
    bom.output_as_json_v1_5(&mut text)
        .context("the list of parts can't be written")?;
    text.push(b'\n');
    Ok(text)
}

/// What a part is called in the list.
fn reference(part: &Part) -> String {
    format!("{}:{}@{}", part.purl_kind(), part.name, part.version)
}

fn component(part: &Part) -> Result<Component> {
    let reference = reference(part);
    let mut component = Component::new(
        Classification::Library,
        &part.name,
        &part.version,
        Some(reference),
    );
    let purl = match part
        .name
        .strip_prefix('@')
        .and_then(|name| name.split_once('/'))
    {
        Some((scope, name)) => format!(
            "pkg:{}/%40{scope}/{name}@{}",
            part.purl_kind(),
            part.version
        ),
        None => format!("pkg:{}/{}@{}", part.purl_kind(), part.name, part.version),
    };
    let purl = purl.parse::<Purl>().ok();
    component.purl = Some(purl.context("a part has a name that nobody can write")?);
    let licence = SpdxExpression::try_from(part.licence.replace('/', " OR "))
        .with_context(|| format!("{}: {}", part.name, part.licence))?;
    component.licenses = Some(Licenses(vec![LicenseChoice::Expression(licence)]));
    component.hashes = part.digest.as_ref().map(|digest| {
        Hashes(vec![Hash {
            alg: HashAlgorithm::SHA_256,
            content: HashValue(digest.clone()),
        }])
    });
    Ok(component)
}

fn dependency(part: &Part, parts: &[Part]) -> Dependency {
    let mut needs: Vec<String> = part
        .needs
        .iter()
        .filter_map(|at| parts.get(*at))
        .map(reference)
        .collect();
    needs.sort();
    needs.dedup();
    Dependency {
        dependency_ref: reference(part),
        dependencies: needs,
    }
}

#[cfg(test)]
mod tests {
    use cyclonedx_bom::prelude::Validate as _;

    use super::super::parts;
    use super::*;

    #[test]
    fn the_list_is_what_its_format_says_and_names_everything() {
        let parts = parts::all("aarch64-unknown-linux-musl").unwrap();
        let text = write(&parts).unwrap();
        assert_eq!(text, write(&parts).unwrap());
        let bom = Bom::parse_from_json_v1_5(text.as_slice()).unwrap();
        let checked = bom.validate_version(SpecVersion::V1_5);
        assert!(checked.passed(), "{checked:?}");
        let named = bom.components.unwrap().0;
        assert_eq!(named.len() + 1, parts.len());
        assert!(named.iter().any(|one| {
            one.purl
                .as_ref()
                .is_some_and(|purl| purl.as_ref().starts_with("pkg:npm/%40fluent/bundle@"))
        }));
        let json: serde_json::Value = serde_json::from_slice(&text).unwrap();
        assert_eq!(json["metadata"]["component"]["name"], "pantheon");
        assert_eq!(json["bomFormat"], "CycloneDX");
    }

    #[test]
    fn a_list_that_is_not_right_is_not_taken_for_one() {
        let parts = parts::all("x86_64-unknown-linux-musl").unwrap();
        let text = String::from_utf8(write(&parts).unwrap()).unwrap();
        let broken = text.replacen("\"library\"", "\"libary\"", 1);
        let bom = Bom::parse_from_json_v1_5(broken.as_bytes()).unwrap();
        assert!(!bom.validate_version(SpecVersion::V1_5).passed());
    }
}

//! The OpenAPI document says what the server does.

use std::collections::BTreeSet;

use axum::http::Method;
use serde_json::{Value, json};

use crate::house::{House, Pass};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

async fn document(house: &House) -> Value {
    let answer = house.get("/api/openapi.json").send().await.is(200);
    assert_eq!(answer.header("content-type"), "application/json");
    answer.json()
}

/// Every operation: its method, its path with something in the place of its parameters, and what is said of it.
fn operations(document: &Value) -> Vec<(Method, String, Value)> {
    let paths = document["paths"].as_object().unwrap();
    let operation = |(path, item): (&String, &Value)| {
        let path = path.replace("{id}", "0");
        let item = item.clone();
        METHODS.into_iter().filter_map(move |method| {
            let said = item.get(method)?.clone();
            let method = method.to_uppercase().parse().unwrap();
            Some((method, path.clone(), said))
        })
    };
    paths.iter().flat_map(operation).collect()
}

/// Whether it may be asked by nobody.
fn is_open(said: &Value) -> bool {
    let ways = said["security"].as_array().expect("each says who may ask");
    ways.iter().any(|way| way == &json!({}))
}

#[tokio::test]
async fn it_names_every_route() {
    let document = document(&House::new().await).await;
    assert_eq!(document["openapi"], "3.1.0");
    let named: BTreeSet<String> = operations(&document)
        .into_iter()
        .map(|(method, path, _)| format!("{method} {path}"))
        .collect();
    let wanted = [
        "DELETE /api/me",
        "DELETE /api/me/bots/0",
        "DELETE /api/sessions",
        "GET /api/health",
        "GET /api/health/live",
        "GET /api/me",
        "GET /api/me/bots",
        "GET /api/me/export",
        "GET /api/me/sessions",
        "GET /api/openapi.json",
        "GET /api/tables",
        "GET /api/tables/0",
        "GET /api/tables/0/news",
        "GET /api/tables/0/position",
        "GET /api/signing-key",
        "GET /api/tables/0/record",
        "GET /api/tables/0/record/signature",
        "GET /api/titles",
        "GET /metrics",
        "PATCH /api/me",
        "POST /api/guests",
        "POST /api/me/account",
        "POST /api/me/bots",
        "POST /api/sessions",
        "POST /api/tables",
        "POST /api/tables/0/commands",
        "POST /api/tables/0/dry-run",
        "POST /api/tables/0/hints",
        "POST /api/tables/0/weigh",
    ];
    for route in wanted {
        assert!(named.contains(route), "{route} is not in {named:?}");
    }
}

#[tokio::test]
async fn every_reference_leads_somewhere() {
    let document = document(&House::new().await).await;
    let mut waiting = vec![&document];
    let mut seen = 0;
    while let Some(value) = waiting.pop() {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(to)) = fields.get("$ref") {
                    let pointer = to.strip_prefix('#').unwrap();
                    assert!(document.pointer(pointer).is_some(), "{to}");
                    seen += 1;
                }
                waiting.extend(fields.values());
            }
            Value::Array(entries) => waiting.extend(entries),
            _ => {}
        }
    }
    assert!(seen > 50);
    let ways = document["components"]["securitySchemes"]
        .as_object()
        .unwrap();
    for (_, path, said) in operations(&document) {
        for way in said["security"].as_array().unwrap() {
            for name in way.as_object().unwrap().keys() {
                assert!(ways.contains_key(name), "{path}: {name}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_refused_is_said_to_be_a_problem() {
    let document = document(&House::new().await).await;
    let mut ids = BTreeSet::new();
    for (method, path, said) in operations(&document) {
        assert!(
            ids.insert(said["operationId"].as_str().unwrap().to_owned()),
            "{path}"
        );
        assert!(said["summary"].is_string(), "{method} {path}");
        let answers = said["responses"].as_object().unwrap();
        assert!(answers.contains_key("429") && answers.contains_key("500"));
        for (status, answer) in answers {
            let refused = status.starts_with('4') || status.starts_with('5');
            let schema = &answer["content"]["application/json"]["schema"]["$ref"];
            assert!(
                !refused || schema == "#/components/schemas/Problem",
                "{path} {status}"
            );
        }
    }
}

#[tokio::test]
async fn whoever_must_be_signed_in_must() {
    let house = House::new().await;
    let document = document(&house).await;
    let dead = Pass::Bearer("0".repeat(64));
    let mut closed = 0;
    for (method, path, said) in operations(&document) {
        if is_open(&said) {
            continue;
        }
        closed += 1;
        for pass in [&Pass::Nobody, &dead] {
            let asked = house.ask(method.clone(), &path).json(&json!({})).by(pass);
            asked.send().await.is_problem(401, "not-signed-in");
        }
    }
    assert!(closed >= 13, "{closed}");
}

#[tokio::test]
async fn other_methods_are_refused() {
    let house = House::new().await;
    let document = document(&house).await;
    let pass = house.guest("Ana").await;
    for path in document["paths"].as_object().unwrap().keys() {
        let item = &document["paths"][path];
        let path = path.replace("{id}", "0");
        for method in METHODS
            .into_iter()
            .filter(|method| item.get(method).is_none())
        {
            let asked = house
                .ask(method.to_uppercase().parse().unwrap(), &path)
                .by(&pass);
            let answer = asked.send().await.is_problem(405, "wrong-method");
            let allowed = answer.header("allow").to_lowercase();
            for method in METHODS
                .into_iter()
                .filter(|method| item.get(method).is_some())
            {
                assert!(allowed.contains(method), "{path}: {allowed}");
            }
        }
    }
}

#[tokio::test]
async fn it_says_how_large_things_may_be() {
    let house = House::with(|settings| settings.limits.page = 7).await;
    let document = document(&house).await;
    let parameters = &document["paths"]["/api/tables"]["get"]["parameters"];
    let mut parameters = parameters.as_array().unwrap().iter();
    let limit = parameters
        .find(|parameter| parameter["name"] == "limit")
        .unwrap();
    assert_eq!(limit["schema"]["maximum"], 7);
    house.get("/api/tables?limit=7").send().await.is(200);
    house.get("/api/tables?limit=8").send().await.is(422);
    let schemas = &document["components"]["schemas"];
    assert_eq!(schemas["HintRequest"]["properties"]["seat"]["maximum"], 255);
    assert_eq!(
        schemas["HintRequest"]["properties"]["seat"]["format"],
        "uint8"
    );
    assert_eq!(schemas["CommandId"]["maxLength"], 64);
    assert_eq!(
        schemas["GuestRequest"]["properties"]["name"]["maxLength"],
        32
    );
    assert_eq!(schemas["GuestRequest"]["additionalProperties"], false);
    let commands = schemas["TableCommand"]["oneOf"].as_array().unwrap();
    let shut =
        |choice: &Value| choice["type"] != "object" || choice["additionalProperties"] == false;
    assert!(commands.iter().all(shut), "{commands:?}");
}

#[tokio::test]
async fn the_api_is_shown_to_people_where_the_documentation_says() {
    let house = House::new().await;
    let page = house.get("/api").send().await.is(200);
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert!(
        page.text
            .contains("<title>Pantheon: how to talk to the server</title>")
    );
    // Whatever the page loads is the server's own, and there.
    let (mut loaded, quotes) = (0, page.text.split('"'));
    for path in quotes.filter(|text| text.starts_with('/')) {
        house.get(path).send().await.is(200);
        loaded += 1;
    }
    assert!(loaded >= 3, "a style, a script, and the document");
    let moved = house.get("/api/docs").send().await.is(308);
    assert_eq!(moved.header("location"), "/api");
}

//! Signing in while others try passwords for the same login, and what a guest's token opens once there is an account.

use std::collections::BTreeMap;

use pantheon_server::Rate;
use serde_json::json;

use crate::house::{Answer, House, ORIGIN, PASSWORD, Pass};

/// A server behind a proxy, so that a test says where a request comes from, where few passwords can be tried.
async fn strict() -> House {
    House::with(|settings| {
        settings.proxies = 1;
        settings.limits.sign_in_address = Rate::new(1, 5);
        settings.limits.sign_in_login = Rate::new(1, 3);
        settings.limits.sign_in_anywhere = Rate::new(1, 10);
        settings.limits.sign_in_device = Rate::new(1, 3);
    })
    .await
}

/// Tries a password from an address, with what a browser has kept.
async fn attempt(
    house: &House,
    address: &str,
    cookies: &str,
    login: &str,
    password: &str,
) -> Answer {
    let wish = json!({"login": login, "password": password});
    let asked = house
        .post("/api/sessions", &wish)
        .header("x-forwarded-for", address);
    let asked = if cookies.is_empty() {
        asked
    } else {
        asked.header("cookie", cookies).header("origin", ORIGIN)
    };
    asked.send().await
}

/// The cookie of this name that an answer sets.
fn cookie(answer: &Answer, name: &str) -> Option<String> {
    let set = answer.headers.get_all("set-cookie");
    let texts = set.iter().map(|value| value.to_str().unwrap());
    texts
        .map(|text| text.split(';').next().unwrap().to_owned())
        .find(|text| text.starts_with(&format!("{name}=")))
}

/// The device that a browser is known as after signing in from an address of its own.
async fn known_browser(house: &House, login: &str) -> String {
    let signed_in = attempt(house, "203.0.113.200", "", login, PASSWORD).await;
    cookie(&signed_in.is(200), "pantheon-device").unwrap()
}

#[tokio::test]
async fn a_thousand_wrong_passwords_from_everywhere_do_not_lock_the_owner_out() {
    let house = strict().await;
    house.account("ana").await;
    let device = known_browser(&house, "ana").await;
    let mut answers: [BTreeMap<String, u32>; 2] = Default::default();
    for n in 0..1000 {
        let address = format!("198.51.{}.{}", n / 250, n % 250);
        for (login, answers) in ["ana", "nobody"].iter().zip(&mut answers) {
            let answer = attempt(&house, &address, "", login, "wrong horse").await;
            let mut told = answer.json();
            told["retry_after"].take();
            *answers.entry(told.to_string()).or_default() += 1;
        }
    }
    for answers in &answers {
        let tried: u32 = answers
            .iter()
            .filter(|(told, _)| told.contains("wrong-password"))
            .map(|(_, count)| *count)
            .sum();
        assert!((1..50).contains(&tried), "few were tried: {answers:?}");
    }
    assert!(
        answers[0].keys().eq(answers[1].keys()),
        "whether there is such an account isn't told: {answers:?}"
    );
    // The owner was somewhere else, and knows the password.
    let fresh = "192.0.2.77";
    attempt(&house, fresh, "", "ana", PASSWORD)
        .await
        .is_problem(429, "too-fast");
    attempt(&house, fresh, &device, "ana", PASSWORD)
        .await
        .is(200);
}

#[tokio::test]
async fn one_address_does_not_use_up_what_others_have() {
    let house = strict().await;
    house.account("ana").await;
    for _ in 0..50 {
        attempt(&house, "198.51.100.1", "", "ana", "wrong horse").await;
    }
    attempt(&house, "198.51.100.1", "", "ana", PASSWORD)
        .await
        .is(429);
    attempt(&house, "192.0.2.77", "", "ana", PASSWORD)
        .await
        .is(200);
}

#[tokio::test]
async fn a_known_device_is_known_for_one_login_and_has_a_limit_of_its_own() {
    let house = strict().await;
    house.account("ana").await;
    house.account("bea").await;
    let device = known_browser(&house, "ana").await;
    // For others it is a stranger, limited by its address.
    for _ in 0..3 {
        attempt(&house, "192.0.2.1", &device, "bea", "wrong horse")
            .await
            .is(401);
    }
    attempt(&house, "192.0.2.1", &device, "bea", PASSWORD)
        .await
        .is(429);
    // For its own login it is limited wherever it comes from.
    for n in 0..3 {
        let address = format!("192.0.2.{}", 100 + n);
        attempt(&house, &address, &device, "ana", "wrong horse")
            .await
            .is(401);
    }
    attempt(&house, "192.0.2.110", &device, "ana", PASSWORD)
        .await
        .is_problem(429, "too-fast");
}

#[tokio::test]
async fn a_device_is_known_until_it_is_replaced_forgotten_or_its_time_is_over() {
    let house = House::with(|settings| {
        settings.device_days = 2;
        settings.session_days = 30;
        settings.limits.devices_each = 2;
        settings.limits.sign_in_login = Rate::new(1, 1);
    })
    .await;
    let owner = house.account("ana").await;
    // Programs are given the token and send it themselves.
    let known = async |device: Option<&str>| {
        let wish = json!({"login": "ana", "password": PASSWORD, "token": true, "device": device});
        let asked = house.post("/api/sessions", &wish).send().await;
        match asked.status.as_u16() {
            200 => {
                assert!(asked.headers.get("set-cookie").is_none());
                Some(asked.json()["device"].as_str().unwrap().to_owned())
            }
            status => {
                assert_eq!(status, 429);
                None
            }
        }
    };
    let first = known(None).await.unwrap();
    assert_eq!(known(None).await, None, "a stranger tried once already");
    let second = known(Some(&first)).await.unwrap();
    assert_eq!(known(Some(&first)).await, None, "it was replaced");
    house.clock.pass(1);
    let third = known(Some(&second)).await.unwrap();
    let export = house.read("/api/me/export", &owner).await;
    assert_eq!(export["devices"].as_array().unwrap().len(), 2);
    assert!(!export.to_string().contains(&third));

    house.clock.pass(2 * 24 * 3_600_000);
    assert_eq!(known(Some(&third)).await, None, "its time is over");
}

#[tokio::test]
async fn signing_out_everywhere_makes_other_devices_strangers() {
    let house = strict().await;
    house.account("ana").await;
    let mut devices = Vec::new();
    let mut session = String::new();
    for n in 0..2 {
        let signed_in = attempt(&house, &format!("192.0.2.{n}"), "", "ana", PASSWORD).await;
        let signed_in = signed_in.is(200);
        devices.push(cookie(&signed_in, "pantheon-device").unwrap());
        session = cookie(&signed_in, "pantheon").unwrap();
    }
    let cookies = format!("{session}; {}", devices[1]);
    let out = house
        .delete("/api/sessions?everywhere=true")
        .by(&Pass::Cookie(cookies));
    out.send().await.is(204);
    for n in 0..10 {
        attempt(&house, &format!("198.51.100.{n}"), "", "ana", "wrong horse").await;
    }
    attempt(&house, "192.0.2.9", &devices[0], "ana", PASSWORD)
        .await
        .is(429);
    attempt(&house, "192.0.2.9", &devices[1], "ana", PASSWORD)
        .await
        .is(200);
}

#[tokio::test]
async fn who_is_signed_in_can_leave_whatever_others_try() {
    let house = strict().await;
    let owner = house.account("ana").await;
    for n in 0..30 {
        attempt(&house, &format!("198.51.100.{n}"), "", "ana", "wrong horse").await;
    }
    let asked = house
        .delete("/api/me")
        .json(&json!({"password": PASSWORD}))
        .by(&owner);
    asked.send().await.is(204);
}

#[tokio::test]
async fn a_guests_token_opens_nothing_of_the_account() {
    let house = House::new().await;
    let wish = |login: &str| json!({"login": login, "password": PASSWORD});
    // Somebody who got hold of the token has it still.
    let stolen = house.guest("Ana").await;
    let id = house.id(&stolen).await;
    let made = house.post("/api/me/account", &wish("ana")).by(&stolen);
    let made = made.send().await.is(200);
    assert!(made.headers.get("set-cookie").is_none());
    let made = made.json();
    let own = Pass::Bearer(made["token"].as_str().unwrap().to_owned());
    assert_eq!(made["me"]["kind"], "account");
    assert_eq!(house.id(&own).await, id, "who they are stays");
    house
        .get("/api/me")
        .by(&stolen)
        .send()
        .await
        .is_problem(401, "not-signed-in");
    let sessions = house.read("/api/me/sessions", &own).await;
    assert_eq!(sessions.as_array().unwrap().len(), 1);

    // A browser is given new cookies.
    let stolen = house.browser("Bea").await;
    let made = house.post("/api/me/account", &wish("bea")).by(&stolen);
    let made = made.send().await.is(200);
    assert!(made.json().get("token").is_none());
    let own = Pass::Cookie(cookie(&made, "pantheon").unwrap());
    assert!(cookie(&made, "pantheon-device").is_some());
    house.get("/api/me").by(&own).send().await.is(200);
    house.get("/api/me").by(&stolen).send().await.is(401);

    // What comes to nothing changes nothing.
    let clara = house.guest("Clara").await;
    let taken = house.post("/api/me/account", &wish("ana")).by(&clara);
    taken.send().await.is_problem(409, "name-taken");
    house.get("/api/me").by(&clara).send().await.is(200);
}

#[tokio::test]
async fn the_cookie_of_a_device_is_for_our_own_pages_only() {
    let safe =
        House::with(|settings| settings.public_url = Some("https://games.test".into())).await;
    safe.account("ana").await;
    let signed_in = attempt(&safe, "192.0.2.1", "", "ana", PASSWORD).await;
    let set: Vec<&str> = signed_in
        .headers
        .get_all("set-cookie")
        .iter()
        .map(|value| value.to_str().unwrap())
        .collect();
    let device = set.iter().find(|text| text.contains("device")).unwrap();
    assert!(device.starts_with("__Host-pantheon-device="), "{device}");
    for part in ["Path=/", "HttpOnly", "SameSite=Strict", "; Secure"] {
        assert!(device.contains(part), "{device}");
    }
}

#[tokio::test]
async fn networks_of_ipv6_do_not_get_round_the_limits_of_addresses() {
    let house = House::with(|settings| {
        settings.proxies = 1;
        settings.limits.guests = Rate::new(1, 2);
        settings.limits.network_times = 3;
    })
    .await;
    let come = async |address: String| {
        let asked = house.post("/api/guests", &json!({"name": "Ana", "token": true}));
        let answer = asked.header("x-forwarded-for", &address).send().await;
        answer.status.as_u16()
    };
    let mut let_in = 0;
    for n in 0..100 {
        let_in += usize::from(come(format!("2001:db8:1:{n:x}::1")).await == 201);
    }
    assert_eq!(let_in, 6);
    assert_eq!(come("2001:db8:2::1".to_owned()).await, 201);
}

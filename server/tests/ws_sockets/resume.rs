//! Coming back: exactly what was missed, once.

use std::collections::BTreeMap;

use pantheon_wire::{Ask, Bye, Code, Reply, Seq, TableCommand, TableId, TableUpdate};

use crate::client::{Client, act};
use crate::server::{Server, roomy, two_at_a_table};

/// What may be done next, by which seat, as a client sees it.
fn choice(update: &TableUpdate, n: usize) -> Option<TableCommand> {
    let position = update.position.as_ref()?;
    let sight = position
        .sights
        .iter()
        .find(|sight| !sight.legal.is_empty())?;
    Some(TableCommand::Act {
        seat: sight.seat?,
        action: sight.legal[n % sight.legal.len()].action.clone(),
    })
}

/// The digests of what an update shows.
fn hashes(update: &TableUpdate) -> Vec<String> {
    let position = update.position.iter();
    position
        .flat_map(|position| position.sights.iter().map(|sight| sight.hash.clone()))
        .collect()
}

/// Plays so many actions, whoever is to act, and answers with the last place.
async fn play(ana: &mut Client, rui: &mut Client, table: &TableId, actions: usize) -> Seq {
    for player in [&mut *ana, &mut *rui] {
        player.watch(table, None, None).await.unwrap();
    }
    let (mut a, mut r) = (ana.update().await, rui.update().await);
    for n in 0..actions {
        let done = match (choice(&a, n), choice(&r, n)) {
            (Some(command), _) => ana.perform(table, command).await.unwrap(),
            (None, Some(command)) => rui.perform(table, command).await.unwrap(),
            (None, None) => break,
        };
        // One that was told more already isn't told again.
        if a.seq < done.seq {
            a = ana.update_to(done.seq).await;
        }
        if r.seq < done.seq {
            r = rui.update_to(done.seq).await;
        }
    }
    a.seq
}

#[tokio::test]
async fn coming_back_at_any_place_gives_precisely_what_was_missed() {
    let server = Server::start(roomy()).await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    let last = play(&mut ana, &mut rui, &table, 30).await;
    for mut client in [ana, rui] {
        client.watch(&table, None, None).await.unwrap();
        let fresh = client.update().await;
        assert_eq!((fresh.after, fresh.seq), (0, last));
        for since in 0..last {
            client.watch(&table, None, Some(since)).await.unwrap();
            let update = client.update().await;
            assert_eq!(update.seq, last);
            assert_eq!(hashes(&update), hashes(&fresh), "since {since}");
            let told: Vec<Seq> = update.news.iter().map(|news| news.seq).collect();
            assert_eq!(update.after, since);
            if since > 0 {
                assert_eq!(told, (since + 1..=last).collect::<Vec<_>>());
            }
        }
        // Who has seen everything is told nothing, and who claims to have seen more is told all anew.
        client.watch(&table, None, Some(last)).await.unwrap();
        client.watch(&table, None, Some(last + 5)).await.unwrap();
        let update = client.update().await;
        assert_eq!((update.after, update.seq), (0, last));
        assert_eq!(hashes(&update), hashes(&fresh));
    }
    server.stop().await;
}

#[tokio::test]
async fn updates_follow_each_other_without_gap_or_overlap() {
    let server = Server::start(roomy()).await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    let mut eva = server.visitor("Eva").await;
    eva.watch(&table, None, None).await.unwrap();
    let mut seen = eva.update().await.seq;
    let last = play(&mut ana, &mut rui, &table, 20).await;
    while seen < last {
        let update = eva.update().await;
        assert_eq!(update.after, seen);
        let told: Vec<Seq> = update.news.iter().map(|news| news.seq).collect();
        assert_eq!(told, (seen + 1..=update.seq).collect::<Vec<_>>());
        seen = update.seq;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_command_sent_twice_takes_effect_once_and_gets_the_same_answer() {
    let server = Server::start(roomy()).await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    let chat = TableCommand::Chat {
        text: "once".to_owned(),
    };
    let ask = act(&table, chat, None);
    let first = ana.ask_as(&"same".into(), &ask).await;
    assert!(matches!(first, Reply::Done(_)), "{first:?}");
    assert_eq!(ana.ask_as(&"same".into(), &ask).await, first);
    // Another's name for a command is another name.
    let theirs = rui.ask_as(&"same".into(), &ask).await;
    assert!(matches!(&theirs, Reply::Done(_)) && theirs != first);
    // The same name for something else is a mistake.
    let other = TableCommand::Chat {
        text: "twice".to_owned(),
    };
    let other = act(&table, other, None);
    assert!(matches!(
        ana.ask_as(&"same".into(), &other).await,
        Reply::Error(problem) if problem.code == Code::Malformed
    ));
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_another_goes_on_where_it_was() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    let before = play(&mut ana, &mut rui, &table, 10).await;
    let mut onlooker = Client::connect(server.address, &host).await;
    onlooker.watch(&table, None, None).await.unwrap();
    let seen = onlooker.update().await;

    let kept = server.kept.clone();
    let (ended, bye, late) = tokio::join!(server.stop(), ana.end(), onlooker.end());
    assert!(ended, "everything was finished");
    assert_eq!(bye, (Some(Bye::Restart), Some(1001)));
    assert_eq!(late, (Some(Bye::Restart), Some(1001)));

    let server = Server::over(kept, roomy()).await;
    let mut back = Client::connect(server.address, &host).await;
    back.watch(&table, None, Some(before - 1)).await.unwrap();
    let update = back.update().await;
    assert_eq!((update.after, update.seq), (before - 1, before));
    assert_eq!(hashes(&update), hashes(&seen));
    server.stop().await;
}

#[tokio::test]
async fn what_is_under_way_when_the_server_stops_is_answered_or_never_happened() {
    let server = Server::start(roomy()).await;
    let (mut ana, _rui, table) = two_at_a_table(&server).await;
    let mut sent = Vec::new();
    for n in 0..50 {
        let id = format!("n{n}");
        let chat = TableCommand::Chat { text: id.clone() };
        let ask = serde_json::json!({"id": id, "ask": act(&table, chat, None)});
        ana.send(ask.to_string()).await;
        sent.push(id);
    }
    let kept = server.kept.clone();
    let reading = async {
        let mut answered = BTreeMap::new();
        while let Some(frame) = ana.hear().await {
            if let pantheon_wire::ServerFrame::Answer(answer) = frame
                && let (Some(id), Reply::Done(done)) = (answer.id, answer.reply)
            {
                answered.insert(id.0, done.seq);
            }
        }
        answered
    };
    let (_, answered) = tokio::join!(server.stop(), reading);
    let rows = kept.tables.rows(&table, 0, 1_000).await.unwrap();
    for id in sent {
        let rows: Vec<Seq> = rows
            .iter()
            .filter(|row| row.command.as_ref().is_some_and(|command| command.0 == id))
            .map(|row| row.seq)
            .collect();
        assert!(rows.len() <= 1, "{id} is there once at most");
        if let Some(seq) = answered.get(&id) {
            assert_eq!(rows, [*seq], "{id} was acknowledged");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_hundred_who_come_back_at_once_each_get_what_they_missed() {
    const MANY: usize = 500;
    let server = Server::start(roomy()).await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    let last = play(&mut ana, &mut rui, &table, 12).await;
    let mut tokens = Vec::new();
    for n in 0..20 {
        tokens.push(server.guest(&format!("Eva {n}")).await);
    }
    let come_back = |n: usize| {
        let (token, table) = (tokens[n % tokens.len()].clone(), table.clone());
        let address = server.address;
        tokio::spawn(async move {
            let since = n as Seq % last;
            let mut client = Client::connect(address, &token).await;
            client.watch(&table, None, Some(since)).await.unwrap();
            let update = client.update().await;
            let told: Vec<Seq> = update.news.iter().map(|news| news.seq).collect();
            assert_eq!((update.after, update.seq), (since, last));
            if since > 0 {
                assert_eq!(told, (since + 1..=last).collect::<Vec<_>>());
            }
            hashes(&update)
        })
    };
    let all: Vec<_> = (0..MANY).map(come_back).collect();
    let mut seen = Vec::new();
    for one in all {
        seen.push(one.await.unwrap());
    }
    assert_eq!(seen.len(), MANY);
    assert!(
        seen.iter()
            .all(|hashes| *hashes == seen[0] && !hashes.is_empty())
    );
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_told_of_a_table_that_is_no_longer_watched() {
    let server = Server::start(roomy()).await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    ana.watch(&table, None, None).await.unwrap();
    ana.update().await;
    let unwatch = Ask::Unwatch {
        table: table.clone(),
    };
    assert_eq!(ana.ask(&unwatch).await, Reply::Ok {});
    // Before that she may have been told that Rui is away.
    ana.forget_told();
    let chat = TableCommand::Chat {
        text: "unheard".to_owned(),
    };
    rui.perform(&table, chat).await.unwrap();
    ana.ask(&Ask::Ping).await;
    ana.ask(&Ask::Ping).await;
    assert!(ana.is_quiet());
    server.stop().await;
}

//! What goes on at tables while nobody asks, as sockets hear of it.

use pantheon_games::samples;
use pantheon_wire::{
    Ask, Happened, NewTable, Reply, SeatPlan, Status, TableCommand, TakeOver, TimeControl,
};

use crate::client::Client;
use crate::server::{Server, plan, roomy};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_a_game_to_its_end_by_themselves() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let bots = plan(
        samples::in_turns(),
        &[SeatPlan::Bot { level: 1 }, SeatPlan::Bot { level: 1 }],
    );
    let table = server.table(&host, &bots).await.id;
    let mut ana = Client::connect(server.address, &host).await;
    ana.watch(&table, None, None).await.unwrap();
    ana.perform(&table, TableCommand::Start).await.unwrap();
    let mut seen = 0;
    loop {
        let update = ana.update().await;
        assert!(update.seq > seen);
        seen = update.seq;
        if update.info.status == Status::Over {
            assert!(update.position.unwrap().outcome.is_some());
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_clock_that_runs_out_is_told_though_nobody_asks() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let fast = NewTable {
        pace: TimeControl::Clock {
            bank: 10,
            increment: 0,
        },
        ..plan(
            samples::in_turns(),
            &[SeatPlan::Me, SeatPlan::Bot { level: 1 }],
        )
    };
    let table = server.table(&host, &fast).await;
    let mut ana = Client::connect(server.address, &host).await;
    ana.watch(&table.id, None, None).await.unwrap();
    ana.perform(&table.id, TableCommand::Start).await.unwrap();
    'told: loop {
        for news in ana.update().await.news {
            if let Happened::SatIn { seat, why } = news.what {
                assert_eq!((seat, why), (0, TakeOver::Clock));
                break 'told;
            }
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn advice_does_not_hold_up_what_is_asked_after_it() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let hints = NewTable {
        hints: true,
        ..plan(
            samples::in_turns(),
            &[SeatPlan::Me, SeatPlan::HotSeat { name: "Rui".into() }],
        )
    };
    let table = server.table(&host, &hints).await.id;
    let mut ana = Client::connect(server.address, &host).await;
    ana.watch(&table, None, None).await.unwrap();
    ana.perform(&table, TableCommand::Start).await.unwrap();
    let seat = loop {
        let update = ana.update().await;
        if let Some(position) = update.position {
            break position.to_act[0];
        }
    };
    let ask = Ask::Hint { table, seat };
    ana.send(serde_json::json!({"id": "hint", "ask": ask}).to_string())
        .await;
    assert_eq!(ana.ask(&Ask::Ping).await, Reply::Ok {});
    let hints = match ana.answer_or_kept(&"hint".into()).await {
        Reply::Hints(hints) => hints,
        other => panic!("no advice: {other:?}"),
    };
    assert!(!hints.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn two_servers_on_one_store_tell_each_others_rows() {
    let mut settings = roomy();
    settings.work.poll_millis = 50;
    let one = Server::start(settings.clone()).await;
    let two = Server::over(one.kept.clone(), settings).await;
    let (mut ana, mut rui, table) = crate::server::two_at_a_table(&one).await;
    let mut eva = two.visitor("Eva").await;
    eva.watch(&table, None, None).await.unwrap();
    let mut seen = eva.update().await.seq;
    for (n, player) in [&mut ana, &mut rui].into_iter().enumerate() {
        let chat = TableCommand::Chat {
            text: format!("from one {n}"),
        };
        let said = player.perform(&table, chat).await.unwrap().seq;
        while seen < said {
            let update = eva.update().await;
            assert_eq!(update.after, seen, "no gap");
            seen = update.seq;
        }
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn what_is_tried_is_answered_and_nobody_hears_of_it() {
    let server = Server::start(roomy()).await;
    let (ana, rui, table) = crate::server::two_at_a_table(&server).await;
    let mut players = [ana, rui];
    let mut turn = None;
    for (seat, player) in players.iter_mut().enumerate() {
        player.watch(&table, None, None).await.unwrap();
        let update = player.update().await;
        let sights = update.position.expect("the game has begun").sights;
        if let Some(legal) = sights[0].legal.first() {
            turn = Some((seat, legal.action.clone(), update.seq));
        }
    }
    let (seat, action, before) = turn.expect("somebody begins");
    let ask = Ask::Try {
        table: table.clone(),
        seat: seat as u8,
        action,
    };
    assert_eq!(players[seat].ask(&ask).await, Reply::Ok {});
    match players[1 - seat].ask(&ask).await {
        Reply::Error(problem) => assert_eq!(problem.code, pantheon_wire::Code::NotYours),
        other => panic!("nobody may try with another's seat: {other:?}"),
    }
    let chat = TableCommand::Chat { text: "so".into() };
    let said = players[seat].perform(&table, chat).await.unwrap();
    assert_eq!(said.seq, before + 1, "trying left nothing in the log");
    server.stop().await;
}

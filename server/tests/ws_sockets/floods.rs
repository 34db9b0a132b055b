//! Clients that send too much, too fast, too large, or nonsense, and clients that don't read.

use std::time::Duration;

use futures_util::SinkExt as _;
use pantheon_games::samples;
use pantheon_server::Rate;
use pantheon_wire::{Answer, Ask, Bye, Code, Reply, SeatPlan, ServerFrame, TableCommand, TableId};
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::client::{Client, request};
use crate::server::{Server, plan, roomy, two_at_a_table};

fn chat(text: &str) -> TableCommand {
    TableCommand::Chat {
        text: text.to_owned(),
    }
}

/// What is answered to something that can't be a client's.
async fn next_problem(client: &mut Client) -> (Option<String>, Code) {
    match client.hear().await {
        Some(ServerFrame::Answer(Answer {
            id,
            reply: Reply::Error(problem),
        })) => (id.map(|id| id.0), problem.code),
        other => panic!("not a problem: {other:?}"),
    }
}

#[tokio::test]
async fn nonsense_is_answered_and_then_the_socket_is_closed() {
    let server = Server::start(roomy()).await;
    let mut client = server.visitor("Ana").await;
    client.send("{").await;
    assert_eq!(next_problem(&mut client).await, (None, Code::Malformed));
    client.send(r#"{"id":"9","ask":"dance"}"#).await;
    assert_eq!(
        next_problem(&mut client).await,
        (Some("9".into()), Code::Malformed)
    );
    let bytes = Message::binary(vec![1, 2, 3]);
    client.socket.send(bytes).await.unwrap();
    assert_eq!(next_problem(&mut client).await, (None, Code::Malformed));
    assert_eq!(
        client.ask(&Ask::Ping).await,
        Reply::Ok {},
        "it is forgiven so far"
    );
    for _ in 0..10 {
        // The socket may be closed before the last are sent.
        client.socket.send(Message::text("]")).await.ok();
    }
    assert_eq!(client.end().await.0, Some(Bye::Broken));
    server.stop().await;
}

#[tokio::test]
async fn a_message_over_the_limit_is_refused_whole_or_in_pieces() {
    let server = Server::start(roomy()).await;
    let just = |size: usize| {
        let frame = r#"{"id":"1","ask":"ping"}"#;
        format!("{frame}{}", " ".repeat(size - frame.len()))
    };
    let mut client = server.visitor("Ana").await;
    client.send(just(16 * 1024)).await;
    assert_eq!(client.answer_to(&"1".into()).await, Reply::Ok {});
    client.send(just(16 * 1024 + 1)).await;
    assert_eq!(next_problem(&mut client).await, (None, Code::TooLarge));
    assert_eq!(client.end().await.0, Some(Bye::Broken));

    let mut client = server.visitor("Rui").await;
    for piece in 0..20 {
        let kind = if piece == 0 {
            Data::Text
        } else {
            Data::Continue
        };
        let frame = Frame::message(vec![b' '; 1024], OpCode::Data(kind), piece == 19);
        // The socket may be closed before the last are sent.
        client.socket.send(Message::Frame(frame)).await.ok();
    }
    assert_eq!(next_problem(&mut client).await, (None, Code::TooLarge));
    assert_eq!(client.end().await.0, Some(Bye::Broken));
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_too_much_is_refused_and_then_cut_off_while_others_are_served() {
    let mut settings = roomy();
    settings.socket.rate = Rate::new(600, 60);
    let server = Server::start(settings).await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    let mut flooder = server.visitor("Eve").await;
    let flood = async {
        for n in 0..5_000 {
            let frame = format!(r#"{{"id":"{n}","ask":"ping"}}"#);
            if flooder.socket.feed(Message::text(frame)).await.is_err() {
                break;
            }
        }
        flooder.socket.flush().await.ok();
        let (mut served, mut refused, mut last) = (0, 0, None);
        while let Some(frame) = flooder.hear().await {
            match frame {
                ServerFrame::Answer(Answer {
                    reply: Reply::Ok {},
                    ..
                }) => served += 1,
                ServerFrame::Answer(Answer {
                    id,
                    reply: Reply::Error(problem),
                }) => {
                    assert_eq!(problem.code, Code::TooFast);
                    assert!(id.is_some() && problem.retry_after.is_some());
                    refused += 1;
                }
                ServerFrame::Bye(bye) => last = Some(bye),
                other => panic!("{other:?}"),
            }
        }
        (served, refused, last)
    };
    let others = async {
        for n in 0..10 {
            ana.perform(&table, chat(&format!("a{n}"))).await.unwrap();
            rui.perform(&table, chat(&format!("b{n}"))).await.unwrap();
        }
    };
    let ((served, refused, last), ()) = tokio::join!(flood, others);
    assert!(served >= 60, "{served}");
    assert!(served + refused < 1_000, "{served} + {refused}");
    assert_eq!(last, Some(Bye::TooFast));
    server.stop().await;
}

/// Frames that never come up as messages of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hidden {
    Ping,
    Pong,
    EmptyPiece,
}

impl Hidden {
    fn frame(self) -> Message {
        match self {
            Self::Ping => Message::Ping(Vec::new().into()),
            Self::Pong => Message::Pong(Vec::new().into()),
            Self::EmptyPiece => piece(Data::Continue, "", false),
        }
    }
}

/// A piece of a message.
fn piece(kind: Data, text: &str, last: bool) -> Message {
    Message::Frame(Frame::message(text.to_owned(), OpCode::Data(kind), last))
}

#[tokio::test]
async fn every_frame_counts_also_pings_pongs_and_empty_pieces() {
    const MOST: u32 = 300;
    const PING: &str = r#"{"id":"0","ask":"ping"}"#;
    let mut settings = roomy();
    settings.socket.frame_rate = Rate::new(1, MOST);
    let server = Server::start(settings).await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    for kind in [Hidden::Ping, Hidden::Pong, Hidden::EmptyPiece] {
        let mut flooder = server.visitor("Eve").await;
        // An honest client may send as many as it may. The message that the pieces belong to is one, and so is what is
        // asked at the end.
        let (begin, end) = if kind == Hidden::EmptyPiece {
            let first = piece(Data::Text, "", false);
            (Some(first), piece(Data::Continue, PING, true))
        } else {
            (None, Message::text(PING))
        };
        if let Some(first) = begin {
            flooder.socket.feed(first).await.unwrap();
        }
        for _ in 0..MOST - 2 {
            flooder.socket.feed(kind.frame()).await.unwrap();
        }
        flooder.socket.send(end).await.unwrap();
        assert_eq!(flooder.answer_to(&"0".into()).await, Reply::Ok {});
        let flood = async {
            for _ in 0..20_000 {
                // The socket may be closed before the last are sent.
                if flooder.socket.feed(kind.frame()).await.is_err() {
                    break;
                }
            }
            flooder.socket.flush().await.ok();
            flooder.end().await.0
        };
        let others = async {
            ana.perform(&table, chat("a")).await.unwrap();
            rui.perform(&table, chat("b")).await.unwrap();
        };
        let (bye, ()) = tokio::join!(flood, others);
        assert_eq!(bye, Some(Bye::TooFast), "{kind:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn every_byte_counts() {
    let mut settings = roomy();
    settings.socket.byte_rate = Rate::new(1, 64 * 1024);
    let server = Server::start(settings).await;
    let mut flooder = server.visitor("Eve").await;
    let large = |n: u32| format!(r#"{{"id":"{n}","ask":"ping"}}{}"#, " ".repeat(15 * 1024));
    for n in 0..4 {
        flooder.send(large(n)).await;
        assert_eq!(
            flooder.answer_to(&n.to_string().as_str().into()).await,
            Reply::Ok {}
        );
    }
    for n in 4..20 {
        // The socket may be closed before the last are sent.
        flooder.socket.send(Message::text(large(n))).await.ok();
    }
    assert_eq!(flooder.end().await.0, Some(Bye::TooFast));
    server.stop().await;
}

#[tokio::test]
async fn a_flood_without_end_is_cut_off() {
    let server = Server::start(roomy_but_for_frames()).await;
    let mut flooder = server.visitor("Eve").await;
    let first = piece(Data::Text, "", false);
    flooder.socket.send(first).await.unwrap();
    // It never reads, and stops only when the server has hung up.
    while flooder
        .socket
        .send(Hidden::EmptyPiece.frame())
        .await
        .is_ok()
    {}
    while server.app.live().sockets() > 0 {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

fn roomy_but_for_frames() -> pantheon_server::Settings {
    let mut settings = roomy();
    settings.socket.frame_rate = pantheon_server::Settings::default().socket.frame_rate;
    settings
}

#[tokio::test]
async fn a_socket_watches_so_many_tables() {
    let mut settings = roomy();
    settings.socket.watched = 2;
    let server = Server::start(settings).await;
    let token = server.guest("Ana").await;
    let plan = plan(samples::in_turns(), &[SeatPlan::Me, SeatPlan::Open]);
    let mut tables: Vec<TableId> = Vec::new();
    for _ in 0..3 {
        tables.push(server.table(&token, &plan).await.id);
    }
    let mut ana = Client::connect(server.address, &token).await;
    ana.watch(&tables[0], None, None).await.unwrap();
    ana.watch(&tables[1], None, None).await.unwrap();
    ana.watch(&tables[1], None, None).await.unwrap();
    let third = ana.watch(&tables[2], None, None).await;
    assert_eq!(third.unwrap_err().code, Code::TooMany);
    let table = tables[0].clone();
    assert_eq!(ana.ask(&Ask::Unwatch { table }).await, Reply::Ok {});
    ana.watch(&tables[2], None, None).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_is_left_and_resumes_exactly() {
    let mut settings = roomy();
    settings.socket.drain_seconds = 1;
    let server = Server::start(settings).await;
    let (mut ana, _rui, table) = two_at_a_table(&server).await;

    // A reader with little room, who stops reading.
    let token = server.guest("Eva").await;
    let stream = TcpSocket::new_v4().unwrap();
    stream.set_recv_buffer_size(4 * 1024).unwrap();
    let stream = stream.connect(server.address).await.unwrap();
    let bearer = format!("Bearer {token}");
    let request = request(&server.address.to_string(), &[("authorization", &bearer)]);
    let mut slow = Client::over(stream, request).await.unwrap();
    slow.watch(&table, None, None).await.unwrap();
    let first = slow.update().await;

    // It is left while the table goes on: nobody waits for it.
    let words = "word ".repeat(90);
    let before = server.app.live().sockets();
    let mut last = 0;
    while server.app.live().sockets() == before {
        for _ in 0..20 {
            last = ana.perform(&table, chat(&words)).await.unwrap().seq;
        }
    }

    // What it had been sent before, it still finds in order.
    let mut seen = first.seq;
    while let Some(frame) = slow.hear().await {
        if let ServerFrame::Table(update) = frame {
            assert_eq!(update.after, seen, "no gap before the end");
            seen = update.seq;
        }
    }
    assert!(seen < last, "it was too slow for {last}");

    let mut back = Client::connect(server.address, &token).await;
    back.watch(&table, None, Some(seen)).await.unwrap();
    let missed = back.update().await;
    let seqs: Vec<u32> = missed.news.iter().map(|news| news.seq).collect();
    if missed.after == 0 {
        assert_eq!(missed.seq, last, "too much was missed: all is told anew");
    } else {
        assert_eq!(seqs, (seen + 1..=last).collect::<Vec<_>>());
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_silent_for_two_heartbeats_is_left() {
    let mut settings = roomy();
    settings.socket.heartbeat_seconds = 1;
    let server = Server::start(settings).await;
    let mut silent = server.visitor("Ana").await;
    let mut lively = server.visitor("Rui").await;
    // Who reads answers pings by itself; who doesn't read is silent.
    let reads = tokio::time::timeout(Duration::from_secs(5), lively.hear());
    assert!(reads.await.is_err(), "who answers pings stays");
    assert_eq!(silent.end().await.0, Some(Bye::Silent));
    server.stop().await;
}

#[tokio::test]
async fn a_connection_that_never_finishes_a_request_is_closed_and_others_are_served() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    let mut settings = roomy();
    settings.limits.head_seconds = 1;
    settings.limits.connections_each = 3;
    let server = Server::start(settings).await;
    let connect = async || {
        tokio::net::TcpStream::connect(server.address)
            .await
            .unwrap()
    };
    let mut lazy = connect().await;
    lazy.write_all(b"GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ")
        .await
        .unwrap();
    let mut mute = connect().await;
    let mut busy = connect().await;
    let ask = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n";
    busy.write_all(ask).await.unwrap();
    let mut answer = [0; 12];
    busy.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");

    // There is no room for a fourth until one of the others is closed.
    let mut fourth = connect().await;
    fourth.write_all(ask).await.ok();
    assert!(fourth.read_exact(&mut answer).await.is_err());

    let mut rest = Vec::new();
    lazy.read_to_end(&mut rest).await.ok();
    mute.read_to_end(&mut rest).await.ok();
    let mut fifth = connect().await;
    fifth.write_all(ask).await.unwrap();
    fifth.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
    server.stop().await;
}

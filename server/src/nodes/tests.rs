//! Nodes that hear each other by lines that can be cut.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use tokio::sync::{broadcast, mpsc};

use super::transport::{Ear, LineError};
use super::*;

/// A line in memory. Those who share a `Wire` hear each other.
#[derive(Clone)]
struct Wire {
    name: &'static str,
    said: broadcast::Sender<Vec<u8>>,
}

/// One node's end of a wire.
struct End {
    wire: Wire,
    /// Whether nothing said here goes out.
    mute: Arc<AtomicBool>,
}

struct WireEar(broadcast::Receiver<Vec<u8>>);

impl Wire {
    fn new(name: &'static str) -> Self {
        let said = broadcast::channel(1024).0;
        Self { name, said }
    }

    fn end(&self) -> (Arc<dyn Transport>, Arc<AtomicBool>) {
        let mute = Arc::new(AtomicBool::new(false));
        let end = End {
            wire: self.clone(),
            mute: Arc::clone(&mute),
        };
        (Arc::new(end), mute)
    }
}

#[async_trait]
impl Transport for End {
    fn name(&self) -> &'static str {
        self.wire.name
    }

    async fn listen(&self) -> Result<Box<dyn Ear>, LineError> {
        Ok(Box::new(WireEar(self.wire.said.subscribe())))
    }

    async fn say(&self, text: String) -> Result<(), LineError> {
        if self.mute.load(Ordering::Relaxed) {
            return Err(LineError::Broker("cut".to_owned()));
        }
        // Nobody may listen.
        self.wire.said.send(text.into_bytes()).ok();
        Ok(())
    }
}

#[async_trait]
impl Ear for WireEar {
    async fn next(&mut self) -> Result<Heard, LineError> {
        let said = self.0.recv().await;
        said.map(Heard::Said)
            .map_err(|error| LineError::Broker(error.to_string()))
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Event {
    Grew(TableId, Seq),
    Came(NodeId),
    Went(NodeId),
    Said(Message),
}

struct Events(mpsc::UnboundedSender<Event>);

impl Events {
    fn note(&self, event: Event) {
        // The test may have ended.
        self.0.send(event).ok();
    }
}

impl Hearer for Events {
    fn grew(&self, table: &TableId, seq: Seq) {
        self.note(Event::Grew(table.clone(), seq));
    }

    fn hear(&self, _by: NodeId, message: Message) {
        self.note(Event::Said(message));
    }

    fn came(&self, node: NodeId) {
        self.note(Event::Came(node));
    }

    fn went(&self, node: NodeId) {
        self.note(Event::Went(node));
    }
}

/// A node that runs, and what it heard.
struct Running {
    nodes: Arc<Nodes>,
    events: mpsc::UnboundedReceiver<Event>,
    stop: CancellationToken,
}

impl Running {
    fn start(transports: Vec<Arc<dyn Transport>>) -> Self {
        let (sender, events) = mpsc::unbounded_channel();
        let (nodes, stop) = (Arc::new(Nodes::default()), CancellationToken::new());
        nodes.join(transports);
        tokio::spawn({
            let (nodes, stop) = (Arc::clone(&nodes), stop.clone());
            async move { nodes.run(&Events(sender), &stop).await }
        });
        Self {
            nodes,
            events,
            stop,
        }
    }

    async fn next(&mut self) -> Event {
        self.events.recv().await.expect("it runs")
    }

    /// What is heard at last, after news that are heard until then.
    async fn until(&mut self, wanted: &Event) {
        while self.next().await != *wanted {}
    }
}

fn grew(seq: Seq) -> Event {
    Event::Grew("t".into(), seq)
}

async fn works(nodes: &Nodes, line: &str) {
    while !nodes
        .lines()
        .iter()
        .any(|one| one.name() == line && one.works())
    {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn nodes_find_each_other_and_tell_what_grew_but_nothing_twice() {
    let wire = Wire::new("wire");
    let mut one = Running::start(vec![wire.end().0]);
    let mut two = Running::start(vec![wire.end().0]);
    assert_eq!(one.next().await, Event::Came(two.nodes.own));
    assert_eq!(two.next().await, Event::Came(one.nodes.own));
    one.nodes.grew(&"t".into(), 3);
    assert_eq!(two.next().await, grew(3));
    two.nodes.grew(&"t".into(), 3);
    two.nodes.grew(&"t".into(), 4);
    assert_eq!(one.next().await, grew(4));
}

#[tokio::test(start_paused = true)]
async fn a_node_that_stops_says_so_and_one_that_dies_is_missed() {
    let wire = Wire::new("wire");
    let mut one = Running::start(vec![wire.end().0]);
    let two = Running::start(vec![wire.end().0]);
    let (end, mute) = wire.end();
    let three = Running::start(vec![end]);
    let came = [one.next().await, one.next().await];
    for node in [&two, &three] {
        assert!(came.contains(&Event::Came(node.nodes.own)));
    }
    let start = Instant::now();
    two.nodes.leave();
    two.stop.cancel();
    assert_eq!(one.next().await, Event::Went(two.nodes.own));
    assert!(start.elapsed() < ALIVE_EVERY, "at once");
    mute.store(true, Ordering::Relaxed);
    let start = Instant::now();
    assert_eq!(one.next().await, Event::Went(three.nodes.own));
    assert!(start.elapsed() < Duration::from_secs(2));
    mute.store(false, Ordering::Relaxed);
    assert_eq!(one.next().await, Event::Came(three.nodes.own));
}

#[tokio::test(start_paused = true)]
async fn where_the_best_line_is_cut_for_one_all_go_on_by_the_next_and_come_back() {
    let (best, next) = (Wire::new("best"), Wire::new("next"));
    let (end, mute) = best.end();
    let mut cut = Running::start(vec![end, next.end().0]);
    let mut whole = Running::start(vec![best.end().0, next.end().0]);
    assert_eq!(whole.next().await, Event::Came(cut.nodes.own));
    assert_eq!(cut.next().await, Event::Came(whole.nodes.own));
    let mut heard = next.said.subscribe();
    let mut heard_next = || std::iter::from_fn(|| heard.try_recv().ok()).collect::<Vec<_>>();
    let has_news = |texts: Vec<Vec<u8>>| {
        let mut texts = texts.iter().filter_map(|text| message::read(text));
        texts.any(|text| !text.grown.is_empty())
    };
    for running in [&cut, &whole] {
        works(&running.nodes, "best").await;
        works(&running.nodes, "next").await;
    }
    tokio::time::sleep(2 * ALIVE_EVERY).await;
    heard_next();
    whole.nodes.grew(&"t".into(), 1);
    assert_eq!(cut.next().await, grew(1));
    assert!(!has_news(heard_next()), "the best line is enough");

    // The line of one goes dead, in one direction: it still hears others there, and not itself.
    mute.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(cut.nodes.are_heard(), "by the next");
    cut.nodes.grew(&"t".into(), 2);
    whole.until(&grew(2)).await;
    heard_next();
    whole.nodes.grew(&"t".into(), 3);
    cut.until(&grew(3)).await;
    tokio::time::sleep(ALIVE_EVERY).await;
    assert!(has_news(heard_next()), "since one doesn't hear on the best");

    mute.store(false, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(3)).await;
    heard_next();
    whole.nodes.grew(&"t".into(), 4);
    cut.until(&grew(4)).await;
    tokio::time::sleep(ALIVE_EVERY).await;
    assert!(!has_news(heard_next()), "the best line is enough again");
}

#[tokio::test(start_paused = true)]
async fn what_was_lost_is_noticed_and_garbage_is_not() {
    let wire = Wire::new("wire");
    let mut one = Running::start(vec![wire.end().0]);
    works(&one.nodes, "wire").await;
    one.nodes.missed().await;
    let missed = || {
        let nodes = Arc::clone(&one.nodes);
        async move {
            tokio::time::timeout(Duration::from_secs(1), nodes.missed())
                .await
                .is_ok()
        }
    };
    let text = |number, seq| format!(r#"{{"by":7,"number":{number},"grown":{{"t":{seq}}}}}"#);
    for said in ["hello", "{}", &text(1, 1), &text(2, 2)] {
        wire.said.send(said.into()).unwrap();
    }
    assert_eq!(
        [one.events.recv().await, one.events.recv().await],
        [Some(grew(1)), Some(grew(2))]
    );
    assert!(!missed().await);
    wire.said.send(text(4, 4).into()).unwrap();
    assert!(missed().await, "3 is missing");
}

#[tokio::test]
async fn a_node_alone_says_nothing_and_everything_is_its_own() {
    let nodes = Nodes::default();
    nodes.grew(&"t".into(), 1);
    nodes.say(&Message::Leaving);
    assert!(!nodes.are_heard());
    assert!(nodes.is_ours("anything"));
}

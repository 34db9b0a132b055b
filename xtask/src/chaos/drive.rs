//! Lets everything go wrong that is planned, and puts it right again.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use anyhow::Result;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use super::clock::{FalseClocks, set as set_clock};
use super::database::Database;
use super::lines::{Line, Trouble};
use super::news::News;
use super::nodes::{Believes, Node, Ways};
use super::notes::Down;
use super::observer::Stopped;
use super::schedule::{Fault, NODES, Planned, To};
use super::town::Town;

/// How long a node that was told to stop is waited for before it is killed.
const STOPS: Duration = Duration::from_secs(40);

/// All that can go wrong. Locks are taken in the order of the fields, and held until it is put right, so that nothing
/// happens to what is broken already.
pub(super) struct Site {
    town: Rc<Town>,
    nodes: Vec<Mutex<Node>>,
    lines: Vec<Mutex<Line>>,
    news: Option<News>,
    database: Mutex<Database>,
    clocks: Option<FalseClocks>,
    /// How nodes stopped that were told to.
    pub(super) stopped: RefCell<Vec<Stopped>>,
    /// What happened, in the order in which it was over.
    pub(super) happened: RefCell<Vec<Fault>>,
    /// What could not be put right.
    pub(super) failed: RefCell<Vec<String>>,
}

impl Site {
    /// Puts the nodes beside the database, none of which runs yet.
    pub(super) fn new(
        town: &Rc<Town>,
        program: &Path,
        folder: &Path,
        database: Database,
        news: Option<News>,
        clocks: Option<FalseClocks>,
    ) -> Result<Self> {
        let (mut nodes, mut lines) = (Vec::new(), Vec::new());
        for number in 0..NODES {
            let line = Line::to(database.address())?;
            let ways = Ways {
                database: database.url_over(line.address()),
                news: news.as_ref().map(|news| news.url_for(number)),
            };
            nodes.push(Mutex::new(Node::new(number, program, folder, ways)?));
            lines.push(Mutex::new(line));
        }
        Ok(Self {
            town: Rc::clone(town),
            nodes,
            lines,
            news,
            database: Mutex::new(database),
            clocks,
            stopped: RefCell::default(),
            happened: RefCell::default(),
            failed: RefCell::default(),
        })
    }

    /// Starts all nodes.
    pub(super) async fn start(&self) -> Result<()> {
        for (number, node) in self.nodes.iter().enumerate() {
            let address = node.lock().await.start(None).await?;
            self.town.listens(number, address);
        }
        Ok(())
    }

    /// Lets everything happen when it is planned, and waits until the last of it is over.
    pub(super) async fn follow(self: &Rc<Self>, plan: &[Planned]) {
        let begun = Instant::now();
        let mut faults = JoinSet::new();
        for planned in plan.iter().copied() {
            let site = Rc::clone(self);
            faults.spawn_local(async move {
                sleep_until(begun + planned.at).await;
                match site.happen(planned).await {
                    Ok(()) => site.happened.borrow_mut().push(planned.fault),
                    Err(why) => {
                        let why = format!("{} wasn't put right: {why:#}", planned.fault);
                        site.failed.borrow_mut().push(why);
                    }
                }
            });
        }
        while faults.join_next().await.is_some() {}
    }

    async fn happen(&self, planned: Planned) -> Result<()> {
        let Planned { lasts, fault, .. } = planned;
        match fault {
            Fault::Kill(node) => {
                let mut node_there = self.nodes[node].lock().await;
                self.kill(node, &mut node_there).await?;
                sleep(lasts).await;
                self.town.listens(node, node_there.start(None).await?);
            }
            Fault::Stop(node) => {
                let mut node_there = self.nodes[node].lock().await;
                self.stop_one(node, &mut node_there).await?;
                sleep(lasts).await;
                self.town.listens(node, node_there.start(None).await?);
            }
            Fault::Pause(node) => {
                let node = self.nodes[node].lock().await;
                node.signal("STOP").await?;
                sleep(lasts).await;
                node.signal("CONT").await?;
            }
            Fault::Skew(node, first, then) => self.skew(node, [first, then], lasts).await?,
            Fault::Line(node, To::Database, trouble) => {
                troubled(&self.lines[node], trouble, lasts).await;
            }
            Fault::Line(node, To::Broker, trouble) => {
                if let Some(news) = &self.news {
                    troubled(news.line(node), trouble, lasts).await;
                }
            }
            Fault::CutAll => {
                let mut lines = Vec::new();
                for line in &self.lines {
                    lines.push(line.lock().await);
                }
                // Two times without service are not to be taken for more than they were.
                let _database = self.database.lock().await;
                for line in &lines {
                    line.set(Some(Trouble::Cut));
                }
                self.nobody_serves(lasts).await;
                for line in &lines {
                    line.set(None);
                }
            }
            Fault::Database => {
                let database = self.database.lock().await;
                database.kill().await?;
                self.nobody_serves(lasts).await;
                database.start_again().await?;
            }
            Fault::FullDisk => {
                let database = self.database.lock().await;
                database.fill().await?;
                sleep(lasts).await;
                database.empty().await?;
            }
            Fault::Broker => {
                if let Some(news) = &self.news {
                    news.without_broker(lasts).await?;
                }
            }
        }
        Ok(())
    }

    /// Kills a node. The time is noted before, since whoever was there finds out at once.
    async fn kill(&self, number: usize, node: &mut Node) -> Result<()> {
        self.town.was_killed(number);
        node.kill().await
    }

    /// No node reaches the database for so long.
    async fn nobody_serves(&self, lasts: Duration) {
        let from = self.town.now();
        sleep(lasts).await;
        let to = self.town.now();
        self.town.was_down(Down { from, to });
    }

    /// A node is killed and comes back with a wrong clock, which is set to another half-way; then it comes back with the
    /// right one.
    async fn skew(&self, number: usize, ahead: [i64; 2], lasts: Duration) -> Result<()> {
        let Some(clocks) = &self.clocks else {
            return Ok(());
        };
        let mut node = self.nodes[number].lock().await;
        let file = node.clock_file();
        let wrong = Believes { clocks, file };
        self.kill(number, &mut node).await?;
        set_clock(&wrong.file, ahead[0])?;
        self.town.listens(number, node.start(Some(&wrong)).await?);
        sleep(lasts / 2).await;
        set_clock(&wrong.file, ahead[1])?;
        sleep(lasts / 2).await;
        self.kill(number, &mut node).await?;
        self.town.listens(number, node.start(None).await?);
        Ok(())
    }

    async fn stop_one(&self, number: usize, node: &mut Node) -> Result<()> {
        let (took, status) = node.stop(STOPS).await?;
        self.stopped.borrow_mut().push(Stopped {
            node: number,
            took,
            code: status.and_then(|status| status.code()),
        });
        Ok(())
    }

    /// Stops all nodes, as whoever runs them would.
    pub(super) async fn stop(&self) {
        for (number, node) in self.nodes.iter().enumerate() {
            let mut node = node.lock().await;
            if let Err(why) = self.stop_one(number, &mut node).await {
                let why = format!("node {number} can't be stopped: {why:#}");
                self.failed.borrow_mut().push(why);
            }
        }
    }
}

/// Something is wrong with a line for so long.
async fn troubled(line: &Mutex<Line>, trouble: Trouble, lasts: Duration) {
    let line = line.lock().await;
    line.set(Some(trouble));
    sleep(lasts).await;
    line.set(None);
}

//! Somebody who talks at a table and remembers what was acknowledged.

use std::collections::BTreeMap;
use std::time::Duration;

use pantheon_client::{ClientError, Server, Socket};
use pantheon_games::TITLES;
use pantheon_wire::{
    Ask, Code, CommandId, Happened, NewTable, NewsPage, Problem, Reply, SeatPlan, Seq, ServerFrame,
    TableCommand, TableId,
};
use serde_json::Value;

/// As long as something may take that must not hang. It is no measure of how fast anything is.
const NEVER: Duration = Duration::from_mins(2);

/// Somebody who talks at a table of their own.
pub(crate) struct Speaker {
    pub(crate) server: Server,
    pub(crate) table: TableId,
    socket: Socket,
    said: BTreeMap<Seq, String>,
}

impl Speaker {
    /// Comes in, and makes a table.
    pub(crate) async fn sit_down(server: &Server) -> Self {
        let (server, _) = server.guest("Ana").await.unwrap();
        let plan: NewTable = serde_json::from_value(serde_json::json!({
            "title": TITLES[0].id,
            "seats": [SeatPlan::Me, SeatPlan::Open],
        }))
        .unwrap();
        let table = server.make_table(&plan).await.unwrap().id;
        let socket = server.socket().await.unwrap();
        Self {
            server,
            table,
            socket,
            said: BTreeMap::new(),
        }
    }

    /// Says something, under a name of its own.
    pub(crate) async fn say(&mut self, text: &str) -> Result<(), Problem> {
        let id = CommandId(text.replace(' ', "-"));
        let ask = Ask::Do {
            table: self.table.clone(),
            command: TableCommand::Chat {
                text: text.to_owned(),
            },
            seen: None,
            key: None,
        };
        self.socket.ask(&id, ask).await.unwrap();
        let answered = async {
            loop {
                if let ServerFrame::Answer(answer) = self.socket.receive().await.unwrap()
                    && answer.id.as_ref() == Some(&id)
                {
                    break answer.reply;
                }
            }
        };
        match tokio::time::timeout(NEVER, answered)
            .await
            .expect("it hangs")
        {
            Reply::Done(done) => {
                self.said.insert(done.seq, text.to_owned());
                Ok(())
            }
            Reply::Error(problem) => Err(problem),
            other => panic!("{other:?}"),
        }
    }

    /// Says something until it is done, as long as it is refused for a reason that passes.
    pub(crate) async fn insist(&mut self, text: &str) {
        while let Err(problem) = self.say(text).await {
            assert!(problem.code.passes(), "{problem:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// All that was acknowledged is there, once.
    pub(crate) async fn all_is_there(&self) {
        let mut found = BTreeMap::new();
        let mut after = 0;
        loop {
            let path = format!("/api/tables/{}/news?after={after}&limit=100", self.table);
            let page: NewsPage = self.server.get(&path).await.unwrap();
            for news in page.news {
                if let Happened::Said { text, .. } = news.what {
                    found.insert(news.seq, text);
                }
            }
            match page.next {
                Some(next) => after = next,
                None => break,
            }
        }
        for (seq, text) in &self.said {
            assert_eq!(found.get(seq), Some(text), "what was acknowledged is lost");
            let times = found.values().filter(|other| *other == text).count();
            assert_eq!(times, 1, "{text:?} was said more than once");
        }
    }
}

/// What somebody is told who asks for this.
pub(crate) async fn ask(server: &Server, path: &str) -> Result<Value, Problem> {
    let asked = tokio::time::timeout(NEVER, server.get::<Value>(path));
    told(asked.await.expect("it hangs"))
}

/// The problem, if there is one.
pub(crate) fn told<T>(answer: Result<T, ClientError>) -> Result<T, Problem> {
    answer.map_err(|why| match why.problem() {
        Some(problem) => problem.clone(),
        None => panic!("{why}"),
    })
}

/// It must be refused as something that can't be reached or written.
#[track_caller]
pub(crate) fn is_unavailable<T: std::fmt::Debug>(done: Result<T, Problem>) -> Problem {
    let problem = done.expect_err("nothing can be done");
    assert_eq!(problem.code, Code::Unavailable, "{problem:?}");
    problem
}

//! Somebody who doesn't give up: what one node doesn't do is asked of another.

use std::time::Duration;

use pantheon_client::{ClientError, Server};
use pantheon_wire::{
    Code, CommandId, CommandRequest, Done, NewTable, TableCommand, TableId, TableInfo, UserId,
};
use tokio::time::{sleep, timeout};

use super::notes::Came;
use super::schedule::NODES;
use super::town::Town;
use crate::load::Dice;

/// How long an answer to a request is waited for, and how long it is then before it is asked elsewhere.
const PATIENCE: Duration = Duration::from_secs(5);
const BREATH: Duration = Duration::from_millis(200);

/// What is no answer but a reason to ask again, perhaps elsewhere.
pub(super) fn passes(error: &ClientError) -> bool {
    match error {
        ClientError::Connection(_)
        | ClientError::Http(_)
        | ClientError::Socket(_)
        | ClientError::Closed => true,
        ClientError::Refused { problem, .. } => problem.code.passes(),
        ClientError::Address(_) | ClientError::Nonsense(_) => false,
    }
}

/// What came of a command that was refused: nothing if it may be asked again.
pub(super) const fn refusal(code: Code) -> Option<Came> {
    match code {
        Code::Refused | Code::LostRace | Code::WrongTime | Code::CannotUndo => Some(Came::Refused),
        _ => None,
    }
}

/// A guest.
#[derive(Clone)]
pub(super) struct Person {
    pub(super) user: UserId,
    server: Server,
}

/// What no promise allows a server to say.
pub(super) type Odd = String;

/// Asks one node after the other until one does it, or says what none should.
async fn insist<T>(
    town: &Town,
    dice: &Dice,
    ask: impl AsyncFn(&str) -> Result<T, ClientError>,
) -> Result<(T, usize), Odd> {
    let mut node = dice.below(NODES);
    loop {
        let address = town.address(node);
        match timeout(PATIENCE, ask(&address)).await {
            Ok(Ok(done)) => return Ok((done, node)),
            Ok(Err(why)) if !passes(&why) => return Err(why.to_string()),
            Ok(Err(_)) | Err(_) => {}
        }
        sleep(BREATH).await;
        node = (node + 1) % NODES;
    }
}

impl Person {
    /// Comes in.
    pub(super) async fn come(town: &Town, dice: &Dice, name: &str) -> Result<Self, Odd> {
        let comes = async |address: &str| Server::at(address)?.guest(name).await;
        let ((server, signed_in), _) = insist(town, dice, comes).await?;
        let user = signed_in.me.person.id;
        Ok(Self { user, server })
    }

    /// This person at a node.
    pub(super) fn at(&self, address: &str) -> Result<Server, ClientError> {
        self.server.moved(address)
    }

    /// Makes a table. If an answer is lost there may be another that nobody uses.
    pub(super) async fn make_table(
        &self,
        town: &Town,
        dice: &Dice,
        plan: &NewTable,
    ) -> Result<TableInfo, Odd> {
        let makes = async |address: &str| self.at(address)?.make_table(plan).await;
        Ok(insist(town, dice, makes).await?.0)
    }

    /// Gets something.
    pub(super) async fn get(&self, town: &Town, dice: &Dice, path: &str) -> Result<String, Odd> {
        let gets = async |address: &str| self.at(address)?.text("GET", path, None).await;
        Ok(insist(town, dice, gets).await?.0)
    }

    /// Does something at a table, whatever it takes. Answers also which node answered.
    pub(super) async fn perform(
        &self,
        town: &Town,
        dice: &Dice,
        table: &TableId,
        id: &str,
        command: &TableCommand,
    ) -> Result<(Came, usize), Odd> {
        let request = CommandRequest {
            id: CommandId::from(id),
            command: command.clone(),
            seen: None,
            key: None,
        };
        let path = format!("/api/tables/{table}/commands");
        let does = async |address: &str| {
            let answer = self.at(address)?.post::<Done>(&path, &request).await;
            match answer {
                Ok(done) => Ok(Came::Done(done.seq)),
                Err(why) => match why.problem().and_then(|problem| refusal(problem.code)) {
                    Some(came) => Ok(came),
                    None => Err(why),
                },
            }
        };
        insist(town, dice, does).await
    }
}

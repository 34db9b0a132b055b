//! People in memory, for tests and simulations. It knows no tables, so what it exports has none in it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use pantheon_tables::StoreError;
use pantheon_wire::{Me, Person, PersonKind, Settings, TableId, UserId, WallMillis};

use crate::packed::Packing;
use crate::people::{
    AccountMade, Export, Idle, PeopleStore, StoredDevice, StoredPerson, StoredSession, TokenHash,
    folded,
};

/// People in memory.
#[derive(Debug, Default)]
pub struct MemoryPeople {
    all: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    /// Those who left stay here as nobody, so that their ids aren't given again.
    people: BTreeMap<UserId, Option<StoredPerson>>,
    sessions: BTreeMap<TokenHash, (UserId, StoredSession)>,
    devices: BTreeMap<TokenHash, (UserId, StoredDevice)>,
}

impl All {
    fn here(&self, id: &UserId) -> Option<&StoredPerson> {
        self.people.get(id)?.as_ref()
    }

    fn here_mut(&mut self, id: &UserId) -> Option<&mut StoredPerson> {
        self.people.get_mut(id)?.as_mut()
    }

    fn login(&self, login: &str) -> Option<&StoredPerson> {
        let login = folded(login);
        let mut people = self.people.values().flatten();
        people.find(|kept| kept.me.login.as_ref() == Some(&login))
    }

    fn bots(&self, owner: &UserId) -> Vec<StoredPerson> {
        let bots = self.people.values().flatten();
        let mut bots: Vec<StoredPerson> = bots
            .filter(|kept| kept.owner.as_ref() == Some(owner))
            .cloned()
            .collect();
        bots.sort_by_key(|bot| bot.me.since);
        bots
    }

    fn sessions(&self, id: &UserId) -> Vec<StoredSession> {
        let theirs = self.sessions.values().filter(|(owner, _)| owner == id);
        let mut sessions: Vec<StoredSession> = theirs.map(|(_, info)| info.clone()).collect();
        sessions.sort_by_key(|session| std::cmp::Reverse(session.made));
        sessions
    }

    /// The devices of somebody, those known last first.
    fn devices(&self, id: &UserId) -> Vec<(TokenHash, StoredDevice)> {
        let theirs = self.devices.iter().filter(|(_, (owner, _))| owner == id);
        let mut devices: Vec<_> = theirs
            .map(|(hash, (_, info))| (*hash, info.clone()))
            .collect();
        devices.sort_by_key(|(_, info)| std::cmp::Reverse(info.made));
        devices
    }

    /// Forgets the devices for which this holds, and says how many there were.
    fn forget(&mut self, gone: impl Fn(&TokenHash, &UserId, &StoredDevice) -> bool) -> u64 {
        let before = self.devices.len();
        self.devices
            .retain(|hash, (id, device)| !gone(hash, id, device));
        (before - self.devices.len()) as u64
    }

    /// Ends the sessions for which this holds, and says how many there were.
    fn end(&mut self, ended: impl Fn(&UserId, &StoredSession) -> bool) -> u64 {
        let before = self.sessions.len();
        self.sessions.retain(|_, (id, session)| !ended(id, session));
        (before - self.sessions.len()) as u64
    }

    fn add(&mut self, kept: StoredPerson) -> bool {
        let id = kept.me.person.id.clone();
        let free = !self.people.contains_key(&id);
        if free {
            self.people.insert(id, Some(kept));
        }
        free
    }
}

fn new(id: &UserId, name: &str, kind: PersonKind, now: WallMillis) -> StoredPerson {
    StoredPerson {
        me: Me {
            person: Person {
                id: id.clone(),
                name: name.to_owned(),
                kind,
            },
            login: None,
            settings: Settings::default(),
            since: now,
        },
        password_hash: None,
        owner: None,
    }
}

impl MemoryPeople {
    fn all(&self) -> MutexGuard<'_, All> {
        // No change below can stop half-way.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, id: &UserId, change: impl FnOnce(&mut StoredPerson)) -> bool {
        self.all().here_mut(id).map(change).is_some()
    }
}

#[async_trait]
impl PeopleStore for MemoryPeople {
    async fn add_guest(
        &self,
        id: &UserId,
        name: &str,
        settings: &Settings,
        now: WallMillis,
    ) -> Result<bool, StoreError> {
        let mut guest = new(id, name, PersonKind::Guest, now);
        guest.me.settings = settings.clone();
        Ok(self.all().add(guest))
    }

    async fn make_account(
        &self,
        id: &UserId,
        login: &str,
        password_hash: &str,
        (token, session): (&TokenHash, &StoredSession),
    ) -> Result<AccountMade, StoreError> {
        let mut all = self.all();
        let holder = all.login(login).map(|kept| kept.me.person.id.clone());
        if holder.is_some_and(|holder| holder != *id) {
            return Ok(AccountMade::LoginTaken);
        }
        match all.here_mut(id) {
            Some(guest) if guest.me.person.kind == PersonKind::Guest => {
                guest.me.person.kind = PersonKind::Account;
                guest.me.login = Some(folded(login));
                guest.password_hash = Some(password_hash.to_owned());
                all.end(|owner, _| owner == id);
                all.sessions.insert(*token, (id.clone(), session.clone()));
                Ok(AccountMade::Done)
            }
            _ => Ok(AccountMade::NotAGuest),
        }
    }

    async fn add_bot(
        &self,
        owner: &UserId,
        id: &UserId,
        name: &str,
        now: WallMillis,
    ) -> Result<bool, StoreError> {
        let mut all = self.all();
        let is_person = |owner: &StoredPerson| owner.me.person.kind != PersonKind::Bot;
        if !all.here(owner).is_some_and(is_person) {
            return Ok(false);
        }
        let mut bot = new(id, name, PersonKind::Bot, now);
        bot.owner = Some(owner.clone());
        Ok(all.add(bot))
    }

    async fn person(&self, id: &UserId) -> Result<Option<StoredPerson>, StoreError> {
        Ok(self.all().here(id).cloned())
    }

    async fn by_login(&self, login: &str) -> Result<Option<StoredPerson>, StoreError> {
        Ok(self.all().login(login).cloned())
    }

    async fn by_session(
        &self,
        token: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<(StoredPerson, StoredSession)>, StoreError> {
        let all = self.all();
        let session = all.sessions.get(token);
        Ok(session
            .filter(|(_, session)| session.expires.is_none_or(|end| end > now))
            .and_then(|(id, session)| Some((all.here(id)?.clone(), session.clone()))))
    }

    async fn bots(&self, owner: &UserId) -> Result<Vec<StoredPerson>, StoreError> {
        Ok(self.all().bots(owner))
    }

    async fn rename(&self, id: &UserId, name: &str) -> Result<bool, StoreError> {
        Ok(self.change(id, |kept| name.clone_into(&mut kept.me.person.name)))
    }

    async fn set_settings(&self, id: &UserId, settings: &Settings) -> Result<bool, StoreError> {
        Ok(self.change(id, |kept| kept.me.settings = settings.clone()))
    }

    async fn set_password(&self, id: &UserId, password_hash: &str) -> Result<bool, StoreError> {
        let mut all = self.all();
        let account = all.here_mut(id).filter(|kept| kept.me.login.is_some());
        Ok(account
            .map(|kept| kept.password_hash = Some(password_hash.to_owned()))
            .is_some())
    }

    async fn add_session(
        &self,
        token: &TokenHash,
        id: &UserId,
        session: &StoredSession,
    ) -> Result<bool, StoreError> {
        let mut all = self.all();
        if all.here(id).is_none() || all.sessions.contains_key(token) {
            return Ok(false);
        }
        all.sessions.insert(*token, (id.clone(), session.clone()));
        Ok(true)
    }

    async fn touch(&self, token: &TokenHash, now: WallMillis) -> Result<(), StoreError> {
        if let Some((_, session)) = self.all().sessions.get_mut(token) {
            session.seen = session.seen.max(now);
        }
        Ok(())
    }

    async fn sessions(&self, id: &UserId) -> Result<Vec<StoredSession>, StoreError> {
        Ok(self.all().sessions(id))
    }

    async fn remove_session(&self, token: &TokenHash) -> Result<bool, StoreError> {
        Ok(self.all().sessions.remove(token).is_some())
    }

    async fn remove_sessions(&self, id: &UserId) -> Result<u64, StoreError> {
        Ok(self.all().end(|owner, _| owner == id))
    }

    async fn open_sessions(
        &self,
        tokens: &[TokenHash],
        now: WallMillis,
    ) -> Result<BTreeSet<TokenHash>, StoreError> {
        let mut open = BTreeSet::new();
        for token in tokens {
            let found = self.by_session(token, now).await?;
            open.extend(found.map(|_| *token));
        }
        Ok(open)
    }

    async fn device_login(
        &self,
        device: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<String>, StoreError> {
        let all = self.all();
        let known = all.devices.get(device);
        Ok(known
            .filter(|(_, info)| info.expires > now)
            .and_then(|(id, _)| all.here(id)?.me.login.clone()))
    }

    async fn add_device(
        &self,
        device: &TokenHash,
        id: &UserId,
        info: &StoredDevice,
        instead_of: Option<&TokenHash>,
        most: u32,
    ) -> Result<bool, StoreError> {
        let mut all = self.all();
        let account = all.here(id).filter(|kept| kept.me.login.is_some());
        if account.is_none() {
            return Ok(false);
        }
        all.forget(|hash, owner, _| Some(hash) == instead_of && owner == id);
        all.devices.insert(*device, (id.clone(), info.clone()));
        let gone: Vec<TokenHash> = all
            .devices(id)
            .into_iter()
            .skip(most as usize)
            .map(|(hash, _)| hash)
            .collect();
        all.forget(|hash, _, _| gone.contains(hash));
        Ok(true)
    }

    async fn remove_devices(
        &self,
        id: &UserId,
        but: Option<&TokenHash>,
    ) -> Result<u64, StoreError> {
        let gone = |hash: &TokenHash, owner: &UserId| owner == id && Some(hash) != but;
        Ok(self.all().forget(|hash, owner, _| gone(hash, owner)))
    }

    async fn remove_expired(&self, now: WallMillis) -> Result<u64, StoreError> {
        let over = |session: &StoredSession| session.expires.is_some_and(|end| end <= now);
        let mut all = self.all();
        Ok(all.end(|_, session| over(session)) + all.forget(|_, _, device| device.expires <= now))
    }

    async fn unused_tables(
        &self,
        _since: WallMillis,
        _limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }

    async fn remove_unplayed(
        &self,
        _closed: Range<WallMillis>,
        _limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }

    async fn pack(
        &self,
        _before: WallMillis,
        _remove_unplayed: bool,
        _limit: u32,
    ) -> Result<Packing, StoreError> {
        Ok(Packing::default())
    }

    /// Without tables nobody can tell who sits at one, so all stay.
    async fn remove_guests(&self, _idle: &Idle, _limit: u32) -> Result<Vec<UserId>, StoreError> {
        Ok(Vec::new())
    }

    async fn delete(&self, id: &UserId, _now: WallMillis) -> Result<Vec<UserId>, StoreError> {
        let mut all = self.all();
        let bots = all.bots(id).into_iter().map(|bot| bot.me.person.id);
        let person = all.here(id).map(|kept| kept.me.person.id.clone());
        let mut gone: Vec<UserId> = bots.chain(person).collect();
        gone.sort();
        for id in &gone {
            all.people.insert(id.clone(), None);
        }
        all.end(|owner, _| gone.contains(owner));
        all.forget(|_, owner, _| gone.contains(owner));
        Ok(gone)
    }

    async fn export(&self, id: &UserId) -> Result<Option<Export>, StoreError> {
        let all = self.all();
        Ok(all.here(id).map(|kept| Export {
            me: kept.me.clone(),
            sessions: all.sessions(id),
            devices: all.devices(id).into_iter().map(|(_, info)| info).collect(),
            bots: all.bots(id).into_iter().map(|bot| bot.me).collect(),
            tables: Vec::new(),
            made: Vec::new(),
            seen: Vec::new(),
            said: Vec::new(),
            done: Vec::new(),
            dailies: Vec::new(),
        }))
    }
}

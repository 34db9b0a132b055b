//! A fair queue: who is next to have time, where all who ask are to have the same share of it.
//!
//! Time is shared between wide networks; the share of each between its near networks; theirs between their people.
//! Among those who wait, the one is next who has had the least. Who comes anew counts as having had what the one had who
//! was chosen last: so nobody saves time up by not asking, and nobody is behind those who have asked for long. What
//! follows is the promise: **who comes anew is next after at most one job of each other that waits beside them, however
//! many jobs those have**. Besides, a network may have a bound on its time in a minute.
//!
//! Several nodes have a queue each, and tell each other the time that was had at them. It counts as if it had been had here:
//! so whoever has a lot done at one node comes later at another, and a network that has its minute at several nodes has one
//! in advance at each of them once, and then no more than at one. Who owns what is known by digests, which are the same at
//! every node.
//!
//! There is no clock in it.

use std::collections::{BTreeMap, HashMap};

use pantheon_tables::{Origin, Takes};
use pantheon_wire::WallMillis;

use crate::token_buckets::digest;

const MINUTE: u64 = 60_000;
/// How many networks, or people, are remembered that have nothing going but have had more time than others.
const REMEMBERED: usize = 4_096;

/// How much time one network may have in a minute, in milliseconds; nothing where there is no bound.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bounds {
    /// A near network.
    pub(super) near: Option<u64>,
    /// A wide one.
    pub(super) wide: Option<u64>,
}

impl Bounds {
    /// The same, from the widest to a person, who has none.
    const fn each(&self) -> [Option<u64>; 3] {
        [self.wide, self.near, None]
    }
}

/// Accepts jobs somebody takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Accepts {
    /// Any.
    All,
    /// Only quick ones.
    Quick,
}

impl Accepts {
    const fn takes(self) -> &'static [Takes] {
        match self {
            Self::All => &[Takes::Quick, Takes::Long],
            Self::Quick => &[Takes::Quick],
        }
    }
}

/// What a job counts for while it isn't known yet how long it takes, in milliseconds.
const fn guess(takes: Takes) -> u64 {
    match takes {
        Takes::Quick => 50,
        Takes::Long => 2_000,
    }
}

/// Whose a job is: the digests of a wide network, a near one, a person.
pub(crate) type Owner = [u64; 3];

fn owner(origin: &Origin) -> Owner {
    let person = digest(&origin.person.as_str());
    let network = &origin.network;
    if network.wide.is_empty() {
        // Where nobody knows where somebody is, they are alone there.
        return [person; 3];
    }
    [
        digest(&network.wide.as_str()),
        digest(&network.near.as_str()),
        person,
    ]
}

/// A job whose turn it is. Whoever took it says when it is done.
#[derive(Debug)]
pub(super) struct Turn<T> {
    pub(super) what: T,
    owner: Owner,
    takes: Takes,
}

impl<T> Turn<T> {
    /// Makes something of the job. It stays the same turn.
    pub(super) async fn map_async<U>(self, make: impl AsyncFnOnce(T) -> U) -> Turn<U> {
        Turn {
            what: make(self.what).await,
            owner: self.owner,
            takes: self.takes,
        }
    }
}

/// All shares, with the jobs that wait.
#[derive(Debug)]
pub(super) struct FairQueue<T> {
    root: Share<T>,
    bounds: Bounds,
    /// How many came or were chosen so far.
    number: u64,
    /// The time that was had here and that other nodes weren't told of, in milliseconds, if there are others.
    untold: Option<HashMap<Owner, u64>>,
}

impl<T> FairQueue<T> {
    pub(super) fn new(bounds: Bounds) -> Self {
        Self {
            root: Share::new(None),
            bounds,
            number: 0,
            untold: None,
        }
    }

    /// How many wait.
    pub(super) const fn waiting(&self) -> usize {
        self.root.waiting
    }

    /// How many wait though their time has come, since their network has had its own of this minute.
    pub(super) fn held(&self, now: WallMillis) -> usize {
        self.root.held(now)
    }

    /// Somebody has a job to be done, not before a moment.
    pub(super) fn push(&mut self, origin: &Origin, takes: Takes, not_before: WallMillis, what: T) {
        self.number += 1;
        let mut share = &mut self.root;
        share.waiting += 1;
        for (name, bound) in owner(origin).into_iter().zip(self.bounds.each()) {
            let next = share.below.entry(name).or_insert_with(|| Share::new(bound));
            if next.is_idle() {
                next.since = self.number;
            }
            next.waiting += 1;
            share = next;
        }
        share.lines[takes as usize].insert((not_before, self.number), what);
    }

    /// The job that is next, if the time of one has come; else when to look again, if one waits.
    pub(super) fn take(
        &mut self,
        now: WallMillis,
        accepts: Accepts,
    ) -> Result<Turn<T>, Option<WallMillis>> {
        match self.root.ready_at(accepts) {
            Some(at) if at <= now => {}
            later => return Err(later),
        }
        self.number += 1;
        let mut names = Vec::with_capacity(3);
        let taken = self.root.take(now, accepts, self.number, &mut names);
        let (takes, what) = taken.ok_or(None)?;
        let owner = names.try_into().map_err(|_| None)?;
        Ok(Turn { what, owner, takes })
    }

    /// A job has been done in so many milliseconds.
    pub(super) fn done<U>(&mut self, turn: &Turn<U>, millis: u64, now: WallMillis) {
        self.root.done(&turn.owner, turn.takes, millis, now);
        if let Some(untold) = &mut self.untold {
            *untold.entry(turn.owner).or_default() += millis.max(1);
        }
    }

    /// The time that was had here since this was last asked, of those who had so much at least, in milliseconds. From the
    /// first call on it is noted.
    pub(super) fn take_had(&mut self, least: u64) -> Vec<(Owner, u64)> {
        let untold = self.untold.get_or_insert_default();
        untold.extract_if(|_, had| *had >= least).collect()
    }

    /// Somebody had so much time at another node.
    pub(super) fn charge(&mut self, owner: &Owner, millis: u64, now: WallMillis) {
        self.number += 1;
        let (bounds, number) = (self.bounds.each(), self.number);
        self.root.charge(owner, &bounds, number, millis, now);
    }

    /// Lets the newest job go of whoever has most waiting, unless the one for whom it is to make room has as many.
    pub(super) fn make_room(&mut self, origin: &Origin) -> Option<T> {
        let [wide, ..] = owner(origin);
        let own = self.root.below.get(&wide);
        let own = own.map_or(0, |share| share.waiting);
        let most = self.root.below.values().map(|share| share.waiting).max();
        if most? <= own + 1 {
            return None;
        }
        self.root.drop_newest()
    }
}

/// What somebody has had, and what of theirs waits: everybody, a network, or a person.
#[derive(Debug)]
struct Share<T> {
    /// The time that they had, in milliseconds: whoever has had the least is next.
    had: u64,
    /// Who has had the same is next in this order.
    since: u64,
    /// How many of their jobs are being done.
    running: usize,
    /// How many of their jobs wait.
    waiting: usize,
    bound: Option<Bound>,
    /// What the one below had that was chosen last. Newcomers begin with it.
    floor: u64,
    below: BTreeMap<u64, Self>,
    /// Jobs of a person: quick ones and long ones, each in the order in which they may be done.
    lines: [BTreeMap<(WallMillis, u64), T>; 2],
}

/// A bound on the time in a minute, as the moment at which all that was had is paid for.
#[derive(Debug)]
struct Bound {
    most: u64,
    paid_at: WallMillis,
}

impl<T> Share<T> {
    fn new(bound: Option<u64>) -> Self {
        Self {
            had: 0,
            since: 0,
            running: 0,
            waiting: 0,
            bound: bound.map(|most| Bound {
                most: most.max(1),
                paid_at: 0,
            }),
            floor: 0,
            below: BTreeMap::new(),
            lines: [BTreeMap::new(), BTreeMap::new()],
        }
    }

    const fn is_idle(&self) -> bool {
        self.waiting == 0 && self.running == 0
    }

    /// When a job of theirs may be done, if one waits.
    fn ready_at(&self, accepts: Accepts) -> Option<WallMillis> {
        let lines = accepts.takes().iter().map(|takes| {
            let line = &self.lines[*takes as usize];
            line.first_key_value().map(|((at, _), _)| *at)
        });
        let below = self.below.values().map(|share| share.ready_at(accepts));
        let at = lines.chain(below).flatten().min()?;
        let paid = self.bound.as_ref().map_or(0, Bound::free_at);
        Some(at.max(paid))
    }

    fn held(&self, now: WallMillis) -> usize {
        if self.bound.as_ref().is_some_and(|b| b.free_at() > now) {
            return self.waiting;
        }
        self.below.values().map(|share| share.held(now)).sum()
    }

    fn take(
        &mut self,
        now: WallMillis,
        accepts: Accepts,
        number: u64,
        names: &mut Vec<u64>,
    ) -> Option<(Takes, T)> {
        let ready = |share: &Self| share.ready_at(accepts).is_some_and(|at| at <= now);
        let next = self.below.iter_mut().filter(|(_, share)| ready(share));
        let floor = self.floor;
        // Who asked for nothing, or might have nothing, while others had time is as far as they are, and not before.
        let next = next.min_by_key(|(_, share)| (share.had.max(floor), share.since));
        let taken = match next {
            Some((name, share)) => {
                share.had = share.had.max(floor);
                self.floor = share.had;
                share.since = number;
                names.push(*name);
                let (takes, what) = share.take(now, accepts, number, names)?;
                share.running += 1;
                share.had += guess(takes);
                if let Some(bound) = &mut share.bound {
                    bound.spend(guess(takes), now);
                }
                (takes, what)
            }
            None => self.first(accepts)?,
        };
        self.waiting -= 1;
        Some(taken)
    }

    /// The first of a person's jobs.
    fn first(&mut self, accepts: Accepts) -> Option<(Takes, T)> {
        let first = |takes: &&Takes| {
            let line = &self.lines[**takes as usize];
            line.first_key_value().map(|(key, _)| *key)
        };
        let lines = accepts.takes().iter();
        let takes = *lines
            .filter(|takes| first(takes).is_some())
            .min_by_key(first)?;
        let (_, what) = self.lines[takes as usize].pop_first()?;
        Some((takes, what))
    }

    fn done(&mut self, owner: &[u64], takes: Takes, millis: u64, now: WallMillis) {
        let Some((name, rest)) = owner.split_first() else {
            return;
        };
        if let Some(share) = self.below.get_mut(name) {
            share.running = share.running.saturating_sub(1);
            // Nothing is for nothing: else whoever asks for what takes no time would always be next.
            share.had = (share.had + millis.max(1)).saturating_sub(guess(takes));
            if let Some(bound) = &mut share.bound {
                bound.correct(guess(takes), millis.max(1));
            }
            share.done(rest, takes, millis, now);
        }
        self.forget(now);
    }

    fn charge(
        &mut self,
        owner: &[u64],
        bounds: &[Option<u64>],
        number: u64,
        millis: u64,
        now: WallMillis,
    ) {
        if let (Some((name, owner)), Some((bound, bounds))) =
            (owner.split_first(), bounds.split_first())
        {
            let floor = self.floor;
            let share = self.below.entry(*name).or_insert_with(|| Self {
                since: number,
                ..Self::new(*bound)
            });
            share.had = share.had.max(floor).saturating_add(millis);
            if let Some(bound) = &mut share.bound {
                bound.spend(millis, now);
            }
            share.charge(owner, bounds, number, millis, now);
        }
        self.forget(now);
    }

    /// Whether they, or one below, had more than is paid for.
    fn owes(&self, now: WallMillis) -> bool {
        let unpaid = |bound: &Bound| bound.paid_at > now;
        self.bound.as_ref().is_some_and(unpaid) || self.below.values().any(|share| share.owes(now))
    }

    /// Forgets those below of whom nothing needs to be known.
    fn forget(&mut self, now: WallMillis) {
        if self.below.values().all(Self::is_idle) {
            // Nobody is to be before or behind anybody when all begin anew.
            let most = self.below.values().map(|share| share.had).max();
            self.floor = self.floor.max(most.unwrap_or(0));
        }
        let floor = self.floor;
        self.below
            .retain(|_, share| !share.is_idle() || share.had > floor || share.owes(now));
        if self.below.len() > REMEMBERED {
            self.below.retain(|_, share| !share.is_idle());
        }
    }

    fn drop_newest(&mut self) -> Option<T> {
        let fullest = self.below.values_mut().max_by_key(|share| share.waiting);
        let dropped = if let Some(share) = fullest {
            share.drop_newest()?
        } else {
            let line = self.lines.iter_mut().max_by_key(|line| line.len())?;
            line.pop_last()?.1
        };
        self.waiting -= 1;
        Some(dropped)
    }
}

impl Bound {
    /// From when on there is time again: at most what a minute gives may be had in advance.
    const fn free_at(&self) -> WallMillis {
        self.paid_at.saturating_sub(MINUTE)
    }

    fn price(&self, millis: u64) -> u64 {
        millis.saturating_mul(MINUTE) / self.most
    }

    fn spend(&mut self, millis: u64, now: WallMillis) {
        self.paid_at = self.paid_at.max(now) + self.price(millis);
    }

    fn correct(&mut self, guessed: u64, millis: u64) {
        self.paid_at = (self.paid_at + self.price(millis)).saturating_sub(self.price(guessed));
    }
}

#[cfg(test)]
mod tests {
    use pantheon_engine::{Random as _, Rng};
    use pantheon_tables::Network;
    use pantheon_wire::UserId;

    use super::*;

    const NOW: WallMillis = 1_000_000;

    fn from(wide: &str, near: &str, person: &str) -> Origin {
        Origin {
            network: Network {
                wide: wide.to_owned(),
                near: near.to_owned(),
            },
            person: UserId::from(person),
        }
    }

    fn queue() -> FairQueue<String> {
        FairQueue::new(Bounds::default())
    }

    fn push(queue: &mut FairQueue<String>, origin: &Origin, takes: Takes, name: &str) {
        queue.push(origin, takes, NOW, name.to_owned());
    }

    /// An attacker at one wide network, with many addresses and people, queues many long jobs.
    fn attack(queue: &mut FairQueue<String>, wide: &str, jobs: usize) {
        for job in 0..jobs {
            let near = format!("{wide}.{}", job % 16);
            let person = format!("{near}.{}", job % 50);
            push(queue, &from(wide, &near, &person), Takes::Long, wide);
        }
    }

    /// How many jobs are begun before one of this name is.
    fn before(queue: &mut FairQueue<String>, name: &str) -> usize {
        let mut others = 0;
        loop {
            let turn = queue.take(NOW, Accepts::All).expect("it waits");
            if turn.what == name {
                return others;
            }
            others += 1;
        }
    }

    #[test]
    fn an_honest_job_is_next_however_many_an_attacker_has_queued() {
        for queued in [1, 10, 237, 5_000] {
            let mut queue = queue();
            attack(&mut queue, "attacker", queued);
            let thinks = queue.take(NOW, Accepts::All).unwrap();
            push(
                &mut queue,
                &from("home", "h", "ann"),
                Takes::Quick,
                "honest",
            );
            assert_eq!(before(&mut queue, "honest"), 0);
            queue.done(&thinks, 2_000, NOW);
        }
    }

    #[test]
    fn an_honest_job_waits_for_at_most_one_of_each_other_network_whatever_happened_before() {
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let mut queue = queue();
            let mut running = Vec::new();
            let networks = 1 + rng.below(8) as usize;
            for _ in 0..rng.below(300) {
                let wide = format!("attacker {}", rng.below(networks as u32));
                match rng.below(4) {
                    0 => attack(&mut queue, &wide, 1 + rng.below(20) as usize),
                    1 => push(&mut queue, &from(&wide, "n", "p"), Takes::Quick, &wide),
                    2 => running.extend(queue.take(NOW, Accepts::All).ok()),
                    _ => {
                        if let Some(turn) = running.pop() {
                            queue.done(&turn, u64::from(rng.below(4_000)), NOW);
                        }
                    }
                }
            }
            attack(&mut queue, "attacker 0", 100);
            push(&mut queue, &from("home", "h", "ann"), Takes::Long, "honest");
            let others = before(&mut queue, "honest");
            assert!(others <= networks, "seed {seed}: {others} of {networks}");
        }
    }

    #[test]
    fn time_is_shared_and_not_jobs() {
        let mut queue = queue();
        let (long, quick) = (from("a", "a", "a"), from("b", "b", "b"));
        for _ in 0..200 {
            push(&mut queue, &long, Takes::Long, "long");
            push(&mut queue, &quick, Takes::Quick, "quick");
        }
        let (mut had, mut jobs) = ([0; 2], [0; 2]);
        for _ in 0..150 {
            let turn = queue.take(NOW, Accepts::All).unwrap();
            let (place, millis) = if turn.what == "long" {
                (0, 2_000)
            } else {
                (1, 40)
            };
            had[place] += millis;
            jobs[place] += 1;
            queue.done(&turn, millis, NOW);
        }
        assert!(jobs[1] > 30 * jobs[0], "{jobs:?}");
        assert!(had[0].abs_diff(had[1]) <= 2_000, "{had:?}");
    }

    #[test]
    fn neighbours_and_people_of_one_network_share_its_part() {
        let mut queue = queue();
        for job in 0..90 {
            let name = format!("crowd {job}");
            push(
                &mut queue,
                &from("w", "crowded", &name),
                Takes::Long,
                "crowd",
            );
            push(
                &mut queue,
                &from("w", "shared", "many"),
                Takes::Long,
                "many",
            );
        }
        push(&mut queue, &from("w", "alone", "ann"), Takes::Long, "ann");
        push(&mut queue, &from("w", "shared", "bob"), Takes::Long, "bob");
        let mut begun = Vec::new();
        for _ in 0..6 {
            begun.push(queue.take(NOW, Accepts::All).unwrap().what);
        }
        assert!(begun[..3].contains(&"ann".to_owned()), "{begun:?}");
        assert!(begun.contains(&"bob".to_owned()), "{begun:?}");
    }

    #[test]
    fn who_takes_only_quick_jobs_is_kept_free_of_long_ones() {
        let mut queue = queue();
        attack(&mut queue, "attacker", 50);
        assert_eq!(queue.take(NOW, Accepts::Quick).unwrap_err(), None);
        push(
            &mut queue,
            &from("attacker", "n", "p"),
            Takes::Quick,
            "quick",
        );
        assert_eq!(queue.take(NOW, Accepts::Quick).unwrap().what, "quick");
    }

    #[test]
    fn a_network_that_has_had_its_minute_waits_and_then_goes_on() {
        for bounds in [
            Bounds {
                near: Some(30_000),
                wide: None,
            },
            Bounds {
                near: None,
                wide: Some(30_000),
            },
        ] {
            let mut queue: FairQueue<String> = FairQueue::new(bounds);
            let busy = from("w", "n", "p");
            for _ in 0..40 {
                push(&mut queue, &busy, Takes::Long, "busy");
            }
            let mut done = 0;
            while let Ok(turn) = queue.take(NOW, Accepts::All) {
                queue.done(&turn, 2_000, NOW);
                done += 1;
            }
            assert_eq!(done, 16, "30 s, and the one that goes beyond");
            push(&mut queue, &from("home", "h", "ann"), Takes::Long, "honest");
            assert_eq!(queue.take(NOW, Accepts::All).unwrap().what, "honest");
            assert_eq!(queue.held(NOW), 24);
            let later = queue.take(NOW, Accepts::All).unwrap_err().unwrap();
            assert_eq!(later, NOW + 4_000);
            assert!(queue.take(later - 1, Accepts::All).is_err());
            assert_eq!(queue.held(later), 0);
            assert!(queue.take(later, Accepts::All).is_ok());
        }
    }

    /// What a network gets done in so many seconds at each of some nodes, which tell each other what was had every quarter
    /// of a second, or not.
    fn had_in(seconds: u64, nodes: usize, tell: bool) -> u64 {
        let bounds = Bounds {
            near: Some(30_000),
            wide: Some(30_000),
        };
        let mut nodes: Vec<FairQueue<String>> =
            (0..nodes).map(|_| FairQueue::new(bounds)).collect();
        let mut had = 0;
        for quarter in 0..4 * seconds {
            let now = NOW + quarter * 250;
            for node in &mut nodes {
                push(node, &from("w", "n", "p"), Takes::Long, "greedy");
                while let Ok(turn) = node.take(now, Accepts::All) {
                    node.done(&turn, 500, now);
                    had += 500;
                }
            }
            for index in 0..nodes.len() {
                let told = nodes[index].take_had(0);
                let others = nodes.iter_mut().enumerate();
                for (_, other) in others.filter(|(other, _)| tell && *other != index) {
                    for (owner, millis) in &told {
                        other.charge(owner, *millis, now);
                    }
                }
            }
        }
        had / 1_000
    }

    #[test]
    fn a_network_at_several_nodes_has_a_minute_in_advance_at_each_and_then_what_one_gives() {
        // Half a minute in advance, and half of the time.
        let one = had_in(600, 1, true);
        assert!((328..=332).contains(&one), "{one}");
        let three = had_in(600, 3, true);
        assert!((300..=300 + 3 * 30 + 3 * 2).contains(&three), "{three}");
        let deaf = had_in(600, 3, false);
        assert!(deaf >= 3 * 328, "nodes that don't hear each other: {deaf}");
    }

    #[test]
    fn who_has_had_time_at_another_node_comes_later_here() {
        let (mut here, mut there) = (queue(), queue());
        assert!(there.take_had(0).is_empty());
        push(&mut here, &from("c", "c", "c"), Takes::Long, "thinks");
        let thinks = here.take(NOW, Accepts::All).unwrap();
        push(&mut there, &from("a", "a", "a"), Takes::Long, "there");
        let turn = there.take(NOW, Accepts::All).unwrap();
        there.done(&turn, 5_000, NOW);
        assert!(there.take_had(5_001).is_empty(), "it isn't so much yet");
        for (owner, millis) in there.take_had(5_000) {
            here.charge(&owner, millis, NOW);
        }
        assert!(there.take_had(0).is_empty(), "it is told once");
        for name in ["a", "b"] {
            for _ in 0..3 {
                push(&mut here, &from(name, name, name), Takes::Long, name);
            }
        }
        here.done(&thinks, 2_000, NOW);
        let order: Vec<String> = std::iter::from_fn(|| {
            let turn = here.take(NOW, Accepts::All).ok()?;
            here.done(&turn, 2_000, NOW);
            Some(turn.what)
        })
        .collect();
        assert_eq!(order, ["b", "b", "b", "a", "a", "a"]);
    }

    #[test]
    fn nothing_is_kept_of_those_who_have_something_going_elsewhere_alone() {
        let mut queue = FairQueue::<String>::new(Bounds {
            near: Some(60_000),
            wide: None,
        });
        for number in 0..10_000 {
            queue.charge(&[number, number, number], 10, NOW);
        }
        assert!(queue.root.below.len() <= REMEMBERED + 1);
        queue.charge(&[0, 0, 0], 10, NOW + 10 * MINUTE);
        assert_eq!(queue.root.below.len(), 1, "the others have paid");
    }

    #[test]
    fn when_there_is_no_room_the_newest_of_whoever_has_most_goes() {
        let mut queue = queue();
        attack(&mut queue, "attacker", 9);
        push(
            &mut queue,
            &from("home", "h", "ann"),
            Takes::Quick,
            "honest",
        );
        let ann = from("home", "h", "ann");
        assert_eq!(queue.make_room(&ann), Some("attacker".to_owned()));
        assert_eq!(queue.waiting(), 9);
        assert_eq!(queue.make_room(&from("attacker", "n", "p")), None);
    }

    #[test]
    fn nothing_is_kept_of_those_who_have_nothing_going() {
        let mut queue = queue();
        for number in 0..1_000 {
            let name = number.to_string();
            push(&mut queue, &from(&name, &name, &name), Takes::Quick, "job");
        }
        while let Ok(turn) = queue.take(NOW, Accepts::All) {
            queue.done(&turn, 10, NOW);
        }
        assert_eq!((queue.waiting(), queue.root.below.len()), (0, 0));
    }

    #[test]
    fn nothing_is_begun_before_its_time() {
        let mut queue = queue();
        let ann = from("home", "h", "ann");
        queue.push(&ann, Takes::Quick, NOW + 500, "later".to_owned());
        assert_eq!(queue.take(NOW, Accepts::All).unwrap_err(), Some(NOW + 500));
        queue.push(&ann, Takes::Quick, NOW, "now".to_owned());
        assert_eq!(queue.take(NOW, Accepts::All).unwrap().what, "now");
        assert!(queue.take(NOW + 499, Accepts::All).is_err());
        assert_eq!(queue.take(NOW + 500, Accepts::All).unwrap().what, "later");
    }
}

//! Tables are found without reading their logs.

use pantheon_tables::{Appended, Browse, Summary, TableStore};
use pantheon_wire::{Access, Spectators, Status, TableId};

use crate::samples::{first, make, ready, said, setup, summary, table, user};

fn ids(tables: &[TableId]) -> Vec<&str> {
    tables.iter().map(TableId::as_str).collect()
}

both! {
    async fn lists_have_what_was_asked_for(place) {
        let store = place.open().await;
        let tables = [
            ("a", 10, "chess", Access::Public, Status::Gathering, "ann"),
            ("b", 20, "chess", Access::Private, Status::Playing, "bob"),
            ("c", 20, "go", Access::Public, Status::Playing, "ann"),
            ("d", 30, "chess", Access::Public, Status::Over, "bob"),
            ("e", 40, "chess", Access::Public, Status::Paused, "ann"),
        ];
        for (name, made, title, access, status, member) in tables {
            let mut setup = setup("ann");
            setup.made = made;
            setup.plan.title = title.to_owned();
            if ["b", "d"].contains(&name) {
                setup.plan.spectators = Spectators::Welcome { delay: 60 };
            }
            let summary = Summary { status, access, members: vec![user(member), user("eve"), user("eve")], due: None };
            let mut first = first("ann");
            first.at = made * 10;
            assert_eq!(store.create(&table(name), &setup, &first, &summary).await, Ok(Appended::Done));
        }
        let list = async |browse: Browse| {
            let listed = store.list(&Browse { limit: 10, ..browse }).await.unwrap();
            listed.into_iter().map(|listed| listed.id.0).collect::<String>()
        };
        let any = Browse::default;
        assert_eq!(list(any()).await, "edcba");
        assert_eq!(list(Browse { title: Some("chess".to_owned()), ..any() }).await, "edba");
        assert_eq!(list(Browse { status: vec![Status::Playing], ..any() }).await, "cb");
        assert_eq!(list(Browse { status: vec![Status::Gathering, Status::Over], ..any() }).await, "da");
        let lagging = |since| Browse { status: vec![Status::Gathering], lagging_since: Some(since), ..any() };
        assert_eq!(list(lagging(299)).await, "dba");
        assert_eq!(list(lagging(300)).await, "ba");
        assert_eq!(list(Browse { access: Some(Access::Private), ..any() }).await, "b");
        assert_eq!(list(Browse { member: Some(user("bob")), ..any() }).await, "db");
        assert_eq!(list(Browse { member: Some(user("eve")), ..any() }).await, "edcba");
        assert_eq!(list(Browse { member: Some(user("zoe")), ..any() }).await, "");
        assert_eq!(list(Browse { changed_after: Some(200), ..any() }).await, "ed");
        assert_eq!(list(Browse { after: Some(table("d")), ..any() }).await, "cba");
        assert_eq!(list(Browse { after: Some(table("c")), ..any() }).await, "ba");
        assert_eq!(list(Browse { after: Some(table("none")), ..any() }).await, "");
        let all = Browse {
            title: Some("chess".to_owned()), status: vec![Status::Gathering, Status::Playing],
            access: Some(Access::Public), member: Some(user("ann")), near: None, wide: None,
            changed_after: Some(1), after: Some(table("e")), limit: 5, lagging_since: None,
        };
        assert_eq!(list(all).await, "a");
        assert_eq!(list(Browse { title: Some("'; DROP TABLE log; --".to_owned()), ..any() }).await, "");
    }

    async fn pages_of_a_list_have_each_table_once(place) {
        let store = place.open().await;
        for number in 0..25 {
            // All made at the same time.
            make(&store, &format!("t{number}")).await;
        }
        let (mut seen, mut after) = (Vec::new(), None);
        loop {
            let page = store.list(&Browse { limit: 4, after, ..Browse::default() }).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some(last.id.clone());
            seen.extend(page.into_iter().map(|listed| listed.id.0));
        }
        let mut sorted: Vec<String> = (0..25).map(|number| format!("t{number}")).collect();
        sorted.sort();
        sorted.reverse();
        assert_eq!(seen, sorted);
    }

    async fn a_summary_is_replaced_with_its_row_or_not_at_all(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        let by = async |member: &str| {
            let browse = Browse { member: Some(user(member)), limit: 9, ..Browse::default() };
            store.list(&browse).await.unwrap().len()
        };
        let playing = Summary { status: Status::Playing, access: Access::Private, members: vec![user("bob"), user("cyd")], due: Some(50) };
        assert_eq!(store.append(&table, &ready(3, "ann", "c"), Some(&playing)).await, Ok(Appended::Conflict));
        assert_eq!((by("ann").await, by("bob").await), (1, 0));
        assert_eq!(store.append(&table, &ready(2, "ann", "c"), Some(&playing)).await, Ok(Appended::Done));
        assert_eq!((by("ann").await, by("bob").await, by("cyd").await), (0, 1, 1));
        let browse = Browse {
            status: vec![Status::Playing], access: Some(Access::Private), limit: 9, ..Browse::default()
        };
        let listed = store.list(&browse).await.unwrap();
        assert_eq!((listed[0].seq, listed[0].changed), (2, 1002));
        // Without a summary only the place moves on.
        assert_eq!(store.append(&table, &said(3, "ann", "x"), None).await, Ok(Appended::Done));
        let listed = store.list(&browse).await.unwrap();
        assert_eq!((listed[0].seq, listed[0].changed), (3, 1003));
        assert_eq!(by("cyd").await, 1);
        assert_eq!(ids(&store.due(50, 9).await.unwrap()), ["t"]);
        assert_eq!(store.append(&table, &said(4, "ann", "x"), Some(&summary())).await, Ok(Appended::Done));
        assert_eq!((by("ann").await, by("bob").await), (1, 0));
        assert!(store.due(u64::MAX, 9).await.unwrap().is_empty());
    }

    async fn what_is_due_is_found_and_can_be_put_off(place) {
        let store = place.open().await;
        for (name, due) in [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(20)), ("e", Some(10))] {
            let summary = Summary { due, ..summary() };
            let made = store.create(&table(name), &setup("ann"), &first("ann"), &summary).await;
            assert_eq!(made, Ok(Appended::Done));
        }
        let due = async |now, limit| ids(&store.due(now, limit).await.unwrap()).concat();
        assert_eq!(due(9, 10).await, "");
        assert_eq!(due(20, 10).await, "bed");
        assert_eq!(due(u64::MAX, 2).await, "be");
        assert_eq!(due(u64::MAX, 10).await, "beda");
        store.put_off(&table("b"), 25).await.unwrap();
        assert_eq!(due(u64::MAX, 10).await, "edba");
        // Whoever put off too far corrects it. Nothing becomes due that wasn't.
        store.put_off(&table("a"), 99).await.unwrap();
        store.put_off(&table("a"), 5).await.unwrap();
        store.put_off(&table("c"), 5).await.unwrap();
        store.put_off(&table("none"), 5).await.unwrap();
        assert_eq!(due(u64::MAX, 10).await, "aedb");
    }

    async fn people_were_last_seen(place) {
        let store = place.open().await;
        assert_eq!(store.last_seen(&table("t")).await, Ok(vec![]));
        let pair = |t: &str, u: &str| (table(t), user(u));
        store.seen(10, &[pair("t", "ann"), pair("t", "bob"), pair("u", "ann"), pair("t", "ann")]).await.unwrap();
        store.seen(20, &[pair("t", "bob")]).await.unwrap();
        store.seen(15, &[pair("t", "bob"), pair("t", "cyd")]).await.unwrap();
        store.seen(16, &[]).await.unwrap();
        let seen = store.last_seen(&table("t")).await.unwrap();
        assert_eq!(seen, [(user("ann"), 10), (user("bob"), 20), (user("cyd"), 15)]);
        let many: Vec<_> = (0..1300).map(|n| (table("many"), user(&format!("u{n}")))).collect();
        store.seen(30, &many).await.unwrap();
        assert_eq!(store.last_seen(&table("many")).await.unwrap().len(), 1300);
    }
}

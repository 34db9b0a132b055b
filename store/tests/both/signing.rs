//! The secret that a server signs with.

both! {
    async fn the_first_secret_is_kept_and_everybody_is_told_it(place) {
        let (one, other) = (place.open().await, place.open().await);
        let asked = tokio::join!(one.signing_secret("mine"), other.signing_secret("theirs"));
        let (first, second) = (asked.0.unwrap(), asked.1.unwrap());
        assert_eq!(first, second);
        assert!(["mine", "theirs"].contains(&first.as_str()));
        assert_eq!(place.open().await.signing_secret("late").await.unwrap(), first);
    }
}

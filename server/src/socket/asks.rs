//! What clients ask, sorted.

use pantheon_wire::Ask;

/// Whether something is done or shown only to who is still signed in.
pub(super) const fn needs_session(ask: &Ask) -> bool {
    match ask {
        Ask::Lobby
        | Ask::Watch { .. }
        | Ask::Do { .. }
        | Ask::Hint { .. }
        | Ask::Try { .. }
        | Ask::DryRun { .. }
        | Ask::Weigh { .. }
        | Ask::Describe { .. }
        | Ask::Captions { .. } => true,
        Ask::Ping | Ask::LeaveLobby | Ask::Unwatch { .. } => false,
    }
}

/// What is asked, in a word that has nothing of what the client wrote.
pub(super) const fn ask_name(ask: &Ask) -> &'static str {
    match ask {
        Ask::Lobby => "lobby",
        Ask::LeaveLobby => "leave-lobby",
        Ask::Watch { .. } => "watch",
        Ask::Unwatch { .. } => "unwatch",
        Ask::Do { .. } => "do",
        Ask::Hint { .. } => "hint",
        Ask::Try { .. } => "try",
        Ask::DryRun { .. } => "dry-run",
        Ask::Weigh { .. } => "weigh",
        Ask::Describe { .. } => "describe",
        Ask::Captions { .. } => "captions",
        Ask::Ping => "ping",
    }
}

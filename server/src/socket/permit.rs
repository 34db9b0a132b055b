//! Whether there is room for one more socket, and whose it is.

use std::sync::Arc;

use axum::http::StatusCode;
use pantheon_tables::Origin;
use pantheon_wire::{Code, Problem, UserId};

use crate::address::Address;
use crate::connection_limits::{ConnectionLimits, ConnectionPermit, Full, Most};
use crate::error::Failure;
use crate::settings::SocketSettings;

/// No sockets yet, of as many as the settings allow.
pub(crate) fn socket_limits(settings: &SocketSettings) -> Arc<ConnectionLimits> {
    let most = Most {
        all: settings.at_once,
        per_address: settings.per_address,
        per_account: settings.each,
    };
    ConnectionLimits::new(most, Some("pantheon_sockets"))
}

/// A socket that was let in, until it is dropped.
#[derive(Debug)]
pub(super) struct SocketPermit {
    _counted: ConnectionPermit,
    user: UserId,
    address: Address,
}

impl SocketPermit {
    /// Lets a socket in, if there is room for it.
    pub(super) fn take(
        limits: &Arc<ConnectionLimits>,
        user: &UserId,
        address: Address,
    ) -> Result<Self, Failure> {
        let counted = limits.admit(address, Some(user)).map_err(refused)?;
        Ok(Self {
            _counted: counted,
            user: user.clone(),
            address,
        })
    }

    /// Who is to be charged for what the socket asks for.
    pub(super) fn origin(&self) -> Origin {
        Origin {
            network: self.address.network(),
            person: self.user.clone(),
        }
    }
}

fn refused(full: Full) -> Failure {
    let too_many = |message| {
        let problem = Problem::new(Code::TooMany, message);
        Failure::from(problem).status(StatusCode::TOO_MANY_REQUESTS)
    };
    match full {
        Full::Server => {
            Problem::new(Code::Busy, "the server has no room for another socket").into()
        }
        Full::Account => too_many("this account has too many sockets"),
        Full::Address => too_many("this address has too many sockets"),
    }
}

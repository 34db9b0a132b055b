//! Who asks too much. Every refusal is counted.

use std::sync::Arc;

use pantheon_store::TokenHash;
use pantheon_wire::UserId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::address::Address;
use crate::address_buckets::AddressBuckets;
use crate::error::Failure;
use crate::metrics;
use crate::settings;
use crate::token_buckets::{Shared, TokenBuckets};

/// All limits of requests.
pub struct RequestLimits {
    /// Requests from one address, without those for files of the web client.
    pub address: AddressBuckets,
    /// Files of the web client that one address asks for.
    pub files: AddressBuckets,
    /// Requests of one account.
    pub account: TokenBuckets<UserId>,
    /// Guests that come from one address.
    pub guests: AddressBuckets,
    /// Passwords that are tried from one address.
    pub sign_in_address: AddressBuckets,
    /// Passwords that are tried for one login from one address.
    pub sign_in_login: TokenBuckets<(String, Address)>,
    /// Passwords that are tried for one login from anywhere, by devices that aren't known.
    pub sign_in_anywhere: TokenBuckets<String>,
    /// Passwords that are tried with one device that is known, or in one session.
    pub sign_in_device: TokenBuckets<TokenHash>,
    /// Tables that one account makes.
    pub new_tables: TokenBuckets<UserId>,
    /// Costly requests of one account, or of one address where nobody is signed in.
    pub costly: TokenBuckets<Payer>,
    costly_at_once: Arc<Semaphore>,
}

/// Who is held to account for a costly request.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Payer {
    /// Somebody who is signed in.
    Account(UserId),
    /// Anybody else at this address.
    Address(Address),
}

impl RequestLimits {
    /// Limits as they are set.
    pub fn new(limits: &settings::LimitSettings) -> Self {
        let times = limits.network_times;
        Self {
            address: AddressBuckets::new("address", limits.address, times),
            files: AddressBuckets::new("files", limits.files, times),
            account: TokenBuckets::new("account", limits.account),
            guests: AddressBuckets::new("guests", limits.guests, times),
            sign_in_address: AddressBuckets::new("sign-in-address", limits.sign_in_address, times),
            sign_in_login: TokenBuckets::new("sign-in-login", limits.sign_in_login),
            sign_in_anywhere: TokenBuckets::new("sign-in-anywhere", limits.sign_in_anywhere),
            sign_in_device: TokenBuckets::new("sign-in-device", limits.sign_in_device),
            new_tables: TokenBuckets::new("new-tables", limits.new_tables),
            costly: TokenBuckets::new("costly", limits.costly),
            costly_at_once: Arc::new(Semaphore::new(limits.costly_at_once)),
        }
    }

    /// Forgets those who haven't asked for so long that no limit concerns them.
    pub fn forget_full(&self) {
        // Named one by one, so that none is left out.
        let Self {
            address,
            files,
            account,
            guests,
            sign_in_address,
            sign_in_login,
            sign_in_anywhere,
            sign_in_device,
            new_tables,
            costly,
            costly_at_once: _,
        } = self;
        address.forget_full();
        files.forget_full();
        account.forget_full();
        guests.forget_full();
        sign_in_address.forget_full();
        sign_in_login.forget_full();
        sign_in_anywhere.forget_full();
        sign_in_device.forget_full();
        new_tables.forget_full();
        costly.forget_full();
    }

    /// The limits that hold for all nodes together, each under a name of its own.
    pub(crate) fn shared(&self) -> [(&'static str, &dyn Shared); 14] {
        [
            ("address", self.address.each()),
            ("address-network", self.address.network()),
            ("files", self.files.each()),
            ("files-network", self.files.network()),
            ("account", &self.account),
            ("guests", self.guests.each()),
            ("guests-network", self.guests.network()),
            ("sign-in-address", self.sign_in_address.each()),
            ("sign-in-address-network", self.sign_in_address.network()),
            ("sign-in-login", &self.sign_in_login),
            ("sign-in-anywhere", &self.sign_in_anywhere),
            ("sign-in-device", &self.sign_in_device),
            ("new-tables", &self.new_tables),
            ("costly", &self.costly),
        ]
    }

    /// Lets a costly request begin. It counts as running until the permit is dropped.
    pub fn begin_costly(&self, payer: &Payer) -> Result<OwnedSemaphorePermit, Failure> {
        self.costly.take(payer)?;
        Arc::clone(&self.costly_at_once)
            .try_acquire_owned()
            .map_err(|_| {
                metrics::refused("costly-at-once");
                Failure::busy()
            })
    }
}

#[cfg(test)]
mod tests {
    use pantheon_wire::Code;

    use super::*;

    #[test]
    fn only_so_many_costly_requests_run_at_once() {
        let limits = RequestLimits::new(&settings::LimitSettings {
            costly_at_once: 1,
            ..settings::LimitSettings::default()
        });
        let payer = Payer::Account(UserId::from("u"));
        let first = limits.begin_costly(&payer).unwrap();
        let second = limits.begin_costly(&payer).unwrap_err();
        assert_eq!(second.problem().code, Code::Busy);
        drop(first);
        assert!(limits.begin_costly(&payer).is_ok());
    }
}

//! An authority that gives out certificates of any kind.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use rcgen::{
    BasicConstraints, Certificate, CertificateParams, DnType, IsCa, Issuer, KeyPair, SerialNumber,
};
use rustls::RootCertStore;

pub(crate) const DAY: Duration = Duration::from_hours(24);

/// An authority that only its clients trust.
pub(crate) struct Authority {
    root: Certificate,
    issuer: Issuer<'static, KeyPair>,
}

/// A certificate and its key, in PEM.
pub(crate) struct Issued {
    pub(crate) certificate: String,
    pub(crate) key: String,
}

impl Authority {
    pub(crate) fn new() -> Self {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let name = &mut params.distinguished_name;
        name.push(DnType::CommonName, "an authority of tests");
        let key = KeyPair::generate().unwrap();
        let root = params.self_signed(&key).unwrap();
        Self {
            root,
            issuer: Issuer::new(params, key),
        }
    }

    /// A certificate with this number for `localhost`, that holds now.
    pub(crate) fn issue(&self, number: u8) -> Issued {
        let now = SystemTime::now();
        self.issue_for(number, now - DAY, now + 90 * DAY)
    }

    /// A certificate for `localhost` that holds from one time to another.
    pub(crate) fn issue_for(&self, number: u8, from: SystemTime, until: SystemTime) -> Issued {
        let mut params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        params.serial_number = Some(SerialNumber::from_slice(&[number]));
        params.not_before = from.into();
        params.not_after = until.into();
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        Issued {
            certificate: certificate.pem(),
            key: key.serialize_pem(),
        }
    }

    /// The authority's own certificate, in PEM.
    pub(crate) fn root_pem(&self) -> String {
        self.root.pem()
    }

    /// What a client trusts who trusts this authority.
    pub(crate) fn roots(&self) -> RootCertStore {
        let mut roots = RootCertStore::empty();
        roots.add(self.root.der().clone()).unwrap();
        roots
    }
}

/// Files of a certificate and its key, in a folder that is removed with them.
pub(crate) struct Files {
    folder: tempfile::TempDir,
}

impl Files {
    pub(crate) fn with(issued: &Issued) -> Self {
        let files = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        files.put(issued);
        files
    }

    /// Puts others in their place.
    pub(crate) fn put(&self, issued: &Issued) {
        std::fs::write(self.certificate(), &issued.certificate).unwrap();
        std::fs::write(self.key(), &issued.key).unwrap();
    }

    pub(crate) fn certificate(&self) -> PathBuf {
        self.path().join("certificate.pem")
    }

    pub(crate) fn key(&self) -> PathBuf {
        self.path().join("key.pem")
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }
}

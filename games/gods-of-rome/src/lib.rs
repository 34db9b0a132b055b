//! Gods of Rome.

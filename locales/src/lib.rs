//! All words people read, in English and Brazilian Portuguese.

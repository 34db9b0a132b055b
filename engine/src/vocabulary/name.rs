//! Names of kinds as JSON and sentences have them, made from the names of the code while it is compiled.

/// How long a name is in lower-case words with hyphens, after a beginning of its own if there is one.
pub const fn kebab_len(beginning: &str, name: &str) -> usize {
    let bytes = name.as_bytes();
    let (mut length, mut at) = (bytes.len(), 1);
    while at < bytes.len() {
        length += bytes[at].is_ascii_uppercase() as usize;
        at += 1;
    }
    match beginning.len() {
        0 => length,
        before => before + 1 + length,
    }
}

/// A name in lower-case words with hyphens, after a beginning of its own if there is one: `AtLeast` as `at-least`, or
/// with `ex-size` as `ex-size-at-least`. `N` is its [`kebab_len`].
pub const fn kebab<const N: usize>(beginning: &str, name: &str) -> [u8; N] {
    let (before, bytes) = (beginning.as_bytes(), name.as_bytes());
    let mut kebab = [b'-'; N];
    let (mut from, mut to) = (0, 0);
    while to < before.len() {
        kebab[to] = before[to];
        to += 1;
    }
    to += !before.is_empty() as usize;
    while from < bytes.len() {
        to += (from > 0 && bytes[from].is_ascii_uppercase()) as usize;
        kebab[to] = bytes[from].to_ascii_lowercase();
        from += 1;
        to += 1;
    }
    kebab
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_parted_by_hyphens() {
        const NAME: [u8; kebab_len("", "AtTheLeast")] = kebab("", "AtTheLeast");
        const SHORT: [u8; kebab_len("", "Sea")] = kebab("", "Sea");
        const KEY: [u8; kebab_len("ex-size", "AtLeast")] = kebab("ex-size", "AtLeast");
        assert_eq!(&NAME, b"at-the-least");
        assert_eq!(&SHORT, b"sea");
        assert_eq!(&KEY, b"ex-size-at-least");
    }
}

//! How deep JSON is nested, found before it is read.

/// How deep brackets are nested, outside of texts. Counted first, no text can make a parser recurse for ever.
pub fn nesting(json: &[u8]) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut in_text, mut escaped) = (false, false);
    for byte in json {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'[' | b'{' if !in_text => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b']' | b'}' if !in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::nesting;

    #[test]
    fn brackets_count_outside_of_texts_only() {
        let cases = [
            ("1", 0),
            ("[]", 1),
            (r#"{"a":[{}]}"#, 3),
            (r#""[[\"[""#, 0),
            ("]]", 0),
            ("[],[]", 1),
        ];
        for (json, deep) in cases {
            assert_eq!(nesting(json.as_bytes()), deep, "{json}");
        }
    }
}

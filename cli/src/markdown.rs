//! The little Markdown that rules are written in, as a picture.

use pantheon_engine::{Ink, Picture};

/// The lines of a text; what stands between double stars is strong.
pub fn picture(text: &str) -> Picture {
    let mut picture = Picture::new();
    for line in text.lines() {
        picture.line();
        let inks = [Ink::Plain, Ink::Strong].into_iter().cycle();
        for (piece, ink) in line.split("**").zip(inks) {
            if !piece.is_empty() {
                picture.ink(ink, piece);
            }
        }
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_are_weight_and_not_letters() {
        let picture = picture("A **tie** is\n\n**nobody's**.");
        assert_eq!(picture.to_string(), "A tie is\n\nnobody's.\n");
        let spans = picture.lines.iter().flatten();
        let strong = spans.filter(|span| span.ink == Ink::Strong);
        let strong: Vec<_> = strong.map(|span| span.text.as_str()).collect();
        assert_eq!(strong, ["tie", "nobody's"]);
    }
}

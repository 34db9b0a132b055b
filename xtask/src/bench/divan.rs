//! Reading the table that divan prints.

/// The median time of the benchmark with this name, as divan writes it, such as `12.5 ns`.
pub(crate) fn median<'a>(table: &'a str, name: &str) -> Option<&'a str> {
    table.lines().find_map(|line| {
        let cells: Vec<&str> = line.split('│').collect();
        // The tree's own strokes may be the same character as the columns', so columns count from the right.
        let [.., named, _slowest, median, _mean, _samples, _iterations] = cells[..] else {
            return None;
        };
        let mut words = named
            .trim_start_matches(['├', '╰', '─', ' '])
            .split_whitespace();
        let median = median.trim();
        (words.next() == Some(name) && !median.is_empty()).then_some(median)
    })
}

/// A time as divan writes it, in seconds.
pub(crate) fn seconds(time: &str) -> Option<f64> {
    let (number, unit) = time.split_once(' ')?;
    let unit = match unit.trim() {
        "ns" => 1e-9,
        "µs" => 1e-6,
        "ms" => 1e-3,
        "s" => 1.0,
        _ => return None,
    };
    Some(number.trim().parse::<f64>().ok()? * unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "\
Timer precision: 20 ns
play            fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ clone        11.2 ns       │ 15.03 ns      │ 12.5 ns       │ 12.61 ns      │ 100     │ 51200
│               89.1 Mitem/s  │ 66.5 Mitem/s  │ 80 Mitem/s    │ 79.3 Mitem/s  │         │
╰─ deep                       │               │               │               │         │
   │  ├─ legal  1.2 µs        │ 3.1 µs        │ 1.4 µs        │ 1.5 µs        │ 100     │ 100
   ╰─ apply     80 ns         │ 90 ns         │ 82 ns         │ 83 ns         │ 100     │ 6400
";

    #[test]
    fn the_median_is_found_by_name() {
        assert_eq!(median(TABLE, "clone"), Some("12.5 ns"));
        assert_eq!(median(TABLE, "legal"), Some("1.4 µs"));
        assert_eq!(median(TABLE, "apply"), Some("82 ns"));
        assert_eq!(median(TABLE, "deep"), None);
        assert_eq!(median(TABLE, "undo"), None);
    }

    #[test]
    fn a_time_is_read_in_seconds() {
        let cases = [
            ("12.5 ns", 12.5e-9),
            ("1.4 µs", 1.4e-6),
            ("82 ms", 0.082),
            ("2 s", 2.0),
        ];
        for (time, expected) in cases {
            let read = seconds(time).unwrap();
            assert!((read / expected - 1.0).abs() < 1e-9, "{time}: {read}");
        }
        assert_eq!(seconds("1.4 weeks"), None);
        assert_eq!(seconds("1.4"), None);
    }
}

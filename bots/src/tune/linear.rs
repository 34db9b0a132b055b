//! Solving symmetric systems of equations.

/// A symmetric matrix, row by row.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Symmetric {
    size: usize,
    cells: Vec<f64>,
}

impl Symmetric {
    /// A matrix of zeros.
    pub(super) fn zero(size: usize) -> Self {
        Self {
            size,
            cells: vec![0.0; size * size],
        }
    }

    /// Adds to a cell. Whoever fills a matrix fills both halves.
    pub(super) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.cells[row * self.size + column] += value;
    }

    /// Adds another matrix of the same size.
    pub(super) fn add_all(&mut self, other: &Self) {
        for (cell, more) in self.cells.iter_mut().zip(&other.cells) {
            *cell += more;
        }
    }

    /// The vector that this matrix takes to `right`, by Cholesky's method. None if the matrix isn't positive definite.
    pub(super) fn solve(&self, right: &[f64]) -> Option<Vec<f64>> {
        let size = self.size;
        let mut lower = vec![0.0; size * size];
        for row in 0..size {
            for column in 0..=row {
                let inner: f64 = (0..column)
                    .map(|k| lower[row * size + k] * lower[column * size + k])
                    .sum();
                let rest = self.cells[row * size + column] - inner;
                lower[row * size + column] = if row == column {
                    (rest > 0.0).then(|| rest.sqrt())?
                } else {
                    rest / lower[column * size + column]
                };
            }
        }
        let mut solved = right.to_vec();
        for row in 0..size {
            let inner: f64 = (0..row).map(|k| lower[row * size + k] * solved[k]).sum();
            solved[row] = (solved[row] - inner) / lower[row * size + row];
        }
        for row in (0..size).rev() {
            let inner: f64 = (row + 1..size)
                .map(|k| lower[k * size + row] * solved[k])
                .sum();
            solved[row] = (solved[row] - inner) / lower[row * size + row];
        }
        Some(solved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(rows: [[f64; 3]; 3]) -> Symmetric {
        let mut matrix = Symmetric::zero(3);
        for (row, cells) in rows.iter().enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                matrix.add(row, column, cell);
            }
        }
        matrix
    }

    #[test]
    fn a_system_is_solved() {
        let matrix = matrix([[4.0, 2.0, 0.5], [2.0, 5.0, 1.0], [0.5, 1.0, 3.0]]);
        let solved = matrix.solve(&[9.5, 15.0, 11.5]).unwrap();
        for (found, expected) in solved.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1.0e-12, "{solved:?}");
        }
    }

    #[test]
    fn a_matrix_with_a_direction_of_no_slope_is_refused() {
        let flat = matrix([[1.0, 1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
        assert_eq!(flat.solve(&[1.0, 1.0, 1.0]), None);
    }
}

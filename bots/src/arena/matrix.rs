//! Small symmetric matrices: as many rows as there are bots.

/// A square matrix by rows.
pub(super) type Matrix = Vec<Vec<f64>>;

/// A matrix of zeros.
pub(super) fn zeros(size: usize) -> Matrix {
    vec![vec![0.0; size]; size]
}

/// The product of two.
pub(super) fn product(one: &Matrix, other: &Matrix) -> Matrix {
    let size = one.len();
    let cell = |row: usize, column: usize| (0..size).map(|k| one[row][k] * other[k][column]).sum();
    (0..size)
        .map(|row| (0..size).map(|column| cell(row, column)).collect())
        .collect()
}

/// The product with a vector.
pub(super) fn times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    let dot = |row: &Vec<f64>| row.iter().zip(vector).map(|(a, b)| a * b).sum();
    matrix.iter().map(dot).collect()
}

/// The inverse of a positive definite matrix, by elimination; such a matrix needs no pivots.
pub(super) fn inverse(matrix: &Matrix) -> Matrix {
    let size = matrix.len();
    let mut left = matrix.clone();
    let mut right = zeros(size);
    for (place, row) in right.iter_mut().enumerate() {
        row[place] = 1.0;
    }
    for place in 0..size {
        let scale = 1.0 / left[place][place];
        for half in [&mut left, &mut right] {
            half[place].iter_mut().for_each(|cell| *cell *= scale);
        }
        let pivots = (left[place].clone(), right[place].clone());
        for row in (0..size).filter(|&row| row != place) {
            let factor = left[row][place];
            for column in 0..size {
                left[row][column] -= factor * pivots.0[column];
                right[row][column] -= factor * pivots.1[column];
            }
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let matrix = vec![
            vec![4.0, -1.0, -2.0],
            vec![-1.0, 3.0, -1.0],
            vec![-2.0, -1.0, 5.0],
        ];
        for (row, cells) in product(&matrix, &inverse(&matrix)).iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let expected = f64::from(u8::from(row == column));
                assert!((cell - expected).abs() < 1e-12, "{row} {column}: {cell}");
            }
        }
        assert_eq!(times(&matrix, &[1.0, 0.0, 1.0]), [2.0, -2.0, 3.0]);
    }
}

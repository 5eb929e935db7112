package matrix

import "sync"

type Matrix struct {
	rows, cols int
	data       [][]float64
}

func multiplyRow(dst, row []float64, m *Matrix) {
	for j := 0; j < m.cols; j++ {
		sum := 0.0
		for k := range row {
			sum += row[k] * m.data[k][j]
		}
		dst[j] = sum
	}
}

// Multiply computes each row of the product in a goroutine of its own.
func Multiply(a, b *Matrix) *Matrix {
	out := &Matrix{rows: a.rows, cols: b.cols}
	out.data = make([][]float64, a.rows)
	var wg sync.WaitGroup
	wg.Add(a.rows)
	for i := 0; i < a.rows; i++ {
		out.data[i] = make([]float64, b.cols)
		go func(i int) {
			defer wg.Done()
			multiplyRow(out.data[i], a.data[i], b)
		}(i)
	}
	wg.Wait()
	return out
}

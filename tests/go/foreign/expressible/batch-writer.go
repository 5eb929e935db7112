package batch

import (
	"fmt"
)

type Record struct {
	Key   string
	Value []byte
}

type Writer struct {
	batchSize int
	write     func([]Record) error
}

func (w *Writer) batches(n int) int {
	return (n + w.batchSize - 1) / w.batchSize
}

// Flush writes the batches at once and waits for as many answers.
func (w *Writer) Flush(records []Record) error {
	if w.batchSize <= 0 {
		return fmt.Errorf("batch size %d", w.batchSize)
	}
	count := w.batches(len(records))
	errs := make(chan error, count)
	for b := 0; b < count; b++ {
		lo := b * w.batchSize
		hi := lo + w.batchSize
		if hi > len(records) {
			hi = len(records)
		}
		go func(part []Record) {
			errs <- w.write(part)
		}(records[lo:hi])
	}
	var first error
	for b := 0; b < count; b++ {
		if err := <-errs; err != nil && first == nil {
			first = err
		}
	}
	return first
}

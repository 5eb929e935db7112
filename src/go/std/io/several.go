package io

type multiReader struct {
	readers []Reader
}

func MultiReader(readers ...Reader) Reader {
	return &multiReader{append([]Reader(nil), readers...)}
}

func (m *multiReader) Read(p []byte) (n int, err error) {
	for len(m.readers) > 0 {
		n, err = m.readers[0].Read(p)
		if err == EOF {
			m.readers = m.readers[1:]
		}
		if n > 0 || err != EOF {
			if err == EOF && len(m.readers) > 0 {
				err = nil
			}
			return n, err
		}
	}
	return 0, EOF
}

type multiWriter struct {
	writers []Writer
}

func MultiWriter(writers ...Writer) Writer {
	return &multiWriter{append([]Writer(nil), writers...)}
}

func (m *multiWriter) Write(p []byte) (n int, err error) {
	for _, w := range m.writers {
		n, err = w.Write(p)
		if err != nil {
			return n, err
		}
		if n != len(p) {
			return n, ErrShortWrite
		}
	}
	return len(p), nil
}

type discard struct{}

// Discard takes everything and does nothing with it.
var Discard Writer = discard{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }

func (discard) WriteString(s string) (int, error) { return len(s), nil }

type nopCloser struct {
	Reader
}

func NopCloser(r Reader) ReadCloser { return nopCloser{r} }

func (nopCloser) Close() error { return nil }

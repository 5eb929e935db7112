package io

import "errors"

// A SectionReader reads a part of something.
type SectionReader struct {
	r              ReaderAt
	base, at, last int64
}

func NewSectionReader(r ReaderAt, off int64, n int64) *SectionReader {
	last := int64(1<<63 - 1)
	if off <= last-n {
		last = off + n
	}
	return &SectionReader{r, off, off, last}
}

func (s *SectionReader) Size() int64 { return s.last - s.base }

func (s *SectionReader) Read(p []byte) (n int, err error) {
	if s.at >= s.last {
		return 0, EOF
	}
	if left := s.last - s.at; int64(len(p)) > left {
		p = p[:left]
	}
	n, err = s.r.ReadAt(p, s.at)
	s.at += int64(n)
	return n, err
}

func (s *SectionReader) ReadAt(p []byte, off int64) (n int, err error) {
	if off < 0 || off >= s.Size() {
		return 0, EOF
	}
	off += s.base
	left := s.last - off
	if int64(len(p)) <= left {
		return s.r.ReadAt(p, off)
	}
	n, err = s.r.ReadAt(p[:left], off)
	if err == nil {
		err = EOF
	}
	return n, err
}

func (s *SectionReader) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case SeekStart:
		offset += s.base
	case SeekCurrent:
		offset += s.at
	case SeekEnd:
		offset += s.last
	default:
		return 0, errors.New("Seek: invalid whence")
	}
	if offset < s.base {
		return 0, errors.New("Seek: invalid offset")
	}
	s.at = offset
	return offset - s.base, nil
}

package resize

import (
	"errors"
	"image"
)

type thumb struct {
	img image.Image
	err error
}

type Resizer struct {
	Sizes []int
}

func (r Resizer) scale(img image.Image, size int) thumb {
	if size < 1 {
		return thumb{err: errors.New("bad size")}
	}
	return thumb{img: img}
}

// Thumbs leaves at the first error, and the other workers hang.
func (r Resizer) Thumbs(img image.Image) ([]image.Image, error) {
	ch := make(chan thumb)
	for _, size := range r.Sizes {
		go func(size int) { ch <- r.scale(img, size) }(size)
	}
	var images []image.Image
	for range r.Sizes {
		t := <-ch
		if t.err != nil {
			return nil, t.err
		}
		images = append(images, t.img)
	}
	return images, nil
}

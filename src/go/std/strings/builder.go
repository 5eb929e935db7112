package strings

// A Builder collects a string. Strings are never changed, so the one that it has so far can be handed out.
type Builder struct {
	text string
}

func (b *Builder) String() string { return b.text }

func (b *Builder) Len() int { return len(b.text) }

func (b *Builder) Cap() int { return len(b.text) }

func (b *Builder) Reset() { b.text = "" }

func (b *Builder) Grow(n int) {
	if n < 0 {
		panic("strings.Builder.Grow: negative count")
	}
}

func (b *Builder) Write(p []byte) (int, error) {
	b.text += string(p)
	return len(p), nil
}

func (b *Builder) WriteByte(c byte) error {
	b.text += string([]byte{c})
	return nil
}

func (b *Builder) WriteRune(r rune) (int, error) { return b.WriteString(string(r)) }

func (b *Builder) WriteString(s string) (int, error) {
	b.text += s
	return len(s), nil
}

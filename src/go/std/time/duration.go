package time

// A Duration is a number of nanoseconds.
type Duration int64

const (
	Nanosecond  Duration = 1
	Microsecond          = 1000 * Nanosecond
	Millisecond          = 1000 * Microsecond
	Second               = 1000 * Millisecond
	Minute               = 60 * Second
	Hour                 = 60 * Minute
)

const (
	minDuration Duration = -1 << 63
	maxDuration Duration = 1<<63 - 1
)

func (d Duration) Nanoseconds() int64 { return int64(d) }

func (d Duration) Microseconds() int64 { return int64(d) / 1000 }

func (d Duration) Milliseconds() int64 { return int64(d) / 1000000 }

func (d Duration) Seconds() float64 { return d.in(Second) }

func (d Duration) Minutes() float64 { return d.in(Minute) }

func (d Duration) Hours() float64 { return d.in(Hour) }

// in splits off whole units first, so that large durations lose no digits.
func (d Duration) in(unit Duration) float64 {
	return float64(d/unit) + float64(d%unit)/float64(unit)
}

func (d Duration) Abs() Duration {
	switch {
	case d >= 0:
		return d
	case d == minDuration:
		return maxDuration
	}
	return -d
}

// Truncate rounds towards zero to a multiple of m.
func (d Duration) Truncate(m Duration) Duration {
	if m <= 0 {
		return d
	}
	return d - d%m
}

// Round rounds to the nearest multiple of m, and halves away from zero.
func (d Duration) Round(m Duration) Duration {
	if m <= 0 {
		return d
	}
	r := d % m
	if d < 0 {
		r = -r
		if uint64(r)+uint64(r) < uint64(m) {
			return d + r
		}
		if rounded := d - m + r; rounded < d {
			return rounded
		}
		return minDuration
	}
	if uint64(r)+uint64(r) < uint64(m) {
		return d - r
	}
	if rounded := d + m - r; rounded > d {
		return rounded
	}
	return maxDuration
}

// String prints hours, minutes and seconds, or the one unit below a second that leaves a digit before the
// point.
func (d Duration) String() string {
	if d == 0 {
		return "0s"
	}
	sign := ""
	n := uint64(d)
	if d < 0 {
		sign = "-"
		n = -n
	}
	switch {
	case n < uint64(Microsecond):
		return sign + digits(n, 1) + "ns"
	case n < uint64(Millisecond):
		return sign + decimal(n, 3) + "µs"
	case n < uint64(Second):
		return sign + decimal(n, 6) + "ms"
	}
	minutes := n / uint64(Minute)
	text := decimal(n%uint64(Minute), 9) + "s"
	if minutes > 0 {
		text = digits(minutes%60, 1) + "m" + text
	}
	if minutes >= 60 {
		text = digits(minutes/60, 1) + "h" + text
	}
	return sign + text
}

// decimal prints n with a point before its last digits, of which zeros at the end are left out.
func decimal(n uint64, places int) string {
	unit := uint64(1)
	for i := 0; i < places; i++ {
		unit *= 10
	}
	rest := n % unit
	if rest == 0 {
		return digits(n/unit, 1)
	}
	for rest%10 == 0 {
		rest /= 10
		places--
	}
	return digits(n/unit, 1) + "." + digits(rest, places)
}

// digits prints n with at least width digits.
func digits(n uint64, width int) string {
	var buffer [20]byte
	i := len(buffer)
	for n > 0 || width > 0 {
		i--
		buffer[i] = byte('0' + n%10)
		n /= 10
		width--
	}
	return string(buffer[i:])
}

package time

// A Time is a number of nanoseconds since the beginning of 1970, 292 years before it and after it. The zero
// Time lies further back, so what is stored is moved: zero is the beginning of the year 1.
type Time struct {
	// Seconds since the beginning of the year 1.
	sec int64
	// 0 to 999999999.
	nsec int32
	// Of a look at the clock in a function that is run by itself, of which nobody knows when it is: which one it
	// is, and what was added since. sec and nsec are as if no time had passed.
	look  int64
	shift Duration
}

// look is zero where the clock of the run is the only one there is.
func look() int64

// between returns t-u where one of the two is a look at the clock of which nobody knows when it is.
func between(t, u Time) (d Duration, ok bool)

// part returns what is read off t, or something unknown where nobody knows when t is. It hangs on a number, too.
func part(t Time, name string, number int64, value int64) int64

// The seconds from the beginning of the year 1 to that of 1970.
const unixEpoch = 62135596800

// now returns the nanoseconds since the beginning of 1970 on the clock of the run.
func now() int64

func Now() Time {
	n := now()
	t := Unix(n/1e9, n%1e9)
	t.look = look()
	return t
}

func Since(t Time) Duration { return Now().Sub(t) }

func Until(t Time) Duration { return t.Sub(Now()) }

func Unix(sec int64, nsec int64) Time {
	sec += nsec / 1e9
	nsec %= 1e9
	if nsec < 0 {
		nsec += 1e9
		sec--
	}
	return Time{sec: sec + unixEpoch, nsec: int32(nsec)}
}

func UnixMilli(msec int64) Time { return Unix(msec/1e3, (msec%1e3)*1e6) }

func UnixMicro(usec int64) Time { return Unix(usec/1e6, (usec%1e6)*1e3) }

func (t Time) Unix() int64 { return part(t, "Unix", 0, t.unix()) }

func (t Time) UnixMilli() int64 { return part(t, "UnixMilli", 0, t.unix()*1e3+int64(t.nsec)/1e6) }

func (t Time) UnixMicro() int64 { return part(t, "UnixMicro", 0, t.unix()*1e6+int64(t.nsec)/1e3) }

func (t Time) UnixNano() int64 { return part(t, "UnixNano", 0, t.unix()*1e9+int64(t.nsec)) }

func (t Time) unix() int64 { return t.sec - unixEpoch }

func (t Time) IsZero() bool { return t.sec == 0 && t.nsec == 0 }

func (t Time) After(u Time) bool { return u.Before(t) }

func (t Time) Before(u Time) bool {
	if d, ok := between(t, u); ok {
		return d < 0
	}
	return t.sec < u.sec || t.sec == u.sec && t.nsec < u.nsec
}

func (t Time) Equal(u Time) bool {
	if d, ok := between(t, u); ok {
		return d == 0
	}
	return t.sec == u.sec && t.nsec == u.nsec
}

func (t Time) Compare(u Time) int {
	switch {
	case t.Before(u):
		return -1
	case u.Before(t):
		return 1
	}
	return 0
}

func (t Time) Add(d Duration) Time {
	sec := t.sec + int64(d/1e9)
	nsec := t.nsec + int32(d%1e9)
	if nsec >= 1e9 {
		sec++
		nsec -= 1e9
	} else if nsec < 0 {
		sec--
		nsec += 1e9
	}
	return Time{sec, nsec, t.look, t.shift + d}
}

// Sub returns t-u, or the duration that is nearest to it.
func (t Time) Sub(u Time) Duration {
	if d, ok := between(t, u); ok {
		return d
	}
	d := Duration(t.sec-u.sec)*Second + Duration(t.nsec-u.nsec)
	switch {
	case u.Add(d).same(t):
		return d
	case t.Before(u):
		return minDuration
	}
	return maxDuration
}

func (t Time) same(u Time) bool { return t.sec == u.sec && t.nsec == u.nsec }

// Truncate rounds down to a multiple of d since the zero Time.
func (t Time) Truncate(d Duration) Time {
	if d <= 0 {
		return t
	}
	return t.Add(-Duration(part(t, "past", int64(d), int64(t.past(d)))))
}

// Round rounds to the nearest multiple of d since the zero Time, and halves up.
func (t Time) Round(d Duration) Time {
	if d <= 0 {
		return t
	}
	past := Duration(part(t, "past", int64(d), int64(t.past(d))))
	if uint64(past)+uint64(past) < uint64(d) {
		return t.Add(-past)
	}
	return t.Add(d - past)
}

// past returns how far t is behind the last multiple of d. The seconds are taken in step by step, since
// their number in nanoseconds is too large.
func (t Time) past(d Duration) Duration {
	sec, m := uint64(t.sec), uint64(d)
	if t.sec < 0 {
		sec = -sec
	}
	var r uint64
	for bit := 63; bit >= 0; bit-- {
		r = (r * 2) % m
		if sec>>uint(bit)&1 == 1 {
			r = (r + 1e9%m) % m
		}
	}
	if t.sec < 0 {
		r = (m - r) % m
	}
	return Duration((r + uint64(t.nsec)%m) % m)
}

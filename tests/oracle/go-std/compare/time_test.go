package compare

import (
	"math"
	"math/rand"
	"testing"
	"time"

	ourtime "virgostd/time"
)

func someDurations() []time.Duration {
	random := rand.New(rand.NewSource(2))
	all := []time.Duration{0, 1, -1, 999, 1000, 1001, 1500, 999999, 1e6, 1e9, 59 * time.Second, time.Minute, time.Hour, 100 * time.Hour, math.MaxInt64, math.MinInt64, math.MinInt64 + 1, 1100 * time.Millisecond, time.Hour + 30*time.Second}
	for i := 0; i < 20000; i++ {
		all = append(all, time.Duration(random.Uint64())>>uint(random.Intn(64)))
	}
	return all
}

func TestDurations(t *testing.T) {
	for i, d := range someDurations() {
		o := ourtime.Duration(d)
		m := someDurations()[i%30]
		same(t, "String", o.String(), d.String())
		same(t, "in units", []any{o.Seconds(), o.Minutes(), o.Hours(), o.Milliseconds(), o.Microseconds(), o.Nanoseconds(), int64(o.Abs())}, []any{d.Seconds(), d.Minutes(), d.Hours(), d.Milliseconds(), d.Microseconds(), d.Nanoseconds(), int64(d.Abs())})
		same(t, "Round", int64(o.Round(ourtime.Duration(m))), int64(d.Round(m)))
		same(t, "Truncate", int64(o.Truncate(ourtime.Duration(m))), int64(d.Truncate(m)))
		again, err := ourtime.ParseDuration(d.String())
		same(t, "ParseDuration", []any{int64(again), err}, []any{int64(d), nil})
		if i > 3000 {
			break
		}
	}
	for _, s := range []string{"", "0", "1", "1s", "-1.5h", "+5m", "1h2m3s", ".5s", "5.s", ".s", "1x", "3000000h", "1.1.1s", "-", "1e3s", "9223372036854775807ns", "-9223372036854775808ns", "9223372036854775808ns", "0.3333333333333333333h", "1us2µs3μs", "1 s", "39h9m14.425s", "0.100000000000000000000h", "\xff1s", "1\"s"} {
		o, e1 := ourtime.ParseDuration(s)
		r, e2 := time.ParseDuration(s)
		same(t, "ParseDuration "+s, []any{int64(o), words(e1)}, []any{int64(r), words(e2)})
	}
}

var layouts = []string{
	time.Layout, time.ANSIC, time.UnixDate, time.RubyDate, time.RFC822, time.RFC822Z, time.RFC850, time.RFC1123, time.RFC1123Z, time.RFC3339, time.RFC3339Nano, time.Kitchen, time.Stamp, time.StampMilli, time.StampMicro, time.StampNano,
	"2006-01-02 15:04:05.000", "Monday, 2 January 2006", "002 __2", "_2006", "06/1/2 3:4:5 pm", "05.99", "05,000", "Janet", "20060102150405", "Z0700 Z07 -07 -07:00:00", "no time", "15h04m", ".00", "05.0000000000", "5.1", "2006.01",
}

func TestTimes(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	seconds := []int64{0, -1, 1, 1e9, -62135596800, -62135596801, 951782400, 951868800, 4102444799, -2208988800, 253402300799, 1709164800}
	for i := 0; i < 3000; i++ {
		seconds = append(seconds, random.Int63n(4e11)-1e11)
	}
	for i, s := range seconds {
		nano := random.Int63n(3e9) - 1e9
		o, r := ourtime.Unix(s, nano), time.Unix(s, nano).UTC()
		y1, m1, d1 := o.Date()
		y2, m2, d2 := r.Date()
		h1, n1, s1 := o.Clock()
		h2, n2, s2 := r.Clock()
		same(t, "Date", []int{y1, int(m1), d1, h1, n1, s1, o.YearDay(), int(o.Weekday()), o.Nanosecond()}, []int{y2, int(m2), d2, h2, n2, s2, r.YearDay(), int(r.Weekday()), r.Nanosecond()})
		same(t, "String", o.String(), r.String())
		same(t, "Unix", []int64{o.Unix(), o.UnixMilli(), o.UnixMicro()}, []int64{r.Unix(), r.UnixMilli(), r.UnixMicro()})
		for _, layout := range layouts {
			same(t, "Format "+layout, o.Format(layout), r.Format(layout))
		}
		d := someDuration(random)
		oa, ra := o.Add(ourtime.Duration(d)), r.Add(d)
		same(t, "Add", oa.String(), ra.String())
		same(t, "Sub", int64(oa.Sub(o)), int64(ra.Sub(r)))
		other := seconds[random.Intn(i+1)]
		same(t, "Sub", int64(o.Sub(ourtime.Unix(other, 5))), int64(r.Sub(time.Unix(other, 5))))
		same(t, "order", []bool{o.Before(oa), o.After(oa), o.Equal(oa), o.IsZero()}, []bool{r.Before(ra), r.After(ra), r.Equal(ra), r.IsZero()})
		same(t, "Truncate", o.Truncate(ourtime.Duration(d)).String(), r.Truncate(d).String())
		same(t, "Round", o.Round(ourtime.Duration(d)).String(), r.Round(d).String())
		a, b, c := random.Intn(200)-100, random.Intn(60)-30, random.Intn(1000)-500
		same(t, "AddDate", o.AddDate(a, b, c).String(), r.AddDate(a, b, c).String())
		same(t, "Date", ourtime.Date(a, ourtime.Month(b), c, a, b, c, a*b*c, ourtime.UTC).String(), time.Date(a, time.Month(b), c, a, b, c, a*b*c, time.UTC).String())
		if t.Failed() {
			return
		}
	}
	for i := -3; i < 15; i++ {
		same(t, "Month", ourtime.Month(i).String(), time.Month(i).String())
		same(t, "Weekday", ourtime.Weekday(i).String(), time.Weekday(i).String())
	}
	same(t, "zero", ourtime.Time{}.String(), time.Time{}.String())
	same(t, "zero", ourtime.Time{}.IsZero(), true)
}

func someDuration(random *rand.Rand) time.Duration {
	return time.Duration(random.Uint64()) >> uint(random.Intn(64))
}

package time

// A Month counts from January, which is 1.
type Month int

const (
	January Month = 1 + iota
	February
	March
	April
	May
	June
	July
	August
	September
	October
	November
	December
)

// A Weekday counts from Sunday, which is 0.
type Weekday int

const (
	Sunday Weekday = iota
	Monday
	Tuesday
	Wednesday
	Thursday
	Friday
	Saturday
)

const (
	monthNames = "January  February March    April    May      June     July     August   SeptemberOctober  November December "
	dayNames   = "Sunday   Monday   Tuesday  WednesdayThursday Friday   Saturday "
)

// nameAt returns the nth of names that all take nine places.
func nameAt(names string, n int) string {
	name := names[9*n : 9*n+9]
	for name[len(name)-1] == ' ' {
		name = name[:len(name)-1]
	}
	return name
}

func (m Month) String() string {
	if January <= m && m <= December {
		return nameAt(monthNames, int(m)-1)
	}
	return "%!Month(" + digits(uint64(m), 1) + ")"
}

func (d Weekday) String() string {
	if Sunday <= d && d <= Saturday {
		return nameAt(dayNames, int(d))
	}
	return "%!Weekday(" + digits(uint64(d), 1) + ")"
}

// A Location is a place whose clocks show another time. Here all show that of UTC.
type Location struct {
	name string
}

var UTC *Location = &Location{"UTC"}

var Local *Location = &Location{"Local"}

func (l *Location) String() string { return l.name }

func (t Time) UTC() Time { return t }

func (t Time) Local() Time { return t }

func (t Time) In(loc *Location) Time {
	if loc == nil {
		panic("time: missing Location in call to Time.In")
	}
	return t
}

func (t Time) Location() *Location { return UTC }

const secondsPerDay = 24 * 60 * 60

// days returns the days since the beginning of the year 1, and the seconds of the day.
func (t Time) days() (day, second int64) {
	day, second = t.sec/secondsPerDay, t.sec%secondsPerDay
	if second < 0 {
		day--
		second += secondsPerDay
	}
	return day, second
}

// daysBefore returns the days from the beginning of the year 1 to that of a month. The year is taken to
// begin in March, so that the leap day is its last.
func daysBefore(year int64, month int64) int64 {
	month -= 3
	year += floor(month, 12)
	month -= floor(month, 12) * 12
	return year*365 + floor(year, 4) - floor(year, 100) + floor(year, 400) + (month*153+2)/5 - 306
}

// floor divides and rounds down.
func floor(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func (t Time) Date() (year int, month Month, day int) { return t.Year(), t.Month(), t.Day() }

// date tells the date as if no time had passed before the look at the clock.
func (t Time) date() (year int, month Month, day int) {
	d, _ := t.days()
	y := floor(d*400, 146097) + 1
	for daysBefore(y+1, 1) <= d {
		y++
	}
	for daysBefore(y, 1) > d {
		y--
	}
	m := int64(1)
	for m < 12 && daysBefore(y, m+1) <= d {
		m++
	}
	return int(y), Month(m), int(d-daysBefore(y, m)) + 1
}

func (t Time) Clock() (hour, min, sec int) { return t.Hour(), t.Minute(), t.Second() }

func (t Time) clock() (hour, min, sec int) {
	_, second := t.days()
	return int(second / 3600), int(second / 60 % 60), int(second % 60)
}

func (t Time) Year() int {
	year, _, _ := t.date()
	return int(part(t, "Year", 0, int64(year)))
}

func (t Time) Month() Month {
	_, month, _ := t.date()
	return Month(part(t, "Month", 0, int64(month)))
}

func (t Time) Day() int {
	_, _, day := t.date()
	return int(part(t, "Day", 0, int64(day)))
}

func (t Time) YearDay() int {
	year, _, _ := t.date()
	day, _ := t.days()
	return int(part(t, "YearDay", 0, day-daysBefore(int64(year), 1)+1))
}

func (t Time) Hour() int {
	hour, _, _ := t.clock()
	return int(part(t, "Hour", 0, int64(hour)))
}

func (t Time) Minute() int {
	_, minute, _ := t.clock()
	return int(part(t, "Minute", 0, int64(minute)))
}

func (t Time) Second() int {
	_, _, second := t.clock()
	return int(part(t, "Second", 0, int64(second)))
}

func (t Time) Nanosecond() int { return int(part(t, "Nanosecond", 0, int64(t.nsec))) }

// Weekday counts from the first day of the year 1, which was a Monday.
func (t Time) Weekday() Weekday { return Weekday(part(t, "Weekday", 0, int64(t.weekday()))) }

func (t Time) weekday() Weekday {
	day, _ := t.days()
	day = (day + 1) % 7
	if day < 0 {
		day += 7
	}
	return Weekday(day)
}

// Date carries over what is too large or too small for its place.
func Date(year int, month Month, day, hour, min, sec, nsec int, loc *Location) Time {
	if loc == nil {
		panic("time: missing Location in call to Date")
	}
	days := daysBefore(int64(year), int64(month)) + int64(day) - 1
	seconds := days*secondsPerDay + int64(hour)*3600 + int64(min)*60 + int64(sec)
	return Unix(seconds-unixEpoch, int64(nsec))
}

func (t Time) AddDate(years int, months int, days int) Time {
	if years == 0 && months == 0 {
		return t.Add(Duration(days) * secondsPerDay * Second)
	}
	year, month, day := t.date()
	hour, min, sec := t.clock()
	to := Date(year+years, month+Month(months), day+days, hour, min, sec, int(t.nsec), UTC)
	// How long a month is hangs on when it is.
	to.look, to.shift = t.look, t.shift+Duration(part(t, "AddDate", int64(years)*12+int64(months), 0))
	return to
}

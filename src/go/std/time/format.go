package time

const (
	Layout      = "01/02 03:04:05PM '06 -0700"
	ANSIC       = "Mon Jan _2 15:04:05 2006"
	UnixDate    = "Mon Jan _2 15:04:05 MST 2006"
	RubyDate    = "Mon Jan 02 15:04:05 -0700 2006"
	RFC822      = "02 Jan 06 15:04 MST"
	RFC822Z     = "02 Jan 06 15:04 -0700"
	RFC850      = "Monday, 02-Jan-06 15:04:05 MST"
	RFC1123     = "Mon, 02 Jan 2006 15:04:05 MST"
	RFC1123Z    = "Mon, 02 Jan 2006 15:04:05 -0700"
	RFC3339     = "2006-01-02T15:04:05Z07:00"
	RFC3339Nano = "2006-01-02T15:04:05.999999999Z07:00"
	Kitchen     = "3:04PM"
	Stamp       = "Jan _2 15:04:05"
	StampMilli  = "Jan _2 15:04:05.000"
	StampMicro  = "Jan _2 15:04:05.000000"
	StampNano   = "Jan _2 15:04:05.000000000"
	DateTime    = "2006-01-02 15:04:05"
	DateOnly    = "2006-01-02"
	TimeOnly    = "15:04:05"
)

// What a layout may contain, longer ones before those that they begin with.
var elements = [...]string{
	"January", "Jan", "Monday", "Mon", "MST", "2006", "-07:00:00", "-07:00", "-070000", "-0700", "-07",
	"Z07:00:00", "Z07:00", "Z070000", "Z0700", "Z07", "002", "01", "02", "03", "04", "05", "06", "15",
	"__2", "_2", "PM", "pm", "1", "2", "3", "4", "5",
}

func (t Time) String() string { return t.Format("2006-01-02 15:04:05.999999999 -0700 MST") }

func (t Time) Format(layout string) string { return string(t.AppendFormat(nil, layout)) }

func (t Time) AppendFormat(b []byte, layout string) []byte {
	for i := 0; i < len(layout); {
		if n := fractionAt(layout, i); n > 0 {
			b = append(b, t.fraction(layout[i:i+n])...)
			i += n
			continue
		}
		element := elementAt(layout[i:])
		if element == "" {
			b = append(b, layout[i])
			i++
			continue
		}
		b = append(b, t.print(element)...)
		i += len(element)
	}
	return b
}

func elementAt(layout string) string {
	for _, element := range elements {
		n := len(element)
		if len(layout) < n || layout[:n] != element {
			continue
		}
		// A month that is only the beginning of a word is part of the word.
		if element == "Jan" && len(layout) > n && 'a' <= layout[n] && layout[n] <= 'z' {
			continue
		}
		if element == "_2" && len(layout) >= 5 && layout[1:5] == "2006" {
			continue
		}
		return element
	}
	return ""
}

// fractionAt returns the length of a point or comma with zeros or nines behind it, which no digit follows.
func fractionAt(layout string, i int) int {
	if layout[i] != '.' && layout[i] != ',' || i+1 == len(layout) {
		return 0
	}
	c := layout[i+1]
	if c != '0' && c != '9' {
		return 0
	}
	j := i + 1
	for j < len(layout) && layout[j] == c {
		j++
	}
	if j < len(layout) && '0' <= layout[j] && layout[j] <= '9' {
		return 0
	}
	return j - i
}

// fraction prints as many digits as the layout has; where it has nines, no zeros at the end.
func (t Time) fraction(layout string) string {
	text := digits(uint64(t.nsec), 9)
	places := len(layout) - 1
	if places < len(text) {
		text = text[:places]
	}
	if layout[1] == '9' {
		for text != "" && text[len(text)-1] == '0' {
			text = text[:len(text)-1]
		}
		if text == "" {
			return ""
		}
	}
	return layout[:1] + text
}

func (t Time) print(element string) string {
	year, month, day := t.date()
	hour, minute, second := t.clock()
	twelve := (hour+11)%12 + 1
	switch element {
	case "January":
		return month.String()
	case "Jan":
		return month.String()[:3]
	case "Monday":
		return t.weekday().String()
	case "Mon":
		return t.weekday().String()[:3]
	case "MST":
		return "UTC"
	case "2006":
		return signed(year, 4)
	case "06":
		if year < 0 {
			year = -year
		}
		return digits(uint64(year)%100, 2)
	case "002":
		return digits(uint64(t.YearDay()), 3)
	case "__2":
		return padded(t.YearDay(), 3)
	case "01":
		return signed(int(month), 2)
	case "1":
		return signed(int(month), 1)
	case "02":
		return signed(day, 2)
	case "_2":
		return padded(day, 2)
	case "2":
		return signed(day, 1)
	case "15":
		return signed(hour, 2)
	case "03":
		return signed(twelve, 2)
	case "3":
		return signed(twelve, 1)
	case "04":
		return signed(minute, 2)
	case "4":
		return signed(minute, 1)
	case "05":
		return signed(second, 2)
	case "5":
		return signed(second, 1)
	case "PM":
		if hour >= 12 {
			return "PM"
		}
		return "AM"
	case "pm":
		if hour >= 12 {
			return "pm"
		}
		return "am"
	case "-07":
		return "+00"
	case "-0700":
		return "+0000"
	case "-07:00":
		return "+00:00"
	case "-070000":
		return "+000000"
	case "-07:00:00":
		return "+00:00:00"
	}
	return "Z"
}

func signed(n, width int) string {
	if n < 0 {
		return "-" + digits(uint64(-n), width)
	}
	return digits(uint64(n), width)
}

func padded(n, width int) string {
	text := digits(uint64(n), 1)
	for len(text) < width {
		text = " " + text
	}
	return text
}

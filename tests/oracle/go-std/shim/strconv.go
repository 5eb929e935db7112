package strconv

import real "strconv"

func formatFloat(f float64, fmt byte, prec, bitSize int) string {
	return real.FormatFloat(f, fmt, prec, bitSize)
}

func parseFloat(s string, bitSize int) (value float64, valid bool) {
	value, err := real.ParseFloat(s, bitSize)
	return value, err == nil || err.(*real.NumError).Err == real.ErrRange
}

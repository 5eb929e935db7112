package strconv

// formatFloat prints a float that FormatFloat's arguments describe.
func formatFloat(f float64, fmt byte, prec, bitSize int) string

// parseFloat reads a float of a valid text. It is infinite where the number is too large.
func parseFloat(s string, bitSize int) (value float64, valid bool)

func FormatFloat(f float64, fmt byte, prec, bitSize int) string {
	if bitSize != 32 && bitSize != 64 {
		panic("strconv: illegal AppendFloat/FormatFloat bitSize")
	}
	return formatFloat(f, fmt, prec, bitSize)
}

func AppendFloat(dst []byte, f float64, fmt byte, prec, bitSize int) []byte {
	return append(dst, FormatFloat(f, fmt, prec, bitSize)...)
}

func ParseFloat(s string, bitSize int) (float64, error) {
	plain := s
	if hasUnderscore(s) {
		if !underscoresStandWell(withoutSign(s)) {
			return 0, syntaxError("ParseFloat", s)
		}
		plain = withoutUnderscores(s)
	}
	value, valid := parseFloat(plain, bitSize)
	if !valid {
		return 0, syntaxError("ParseFloat", s)
	}
	if value-value != 0 && !namesInfinity(s) && value == value {
		return value, rangeError("ParseFloat", s)
	}
	return value, nil
}

func hasUnderscore(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == '_' {
			return true
		}
	}
	return false
}

func withoutUnderscores(s string) string {
	digits := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] != '_' {
			digits = append(digits, s[i])
		}
	}
	return string(digits)
}

func withoutSign(s string) string {
	if s[0] == '+' || s[0] == '-' {
		return s[1:]
	}
	return s
}

// namesInfinity tells an infinity that was meant from one that a large number became.
func namesInfinity(s string) bool {
	if s[0] == '+' || s[0] == '-' {
		s = s[1:]
	}
	return s[0]|0x20 == 'i'
}

func ParseBool(str string) (bool, error) {
	switch str {
	case "1", "t", "T", "true", "TRUE", "True":
		return true, nil
	case "0", "f", "F", "false", "FALSE", "False":
		return false, nil
	}
	return false, syntaxError("ParseBool", str)
}

func FormatBool(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

func AppendBool(dst []byte, b bool) []byte { return append(dst, FormatBool(b)...) }

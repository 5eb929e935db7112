package fmt

func quickText(a []any) (text string, ok bool)            { return "", false }
func input(a []any) (n int, err error)                    { panic("unknown") }
func quick(format string, a []any) (text string, ok bool) { return "", false }
func quickLine(a []any) (text string, ok bool)            { return "", false }

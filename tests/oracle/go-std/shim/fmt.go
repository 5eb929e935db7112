package fmt

func quick(format string, a []any) (text string, ok bool) { return "", false }
func quickLine(a []any) (text string, ok bool)            { return "", false }

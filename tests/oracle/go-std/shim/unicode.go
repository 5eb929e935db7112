package unicode

import real "unicode"

func is(class string, r rune) bool {
	if table, ok := real.Categories[class]; ok {
		return real.Is(table, r)
	}
	if table, ok := real.Scripts[class]; ok {
		return real.Is(table, r)
	}
	return real.Is(real.Properties[class], r)
}

func mapped(to int, r rune) rune { return real.To(to, r) }

package strings

import real "strings"

func Index(s, substr string) int     { return real.Index(s, substr) }
func LastIndex(s, substr string) int { return real.LastIndex(s, substr) }

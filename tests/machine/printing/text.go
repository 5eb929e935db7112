package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

func PRangeOverString() {
	for i, r := range "aé世\xff!" {
		fmt.Print(i, ":", r, string(r), " ")
	}
	fmt.Println()
	for i := range "éa" {
		fmt.Print(i, " ")
	}
	fmt.Println(len("aé世"), "aé世"[1], []byte("é"), []rune("é\xff"))
}

func PStringBuilding() {
	var b strings.Builder
	for i := 3; i > 0; i-- {
		fmt.Fprintf(&b, "%d...", i)
	}
	b.WriteByte('!')
	b.WriteRune('世')
	b.WriteString("end")
	fmt.Println(b.String(), b.Len())
	b.Reset()
	fmt.Println(b.String() == "", b.Len())
}

func PStringSearch() {
	s := "chicken chick"
	fmt.Println(strings.Contains(s, "ken"), strings.Index(s, "ch"), strings.LastIndex(s, "ch"), strings.IndexByte(s, 'k'), strings.IndexRune(s, 'z'), strings.IndexAny(s, "nk"))
	fmt.Println(strings.HasPrefix(s, "chi"), strings.HasSuffix(s, "ck"), strings.Count(s, "ch"), strings.Count("abc", ""), strings.ContainsAny(s, "xyz"), strings.ContainsRune(s, 'h'))
	fmt.Println(strings.EqualFold("Go", "GO"), strings.Compare("a", "b"), strings.IndexFunc("abc1", unicode.IsDigit))
}

func PStringSplit() {
	fmt.Printf("%q %q %q\n", strings.Split("a,b,,c", ","), strings.Split("", ","), strings.Split("abc", ""))
	fmt.Printf("%q %q %q\n", strings.SplitN("a,b,c", ",", 2), strings.SplitAfter("a,b", ","), strings.Fields("  a b\t c\n"))
	fmt.Printf("%q\n", strings.FieldsFunc("a1b2c", unicode.IsDigit))
	before, after, found := strings.Cut("k=v=w", "=")
	fmt.Println(before, after, found, strings.Join([]string{"x", "y"}, "-"))
}

func PStringChange() {
	fmt.Println(strings.ToUpper("héllo"), strings.ToLower("HÉLLO"), strings.Title("a bc"), strings.Repeat("ab", 3))
	fmt.Println(strings.Replace("aaaa", "a", "b", 2), strings.ReplaceAll("aaaa", "aa", "b"), strings.Replace("ab", "", "-", -1))
	fmt.Printf("%q %q %q %q\n", strings.TrimSpace(" \t x y \n"), strings.Trim("xxaxx", "x"), strings.TrimLeft("xxax", "x"), strings.TrimRight("axx", "x"))
	fmt.Println(strings.TrimPrefix("prefix-a", "prefix-"), strings.TrimSuffix("a.go", ".go"), strings.TrimFunc("12a34", unicode.IsDigit))
	fmt.Println(strings.Map(func(r rune) rune {
		if r == 'a' {
			return -1
		}
		return r + 1
	}, "banana"))
}

func PReplacer() {
	r := strings.NewReplacer("<", "&lt;", ">", "&gt;", "a", "A")
	fmt.Println(r.Replace("<a>b</a>"))
}

func PStrconvIntegers() {
	fmt.Println(strconv.Itoa(-45), strconv.FormatInt(255, 2), strconv.FormatInt(-255, 16), strconv.FormatUint(1<<63, 36))
	for _, s := range []string{"12", "-7", "+5", "", "x", "99999999999999999999", "1_0", "0x10", " 1"} {
		n, err := strconv.Atoi(s)
		fmt.Println(n, err)
	}
	n, err := strconv.ParseInt("ff", 16, 8)
	fmt.Println(n, err)
	n, err = strconv.ParseInt("0b101", 0, 64)
	fmt.Println(n, err)
	u, err := strconv.ParseUint("-1", 10, 64)
	fmt.Println(u, err)
}

func PStrconvFloats() {
	for _, s := range []string{"1.5", "-2e3", "inf", "NaN", "x", "1e400", ".5", "5.", "0x1p-2"} {
		f, err := strconv.ParseFloat(s, 64)
		fmt.Println(f, err)
	}
	fmt.Println(strconv.FormatFloat(3.14159, 'f', 2, 64), strconv.FormatFloat(1e21, 'g', -1, 64), strconv.FormatFloat(0.1, 'e', 3, 32))
}

func PStrconvOthers() {
	fmt.Println(strconv.Quote("a\"\n\t世\x01"), strconv.QuoteToASCII("世"), strconv.QuoteRune('☺'))
	s, err := strconv.Unquote(`"a\tb\u00e9"`)
	fmt.Println(s, err)
	s, err = strconv.Unquote(`"a`)
	fmt.Println(s, err)
	b, err := strconv.ParseBool("maybe")
	fmt.Println(b, err, strconv.FormatBool(true))
	fmt.Println(string(strconv.AppendInt([]byte("n="), 5, 10)), string(strconv.AppendQuote(nil, "q")))
}

func PUnicode() {
	for _, r := range "aZ5 é世_\n" {
		fmt.Print(unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsSpace(r), unicode.IsUpper(r), unicode.IsLower(r), unicode.IsPunct(r), " ")
	}
	fmt.Println(string(unicode.ToUpper('é')), string(unicode.ToLower('Z')), string(unicode.ToTitle('a')))
}

func PUtf8() {
	s := "aé世\xff"
	fmt.Println(utf8.RuneCountInString(s), utf8.ValidString(s), utf8.RuneLen('世'), utf8.RuneError)
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		fmt.Print(r, n, " ")
		s = s[n:]
	}
	r, n := utf8.DecodeLastRuneInString("a世")
	b := utf8.AppendRune(nil, 'é')
	fmt.Println(r, n, b, utf8.FullRune(b[:1]))
}

func PScannerLines() {
	s := bufio.NewScanner(strings.NewReader("one\ntwo words\n\nlast"))
	n := 0
	for s.Scan() {
		n++
		fmt.Printf("%d %q\n", n, s.Text())
	}
	fmt.Println(s.Err())
}

func PScannerWords() {
	s := bufio.NewScanner(strings.NewReader("  the quick\n brown  fox "))
	s.Split(bufio.ScanWords)
	counts := map[int]int{}
	for s.Scan() {
		counts[len(s.Text())]++
	}
	fmt.Println(counts)
	r := bufio.NewScanner(strings.NewReader("aé"))
	r.Split(bufio.ScanRunes)
	for r.Scan() {
		fmt.Print(r.Text(), "|")
	}
	fmt.Println()
}

func PBufioReader() {
	r := bufio.NewReader(strings.NewReader("line one\nrest é"))
	line, err := r.ReadString('\n')
	fmt.Printf("%q %v\n", line, err)
	b, _ := r.ReadByte()
	c, size, _ := r.ReadRune()
	r.UnreadRune()
	p, _ := r.Peek(2)
	rest, err := r.ReadString('\n')
	fmt.Printf("%c %c %d %s %q %v\n", b, c, size, p, rest, err)
}

func PBufioWriter() {
	w := bufio.NewWriter(os.Stdout)
	fmt.Fprintf(w, "buffered %d\n", w.Buffered())
	w.WriteString("more\n")
	w.Flush()
	fmt.Fprintln(os.Stdout, "direct")
}

func PBytesBuffer() {
	var b bytes.Buffer
	b.WriteString("hello ")
	b.Write([]byte("world"))
	fmt.Fprintf(&b, " %d", 1)
	p := make([]byte, 5)
	n, err := b.Read(p)
	fmt.Println(n, err, string(p), b.Len(), b.String())
	line, err := b.ReadString('o')
	fmt.Printf("%q %v %q\n", line, err, b.String())
	b.Reset()
	_, err = b.ReadByte()
	fmt.Println(err)
}

func PBytesFunctions() {
	a, b := []byte("abc"), []byte("abd")
	fmt.Println(bytes.Equal(a, b), bytes.Compare(a, b), bytes.Contains(a, []byte("bc")), bytes.Index(a, []byte("c")))
	fmt.Printf("%s %q %s\n", bytes.ToUpper(a), bytes.Split([]byte("a,b"), []byte(",")), bytes.TrimSpace([]byte(" x ")))
}

func PStringsReader() {
	r := strings.NewReader("abc")
	b := make([]byte, 2)
	for {
		n, err := r.Read(b)
		fmt.Println(n, err, string(b[:n]), r.Len())
		if err != nil {
			break
		}
	}
}

func PSscanf() {
	var name string
	var age int
	n, err := fmt.Sscanf("bob 42", "%s %d", &name, &age)
	fmt.Println(n, err, name, age)
	var x, y int
	n, err = fmt.Sscan("7 8", &x, &y)
	fmt.Println(n, err, x, y)
	n, err = fmt.Sscanf("1-2", "%d-%d", &x, &y)
	fmt.Println(n, err, x, y)
	n, err = fmt.Sscan("q", &x)
	fmt.Println(n, err)
	var f float64
	var b bool
	n, err = fmt.Sscan("2.5 true", &f, &b)
	fmt.Println(n, err, f, b)
}

func PStringComparison() {
	words := []string{"b", "a", "B", "", "ab", "é", "世"}
	for _, w := range words {
		fmt.Print(w < "b", w == "b", w > "ab", " ")
	}
	fmt.Println("abc"[1:], "abc"[:0] == "", "a"+"b" == "ab")
}

func PStringIndexing() {
	s := "hello"
	b := s[1]
	fmt.Println(b, string(b), s[len(s)-1:], s[:2]+s[3:])
	count := 0
	for i := 0; i < len(s); i++ {
		if s[i] == 'l' {
			count++
		}
	}
	fmt.Println(count)
}

func PReverse() {
	r := []rune("héllo世")
	for i, j := 0, len(r)-1; i < j; i, j = i+1, j-1 {
		r[i], r[j] = r[j], r[i]
	}
	fmt.Println(string(r))
}

func PCaesar() {
	shift := func(s string, n rune) string {
		return strings.Map(func(r rune) rune {
			switch {
			case r >= 'a' && r <= 'z':
				return 'a' + (r-'a'+n+26)%26
			case r >= 'A' && r <= 'Z':
				return 'A' + (r-'A'+n+26)%26
			}
			return r
		}, s)
	}
	e := shift("Hello, World!", 3)
	fmt.Println(e, shift(e, -3))
}

func PTable() {
	rows := [][]string{{"name", "n"}, {"alpha", "1"}, {"b", "22"}}
	for _, r := range rows {
		fmt.Printf("|%-8s|%4s|\n", r[0], r[1])
	}
	fmt.Println(strings.Repeat("-", 15))
}

func PEscapes() {
	fmt.Println("tab\there", `raw\n`, "\u00e9\U0001F600\x41\101", '\x41', '\'', "\"")
	fmt.Println(len("\xff\u00ff"), "multi"+
		"line")
}

func PPalindromes() {
	for _, s := range []string{"Was it a car", "racecar", "A man, a plan", "été"} {
		var clean []rune
		for _, r := range strings.ToLower(s) {
			if unicode.IsLetter(r) {
				clean = append(clean, r)
			}
		}
		ok := true
		for i := range clean {
			ok = ok && clean[i] == clean[len(clean)-1-i]
		}
		fmt.Printf("%q %t\n", s, ok)
	}
}

func PRunLength() {
	s, out := "aaabccdddd", ""
	for i := 0; i < len(s); {
		j := i
		for j < len(s) && s[j] == s[i] {
			j++
		}
		out += string(s[i]) + strconv.Itoa(j-i)
		i = j
	}
	fmt.Println(out)
}

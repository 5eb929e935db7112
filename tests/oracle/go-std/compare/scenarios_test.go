package compare

import (
	"fmt"
	"os"
	"sort"
	"strings"
	"testing"

	ours "virgostd/scenarios/ours"
	real "virgostd/scenarios/real"
)

func TestScenarios(t *testing.T) {
	var names []string
	for name := range real.Scenarios {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		o, r := ours.Run(name), real.Run(name)
		// On a busy machine a goroutine may come later than a trace expects.
		for again := 0; again < 5 && o != r; again++ {
			o, r = ours.Run(name), real.Run(name)
		}
		lines(t, name, o, r)
	}
}

// lines compares traces, and shows the first line that differs.
func lines(t *testing.T, name, ours, real string) {
	o, r := strings.Split(ours, "\n"), strings.Split(real, "\n")
	for i := 0; i < len(r) && i < len(o); i++ {
		compared++
		if o[i] != r[i] {
			t.Errorf("%s, line %d:\nours %q\nreal %q", name, i, o[i], r[i])
			return
		}
	}
	same(t, name, len(o), len(r))
}

func TestMain(m *testing.M) {
	code := m.Run()
	fmt.Println("compared", compared)
	os.Exit(code)
}

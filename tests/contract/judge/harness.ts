/** Calls each function at small values, some of them under two names, and says what did not hold. */
export const harness = `package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
	"runtime"
)

type subject struct {
	call     func(n, m int, b bool, s, t []int, p, q *int) int
	requires func() bool
	ensures  []func() bool
	pointers, slices bool
}

type observed struct {
	Runs      int            \`json:"runs"\`
	Crashed   *string        \`json:"crashed"\`
	Invariant *string        \`json:"invariant"\`
	Failed    map[int]string \`json:"failed"\`
}

// What was there before: a name with 0 is the parameter, one with 1 what it held.
var n0, m0, r, p1, q1, turns int
var b0, broken bool
var s0, t0, s1, t1 []int
var p0, q0 *int

var n, m int
var b bool
var s, t []int

const rounds = 60

func turn() {
	turns++
	if turns > rounds {
		panic("too long")
	}
}

func product(a, b int) int {
	if a > 1<<40 || a < -(1<<40) {
		panic("too large")
	}
	return a * b
}

func holds(ok bool) bool {
	if !ok {
		broken = true
	}
	return true
}

func forall(low, high int, body func(k int) bool) bool {
	for k := low; k < high; k++ {
		if !body(k) {
			return false
		}
	}
	return true
}

func at(list []int, k int) int { return list[k] }

func head(list []int) int {
	if len(list) > 0 {
		return list[0]
	}
	return 0
}

func list() []int {
	all := make([]int, rand.Intn(5), 8)
	for k := range all {
		all[k] = rand.Intn(6) - 2
	}
	return all
}

func cell() *int {
	value := rand.Intn(7) - 3
	return &value
}

func attempt(one subject) (crash string, isRun bool) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case runtime.Error:
			crash, isRun = thrown.Error(), true
		default:
			isRun = false
		}
	}()
	r = one.call(n0, m0, b0, s0, t0, p0, q0)
	return "", true
}

func values() string {
	return fmt.Sprintf("n=%d m=%d b=%v s=%v t=%v p=%d q=%d same=%v", n0, m0, b0, s1, t1, p1, q1, p0 == q0)
}

func holdsAfter(check func() bool) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	return check()
}

func look(one subject) observed {
	seen := observed{Failed: map[int]string{}}
	for round := 0; round < 700; round++ {
		n0, m0, b0 = rand.Intn(8)-3, rand.Intn(8)-3, rand.Intn(2) == 0
		s0, t0, p0, q0 = list(), list(), cell(), cell()
		if one.pointers && rand.Intn(2) == 0 {
			q0 = p0
		}
		if one.slices && rand.Intn(2) == 0 {
			t0 = s0[:rand.Intn(len(s0)+1)]
		}
		n, m, b, s, t = n0, m0, b0, s0, t0
		s1, t1 = append([]int(nil), s0...), append([]int(nil), t0...)
		p1, q1 = *p0, *q0
		turns, broken = 0, false
		if !one.requires() {
			continue
		}
		crash, isRun := attempt(one)
		if broken && seen.Invariant == nil {
			text := values()
			seen.Invariant = &text
		}
		if !isRun {
			continue
		}
		seen.Runs++
		if crash != "" {
			if seen.Crashed == nil {
				text := crash + " at " + values()
				seen.Crashed = &text
			}
			continue
		}
		for index, check := range one.ensures {
			if _, known := seen.Failed[index]; !known && !holdsAfter(check) {
				seen.Failed[index] = values() + fmt.Sprint(" r=", r)
			}
		}
	}
	return seen
}

func main() {
	rand.Seed(1)
	all := make([]observed, 0, len(cases))
	for _, one := range cases {
		all = append(all, look(one))
	}
	json.NewEncoder(os.Stdout).Encode(all)
}
`;

package main

import (
	"bytes"
	"container/heap"
	"container/list"
	"container/ring"
	"fmt"
	"os"
	"sort"
	"strings"
)

type intHeap []int

func (h intHeap) Len() int           { return len(h) }
func (h intHeap) Less(i, j int) bool { return h[i] < h[j] }
func (h intHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *intHeap) Push(x any)        { *h = append(*h, x.(int)) }
func (h *intHeap) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}

func PHeap() {
	h := &intHeap{5, 2, 8}
	heap.Init(h)
	heap.Push(h, 1)
	for h.Len() > 0 {
		fmt.Print(heap.Pop(h), " ")
	}
	fmt.Println()
}
func PList() {
	l := list.New()
	e := l.PushBack(1)
	l.PushFront(0)
	l.InsertAfter(5, e)
	l.MoveToFront(e)
	for x := l.Front(); x != nil; x = x.Next() {
		fmt.Print(x.Value, " ")
	}
	l.Remove(e)
	fmt.Println(l.Len(), l.Front().Value)
}
func PRing() {
	r := ring.New(3)
	for i := 0; i < 3; i++ {
		r.Value = i
		r = r.Next()
	}
	s := 0
	r.Do(func(v any) { s = s*10 + v.(int) })
	fmt.Println(s, r.Len())
}
func PQuickSort() {
	var sorted func([]int)
	sorted = func(a []int) {
		if len(a) < 2 {
			return
		}
		p, i := a[len(a)-1], 0
		for j := range a[:len(a)-1] {
			if a[j] < p {
				a[i], a[j] = a[j], a[i]
				i++
			}
		}
		a[i], a[len(a)-1] = a[len(a)-1], a[i]
		sorted(a[:i])
		sorted(a[i+1:])
	}
	xs := []int{9, 3, 7, 1, 8, 2, 5, 4, 6, 3}
	sorted(xs)
	fmt.Println(xs)
}
func PMergeSort() {
	var ms func([]string) []string
	ms = func(a []string) []string {
		if len(a) < 2 {
			return a
		}
		l, r := ms(a[:len(a)/2]), ms(a[len(a)/2:])
		var out []string
		for len(l) > 0 && len(r) > 0 {
			if l[0] <= r[0] {
				out, l = append(out, l[0]), l[1:]
			} else {
				out, r = append(out, r[0]), r[1:]
			}
		}
		return append(append(out, l...), r...)
	}
	fmt.Println(ms(strings.Fields("delta alpha charlie bravo echo")))
}
func PBinarySearch() {
	a := []int{1, 3, 5, 7, 9}
	find := func(x int) int {
		lo, hi := 0, len(a)
		for lo < hi {
			m := (lo + hi) / 2
			if a[m] < x {
				lo = m + 1
			} else {
				hi = m
			}
		}
		return lo
	}
	fmt.Println(find(5), find(0), find(10), find(4))
}
func PQueens() {
	n, count := 6, 0
	cols, d1, d2 := map[int]bool{}, map[int]bool{}, map[int]bool{}
	var place func(int)
	place = func(r int) {
		if r == n {
			count++
			return
		}
		for c := 0; c < n; c++ {
			if cols[c] || d1[r+c] || d2[r-c] {
				continue
			}
			cols[c], d1[r+c], d2[r-c] = true, true, true
			place(r + 1)
			delete(cols, c)
			delete(d1, r+c)
			delete(d2, r-c)
		}
	}
	place(0)
	fmt.Println(count)
}
func PLife() {
	g := [][]byte{[]byte(".#..."), []byte("..#.."), []byte("###.."), []byte("....."), []byte(".....")}
	for step := 0; step < 4; step++ {
		next := make([][]byte, 5)
		for y := range g {
			next[y] = bytes.Repeat([]byte{'.'}, 5)
			for x := range g[y] {
				n := 0
				for dy := -1; dy <= 1; dy++ {
					for dx := -1; dx <= 1; dx++ {
						if (dx != 0 || dy != 0) && g[(y+dy+5)%5][(x+dx+5)%5] == '#' {
							n++
						}
					}
				}
				if n == 3 || n == 2 && g[y][x] == '#' {
					next[y][x] = '#'
				}
			}
		}
		g = next
	}
	for _, row := range g {
		fmt.Println(string(row))
	}
}
func PShortestPath() {
	graph := map[string]map[string]int{"a": {"b": 4, "c": 1}, "c": {"b": 2, "d": 7}, "b": {"d": 1}}
	dist := map[string]int{"a": 0}
	done := map[string]bool{}
	for {
		best := ""
		for n, d := range dist {
			if !done[n] && (best == "" || d < dist[best] || d == dist[best] && n < best) {
				best = n
			}
		}
		if best == "" {
			break
		}
		done[best] = true
		for to, w := range graph[best] {
			if d, ok := dist[to]; !ok || dist[best]+w < d {
				dist[to] = dist[best] + w
			}
		}
	}
	fmt.Println(dist)
}
func PTopological() {
	deps := map[string][]string{"app": {"lib", "log"}, "lib": {"core"}, "log": {"core"}, "core": nil}
	var order []string
	seen := map[string]bool{}
	var visit func(string)
	visit = func(n string) {
		if seen[n] {
			return
		}
		seen[n] = true
		for _, d := range deps[n] {
			visit(d)
		}
		order = append(order, n)
	}
	visit("app")
	fmt.Println(order)
}
func PPermutations() {
	var out []string
	var perm func([]rune, int)
	perm = func(r []rune, i int) {
		if i == len(r) {
			out = append(out, string(r))
			return
		}
		for j := i; j < len(r); j++ {
			r[i], r[j] = r[j], r[i]
			perm(r, i+1)
			r[i], r[j] = r[j], r[i]
		}
	}
	perm([]rune("abc"), 0)
	fmt.Println(out)
}
func PSubsets() {
	xs := []int{1, 2, 3}
	for m := 0; m < 1<<len(xs); m++ {
		var s []int
		for i, x := range xs {
			if m>>i&1 == 1 {
				s = append(s, x)
			}
		}
		fmt.Print(s)
	}
	fmt.Println()
}
func PEditDistance() {
	a, b := "kitten", "sitting"
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		d[i][0] = i
	}
	for j := range d[0] {
		d[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			c := 1
			if a[i-1] == b[j-1] {
				c = 0
			}
			best := d[i-1][j-1] + c
			for _, o := range []int{d[i-1][j] + 1, d[i][j-1] + 1} {
				if o < best {
					best = o
				}
			}
			d[i][j] = best
		}
	}
	fmt.Println(d[len(a)][len(b)])
}
func PKnapsack() {
	best := make([]int, 11)
	for _, it := range [][2]int{{5, 10}, {4, 40}, {6, 30}, {3, 50}} {
		for w := 10; w >= it[0]; w-- {
			if v := best[w-it[0]] + it[1]; v > best[w] {
				best[w] = v
			}
		}
	}
	fmt.Println(best)
}
func PCoins() {
	ways := make([]int, 21)
	ways[0] = 1
	for _, c := range []int{1, 5, 10} {
		for n := c; n < len(ways); n++ {
			ways[n] += ways[n-c]
		}
	}
	fmt.Println(ways[20], ways)
}
func PSieve() {
	comp := make([]bool, 50)
	for p := 2; p < 50; p++ {
		if comp[p] {
			continue
		}
		fmt.Print(p, " ")
		for m := p * p; m < 50; m += p {
			comp[m] = true
		}
	}
	fmt.Println()
}
func PPascal() {
	row := []int{1}
	for i := 0; i < 6; i++ {
		fmt.Println(strings.Repeat(" ", 6-i), row)
		next := make([]int, len(row)+1)
		for j, v := range row {
			next[j] += v
			next[j+1] += v
		}
		row = next
	}
}
func PSpiral() {
	n := 4
	g := make([][]int, n)
	for i := range g {
		g[i] = make([]int, n)
	}
	x, y, dx, dy := 0, 0, 1, 0
	for k := 1; k <= n*n; k++ {
		g[y][x] = k
		nx, ny := x+dx, y+dy
		if nx < 0 || nx >= n || ny < 0 || ny >= n || g[ny][nx] != 0 {
			dx, dy = -dy, dx
			nx, ny = x+dx, y+dy
		}
		x, y = nx, ny
	}
	for _, r := range g {
		fmt.Printf("%3d\n", r)
	}
}
func PBrackets() {
	for _, s := range []string{"([]{})", "([)]", "((", ""} {
		var st []rune
		ok := true
		for _, r := range s {
			switch r {
			case '(', '[', '{':
				st = append(st, r)
			default:
				open := map[rune]rune{')': '(', ']': '[', '}': '{'}[r]
				if len(st) == 0 || st[len(st)-1] != open {
					ok = false
				} else {
					st = st[:len(st)-1]
				}
			}
		}
		fmt.Print(ok && len(st) == 0, " ")
	}
	fmt.Println()
}
func PCalculator() {
	var stack []float64
	for _, t := range strings.Fields("3 4 + 2 * 7 /") {
		var n float64
		if _, err := fmt.Sscan(t, &n); err == nil {
			stack = append(stack, n)
			continue
		}
		b, a := stack[len(stack)-1], stack[len(stack)-2]
		stack = stack[:len(stack)-2]
		switch t {
		case "+":
			a += b
		case "*":
			a *= b
		case "/":
			a /= b
		}
		stack = append(stack, a)
	}
	fmt.Println(stack)
}
func PAnagrams() {
	groups := map[string][]string{}
	for _, w := range []string{"eat", "tea", "tan", "ate", "nat", "bat"} {
		b := []byte(w)
		sort.Slice(b, func(i, j int) bool { return b[i] < b[j] })
		groups[string(b)] = append(groups[string(b)], w)
	}
	fmt.Println(groups)
}
func PWordCount() {
	counts := map[string]int{}
	for _, w := range strings.Fields(strings.ToLower("The cat the dog The END")) {
		counts[w]++
	}
	type kv struct {
		k string
		v int
	}
	var kvs []kv
	for k, v := range counts {
		kvs = append(kvs, kv{k, v})
	}
	sort.Slice(kvs, func(i, j int) bool {
		if kvs[i].v != kvs[j].v {
			return kvs[i].v > kvs[j].v
		}
		return kvs[i].k < kvs[j].k
	})
	fmt.Printf("%v %+v\n", kvs, kvs[0])
}
func PLru() {
	type entry struct{ k, v int }
	order, at := list.New(), map[int]*list.Element{}
	put := func(k, v int) {
		if e, ok := at[k]; ok {
			e.Value = entry{k, v}
			order.MoveToFront(e)
			return
		}
		if order.Len() == 2 {
			last := order.Back()
			delete(at, last.Value.(entry).k)
			order.Remove(last)
		}
		at[k] = order.PushFront(entry{k, v})
	}
	put(1, 1)
	put(2, 2)
	put(1, 10)
	put(3, 3)
	_, has2 := at[2]
	fmt.Println(has2, at[1].Value, order.Len())
}
func PTrie() {
	type trie struct {
		kids map[rune]*trie
		end  bool
	}
	root := &trie{kids: map[rune]*trie{}}
	for _, w := range []string{"go", "gone", "god"} {
		t := root
		for _, r := range w {
			if t.kids[r] == nil {
				t.kids[r] = &trie{kids: map[rune]*trie{}}
			}
			t = t.kids[r]
		}
		t.end = true
	}
	has := func(w string) bool {
		t := root
		for _, r := range w {
			if t = t.kids[r]; t == nil {
				return false
			}
		}
		return t.end
	}
	fmt.Println(has("go"), has("gon"), has("god"), has("x"))
}
func PUnionFind() {
	parent := make([]int, 6)
	for i := range parent {
		parent[i] = i
	}
	var find func(int) int
	find = func(x int) int {
		if parent[x] != x {
			parent[x] = find(parent[x])
		}
		return parent[x]
	}
	for _, e := range [][2]int{{0, 1}, {2, 3}, {1, 3}} {
		parent[find(e[0])] = find(e[1])
	}
	fmt.Println(find(0) == find(2), find(4) == find(0), parent)
}
func PMatrixPrint() {
	m := [][]float64{{1, 2.5}, {-3, 4}}
	for _, r := range m {
		for _, v := range r {
			fmt.Printf("%8.2f", v)
		}
		fmt.Println()
	}
	fmt.Fprintf(os.Stdout, "%v\n", m)
}
func PFizzBuzz() {
	for i := 1; i <= 15; i++ {
		switch {
		case i%15 == 0:
			fmt.Print("FizzBuzz ")
		case i%5 == 0:
			fmt.Print("Buzz ")
		case i%3 == 0:
			fmt.Print("Fizz ")
		default:
			fmt.Print(i, " ")
		}
	}
	fmt.Println()
}
func PBase64ByHand() {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	in, out := "hello!", ""
	for i := 0; i < len(in); i += 3 {
		n := int(in[i])<<16 | int(in[i+1])<<8 | int(in[i+2])
		for s := 18; s >= 0; s -= 6 {
			out += string(alphabet[n>>s&63])
		}
	}
	fmt.Println(out)
}
func PBank() {
	type account struct {
		owner   string
		balance float64
	}
	accounts := map[string]*account{"a": {"Ann", 10}, "b": {"Bob", 5}}
	move := func(from, to string, n float64) error {
		if accounts[from].balance < n {
			return fmt.Errorf("%s has only %.2f of %.2f", accounts[from].owner, accounts[from].balance, n)
		}
		accounts[from].balance -= n
		accounts[to].balance += n
		return nil
	}
	fmt.Println(move("a", "b", 4), move("a", "b", 40), *accounts["a"], *accounts["b"])
}
func PHistogram() {
	for i, n := range []int{3, 0, 5} {
		fmt.Printf("%d %-6s|%2d\n", i, strings.Repeat("*", n), n)
	}
}
func PJosephus() {
	people := []int{1, 2, 3, 4, 5, 6, 7}
	at := 0
	for len(people) > 1 {
		at = (at + 2) % len(people)
		people = append(people[:at], people[at+1:]...)
	}
	fmt.Println(people)
}
func PAckermann() {
	var a func(m, n int) int
	a = func(m, n int) int {
		switch {
		case m == 0:
			return n + 1
		case n == 0:
			return a(m-1, 1)
		}
		return a(m-1, a(m, n-1))
	}
	fmt.Println(a(2, 3))
}

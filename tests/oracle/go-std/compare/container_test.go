package compare

import (
	"container/heap"
	"container/list"
	"container/ring"
	"fmt"
	"math/rand"
	"sort"
	"testing"

	ourheap "virgostd/container/heap"
	ourlist "virgostd/container/list"
	ourring "virgostd/container/ring"
	ourmaps "virgostd/maps"
	ourrand "virgostd/math/rand"
	ourrand2 "virgostd/math/rand/v2"
	ourslices "virgostd/slices"
)

type ints struct{ sort.IntSlice }

func (h *ints) Push(x any) { h.IntSlice = append(h.IntSlice, x.(int)) }

func (h *ints) Pop() any {
	n := len(h.IntSlice) - 1
	x := h.IntSlice[n]
	h.IntSlice = h.IntSlice[:n]
	return x
}

func TestHeap(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	ours, real := &ints{}, &ints{}
	for i := 0; i < 20; i++ {
		v := random.Intn(100)
		ours.Push(v)
		real.Push(v)
	}
	ourheap.Init(ours)
	heap.Init(real)
	for i := 0; i < 20000; i++ {
		v := random.Intn(1000)
		switch n := real.Len(); {
		case n == 0 || v%5 < 2:
			ourheap.Push(ours, v)
			heap.Push(real, v)
		case v%5 == 2:
			same(t, "Pop", ourheap.Pop(ours), heap.Pop(real))
		case v%5 == 3:
			same(t, "Remove", ourheap.Remove(ours, v%n), heap.Remove(real, v%n))
		default:
			ours.IntSlice[v%n], real.IntSlice[v%n] = v*7%100, v*7%100
			ourheap.Fix(ours, v%n)
			heap.Fix(real, v%n)
		}
		same(t, "heap", ours.IntSlice, real.IntSlice)
	}
}

func ourElements(l *ourlist.List) (all []any) {
	for e := l.Front(); e != nil; e = e.Next() {
		all = append(all, e.Value)
	}
	for e := l.Back(); e != nil; e = e.Prev() {
		all = append(all, e.Value)
	}
	return append(all, l.Len())
}

func realElements(l *list.List) (all []any) {
	for e := l.Front(); e != nil; e = e.Next() {
		all = append(all, e.Value)
	}
	for e := l.Back(); e != nil; e = e.Prev() {
		all = append(all, e.Value)
	}
	return append(all, l.Len())
}

func TestList(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	ours, real := []*ourlist.List{ourlist.New(), {}}, []*list.List{list.New(), {}}
	var o []*ourlist.Element
	var r []*list.Element
	keep := func(a *ourlist.Element, b *list.Element) {
		same(t, "element", a == nil, b == nil)
		if a != nil {
			o, r = append(o, a), append(r, b)
		}
	}
	keep(ours[0].PushBack(1), real[0].PushBack(1))
	for i := 0; i < 2000; i++ {
		l := random.Intn(2)
		at, mark := random.Intn(len(o)), random.Intn(len(o))
		if len(o) > 40 {
			at, mark = len(o)-1-random.Intn(40), len(o)-1-random.Intn(40)
		}
		switch random.Intn(10) {
		case 0:
			keep(ours[l].PushBack(i), real[l].PushBack(i))
		case 1:
			keep(ours[l].PushFront(i), real[l].PushFront(i))
		case 2:
			keep(ours[l].InsertBefore(i, o[mark]), real[l].InsertBefore(i, r[mark]))
		case 3:
			keep(ours[l].InsertAfter(i, o[mark]), real[l].InsertAfter(i, r[mark]))
		case 4:
			ours[l].MoveToFront(o[at])
			real[l].MoveToFront(r[at])
		case 5:
			ours[l].MoveToBack(o[at])
			real[l].MoveToBack(r[at])
		case 6:
			ours[l].MoveBefore(o[at], o[mark])
			real[l].MoveBefore(r[at], r[mark])
		case 7:
			ours[l].MoveAfter(o[at], o[mark])
			real[l].MoveAfter(r[at], r[mark])
		default:
			same(t, "Remove", ours[l].Remove(o[at]), real[l].Remove(r[at]))
		}
		if i%500 == 0 && real[l].Len() < 50 {
			ours[l].PushBackList(ours[1-l])
			real[l].PushBackList(real[1-l])
			ours[l].PushFrontList(ours[l])
			real[l].PushFrontList(real[l])
		}
		same(t, "list", ourElements(ours[l]), realElements(real[l]))
	}
}

func TestRing(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for i := 0; i < 2000; i++ {
		n, m, k := random.Intn(6), random.Intn(6), random.Intn(9)-2
		o, r := ourring.New(n), ring.New(n)
		for j := 0; j < n; j++ {
			o.Value, r.Value = j, j
			o, r = o.Next(), r.Next()
		}
		same(t, "Len", o.Len(), r.Len())
		if n == 0 {
			continue
		}
		o, r = o.Move(m-2), r.Move(m-2)
		var o2, r2 = o, r
		if random.Intn(2) == 0 {
			o2, r2 = o.Unlink(k), r.Unlink(k)
		} else if random.Intn(2) == 0 {
			o2, r2 = o.Link(ourring.New(m)), r.Link(ring.New(m))
		} else {
			o2, r2 = o.Link(o.Move(k)), r.Link(r.Move(k))
		}
		same(t, "ring", ourRing(o)+ourRing(o2), realRing(r)+realRing(r2))
	}
	var zero ourring.Ring
	same(t, "zero", zero.Next() == &zero, true)
}

func ourRing(r *ourring.Ring) (s string) {
	r.Do(func(v any) { s += fmt.Sprint(v, " ") })
	return s + fmt.Sprint(r.Len())
}

func realRing(r *ring.Ring) (s string) {
	r.Do(func(v any) { s += fmt.Sprint(v, " ") })
	return s + fmt.Sprint(r.Len())
}

// A counting source of our own: what a generator makes of its bits is Go's.
type counting struct{ state uint64 }

func (c *counting) Uint64() uint64 {
	c.state = c.state*6364136223846793005 + 1442695040888963407
	return c.state ^ c.state>>29
}

func (c *counting) Int63() int64    { return int64(c.Uint64() >> 1) }
func (c *counting) Seed(seed int64) { c.state = uint64(seed) }

func TestRand(t *testing.T) {
	o, r := ourrand.New(&counting{}), rand.New(&counting{})
	for i := 0; i < 20000; i++ {
		n := 1 + int(uint64(i)*2654435761%(1<<uint(1+i%62)))
		same(t, "rand", []any{o.Int63(), o.Uint32(), o.Uint64(), o.Int31(), o.Int(), o.Int63n(int64(n)), o.Intn(n), o.Float64(), o.Float32()},
			[]any{r.Int63(), r.Uint32(), r.Uint64(), r.Int31(), r.Int(), r.Int63n(int64(n)), r.Intn(n), r.Float64(), r.Float32()})
	}
	for i := 0; i < 50; i++ {
		same(t, "Perm", o.Perm(i), r.Perm(i))
		a, b := o.Perm(i), r.Perm(i)
		o.Shuffle(i, func(i, j int) { a[i], a[j] = a[j], a[i] })
		r.Shuffle(i, func(i, j int) { b[i], b[j] = b[j], b[i] })
		same(t, "Shuffle", a, b)
		x, y := make([]byte, i), make([]byte, i)
		o.Read(x)
		r.Read(y)
		same(t, "Read", x, y)
	}
	free := ourrand.New(ourrand.NewSource(1))
	for i := 1; i < 1000; i++ {
		if n := free.Intn(i); n < 0 || n >= i {
			t.Fatal(n, i)
		}
	}
	pcg := ourrand2.NewPCG(1, 2)
	same(t, "PCG", []uint64{pcg.Uint64(), pcg.Uint64()}, []uint64{0xc4f5a58656eef510, 0x9dcec3ad077dec6c})
}

// What Go 1.19 does not have is held against the plainest text.
func TestSlices(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := 0; round < 3000; round++ {
		s := random.Perm(random.Intn(40))
		for i := range s {
			s[i] %= 10
		}
		sorted := append([]int(nil), s...)
		sort.Ints(sorted)
		ours := ourslices.Clone(s)
		ourslices.Sort(ours)
		same(t, "Sort", append([]int(nil), ours...), sorted)
		same(t, "Sorted", append([]int(nil), ourslices.Sorted(ourslices.Values(s))...), sorted)
		target := random.Intn(12)
		at, found := ourslices.BinarySearch(ours, target)
		same(t, "BinarySearch", []any{at, found}, []any{sort.SearchInts(sorted, target), ourslices.Contains(s, target)})
		i := random.Intn(len(s) + 1)
		j := i + random.Intn(len(s)-i+1)
		add := []int{7, 8, 9}[:random.Intn(4)]
		joined := fmt.Sprint(s[:i], add, s[j:])
		replaced := ourslices.Replace(ourslices.Clone(s), i, j, add...)
		same(t, "Replace", fmt.Sprint(replaced[:i], replaced[i:i+len(add)], replaced[i+len(add):]), joined)
		inserted := ourslices.Insert(ourslices.Clone(s), i, add...)
		same(t, "Insert", fmt.Sprint(inserted), fmt.Sprint(append(append(append([]int{}, s[:i]...), add...), s[i:]...)))
		deleted := ourslices.Delete(ourslices.Clone(s), i, j)
		same(t, "Delete", fmt.Sprint(deleted), fmt.Sprint(append(append([]int{}, s[:i]...), s[j:]...)))
		compact := []int{}
		for k, v := range sorted {
			if k == 0 || v != sorted[k-1] {
				compact = append(compact, v)
			}
		}
		same(t, "Compact", fmt.Sprint(ourslices.Compact(ours)), fmt.Sprint(compact))
		m := map[int]bool{}
		for _, v := range s {
			m[v] = true
		}
		same(t, "Keys", fmt.Sprint(ourslices.Sorted(ourmaps.Keys(m))), fmt.Sprint(compact))
	}
}

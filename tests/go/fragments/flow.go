package example

import (
	"errors"
	"fmt"
	"sync"
)

type server struct {
	name    string
	workers int
	mu      sync.Mutex
	hits    int
}

func (s *server) hit() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.hits++
}

func (s *server) Serve(n int) error {
	errs := make(chan error, 1)
	for i := 0; i < n; i++ {
		go func() {
			s.hit()
			errs <- nil
		}()
	}
	for i := 0; i < n; i++ {
		if err := <-errs; err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return nil
}

func (s *server) Workers() {
	ch := make(chan int, s.workers)
	for i := 0; i < s.workers; i++ {
		go s.produce(ch)
	}
	for i := 0; i < s.workers; i++ {
		<-ch
	}
}

func (s *server) produce(out chan<- int) {
	s.hit()
	out <- 1
}

func EarlyInHelper(n int, f func() error) error {
	c := make(chan error, 1)
	go run(f, c)
	if err := check(n); err != nil {
		return err
	}
	return <-c
}

func run(f func() error, out chan error) {
	if err := f(); err != nil {
		out <- err
		return
	}
	out <- nil
}

func check(n int) error {
	if n < 0 {
		return errors.New("negative")
	}
	return nil
}

func helperReturns(c chan int, n int) bool {
	if n > 1 {
		return false
	}
	c <- n
	return true
}

func ReturnsOnlyFromHelper(n int) {
	c := make(chan int, 1)
	if !helperReturns(c, n) {
		return
	}
	<-c
}

func MiddleReturn(n int) {
	c := make(chan int, 1)
	middle(c, n)
	<-c
}

func middle(c chan int, n int) {
	if n == 0 {
		return
	}
	if n < 0 {
		c <- 0
		return
	}
	c <- 1
}

func DeferOrder(b bool) {
	c := make(chan int)
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		defer func() { c <- 1 }()
		if b {
			return
		}
		<-c
	}()
	if !b {
		c <- 2
	}
	<-c
	wg.Wait()
}

func DeferWrongOrder() {
	c := make(chan int)
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Wait()
		defer wg.Done()
		c <- 1
	}()
	defer wg.Wait()
	<-c
}

func ConditionalDefer(b bool) {
	c := make(chan int, 1)
	if b {
		defer func() { <-c }()
	}
	c <- 1
	if b {
		return
	}
	c <- 2
}

func SwitchOn(n int) {
	c := make(chan int, 1)
	switch n {
	case 0:
		c <- 0
	case 1, 2:
		c <- 1
		fallthrough
	case 3:
		c <- 3
	default:
	}
}

func SwitchDefaultFirst(n int) {
	c := make(chan int)
	switch {
	default:
		c <- 1
	case n > 0:
		go func() { c <- 1 }()
		<-c
	case n < -1:
	}
}

func TypeSwitch(v interface{}) {
	c := make(chan int, 1)
	switch v.(type) {
	case int:
		c <- 1
	case string, error:
		c <- 2
		c <- 3
	}
}

func Copied(xs []int) {
	n := len(xs)
	m := n
	c := make(chan int, m)
	k := cap(c)
	for i := 0; i < k; i++ {
		c <- i
	}
	n = 0
	for i := 0; i < n; i++ {
		<-c
	}
}

func Clamped(n int) {
	workers := n
	if workers < 1 {
		workers = 1
	}
	if workers > 2 {
		workers = 2
	}
	c := make(chan int, workers)
	c <- 1
	for i := 0; i < workers; i++ {
		go func() { c <- i }()
	}
	for i := 0; i <= workers; i++ {
		<-c
	}
}

func MinMax(n, m int) {
	c := make(chan int, n)
	least := n
	if m < least {
		least = m
	}
	for i := 0; i < least; i++ {
		c <- i
	}
}

func Panics(n int) {
	if n < 0 {
		panic("negative")
	}
	c := make(chan int, n)
	for i := 0; i < n; i++ {
		c <- i
	}
}

func Recovered(n int) {
	c := make(chan int)
	go func() {
		guarded(n)
		c <- 1
	}()
	<-c
}

func guarded(n int) {
	defer func() { recover() }()
	if n > 0 {
		panic("x")
	}
}

func RecoveredWithChannel(n int) {
	c := make(chan int, 1)
	go careful(n, c)
	<-c
}

func careful(n int, c chan int) {
	defer func() {
		if r := recover(); r != nil {
			c <- 0
		}
	}()
	if n > 0 {
		panic("x")
	}
	c <- n
}

func ClosureVariable(n int) {
	c := make(chan int)
	send := func(k int) {
		for i := 0; i < k; i++ {
			c <- i
		}
	}
	receive := func() {
		<-c
	}
	go send(n)
	for i := 0; i < n; i++ {
		receive()
	}
}

func FunctionArgument(n int) {
	c := make(chan int, n)
	twice(func() { c <- 1 })
	<-c
}

func twice(f func()) {
	f()
	f()
}

func FunctionList(n int) {
	c := make(chan int, n)
	for _, f := range []func(){func() { c <- 1 }, func() { c <- 2 }} {
		f()
	}
}

func Reassigned(b bool) {
	c := make(chan int, 1)
	d := make(chan int)
	x := c
	if b {
		x = d
	}
	x <- 1
}

func NilChannel(b bool) {
	var c chan int
	if b {
		c = make(chan int, 1)
		c <- 1
	}
}

func ShortCircuit(a, b bool) {
	c := make(chan bool, 1)
	c <- b
	if a && <-c {
		c <- true
	}
	c <- true
}

func Interleaved(a, b bool) {
	c := make(chan int)
	if a == b {
		go func() { c <- 1 }()
	}
	if a != b {
		return
	}
	<-c
}

func SameCondition(check func() bool) {
	c := make(chan int)
	ok := check()
	if ok {
		go func() { c <- 1 }()
	}
	if ok {
		<-c
	}
}

func TwoConditions(check func() bool) {
	c := make(chan int)
	if check() {
		go func() { c <- 1 }()
	}
	if check() {
		<-c
	}
}

func ErrTwice(f func() error) error {
	c := make(chan int)
	err := f()
	if err == nil {
		go func() { c <- 1 }()
	}
	if err != nil {
		return err
	}
	<-c
	err = f()
	if err != nil {
		return err
	}
	return nil
}

func Mode(mode string) {
	c := make(chan int)
	if mode == "éé" {
		go func() { c <- 1 }()
	}
	if mode != "éé" {
		return
	}
	<-c
}

type mode int

const (
	off mode = iota
	fast
	slow
)

func Modes(m mode) {
	c := make(chan int, int(slow))
	for i := 0; i < 3; i++ {
		if m == fast {
			c <- i
		}
	}
}

func CapturedLater(n int) {
	c := make(chan int, 2)
	k := n
	go func() {
		for i := 0; i < k; i++ {
			c <- i
		}
	}()
	k = 0
}

func SharedFlag(n int) {
	c := make(chan int, 1)
	stop := false
	go func() {
		stop = true
		c <- 1
	}()
	if !stop {
		<-c
	}
}

func Variadic(n int) {
	c := make(chan int, 2)
	sendAll(c, 1, 2, n)
}

func sendAll(c chan<- int, xs ...int) {
	for _, x := range xs {
		c <- x
	}
}

func Options(n int) {
	type options struct {
		size int
		out  chan int
	}
	o := options{size: n, out: make(chan int, 2)}
	fill(o.out, o.size)
}

func fill(out chan int, size int) {
	for i := 0; i < size; i++ {
		out <- i
	}
}

func Scanned(next func() bool) {
	c := make(chan int, 1)
	for next() {
		c <- 1
		<-c
	}
}

func Division(n, k int) {
	c := make(chan int, 8)
	for i := 0; i < n/k; i++ {
		c <- i
	}
}

func CountSkipped(xs []int, ok func(int) bool) {
	c := make(chan int)
	pending := 0
	for _, x := range xs {
		if !ok(x) {
			continue
		}
		pending++
		go func(x int) { c <- x }(x)
	}
	for i := 0; i < pending; i++ {
		<-c
	}
}

func CountAlways(n int) {
	c := make(chan int)
	pending := 0
	for i := 0; i < n; i++ {
		pending++
		go func() { c <- 1 }()
	}
	for ; pending > 0; pending-- {
		<-c
	}
}

func HelperResult(n int) {
	c := make(chan int)
	if started := start(c, n); started {
		<-c
	}
}

func start(c chan int, n int) bool {
	if n <= 0 {
		return false
	}
	go func() { c <- n }()
	return true
}

func HelperError(n int) error {
	c := make(chan int)
	if err := startOr(c, n); err != nil {
		return err
	}
	<-c
	return nil
}

func startOr(c chan int, n int) error {
	switch {
	case n < 0:
		return errors.New("negative")
	case n == 0:
		return fmt.Errorf("zero")
	}
	go func() { c <- n }()
	return nil
}

func FilledMap(n int) {
	m := make(map[int]bool)
	for i := 0; i < n; i++ {
		m[i] = true
	}
	c := make(chan int, 1)
	for range m {
		c <- 1
	}
}

func FilledLiteral(n int) {
	m := map[int]bool{100: true}
	m[n] = true
	c := make(chan int, 1)
	for range m {
		c <- 1
	}
}

const width = 2

func FixedArray() {
	var row [width]int
	c := make(chan int, 1)
	for range row {
		c <- 1
	}
}

func ReplacedFunction() {
	c := make(chan int)
	fs := []func(){func() {}}
	fs[0] = func() { c <- 1 }
	for _, f := range fs {
		f()
	}
}

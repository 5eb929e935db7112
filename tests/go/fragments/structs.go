package example

import (
	"errors"
	"log"
	"sync"
)

type Config struct {
	Workers int
}

func (c *Config) setDefaults() {
	if c.Workers <= 0 {
		c.Workers = 4
	}
}

func (c Config) withDefaults() Config {
	if c.Workers <= 0 {
		c.Workers = 4
	}
	return c
}

func (c *Config) validate() error {
	if c.Workers < 0 {
		return errors.New("negative")
	}
	return nil
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func clamp(n, lo, hi int) int {
	if n < lo {
		return lo
	}
	if n > hi {
		return hi
	}
	return n
}

func defaultConfig(n int) *Config {
	return &Config{Workers: n}
}

func InPlace(cfg Config) {
	if cfg.Workers <= 0 {
		cfg.Workers = 4
	}
	ch := make(chan int, cfg.Workers)
	for i := 0; i < cfg.Workers; i++ {
		go func() { ch <- 1 }()
	}
	for i := 0; i < cfg.Workers; i++ {
		<-ch
	}
}

func ByMethod(cfg *Config) {
	cfg.setDefaults()
	ch := make(chan int)
	for i := 0; i < cfg.Workers; i++ {
		go func() { ch <- 1 }()
	}
	for i := 0; i < cfg.Workers; i++ {
		<-ch
	}
}

func ByCopy(cfg Config) {
	eff := cfg.withDefaults()
	ch := make(chan int)
	for i := 0; i < cfg.Workers; i++ {
		go func() { ch <- 1 }()
	}
	for i := 0; i < eff.Workers; i++ {
		<-ch
	}
}

func ByCopy2(cfg Config) {
	eff := cfg
	eff.Workers = 3
	ch := make(chan int)
	for i := 0; i < cfg.Workers; i++ {
		go func() { ch <- 1 }()
	}
	for i := 0; i < eff.Workers; i++ {
		<-ch
	}
}

func Validated(cfg *Config) error {
	if err := cfg.validate(); err != nil {
		return err
	}
	ch := make(chan int, cfg.Workers)
	ch <- 1
	return nil
}

func Checked(n int) {
	var err error
	if n < 0 {
		err = errors.New("bad")
	}
	check(err)
	ch := make(chan int, n)
	_ = ch
}

func Clamped(n int) {
	k := clamp(n, 1, 8)
	ch := make(chan int, k)
	for i := 0; i < k; i++ {
		ch <- i
	}
}

func Made(n int) {
	cfg := defaultConfig(n)
	var wg sync.WaitGroup
	wg.Add(cfg.Workers)
	for i := 0; i < cfg.Workers; i++ {
		go wg.Done()
	}
	wg.Wait()
}

type Server struct {
	mu sync.Mutex
	n  int
}

func (s *Server) grow() { s.n++ }

func (s *Server) Loop(k int) {
	s.n = 0
	for i := 0; i < k; i++ {
		s.grow()
	}
	ch := make(chan int, s.n)
	ch <- 1
}

func (s *Server) Alias(t *Server) {
	s.n = 1
	t.n = 2
	ch := make(chan int, s.n)
	for i := 0; i < t.n; i++ {
		ch <- 1
	}
}

func (s *Server) Later() {
	s.n = 1
	ch := make(chan int)
	go func() {
		for i := 0; i < s.n; i++ {
			ch <- 1
		}
	}()
	s.n = 2
	<-ch
}

func (s *Server) Sooner(n int) {
	s.n = n
	ch := make(chan int)
	go func() {
		for i := 0; i < s.n; i++ {
			ch <- 1
		}
	}()
	for i := 0; i < s.n; i++ {
		<-ch
	}
}

func Deref(cfg *Config) {
	own := *cfg
	own.Workers = 2
	ch := make(chan int, own.Workers)
	for i := 0; i < cfg.Workers; i++ {
		ch <- 1
	}
}

func Behind(cfg *Config) {
	before := cfg.Workers
	*cfg = Config{Workers: 2}
	ch := make(chan int, before)
	for i := 0; i < cfg.Workers; i++ {
		ch <- 1
	}
}

func Branches(cfg *Config, b bool) {
	if b {
		cfg.Workers = 2
	}
	ch := make(chan int, cfg.Workers)
	ch <- 1
}

func Pointers() {
	a := Config{Workers: 1}
	p := &a
	p.Workers = 5
	b := a
	b.Workers = 7
	a = Config{Workers: 9}
	ch := make(chan int, p.Workers)
	for i := 0; i < b.Workers; i++ {
		ch <- 1
	}
}

func reset(c *Config) {
	for i := 0; i < 3; i++ {
		c.Workers = i
	}
}

func Unread(cfg *Config) {
	n := cfg.Workers
	reset(cfg)
	ch := make(chan int, n)
	for i := 0; i < cfg.Workers; i++ {
		ch <- 1
	}
}

func Own() {
	cfg := Config{Workers: 2}
	reset(&cfg)
	ch := make(chan int, cfg.Workers)
	ch <- 1
}

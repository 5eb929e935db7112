/** Programs whose fault needs several goroutines at certain places at once; the rest keeps them busy. */
export const hardPrograms: readonly (readonly [string, string])[] = [
  [
    'a read lock taken twice with a writer between',
    `package main

import "sync"

func main() {
	var rw, mu sync.RWMutex
	var wg sync.WaitGroup
	wg.Add(5)
	n := 0
	for i := 0; i < 3; i++ {
		go func() {
			defer wg.Done()
			for j := 0; j < 6; j++ {
				mu.Lock()
				n++
				mu.Unlock()
			}
		}()
	}
	go func() {
		defer wg.Done()
		for j := 0; j < 6; j++ {
			mu.RLock()
			mu.RUnlock()
		}
		rw.RLock()
		rw.RLock()
		rw.RUnlock()
		rw.RUnlock()
	}()
	go func() {
		defer wg.Done()
		for j := 0; j < 2; j++ {
			mu.Lock()
			mu.Unlock()
		}
		rw.Lock()
		rw.Unlock()
	}()
	wg.Wait()
}
`,
  ],
  [
    'three goroutines and a semaphore',
    `package main

import "sync"

func main() {
	sem := make(chan bool, 2)
	var a, b, log sync.Mutex
	var wg sync.WaitGroup
	wg.Add(4)
	n := 0
	note := func(times int) {
		for j := 0; j < times; j++ {
			log.Lock()
			n++
			log.Unlock()
		}
	}
	go func() {
		defer wg.Done()
		note(8)
		sem <- true
		a.Lock()
		b.Lock()
		b.Unlock()
		a.Unlock()
		<-sem
		note(4)
	}()
	go func() {
		defer wg.Done()
		note(2)
		sem <- true
		b.Lock()
		a.Lock()
		a.Unlock()
		b.Unlock()
		<-sem
		note(8)
	}()
	for i := 0; i < 2; i++ {
		go func() {
			defer wg.Done()
			for j := 0; j < 4; j++ {
				sem <- true
				note(1)
				<-sem
			}
		}()
	}
	wg.Wait()
}
`,
  ],
];

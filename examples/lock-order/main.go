package example

import "sync"

type account struct {
	mu      sync.Mutex
	balance int
}

// Transfer moves money both ways at once.
func Transfer(amount int) {
	a := &account{balance: amount}
	b := &account{}
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		move(a, b, amount)
	}()
	go func() {
		defer wg.Done()
		move(b, a, amount)
	}()
	wg.Wait()
}

func move(from, to *account, amount int) {
	from.mu.Lock()
	defer from.mu.Unlock()
	to.mu.Lock()
	defer to.mu.Unlock()
	from.balance -= amount
	to.balance += amount
}

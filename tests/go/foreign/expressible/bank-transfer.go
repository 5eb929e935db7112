package bank

import (
	"errors"
	"sync"
)

type Account struct {
	mu      sync.Mutex
	balance int
}

var errInsufficient = errors.New("insufficient funds")

func transfer(from, to *Account, amount int) error {
	from.mu.Lock()
	defer from.mu.Unlock()
	if from.balance < amount {
		return errInsufficient
	}
	to.mu.Lock()
	defer to.mu.Unlock()
	from.balance -= amount
	to.balance += amount
	return nil
}

// Exchange moves money both ways at once, and takes the locks in opposite order.
func Exchange(amount int) {
	a := &Account{balance: 100}
	b := &Account{balance: 100}
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		_ = transfer(a, b, amount)
	}()
	go func() {
		defer wg.Done()
		_ = transfer(b, a, amount)
	}()
	wg.Wait()
}

package example

import "sync"

//@ guards mu: money; money >= 0
type account struct {
	mu    sync.Mutex
	money int
}

// pay returns with the lock where there is too little money.
//@ requires amount >= 0
func (a *account) pay(amount int) bool {
	a.mu.Lock()
	if a.money < amount {
		return false
	}
	a.money -= amount
	a.mu.Unlock()
	return true
}

// Twice pays twice from an account that holds 10.
func Twice() bool {
	a := &account{money: 10}
	first := a.pay(20)
	second := a.pay(5)
	return first && second
}

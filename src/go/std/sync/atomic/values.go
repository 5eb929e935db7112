package atomic

import "internal/dynamic"

// A Bool is a truth value of which every use is one step.
type Bool struct {
	v uint32
}

func (x *Bool) Load() bool { return LoadUint32(&x.v) != 0 }

func (x *Bool) Store(val bool) { StoreUint32(&x.v, number(val)) }

func (x *Bool) Swap(new bool) (old bool) { return SwapUint32(&x.v, number(new)) != 0 }

func (x *Bool) CompareAndSwap(old, new bool) (swapped bool) {
	return CompareAndSwapUint32(&x.v, number(old), number(new))
}

func number(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// A Pointer is a pointer of which every use is one step.
type Pointer[T any] struct {
	v *T
}

func loadPointer[T any](addr **T) (val *T)

func storePointer[T any](addr **T, val *T)

func swapPointer[T any](addr **T, new *T) (old *T)

func compareAndSwapPointer[T any](addr **T, old, new *T) (swapped bool)

func (x *Pointer[T]) Load() *T { return loadPointer(&x.v) }

func (x *Pointer[T]) Store(val *T) { storePointer(&x.v, val) }

func (x *Pointer[T]) Swap(new *T) (old *T) { return swapPointer(&x.v, new) }

func (x *Pointer[T]) CompareAndSwap(old, new *T) (swapped bool) {
	return compareAndSwapPointer(&x.v, old, new)
}

// A Value holds a value of any type, and from then on values of this type.
type Value struct {
	v any
}

func loadAny(addr *any) (val any)

func swapAny(addr *any, new any) (old any)

// compareAndSwapAny compares as == does, and panics where that does.
func compareAndSwapAny(addr *any, old, new any) (swapped bool)

func (v *Value) Load() (val any) { return loadAny(&v.v) }

func (v *Value) Store(val any) {
	if val == nil {
		panic("sync/atomic: store of nil value into Value")
	}
	v.put("store", val)
}

func (v *Value) Swap(new any) (old any) {
	if new == nil {
		panic("sync/atomic: swap of nil value into Value")
	}
	return v.put("swap", new)
}

func (v *Value) CompareAndSwap(old, new any) (swapped bool) {
	if new == nil {
		panic("sync/atomic: compare and swap of nil value into Value")
	}
	if old != nil && !dynamic.SameType(old, new) {
		panic("sync/atomic: compare and swap of inconsistently typed values")
	}
	if current := loadAny(&v.v); current != nil && !dynamic.SameType(current, new) {
		panic("sync/atomic: compare and swap of inconsistently typed value into Value")
	}
	return compareAndSwapAny(&v.v, old, new)
}

// put stores val and returns what was there. A type never changes, so that one look at it is enough.
func (v *Value) put(operation string, val any) any {
	current := loadAny(&v.v)
	if current == nil {
		if compareAndSwapAny(&v.v, nil, val) {
			return nil
		}
		current = loadAny(&v.v)
	}
	if !dynamic.SameType(current, val) {
		panic("sync/atomic: " + operation + " of inconsistently typed value into Value")
	}
	return swapAny(&v.v, val)
}

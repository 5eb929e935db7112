package atomic

import (
	real "sync/atomic"
	"unsafe"
)

func LoadInt32(addr *int32) (val int32)            { return real.LoadInt32(addr) }
func StoreInt32(addr *int32, val int32)            { real.StoreInt32(addr, val) }
func SwapInt32(addr *int32, new int32) (old int32) { return real.SwapInt32(addr, new) }
func CompareAndSwapInt32(addr *int32, old, new int32) (swapped bool) {
	return real.CompareAndSwapInt32(addr, old, new)
}
func AddInt32(addr *int32, delta int32) (new int32) { return real.AddInt32(addr, delta) }
func AndInt32(addr *int32, mask int32) (old int32) {
	for {
		old = real.LoadInt32(addr)
		if real.CompareAndSwapInt32(addr, old, old&mask) {
			return old
		}
	}
}
func OrInt32(addr *int32, mask int32) (old int32) {
	for {
		old = real.LoadInt32(addr)
		if real.CompareAndSwapInt32(addr, old, old|mask) {
			return old
		}
	}
}

func LoadInt64(addr *int64) (val int64)            { return real.LoadInt64(addr) }
func StoreInt64(addr *int64, val int64)            { real.StoreInt64(addr, val) }
func SwapInt64(addr *int64, new int64) (old int64) { return real.SwapInt64(addr, new) }
func CompareAndSwapInt64(addr *int64, old, new int64) (swapped bool) {
	return real.CompareAndSwapInt64(addr, old, new)
}
func AddInt64(addr *int64, delta int64) (new int64) { return real.AddInt64(addr, delta) }
func AndInt64(addr *int64, mask int64) (old int64) {
	for {
		old = real.LoadInt64(addr)
		if real.CompareAndSwapInt64(addr, old, old&mask) {
			return old
		}
	}
}
func OrInt64(addr *int64, mask int64) (old int64) {
	for {
		old = real.LoadInt64(addr)
		if real.CompareAndSwapInt64(addr, old, old|mask) {
			return old
		}
	}
}

func LoadUint32(addr *uint32) (val uint32)             { return real.LoadUint32(addr) }
func StoreUint32(addr *uint32, val uint32)             { real.StoreUint32(addr, val) }
func SwapUint32(addr *uint32, new uint32) (old uint32) { return real.SwapUint32(addr, new) }
func CompareAndSwapUint32(addr *uint32, old, new uint32) (swapped bool) {
	return real.CompareAndSwapUint32(addr, old, new)
}
func AddUint32(addr *uint32, delta uint32) (new uint32) { return real.AddUint32(addr, delta) }
func AndUint32(addr *uint32, mask uint32) (old uint32) {
	for {
		old = real.LoadUint32(addr)
		if real.CompareAndSwapUint32(addr, old, old&mask) {
			return old
		}
	}
}
func OrUint32(addr *uint32, mask uint32) (old uint32) {
	for {
		old = real.LoadUint32(addr)
		if real.CompareAndSwapUint32(addr, old, old|mask) {
			return old
		}
	}
}

func LoadUint64(addr *uint64) (val uint64)             { return real.LoadUint64(addr) }
func StoreUint64(addr *uint64, val uint64)             { real.StoreUint64(addr, val) }
func SwapUint64(addr *uint64, new uint64) (old uint64) { return real.SwapUint64(addr, new) }
func CompareAndSwapUint64(addr *uint64, old, new uint64) (swapped bool) {
	return real.CompareAndSwapUint64(addr, old, new)
}
func AddUint64(addr *uint64, delta uint64) (new uint64) { return real.AddUint64(addr, delta) }
func AndUint64(addr *uint64, mask uint64) (old uint64) {
	for {
		old = real.LoadUint64(addr)
		if real.CompareAndSwapUint64(addr, old, old&mask) {
			return old
		}
	}
}
func OrUint64(addr *uint64, mask uint64) (old uint64) {
	for {
		old = real.LoadUint64(addr)
		if real.CompareAndSwapUint64(addr, old, old|mask) {
			return old
		}
	}
}

func LoadUintptr(addr *uintptr) (val uintptr)              { return real.LoadUintptr(addr) }
func StoreUintptr(addr *uintptr, val uintptr)              { real.StoreUintptr(addr, val) }
func SwapUintptr(addr *uintptr, new uintptr) (old uintptr) { return real.SwapUintptr(addr, new) }
func CompareAndSwapUintptr(addr *uintptr, old, new uintptr) (swapped bool) {
	return real.CompareAndSwapUintptr(addr, old, new)
}
func AddUintptr(addr *uintptr, delta uintptr) (new uintptr) { return real.AddUintptr(addr, delta) }
func AndUintptr(addr *uintptr, mask uintptr) (old uintptr) {
	for {
		old = real.LoadUintptr(addr)
		if real.CompareAndSwapUintptr(addr, old, old&mask) {
			return old
		}
	}
}
func OrUintptr(addr *uintptr, mask uintptr) (old uintptr) {
	for {
		old = real.LoadUintptr(addr)
		if real.CompareAndSwapUintptr(addr, old, old|mask) {
			return old
		}
	}
}

func loadPointer[T any](addr **T) (val *T) {
	return (*T)(real.LoadPointer((*unsafe.Pointer)(unsafe.Pointer(addr))))
}
func storePointer[T any](addr **T, val *T) {
	real.StorePointer((*unsafe.Pointer)(unsafe.Pointer(addr)), unsafe.Pointer(val))
}
func swapPointer[T any](addr **T, new *T) (old *T) {
	return (*T)(real.SwapPointer((*unsafe.Pointer)(unsafe.Pointer(addr)), unsafe.Pointer(new)))
}
func compareAndSwapPointer[T any](addr **T, old, new *T) (swapped bool) {
	return real.CompareAndSwapPointer((*unsafe.Pointer)(unsafe.Pointer(addr)), unsafe.Pointer(old), unsafe.Pointer(new))
}

var turn = make(chan bool, 1)

func loadAny(addr *any) (val any) {
	turn <- true
	defer func() { <-turn }()
	return *addr
}
func swapAny(addr *any, new any) (old any) {
	turn <- true
	defer func() { <-turn }()
	old, *addr = *addr, new
	return old
}
func compareAndSwapAny(addr *any, old, new any) (swapped bool) {
	turn <- true
	defer func() { <-turn }()
	if *addr == old {
		*addr = new
		return true
	}
	return false
}

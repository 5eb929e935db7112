package atomic

// An Int32 is an int32 of which every use is one step.
type Int32 struct {
	v int32
}

func (x *Int32) Load() int32 { return LoadInt32(&x.v) }

func (x *Int32) Store(val int32) { StoreInt32(&x.v, val) }

func (x *Int32) Swap(new int32) (old int32) { return SwapInt32(&x.v, new) }

func (x *Int32) CompareAndSwap(old, new int32) (swapped bool) {
	return CompareAndSwapInt32(&x.v, old, new)
}

func (x *Int32) Add(delta int32) (new int32) { return AddInt32(&x.v, delta) }

func (x *Int32) And(mask int32) (old int32) { return AndInt32(&x.v, mask) }

func (x *Int32) Or(mask int32) (old int32) { return OrInt32(&x.v, mask) }

// An Int64 is an int64 of which every use is one step.
type Int64 struct {
	v int64
}

func (x *Int64) Load() int64 { return LoadInt64(&x.v) }

func (x *Int64) Store(val int64) { StoreInt64(&x.v, val) }

func (x *Int64) Swap(new int64) (old int64) { return SwapInt64(&x.v, new) }

func (x *Int64) CompareAndSwap(old, new int64) (swapped bool) {
	return CompareAndSwapInt64(&x.v, old, new)
}

func (x *Int64) Add(delta int64) (new int64) { return AddInt64(&x.v, delta) }

func (x *Int64) And(mask int64) (old int64) { return AndInt64(&x.v, mask) }

func (x *Int64) Or(mask int64) (old int64) { return OrInt64(&x.v, mask) }

// A Uint32 is a uint32 of which every use is one step.
type Uint32 struct {
	v uint32
}

func (x *Uint32) Load() uint32 { return LoadUint32(&x.v) }

func (x *Uint32) Store(val uint32) { StoreUint32(&x.v, val) }

func (x *Uint32) Swap(new uint32) (old uint32) { return SwapUint32(&x.v, new) }

func (x *Uint32) CompareAndSwap(old, new uint32) (swapped bool) {
	return CompareAndSwapUint32(&x.v, old, new)
}

func (x *Uint32) Add(delta uint32) (new uint32) { return AddUint32(&x.v, delta) }

func (x *Uint32) And(mask uint32) (old uint32) { return AndUint32(&x.v, mask) }

func (x *Uint32) Or(mask uint32) (old uint32) { return OrUint32(&x.v, mask) }

// A Uint64 is a uint64 of which every use is one step.
type Uint64 struct {
	v uint64
}

func (x *Uint64) Load() uint64 { return LoadUint64(&x.v) }

func (x *Uint64) Store(val uint64) { StoreUint64(&x.v, val) }

func (x *Uint64) Swap(new uint64) (old uint64) { return SwapUint64(&x.v, new) }

func (x *Uint64) CompareAndSwap(old, new uint64) (swapped bool) {
	return CompareAndSwapUint64(&x.v, old, new)
}

func (x *Uint64) Add(delta uint64) (new uint64) { return AddUint64(&x.v, delta) }

func (x *Uint64) And(mask uint64) (old uint64) { return AndUint64(&x.v, mask) }

func (x *Uint64) Or(mask uint64) (old uint64) { return OrUint64(&x.v, mask) }

// A Uintptr is a uintptr of which every use is one step.
type Uintptr struct {
	v uintptr
}

func (x *Uintptr) Load() uintptr { return LoadUintptr(&x.v) }

func (x *Uintptr) Store(val uintptr) { StoreUintptr(&x.v, val) }

func (x *Uintptr) Swap(new uintptr) (old uintptr) { return SwapUintptr(&x.v, new) }

func (x *Uintptr) CompareAndSwap(old, new uintptr) (swapped bool) {
	return CompareAndSwapUintptr(&x.v, old, new)
}

func (x *Uintptr) Add(delta uintptr) (new uintptr) { return AddUintptr(&x.v, delta) }

func (x *Uintptr) And(mask uintptr) (old uintptr) { return AndUintptr(&x.v, mask) }

func (x *Uintptr) Or(mask uintptr) (old uintptr) { return OrUintptr(&x.v, mask) }

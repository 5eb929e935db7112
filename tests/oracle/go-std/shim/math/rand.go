package rand

import real "math/rand"

func choose(n uint64) uint64 { return real.Uint64() % n }
func fraction() float64      { return real.Float64() }

package math

import real "math"

func Sqrt(x float64) float64           { return real.Sqrt(x) }
func Floor(x float64) float64          { return real.Floor(x) }
func Ceil(x float64) float64           { return real.Ceil(x) }
func Trunc(x float64) float64          { return real.Trunc(x) }
func Exp(x float64) float64            { return real.Exp(x) }
func Exp2(x float64) float64           { return real.Exp2(x) }
func Expm1(x float64) float64          { return real.Expm1(x) }
func Log(x float64) float64            { return real.Log(x) }
func Log2(x float64) float64           { return real.Log2(x) }
func Log10(x float64) float64          { return real.Log10(x) }
func Log1p(x float64) float64          { return real.Log1p(x) }
func Sin(x float64) float64            { return real.Sin(x) }
func Cos(x float64) float64            { return real.Cos(x) }
func Tan(x float64) float64            { return real.Tan(x) }
func Asin(x float64) float64           { return real.Asin(x) }
func Acos(x float64) float64           { return real.Acos(x) }
func Atan(x float64) float64           { return real.Atan(x) }
func Sinh(x float64) float64           { return real.Sinh(x) }
func Cosh(x float64) float64           { return real.Cosh(x) }
func Tanh(x float64) float64           { return real.Tanh(x) }
func Asinh(x float64) float64          { return real.Asinh(x) }
func Acosh(x float64) float64          { return real.Acosh(x) }
func Atanh(x float64) float64          { return real.Atanh(x) }
func Cbrt(x float64) float64           { return real.Cbrt(x) }
func Pow(x, y float64) float64         { return real.Pow(x, y) }
func Atan2(y, x float64) float64       { return real.Atan2(y, x) }
func Hypot(p, q float64) float64       { return real.Hypot(p, q) }
func Mod(x, y float64) float64         { return real.Mod(x, y) }
func Float64bits(f float64) uint64     { return real.Float64bits(f) }
func Float64frombits(b uint64) float64 { return real.Float64frombits(b) }
func Float32bits(f float32) uint32     { return real.Float32bits(f) }
func Float32frombits(b uint32) float32 { return real.Float32frombits(b) }

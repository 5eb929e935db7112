package math

// These are the functions of the platform; others are made of them.

func Sqrt(x float64) float64

func Floor(x float64) float64

func Ceil(x float64) float64

func Trunc(x float64) float64

func Exp(x float64) float64

func Exp2(x float64) float64

func Expm1(x float64) float64

func Log(x float64) float64

func Log2(x float64) float64

func Log10(x float64) float64

func Log1p(x float64) float64

func Sin(x float64) float64

func Cos(x float64) float64

func Tan(x float64) float64

func Asin(x float64) float64

func Acos(x float64) float64

func Atan(x float64) float64

func Sinh(x float64) float64

func Cosh(x float64) float64

func Tanh(x float64) float64

func Asinh(x float64) float64

func Acosh(x float64) float64

func Atanh(x float64) float64

func Cbrt(x float64) float64

func Pow(x, y float64) float64

func Atan2(y, x float64) float64

func Hypot(p, q float64) float64

func Mod(x, y float64) float64

func Float64bits(f float64) uint64

func Float64frombits(b uint64) float64

func Float32bits(f float32) uint32

func Float32frombits(b uint32) float32

// The functions of numbers that are declared for CGFloat.

@pure func acos(_ x: CGFloat) -> CGFloat
@pure func asin(_ x: CGFloat) -> CGFloat
@pure func atan(_ x: CGFloat) -> CGFloat
@pure func cos(_ x: CGFloat) -> CGFloat
@pure func sin(_ x: CGFloat) -> CGFloat
@pure func tan(_ x: CGFloat) -> CGFloat
@pure func acosh(_ x: CGFloat) -> CGFloat
@pure func asinh(_ x: CGFloat) -> CGFloat
@pure func atanh(_ x: CGFloat) -> CGFloat
@pure func cosh(_ x: CGFloat) -> CGFloat
@pure func sinh(_ x: CGFloat) -> CGFloat
@pure func tanh(_ x: CGFloat) -> CGFloat
@pure func exp(_ x: CGFloat) -> CGFloat
@pure func exp2(_ x: CGFloat) -> CGFloat
@pure func expm1(_ x: CGFloat) -> CGFloat
@pure func log(_ x: CGFloat) -> CGFloat
@pure func log10(_ x: CGFloat) -> CGFloat
@pure func log1p(_ x: CGFloat) -> CGFloat
@pure func log2(_ x: CGFloat) -> CGFloat
@pure func logb(_ x: CGFloat) -> CGFloat
@pure func cbrt(_ x: CGFloat) -> CGFloat
@pure func erf(_ x: CGFloat) -> CGFloat
@pure func erfc(_ x: CGFloat) -> CGFloat
@pure func tgamma(_ x: CGFloat) -> CGFloat
@pure func nearbyint(_ x: CGFloat) -> CGFloat
@pure func rint(_ x: CGFloat) -> CGFloat
@pure func j0(_ x: CGFloat) -> CGFloat
@pure func j1(_ x: CGFloat) -> CGFloat
@pure func y0(_ x: CGFloat) -> CGFloat
@pure func y1(_ x: CGFloat) -> CGFloat
@pure func sqrt(_ x: CGFloat) -> CGFloat
@pure func fabs(_ x: CGFloat) -> CGFloat
@pure func ceil(_ x: CGFloat) -> CGFloat
@pure func floor(_ x: CGFloat) -> CGFloat
@pure func round(_ x: CGFloat) -> CGFloat
@pure func trunc(_ x: CGFloat) -> CGFloat
@pure func atan2(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func hypot(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func copysign(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func nextafter(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func fdim(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func fmax(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func fmin(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func fmod(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func remainder(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure func fma(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat
@pure func modf(_ x: CGFloat) -> (CGFloat, CGFloat)
@pure func frexp(_ x: CGFloat) -> (CGFloat, Int)
@pure func scalbn(_ x: CGFloat, _ n: Int) -> CGFloat
@pure func ldexp(_ x: CGFloat, _ n: Int) -> CGFloat
@pure func ilogb(_ x: CGFloat) -> Int
@pure func fpclassify(_ x: CGFloat) -> Int
@pure func lgamma(_ x: CGFloat) -> (CGFloat, Int)
@pure func remquo(_ x: CGFloat, _ y: CGFloat) -> (CGFloat, Int)
@pure func nan(_ tag: String) -> CGFloat
@pure func jn(_ n: Int, _ x: CGFloat) -> CGFloat
@pure func yn(_ n: Int, _ x: CGFloat) -> CGFloat

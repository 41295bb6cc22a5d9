// Mathematics of the C library, which Foundation exports for the floating-point types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of M_PI.

@pure func sin(_ x: Double) -> Double
@pure func sin(_ x: Float) -> Float
@pure func sin(_ x: CGFloat) -> CGFloat
@pure func cos(_ x: Double) -> Double
@pure func cos(_ x: Float) -> Float
@pure func cos(_ x: CGFloat) -> CGFloat
@pure func tan(_ x: Double) -> Double
@pure func tan(_ x: Float) -> Float
@pure func tan(_ x: CGFloat) -> CGFloat
@pure func asin(_ x: Double) -> Double
@pure func asin(_ x: Float) -> Float
@pure func asin(_ x: CGFloat) -> CGFloat
@pure func acos(_ x: Double) -> Double
@pure func acos(_ x: Float) -> Float
@pure func acos(_ x: CGFloat) -> CGFloat
@pure func atan(_ x: Double) -> Double
@pure func atan(_ x: Float) -> Float
@pure func atan(_ x: CGFloat) -> CGFloat
@pure func sinh(_ x: Double) -> Double
@pure func sinh(_ x: Float) -> Float
@pure func sinh(_ x: CGFloat) -> CGFloat
@pure func cosh(_ x: Double) -> Double
@pure func cosh(_ x: Float) -> Float
@pure func cosh(_ x: CGFloat) -> CGFloat
@pure func tanh(_ x: Double) -> Double
@pure func tanh(_ x: Float) -> Float
@pure func tanh(_ x: CGFloat) -> CGFloat
@pure func asinh(_ x: Double) -> Double
@pure func asinh(_ x: Float) -> Float
@pure func asinh(_ x: CGFloat) -> CGFloat
@pure func acosh(_ x: Double) -> Double
@pure func acosh(_ x: Float) -> Float
@pure func acosh(_ x: CGFloat) -> CGFloat
@pure func atanh(_ x: Double) -> Double
@pure func atanh(_ x: Float) -> Float
@pure func atanh(_ x: CGFloat) -> CGFloat
@pure func exp(_ x: Double) -> Double
@pure func exp(_ x: Float) -> Float
@pure func exp(_ x: CGFloat) -> CGFloat
@pure func exp2(_ x: Double) -> Double
@pure func exp2(_ x: Float) -> Float
@pure func exp2(_ x: CGFloat) -> CGFloat
@pure func expm1(_ x: Double) -> Double
@pure func expm1(_ x: Float) -> Float
@pure func expm1(_ x: CGFloat) -> CGFloat
@pure func log(_ x: Double) -> Double
@pure func log(_ x: Float) -> Float
@pure func log(_ x: CGFloat) -> CGFloat
@pure func log2(_ x: Double) -> Double
@pure func log2(_ x: Float) -> Float
@pure func log2(_ x: CGFloat) -> CGFloat
@pure func log10(_ x: Double) -> Double
@pure func log10(_ x: Float) -> Float
@pure func log10(_ x: CGFloat) -> CGFloat
@pure func log1p(_ x: Double) -> Double
@pure func log1p(_ x: Float) -> Float
@pure func log1p(_ x: CGFloat) -> CGFloat
@pure func logb(_ x: Double) -> Double
@pure func logb(_ x: Float) -> Float
@pure func logb(_ x: CGFloat) -> CGFloat
@pure func cbrt(_ x: Double) -> Double
@pure func cbrt(_ x: Float) -> Float
@pure func cbrt(_ x: CGFloat) -> CGFloat
@pure func erf(_ x: Double) -> Double
@pure func erf(_ x: Float) -> Float
@pure func erf(_ x: CGFloat) -> CGFloat
@pure func erfc(_ x: Double) -> Double
@pure func erfc(_ x: Float) -> Float
@pure func erfc(_ x: CGFloat) -> CGFloat
@pure func tgamma(_ x: Double) -> Double
@pure func tgamma(_ x: Float) -> Float
@pure func tgamma(_ x: CGFloat) -> CGFloat
@pure func lgamma(_ x: Double) -> Double
@pure func lgamma(_ x: Float) -> Float
@pure func lgamma(_ x: CGFloat) -> CGFloat
@pure func sqrt(_ x: Double) -> Double
@pure func sqrt(_ x: Float) -> Float
@pure func sqrt(_ x: CGFloat) -> CGFloat
@pure func ceil(_ x: Double) -> Double
@pure func ceil(_ x: Float) -> Float
@pure func ceil(_ x: CGFloat) -> CGFloat
@pure func floor(_ x: Double) -> Double
@pure func floor(_ x: Float) -> Float
@pure func floor(_ x: CGFloat) -> CGFloat
@pure func round(_ x: Double) -> Double
@pure func round(_ x: Float) -> Float
@pure func round(_ x: CGFloat) -> CGFloat
@pure func trunc(_ x: Double) -> Double
@pure func trunc(_ x: Float) -> Float
@pure func trunc(_ x: CGFloat) -> CGFloat
@pure func rint(_ x: Double) -> Double
@pure func rint(_ x: Float) -> Float
@pure func rint(_ x: CGFloat) -> CGFloat
@pure func nearbyint(_ x: Double) -> Double
@pure func nearbyint(_ x: Float) -> Float
@pure func nearbyint(_ x: CGFloat) -> CGFloat
@pure func fabs(_ x: Double) -> Double
@pure func fabs(_ x: Float) -> Float
@pure func fabs(_ x: CGFloat) -> CGFloat
@pure func pow(_ x: Double, _ y: Double) -> Double
@pure func pow(_ x: Float, _ y: Float) -> Float
@pure func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func atan2(_ x: Double, _ y: Double) -> Double
@pure func atan2(_ x: Float, _ y: Float) -> Float
@pure func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func hypot(_ x: Double, _ y: Double) -> Double
@pure func hypot(_ x: Float, _ y: Float) -> Float
@pure func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func fmod(_ x: Double, _ y: Double) -> Double
@pure func fmod(_ x: Float, _ y: Float) -> Float
@pure func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func remainder(_ x: Double, _ y: Double) -> Double
@pure func remainder(_ x: Float, _ y: Float) -> Float
@pure func remainder(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func copysign(_ x: Double, _ y: Double) -> Double
@pure func copysign(_ x: Float, _ y: Float) -> Float
@pure func copysign(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func nextafter(_ x: Double, _ y: Double) -> Double
@pure func nextafter(_ x: Float, _ y: Float) -> Float
@pure func nextafter(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func fdim(_ x: Double, _ y: Double) -> Double
@pure func fdim(_ x: Float, _ y: Float) -> Float
@pure func fdim(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func fmax(_ x: Double, _ y: Double) -> Double
@pure func fmax(_ x: Float, _ y: Float) -> Float
@pure func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func fmin(_ x: Double, _ y: Double) -> Double
@pure func fmin(_ x: Float, _ y: Float) -> Float
@pure func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@pure func sqrtf(_ x: Float) -> Float
@pure func sinf(_ x: Float) -> Float
@pure func cosf(_ x: Float) -> Float
@pure func tanf(_ x: Float) -> Float
@pure func asinf(_ x: Float) -> Float
@pure func acosf(_ x: Float) -> Float
@pure func atanf(_ x: Float) -> Float
@pure func expf(_ x: Float) -> Float
@pure func logf(_ x: Float) -> Float
@pure func log2f(_ x: Float) -> Float
@pure func log10f(_ x: Float) -> Float
@pure func floorf(_ x: Float) -> Float
@pure func ceilf(_ x: Float) -> Float
@pure func roundf(_ x: Float) -> Float
@pure func truncf(_ x: Float) -> Float
@pure func fabsf(_ x: Float) -> Float
@pure func cbrtf(_ x: Float) -> Float
@pure func rintf(_ x: Float) -> Float
@pure func powf(_ x: Float, _ y: Float) -> Float
@pure func atan2f(_ x: Float, _ y: Float) -> Float
@pure func fmodf(_ x: Float, _ y: Float) -> Float
@pure func fmaxf(_ x: Float, _ y: Float) -> Float
@pure func fminf(_ x: Float, _ y: Float) -> Float
@pure func hypotf(_ x: Float, _ y: Float) -> Float
@pure func fma(_ x: Double, _ y: Double, _ z: Double) -> Double
@pure func scalbn(_ x: Double, _ n: Int) -> Double
@pure func modf(_ x: Double) -> (Double, Double)
@pure func frexp(_ x: Double) -> (Double, Int)
@pure func ldexp(_ x: Double, _ n: Int) -> Double
@pure func fma(_ x: Float, _ y: Float, _ z: Float) -> Float
@pure func scalbn(_ x: Float, _ n: Int) -> Float
@pure func modf(_ x: Float) -> (Float, Float)
@pure func frexp(_ x: Float) -> (Float, Int)
@pure func ldexp(_ x: Float, _ n: Int) -> Float
@pure func fma(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat
@pure func scalbn(_ x: CGFloat, _ n: Int) -> CGFloat
@pure func modf(_ x: CGFloat) -> (CGFloat, CGFloat)
@pure func frexp(_ x: CGFloat) -> (CGFloat, Int)
@pure func ldexp(_ x: CGFloat, _ n: Int) -> CGFloat
@pure func lround(_ x: Double) -> Int
@pure func lroundf(_ x: Float) -> Int
@pure func lrint(_ x: Double) -> Int
@pure func llround(_ x: Double) -> Int64
@pure func labs(_ x: Int) -> Int
@pure var M_PI: Double { get }
@pure var M_PI_2: Double { get }
@pure var M_PI_4: Double { get }
@pure var M_1_PI: Double { get }
@pure var M_2_PI: Double { get }
@pure var M_E: Double { get }
@pure var M_LOG2E: Double { get }
@pure var M_LOG10E: Double { get }
@pure var M_LN2: Double { get }
@pure var M_LN10: Double { get }
@pure var M_SQRT2: Double { get }
@pure var M_SQRT1_2: Double { get }
@pure var DBL_MAX: Double { get }
@pure var DBL_MIN: Double { get }
@pure var DBL_EPSILON: Double { get }
@pure var FLT_MAX: Float { get }
@pure var FLT_MIN: Float { get }
@pure var FLT_EPSILON: Float { get }
@pure var INT_MAX: Int32 { get }
@pure var INT_MIN: Int32 { get }
@pure var UINT32_MAX: UInt32 { get }
@pure var RAND_MAX: Int32 { get }
@pure var INFINITY: Float { get }
@pure var NAN: Float { get }

// The functions of the standard library that belong to no type.

func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
func print<Target: TextOutputStream>(
    _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
func debugPrint<Target: TextOutputStream>(
    _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
@discardableResult func dump<T>(
    _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T
@discardableResult func dump<T, TargetStream: TextOutputStream>(
    _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
    maxItems: Int = .max
) -> T
func readLine(strippingNewline: Bool = true) -> String?
func assert(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file,
    line: UInt = #line)
func assertionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file,
    line: UInt = #line)
func preconditionFailure(
    _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never
func fatalError(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    -> Never
@pure func min<T: Comparable>(_ x: T, _ y: T) -> T
@pure func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
@pure func max<T: Comparable>(_ x: T, _ y: T) -> T
@pure func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
@pure func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
@pure func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U
@pure func zip<Sequence1: Sequence, Sequence2: Sequence>(_ sequence1: Sequence1, _ sequence2: Sequence2)
    -> Zip2Sequence<Sequence1, Sequence2>
@pure func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>
@pure func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
@pure func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T>
@pure func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>
@pure func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
@pure func type<T, Metatype>(of value: T) -> Metatype
func swap<T>(_ a: inout T, _ b: inout T)
func exchange<T>(_ item: inout T, with newValue: consuming T) -> T
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
@pure func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result
@pure func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result
@pure func withoutActuallyEscaping<ClosureType, ResultType>(
    _ closure: ClosureType, do body: (ClosureType) throws -> ResultType
) rethrows -> ResultType
func withUnsafePointer<T, Result>(to value: T, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result
func withUnsafeMutablePointer<T, Result>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result) rethrows
    -> Result
func withUnsafeBytes<T, Result>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
func withUnsafeMutableBytes<T, Result>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> Result)
    rethrows -> Result
func withUnsafeTemporaryAllocation<T, R>(
    of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R
) rethrows -> R
func withVaList<R>(_ args: [any CVarArg], _ body: (CVaListPointer) -> R) -> R
func getVaList(_ args: [any CVarArg]) -> CVaListPointer
@pure func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
@pure func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T
@pure func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
@pure func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
@pure func == (t0: (any Any.Type)?, t1: (any Any.Type)?) -> Bool
@pure func != (t0: (any Any.Type)?, t1: (any Any.Type)?) -> Bool
@pure func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool
@pure func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool
@pure func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
@pure func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
@pure func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
@pure func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
@pure func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
@pure func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
@pure func ~= <T>(lhs: T?, rhs: T?) -> Bool

// Unsafe pointers, unmanaged references and the layout of memory.

struct UnsafePointer<Pointee>: Strideable, Hashable {
    typealias Stride = Int
    init(_ other: UnsafePointer<Pointee>)
    init(_ other: UnsafeMutablePointer<Pointee>)
    init?(bitPattern: Int)
    var pointee: Pointee { get }
    subscript(i: Int) -> Pointee { get }
    func withMemoryRebound<T, Result>(to type: T.Type, capacity count: Int, _ body: (UnsafePointer<T>) throws -> Result)
        rethrows -> Result
    func deallocate()
    static func + (lhs: UnsafePointer<Pointee>, rhs: Int) -> UnsafePointer<Pointee>
}
struct UnsafeMutablePointer<Pointee>: Strideable, Hashable {
    typealias Stride = Int
    init(_ other: UnsafeMutablePointer<Pointee>)
    init(mutating other: UnsafePointer<Pointee>)
    init?(bitPattern: Int)
    static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>
    var pointee: Pointee { get nonmutating set }
    subscript(i: Int) -> Pointee { get nonmutating set }
    func deallocate()
    func initialize(to value: Pointee)
    func initialize(repeating repeatedValue: Pointee, count: Int)
    func initialize(from source: UnsafePointer<Pointee>, count: Int)
    func update(repeating repeatedValue: Pointee, count: Int)
    func update(from source: UnsafePointer<Pointee>, count: Int)
    func assign(repeating repeatedValue: Pointee, count: Int)
    func assign(from source: UnsafePointer<Pointee>, count: Int)
    func move() -> Pointee
    func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int)
    @discardableResult func deinitialize(count: Int) -> UnsafeMutableRawPointer
    func withMemoryRebound<T, Result>(
        to type: T.Type, capacity count: Int, _ body: (UnsafeMutablePointer<T>) throws -> Result
    ) rethrows -> Result
    static func + (lhs: UnsafeMutablePointer<Pointee>, rhs: Int) -> UnsafeMutablePointer<Pointee>
}
struct UnsafeRawPointer: Strideable, Hashable {
    typealias Stride = Int
    init<T>(_ other: UnsafePointer<T>)
    init(_ other: UnsafeMutableRawPointer)
    init(_ other: OpaquePointer)
    init?(bitPattern: Int)
    func assumingMemoryBound<T>(to: T.Type) -> UnsafePointer<T>
    @discardableResult func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafePointer<T>
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func deallocate()
}
struct UnsafeMutableRawPointer: Strideable, Hashable {
    typealias Stride = Int
    init<T>(_ other: UnsafeMutablePointer<T>)
    init(mutating other: UnsafeRawPointer)
    init(_ other: OpaquePointer)
    init?(bitPattern: Int)
    static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer
    func assumingMemoryBound<T>(to: T.Type) -> UnsafeMutablePointer<T>
    @discardableResult func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafeMutablePointer<T>
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type)
    func copyMemory(from source: UnsafeRawPointer, byteCount: Int)
    func deallocate()
}
struct UnsafeBufferPointer<Element>: RandomAccessCollection {
    typealias Index = Int
    typealias Iterator = IndexingIterator<UnsafeBufferPointer<Element>>
    typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
    init(start: UnsafePointer<Element>?, count: Int)
    init(_ other: UnsafeMutableBufferPointer<Element>)
    var baseAddress: UnsafePointer<Element>? { get }
    let count: Int
    subscript(i: Int) -> Element { get }
    func withMemoryRebound<T, Result>(to type: T.Type, _ body: (UnsafeBufferPointer<T>) throws -> Result) rethrows
        -> Result
    func deallocate()
}
struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
    typealias Index = Int
    typealias Iterator = IndexingIterator<UnsafeMutableBufferPointer<Element>>
    typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
    init(start: UnsafeMutablePointer<Element>?, count: Int)
    init(mutating other: UnsafeBufferPointer<Element>)
    static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element>
    var baseAddress: UnsafeMutablePointer<Element>? { get }
    let count: Int
    subscript(i: Int) -> Element { get nonmutating set }
    func initialize(repeating repeatedValue: Element)
    func deallocate()
}
struct UnsafeRawBufferPointer: RandomAccessCollection {
    typealias Element = UInt8
    typealias Index = Int
    typealias Iterator = IndexingIterator<UnsafeRawBufferPointer>
    typealias SubSequence = Slice<UnsafeRawBufferPointer>
    init(start: UnsafeRawPointer?, count: Int)
    init(_ bytes: UnsafeMutableRawBufferPointer)
    init<T>(_ buffer: UnsafeBufferPointer<T>)
    var baseAddress: UnsafeRawPointer? { get }
    var count: Int { get }
    subscript(i: Int) -> UInt8 { get }
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T>
    func assumingMemoryBound<T>(to: T.Type) -> UnsafeBufferPointer<T>
    func deallocate()
}
struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
    typealias Element = UInt8
    typealias Index = Int
    typealias Iterator = IndexingIterator<UnsafeMutableRawBufferPointer>
    typealias SubSequence = Slice<UnsafeMutableRawBufferPointer>
    init(start: UnsafeMutableRawPointer?, count: Int)
    init(mutating bytes: UnsafeRawBufferPointer)
    static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer
    var baseAddress: UnsafeMutableRawPointer? { get }
    var count: Int { get }
    subscript(i: Int) -> UInt8 { get nonmutating set }
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type)
    func copyMemory(from source: UnsafeRawBufferPointer)
    func copyBytes<C: Collection>(from source: C) where C.Element == UInt8
    func bindMemory<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T>
    func deallocate()
}
struct AutoreleasingUnsafeMutablePointer<Pointee> {
    var pointee: Pointee { get nonmutating set }
    subscript(i: Int) -> Pointee { get }
}
@pure struct OpaquePointer: Hashable {
    init?(bitPattern: Int)
    init<T>(_ from: UnsafePointer<T>)
    init<T>(_ from: UnsafeMutablePointer<T>)
    init(_ from: UnsafeRawPointer)
}
struct CVaListPointer {}
struct Unmanaged<Instance: AnyObject> {
    static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged<Instance>
    static func passRetained(_ value: Instance) -> Unmanaged<Instance>
    static func passUnretained(_ value: Instance) -> Unmanaged<Instance>
    func toOpaque() -> UnsafeMutableRawPointer
    func takeRetainedValue() -> Instance
    func takeUnretainedValue() -> Instance
    func retain() -> Unmanaged<Instance>
    func release()
    func autorelease() -> Unmanaged<Instance>
}
enum MemoryLayout<T> {
    @pure static var size: Int { get }
    @pure static var stride: Int { get }
    @pure static var alignment: Int { get }
    @pure static func size(ofValue value: T) -> Int
    @pure static func stride(ofValue value: T) -> Int
    @pure static func alignment(ofValue value: T) -> Int
    @pure static func offset(of key: PartialKeyPath<T>) -> Int?
}

// Data with NSData.

struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable {
    typealias Element = UInt8
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = Data
    typealias Base64EncodingOptions = NSData.Base64EncodingOptions
    typealias Base64DecodingOptions = NSData.Base64DecodingOptions
    typealias ReadingOptions = NSData.ReadingOptions
    typealias WritingOptions = NSData.WritingOptions
    typealias SearchOptions = NSData.SearchOptions
    enum Deallocator {
        case virtualMemory
        case unmap
        case free
        case none
        case custom((UnsafeMutableRawPointer, Int) -> Void)
    }
    struct Iterator: IteratorProtocol {
        typealias Element = UInt8
        mutating func next() -> UInt8?
    }
    @pure init()
    @pure init(capacity: Int)
    @pure init(count: Int)
    @pure init(_ data: Data)
    @pure init<S: Sequence>(_ elements: S) where S.Element == UInt8
    @pure init(repeating repeatedValue: UInt8, count: Int)
    @pure init(bytes: UnsafeRawPointer, count: Int)
    @pure init<SourceType>(buffer: UnsafeBufferPointer<SourceType>)
    @pure init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
    @pure init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
    @pure init(referencing reference: NSData)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Data.Deallocator)
    @service init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
    @pure var count: Int
    @pure var isEmpty: Bool { get }
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure var indices: Range<Int> { get }
    @pure var first: UInt8? { get }
    @pure var last: UInt8? { get }
    @pure var regions: CollectionOfOne<Data> { get }
    @pure subscript(index: Int) -> UInt8 { get set }
    @pure subscript(bounds: Range<Int>) -> Data { get set }
    @pure func makeIterator() -> Iterator
    @pure func index(before i: Int) -> Int
    @pure func index(after i: Int) -> Int
    @pure func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
    @pure func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
    @pure func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Int>? = nil) -> Range<Int>?
    @pure func subdata(in range: Range<Int>) -> Data
    @pure func advanced(by amount: Int) -> Data
    @pure func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
    @pure func withContiguousStorageIfAvailable<ResultType>(_ body: (UnsafeBufferPointer<UInt8>) throws -> ResultType)
        rethrows -> ResultType?
    mutating func withUnsafeMutableBytes<ResultType>(_ body: (UnsafeMutableRawBufferPointer) throws -> ResultType)
        rethrows -> ResultType
    func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int)
    func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<Int>)
    func copyBytes<DestinationType>(
        to buffer: UnsafeMutableBufferPointer<DestinationType>, from range: Range<Int>? = nil
    ) -> Int
    func enumerateBytes(_ block: (UnsafeBufferPointer<UInt8>, Int, inout Bool) -> Void)
    @service func write(to url: URL, options: Data.WritingOptions = []) throws
    mutating func append(_ other: Data)
    mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int)
    mutating func append<SourceType>(_ buffer: UnsafeBufferPointer<SourceType>)
    mutating func append(contentsOf bytes: [UInt8])
    mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8
    mutating func resetBytes(in range: Range<Int>)
    mutating func replaceSubrange(_ subrange: Range<Int>, with data: Data)
    mutating func replaceSubrange(_ subrange: Range<Int>, with bytes: UnsafeRawPointer, count cnt: Int)
    mutating func reserveCapacity(_ minimumCapacity: Int)
    @pure static func == (d1: Data, d2: Data) -> Bool
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
extension Data: CustomStringConvertible {}
extension Data: CustomDebugStringConvertible {}
extension Data: DataProtocol, MutableDataProtocol {}
protocol ContiguousBytes {
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
@available(iOS 13, *) protocol DataProtocol: RandomAccessCollection {
    func firstRange<D: DataProtocol>(of data: D) -> Range<Index>?
    func lastRange<D: DataProtocol>(of data: D) -> Range<Index>?
}
@available(iOS 13, *) protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {
    mutating func resetBytes<R: RangeExpression>(in range: R) where R.Bound == Index
}
extension Array: ContiguousBytes where Element == UInt8 {}
class NSData: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    struct ReadingOptions: OptionSet {
        @pure static var mappedIfSafe: NSData.ReadingOptions { get }
        @pure static var uncached: NSData.ReadingOptions { get }
        @pure static var alwaysMapped: NSData.ReadingOptions { get }
    }
    struct WritingOptions: OptionSet {
        @pure static var atomic: NSData.WritingOptions { get }
        @pure static var withoutOverwriting: NSData.WritingOptions { get }
        @pure static var noFileProtection: NSData.WritingOptions { get }
        @pure static var completeFileProtection: NSData.WritingOptions { get }
        @pure static var completeFileProtectionUnlessOpen: NSData.WritingOptions { get }
        @pure static var completeFileProtectionUntilFirstUserAuthentication: NSData.WritingOptions { get }
        @pure static var fileProtectionMask: NSData.WritingOptions { get }
    }
    struct SearchOptions: OptionSet {
        @pure static var backwards: NSData.SearchOptions { get }
        @pure static var anchored: NSData.SearchOptions { get }
    }
    struct Base64EncodingOptions: OptionSet {
        @pure static var lineLength64Characters: NSData.Base64EncodingOptions { get }
        @pure static var lineLength76Characters: NSData.Base64EncodingOptions { get }
        @pure static var endLineWithCarriageReturn: NSData.Base64EncodingOptions { get }
        @pure static var endLineWithLineFeed: NSData.Base64EncodingOptions { get }
    }
    struct Base64DecodingOptions: OptionSet {
        @pure static var ignoreUnknownCharacters: NSData.Base64DecodingOptions { get }
    }
    @available(iOS 13, *) enum CompressionAlgorithm: Int {
        case lzfse, lz4, lzma, zlib
    }
    @pure init()
    @pure init(bytes: UnsafeRawPointer?, length: Int)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, freeWhenDone b: Bool)
    init(
        bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int,
        deallocator: ((UnsafeMutableRawPointer, Int) -> Void)? = nil)
    @service init(contentsOfFile path: String, options readOptionsMask: NSData.ReadingOptions = []) throws
    @service init(contentsOf url: URL, options readOptionsMask: NSData.ReadingOptions = []) throws
    @service init?(contentsOfFile path: String)
    @service init?(contentsOf url: URL)
    @pure init(data: Data)
    @pure init?(base64Encoded base64String: String, options: NSData.Base64DecodingOptions = [])
    @pure init?(base64Encoded base64Data: Data, options: NSData.Base64DecodingOptions = [])
    var length: Int { get }
    var bytes: UnsafeRawPointer { get }
    func getBytes(_ buffer: UnsafeMutableRawPointer, length: Int)
    func getBytes(_ buffer: UnsafeMutableRawPointer, range: NSRange)
    func isEqual(to other: Data) -> Bool
    func subdata(with range: NSRange) -> Data
    func range(of dataToFind: Data, options mask: NSData.SearchOptions = [], in searchRange: NSRange) -> NSRange
    func enumerateBytes(_ block: (UnsafeRawPointer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    func base64EncodedString(options: NSData.Base64EncodingOptions = []) -> String
    func base64EncodedData(options: NSData.Base64EncodingOptions = []) -> Data
    @available(iOS 13, *) func compressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self
    @available(iOS 13, *) func decompressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self
    @service func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
    @service func write(to url: URL, atomically: Bool) -> Bool
    @service func write(toFile path: String, options writeOptionsMask: NSData.WritingOptions = []) throws
    @service func write(to url: URL, options writeOptionsMask: NSData.WritingOptions = []) throws
}
class NSMutableData: NSData {
    @pure init?(capacity: Int)
    @pure init?(length: Int)
    var length: Int
    var mutableBytes: UnsafeMutableRawPointer { get }
    func append(_ other: Data)
    func append(_ bytes: UnsafeRawPointer, length: Int)
    func increaseLength(by extraLength: Int)
    func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer)
    func replaceBytes(in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int)
    func resetBytes(in range: NSRange)
    func setData(_ data: Data)
    @available(iOS 13, *) func compress(using algorithm: NSData.CompressionAlgorithm) throws
    @available(iOS 13, *) func decompress(using algorithm: NSData.CompressionAlgorithm) throws
}
class NSPurgeableData: NSMutableData {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

// Encoding and decoding.

typealias Codable = Decodable & Encodable
protocol Encodable {
    func encode(to encoder: any Encoder) throws
}
protocol Decodable {
    init(from decoder: any Decoder) throws
}
protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
    @pure var stringValue: String { get }
    @pure init?(stringValue: String)
    @pure var intValue: Int? { get }
    @pure init?(intValue: Int)
}
@available(iOS 15.4, *) protocol CodingKeyRepresentable {
    var codingKey: any CodingKey { get }
    init?<T: CodingKey>(codingKey: T)
}
protocol Encoder {
    var codingPath: [any CodingKey] { get }
    var userInfo: [CodingUserInfoKey: Any] { get }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    func unkeyedContainer() -> any UnkeyedEncodingContainer
    func singleValueContainer() -> any SingleValueEncodingContainer
}
protocol Decoder {
    var codingPath: [any CodingKey] { get }
    var userInfo: [CodingUserInfoKey: Any] { get }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer
    func singleValueContainer() throws -> any SingleValueDecodingContainer
}
protocol KeyedEncodingContainerProtocol {
    associatedtype Key: CodingKey
    var codingPath: [any CodingKey] { get }
    mutating func encodeNil(forKey key: Key) throws
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
    mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws
    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: Key)
        -> KeyedEncodingContainer<NestedKey>
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
    mutating func superEncoder() -> any Encoder
    mutating func superEncoder(forKey key: Key) -> any Encoder
}
struct KeyedEncodingContainer<K: CodingKey>: KeyedEncodingContainerProtocol {
    typealias Key = K
    init<Container: KeyedEncodingContainerProtocol>(_ container: Container) where Container.Key == K
}
protocol KeyedDecodingContainerProtocol {
    associatedtype Key: CodingKey
    var codingPath: [any CodingKey] { get }
    var allKeys: [Key] { get }
    func contains(_ key: Key) -> Bool
    func decodeNil(forKey key: Key) throws -> Bool
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<NestedKey>
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
    func superDecoder() throws -> any Decoder
    func superDecoder(forKey key: Key) throws -> any Decoder
}
struct KeyedDecodingContainer<K: CodingKey>: KeyedDecodingContainerProtocol {
    typealias Key = K
    init<Container: KeyedDecodingContainerProtocol>(_ container: Container) where Container.Key == K
}
protocol UnkeyedEncodingContainer {
    var codingPath: [any CodingKey] { get }
    var count: Int { get }
    mutating func encodeNil() throws
    mutating func encode<T: Encodable>(_ value: T) throws
    mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T) throws
    mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<
        NestedKey
    >
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
    mutating func superEncoder() -> any Encoder
}
protocol UnkeyedDecodingContainer {
    var codingPath: [any CodingKey] { get }
    var count: Int? { get }
    var isAtEnd: Bool { get }
    var currentIndex: Int { get }
    mutating func decodeNil() throws -> Bool
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<
        NestedKey
    >
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
    mutating func superDecoder() throws -> any Decoder
}
protocol SingleValueEncodingContainer {
    var codingPath: [any CodingKey] { get }
    mutating func encodeNil() throws
    mutating func encode<T: Encodable>(_ value: T) throws
}
protocol SingleValueDecodingContainer {
    var codingPath: [any CodingKey] { get }
    func decodeNil() -> Bool
    func decode<T: Decodable>(_ type: T.Type) throws -> T
}
@pure struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
    init?(rawValue: String)
    let rawValue: String
}
enum EncodingError: Error {
    @pure struct Context: Sendable {
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
    }
    case invalidValue(Any, EncodingError.Context)
}
enum DecodingError: Error {
    @pure struct Context: Sendable {
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
    }
    case typeMismatch(Any.Type, DecodingError.Context)
    case valueNotFound(Any.Type, DecodingError.Context)
    case keyNotFound(any CodingKey, DecodingError.Context)
    case dataCorrupted(DecodingError.Context)
    @pure static func dataCorruptedError<C: KeyedDecodingContainerProtocol>(
        forKey key: C.Key, in container: C, debugDescription: String
    ) -> DecodingError
    @pure static func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String)
        -> DecodingError
    @pure static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String)
        -> DecodingError
}

// JSON, property lists and archives.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of constants.

@pure class JSONEncoder: @unchecked Sendable {
    struct OutputFormatting: OptionSet, Sendable {
        @pure static var prettyPrinted: JSONEncoder.OutputFormatting { get }
        @pure static var sortedKeys: JSONEncoder.OutputFormatting { get }
        @available(iOS 13, *) @pure static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { get }
    }
    enum DateEncodingStrategy {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
    }
    enum DataEncodingStrategy {
        case deferredToData
        case base64
        case custom((Data, any Encoder) throws -> Void)
    }
    enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    enum KeyEncodingStrategy {
        case useDefaultKeys
        case convertToSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
    }
    init()
    var outputFormatting: JSONEncoder.OutputFormatting
    var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy
    var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy
    var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy
    var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy
    var userInfo: [CodingUserInfoKey: Any]
    @callsBack func encode<T: Encodable>(_ value: T) throws -> Data
    @available(iOS 17, *) @callsBack func encode<T: EncodableWithConfiguration>(
        _ value: T, configuration: T.EncodingConfiguration
    ) throws -> Data
}
@pure class JSONDecoder: @unchecked Sendable {
    enum DateDecodingStrategy {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
    }
    enum DataDecodingStrategy {
        case deferredToData
        case base64
        case custom((any Decoder) throws -> Data)
    }
    enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    enum KeyDecodingStrategy {
        case useDefaultKeys
        case convertFromSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
    }
    init()
    var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy
    var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy
    var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy
    var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy
    var userInfo: [CodingUserInfoKey: Any]
    @available(iOS 15, *) var allowsJSON5: Bool
    @available(iOS 15, *) var assumesTopLevelDictionary: Bool
    @callsBack func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    @available(iOS 17, *) @callsBack func decode<T: DecodableWithConfiguration>(
        _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
    ) throws -> T
}
@available(iOS 15, *) typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
@available(iOS 15, *) protocol EncodableWithConfiguration {
    associatedtype EncodingConfiguration
    func encode(to encoder: any Encoder, configuration: EncodingConfiguration) throws
}
@available(iOS 15, *) protocol DecodableWithConfiguration {
    associatedtype DecodingConfiguration
    init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
}
class JSONSerialization: NSObject {
    struct ReadingOptions: OptionSet {
        @pure static var mutableContainers: JSONSerialization.ReadingOptions { get }
        @pure static var mutableLeaves: JSONSerialization.ReadingOptions { get }
        @pure static var fragmentsAllowed: JSONSerialization.ReadingOptions { get }
        @pure static var allowFragments: JSONSerialization.ReadingOptions { get }
        @available(iOS 15, *) @pure static var json5Allowed: JSONSerialization.ReadingOptions { get }
        @available(iOS 15, *) @pure static var topLevelDictionaryAssumed: JSONSerialization.ReadingOptions { get }
    }
    struct WritingOptions: OptionSet {
        @pure static var prettyPrinted: JSONSerialization.WritingOptions { get }
        @pure static var sortedKeys: JSONSerialization.WritingOptions { get }
        @pure static var fragmentsAllowed: JSONSerialization.WritingOptions { get }
        @available(iOS 13, *) @pure static var withoutEscapingSlashes: JSONSerialization.WritingOptions { get }
    }
    @pure class func isValidJSONObject(_ obj: Any) -> Bool
    @pure class func data(withJSONObject obj: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
    @pure class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
    class func writeJSONObject(
        _ obj: Any, to stream: OutputStream, options opt: JSONSerialization.WritingOptions = [], error: NSErrorPointer
    ) -> Int
    class func jsonObject(with stream: InputStream, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
}
@pure class PropertyListEncoder: @unchecked Sendable {
    init()
    var outputFormat: PropertyListSerialization.PropertyListFormat
    var userInfo: [CodingUserInfoKey: Any]
    @callsBack func encode<Value: Encodable>(_ value: Value) throws -> Data
}
@pure class PropertyListDecoder: @unchecked Sendable {
    init()
    var userInfo: [CodingUserInfoKey: Any]
    @callsBack func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    @callsBack func decode<T: Decodable>(
        _ type: T.Type, from data: Data, format: inout PropertyListSerialization.PropertyListFormat
    ) throws -> T
}
class PropertyListSerialization: NSObject {
    typealias ReadOptions = PropertyListSerialization.MutabilityOptions
    typealias WriteOptions = Int
    struct MutabilityOptions: OptionSet {
        @pure static var mutableContainers: PropertyListSerialization.MutabilityOptions { get }
        @pure static var mutableContainersAndLeaves: PropertyListSerialization.MutabilityOptions { get }
    }
    enum PropertyListFormat: UInt {
        case openStep = 1
        case xml = 100
        case binary = 200
    }
    @pure class func propertyList(_ plist: Any, isValidFor format: PropertyListSerialization.PropertyListFormat) -> Bool
    @pure class func data(
        fromPropertyList plist: Any, format: PropertyListSerialization.PropertyListFormat,
        options opt: PropertyListSerialization.WriteOptions
    ) throws -> Data
    class func propertyList(
        from data: Data, options opt: PropertyListSerialization.ReadOptions = [],
        format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?
    ) throws -> Any
    class func propertyList(
        with stream: InputStream, options opt: PropertyListSerialization.ReadOptions = [],
        format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?
    ) throws -> Any
    class func writePropertyList(
        _ plist: Any, to stream: OutputStream, format: PropertyListSerialization.PropertyListFormat,
        options opt: PropertyListSerialization.WriteOptions, error: NSErrorPointer
    ) -> Int
}
protocol NSCopying {
    func copy(with zone: NSZone? = nil) -> Any
}
protocol NSMutableCopying {
    func mutableCopy(with zone: NSZone? = nil) -> Any
}
protocol NSCoding {
    func encode(with coder: NSCoder)
    init?(coder: NSCoder)
}
protocol NSSecureCoding: NSCoding {
    static var supportsSecureCoding: Bool { get }
}
protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}
class NSCoder: NSObject {
    enum DecodingFailurePolicy: Int {
        case raiseException
        case setErrorAndReturn
    }
    @callsBack func encode(_ object: Any?)
    @callsBack func encodeRootObject(_ rootObject: Any)
    func encode(_ data: Data)
    func decodeData() -> Data?
    @callsBack func decodeObject() -> Any?
    @callsBack func decodeTopLevelObject() throws -> Any?
    @callsBack func encode(_ object: Any?, forKey key: String)
    @callsBack func encodeConditionalObject(_ object: Any?, forKey key: String)
    func encode(_ value: Bool, forKey key: String)
    func encodeCInt(_ value: Int32, forKey key: String)
    func encode(_ value: Int32, forKey key: String)
    func encode(_ value: Int64, forKey key: String)
    func encode(_ value: Int, forKey key: String)
    func encode(_ value: Float, forKey key: String)
    func encode(_ value: Double, forKey key: String)
    func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String)
    func containsValue(forKey key: String) -> Bool
    @callsBack func decodeObject(forKey key: String) -> Any?
    @callsBack func decodeTopLevelObject(forKey key: String) throws -> Any?
    func decodeBool(forKey key: String) -> Bool
    func decodeCInt(forKey key: String) -> Int32
    func decodeInt32(forKey key: String) -> Int32
    func decodeInt64(forKey key: String) -> Int64
    func decodeInteger(forKey key: String) -> Int
    func decodeFloat(forKey key: String) -> Float
    func decodeDouble(forKey key: String) -> Double
    func decodeBytes(forKey key: String, returnedLength lengthp: UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?
    @callsBack func decodeObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType?
    @callsBack func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any?
    @callsBack func decodeTopLevelObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) throws -> DecodedObjectType?
    @callsBack func decodeTopLevelObject(of classes: [AnyClass]?, forKey key: String) throws -> Any?
    @available(iOS 14, *) @callsBack func decodeArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
        ofClass cls: DecodedObjectType.Type, forKey key: String
    ) -> [DecodedObjectType]?
    @available(iOS 14, *) @callsBack
    func decodeDictionary<
        DecodedKeyType: NSObject & NSCopying & NSSecureCoding, DecodedObjectType: NSObject & NSSecureCoding
    >(withKeyClass keyCls: DecodedKeyType.Type, objectClass objectCls: DecodedObjectType.Type, forKey key: String)
        -> [DecodedKeyType: DecodedObjectType]?
    func decodePropertyList(forKey key: String) -> Any?
    func failWithError(_ error: any Error)
    var allowsKeyedCoding: Bool { get }
    var requiresSecureCoding: Bool { get }
    var allowedClasses: Set<AnyHashable>? { get }
    var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { get }
    var error: (any Error)? { get }
    var systemVersion: UInt32 { get }
}
class NSKeyedArchiver: NSCoder {
    init(requiringSecureCoding: Bool)
    convenience init()
    init(forWritingWith data: NSMutableData)
    @service @callsBack class func archivedData(
        withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool
    )
        throws -> Data
    @service @callsBack class func archivedData(withRootObject rootObject: Any) -> Data
    @service @callsBack class func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool
    weak var delegate: (any NSKeyedArchiverDelegate)?
    var outputFormat: PropertyListSerialization.PropertyListFormat
    var encodedData: Data { get }
    var requiresSecureCoding: Bool
    @callsBack func finishEncoding()
    @callsBack func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws
    class func setClassName(_ codedName: String?, for cls: AnyClass)
    func setClassName(_ codedName: String?, for cls: AnyClass)
    class func className(for cls: AnyClass) -> String?
    func className(for cls: AnyClass) -> String?
}
class NSKeyedUnarchiver: NSCoder {
    init(forReadingFrom data: Data) throws
    init(forReadingWith data: Data)
    convenience init()
    @service @callsBack class func unarchivedObject<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> DecodedObjectType?
    @service @callsBack class func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any?
    @available(iOS 14, *) @service @callsBack
    class func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]?
    @available(iOS 14, *) @service @callsBack
    class func unarchivedDictionary<
        DecodedKeyType: NSObject & NSCopying & NSSecureCoding, DecodedObjectType: NSObject & NSSecureCoding
    >(ofKeyClass keyCls: DecodedKeyType.Type, objectClass: DecodedObjectType.Type, from data: Data) throws
        -> [DecodedKeyType: DecodedObjectType]?
    @service @callsBack class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any?
    @service @callsBack class func unarchiveObject(with data: Data) -> Any?
    @service @callsBack class func unarchiveObject(withFile path: String) -> Any?
    weak var delegate: (any NSKeyedUnarchiverDelegate)?
    var requiresSecureCoding: Bool
    var decodingFailurePolicy: NSCoder.DecodingFailurePolicy
    @callsBack func finishDecoding()
    @callsBack func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T?
    @callsBack func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T?
    class func setClass(_ cls: AnyClass?, forClassName codedName: String)
    func setClass(_ cls: AnyClass?, forClassName codedName: String)
    class func `class`(forClassName codedName: String) -> AnyClass?
    func `class`(forClassName codedName: String) -> AnyClass?
}
protocol NSKeyedArchiverDelegate: NSObjectProtocol {
    optional func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
    optional func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
    optional func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, with newObject: Any?)
    optional func archiverWillFinish(_ archiver: NSKeyedArchiver)
    optional func archiverDidFinish(_ archiver: NSKeyedArchiver)
}
protocol NSKeyedUnarchiverDelegate: NSObjectProtocol {
    optional func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass?
    optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
    optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any)
    optional func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver)
    optional func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver)
}
@pure let NSKeyedArchiveRootObjectKey: String
@pure class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    class var allowedTopLevelClasses: [AnyClass] { get }
}
class ValueTransformer: NSObject {
    class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
    init?(forName name: NSValueTransformerName)
    class func valueTransformerNames() -> [NSValueTransformerName]
    class func transformedValueClass() -> AnyClass
    class func allowsReverseTransformation() -> Bool
    func transformedValue(_ value: Any?) -> Any?
    func reverseTransformedValue(_ value: Any?) -> Any?
}
@pure struct NSValueTransformerName: RawRepresentable, Hashable {
    init(_ rawValue: String)
    init(rawValue: String)
    @pure static var negateBooleanTransformerName: NSValueTransformerName { get }
    @pure static var isNilTransformerName: NSValueTransformerName { get }
    @pure static var isNotNilTransformerName: NSValueTransformerName { get }
    @pure static var secureUnarchiveFromDataTransformerName: NSValueTransformerName { get }
}

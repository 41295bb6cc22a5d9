// Streams, Bonjour services, XML parsing and scanning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of CDATA.

@service class Stream: NSObject {
    struct PropertyKey: RawRepresentable, Hashable {
        @pure init(_ rawValue: String)
        @pure init(rawValue: String)
        @pure static var socketSecurityLevelKey: Stream.PropertyKey { get }
        @pure static var socksProxyConfigurationKey: Stream.PropertyKey { get }
        @pure static var dataWrittenToMemoryStreamKey: Stream.PropertyKey { get }
        @pure static var fileCurrentOffsetKey: Stream.PropertyKey { get }
        @pure static var networkServiceType: Stream.PropertyKey { get }
    }
    enum Status: UInt {
        case notOpen, opening, open, reading, writing, atEnd, closed, error
    }
    struct Event: OptionSet {
        @pure static var openCompleted: Stream.Event { get }
        @pure static var hasBytesAvailable: Stream.Event { get }
        @pure static var hasSpaceAvailable: Stream.Event { get }
        @pure static var errorOccurred: Stream.Event { get }
        @pure static var endEncountered: Stream.Event { get }
    }
    @callsBack func open()
    func close()
    weak var delegate: (any StreamDelegate)?
    func property(forKey key: Stream.PropertyKey) -> Any?
    func setProperty(_ property: Any?, forKey key: Stream.PropertyKey) -> Bool
    func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    var streamStatus: Stream.Status { get }
    var streamError: (any Error)? { get }
    class func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
        outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?)
    class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
        outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?)
}
class InputStream: Stream {
    init(data: Data)
    init?(url: URL)
    convenience init?(fileAtPath path: String)
    func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int
    func getBuffer(_ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>)
        -> Bool
    var hasBytesAvailable: Bool { get }
}
class OutputStream: Stream {
    init(toMemory: ())
    init(toBuffer buffer: UnsafeMutablePointer<UInt8>, capacity: Int)
    init?(url: URL, append shouldAppend: Bool)
    convenience init?(toFileAtPath path: String, append shouldAppend: Bool)
    class func toMemory() -> Self
    func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int
    var hasSpaceAvailable: Bool { get }
}
protocol StreamDelegate: NSObjectProtocol {
    optional func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}
@service class NetService: NSObject {
    struct Options: OptionSet {
        @pure static var noAutoRename: NetService.Options { get }
        @pure static var listenForConnections: NetService.Options { get }
    }
    enum ErrorCode: Int {
        case unknownError = -72000
        case collisionError = -72001
        case notFoundError = -72002
        case activityInProgress = -72003
        case badArgumentError = -72004
        case cancelledError = -72005
        case invalidError = -72006
        case timeoutError = -72007
        case missingRequiredConfigurationError = -72008
    }
    init(domain: String, type: String, name: String, port: Int32)
    convenience init(domain: String, type: String, name: String)
    func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    weak var delegate: (any NetServiceDelegate)?
    var includesPeerToPeer: Bool
    var name: String { get }
    var type: String { get }
    var domain: String { get }
    var hostName: String? { get }
    var addresses: [Data]? { get }
    var port: Int { get }
    func publish()
    func publish(options: NetService.Options = [])
    func resolve()
    func resolve(withTimeout timeout: TimeInterval)
    func stop()
    class func dictionary(fromTXTRecord txtData: Data) -> [String: Data]
    class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data
    func getInputStream(
        _ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
    ) -> Bool
    func setTXTRecord(_ recordData: Data?) -> Bool
    func txtRecordData() -> Data?
    func startMonitoring()
    func stopMonitoring()
    class var errorCode: String { get }
    class var errorDomain: String { get }
}
@service class NetServiceBrowser: NSObject {
    init()
    weak var delegate: (any NetServiceBrowserDelegate)?
    var includesPeerToPeer: Bool
    func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    func searchForBrowsableDomains()
    func searchForRegistrationDomains()
    func searchForServices(ofType type: String, inDomain domainString: String)
    func stop()
}
protocol NetServiceDelegate: NSObjectProtocol {
    optional func netServiceWillPublish(_ sender: NetService)
    optional func netServiceDidPublish(_ sender: NetService)
    optional func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    optional func netServiceWillResolve(_ sender: NetService)
    optional func netServiceDidResolveAddress(_ sender: NetService)
    optional func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    optional func netServiceDidStop(_ sender: NetService)
    optional func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    optional func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}
protocol NetServiceBrowserDelegate: NSObjectProtocol {
    optional func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    optional func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    optional func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    optional func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    optional func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    optional func netServiceBrowser(
        _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    optional func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
class XMLParser: NSObject {
    enum ExternalEntityResolvingPolicy: UInt {
        case never, noNetwork, sameOriginOnly, always
    }
    convenience init?(contentsOf url: URL)
    init(data: Data)
    convenience init(stream: InputStream)
    weak var delegate: (any XMLParserDelegate)?
    var shouldProcessNamespaces: Bool
    var shouldReportNamespacePrefixes: Bool
    var externalEntityResolvingPolicy: XMLParser.ExternalEntityResolvingPolicy
    var allowedExternalEntityURLs: Set<URL>?
    @callsBack func parse() -> Bool
    func abortParsing()
    var parserError: (any Error)? { get }
    var shouldResolveExternalEntities: Bool
    var publicID: String? { get }
    var systemID: String? { get }
    var lineNumber: Int { get }
    var columnNumber: Int { get }
    class var errorDomain: String { get }
}
protocol XMLParserDelegate: NSObjectProtocol {
    optional func parserDidStartDocument(_ parser: XMLParser)
    optional func parserDidEndDocument(_ parser: XMLParser)
    optional func parser(
        _ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?)
    optional func parser(
        _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
        notationName: String?)
    optional func parser(
        _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String,
        type: String?, defaultValue: String?)
    optional func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)
    optional func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
    optional func parser(
        _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?)
    optional func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:])
    optional func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    optional func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    optional func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
    optional func parser(_ parser: XMLParser, foundCharacters string: String)
    optional func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
    optional func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
    optional func parser(_ parser: XMLParser, foundComment comment: String)
    optional func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    optional func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
    optional func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
    optional func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
}
@pure class Scanner: NSObject, NSCopying {
    enum NumberRepresentation {
        case decimal
        case hexadecimal
    }
    init(string: String)
    @pure class func localizedScanner(with string: String) -> Any
    var string: String { get }
    var scanLocation: Int
    @available(iOS 13, *) var currentIndex: String.Index
    var charactersToBeSkipped: CharacterSet?
    var caseSensitive: Bool
    var locale: Any?
    var isAtEnd: Bool { get }
    @discardableResult func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool
    @discardableResult func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool
    @discardableResult func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool
    @discardableResult func scanUnsignedLongLong(_ result: UnsafeMutablePointer<UInt64>?) -> Bool
    @discardableResult func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool
    @discardableResult func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool
    @discardableResult func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool
    @discardableResult func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool
    @discardableResult func scanDecimal(_ dcm: UnsafeMutablePointer<Decimal>?) -> Bool
    @discardableResult func scanString(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?)
        -> Bool
    @discardableResult func scanCharacters(
        from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
    @discardableResult func scanUpTo(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?)
        -> Bool
    @discardableResult func scanUpToCharacters(
        from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
    @available(iOS 13, *) func scanInt(representation: Scanner.NumberRepresentation = .decimal) -> Int?
    @available(iOS 13, *) func scanInt32(representation: Scanner.NumberRepresentation = .decimal) -> Int32?
    @available(iOS 13, *) func scanInt64(representation: Scanner.NumberRepresentation = .decimal) -> Int64?
    @available(iOS 13, *) func scanUInt64(representation: Scanner.NumberRepresentation = .decimal) -> UInt64?
    @available(iOS 13, *) func scanFloat(representation: Scanner.NumberRepresentation = .decimal) -> Float?
    @available(iOS 13, *) func scanDouble(representation: Scanner.NumberRepresentation = .decimal) -> Double?
    @available(iOS 13, *) func scanDecimal() -> Decimal?
    @available(iOS 13, *) func scanString(_ searchString: String) -> String?
    @available(iOS 13, *) func scanCharacters(from set: CharacterSet) -> String?
    @available(iOS 13, *) func scanUpToString(_ substring: String) -> String?
    @available(iOS 13, *) func scanUpToCharacters(from set: CharacterSet) -> String?
    @available(iOS 13, *) func scanCharacter() -> Character?
}

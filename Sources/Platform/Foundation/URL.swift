// URL and its parts.

struct URL: Hashable, Codable, CustomStringConvertible, Sendable {
    typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
    typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    @pure init?(string: String)
    @pure init?(string: String, relativeTo url: URL?)
    @available(iOS 17, *) @pure init?(string: String, encodingInvalidCharacters: Bool)
    @pure init?(dataRepresentation: Data, relativeTo url: URL?, isAbsolute: Bool = false)
    init(fileURLWithPath path: String)
    init(fileURLWithPath path: String, relativeTo base: URL?)
    @pure init(fileURLWithPath path: String, isDirectory: Bool)
    @pure init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
    @pure init(
        fileURLWithFileSystemRepresentation path: UnsafePointer<Int8>, isDirectory: Bool, relativeTo baseURL: URL?)
    @available(iOS 16, *) init(
        filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
    init(
        resolvingBookmarkData data: Data, options: URL.BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool) throws
    init(resolvingAliasFileAt url: URL, options: URL.BookmarkResolutionOptions = []) throws
    @pure var absoluteString: String { get }
    @pure var absoluteURL: URL { get }
    @pure var relativeString: String { get }
    @pure var baseURL: URL? { get }
    @pure var dataRepresentation: Data { get }
    @pure var scheme: String? { get }
    @pure var host: String? { get }
    @pure var port: Int? { get }
    @pure var user: String? { get }
    @pure var password: String? { get }
    @pure var path: String { get }
    @pure var fragment: String? { get }
    @pure var parameterString: String? { get }
    @pure var query: String? { get }
    @pure var relativePath: String { get }
    @pure var lastPathComponent: String { get }
    @pure var pathComponents: [String] { get }
    @pure var pathExtension: String { get }
    @pure var isFileURL: Bool { get }
    @pure var hasDirectoryPath: Bool { get }
    @pure var standardized: URL { get }
    var standardizedFileURL: URL { get }
    @pure func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
    @pure func appendingPathComponent(_ pathComponent: String) -> URL
    @pure func appendingPathExtension(_ pathExtension: String) -> URL
    @pure func deletingLastPathComponent() -> URL
    @pure func deletingPathExtension() -> URL
    func resolvingSymlinksInPath() -> URL
    mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
    mutating func appendPathComponent(_ pathComponent: String)
    mutating func appendPathExtension(_ pathExtension: String)
    mutating func deleteLastPathComponent()
    mutating func deletePathExtension()
    mutating func standardize()
    mutating func resolveSymlinksInPath()
    @pure func withUnsafeFileSystemRepresentation<ResultType>(_ block: (UnsafePointer<Int8>?) throws -> ResultType)
        rethrows -> ResultType
    @service func checkResourceIsReachable() throws -> Bool
    @service func checkPromisedItemIsReachable() throws -> Bool
    @service func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
    @service func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
    @service mutating func setResourceValues(_ values: URLResourceValues) throws
    mutating func setTemporaryResourceValue(_ value: Any, forKey key: URLResourceKey)
    mutating func removeCachedResourceValue(forKey key: URLResourceKey)
    mutating func removeAllCachedResourceValues()
    func bookmarkData(
        options: URL.BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data
    @service static func bookmarkData(withContentsOf url: URL) throws -> Data
    @service static func writeBookmarkData(_ data: Data, to url: URL) throws
    func startAccessingSecurityScopedResource() -> Bool
    func stopAccessingSecurityScopedResource()
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
@available(iOS 16, *) extension URL {
    enum DirectoryHint: Sendable {
        case isDirectory
        case notDirectory
        case checkFileSystem
        case inferFromPath
    }
    @pure func appending<S: StringProtocol>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
    @pure func appending<S: StringProtocol>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
    @pure func appending<S: StringProtocol>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
    @pure func appending(queryItems: [URLQueryItem]) -> URL
    mutating func append<S: StringProtocol>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath)
    mutating func append<S: StringProtocol>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath)
    mutating func append<S: StringProtocol>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath)
    mutating func append(queryItems: [URLQueryItem])
    @pure func host(percentEncoded: Bool = true) -> String?
    @pure func user(percentEncoded: Bool = true) -> String?
    @pure func password(percentEncoded: Bool = true) -> String?
    @pure func path(percentEncoded: Bool = true) -> String
    @pure func query(percentEncoded: Bool = true) -> String?
    @pure func fragment(percentEncoded: Bool = true) -> String?
    static func currentDirectory() -> URL
    @pure static var homeDirectory: URL { get }
    @pure static var temporaryDirectory: URL { get }
    @pure static var cachesDirectory: URL { get }
    @pure static var documentsDirectory: URL { get }
    @pure static var libraryDirectory: URL { get }
    @pure static var applicationSupportDirectory: URL { get }
    @pure static var applicationDirectory: URL { get }
    @pure static var desktopDirectory: URL { get }
    @pure static var downloadsDirectory: URL { get }
    @pure static var moviesDirectory: URL { get }
    @pure static var musicDirectory: URL { get }
    @pure static var picturesDirectory: URL { get }
    @pure static var sharedPublicDirectory: URL { get }
    @pure static var trashDirectory: URL { get }
    @pure static var userDirectory: URL { get }
    var resourceBytes: URL.AsyncBytes { get }
}
@available(iOS 15, *) extension URL {
    struct AsyncBytes: AsyncSequence {
        typealias Element = UInt8
        var characters: AsyncCharacterSequence<URL.AsyncBytes> { get }
        var lines: AsyncLineSequence<URL.AsyncBytes> { get }
        var unicodeScalars: AsyncUnicodeScalarSequence<URL.AsyncBytes> { get }
    }
    var lines: AsyncLineSequence<URL.AsyncBytes> { get }
}
@available(iOS 15, *) struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = String
}
@available(iOS 15, *) struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Character
}
@available(iOS 15, *) struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = UnicodeScalar
}
@pure struct URLComponents: Hashable, Codable, CustomStringConvertible, Sendable {
    init()
    init?(string: String)
    @available(iOS 17, *) init?(string: String, encodingInvalidCharacters: Bool)
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    @pure var url: URL? { get }
    @pure func url(relativeTo base: URL?) -> URL?
    @pure var string: String? { get }
    @pure var scheme: String?
    @pure var user: String?
    @pure var password: String?
    @pure var host: String?
    @available(iOS 16, *) @pure var encodedHost: String?
    @pure var port: Int?
    @pure var path: String
    @pure var query: String?
    @pure var fragment: String?
    @pure var percentEncodedUser: String?
    @pure var percentEncodedPassword: String?
    @pure var percentEncodedHost: String?
    @pure var percentEncodedPath: String
    @pure var percentEncodedQuery: String?
    @pure var percentEncodedFragment: String?
    @pure var rangeOfScheme: Range<String.Index>? { get }
    @pure var rangeOfUser: Range<String.Index>? { get }
    @pure var rangeOfPassword: Range<String.Index>? { get }
    @pure var rangeOfHost: Range<String.Index>? { get }
    @pure var rangeOfPort: Range<String.Index>? { get }
    @pure var rangeOfPath: Range<String.Index>? { get }
    @pure var rangeOfQuery: Range<String.Index>? { get }
    @pure var rangeOfFragment: Range<String.Index>? { get }
    @pure var queryItems: [URLQueryItem]?
    @pure var percentEncodedQueryItems: [URLQueryItem]?
    @pure var description: String { get }
}
@pure struct URLQueryItem: Hashable, Codable, CustomStringConvertible, Sendable {
    init(name: String, value: String?)
    @pure var name: String
    @pure var value: String?
    @pure var description: String { get }
}
@pure class NSURLComponents: NSObject, NSCopying {
    init()
    init?(string URLString: String)
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    var url: URL? { get }
    func url(relativeTo baseURL: URL?) -> URL?
    var string: String? { get }
    var scheme: String?
    var user: String?
    var password: String?
    var host: String?
    var port: NSNumber?
    var path: String?
    var query: String?
    var fragment: String?
    var percentEncodedPath: String?
    var percentEncodedQuery: String?
    var queryItems: [URLQueryItem]?
}
@pure class NSURLQueryItem: NSObject, NSCopying, NSSecureCoding {
    init(name: String, value: String?)
    @pure var name: String { get }
    @pure var value: String? { get }
}
class NSURL: NSObject, NSCopying, NSSecureCoding {
    struct BookmarkCreationOptions: OptionSet {
        @pure static var minimalBookmark: NSURL.BookmarkCreationOptions { get }
        @pure static var suitableForBookmarkFile: NSURL.BookmarkCreationOptions { get }
        @pure static var withoutImplicitSecurityScope: NSURL.BookmarkCreationOptions { get }
    }
    struct BookmarkResolutionOptions: OptionSet {
        @pure static var withoutUI: NSURL.BookmarkResolutionOptions { get }
        @pure static var withoutMounting: NSURL.BookmarkResolutionOptions { get }
        @pure static var withoutImplicitStartAccessing: NSURL.BookmarkResolutionOptions { get }
    }
    @pure convenience init?(string URLString: String)
    @pure init?(string URLString: String, relativeTo baseURL: URL?)
    init(fileURLWithPath path: String)
    @pure init(fileURLWithPath path: String, isDirectory isDir: Bool)
    class func fileURL(withPathComponents components: [String]) -> URL?
    @pure var absoluteString: String? { get }
    @pure var absoluteURL: URL? { get }
    @pure var relativeString: String? { get }
    @pure var relativePath: String? { get }
    @pure var baseURL: URL? { get }
    @pure var scheme: String? { get }
    @pure var resourceSpecifier: String? { get }
    @pure var host: String? { get }
    @pure var port: NSNumber? { get }
    @pure var user: String? { get }
    @pure var password: String? { get }
    @pure var path: String? { get }
    @pure var fragment: String? { get }
    @pure var query: String? { get }
    @pure var pathComponents: [String]? { get }
    @pure var lastPathComponent: String? { get }
    @pure var pathExtension: String? { get }
    @pure var isFileURL: Bool { get }
    @pure var hasDirectoryPath: Bool { get }
    @pure var standardized: URL? { get }
    var standardizingPath: URL? { get }
    var resolvingSymlinksInPath: URL? { get }
    @pure var deletingLastPathComponent: URL? { get }
    @pure var deletingPathExtension: URL? { get }
    @pure func appendingPathComponent(_ pathComponent: String) -> URL?
    @pure func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL?
    @pure func appendingPathExtension(_ pathExtension: String) -> URL?
    @service func checkResourceIsReachableAndReturnError(_ error: NSErrorPointer) -> Bool
    @service func getResourceValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: URLResourceKey)
        throws
    @service func resourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any]
    @service func setResourceValue(_ value: Any?, forKey key: URLResourceKey) throws
    @service func setResourceValues(_ keyedValues: [URLResourceKey: Any]) throws
    func startAccessingSecurityScopedResource() -> Bool
    func stopAccessingSecurityScopedResource()
}

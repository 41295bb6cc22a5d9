// Requests, responses, caches, cookies and credentials.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of constants.

@pure struct URLRequest: Hashable, CustomStringConvertible, Sendable {
    typealias CachePolicy = NSURLRequest.CachePolicy
    typealias NetworkServiceType = NSURLRequest.NetworkServiceType
    typealias Attribution = NSURLRequest.Attribution
    init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0)
    @pure var url: URL?
    @pure var cachePolicy: URLRequest.CachePolicy
    @pure var timeoutInterval: TimeInterval
    @pure var mainDocumentURL: URL?
    @pure var networkServiceType: URLRequest.NetworkServiceType
    @pure var allowsCellularAccess: Bool
    @available(iOS 13, *) @pure var allowsExpensiveNetworkAccess: Bool
    @available(iOS 13, *) @pure var allowsConstrainedNetworkAccess: Bool
    @available(iOS 14.5, *) @pure var assumesHTTP3Capable: Bool
    @available(iOS 15, *) @pure var attribution: URLRequest.Attribution
    @available(iOS 16.1, *) @pure var requiresDNSSECValidation: Bool
    @pure var httpMethod: String?
    @pure var allHTTPHeaderFields: [String: String]?
    @pure var httpBody: Data?
    @pure var httpBodyStream: InputStream?
    @pure var httpShouldHandleCookies: Bool
    @pure var httpShouldUsePipelining: Bool
    @pure func value(forHTTPHeaderField field: String) -> String?
    mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
    mutating func addValue(_ value: String, forHTTPHeaderField field: String)
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
@pure class NSURLRequest: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    enum CachePolicy: UInt {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadRevalidatingCacheData = 5
        static var reloadIgnoringCacheData: NSURLRequest.CachePolicy { get }
    }
    enum NetworkServiceType: UInt {
        case `default` = 0
        case voip = 1
        case video = 2
        case background = 3
        case voice = 4
        case responsiveData = 6
        case avStreaming = 8
        case responsiveAV = 9
        case callSignaling = 11
    }
    @available(iOS 15, *) enum Attribution: UInt {
        case developer
        case user
    }
    init(url URL: URL)
    init(url URL: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
    var url: URL? { get }
    var cachePolicy: NSURLRequest.CachePolicy { get }
    var timeoutInterval: TimeInterval { get }
    var mainDocumentURL: URL? { get }
    var networkServiceType: NSURLRequest.NetworkServiceType { get }
    var allowsCellularAccess: Bool { get }
    var httpMethod: String? { get }
    var allHTTPHeaderFields: [String: String]? { get }
    var httpBody: Data? { get }
    var httpBodyStream: InputStream? { get }
    var httpShouldHandleCookies: Bool { get }
    func value(forHTTPHeaderField field: String) -> String?
}
class NSMutableURLRequest: NSURLRequest {
    var url: URL?
    var cachePolicy: NSURLRequest.CachePolicy
    var timeoutInterval: TimeInterval
    var mainDocumentURL: URL?
    var networkServiceType: NSURLRequest.NetworkServiceType
    var allowsCellularAccess: Bool
    var httpMethod: String
    var allHTTPHeaderFields: [String: String]?
    var httpBody: Data?
    var httpBodyStream: InputStream?
    var httpShouldHandleCookies: Bool
    func setValue(_ value: String?, forHTTPHeaderField field: String)
    func addValue(_ value: String, forHTTPHeaderField field: String)
}
@pure class URLResponse: NSObject, NSSecureCoding, NSCopying {
    init(url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?)
    @pure var url: URL? { get }
    @pure var mimeType: String? { get }
    @pure var expectedContentLength: Int64 { get }
    @pure var textEncodingName: String? { get }
    @pure var suggestedFilename: String? { get }
}
@pure class HTTPURLResponse: URLResponse {
    init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?)
    @pure var statusCode: Int { get }
    @pure var allHeaderFields: [AnyHashable: Any] { get }
    @available(iOS 13, *) @pure func value(forHTTPHeaderField field: String) -> String?
    @pure class func localizedString(forStatusCode statusCode: Int) -> String
}
@service class URLCache: NSObject {
    class var shared: URLCache
    init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?)
    @available(iOS 13, *) init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil)
    var memoryCapacity: Int
    var diskCapacity: Int
    var currentMemoryUsage: Int { get }
    var currentDiskUsage: Int { get }
    func cachedResponse(for request: URLRequest) -> CachedURLResponse?
    func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest)
    func removeCachedResponse(for request: URLRequest)
    func removeAllCachedResponses()
    func removeCachedResponses(since date: Date)
    func storeCachedResponse(_ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask)
    @elsewhere func getCachedResponse(
        for dataTask: URLSessionDataTask, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
    func removeCachedResponse(for dataTask: URLSessionDataTask)
}
@pure class CachedURLResponse: NSObject, NSSecureCoding, NSCopying {
    init(response: URLResponse, data: Data)
    init(response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil, storagePolicy: URLCache.StoragePolicy)
    @pure var response: URLResponse { get }
    @pure var data: Data { get }
    @pure var userInfo: [AnyHashable: Any]? { get }
    @pure var storagePolicy: URLCache.StoragePolicy { get }
}
extension URLCache {
    enum StoragePolicy: UInt {
        case allowed
        case allowedInMemoryOnly
        case notAllowed
    }
}
@pure class HTTPCookie: NSObject {
    init?(properties: [HTTPCookiePropertyKey: Any])
    @pure class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String]
    @pure class func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL) -> [HTTPCookie]
    @pure var properties: [HTTPCookiePropertyKey: Any]? { get }
    @pure var version: Int { get }
    @pure var name: String { get }
    @pure var value: String { get }
    @pure var expiresDate: Date? { get }
    @pure var isSessionOnly: Bool { get }
    @pure var domain: String { get }
    @pure var path: String { get }
    @pure var isSecure: Bool { get }
    @pure var isHTTPOnly: Bool { get }
    @pure var comment: String? { get }
    @pure var commentURL: URL? { get }
    @pure var portList: [NSNumber]? { get }
    @available(iOS 13, *) @pure var sameSitePolicy: HTTPCookieStringPolicy? { get }
}
@pure struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
    init(_ rawValue: String)
    init(rawValue: String)
    @pure static var name: HTTPCookiePropertyKey { get }
    @pure static var value: HTTPCookiePropertyKey { get }
    @pure static var originURL: HTTPCookiePropertyKey { get }
    @pure static var version: HTTPCookiePropertyKey { get }
    @pure static var domain: HTTPCookiePropertyKey { get }
    @pure static var path: HTTPCookiePropertyKey { get }
    @pure static var secure: HTTPCookiePropertyKey { get }
    @pure static var expires: HTTPCookiePropertyKey { get }
    @pure static var comment: HTTPCookiePropertyKey { get }
    @pure static var commentURL: HTTPCookiePropertyKey { get }
    @pure static var discard: HTTPCookiePropertyKey { get }
    @pure static var maximumAge: HTTPCookiePropertyKey { get }
    @pure static var port: HTTPCookiePropertyKey { get }
    @available(iOS 13, *) @pure static var sameSitePolicy: HTTPCookiePropertyKey { get }
}
@available(iOS 13, *) @pure struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var sameSiteLax: HTTPCookieStringPolicy { get }
    @pure static var sameSiteStrict: HTTPCookieStringPolicy { get }
}
@service class HTTPCookieStorage: NSObject {
    @pure class var shared: HTTPCookieStorage { get }
    class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage
    var cookies: [HTTPCookie]? { get }
    var cookieAcceptPolicy: HTTPCookie.AcceptPolicy
    func setCookie(_ cookie: HTTPCookie)
    func deleteCookie(_ cookie: HTTPCookie)
    func removeCookies(since date: Date)
    func cookies(for URL: URL) -> [HTTPCookie]?
    func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?)
    func sortedCookies(using sortOrder: [NSSortDescriptor]) -> [HTTPCookie]
    func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask)
    @elsewhere func getCookiesFor(
        _ task: URLSessionTask, completionHandler: @escaping @Sendable ([HTTPCookie]?) -> Void)
}
extension HTTPCookie {
    enum AcceptPolicy: UInt {
        case always
        case never
        case onlyFromMainDocumentDomain
    }
}
@pure class URLCredential: NSObject, NSSecureCoding, NSCopying {
    enum Persistence: UInt {
        case none
        case forSession
        case permanent
        case synchronizable
    }
    init(user: String, password: String, persistence: URLCredential.Persistence)
    init(identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence)
    init(trust: SecTrust)
    @pure var user: String? { get }
    @pure var password: String? { get }
    @pure var hasPassword: Bool { get }
    @pure var identity: SecIdentity? { get }
    @pure var certificates: [Any] { get }
    @pure var persistence: URLCredential.Persistence { get }
}
@service class URLCredentialStorage: NSObject {
    @pure class var shared: URLCredentialStorage { get }
    var allCredentials: [URLProtectionSpace: [String: URLCredential]] { get }
    func credentials(for space: URLProtectionSpace) -> [String: URLCredential]?
    func set(_ credential: URLCredential, for space: URLProtectionSpace)
    func remove(_ credential: URLCredential, for space: URLProtectionSpace)
    func remove(_ credential: URLCredential, for space: URLProtectionSpace, options: [String: Any]? = nil)
    func defaultCredential(for space: URLProtectionSpace) -> URLCredential?
    func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace)
}
@pure class URLProtectionSpace: NSObject, NSSecureCoding, NSCopying {
    init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?)
    init(proxyHost host: String, port: Int, type: String?, realm: String?, authenticationMethod: String?)
    @pure var realm: String? { get }
    @pure var receivesCredentialSecurely: Bool { get }
    @pure var isProxy: Bool { get }
    @pure var host: String { get }
    @pure var port: Int { get }
    @pure var proxyType: String? { get }
    @pure var `protocol`: String? { get }
    @pure var authenticationMethod: String { get }
    @pure var distinguishedNames: [Data]? { get }
    @pure var serverTrust: SecTrust? { get }
}
class URLAuthenticationChallenge: NSObject, NSSecureCoding {
    init(
        protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
        previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?,
        sender: any URLAuthenticationChallengeSender)
    @pure var protectionSpace: URLProtectionSpace { get }
    @pure var proposedCredential: URLCredential? { get }
    @pure var previousFailureCount: Int { get }
    @pure var failureResponse: URLResponse? { get }
    @pure var error: (any Error)? { get }
    var sender: (any URLAuthenticationChallengeSender)? { get }
}
protocol URLAuthenticationChallengeSender: NSObjectProtocol {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
    func cancel(_ challenge: URLAuthenticationChallenge)
    optional func performDefaultHandling(for challenge: URLAuthenticationChallenge)
    optional func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
}
@pure let NSURLAuthenticationMethodDefault: String
@pure let NSURLAuthenticationMethodHTTPBasic: String
@pure let NSURLAuthenticationMethodHTTPDigest: String
@pure let NSURLAuthenticationMethodHTMLForm: String
@pure let NSURLAuthenticationMethodNTLM: String
@pure let NSURLAuthenticationMethodNegotiate: String
@pure let NSURLAuthenticationMethodClientCertificate: String
@pure let NSURLAuthenticationMethodServerTrust: String
class URLProtocol: NSObject {
    init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
    var client: (any URLProtocolClient)? { get }
    var request: URLRequest { get }
    var cachedResponse: CachedURLResponse? { get }
    var task: URLSessionTask? { get }
    class func canInit(with request: URLRequest) -> Bool
    class func canInit(with task: URLSessionTask) -> Bool
    class func canonicalRequest(for request: URLRequest) -> URLRequest
    class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool
    class func property(forKey key: String, in request: URLRequest) -> Any?
    class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest)
    class func removeProperty(forKey key: String, in request: NSMutableURLRequest)
    class func registerClass(_ protocolClass: AnyClass) -> Bool
    class func unregisterClass(_ protocolClass: AnyClass)
    func startLoading()
    func stopLoading()
}
protocol URLProtocolClient: NSObjectProtocol {
    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

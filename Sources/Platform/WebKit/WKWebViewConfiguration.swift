// WebKit's configuration, scripts and stores.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class WKWebViewConfiguration: NSObject, NSCopying, NSSecureCoding {
    init()
    var allowsAirPlayForMediaPlayback: Bool
    var allowsInlineMediaPlayback: Bool
    @available(iOS 17, *) var allowsInlinePredictions: Bool
    var allowsPictureInPictureMediaPlayback: Bool
    var applicationNameForUserAgent: String?
    var dataDetectorTypes: WKDataDetectorTypes
    @available(iOS 13, *) @NSCopying var defaultWebpagePreferences: WKWebpagePreferences!
    var ignoresViewportScaleLimits: Bool
    @available(iOS 14, *) var limitsNavigationsToAppBoundDomains: Bool
    var mediaPlaybackAllowsAirPlay: Bool
    var mediaPlaybackRequiresUserAction: Bool
    var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes
    var preferences: WKPreferences
    var processPool: WKProcessPool
    var requiresUserActionForMediaPlayback: Bool
    var selectionGranularity: WKSelectionGranularity
    var suppressesIncrementalRendering: Bool
    @available(iOS 14.5, *) var upgradeKnownHostsToHTTPS: Bool
    var userContentController: WKUserContentController
    var websiteDataStore: WKWebsiteDataStore
    func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
    func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)?
}
@pure struct WKAudiovisualMediaTypes: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var audio: WKAudiovisualMediaTypes { get }
    @pure static var video: WKAudiovisualMediaTypes { get }
    @pure static var all: WKAudiovisualMediaTypes { get }
}
@pure struct WKDataDetectorTypes: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var phoneNumber: WKDataDetectorTypes { get }
    @pure static var link: WKDataDetectorTypes { get }
    @pure static var address: WKDataDetectorTypes { get }
    @pure static var calendarEvent: WKDataDetectorTypes { get }
    @pure static var trackingNumber: WKDataDetectorTypes { get }
    @pure static var flightNumber: WKDataDetectorTypes { get }
    @pure static var lookupSuggestion: WKDataDetectorTypes { get }
    @pure static var spotlightSuggestion: WKDataDetectorTypes { get }
    @pure static var all: WKDataDetectorTypes { get }
}
enum WKSelectionGranularity: Int {
    case dynamic, character
}
class WKPreferences: NSObject, NSCopying, NSSecureCoding {
    @available(iOS 15.4, *) var isElementFullscreenEnabled: Bool
    @available(iOS 13, *) var isFraudulentWebsiteWarningEnabled: Bool
    @available(iOS 15.4, *) var isSiteSpecificQuirksModeEnabled: Bool
    @available(iOS 14.5, *) var isTextInteractionEnabled: Bool
    var javaScriptCanOpenWindowsAutomatically: Bool
    var javaScriptEnabled: Bool
    var minimumFontSize: CGFloat
    @available(iOS 16.4, *) var shouldPrintBackgrounds: Bool
    @available(iOS 17, *) var inactiveSchedulingPolicy: WKPreferences.InactiveSchedulingPolicy
    @available(iOS 17, *) enum InactiveSchedulingPolicy: Int { case suspend, throttle, none }
}
@available(iOS 13, *) class WKWebpagePreferences: NSObject, NSCopying {
    @available(iOS 14, *) var allowsContentJavaScript: Bool
    @available(iOS 16, *) var isLockdownModeEnabled: Bool
    var preferredContentMode: WKWebpagePreferences.ContentMode
    enum ContentMode: Int { case recommended, mobile, desktop }
}
class WKProcessPool: NSObject, NSSecureCoding {}
class WKUserContentController: NSObject, NSSecureCoding {
    var userScripts: [WKUserScript] { get }
    func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
    @available(iOS 14, *) func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    func add(_ contentRuleList: WKContentRuleList)
    @available(iOS 14, *) func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    )
    func addUserScript(_ userScript: WKUserScript)
    func remove(_ contentRuleList: WKContentRuleList)
    func removeAllContentRuleLists()
    @available(iOS 14, *) func removeAllScriptMessageHandlers()
    @available(iOS 14, *) func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld)
    func removeAllUserScripts()
    func removeScriptMessageHandler(forName name: String)
    @available(iOS 14, *) func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld)
}
class WKUserScript: NSObject, NSCopying {
    init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool)
    @available(iOS 14, *) init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld)
    var injectionTime: WKUserScriptInjectionTime { get }
    var isForMainFrameOnly: Bool { get }
    var source: String { get }
}
enum WKUserScriptInjectionTime: Int {
    case atDocumentStart, atDocumentEnd
}
protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    @available(iOS 14, *) func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}
class WKScriptMessage: NSObject {
    var body: Any { get }
    @NSCopying var frameInfo: WKFrameInfo { get }
    var name: String { get }
    weak var webView: WKWebView? { get }
    @available(iOS 14, *) var world: WKContentWorld { get }
}
@available(iOS 14, *) class WKContentWorld: NSObject {
    class var defaultClient: WKContentWorld { get }
    class var page: WKContentWorld { get }
    var name: String? { get }
    class func world(name: String) -> WKContentWorld
}
class WKContentRuleList: NSObject {
    var identifier: String! { get }
}
@service class WKContentRuleListStore: NSObject {
    class func `default`() -> Self!
    init!(url: URL!)
    func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!)
    func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!)
    func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!)
    func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!)
    func availableIdentifiers() async -> [String]?
    func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList?
}
protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didFailWithError(_ error: any Error)
    func didFinish()
    func didReceive(_ data: Data)
    func didReceive(_ response: URLResponse)
}
@service class WKWebsiteDataStore: NSObject, NSSecureCoding {
    class func allWebsiteDataTypes() -> Set<String>
    class func `default`() -> WKWebsiteDataStore
    class func nonPersistent() -> WKWebsiteDataStore
    @available(iOS 17, *) init(forIdentifier identifier: UUID)
    var httpCookieStore: WKHTTPCookieStore { get }
    @available(iOS 17, *) var identifier: UUID? { get }
    var isPersistent: Bool { get }
    func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void)
    func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void)
    func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void)
    func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord]
}
class WKWebsiteDataRecord: NSObject {
    var dataTypes: Set<String> { get }
    var displayName: String { get }
}
let WKWebsiteDataTypeCookies: String
let WKWebsiteDataTypeDiskCache: String
let WKWebsiteDataTypeFetchCache: String
@available(iOS 16, *) let WKWebsiteDataTypeFileSystem: String
let WKWebsiteDataTypeIndexedDBDatabases: String
let WKWebsiteDataTypeLocalStorage: String
let WKWebsiteDataTypeMemoryCache: String
let WKWebsiteDataTypeOfflineWebApplicationCache: String
let WKWebsiteDataTypeServiceWorkerRegistrations: String
let WKWebsiteDataTypeSessionStorage: String
let WKWebsiteDataTypeWebSQLDatabases: String
@service class WKHTTPCookieStore: NSObject {
    func add(_ observer: any WKHTTPCookieStoreObserver)
    func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil)
    func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void)
    func remove(_ observer: any WKHTTPCookieStoreObserver)
    func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil)
    func allCookies() async -> [HTTPCookie]
    func deleteCookie(_ cookie: HTTPCookie) async
}
protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    optional func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
class WKSnapshotConfiguration: NSObject, NSCopying {
    @available(iOS 13, *) var afterScreenUpdates: Bool
    var rect: CGRect
    var snapshotWidth: NSNumber?
}
@available(iOS 13.4, *) class WKPDFConfiguration: NSObject, NSCopying {
    @available(iOS 17, *) var allowTransparentBackground: Bool
    var rect: CGRect?
}
@available(iOS 13.4, *) class WKFindConfiguration: NSObject, NSCopying {
    var backwards: Bool
    var caseSensitive: Bool
    var wraps: Bool
}
@available(iOS 13.4, *) class WKFindResult: NSObject, NSCopying {
    var matchFound: Bool { get }
}
extension NSAttributedString {
    @available(iOS 13, *) class func loadFromHTML(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler:
            @escaping (NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?) -> Void)
    @available(iOS 13, *) class func loadFromHTML(
        fileURL: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler:
            @escaping (NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?) -> Void)
    @available(iOS 13, *) class func loadFromHTML(
        request: URLRequest, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler:
            @escaping (NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?) -> Void)
    @available(iOS 13, *) class func loadFromHTML(
        string: String, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler:
            @escaping (NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?) -> Void)
}

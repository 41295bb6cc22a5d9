// SafariServices' browser, authentication session, reading list and content blockers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class SFSafariViewController: UIViewController {
    init(url URL: URL)
    init(url URL: URL, configuration: SFSafariViewController.Configuration)
    init(url URL: URL, entersReaderIfAvailable: Bool)
    @NSCopying var configuration: SFSafariViewController.Configuration { get }
    weak var delegate: (any SFSafariViewControllerDelegate)?
    var dismissButtonStyle: SFSafariViewController.DismissButtonStyle
    var preferredBarTintColor: UIColor?
    var preferredControlTintColor: UIColor?
    @available(iOS 15, *) @discardableResult class func prewarmConnections(to URLs: [URL])
        -> SFSafariViewController.PrewarmingToken
    class Configuration: NSObject, NSCopying {
        @available(iOS 15, *) @NSCopying var activityButton: SFSafariViewController.ActivityButton?
        var barCollapsingEnabled: Bool
        var entersReaderIfAvailable: Bool
        @available(iOS 15.2, *) @NSCopying var eventAttribution: UIEventAttribution?
    }
    @available(iOS 15, *) class ActivityButton: NSObject, NSCopying, NSSecureCoding {
        init(templateImage: UIImage, extensionIdentifier: String)
        var extensionIdentifier: String? { get }
        var templateImage: UIImage? { get }
    }
    @available(iOS 16, *) class DataStore: NSObject {
        class var `default`: SFSafariViewController.DataStore { get }
        func clearWebsiteData(completionHandler completion: (() -> Void)? = nil)
    }
    @available(iOS 15, *) class PrewarmingToken: NSObject {
        func invalidate()
    }
    enum DismissButtonStyle: Int { case done, close, cancel }
}
protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    optional func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?)
        -> [UIActivity]
    optional func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    optional func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    optional func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    @available(iOS 14, *) optional func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
class SFAuthenticationSession: NSObject {
    init(
        url URL: URL, callbackURLScheme: String?, completionHandler: @escaping SFAuthenticationSession.CompletionHandler
    )
    func cancel()
    func start() -> Bool
    typealias CompletionHandler = (URL?, (any Error)?) -> Void
}
@pure struct SFAuthenticationError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case canceledLogin
    }
    init(_ code: SFAuthenticationError.Code, userInfo: [String: Any] = [:])
    @pure var code: SFAuthenticationError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var canceledLogin: SFAuthenticationError.Code { get }
}
@service class SSReadingList: NSObject {
    class func `default`() -> SSReadingList?
    class func supportsURL(_ URL: URL) -> Bool
    func addItem(with URL: URL, title: String?, previewText: String?) throws
}
@service class SFContentBlockerManager: NSObject {
    @elsewhere class func getStateOfContentBlocker(
        withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void)
    @elsewhere class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil)
}
class SFContentBlockerState: NSObject {
    var isEnabled: Bool { get }
}
@pure struct SFError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case noExtensionFound, noAttachmentFound, loadingInterrupted
    }
    init(_ code: SFError.Code, userInfo: [String: Any] = [:])
    @pure var code: SFError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var noExtensionFound: SFError.Code { get }
    @pure static var noAttachmentFound: SFError.Code { get }
    @pure static var loadingInterrupted: SFError.Code { get }
}
let SFErrorDomain: String
let SSReadingListErrorDomain: String
@available(iOS 15, *) let SFExtensionMessageKey: String

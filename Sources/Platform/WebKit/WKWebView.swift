// WebKit's view and its delegates.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class WKWebView: UIView {
    init(frame: CGRect, configuration: WKWebViewConfiguration)
    init?(coder: NSCoder)
    class func handlesURLScheme(_ urlScheme: String) -> Bool
    var allowsBackForwardNavigationGestures: Bool
    var allowsLinkPreview: Bool
    var backForwardList: WKBackForwardList { get }
    @available(iOS 15, *) var cameraCaptureState: WKMediaCaptureState { get }
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    @NSCopying var configuration: WKWebViewConfiguration { get }
    var customUserAgent: String?
    var estimatedProgress: Double { get }
    @available(iOS 16, *) var findInteraction: UIFindInteraction? { get }
    @available(iOS 16, *) var fullscreenState: WKWebView.FullscreenState { get }
    var hasOnlySecureContent: Bool { get }
    @available(iOS 15, *) var interactionState: Any?
    @available(iOS 16, *) var isFindInteractionEnabled: Bool
    @available(iOS 16.4, *) var isInspectable: Bool
    var isLoading: Bool { get }
    @available(iOS 18.2, *) var isWritingToolsActive: Bool { get }
    @available(iOS 15.5, *) var maximumViewportInset: UIEdgeInsets { get }
    @available(iOS 14, *) var mediaType: String?
    @available(iOS 15, *) var microphoneCaptureState: WKMediaCaptureState { get }
    @available(iOS 15.5, *) var minimumViewportInset: UIEdgeInsets { get }
    weak var navigationDelegate: (any WKNavigationDelegate)?
    @available(iOS 14, *) var pageZoom: CGFloat
    var scrollView: UIScrollView { get }
    var serverTrust: SecTrust? { get }
    @available(iOS 15, *) var themeColor: UIColor? { get }
    var title: String? { get }
    weak var uiDelegate: (any WKUIDelegate)?
    @available(iOS 15, *) var underPageBackgroundColor: UIColor!
    var url: URL? { get }
    func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil)
    @available(iOS 15, *) func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil)
    func createPDF(
        configuration: WKPDFConfiguration = .init(), completionHandler: @escaping (Result<Data, any Error>) -> Void)
    func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void)
    func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil)
    func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil)
    func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld)
        async throws -> Any?
    func find(
        _ string: String, configuration: WKFindConfiguration = .init(),
        completionHandler: @escaping (WKFindResult) -> Void)
    @callsBack @discardableResult func go(to item: WKBackForwardListItem) -> WKNavigation?
    @callsBack @discardableResult func goBack() -> WKNavigation?
    @callsBack @discardableResult func goForward() -> WKNavigation?
    @callsBack @discardableResult func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation?
    @callsBack @discardableResult func load(_ request: URLRequest) -> WKNavigation?
    @available(iOS 15, *) @callsBack @discardableResult func loadFileRequest(
        _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation
    @callsBack @discardableResult func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
    @callsBack @discardableResult func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
    @available(iOS 15, *) @callsBack @discardableResult func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation
    @available(iOS 15, *) @callsBack @discardableResult func loadSimulatedRequest(
        _ request: URLRequest, responseHTML string: String
    ) -> WKNavigation
    @available(iOS 15, *) func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil)
    @callsBack @discardableResult func reload() -> WKNavigation?
    @callsBack @discardableResult func reloadFromOrigin() -> WKNavigation?
    @available(iOS 15, *) func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void)
    @available(iOS 14.5, *) func resumeDownload(
        fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void)
    @available(iOS 15, *) func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil)
    @available(iOS 15, *) func setCameraCaptureState(
        _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil)
    @available(iOS 15, *) func setMicrophoneCaptureState(
        _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil)
    @available(iOS 15.5, *) func setMinimumViewportInset(
        _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets)
    @available(iOS 14.5, *) func startDownload(
        using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void)
    @callsBack func stopLoading()
    func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void)
    func viewPrintFormatter() -> UIViewPrintFormatter
    func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data
    @available(iOS 16, *) enum FullscreenState: Int {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
    }
}
@available(iOS 15, *) enum WKMediaCaptureState: Int {
    case none, active, muted
}
@available(iOS 14.5, *) enum WKMediaPlaybackState: Int {
    case none, playing, paused, suspended
}
class WKNavigation: NSObject {
    @available(iOS 13, *) var effectiveContentMode: WKWebpagePreferences.ContentMode { get }
}
protocol WKNavigationDelegate: NSObjectProtocol {
    @available(iOS 14, *) optional func webView(
        _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
        shouldAllowDeprecatedTLS decisionHandler: @escaping (Bool) -> Void)
    optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    @available(iOS 13, *) optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    optional func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    optional func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    optional func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    @available(iOS 14.5, *) optional func webView(
        _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    @available(iOS 14.5, *) optional func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
    optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
enum WKNavigationActionPolicy: Int {
    case cancel, allow
    @available(iOS 14.5, *) case download
}
enum WKNavigationResponsePolicy: Int {
    case cancel, allow
    @available(iOS 14.5, *) case download
}
enum WKNavigationType: Int {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted, other
}
class WKNavigationAction: NSObject {
    var navigationType: WKNavigationType { get }
    var request: URLRequest { get }
    @available(iOS 14.5, *) var shouldPerformDownload: Bool { get }
    @NSCopying var sourceFrame: WKFrameInfo { get }
    @NSCopying var targetFrame: WKFrameInfo? { get }
}
class WKNavigationResponse: NSObject {
    var canShowMIMEType: Bool { get }
    var isForMainFrame: Bool { get }
    var response: URLResponse { get }
}
protocol WKUIDelegate: NSObjectProtocol {
    optional func webView(
        _ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController)
    @available(iOS 13, *) optional func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
    @available(iOS 13, *) optional func webView(
        _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
    @available(iOS 13, *) optional func webView(
        _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
    @available(iOS 13, *) optional func webView(
        _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
    optional func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    optional func webView(
        _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
        defaultActions previewActions: [any WKPreviewActionItem]
    ) -> UIViewController?
    @available(iOS 15, *) optional func webView(
        _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void)
    @available(iOS 15, *) optional func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void)
    optional func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void)
    optional func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void)
    optional func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
    optional func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool
    @available(iOS 13, *) optional func webView(
        _ webView: WKWebView, showLockdownModeFirstUseMessage message: String,
        completionHandler: @escaping (WKDialogResult) -> Void)
    @available(iOS 16.4, *) optional func webView(
        _ webView: WKWebView, willPresentEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating)
    @available(iOS 16.4, *) optional func webView(
        _ webView: WKWebView, willDismissEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating)
    optional func webViewDidClose(_ webView: WKWebView)
}
@available(iOS 16, *) enum WKDialogResult: Int {
    case showDefault, askAgain, handled
}
@available(iOS 15, *) enum WKMediaCaptureType: Int {
    case camera, microphone, cameraAndMicrophone
}
@available(iOS 15, *) enum WKPermissionDecision: Int {
    case prompt, grant, deny
}
@available(iOS 13, *) class WKContextMenuElementInfo: NSObject {
    var linkURL: URL? { get }
}
class WKPreviewElementInfo: NSObject, NSCopying {
    var linkURL: URL? { get }
}
protocol WKPreviewActionItem: UIPreviewActionItem {
    var identifier: String! { get }
}
let WKPreviewActionItemIdentifierAddToReadingList: String
let WKPreviewActionItemIdentifierCopy: String
let WKPreviewActionItemIdentifierOpen: String
let WKPreviewActionItemIdentifierShare: String
class WKWindowFeatures: NSObject {
    var allowsResizing: NSNumber? { get }
    var height: NSNumber? { get }
    var menuBarVisibility: NSNumber? { get }
    var statusBarVisibility: NSNumber? { get }
    var toolbarsVisibility: NSNumber? { get }
    var width: NSNumber? { get }
    var x: NSNumber? { get }
    var y: NSNumber? { get }
}
class WKFrameInfo: NSObject, NSCopying {
    var isMainFrame: Bool { get }
    var request: URLRequest { get }
    var securityOrigin: WKSecurityOrigin { get }
    weak var webView: WKWebView? { get }
}
class WKSecurityOrigin: NSObject {
    var host: String { get }
    var port: Int { get }
    var `protocol`: String { get }
}
class WKBackForwardList: NSObject {
    var backItem: WKBackForwardListItem? { get }
    var backList: [WKBackForwardListItem] { get }
    var currentItem: WKBackForwardListItem? { get }
    var forwardItem: WKBackForwardListItem? { get }
    var forwardList: [WKBackForwardListItem] { get }
    func item(at index: Int) -> WKBackForwardListItem?
}
class WKBackForwardListItem: NSObject {
    var initialURL: URL { get }
    var title: String? { get }
    var url: URL { get }
}
@available(iOS 14.5, *) class WKDownload: NSObject, ProgressReporting {
    weak var delegate: (any WKDownloadDelegate)?
    var originalRequest: URLRequest? { get }
    weak var webView: WKWebView? { get }
    func cancel(_ completionHandler: ((Data?) -> Void)? = nil)
}
protocol WKDownloadDelegate: NSObjectProtocol {
    @available(iOS 14.5, *) func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    @available(iOS 14.5, *) optional func download(
        _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    @available(iOS 14.5, *) optional func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    @available(iOS 14.5, *) optional func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void)
    @available(iOS 14.5, *) optional func downloadDidFinish(_ download: WKDownload)
}
extension WKDownload {
    enum RedirectPolicy: Int { case cancel, allow }
}
@pure struct WKError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknown, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
            javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed,
            contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch
        @available(iOS 13, *) case attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
        @available(iOS 14, *) case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain
        @available(iOS 16, *) case duplicateCredential, malformedCredential, credentialNotFound
    }
    init(_ code: WKError.Code, userInfo: [String: Any] = [:])
    @pure var code: WKError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: WKError.Code { get }
    @pure static var webContentProcessTerminated: WKError.Code { get }
    @pure static var webViewInvalidated: WKError.Code { get }
    @pure static var javaScriptExceptionOccurred: WKError.Code { get }
    @pure static var javaScriptResultTypeIsUnsupported: WKError.Code { get }
    @pure static var contentRuleListStoreCompileFailed: WKError.Code { get }
    @pure static var contentRuleListStoreLookUpFailed: WKError.Code { get }
    @pure static var contentRuleListStoreRemoveFailed: WKError.Code { get }
    @pure static var contentRuleListStoreVersionMismatch: WKError.Code { get }
    @available(iOS 13, *) @pure static var attributedStringContentFailedToLoad: WKError.Code { get }
    @available(iOS 13, *) @pure static var attributedStringContentLoadTimedOut: WKError.Code { get }
    @available(iOS 14, *) @pure static var javaScriptInvalidFrameTarget: WKError.Code { get }
    @available(iOS 14, *) @pure static var navigationAppBoundDomain: WKError.Code { get }
    @available(iOS 14, *) @pure static var javaScriptAppBoundDomain: WKError.Code { get }
    @available(iOS 16, *) @pure static var duplicateCredential: WKError.Code { get }
    @available(iOS 16, *) @pure static var malformedCredential: WKError.Code { get }
    @available(iOS 16, *) @pure static var credentialNotFound: WKError.Code { get }
}
let WKErrorDomain: String

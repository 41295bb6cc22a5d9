// The web view that WebKit replaced.

@available(iOS, deprecated: 12) @pure class UIWebView: UIView, NSCoding, UIScrollViewDelegate {
    unowned(unsafe) var delegate: (any UIWebViewDelegate)?
    var scrollView: UIScrollView { get }
    func loadRequest(_ request: URLRequest)
    func loadHTMLString(_ string: String, baseURL: URL?)
    func load(_ data: Data, mimeType mimeType: String, textEncodingName: String, baseURL: URL)
    var request: URLRequest? { get }
    func reload()
    func stopLoading()
    func goBack()
    func goForward()
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var isLoading: Bool { get }
    func stringByEvaluatingJavaScript(from script: String) -> String?
    var scalesPageToFit: Bool
    var dataDetectorTypes: UIDataDetectorTypes
    var allowsInlineMediaPlayback: Bool
    var mediaPlaybackRequiresUserAction: Bool
    var mediaPlaybackAllowsAirPlay: Bool
    var suppressesIncrementalRendering: Bool
    var keyboardDisplayRequiresUserAction: Bool
    var paginationMode: UIWebView.PaginationMode
    var paginationBreakingMode: UIWebView.PaginationBreakingMode
    var pageLength: CGFloat
    var gapBetweenPages: CGFloat
    var pageCount: Int { get }
    var allowsPictureInPictureMediaPlayback: Bool
    var allowsLinkPreview: Bool
    @pure enum NavigationType: Int {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }
    @pure enum PaginationMode: Int {
        case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
    }
    @pure enum PaginationBreakingMode: Int {
        case page, column
    }
}
@MainActor protocol UIWebViewDelegate: NSObjectProtocol {
    @available(iOS, deprecated: 12) optional func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    @available(iOS, deprecated: 12) optional func webViewDidStartLoad(_ webView: UIWebView)
    @available(iOS, deprecated: 12) optional func webViewDidFinishLoad(_ webView: UIWebView)
    @available(iOS, deprecated: 12) optional func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

// URLSession with its configuration, tasks and delegates.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of constants.

@service class URLSession: NSObject, @unchecked Sendable {
    @pure class var shared: URLSession { get }
    init(configuration: URLSessionConfiguration)
    init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?)
    var delegateQueue: OperationQueue { get }
    var delegate: (any URLSessionDelegate)? { get }
    var configuration: URLSessionConfiguration { get }
    var sessionDescription: String?
    func finishTasksAndInvalidate()
    func invalidateAndCancel()
    @elsewhere func reset(completionHandler: @escaping @Sendable () -> Void)
    @elsewhere func flush(completionHandler: @escaping @Sendable () -> Void)
    @elsewhere func getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void)
    @elsewhere func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void)
    func dataTask(with request: URLRequest) -> URLSessionDataTask
    func dataTask(with url: URL) -> URLSessionDataTask
    func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask
    func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask
    func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask
    @available(iOS 17, *) func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask
    func downloadTask(with request: URLRequest) -> URLSessionDownloadTask
    func downloadTask(with url: URL) -> URLSessionDownloadTask
    func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask
    func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask
    func streamTask(with service: NetService) -> URLSessionStreamTask
    @available(iOS 13, *) func webSocketTask(with url: URL) -> URLSessionWebSocketTask
    @available(iOS 13, *) func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask
    @available(iOS 13, *) func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask
    @elsewhere func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask
    @elsewhere func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask
    @elsewhere func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask
    @elsewhere func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask
    @elsewhere func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask
    @elsewhere func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask
    @elsewhere func downloadTask(
        withResumeData resumeData: Data,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask
    enum DelayedRequestDisposition: Int {
        case continueLoading
        case useNewRequest
        case cancel
    }
    enum AuthChallengeDisposition: Int {
        case useCredential
        case performDefaultHandling
        case cancelAuthenticationChallenge
        case rejectProtectionSpace
    }
    enum ResponseDisposition: Int {
        case cancel
        case allow
        case becomeDownload
        case becomeStream
    }
}
@available(iOS 13, *) extension URLSession {
    func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        Data, URLResponse
    )
    func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil)
        async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil)
        async throws -> (Data, URLResponse)
    func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    )
    func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    )
}
@available(iOS 15, *) extension URLSession {
    struct AsyncBytes: AsyncSequence {
        typealias Element = UInt8
        var task: URLSessionDataTask { get }
        var characters: AsyncCharacterSequence<URLSession.AsyncBytes> { get }
        var lines: AsyncLineSequence<URLSession.AsyncBytes> { get }
        var unicodeScalars: AsyncUnicodeScalarSequence<URLSession.AsyncBytes> { get }
    }
    func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URLSession.AsyncBytes, URLResponse
    )
    func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URLSession.AsyncBytes, URLResponse
    )
}
class URLSessionTask: NSObject, NSCopying, ProgressReporting, @unchecked Sendable {
    enum State: Int {
        case running
        case suspended
        case canceling
        case completed
    }
    class var defaultPriority: Float { get }
    class var lowPriority: Float { get }
    class var highPriority: Float { get }
    @pure var taskIdentifier: Int { get }
    var originalRequest: URLRequest? { get }
    var currentRequest: URLRequest? { get }
    var response: URLResponse? { get }
    @available(iOS 15, *) var delegate: (any URLSessionTaskDelegate)?
    var progress: Progress { get }
    var earliestBeginDate: Date?
    var countOfBytesClientExpectsToSend: Int64
    var countOfBytesClientExpectsToReceive: Int64
    var countOfBytesReceived: Int64 { get }
    var countOfBytesSent: Int64 { get }
    var countOfBytesExpectedToSend: Int64 { get }
    var countOfBytesExpectedToReceive: Int64 { get }
    var taskDescription: String?
    func cancel()
    var state: URLSessionTask.State { get }
    var error: (any Error)? { get }
    func suspend()
    func resume()
    var priority: Float
    @available(iOS 14.5, *) var prefersIncrementalDelivery: Bool
}
class URLSessionDataTask: URLSessionTask {}
class URLSessionUploadTask: URLSessionDataTask {
    @available(iOS 17, *) @elsewhere func cancel(
        byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void)
}
class URLSessionDownloadTask: URLSessionTask {
    @elsewhere func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void)
}
class URLSessionStreamTask: URLSessionTask {
    @elsewhere func readData(
        ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
        completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void)
    @elsewhere func write(
        _ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func captureStreams()
    func closeWrite()
    func closeRead()
    func startSecureConnection()
}
@available(iOS 13, *) class URLSessionWebSocketTask: URLSessionTask {
    enum Message: Sendable {
        case data(Data)
        case string(String)
    }
    enum CloseCode: Int {
        case invalid = 0
        case normalClosure = 1000
        case goingAway = 1001
        case protocolError = 1002
        case unsupportedData = 1003
        case noStatusReceived = 1005
        case abnormalClosure = 1006
        case invalidFramePayloadData = 1007
        case policyViolation = 1008
        case messageTooBig = 1009
        case mandatoryExtensionMissing = 1010
        case internalServerError = 1011
        case tlsHandshakeFailure = 1015
    }
    @elsewhere func send(
        _ message: URLSessionWebSocketTask.Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func send(_ message: URLSessionWebSocketTask.Message) async throws
    @elsewhere func receive(
        completionHandler: @escaping @Sendable (Result<URLSessionWebSocketTask.Message, any Error>) -> Void)
    func receive() async throws -> URLSessionWebSocketTask.Message
    @elsewhere func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void)
    func cancel(with closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
    var maximumMessageSize: Int
    var closeCode: URLSessionWebSocketTask.CloseCode { get }
    var closeReason: Data? { get }
}
class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
    enum MultipathServiceType: Int {
        case none
        case handover
        case interactive
        case aggregate
    }
    @pure class var `default`: URLSessionConfiguration { get }
    @pure class var ephemeral: URLSessionConfiguration { get }
    @pure class func background(withIdentifier identifier: String) -> URLSessionConfiguration
    var identifier: String? { get }
    var requestCachePolicy: NSURLRequest.CachePolicy
    var timeoutIntervalForRequest: TimeInterval
    var timeoutIntervalForResource: TimeInterval
    var networkServiceType: NSURLRequest.NetworkServiceType
    var allowsCellularAccess: Bool
    @available(iOS 13, *) var allowsExpensiveNetworkAccess: Bool
    @available(iOS 13, *) var allowsConstrainedNetworkAccess: Bool
    @available(iOS 16, *) var requiresDNSSECValidation: Bool
    var waitsForConnectivity: Bool
    var isDiscretionary: Bool
    var sharedContainerIdentifier: String?
    var sessionSendsLaunchEvents: Bool
    var connectionProxyDictionary: [AnyHashable: Any]?
    @available(iOS 13, *) var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t
    @available(iOS 13, *) var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t
    var httpShouldUsePipelining: Bool
    var httpShouldSetCookies: Bool
    var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy
    var httpAdditionalHeaders: [AnyHashable: Any]?
    var httpMaximumConnectionsPerHost: Int
    var httpCookieStorage: HTTPCookieStorage?
    var urlCredentialStorage: URLCredentialStorage?
    var urlCache: URLCache?
    var shouldUseExtendedBackgroundIdleMode: Bool
    var protocolClasses: [AnyClass]?
    var multipathServiceType: URLSessionConfiguration.MultipathServiceType
}
protocol URLSessionDelegate: NSObjectProtocol, Sendable {
    optional func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    optional func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    optional func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}
protocol URLSessionTaskDelegate: URLSessionDelegate {
    @available(iOS 16, *) optional func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
    optional func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
    optional func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    optional func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    optional func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    optional func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
    @available(iOS 17, *) optional func urlSession(
        _ session: URLSession, task: URLSessionTask, needNewBodyStreamFrom offset: Int64,
        completionHandler: @escaping @Sendable (InputStream?) -> Void)
    optional func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64)
    @available(iOS 17, *) optional func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse)
    optional func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    optional func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
    optional func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
    optional func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    optional func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
}
protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    optional func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    optional func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64)
}
protocol URLSessionStreamDelegate: URLSessionTaskDelegate {
    optional func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask)
    optional func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask)
    optional func urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask)
    optional func urlSession(
        _ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream,
        outputStream: OutputStream)
}
@available(iOS 13, *) protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
    optional func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    optional func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}
class URLSessionTaskMetrics: NSObject {
    enum ResourceFetchType: Int {
        case unknown
        case networkLoad
        case serverPush
        case localCache
    }
    var transactionMetrics: [URLSessionTaskTransactionMetrics] { get }
    var taskInterval: DateInterval { get }
    var redirectCount: Int { get }
}
class URLSessionTaskTransactionMetrics: NSObject {
    var request: URLRequest { get }
    var response: URLResponse? { get }
    var fetchStartDate: Date? { get }
    var domainLookupStartDate: Date? { get }
    var domainLookupEndDate: Date? { get }
    var connectStartDate: Date? { get }
    var connectEndDate: Date? { get }
    var secureConnectionStartDate: Date? { get }
    var secureConnectionEndDate: Date? { get }
    var requestStartDate: Date? { get }
    var requestEndDate: Date? { get }
    var responseStartDate: Date? { get }
    var responseEndDate: Date? { get }
    var networkProtocolName: String? { get }
    var isProxyConnection: Bool { get }
    var isReusedConnection: Bool { get }
    var resourceFetchType: URLSessionTaskMetrics.ResourceFetchType { get }
}
let NSURLSessionDownloadTaskResumeData: String
let NSURLSessionTransferSizeUnknown: Int64
@service class NSURLConnection: NSObject {
    init?(request: URLRequest, delegate: Any?)
    init?(request: URLRequest, delegate: Any?, startImmediately: Bool)
    var originalRequest: URLRequest { get }
    var currentRequest: URLRequest { get }
    func start()
    func cancel()
    func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    class func canHandle(_ request: URLRequest) -> Bool
    class func sendSynchronousRequest(
        _ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?
    ) throws -> Data
    @elsewhere class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void)
}

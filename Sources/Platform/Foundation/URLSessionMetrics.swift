// Sizes, addresses and networks in the metrics of tasks.

extension URLSessionTaskTransactionMetrics {
    @available(iOS 13, *) var countOfRequestHeaderBytesSent: Int64 { get }
    @available(iOS 13, *) var countOfRequestBodyBytesSent: Int64 { get }
    @available(iOS 13, *) var countOfRequestBodyBytesBeforeEncoding: Int64 { get }
    @available(iOS 13, *) var countOfResponseHeaderBytesReceived: Int64 { get }
    @available(iOS 13, *) var countOfResponseBodyBytesReceived: Int64 { get }
    @available(iOS 13, *) var countOfResponseBodyBytesAfterDecoding: Int64 { get }
    @available(iOS 13, *) var localAddress: String? { get }
    @available(iOS 13, *) var remoteAddress: String? { get }
    @available(iOS 13, *) var isCellular: Bool { get }
    @available(iOS 13, *) var isExpensive: Bool { get }
    @available(iOS 13, *) var isConstrained: Bool { get }
    @available(iOS 13, *) var isMultipath: Bool { get }
    @available(iOS 14, *) var domainResolutionProtocol: URLSessionTaskMetrics.DomainResolutionProtocol { get }
}
extension URLSessionTaskMetrics {
    @available(iOS 14, *) @pure enum DomainResolutionProtocol: Int {
        case unknown, udp, tcp, tls, https
    }
}

// Network's paths and connections.

@service class NWPathMonitor {
    init()
    @available(iOS 14, *) init(prohibitedInterfaceTypes: [NWInterface.InterfaceType])
    init(requiredInterfaceType: NWInterface.InterfaceType)
    var currentPath: NWPath { get }
    @elsewhere var pathUpdateHandler: ((NWPath) -> Void)?
    var queue: DispatchQueue? { get }
    func cancel()
    func start(queue: DispatchQueue)
}
struct NWPath: Equatable {
    var availableInterfaces: [NWInterface] { get }
    @available(iOS 13, *) var gateways: [NWEndpoint] { get }
    @available(iOS 13, *) var isConstrained: Bool { get }
    var isExpensive: Bool { get }
    var localEndpoint: NWEndpoint? { get }
    var remoteEndpoint: NWEndpoint? { get }
    var status: NWPath.Status { get }
    var supportsDNS: Bool { get }
    var supportsIPv4: Bool { get }
    var supportsIPv6: Bool { get }
    @available(iOS 14.2, *) var unsatisfiedReason: NWPath.UnsatisfiedReason { get }
    func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool
    enum Status { case satisfied, unsatisfied, requiresConnection }
    @available(iOS 14.2, *) enum UnsatisfiedReason { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }
}
struct NWInterface: Hashable {
    let index: Int
    let name: String
    let type: NWInterface.InterfaceType
    enum InterfaceType { case other, wifi, cellular, wiredEthernet, loopback }
}
@service class NWConnection {
    init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters)
    init(to: NWEndpoint, using: NWParameters)
    var currentPath: NWPath? { get }
    var endpoint: NWEndpoint { get }
    @available(iOS 13, *) var maximumDatagramSize: Int { get }
    var parameters: NWParameters { get }
    @elsewhere var betterPathUpdateHandler: ((Bool) -> Void)?
    @elsewhere var pathUpdateHandler: ((NWPath) -> Void)?
    var queue: DispatchQueue? { get }
    var state: NWConnection.State { get }
    @elsewhere var stateUpdateHandler: ((NWConnection.State) -> Void)?
    @elsewhere var viabilityUpdateHandler: ((Bool) -> Void)?
    func batch(_ block: () -> Void)
    func cancel()
    func cancelCurrentEndpoint()
    func forceCancel()
    @elsewhere func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void)
    @elsewhere func receiveMessage(completion: @escaping (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void)
    func restart()
    @elsewhere func send(
        content: Data?, contentContext: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: NWConnection.SendCompletion)
    func start(queue: DispatchQueue)
    class ContentContext {
        init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: NWConnection.ContentContext? = nil, metadata: [NWProtocolMetadata]? = [])
        @pure static var defaultMessage: NWConnection.ContentContext { get }
        @pure static var defaultStream: NWConnection.ContentContext { get }
        @pure static var finalMessage: NWConnection.ContentContext { get }
    }
    enum SendCompletion {
        case contentProcessed((NWError?) -> Void)
        case idempotent
    }
    enum State: Equatable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }
}
enum NWEndpoint: Hashable {
    case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    @available(iOS 13, *) case url(URL)
    enum Host: Hashable, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)
        @pure init(_ string: String)
    }
    @pure struct Port: Hashable, ExpressibleByIntegerLiteral, RawRepresentable {
        init(integerLiteral value: UInt16)
        init?(_ service: String)
        init?(rawValue: UInt16)
        let rawValue: UInt16
        @pure static var `any`: NWEndpoint.Port { get }
        @pure static var http: NWEndpoint.Port { get }
        @pure static var https: NWEndpoint.Port { get }
        @pure static var imap: NWEndpoint.Port { get }
        @pure static var imaps: NWEndpoint.Port { get }
        @pure static var pop: NWEndpoint.Port { get }
        @pure static var smtp: NWEndpoint.Port { get }
        @pure static var socks: NWEndpoint.Port { get }
        @pure static var ssh: NWEndpoint.Port { get }
    }
}
enum NWError: Error, Equatable {
    case posix(POSIXErrorCode)
    case dns(DNSServiceErrorType)
    case tls(OSStatus)
}
class NWParameters {
    init()
    init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options())
    init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options())
    class var dtls: NWParameters { get }
    class var tcp: NWParameters { get }
    class var tls: NWParameters { get }
    class var udp: NWParameters { get }
    var allowFastOpen: Bool
    var allowLocalEndpointReuse: Bool
    var expiredDNSBehavior: NWParameters.ExpiredDNSBehavior
    var includePeerToPeer: Bool
    var multipathServiceType: NWParameters.MultipathServiceType
    var preferNoProxies: Bool
    @available(iOS 13, *) var prohibitConstrainedPaths: Bool
    var prohibitExpensivePaths: Bool
    var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    var requiredInterface: NWInterface?
    var requiredInterfaceType: NWInterface.InterfaceType
    var requiredLocalEndpoint: NWEndpoint?
    var serviceClass: NWParameters.ServiceClass
    func copy() -> NWParameters
    enum ExpiredDNSBehavior { case systemDefault, allow, prohibit }
    enum MultipathServiceType { case disabled, handover, interactive, aggregate }
    enum ServiceClass { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
}
@service class NWListener {
    init(using: NWParameters, on: NWEndpoint.Port = .any) throws
    @elsewhere var newConnectionHandler: ((NWConnection) -> Void)?
    var parameters: NWParameters { get }
    var port: NWEndpoint.Port? { get }
    var queue: DispatchQueue? { get }
    var service: NWListener.Service?
    var state: NWListener.State { get }
    @elsewhere var stateUpdateHandler: ((NWListener.State) -> Void)?
    func cancel()
    func start(queue: DispatchQueue)
    @available(iOS 13, *) var newConnectionLimit: Int
    @elsewhere var serviceRegistrationUpdateHandler: ((NWListener.ServiceRegistrationChange) -> Void)?
    enum State: Equatable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }
    struct Service: Equatable {
        init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil)
        @available(iOS 13, *) init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord)
        let domain: String?
        let name: String?
        let type: String
    }
}
@available(iOS 13, *) @service class NWBrowser {
    init(for descriptor: NWBrowser.Descriptor, using parameters: NWParameters)
    var browseResults: Set<NWBrowser.Result> { get }
    @elsewhere var browseResultsChangedHandler: ((Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?
    var descriptor: NWBrowser.Descriptor { get }
    var parameters: NWParameters { get }
    var queue: DispatchQueue? { get }
    var state: NWBrowser.State { get }
    @elsewhere var stateUpdateHandler: ((NWBrowser.State) -> Void)?
    func cancel()
    func start(queue: DispatchQueue)
    enum Descriptor {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        @available(iOS 16, *) case applicationService(name: String)
    }
    struct Result: Hashable {
        let endpoint: NWEndpoint
        let interfaces: [NWInterface]
        enum Change: Hashable {
            case added(NWBrowser.Result)
            case removed(NWBrowser.Result)
            case identical
            case changed(old: NWBrowser.Result, new: NWBrowser.Result, flags: NWBrowser.Result.Change.Flags)
        }
    }
    enum State: Equatable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        @available(iOS 14, *) case waiting(NWError)
    }
}

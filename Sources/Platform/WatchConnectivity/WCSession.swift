// WatchConnectivity.

@service class WCSession: NSObject {
    class func isSupported() -> Bool
    @pure class var `default`: WCSession { get }
    var activationState: WCSessionActivationState { get }
    var applicationContext: [String: Any] { get }
    weak var delegate: (any WCSessionDelegate)?
    var hasContentPending: Bool { get }
    var isComplicationEnabled: Bool { get }
    var isPaired: Bool { get }
    var isReachable: Bool { get }
    var isWatchAppInstalled: Bool { get }
    var outstandingFileTransfers: [WCSessionFileTransfer] { get }
    var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { get }
    var receivedApplicationContext: [String: Any] { get }
    var remainingComplicationUserInfoTransfers: Int { get }
    var watchDirectoryURL: URL? { get }
    func activate()
    @elsewhere func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil)
    @elsewhere func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil)
    @discardableResult func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:])
        -> WCSessionUserInfoTransfer
    @discardableResult func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer
    @discardableResult func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
    func updateApplicationContext(_ applicationContext: [String: Any]) throws
}
enum WCSessionActivationState: Int {
    case notActivated, inactive, activated
}
protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    optional func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    optional func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    optional func session(_ session: WCSession, didReceive file: WCSessionFile)
    optional func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    optional func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    optional func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    optional func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    optional func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    optional func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any] = [:])
    optional func sessionReachabilityDidChange(_ session: WCSession)
    optional func sessionWatchStateDidChange(_ session: WCSession)
}
class WCSessionFile: NSObject {
    var fileURL: URL { get }
    var metadata: [String: Any]? { get }
}
class WCSessionFileTransfer: NSObject {
    var file: WCSessionFile { get }
    var isTransferring: Bool { get }
    var progress: Progress { get }
    func cancel()
}
class WCSessionUserInfoTransfer: NSObject, NSSecureCoding {
    var isCurrentComplicationInfo: Bool { get }
    var isTransferring: Bool { get }
    var userInfo: [String: Any] { get }
    func cancel()
}
@pure struct WCError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case genericError, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired,
            watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes,
            messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace,
            sessionInactive, transferTimedOut
        @available(iOS 13, *) case companionAppNotInstalled, watchOnlyApp
    }
    init(_ code: WCError.Code, userInfo: [String: Any] = [:])
    @pure var code: WCError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var genericError: WCError.Code { get }
    @pure static var sessionNotSupported: WCError.Code { get }
    @pure static var sessionMissingDelegate: WCError.Code { get }
    @pure static var sessionNotActivated: WCError.Code { get }
    @pure static var deviceNotPaired: WCError.Code { get }
    @pure static var watchAppNotInstalled: WCError.Code { get }
    @pure static var notReachable: WCError.Code { get }
    @pure static var invalidParameter: WCError.Code { get }
    @pure static var payloadTooLarge: WCError.Code { get }
    @pure static var payloadUnsupportedTypes: WCError.Code { get }
    @pure static var messageReplyFailed: WCError.Code { get }
    @pure static var messageReplyTimedOut: WCError.Code { get }
    @pure static var fileAccessDenied: WCError.Code { get }
    @pure static var deliveryFailed: WCError.Code { get }
    @pure static var insufficientSpace: WCError.Code { get }
    @pure static var sessionInactive: WCError.Code { get }
    @pure static var transferTimedOut: WCError.Code { get }
    @available(iOS 13, *) @pure static var companionAppNotInstalled: WCError.Code { get }
    @available(iOS 13, *) @pure static var watchOnlyApp: WCError.Code { get }
}

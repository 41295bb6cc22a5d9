// CallKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class CXProvider: NSObject {
    init(configuration: CXProviderConfiguration)
    @available(iOS 14.5, *) @elsewhere class func reportNewIncomingVoIPPushPayload(
        _ dictionaryPayload: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil)
    var configuration: CXProviderConfiguration
    var pendingTransactions: [CXTransaction] { get }
    func invalidate()
    func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction]
    func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason)
    func reportCall(with UUID: UUID, updated update: CXCallUpdate)
    @elsewhere func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void)
    func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?)
    func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?)
    func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?)
}
protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    optional func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    optional func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
    optional func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    optional func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    optional func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    optional func providerDidBegin(_ provider: CXProvider)
}
class CXProviderConfiguration: NSObject, NSCopying {
    @available(iOS 14, *) init()
    init(localizedName: String)
    var iconTemplateImageData: Data?
    var includesCallsInRecents: Bool
    var localizedName: String? { get }
    var maximumCallGroups: Int
    var maximumCallsPerCallGroup: Int
    var ringtoneSound: String?
    var supportedHandleTypes: Set<CXHandle.HandleType>
    var supportsVideo: Bool
}
enum CXCallEndedReason: Int {
    case failed, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
@pure class CXHandle: NSObject, NSCopying, NSSecureCoding {
    init(type: CXHandle.HandleType, value: String)
    var type: CXHandle.HandleType { get }
    var value: String { get }
    enum HandleType: Int { case generic, phoneNumber, emailAddress }
}
class CXCallUpdate: NSObject, NSCopying {
    var hasVideo: Bool
    var localizedCallerName: String?
    var remoteHandle: CXHandle?
    var supportsDTMF: Bool
    var supportsGrouping: Bool
    var supportsHolding: Bool
    var supportsUngrouping: Bool
}
class CXCall: NSObject {
    var hasConnected: Bool { get }
    var hasEnded: Bool { get }
    var isOnHold: Bool { get }
    var isOutgoing: Bool { get }
    var uuid: UUID { get }
}
@service class CXCallController: NSObject {
    init()
    init(queue: DispatchQueue)
    var callObserver: CXCallObserver { get }
    @elsewhere func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void)
    @elsewhere func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void)
    @elsewhere func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void)
}
@service class CXCallObserver: NSObject {
    var calls: [CXCall] { get }
    func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?)
}
protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
class CXTransaction: NSObject, NSCopying, NSSecureCoding {
    init()
    init(action: CXAction)
    init(actions: [CXAction])
    var actions: [CXAction] { get }
    var isComplete: Bool { get }
    var uuid: UUID { get }
    func addAction(_ action: CXAction)
}
class CXAction: NSObject, NSCopying, NSSecureCoding {
    init()
    var isComplete: Bool { get }
    var timeoutDate: Date { get }
    var uuid: UUID { get }
    func fail()
    func fulfill()
}
class CXCallAction: CXAction {
    init(call callUUID: UUID)
    var callUUID: UUID { get }
}
class CXAnswerCallAction: CXCallAction {
    func fulfill(withDateConnected dateConnected: Date)
}
class CXEndCallAction: CXCallAction {
    func fulfill(withDateEnded dateEnded: Date)
}
class CXPlayDTMFCallAction: CXCallAction {
    init(call callUUID: UUID, digits: String, type: CXPlayDTMFCallAction.ActionType)
    var digits: String
    var type: CXPlayDTMFCallAction.ActionType
    enum ActionType: Int { case singleTone, softPause, hardPause }
}
class CXSetGroupCallAction: CXCallAction {
    init(call callUUID: UUID, callUUIDToGroupWith: UUID?)
    var callUUIDToGroupWith: UUID?
}
class CXSetHeldCallAction: CXCallAction {
    init(call callUUID: UUID, onHold: Bool)
    var isOnHold: Bool
}
class CXSetMutedCallAction: CXCallAction {
    init(call callUUID: UUID, muted: Bool)
    var isMuted: Bool
}
class CXStartCallAction: CXCallAction {
    init(call callUUID: UUID, handle: CXHandle)
    var contactIdentifier: String?
    var handle: CXHandle
    var isVideo: Bool
    func fulfill(withDateStarted dateStarted: Date)
}
@service class CXCallDirectoryManager: NSObject {
    class var sharedInstance: CXCallDirectoryManager { get }
    @elsewhere func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping (CXCallDirectoryManager.EnabledStatus, (any Error)?) -> Void)
    @available(iOS 13.4, *) @elsewhere func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil)
    @elsewhere func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil)
    func enabledStatusForExtension(withIdentifier identifier: String) async throws
        -> CXCallDirectoryManager.EnabledStatus
    enum EnabledStatus: Int { case unknown, disabled, enabled }
}

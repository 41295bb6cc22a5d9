// LocalAuthentication.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class LAContext: NSObject {
    init()
    var biometryType: LABiometryType { get }
    var evaluatedPolicyDomainState: Data? { get }
    var interactionNotAllowed: Bool
    var localizedCancelTitle: String?
    var localizedFallbackTitle: String?
    var localizedReason: String
    var maxBiometryFailures: NSNumber?
    var touchIDAuthenticationAllowableReuseDuration: TimeInterval
    func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool
    @elsewhere func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String,
        reply: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void)
    func invalidate()
    func isCredentialSet(_ type: LACredentialType) -> Bool
    func setCredential(_ credential: Data?, type: LACredentialType) -> Bool
}
enum LABiometryType: Int {
    case none, touchID, faceID
    @available(iOS 17, *) case opticID
}
extension LABiometryType {
    @pure static var LABiometryNone: LABiometryType { get }
}
enum LAPolicy: Int {
    case deviceOwnerAuthenticationWithBiometrics, deviceOwnerAuthentication
}
enum LAAccessControlOperation: Int {
    case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}
enum LACredentialType: Int {
    case applicationPassword
    @available(iOS 13.4, *) case smartCardPIN
}
let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval
let LAErrorDomain: String
@pure struct LAError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case authenticationFailed, userCancel, userFallback, systemCancel, passcodeNotSet, touchIDNotAvailable,
            touchIDNotEnrolled, touchIDLockout, appCancel, invalidContext, biometryNotAvailable, biometryNotEnrolled,
            biometryLockout, notInteractive
    }
    init(_ code: LAError.Code, userInfo: [String: Any] = [:])
    @pure var code: LAError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var authenticationFailed: LAError.Code { get }
    @pure static var userCancel: LAError.Code { get }
    @pure static var userFallback: LAError.Code { get }
    @pure static var systemCancel: LAError.Code { get }
    @pure static var passcodeNotSet: LAError.Code { get }
    @pure static var touchIDNotAvailable: LAError.Code { get }
    @pure static var touchIDNotEnrolled: LAError.Code { get }
    @pure static var touchIDLockout: LAError.Code { get }
    @pure static var appCancel: LAError.Code { get }
    @pure static var invalidContext: LAError.Code { get }
    @pure static var biometryNotAvailable: LAError.Code { get }
    @pure static var biometryNotEnrolled: LAError.Code { get }
    @pure static var biometryLockout: LAError.Code { get }
    @pure static var notInteractive: LAError.Code { get }
}

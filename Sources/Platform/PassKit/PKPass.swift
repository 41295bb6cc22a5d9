// PassKit's passes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class PKObject: NSObject {}
class PKPass: PKObject {
    init(data: Data) throws
    var authenticationToken: String? { get }
    var deviceName: String { get }
    var icon: UIImage { get }
    var isRemotePass: Bool { get }
    var localizedDescription: String { get }
    var localizedName: String { get }
    var organizationName: String { get }
    var passTypeIdentifier: String { get }
    var passType: PKPassType { get }
    var passURL: URL? { get }
    var paymentPass: PKPaymentPass? { get }
    var relevantDate: Date? { get }
    @available(iOS 13.4, *) var secureElementPass: PKSecureElementPass? { get }
    var serialNumber: String { get }
    var userInfo: [AnyHashable: Any]? { get }
    var webServiceURL: URL? { get }
    func localizedValue(forFieldKey key: String) -> Any?
}
enum PKPassType: UInt {
    case barcode
    @available(iOS 13.4, *) case secureElement
    case any
}
@available(iOS 13.4, *) class PKSecureElementPass: PKPass {
    var deviceAccountIdentifier: String { get }
    var deviceAccountNumberSuffix: String { get }
    var devicePassIdentifier: String? { get }
    var pairedTerminalIdentifier: String? { get }
    var passActivationState: PKSecureElementPass.PassActivationState { get }
    var primaryAccountIdentifier: String { get }
    var primaryAccountNumberSuffix: String { get }
    enum PassActivationState: Int { case activated, requiresActivation, activating, suspended, deactivated }
}
class PKPaymentPass: PKSecureElementPass {
    var activationState: PKPaymentPassActivationState { get }
}
enum PKPaymentPassActivationState: UInt {
    case activated, requiresActivation, activating, suspended, deactivated
}
@service class PKPassLibrary: NSObject {
    class func isPassLibraryAvailable() -> Bool
    class func isPaymentPassActivationAvailable() -> Bool
    class func isSuppressingAutomaticPassPresentation() -> Bool
    class func requestAutomaticPassPresentationSuppression(
        responseHandler: @escaping (PKAutomaticPassPresentationSuppressionResult) -> Void
    ) -> PKSuppressionRequestToken
    @available(iOS 13.4, *) var isSecureElementPassActivationAvailable: Bool { get }
    @available(iOS 13.4, *) var remoteSecureElementPasses: [PKSecureElementPass] { get }
    @elsewhere func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil)
    func canAddFelicaPass() -> Bool
    func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool
    @available(iOS 13.4, *) func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool
    func containsPass(_ pass: PKPass) -> Bool
    @navigates func openPaymentSetup()
    func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass?
    func passes() -> [PKPass]
    func passes(of passType: PKPassType) -> [PKPass]
    @navigates func present(_ pass: PKPaymentPass)
    @available(iOS 13.4, *) @navigates func present(_ pass: PKSecureElementPass)
    func remotePaymentPasses() -> [PKPaymentPass]
    func removePass(_ pass: PKPass)
    func replacePass(with pass: PKPass) -> Bool
    @available(iOS 13.4, *) @elsewhere func activate(
        _ secureElementPass: PKSecureElementPass, activationData: Data,
        completion: ((Bool, (any Error)?) -> Void)? = nil)
    class func endAutomaticPassPresentationSuppression(withRequestToken requestToken: PKSuppressionRequestToken)
}
typealias PKSuppressionRequestToken = Int
enum PKAutomaticPassPresentationSuppressionResult: UInt {
    case notSupported, alreadyPresenting, denied, cancelled, success
}
enum PKPassLibraryAddPassesStatus: Int {
    case didAddPasses, shouldReviewPasses, didCancelAddPasses
}
class PKAddPassesViewController: UIViewController {
    init?(pass: PKPass)
    init?(passes: [PKPass])
    class func canAddPasses() -> Bool
    weak var delegate: (any PKAddPassesViewControllerDelegate)?
}
protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    optional func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
class PKAddPassButton: UIButton {
    init(addPassButtonStyle style: PKAddPassButtonStyle)
    var addPassButtonStyle: PKAddPassButtonStyle
}
enum PKAddPassButtonStyle: Int {
    case black, blackOutline
}
class PKAddPaymentPassViewController: UIViewController {
    init?(
        requestConfiguration configuration: PKAddPaymentPassRequestConfiguration,
        delegate: (any PKAddPaymentPassViewControllerDelegate)?)
    class func canAddPaymentPass() -> Bool
    weak var delegate: (any PKAddPaymentPassViewControllerDelegate)?
}
protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?, error: (any Error)?)
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController, generateRequestWithCertificateChain certificates: [Data],
        nonce: Data, nonceSignature: Data, completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
}
class PKAddPaymentPassRequest: NSObject {
    init()
    var activationData: Data?
    var encryptedPassData: Data?
    var ephemeralPublicKey: Data?
    var wrappedKey: Data?
}
class PKAddPaymentPassRequestConfiguration: NSObject {
    init?(encryptionScheme: PKEncryptionScheme)
    var cardholderName: String?
    var cardDetails: [PKLabeledValue]
    var encryptionScheme: PKEncryptionScheme { get }
    var localizedDescription: String?
    var paymentNetwork: PKPaymentNetwork?
    var primaryAccountIdentifier: String?
    var primaryAccountSuffix: String?
    var requiresFelicaSecureElement: Bool
    var style: PKAddPaymentPassStyle
}
enum PKAddPaymentPassStyle: Int {
    case payment, access
}
@pure struct PKEncryptionScheme: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var ECC_V2: PKEncryptionScheme { get }
    @pure static var RSA_V2: PKEncryptionScheme { get }
}
class PKLabeledValue: NSObject {
    init(label: String, value: String)
    var label: String { get }
    var value: String { get }
}
@pure struct PKPassKitError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknownError, invalidDataError, unsupportedVersionError, invalidSignature, notEntitledError
    }
    init(_ code: PKPassKitError.Code, userInfo: [String: Any] = [:])
    @pure var code: PKPassKitError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknownError: PKPassKitError.Code { get }
    @pure static var invalidDataError: PKPassKitError.Code { get }
    @pure static var unsupportedVersionError: PKPassKitError.Code { get }
    @pure static var invalidSignature: PKPassKitError.Code { get }
    @pure static var notEntitledError: PKPassKitError.Code { get }
}
@pure struct PKPaymentError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknownError, shippingContactInvalidError, billingContactInvalidError, shippingAddressUnserviceableError
        @available(iOS 15, *) case couponCodeInvalidError, couponCodeExpiredError
    }
    init(_ code: PKPaymentError.Code, userInfo: [String: Any] = [:])
    @pure var code: PKPaymentError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknownError: PKPaymentError.Code { get }
    @pure static var shippingContactInvalidError: PKPaymentError.Code { get }
    @pure static var billingContactInvalidError: PKPaymentError.Code { get }
    @pure static var shippingAddressUnserviceableError: PKPaymentError.Code { get }
    @available(iOS 15, *) @pure static var couponCodeInvalidError: PKPaymentError.Code { get }
    @available(iOS 15, *) @pure static var couponCodeExpiredError: PKPaymentError.Code { get }
}

// PassKit's payments.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class PKPaymentAuthorizationViewController: UIViewController {
    init?(paymentRequest request: PKPaymentRequest)
    class func canMakePayments() -> Bool
    class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool
    class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability)
        -> Bool
    weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
}
protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
    optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    @available(iOS 15, *) optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
        handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    @available(iOS 14, *) optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController,
        didRequestMerchantSessionUpdate handler: @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
    optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
        completion: @escaping ([PKPaymentSummaryItem]) -> Void)
    optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void)
    optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void)
    optional func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    optional func paymentAuthorizationViewControllerWillAuthorizePayment(
        _ controller: PKPaymentAuthorizationViewController)
}
@screen class PKPaymentAuthorizationController: NSObject {
    init(paymentRequest request: PKPaymentRequest)
    class func canMakePayments() -> Bool
    class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool
    class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool
    weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    @navigates func dismiss(completion: (() -> Void)? = nil)
    @navigates func present(completion: ((Bool) -> Void)? = nil)
}
protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
    optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    @available(iOS 15, *) optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
        handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    @available(iOS 14, *) optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didRequestMerchantSessionUpdate handler: @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
    optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    optional func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
    @available(iOS 14, *) optional func presentationWindow(for controller: PKPaymentAuthorizationController)
        -> UIWindow?
    optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
        completion: @escaping ([PKPaymentSummaryItem]) -> Void)
    optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void)
    optional func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void)
}
enum PKPaymentAuthorizationStatus: Int {
    case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact
    case pinRequired, pinIncorrect, pinLockout
}
@pure class PKPaymentAuthorizationResult: NSObject {
    init(status: PKPaymentAuthorizationStatus, errors: [any Error]?)
    var errors: [any Error]!
    @available(iOS 16, *) var orderDetails: PKPaymentOrderDetails?
    var status: PKPaymentAuthorizationStatus
}
class PKPaymentRequestUpdate: NSObject {
    init(paymentSummaryItems: [PKPaymentSummaryItem])
    var paymentSummaryItems: [PKPaymentSummaryItem]
    @available(iOS 15, *) var shippingMethods: [PKShippingMethod]
    var status: PKPaymentAuthorizationStatus
}
class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {
    init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem])
    var errors: [any Error]!
}
class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
    init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod])
    var errors: [any Error]!
    var shippingMethods: [PKShippingMethod]
}
class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
@available(iOS 15, *) class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate {
    init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod])
    var errors: [any Error]!
}
@available(iOS 14, *) class PKPaymentRequestMerchantSessionUpdate: NSObject {
    init(status: PKPaymentAuthorizationStatus, merchantSession session: PKPaymentMerchantSession?)
    var session: PKPaymentMerchantSession?
    var status: PKPaymentAuthorizationStatus
}
@available(iOS 14, *) class PKPaymentMerchantSession: NSObject {
    init(dictionary: [AnyHashable: Any])
}
@available(iOS 16, *) class PKPaymentOrderDetails: NSObject {
    init(orderTypeIdentifier: String, orderIdentifier: String, webServiceURL: URL, authenticationToken: String)
    var authenticationToken: String
    var orderIdentifier: String
    var orderTypeIdentifier: String
    var webServiceURL: URL
}
class PKPaymentRequest: NSObject {
    class func availableNetworks() -> [PKPaymentNetwork]
    class func paymentBillingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?)
        -> any Error
    class func paymentContactInvalidError(withContactField field: PKContactField, localizedDescription: String?)
        -> any Error
    @available(iOS 15, *) class func paymentCouponCodeExpiredError(localizedDescription: String? = nil) -> any Error
    @available(iOS 15, *) class func paymentCouponCodeInvalidError(localizedDescription: String? = nil) -> any Error
    class func paymentShippingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?)
        -> any Error
    class func paymentShippingAddressUnserviceableError(withLocalizedDescription localizedDescription: String?)
        -> any Error
    var applicationData: Data?
    var billingContact: PKContact?
    var countryCode: String
    @available(iOS 15, *) var couponCode: String?
    var currencyCode: String
    var merchantCapabilities: PKMerchantCapability
    var merchantIdentifier: String
    var paymentSummaryItems: [PKPaymentSummaryItem]
    var requiredBillingContactFields: Set<PKContactField>
    var requiredShippingContactFields: Set<PKContactField>
    var shippingContact: PKContact?
    @available(iOS 15, *) var shippingContactEditingMode: PKShippingContactEditingMode
    var shippingMethods: [PKShippingMethod]?
    var shippingType: PKShippingType
    var supportedCountries: Set<String>?
    var supportedNetworks: [PKPaymentNetwork]
    @available(iOS 15, *) var supportsCouponCode: Bool
    @available(iOS 16, *) var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
    @available(iOS 16.4, *) var deferredPaymentRequest: PKDeferredPaymentRequest?
    @available(iOS 16, *) var multiTokenContexts: [PKPaymentTokenContext]
    @available(iOS 16, *) var recurringPaymentRequest: PKRecurringPaymentRequest?
}
@pure struct PKMerchantCapability: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var capability3DS: PKMerchantCapability { get }
    @pure static var capabilityEMV: PKMerchantCapability { get }
    @pure static var capabilityCredit: PKMerchantCapability { get }
    @pure static var capabilityDebit: PKMerchantCapability { get }
}
@pure struct PKContactField: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var emailAddress: PKContactField { get }
    @pure static var name: PKContactField { get }
    @pure static var phoneNumber: PKContactField { get }
    @pure static var phoneticName: PKContactField { get }
    @pure static var postalAddress: PKContactField { get }
}
@pure struct PKPaymentNetwork: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var JCB: PKPaymentNetwork { get }
    @pure static var amex: PKPaymentNetwork { get }
    @available(iOS 16, *) @pure static var bancomat: PKPaymentNetwork { get }
    @available(iOS 16, *) @pure static var bancontact: PKPaymentNetwork { get }
    @available(iOS 14, *) @pure static var barcode: PKPaymentNetwork { get }
    @pure static var cartesBancaires: PKPaymentNetwork { get }
    @pure static var chinaUnionPay: PKPaymentNetwork { get }
    @available(iOS 15.1, *) @pure static var dankort: PKPaymentNetwork { get }
    @pure static var discover: PKPaymentNetwork { get }
    @pure static var eftpos: PKPaymentNetwork { get }
    @pure static var electron: PKPaymentNetwork { get }
    @available(iOS 12.1, *) @pure static var elo: PKPaymentNetwork { get }
    @available(iOS 14, *) @pure static var girocard: PKPaymentNetwork { get }
    @pure static var idCredit: PKPaymentNetwork { get }
    @pure static var interac: PKPaymentNetwork { get }
    @available(iOS 12.1, *) @pure static var mada: PKPaymentNetwork { get }
    @pure static var maestro: PKPaymentNetwork { get }
    @pure static var masterCard: PKPaymentNetwork { get }
    @available(iOS 14.5, *) @pure static var mir: PKPaymentNetwork { get }
    @available(iOS 15, *) @pure static var nanaco: PKPaymentNetwork { get }
    @pure static var privateLabel: PKPaymentNetwork { get }
    @pure static var quicPay: PKPaymentNetwork { get }
    @pure static var suica: PKPaymentNetwork { get }
    @pure static var vPay: PKPaymentNetwork { get }
    @pure static var visa: PKPaymentNetwork { get }
    @available(iOS 15, *) @pure static var waon: PKPaymentNetwork { get }
}
@available(iOS 15, *) enum PKShippingContactEditingMode: UInt {
    case enabled, storePickup
}
enum PKShippingType: UInt {
    case shipping, delivery, storePickup, servicePickup
}
class PKPaymentSummaryItem: NSObject {
    init(label: String, amount: NSDecimalNumber)
    init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType)
    var amount: NSDecimalNumber
    var label: String
    var type: PKPaymentSummaryItemType
}
enum PKPaymentSummaryItemType: UInt {
    case final, pending
}
class PKShippingMethod: PKPaymentSummaryItem {
    @available(iOS 15, *) var dateComponentsRange: PKDateComponentsRange?
    var detail: String?
    var identifier: String?
}
class PKContact: NSObject {
    var emailAddress: String?
    var name: PersonNameComponents?
    var phoneNumber: CNPhoneNumber?
    var postalAddress: CNPostalAddress?
}
class PKPayment: NSObject {
    var billingContact: PKContact? { get }
    var shippingContact: PKContact? { get }
    var shippingMethod: PKShippingMethod? { get }
    var token: PKPaymentToken { get }
}
class PKPaymentToken: NSObject {
    var paymentData: Data { get }
    var paymentInstrumentName: String { get }
    var paymentMethod: PKPaymentMethod { get }
    var paymentNetwork: String { get }
    var transactionIdentifier: String { get }
}
class PKPaymentMethod: NSObject {
    @available(iOS 13, *) var billingAddress: CNContact? { get }
    var displayName: String? { get }
    var network: PKPaymentNetwork? { get }
    var paymentPass: PKPaymentPass? { get }
    @available(iOS 13.4, *) var secureElementPass: PKSecureElementPass? { get }
    var type: PKPaymentMethodType { get }
}
enum PKPaymentMethodType: UInt {
    case unknown, debit, credit, prepaid, store, eMoney
}
class PKPaymentButton: UIButton {
    init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
    var cornerRadius: CGFloat
}
enum PKPaymentButtonStyle: Int {
    case white, whiteOutline, black
    @available(iOS 14, *) case automatic
}
enum PKPaymentButtonType: Int {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe
    @available(iOS 14, *) case reload, addMoney, topUp, order, rent, support
    @available(iOS 14, *) case contribute, tip
    @available(iOS 15, *) case `continue`
}

// StoreKit 1: products, payments, and the queue.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class SKPaymentQueue: NSObject {
    @pure class func `default`() -> Self
    @available(iOS 13, *) weak var delegate: (any SKPaymentQueueDelegate)?
    @available(iOS 13, *) var storefront: SKStorefront? { get }
    @available(iOS 14, *) var transactionObservers: [any SKPaymentTransactionObserver] { get }
    var transactions: [SKPaymentTransaction] { get }
    class func canMakePayments() -> Bool
    func add(_ payment: SKPayment)
    func add(_ observer: any SKPaymentTransactionObserver)
    func cancel(_ downloads: [SKDownload])
    func finishTransaction(_ transaction: SKPaymentTransaction)
    func pause(_ downloads: [SKDownload])
    @available(iOS 14, *) @navigates func presentCodeRedemptionSheet()
    func remove(_ observer: any SKPaymentTransactionObserver)
    func restoreCompletedTransactions()
    func restoreCompletedTransactions(withApplicationUsername username: String?)
    func resume(_ downloads: [SKDownload])
    @available(iOS 13.4, *) @navigates func showPriceConsentIfNeeded()
    func start(_ downloads: [SKDownload])
}
protocol SKPaymentQueueDelegate: NSObjectProtocol {
    @available(iOS 13, *) optional func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool
    @available(iOS 13.4, *) optional func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}
protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    @available(iOS 14, *) optional func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
    optional func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    optional func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    optional func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
    optional func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    @available(iOS 13, *) optional func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    optional func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}
@pure class SKPayment: NSObject, NSCopying, NSMutableCopying {
    init(product: SKProduct)
    var applicationUsername: String? { get }
    @available(iOS 12.2, *) @NSCopying var paymentDiscount: SKPaymentDiscount? { get }
    var productIdentifier: String { get }
    var quantity: Int { get }
    var requestData: Data? { get }
    var simulatesAskToBuyInSandbox: Bool { get }
}
class SKMutablePayment: SKPayment {
    var applicationUsername: String?
    @available(iOS 12.2, *) @NSCopying var paymentDiscount: SKPaymentDiscount?
    var productIdentifier: String
    var quantity: Int
    var requestData: Data?
    var simulatesAskToBuyInSandbox: Bool
}
@available(iOS 12.2, *) @pure class SKPaymentDiscount: NSObject {
    init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber)
    var identifier: String { get }
    var keyIdentifier: String { get }
    var nonce: UUID { get }
    var signature: String { get }
    var timestamp: NSNumber { get }
}
class SKPaymentTransaction: NSObject {
    var downloads: [SKDownload] { get }
    var error: (any Error)? { get }
    var original: SKPaymentTransaction? { get }
    var payment: SKPayment { get }
    var transactionDate: Date? { get }
    var transactionIdentifier: String? { get }
    var transactionState: SKPaymentTransactionState { get }
}
enum SKPaymentTransactionState: Int {
    case purchasing, purchased, failed, restored, deferred
}
class SKProduct: NSObject {
    var contentVersion: String { get }
    @available(iOS 12.2, *) var discounts: [SKProductDiscount] { get }
    var downloadContentLengths: [NSNumber] { get }
    var downloadContentVersion: String { get }
    var introductoryPrice: SKProductDiscount? { get }
    var isDownloadable: Bool { get }
    @available(iOS 14, *) var isFamilyShareable: Bool { get }
    var localizedDescription: String { get }
    var localizedTitle: String { get }
    var price: NSDecimalNumber { get }
    var priceLocale: Locale { get }
    var productIdentifier: String { get }
    var subscriptionGroupIdentifier: String? { get }
    var subscriptionPeriod: SKProductSubscriptionPeriod? { get }
    enum PeriodUnit: UInt { case day, week, month, year }
}
class SKProductDiscount: NSObject {
    @available(iOS 12.2, *) var identifier: String? { get }
    var numberOfPeriods: Int { get }
    var paymentMode: SKProductDiscount.PaymentMode { get }
    var price: NSDecimalNumber { get }
    var priceLocale: Locale { get }
    var subscriptionPeriod: SKProductSubscriptionPeriod { get }
    @available(iOS 12.2, *) var type: SKProductDiscount.`Type` { get }
    enum PaymentMode: UInt { case payAsYouGo, payUpFront, freeTrial }
    @available(iOS 12.2, *) enum `Type`: UInt { case introductory, subscription }
}
class SKProductSubscriptionPeriod: NSObject {
    var numberOfUnits: Int { get }
    var unit: SKProduct.PeriodUnit { get }
}
@service class SKRequest: NSObject {
    weak var delegate: (any SKRequestDelegate)?
    func cancel()
    func start()
}
protocol SKRequestDelegate: NSObjectProtocol {
    optional func request(_ request: SKRequest, didFailWithError error: any Error)
    optional func requestDidFinish(_ request: SKRequest)
}
class SKProductsRequest: SKRequest {
    init(productIdentifiers: Set<String>)
    weak var delegate: (any SKProductsRequestDelegate)?
}
protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
class SKProductsResponse: NSObject {
    var invalidProductIdentifiers: [String] { get }
    var products: [SKProduct] { get }
}
class SKReceiptRefreshRequest: SKRequest {
    init(receiptProperties properties: [String: Any]?)
    var receiptProperties: [String: Any]? { get }
}
let SKReceiptPropertyIsExpired: String
let SKReceiptPropertyIsRevoked: String
let SKReceiptPropertyIsVolumePurchase: String
func SKTerminateForInvalidReceipt()
class SKDownload: NSObject {
    var contentIdentifier: String { get }
    var contentLength: Int64 { get }
    var contentURL: URL? { get }
    var contentVersion: String { get }
    var error: (any Error)? { get }
    @available(iOS 13, *) var expectedContentLength: Int64 { get }
    var progress: Float { get }
    var downloadState: SKDownloadState { get }
    var timeRemaining: TimeInterval { get }
    var transaction: SKPaymentTransaction { get }
}
enum SKDownloadState: Int {
    case waiting, active, paused, finished, failed, cancelled
}
@available(iOS 13, *) class SKStorefront: NSObject {
    var countryCode: String { get }
    var identifier: String { get }
}
let SKErrorDomain: String
let SKDownloadTimeRemainingUnknown: TimeInterval
@pure struct SKError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable,
            cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        @available(iOS 12.2, *) case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier,
            invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled
        @available(iOS 14, *) case overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform
        @available(iOS 14.5, *) case overlayPresentedInBackgroundScene
    }
    init(_ code: SKError.Code, userInfo: [String: Any] = [:])
    @pure var code: SKError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: SKError.Code { get }
    @pure static var clientInvalid: SKError.Code { get }
    @pure static var paymentCancelled: SKError.Code { get }
    @pure static var paymentInvalid: SKError.Code { get }
    @pure static var paymentNotAllowed: SKError.Code { get }
    @pure static var storeProductNotAvailable: SKError.Code { get }
    @pure static var cloudServicePermissionDenied: SKError.Code { get }
    @pure static var cloudServiceNetworkConnectionFailed: SKError.Code { get }
    @pure static var cloudServiceRevoked: SKError.Code { get }
    @available(iOS 12.2, *) @pure static var privacyAcknowledgementRequired: SKError.Code { get }
    @available(iOS 12.2, *) @pure static var unauthorizedRequestData: SKError.Code { get }
    @available(iOS 12.2, *) @pure static var invalidOfferIdentifier: SKError.Code { get }
    @available(iOS 12.2, *) @pure static var invalidSignature: SKError.Code { get }
    @available(iOS 12.2, *) @pure static var missingOfferParams: SKError.Code { get }
    @available(iOS 12.2, *) @pure static var invalidOfferPrice: SKError.Code { get }
    @available(iOS 12.2, *) @pure static var overlayCancelled: SKError.Code { get }
    @available(iOS 14, *) @pure static var overlayInvalidConfiguration: SKError.Code { get }
    @available(iOS 14, *) @pure static var overlayTimeout: SKError.Code { get }
    @available(iOS 14, *) @pure static var ineligibleForOffer: SKError.Code { get }
    @available(iOS 14, *) @pure static var unsupportedPlatform: SKError.Code { get }
    @available(iOS 14.5, *) @pure static var overlayPresentedInBackgroundScene: SKError.Code { get }
}
class SKStoreReviewController: NSObject {
    @navigates class func requestReview()
    @available(iOS 14, *) @navigates class func requestReview(in windowScene: UIWindowScene)
}
class SKStoreProductViewController: UIViewController {
    weak var delegate: (any SKStoreProductViewControllerDelegate)?
    func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil)
    @available(iOS 16, *) func loadProduct(
        withParameters parameters: [String: Any], impression: SKAdImpression,
        completionBlock block: ((Bool, (any Error)?) -> Void)? = nil)
}
protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    optional func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
let SKStoreProductParameterAdNetworkAttributionSignature: String
let SKStoreProductParameterAdNetworkCampaignIdentifier: String
let SKStoreProductParameterAdNetworkIdentifier: String
let SKStoreProductParameterAdNetworkNonce: String
@available(iOS 14, *) let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier: String
let SKStoreProductParameterAdNetworkTimestamp: String
@available(iOS 14, *) let SKStoreProductParameterAdNetworkVersion: String
let SKStoreProductParameterAdvertisingPartnerToken: String
let SKStoreProductParameterAffiliateToken: String
let SKStoreProductParameterCampaignToken: String
@available(iOS 15, *) let SKStoreProductParameterCustomProductPageIdentifier: String
let SKStoreProductParameterITunesItemIdentifier: String
let SKStoreProductParameterProductIdentifier: String
let SKStoreProductParameterProviderToken: String
@available(iOS 14, *) @screen class SKOverlay: NSObject {
    init(configuration: SKOverlay.Configuration)
    var configuration: SKOverlay.Configuration { get }
    weak var delegate: (any SKOverlayDelegate)?
    @navigates class func dismiss(in scene: UIWindowScene)
    @navigates func present(in scene: UIWindowScene)
    class Configuration: NSObject {}
    class AppConfiguration: SKOverlay.Configuration {
        init(appIdentifier: String, position: SKOverlay.Position)
        var appIdentifier: String
        var campaignToken: String?
        @available(iOS 15, *) var customProductPageIdentifier: String?
        @available(iOS 15, *) var latestReleaseID: String?
        var position: SKOverlay.Position
        var providerToken: String?
        var userDismissible: Bool
        func additionalValue(forKey key: String) -> Any?
        @available(iOS 16, *) func setAdImpression(_ impression: SKAdImpression)
        func setAdditionalValue(_ value: Any?, forKey key: String)
    }
    class AppClipConfiguration: SKOverlay.Configuration {
        init(position: SKOverlay.Position)
        var campaignToken: String?
        @available(iOS 15, *) var customProductPageIdentifier: String?
        @available(iOS 15, *) var latestReleaseID: String?
        var position: SKOverlay.Position
        var providerToken: String?
        func additionalValue(forKey key: String) -> Any?
        func setAdditionalValue(_ value: Any?, forKey key: String)
    }
    class TransitionContext: NSObject {
        var endFrame: CGRect { get }
        var startFrame: CGRect { get }
        func addAnimation(_ block: @escaping () -> Void)
    }
    enum Position: Int { case bottom, bottomRaised }
}
@available(iOS 14, *) protocol SKOverlayDelegate: NSObjectProtocol {
    optional func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    optional func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    optional func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    optional func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    optional func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}
@service class SKAdNetwork: NSObject {
    @available(iOS 14.5, *) class func endImpression(
        _ impression: SKAdImpression, completionHandler completion: (((any Error)?) -> Void)? = nil)
    class func registerAppForAdNetworkAttribution()
    @available(iOS 14.5, *) class func startImpression(
        _ impression: SKAdImpression, completionHandler completion: (((any Error)?) -> Void)? = nil)
    @available(iOS 14, *) class func updateConversionValue(_ conversionValue: Int)
    @available(iOS 16.1, *) class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: SKAdNetwork.CoarseConversionValue,
        completionHandler completion: (((any Error)?) -> Void)? = nil)
    @available(iOS 16.1, *) class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: SKAdNetwork.CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: (((any Error)?) -> Void)? = nil)
    @available(iOS 15.4, *) class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil)
    @available(iOS 16, *) @pure struct CoarseConversionValue: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var high: SKAdNetwork.CoarseConversionValue { get }
        @pure static var low: SKAdNetwork.CoarseConversionValue { get }
        @pure static var medium: SKAdNetwork.CoarseConversionValue { get }
    }
}
@available(iOS 14.5, *) class SKAdImpression: NSObject {
    var adCampaignIdentifier: NSNumber
    var adDescription: String?
    var adNetworkIdentifier: String
    var adPurchaserName: String?
    var adType: String?
    var advertisedAppStoreItemIdentifier: NSNumber
    var adImpressionIdentifier: String
    var signature: String
    var sourceAppStoreItemIdentifier: NSNumber
    @available(iOS 16, *) var sourceIdentifier: NSNumber
    var timestamp: NSNumber
    var version: String
    @available(iOS 16, *) init(
        sourceAppStoreItemIdentifier: NSNumber, advertisedAppStoreItemIdentifier: NSNumber, adNetworkIdentifier: String,
        adCampaignIdentifier: NSNumber, adImpressionIdentifier: String, timestamp: NSNumber, signature: String,
        version: String)
}
@service class SKCloudServiceController: NSObject {
    class func authorizationStatus() -> SKCloudServiceAuthorizationStatus
    @elsewhere class func requestAuthorization(
        _ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void)
    @elsewhere func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void)
    @elsewhere func requestPersonalizationToken(
        forClientToken clientToken: String,
        withCompletionHandler completionHandler: @escaping (String?, (any Error)?) -> Void)
    @elsewhere func requestStorefrontCountryCode(completionHandler: @escaping (String?, (any Error)?) -> Void)
    @elsewhere func requestStorefrontIdentifier(completionHandler: @escaping (String?, (any Error)?) -> Void)
    @elsewhere func requestUserToken(
        forDeveloperToken developerToken: String, completionHandler: @escaping (String?, (any Error)?) -> Void)
}
enum SKCloudServiceAuthorizationStatus: Int {
    case notDetermined, denied, restricted, authorized
}
@pure struct SKCloudServiceCapability: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var musicCatalogPlayback: SKCloudServiceCapability { get }
    @pure static var musicCatalogSubscriptionEligible: SKCloudServiceCapability { get }
    @pure static var addToCloudMusicLibrary: SKCloudServiceCapability { get }
}

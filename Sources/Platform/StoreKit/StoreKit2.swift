// StoreKit 2: products, transactions, and the App Store.

@available(iOS 15, *) @service enum AppStore {
    static var canMakePayments: Bool { get }
    static var deviceVerificationID: UUID? { get }
    @available(iOS 16, *) @navigates static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws
    @available(iOS 16, *) @MainActor @navigates static func requestReview(in scene: UIWindowScene)
    @navigates static func showManageSubscriptions(in scene: UIWindowScene) async throws
    @available(iOS 17, *) @navigates static func showManageSubscriptions(
        in scene: UIWindowScene, subscriptionGroupID: String) async throws
    static func sync() async throws
    struct Environment: RawRepresentable, Hashable {
        init(rawValue: String)
        let rawValue: String
        @pure static var production: AppStore.Environment { get }
        @pure static var sandbox: AppStore.Environment { get }
        @pure static var xcode: AppStore.Environment { get }
    }
}
@available(iOS 15, *) struct Product: Identifiable, Hashable {
    let description: String
    let displayName: String
    let displayPrice: String
    let id: String
    let isFamilyShareable: Bool
    let jsonRepresentation: Data
    let price: Decimal
    let priceFormatStyle: Decimal.FormatStyle.Currency
    let subscription: Product.SubscriptionInfo?
    let type: Product.ProductType
    @service var currentEntitlement: VerificationResult<Transaction>? { get async }
    @service @available(iOS 18.4, *) var currentEntitlements: Transaction.Transactions { get }
    @service var latestTransaction: VerificationResult<Transaction>? { get async }
    let subscriptionPeriodFormatStyle: Date.ComponentsFormatStyle
    let subscriptionPeriodUnitFormatStyle: Product.SubscriptionPeriod.Unit.FormatStyle
    @service static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String
    @service @MainActor func purchase(options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult
    @service @available(iOS 17, *) @MainActor func purchase(
        confirmIn scene: UIScene, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult
    struct ProductType: RawRepresentable, Hashable {
        init(rawValue: String)
        let rawValue: String
        @pure var localizedDescription: String { get }
        @pure static var consumable: Product.ProductType { get }
        @pure static var nonConsumable: Product.ProductType { get }
        @pure static var nonRenewable: Product.ProductType { get }
        @pure static var autoRenewable: Product.ProductType { get }
    }
    enum PurchaseResult {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }
    enum PurchaseError: Error {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
        var errorDescription: String? { get }
        var failureReason: String? { get }
        var recoverySuggestion: String? { get }
    }
    struct PurchaseOption: Hashable {
        @pure static func appAccountToken(_ token: UUID) -> Product.PurchaseOption
        @pure static func custom(key: String, value: String) -> Product.PurchaseOption
        @pure static func custom(key: String, value: Double) -> Product.PurchaseOption
        @pure static func custom(key: String, value: Bool) -> Product.PurchaseOption
        @pure static func custom(key: String, value: Data) -> Product.PurchaseOption
        static func onStorefrontChange(shouldContinuePurchase: @escaping (Storefront) -> Bool) -> Product.PurchaseOption
        @pure static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int)
            -> Product.PurchaseOption
        @pure static func quantity(_ quantity: Int) -> Product.PurchaseOption
        @pure static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Product.PurchaseOption
        @available(iOS 18, *) @pure static func winBackOffer(_ offer: Product.SubscriptionOffer)
            -> Product.PurchaseOption
    }
    struct SubscriptionInfo: Hashable {
        @available(iOS 16.4, *) var groupDisplayName: String { get }
        @available(iOS 16.4, *) var groupLevel: Int { get }
        let introductoryOffer: Product.SubscriptionOffer?
        @service var isEligibleForIntroOffer: Bool { get async }
        let promotionalOffers: [Product.SubscriptionOffer]
        @service var status: [Product.SubscriptionInfo.Status] { get async throws }
        let subscriptionGroupID: String
        let subscriptionPeriod: Product.SubscriptionPeriod
        @available(iOS 18, *) let winBackOffers: [Product.SubscriptionOffer]
        @service static func isEligibleForIntroOffer(for groupID: String) async -> Bool
        @service static func status(for groupID: String) async throws -> [Product.SubscriptionInfo.Status]
        @service @available(iOS 17, *) static func status(transactionID: UInt64) async throws -> Product
            .SubscriptionInfo.Status?
        struct Status: Hashable {
            let renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo>
            let state: Product.SubscriptionInfo.RenewalState
            let transaction: VerificationResult<Transaction>
            @service @available(iOS 17, *) static var all: Product.SubscriptionInfo.Status.Statuses { get }
            @service static var updates: Product.SubscriptionInfo.Status.Statuses { get }
            struct Statuses: AsyncSequence {}
        }
        struct RenewalState: RawRepresentable, Hashable {
            init(rawValue: Int)
            let rawValue: Int
            @pure var localizedDescription: String { get }
            @pure static var subscribed: Product.SubscriptionInfo.RenewalState { get }
            @pure static var expired: Product.SubscriptionInfo.RenewalState { get }
            @pure static var inBillingRetryPeriod: Product.SubscriptionInfo.RenewalState { get }
            @pure static var inGracePeriod: Product.SubscriptionInfo.RenewalState { get }
            @pure static var revoked: Product.SubscriptionInfo.RenewalState { get }
        }
        struct RenewalInfo: Hashable {
            let autoRenewPreference: String?
            let currentProductID: String
            let deviceVerification: Data
            let deviceVerificationNonce: UUID
            @available(iOS 16, *) let environment: AppStore.Environment
            let expirationReason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason?
            let gracePeriodExpirationDate: Date?
            let isInBillingRetry: Bool
            let jsonRepresentation: Data
            let offerID: String?
            let offerType: Transaction.OfferType?
            let originalTransactionID: UInt64
            let priceIncreaseStatus: Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus
            @available(iOS 16, *) let recentSubscriptionStartDate: Date
            @available(iOS 15, *) var renewalDate: Date? { get }
            let signedDate: Date
            let willAutoRenew: Bool
            enum PriceIncreaseStatus { case noIncreasePending, pending, agreed }
            struct ExpirationReason: RawRepresentable, Hashable {
                init(rawValue: Int)
                let rawValue: Int
                @pure var localizedDescription: String { get }
                @pure static var autoRenewDisabled: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
                @pure static var billingError: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
                @pure static var didNotConsentToPriceIncrease: Product.SubscriptionInfo.RenewalInfo.ExpirationReason {
                    get
                }
                @pure static var productUnavailable: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
                @pure static var unknown: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
            }
        }
    }
    struct SubscriptionPeriod: Hashable {
        let unit: Product.SubscriptionPeriod.Unit
        let value: Int
        @available(iOS 17, *) @pure static var everySixMonths: Product.SubscriptionPeriod { get }
        @available(iOS 17, *) @pure static var everyThreeDays: Product.SubscriptionPeriod { get }
        @available(iOS 17, *) @pure static var everyThreeMonths: Product.SubscriptionPeriod { get }
        @available(iOS 17, *) @pure static var everyTwoMonths: Product.SubscriptionPeriod { get }
        @available(iOS 17, *) @pure static var everyTwoWeeks: Product.SubscriptionPeriod { get }
        @available(iOS 17, *) @pure static var monthly: Product.SubscriptionPeriod { get }
        @available(iOS 17, *) @pure static var weekly: Product.SubscriptionPeriod { get }
        @available(iOS 17, *) @pure static var yearly: Product.SubscriptionPeriod { get }
        @pure func dateRange(referenceDate: Date = .now) -> Range<Date>
        enum Unit { case day, week, month, year }
    }
    struct SubscriptionOffer: Hashable {
        let displayPrice: String
        let id: String?
        let paymentMode: Product.SubscriptionOffer.PaymentMode
        let period: Product.SubscriptionPeriod
        let periodCount: Int
        let price: Decimal
        let type: Product.SubscriptionOffer.OfferType
        struct OfferType: RawRepresentable, Hashable {
            init(rawValue: String)
            let rawValue: String
            @pure var localizedDescription: String { get }
            @pure static var introductory: Product.SubscriptionOffer.OfferType { get }
            @pure static var promotional: Product.SubscriptionOffer.OfferType { get }
            @available(iOS 18, *) @pure static var winBack: Product.SubscriptionOffer.OfferType { get }
        }
        struct PaymentMode: RawRepresentable, Hashable {
            init(rawValue: String)
            let rawValue: String
            @pure var localizedDescription: String { get }
            @pure static var payAsYouGo: Product.SubscriptionOffer.PaymentMode { get }
            @pure static var payUpFront: Product.SubscriptionOffer.PaymentMode { get }
            @pure static var freeTrial: Product.SubscriptionOffer.PaymentMode { get }
        }
    }
}
@available(iOS 15, *) struct Transaction: Identifiable, Hashable {
    let appAccountToken: UUID?
    let appBundleID: String
    @available(iOS 16, *) let appTransactionID: String
    @available(iOS 17.4, *) var currency: Locale.Currency? { get }
    let currencyCode: String?
    let deviceVerification: Data
    let deviceVerificationNonce: UUID
    @available(iOS 16, *) let environment: AppStore.Environment
    let environmentStringRepresentation: String
    let expirationDate: Date?
    let id: UInt64
    let isUpgraded: Bool
    let jsonRepresentation: Data
    @available(iOS 17.2, *) let offer: Transaction.Offer?
    let offerID: String?
    let offerPaymentModeStringRepresentation: String?
    let offerType: Transaction.OfferType?
    let originalID: UInt64
    let originalPurchaseDate: Date
    let ownershipType: Transaction.OwnershipType
    let price: Decimal?
    let productID: String
    let productType: Product.ProductType
    let purchaseDate: Date
    let purchasedQuantity: Int
    let reasonStringRepresentation: String
    @available(iOS 17, *) let reason: Transaction.Reason
    let revocationDate: Date?
    let revocationReason: Transaction.RevocationReason?
    let signedDate: Date
    @available(iOS 17, *) let storefront: Storefront
    let storefrontCountryCode: String
    let subscriptionGroupID: String?
    @service var subscriptionStatus: Product.SubscriptionInfo.Status? { get async }
    let webOrderLineItemID: String?
    @service static var all: Transaction.Transactions { get }
    @service static var currentEntitlements: Transaction.Transactions { get }
    @service static var unfinished: Transaction.Transactions { get }
    @service static var updates: Transaction.Transactions { get }
    @navigates static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
        -> Transaction.RefundRequestStatus
    @service static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>?
    @service static func latest(for productID: String) async -> VerificationResult<Transaction>?
    @navigates func beginRefundRequest(in scene: UIWindowScene) async throws -> Transaction.RefundRequestStatus
    @service func finish() async
    struct Transactions: AsyncSequence {}
    enum RefundRequestStatus { case success, userCancelled }
    enum RefundRequestError: Error { case duplicateRequest, failed }
    struct OwnershipType: RawRepresentable, Hashable {
        init(rawValue: String)
        let rawValue: String
        @pure var localizedDescription: String { get }
        @pure static var purchased: Transaction.OwnershipType { get }
        @pure static var familyShared: Transaction.OwnershipType { get }
    }
    struct OfferType: RawRepresentable, Hashable {
        init(rawValue: Int)
        let rawValue: Int
        @pure var localizedDescription: String { get }
        @pure static var introductory: Transaction.OfferType { get }
        @pure static var promotional: Transaction.OfferType { get }
        @pure static var code: Transaction.OfferType { get }
        @available(iOS 18, *) @pure static var winBack: Transaction.OfferType { get }
    }
    struct RevocationReason: RawRepresentable, Hashable {
        init(rawValue: Int)
        let rawValue: Int
        @pure var localizedDescription: String { get }
        @pure static var developerIssue: Transaction.RevocationReason { get }
        @pure static var other: Transaction.RevocationReason { get }
    }
    @available(iOS 17, *) struct Reason: RawRepresentable, Hashable {
        init(rawValue: String)
        let rawValue: String
        @pure static var purchase: Transaction.Reason { get }
        @pure static var renewal: Transaction.Reason { get }
    }
    @available(iOS 17.2, *) struct Offer: Hashable {
        let id: String?
        let paymentMode: Transaction.Offer.PaymentMode?
        let type: Transaction.OfferType
        struct PaymentMode: RawRepresentable, Hashable {
            init(rawValue: String)
            let rawValue: String
            @pure static var freeTrial: Transaction.Offer.PaymentMode { get }
            @pure static var payAsYouGo: Transaction.Offer.PaymentMode { get }
            @pure static var payUpFront: Transaction.Offer.PaymentMode { get }
        }
    }
}
@available(iOS 16, *) struct AppTransaction: Hashable {
    let appID: UInt64?
    let appVersion: String
    let appVersionID: UInt64?
    let bundleID: String
    let deviceVerification: Data
    let deviceVerificationNonce: UUID
    let environment: AppStore.Environment
    var jsonRepresentation: Data { get }
    let originalAppVersion: String
    let originalPurchaseDate: Date
    let preorderDate: Date?
    let signedDate: Date
    @service static var shared: VerificationResult<AppTransaction> { get async throws }
    @service static func refresh() async throws -> VerificationResult<AppTransaction>
}
@available(iOS 15, *) struct Storefront: Identifiable, Hashable {
    let countryCode: String
    @available(iOS 17, *) var currency: Locale.Currency? { get }
    let id: String
    @service static var current: Storefront? { get async }
    @service static var updates: Storefront.Storefronts { get }
    struct Storefronts: AsyncSequence {}
}
@available(iOS 15, *) enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationResult<SignedType>.VerificationError)
    case verified(SignedType)
    @pure var jwsRepresentation: String { get }
    @pure var payloadValue: SignedType { get throws }
    @pure var unsafePayloadValue: SignedType { get }
    @pure var deviceVerification: Data { get }
    @pure var deviceVerificationNonce: UUID { get }
    @pure var headerData: Data { get }
    @pure var payloadData: Data { get }
    @pure var signatureData: Data { get }
    @pure var signedData: Data { get }
    @pure var signedDate: Date { get }
    enum VerificationError: Error {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
        var errorDescription: String? { get }
        var failureReason: String? { get }
        var recoverySuggestion: String? { get }
    }
}
@available(iOS 15, *) enum StoreKitError: Error {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    @available(iOS 15.4, *) case notEntitled
    @available(iOS 18.4, *) case unsupported
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
}
@available(iOS 16, *) struct Message: Hashable {
    let reason: Message.Reason
    static var messages: Message.Messages { get }
    @MainActor @navigates func display(in scene: UIWindowScene) throws
    struct Messages: AsyncSequence {}
    struct Reason: RawRepresentable, Hashable {
        init(rawValue: Int)
        let rawValue: Int
        @pure static var generic: Message.Reason { get }
        @pure static var priceIncreaseConsent: Message.Reason { get }
        @available(iOS 16.4, *) @pure static var billingIssue: Message.Reason { get }
    }
}
@available(iOS 16, *) struct RequestReviewAction {
    @MainActor @navigates func callAsFunction()
}

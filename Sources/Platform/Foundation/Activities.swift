// Undo, user activities, item providers, extensions and metadata queries.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of constants.

@pure class UndoManager: NSObject {
    init()
    func beginUndoGrouping()
    func endUndoGrouping()
    var groupingLevel: Int { get }
    func disableUndoRegistration()
    func enableUndoRegistration()
    var isUndoRegistrationEnabled: Bool { get }
    var groupsByEvent: Bool
    var levelsOfUndo: Int
    var runLoopModes: [RunLoop.Mode]
    @callsBack func undo()
    @callsBack func redo()
    @callsBack func undoNestedGroup()
    var canUndo: Bool { get }
    var canRedo: Bool { get }
    @available(iOS 17, *) var undoCount: Int { get }
    @available(iOS 17, *) var redoCount: Int { get }
    var isUndoing: Bool { get }
    var isRedoing: Bool { get }
    func removeAllActions()
    func removeAllActions(withTarget target: Any)
    func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?)
    func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
    func prepare(withInvocationTarget target: Any) -> Any
    func setActionIsDiscardable(_ discardable: Bool)
    var undoActionIsDiscardable: Bool { get }
    var redoActionIsDiscardable: Bool { get }
    var undoActionName: String { get }
    var redoActionName: String { get }
    func setActionName(_ actionName: String)
    var undoMenuItemTitle: String { get }
    var redoMenuItemTitle: String { get }
    func undoMenuTitle(forUndoActionName actionName: String) -> String
    func redoMenuTitle(forUndoActionName actionName: String) -> String
}
class NSUserActivity: NSObject {
    init(activityType: String)
    var activityType: String { get }
    var title: String?
    var userInfo: [AnyHashable: Any]?
    func addUserInfoEntries(from otherDictionary: [AnyHashable: Any])
    var requiredUserInfoKeys: Set<String>?
    var needsSave: Bool
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var keywords: Set<String>
    var supportsContinuationStreams: Bool
    weak var delegate: (any NSUserActivityDelegate)?
    @available(iOS 13, *) var targetContentIdentifier: String?
    func becomeCurrent()
    func resignCurrent()
    func invalidate()
    @elsewhere func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void)
    var isEligibleForHandoff: Bool
    var isEligibleForSearch: Bool
    var isEligibleForPublicIndexing: Bool
    var isEligibleForPrediction: Bool
    var persistentIdentifier: NSUserActivityPersistentIdentifier?
    @elsewhere class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void)
    @elsewhere class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void)
    @available(iOS 14, *) func typedPayload<T: Decodable>(_ payloadType: T.Type) throws -> T
    @available(iOS 14, *) func setTypedPayload<T: Encodable>(_ payload: T) throws
}
typealias NSUserActivityPersistentIdentifier = String
@pure let NSUserActivityTypeBrowsingWeb: String
protocol NSUserActivityDelegate: NSObjectProtocol {
    optional func userActivityWillSave(_ userActivity: NSUserActivity)
    optional func userActivityWasContinued(_ userActivity: NSUserActivity)
    optional func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}
enum NSItemProviderRepresentationVisibility: Int {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}
struct NSItemProviderFileOptions: OptionSet {
    @pure static var openInPlace: NSItemProviderFileOptions { get }
}
protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    optional var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}
protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
class NSItemProvider: NSObject, NSCopying {
    typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    typealias LoadHandler = @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    init()
    init(item: (any NSSecureCoding)?, typeIdentifier: String?)
    init(object: any NSItemProviderWriting)
    convenience init?(contentsOf fileURL: URL!)
    @available(iOS 16, *) init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all)
    @elsewhere func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
    @elsewhere func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    var registeredTypeIdentifiers: [String] { get }
    @available(iOS 16, *) var registeredContentTypes: [UTType] { get }
    func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String]
    func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
    func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool
    @elsewhere func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress
    @elsewhere func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress
    @elsewhere func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress
    @available(iOS 16, *) @elsewhere func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress
    @available(iOS 16, *) @elsewhere func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress
    var suggestedName: String?
    func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    @elsewhere func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?)
    func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    @elsewhere func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress
    @elsewhere func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress
    @elsewhere func registerItem(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler)
    @elsewhere func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: NSItemProvider.CompletionHandler? = nil)
    @elsewhere func loadPreviewImage(
        options: [AnyHashable: Any]! = [:], completionHandler: NSItemProvider.CompletionHandler!)
    var previewImageHandler: NSItemProvider.LoadHandler?
    class var errorDomain: String { get }
}
protocol _ObjectiveCBridgeable {}
class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
    @NSCopying var attributedTitle: NSAttributedString?
    @NSCopying var attributedContentText: NSAttributedString?
    var attachments: [NSItemProvider]?
    var userInfo: [AnyHashable: Any]?
}
class NSExtensionContext: NSObject {
    var inputItems: [Any] { get }
    @navigates func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil)
    @navigates func cancelRequest(withError error: any Error)
    @navigates func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil)
}
protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}
@service class NSMetadataQuery: NSObject {
    init()
    weak var delegate: (any NSMetadataQueryDelegate)?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]
    var valueListAttributes: [String]
    var groupingAttributes: [String]?
    var notificationBatchingInterval: TimeInterval
    var searchScopes: [Any]
    var searchItems: [Any]?
    var operationQueue: OperationQueue?
    func start() -> Bool
    func stop()
    var isStarted: Bool { get }
    var isGathering: Bool { get }
    var isStopped: Bool { get }
    func disableUpdates()
    func enableUpdates()
    var resultCount: Int { get }
    func result(at idx: Int) -> Any
    func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateResults(
        options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    var results: [Any] { get }
    func index(ofResult result: Any) -> Int
    func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any?
}
protocol NSMetadataQueryDelegate: NSObjectProtocol {
    optional func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem)
        -> Any
    optional func metadataQuery(
        _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
    ) -> Any
}
class NSMetadataItem: NSObject {
    init?(url: URL)
    func value(forAttribute key: String) -> Any?
    func values(forAttributes keys: [String]) -> [String: Any]?
    var attributes: [String] { get }
}
@pure let NSMetadataQueryUbiquitousDocumentsScope: String
@pure let NSMetadataQueryUbiquitousDataScope: String
@pure let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope: String
@pure let NSMetadataQueryUpdateAddedItemsKey: String
@pure let NSMetadataQueryUpdateChangedItemsKey: String
@pure let NSMetadataQueryUpdateRemovedItemsKey: String
@pure let NSMetadataItemFSNameKey: String
@pure let NSMetadataItemDisplayNameKey: String
@pure let NSMetadataItemURLKey: String
@pure let NSMetadataItemPathKey: String
@pure let NSMetadataItemFSSizeKey: String
@pure let NSMetadataItemFSCreationDateKey: String
@pure let NSMetadataItemFSContentChangeDateKey: String
@pure let NSMetadataItemContentTypeKey: String
@pure let NSMetadataItemIsUbiquitousKey: String
@pure let NSMetadataUbiquitousItemDownloadingStatusKey: String
@pure let NSMetadataUbiquitousItemDownloadingStatusCurrent: String
@pure let NSMetadataUbiquitousItemDownloadingStatusDownloaded: String
@pure let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded: String
@pure let NSMetadataUbiquitousItemIsDownloadingKey: String
@pure let NSMetadataUbiquitousItemIsUploadedKey: String
@pure let NSMetadataUbiquitousItemIsUploadingKey: String
@pure let NSMetadataUbiquitousItemPercentDownloadedKey: String
@pure let NSMetadataUbiquitousItemPercentUploadedKey: String
@pure let NSMetadataUbiquitousItemHasUnresolvedConflictsKey: String
class NSLinguisticTagger: NSObject {
    struct Options: OptionSet {
        @pure static var omitWords: NSLinguisticTagger.Options { get }
        @pure static var omitPunctuation: NSLinguisticTagger.Options { get }
        @pure static var omitWhitespace: NSLinguisticTagger.Options { get }
        @pure static var omitOther: NSLinguisticTagger.Options { get }
        @pure static var joinNames: NSLinguisticTagger.Options { get }
    }
    init(tagSchemes: [NSLinguisticTagScheme], options opts: Int)
    var string: String?
    var dominantLanguage: String? { get }
    class func dominantLanguage(for string: String) -> String?
}
@pure struct NSLinguisticTagScheme: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure static var tokenType: NSLinguisticTagScheme { get }
    @pure static var lexicalClass: NSLinguisticTagScheme { get }
    @pure static var nameType: NSLinguisticTagScheme { get }
    @pure static var lemma: NSLinguisticTagScheme { get }
    @pure static var language: NSLinguisticTagScheme { get }
    @pure static var script: NSLinguisticTagScheme { get }
}
class NSOrthography: NSObject {
    var dominantScript: String { get }
    var dominantLanguage: String { get }
}
@pure class NSException: NSObject, NSCopying, NSSecureCoding {
    init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
    var name: NSExceptionName { get }
    var reason: String? { get }
    var userInfo: [AnyHashable: Any]? { get }
    var callStackReturnAddresses: [NSNumber] { get }
    var callStackSymbols: [String] { get }
    func raise()
}
@pure struct NSExceptionName: RawRepresentable, Hashable {
    init(_ rawValue: String)
    init(rawValue: String)
    @pure static var genericException: NSExceptionName { get }
    @pure static var rangeException: NSExceptionName { get }
    @pure static var invalidArgumentException: NSExceptionName { get }
    @pure static var internalInconsistencyException: NSExceptionName { get }
    @pure static var objectNotAvailableException: NSExceptionName { get }
}
func NSSetUncaughtExceptionHandler(_ handler: (@convention(c) (NSException) -> Void)?)
func NSGetUncaughtExceptionHandler() -> (@convention(c) (NSException) -> Void)?

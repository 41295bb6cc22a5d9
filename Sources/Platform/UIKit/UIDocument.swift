// UIDocument and UIManagedDocument.

@MainActor @service class UIDocument: NSObject, NSFilePresenter, ProgressReporting, UIUserActivityRestoring {
    init(fileURL url: URL)
    @pure nonisolated static let userActivityURLKey: String
    nonisolated var fileURL: URL { get }
    nonisolated var localizedName: String { get }
    nonisolated var fileType: String? { get }
    nonisolated var fileModificationDate: Date?
    var documentState: UIDocument.State { get }
    var progress: Progress? { get }
    @callsBack func open(completionHandler: ((Bool) -> Void)? = nil)
    @callsBack func close(completionHandler: ((Bool) -> Void)? = nil)
    func load(fromContents contents: Any, ofType typeName: String?) throws
    func contents(forType typeName: String) throws -> Any
    func disableEditing()
    func enableEditing()
    var undoManager: UndoManager!
    var hasUnsavedChanges: Bool { get }
    @callsBack func updateChangeCount(_ change: UIDocument.ChangeKind)
    func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any
    func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation)
    @callsBack func save(
        to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil)
    @callsBack func autosave(completionHandler: ((Bool) -> Void)? = nil)
    var savingFileType: String? { get }
    func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String
    nonisolated func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation) throws
    nonisolated func writeContents(
        _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?) throws
    nonisolated func fileAttributesToWrite(
        to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any]
    nonisolated func read(from url: URL) throws
    @elsewhere nonisolated func performAsynchronousFileAccess(_ block: @escaping () -> Void)
    nonisolated func handleError(_ error: any Error, userInteractionPermitted: Bool)
    func finishedHandlingError(_ error: any Error, recovered: Bool)
    func userInteractionNoLongerPermitted(forError error: any Error)
    @callsBack func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil)
    var userActivity: NSUserActivity?
    func updateUserActivityState(_ userActivity: NSUserActivity)
    func restoreUserActivityState(_ userActivity: NSUserActivity)
    @pure nonisolated static let stateChangedNotification: NSNotification.Name
    @pure @available(iOS 26, *) nonisolated static let didMoveToWritableLocationNotification: NSNotification.Name
    @pure @available(iOS 26, *) nonisolated static let didMoveToWritableLocationOldURLKey: String
    @pure enum ChangeKind: Int {
        case done, undone, redone, cleared
    }
    @pure enum SaveOperation: Int {
        case forCreating, forOverwriting
    }
    @pure struct State: OptionSet {
        init(rawValue: UInt)
        @pure static var normal: UIDocument.State { get }
        @pure static var closed: UIDocument.State { get }
        @pure static var inConflict: UIDocument.State { get }
        @pure static var savingError: UIDocument.State { get }
        @pure static var editingDisabled: UIDocument.State { get }
        @pure static var progressAvailable: UIDocument.State { get }
    }
    @available(iOS 18, *) @pure struct CreationIntent: Hashable, RawRepresentable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure static let `default`: UIDocument.CreationIntent
    }
}
class UIManagedDocument: UIDocument {
    class var persistentStoreName: String { get }
    var managedObjectContext: NSManagedObjectContext { get }
    var managedObjectModel: NSManagedObjectModel { get }
    var persistentStoreOptions: [AnyHashable: Any]?
    var modelConfiguration: String?
    func configurePersistentStoreCoordinator(
        for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?,
        storeOptions: [AnyHashable: Any]? = nil) throws
    func persistentStoreType(forFileType fileType: String) -> String
    func readAdditionalContent(from absoluteURL: URL) throws -> Any
    func additionalContent(for absoluteURL: URL) throws -> Any
    func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL: URL?) throws
}

// File handles, file wrappers, coordination and versions.

@service class FileHandle: NSObject {
    class var standardInput: FileHandle { get }
    class var standardOutput: FileHandle { get }
    class var standardError: FileHandle { get }
    class var nullDevice: FileHandle { get }
    init(fileDescriptor fd: Int32)
    init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool)
    convenience init?(forReadingAtPath path: String)
    convenience init?(forWritingAtPath path: String)
    convenience init?(forUpdatingAtPath path: String)
    convenience init(forReadingFrom url: URL) throws
    convenience init(forWritingTo url: URL) throws
    convenience init(forUpdating url: URL) throws
    var availableData: Data { get }
    func readDataToEndOfFile() -> Data
    func readData(ofLength length: Int) -> Data
    func write(_ data: Data)
    var offsetInFile: UInt64 { get }
    func seekToEndOfFile() -> UInt64
    func seek(toFileOffset offset: UInt64)
    func truncateFile(atOffset offset: UInt64)
    func synchronizeFile()
    func closeFile()
    @available(iOS 13.4, *) func readToEnd() throws -> Data?
    @available(iOS 13.4, *) func read(upToCount count: Int) throws -> Data?
    @available(iOS 13.4, *) func write<T: DataProtocol>(contentsOf data: T) throws
    @available(iOS 13.4, *) func offset() throws -> UInt64
    @available(iOS 13.4, *) @discardableResult func seekToEnd() throws -> UInt64
    @available(iOS 13, *) func seek(toOffset offset: UInt64) throws
    @available(iOS 13, *) func truncate(atOffset offset: UInt64) throws
    @available(iOS 13, *) func synchronize() throws
    @available(iOS 13, *) func close() throws
    var fileDescriptor: Int32 { get }
    func readInBackgroundAndNotify()
    func readToEndOfFileInBackgroundAndNotify()
    func waitForDataInBackgroundAndNotify()
    @elsewhere var readabilityHandler: (@Sendable (FileHandle) -> Void)?
    @elsewhere var writeabilityHandler: (@Sendable (FileHandle) -> Void)?
    class var readCompletionNotification: NSNotification.Name { get }
}
class Pipe: NSObject {
    init()
    var fileHandleForReading: FileHandle { get }
    var fileHandleForWriting: FileHandle { get }
}
@service class FileWrapper: NSObject, NSSecureCoding {
    struct ReadingOptions: OptionSet {
        @pure static var immediate: FileWrapper.ReadingOptions { get }
        @pure static var withoutMapping: FileWrapper.ReadingOptions { get }
    }
    struct WritingOptions: OptionSet {
        @pure static var atomic: FileWrapper.WritingOptions { get }
        @pure static var withNameUpdating: FileWrapper.WritingOptions { get }
    }
    init(url: URL, options: FileWrapper.ReadingOptions = []) throws
    @pure init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper])
    @pure init(regularFileWithContents contents: Data)
    @pure init(symbolicLinkWithDestinationURL url: URL)
    @pure init?(serializedRepresentation serializeRepresentation: Data)
    var isDirectory: Bool { get }
    var isRegularFile: Bool { get }
    var isSymbolicLink: Bool { get }
    var preferredFilename: String?
    var filename: String?
    var fileAttributes: [String: Any]
    func matchesContents(of url: URL) -> Bool
    func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws
    func write(to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?) throws
    var serializedRepresentation: Data? { get }
    func addFileWrapper(_ child: FileWrapper) -> String
    func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
    func removeFileWrapper(_ child: FileWrapper)
    var fileWrappers: [String: FileWrapper]? { get }
    func keyForChildFileWrapper(_ child: FileWrapper) -> String?
    var regularFileContents: Data? { get }
    var symbolicLinkDestinationURL: URL? { get }
}
@service class NSFileCoordinator: NSObject {
    struct ReadingOptions: OptionSet {
        @pure static var withoutChanges: NSFileCoordinator.ReadingOptions { get }
        @pure static var resolvesSymbolicLink: NSFileCoordinator.ReadingOptions { get }
        @pure static var immediatelyAvailableMetadataOnly: NSFileCoordinator.ReadingOptions { get }
        @pure static var forUploading: NSFileCoordinator.ReadingOptions { get }
    }
    struct WritingOptions: OptionSet {
        @pure static var forDeleting: NSFileCoordinator.WritingOptions { get }
        @pure static var forMoving: NSFileCoordinator.WritingOptions { get }
        @pure static var forMerging: NSFileCoordinator.WritingOptions { get }
        @pure static var forReplacing: NSFileCoordinator.WritingOptions { get }
        @pure static var contentIndependentMetadataOnly: NSFileCoordinator.WritingOptions { get }
    }
    class func addFilePresenter(_ filePresenter: any NSFilePresenter)
    class func removeFilePresenter(_ filePresenter: any NSFilePresenter)
    class var filePresenters: [any NSFilePresenter] { get }
    init(filePresenter filePresenterOrNil: (any NSFilePresenter)?)
    var purposeIdentifier: String
    @elsewhere func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void)
    @callsBack func coordinate(
        readingItemAt url: URL, options: NSFileCoordinator.ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void)
    @callsBack func coordinate(
        writingItemAt url: URL, options: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void)
    @callsBack func coordinate(
        readingItemAt readingURL: URL, options readingOptions: NSFileCoordinator.ReadingOptions = [],
        writingItemAt writingURL: URL, options writingOptions: NSFileCoordinator.WritingOptions = [],
        error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void)
    @callsBack func coordinate(
        writingItemAt url1: URL, options options1: NSFileCoordinator.WritingOptions = [], writingItemAt url2: URL,
        options options2: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL, URL) -> Void)
    @callsBack func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: NSFileCoordinator.ReadingOptions = [],
        writingItemsAt writingURLs: [URL], options writingOptions: NSFileCoordinator.WritingOptions = [],
        error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void)
    func item(at oldURL: URL, willMoveTo newURL: URL)
    func item(at oldURL: URL, didMoveTo newURL: URL)
    func item(at url: URL, didChangeUbiquityAttributes attributes: Set<URLResourceKey>)
    func cancel()
}
@pure class NSFileAccessIntent: NSObject {
    @pure class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> Self
    @pure class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> Self
    var url: URL { get }
}
protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    optional var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }
    optional func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    optional func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    optional func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    optional func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    optional func presentedItemDidMove(to newURL: URL)
    optional func presentedItemDidChange()
    optional func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>)
    optional func presentedItemDidGain(_ version: NSFileVersion)
    optional func presentedItemDidLose(_ version: NSFileVersion)
    optional func presentedItemDidResolveConflict(_ version: NSFileVersion)
    optional func accommodatePresentedSubitemDeletion(
        at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    optional func presentedSubitemDidAppear(at url: URL)
    optional func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    optional func presentedSubitemDidChange(at url: URL)
}
@service class NSFileVersion: NSObject {
    class func currentVersionOfItem(at url: URL) -> NSFileVersion?
    class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]?
    class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]?
    class func removeOtherVersionsOfItem(at url: URL) throws
    var url: URL { get }
    var localizedName: String? { get }
    var localizedNameOfSavingComputer: String? { get }
    var modificationDate: Date? { get }
    var persistentIdentifier: any NSCoding { get }
    var isConflict: Bool { get }
    var isResolved: Bool
    var isDiscardable: Bool
    var hasLocalContents: Bool { get }
    func replaceItem(at url: URL) throws -> URL
    func remove() throws
}

// The file system.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of functions.

@service class FileManager: NSObject, @unchecked Sendable {
    @pure class var `default`: FileManager { get }
    weak var delegate: (any FileManagerDelegate)?
    func mountedVolumeURLs(
        includingResourceValuesForKeys propertyKeys: [URLResourceKey]?,
        options: FileManager.VolumeEnumerationOptions = []
    ) -> [URL]?
    func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: FileManager.DirectoryEnumerationOptions = []
    ) throws -> [URL]
    func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
    func url(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL
    func getRelationship(
        _ outRelationship: UnsafeMutablePointer<FileManager.URLRelationship>, ofDirectoryAt directoryURL: URL,
        toItemAt otherURL: URL) throws
    func getRelationship(
        _ outRelationship: UnsafeMutablePointer<FileManager.URLRelationship>,
        of directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask,
        toItemAt url: URL) throws
    func createDirectory(
        at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil)
        throws
    func createDirectory(
        atPath path: String, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil) throws
    func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws
    func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
    func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
    func contentsOfDirectory(atPath path: String) throws -> [String]
    func subpathsOfDirectory(atPath path: String) throws -> [String]
    func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
    func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any]
    func destinationOfSymbolicLink(atPath path: String) throws -> String
    @callsBack func copyItem(atPath srcPath: String, toPath dstPath: String) throws
    @callsBack func moveItem(atPath srcPath: String, toPath dstPath: String) throws
    @callsBack func linkItem(atPath srcPath: String, toPath dstPath: String) throws
    @callsBack func removeItem(atPath path: String) throws
    @callsBack func copyItem(at srcURL: URL, to dstURL: URL) throws
    @callsBack func moveItem(at srcURL: URL, to dstURL: URL) throws
    @callsBack func linkItem(at srcURL: URL, to dstURL: URL) throws
    @callsBack func removeItem(at URL: URL) throws
    func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws
    var currentDirectoryPath: String { get }
    func changeCurrentDirectoryPath(_ path: String) -> Bool
    func fileExists(atPath path: String) -> Bool
    func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool
    func isReadableFile(atPath path: String) -> Bool
    func isWritableFile(atPath path: String) -> Bool
    func isExecutableFile(atPath path: String) -> Bool
    func isDeletableFile(atPath path: String) -> Bool
    func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
    func displayName(atPath path: String) -> String
    func componentsToDisplay(forPath path: String) -> [String]?
    func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator?
    func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: FileManager.DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
    ) -> FileManager.DirectoryEnumerator?
    func subpaths(atPath path: String) -> [String]?
    func contents(atPath path: String) -> Data?
    @discardableResult func createFile(
        atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
    ) -> Bool
    func fileSystemRepresentation(withPath path: String) -> UnsafePointer<CChar>
    func string(withFileSystemRepresentation str: UnsafePointer<CChar>, length len: Int) -> String
    func replaceItem(
        at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
        options: FileManager.ItemReplacementOptions = [],
        resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws
    func replaceItemAt(
        _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
        options: FileManager.ItemReplacementOptions = []
    ) throws -> URL?
    func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws
    func isUbiquitousItem(at url: URL) -> Bool
    func startDownloadingUbiquitousItem(at url: URL) throws
    func evictUbiquitousItem(at url: URL) throws
    func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL?
    func url(forPublishingUbiquitousItemAt url: URL, expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?)
        throws -> URL
    var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { get }
    @elsewhere func getFileProviderServicesForItem(
        at url: URL,
        completionHandler:
            @escaping @Sendable ([NSFileProviderServiceName: NSFileProviderService]?, (any Error)?) -> Void)
    @pure func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
    @pure var temporaryDirectory: URL { get }
    @pure var homeDirectoryForCurrentUser: URL { get }
}
extension FileManager {
    struct VolumeEnumerationOptions: OptionSet {
        @pure static var skipHiddenVolumes: FileManager.VolumeEnumerationOptions { get }
        @pure static var produceFileReferenceURLs: FileManager.VolumeEnumerationOptions { get }
    }
    struct DirectoryEnumerationOptions: OptionSet {
        @pure static var skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions { get }
        @pure static var skipsPackageDescendants: FileManager.DirectoryEnumerationOptions { get }
        @pure static var skipsHiddenFiles: FileManager.DirectoryEnumerationOptions { get }
        @available(iOS 13, *) @pure static var includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions {
            get
        }
        @available(iOS 13, *) @pure static var producesRelativePathURLs: FileManager.DirectoryEnumerationOptions { get }
    }
    struct ItemReplacementOptions: OptionSet {
        @pure static var usingNewMetadataOnly: FileManager.ItemReplacementOptions { get }
        @pure static var withoutDeletingBackupItem: FileManager.ItemReplacementOptions { get }
    }
    enum URLRelationship: Int {
        case contains
        case same
        case other
    }
    enum SearchPathDirectory: UInt {
        case applicationDirectory = 1
        case demoApplicationDirectory = 2
        case developerApplicationDirectory = 3
        case adminApplicationDirectory = 4
        case libraryDirectory = 5
        case developerDirectory = 6
        case userDirectory = 7
        case documentationDirectory = 8
        case documentDirectory = 9
        case coreServiceDirectory = 10
        case autosavedInformationDirectory = 11
        case desktopDirectory = 12
        case cachesDirectory = 13
        case applicationSupportDirectory = 14
        case downloadsDirectory = 15
        case inputMethodsDirectory = 16
        case moviesDirectory = 17
        case musicDirectory = 18
        case picturesDirectory = 19
        case printerDescriptionDirectory = 20
        case sharedPublicDirectory = 21
        case preferencePanesDirectory = 22
        case itemReplacementDirectory = 99
        case allApplicationsDirectory = 100
        case allLibrariesDirectory = 101
        case trashDirectory = 102
    }
    struct SearchPathDomainMask: OptionSet {
        @pure static var userDomainMask: FileManager.SearchPathDomainMask { get }
        @pure static var localDomainMask: FileManager.SearchPathDomainMask { get }
        @pure static var networkDomainMask: FileManager.SearchPathDomainMask { get }
        @pure static var systemDomainMask: FileManager.SearchPathDomainMask { get }
        @pure static var allDomainsMask: FileManager.SearchPathDomainMask { get }
    }
    class DirectoryEnumerator: NSEnumerator {
        var fileAttributes: [FileAttributeKey: Any]? { get }
        var directoryAttributes: [FileAttributeKey: Any]? { get }
        var level: Int { get }
        @available(iOS 13, *) var isEnumeratingDirectoryPostOrder: Bool { get }
        func skipDescendants()
        func skipDescendents()
    }
}
protocol FileManagerDelegate: NSObjectProtocol {
    optional func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String)
        -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool
    optional func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String)
        -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool
    optional func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String)
        -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool
    optional func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
    optional func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool
    optional func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL
    ) -> Bool
}
@pure struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var type: FileAttributeKey { get }
    @pure static var size: FileAttributeKey { get }
    @pure static var modificationDate: FileAttributeKey { get }
    @pure static var referenceCount: FileAttributeKey { get }
    @pure static var deviceIdentifier: FileAttributeKey { get }
    @pure static var ownerAccountName: FileAttributeKey { get }
    @pure static var groupOwnerAccountName: FileAttributeKey { get }
    @pure static var posixPermissions: FileAttributeKey { get }
    @pure static var systemNumber: FileAttributeKey { get }
    @pure static var systemFileNumber: FileAttributeKey { get }
    @pure static var extensionHidden: FileAttributeKey { get }
    @pure static var hfsCreatorCode: FileAttributeKey { get }
    @pure static var hfsTypeCode: FileAttributeKey { get }
    @pure static var immutable: FileAttributeKey { get }
    @pure static var appendOnly: FileAttributeKey { get }
    @pure static var creationDate: FileAttributeKey { get }
    @pure static var ownerAccountID: FileAttributeKey { get }
    @pure static var groupOwnerAccountID: FileAttributeKey { get }
    @pure static var busy: FileAttributeKey { get }
    @pure static var protectionKey: FileAttributeKey { get }
    @pure static var systemSize: FileAttributeKey { get }
    @pure static var systemFreeSize: FileAttributeKey { get }
    @pure static var systemNodes: FileAttributeKey { get }
    @pure static var systemFreeNodes: FileAttributeKey { get }
}
@pure struct FileAttributeType: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var typeDirectory: FileAttributeType { get }
    @pure static var typeRegular: FileAttributeType { get }
    @pure static var typeSymbolicLink: FileAttributeType { get }
    @pure static var typeSocket: FileAttributeType { get }
    @pure static var typeCharacterSpecial: FileAttributeType { get }
    @pure static var typeBlockSpecial: FileAttributeType { get }
    @pure static var typeUnknown: FileAttributeType { get }
}
@pure struct FileProtectionType: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var none: FileProtectionType { get }
    @pure static var complete: FileProtectionType { get }
    @pure static var completeUnlessOpen: FileProtectionType { get }
    @pure static var completeUntilFirstUserAuthentication: FileProtectionType { get }
    @available(iOS 17, *) @pure static var completeWhenUserInactive: FileProtectionType { get }
}
class NSFileProviderService: NSObject {
    var name: NSFileProviderServiceName { get }
}
@pure struct NSFileProviderServiceName: RawRepresentable, Hashable {
    init(rawValue: String)
}
@pure func NSHomeDirectory() -> String
func NSHomeDirectoryForUser(_ userName: String?) -> String?
@pure func NSTemporaryDirectory() -> String
@pure func NSOpenStepRootDirectory() -> String
func NSUserName() -> String
func NSFullUserName() -> String
@pure func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String]

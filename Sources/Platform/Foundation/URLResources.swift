// The keys and values of what a file system tells about a file.

@pure struct URLResourceKey: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var nameKey: URLResourceKey { get }
    @pure static var localizedNameKey: URLResourceKey { get }
    @pure static var isRegularFileKey: URLResourceKey { get }
    @pure static var isDirectoryKey: URLResourceKey { get }
    @pure static var isSymbolicLinkKey: URLResourceKey { get }
    @pure static var isVolumeKey: URLResourceKey { get }
    @pure static var isPackageKey: URLResourceKey { get }
    @pure static var isApplicationKey: URLResourceKey { get }
    @pure static var isSystemImmutableKey: URLResourceKey { get }
    @pure static var isUserImmutableKey: URLResourceKey { get }
    @pure static var isHiddenKey: URLResourceKey { get }
    @pure static var hasHiddenExtensionKey: URLResourceKey { get }
    @pure static var creationDateKey: URLResourceKey { get }
    @pure static var contentAccessDateKey: URLResourceKey { get }
    @pure static var contentModificationDateKey: URLResourceKey { get }
    @pure static var attributeModificationDateKey: URLResourceKey { get }
    @pure static var linkCountKey: URLResourceKey { get }
    @pure static var parentDirectoryURLKey: URLResourceKey { get }
    @pure static var volumeURLKey: URLResourceKey { get }
    @pure static var typeIdentifierKey: URLResourceKey { get }
    @pure static var contentTypeKey: URLResourceKey { get }
    @pure static var localizedTypeDescriptionKey: URLResourceKey { get }
    @pure static var labelNumberKey: URLResourceKey { get }
    @pure static var localizedLabelKey: URLResourceKey { get }
    @pure static var fileResourceIdentifierKey: URLResourceKey { get }
    @pure static var volumeIdentifierKey: URLResourceKey { get }
    @pure static var preferredIOBlockSizeKey: URLResourceKey { get }
    @pure static var isReadableKey: URLResourceKey { get }
    @pure static var isWritableKey: URLResourceKey { get }
    @pure static var isExecutableKey: URLResourceKey { get }
    @pure static var fileSecurityKey: URLResourceKey { get }
    @pure static var isExcludedFromBackupKey: URLResourceKey { get }
    @pure static var pathKey: URLResourceKey { get }
    @pure static var canonicalPathKey: URLResourceKey { get }
    @pure static var isMountTriggerKey: URLResourceKey { get }
    @pure static var generationIdentifierKey: URLResourceKey { get }
    @pure static var documentIdentifierKey: URLResourceKey { get }
    @pure static var addedToDirectoryDateKey: URLResourceKey { get }
    @pure static var fileResourceTypeKey: URLResourceKey { get }
    @pure static var fileSizeKey: URLResourceKey { get }
    @pure static var fileAllocatedSizeKey: URLResourceKey { get }
    @pure static var totalFileSizeKey: URLResourceKey { get }
    @pure static var totalFileAllocatedSizeKey: URLResourceKey { get }
    @pure static var isAliasFileKey: URLResourceKey { get }
    @pure static var fileProtectionKey: URLResourceKey { get }
    @pure static var volumeLocalizedFormatDescriptionKey: URLResourceKey { get }
    @pure static var volumeTotalCapacityKey: URLResourceKey { get }
    @pure static var volumeAvailableCapacityKey: URLResourceKey { get }
    @pure static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey { get }
    @pure static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey { get }
    @pure static var volumeNameKey: URLResourceKey { get }
    @pure static var volumeUUIDStringKey: URLResourceKey { get }
    @pure static var volumeIsReadOnlyKey: URLResourceKey { get }
    @pure static var volumeIsRemovableKey: URLResourceKey { get }
    @pure static var volumeIsInternalKey: URLResourceKey { get }
    @pure static var volumeIsEncryptedKey: URLResourceKey { get }
    @pure static var isUbiquitousItemKey: URLResourceKey { get }
    @pure static var ubiquitousItemHasUnresolvedConflictsKey: URLResourceKey { get }
    @pure static var ubiquitousItemIsDownloadingKey: URLResourceKey { get }
    @pure static var ubiquitousItemIsUploadedKey: URLResourceKey { get }
    @pure static var ubiquitousItemIsUploadingKey: URLResourceKey { get }
    @pure static var ubiquitousItemDownloadingStatusKey: URLResourceKey { get }
    @pure static var ubiquitousItemDownloadingErrorKey: URLResourceKey { get }
    @pure static var ubiquitousItemUploadingErrorKey: URLResourceKey { get }
    @pure static var ubiquitousItemDownloadRequestedKey: URLResourceKey { get }
    @pure static var ubiquitousItemContainerDisplayNameKey: URLResourceKey { get }
    @pure static var ubiquitousItemIsSharedKey: URLResourceKey { get }
}
@pure struct URLResourceValues {
    init()
    @pure var allValues: [URLResourceKey: Any] { get }
    @pure var name: String?
    @pure var localizedName: String? { get }
    @pure var isRegularFile: Bool? { get }
    @pure var isDirectory: Bool? { get }
    @pure var isSymbolicLink: Bool? { get }
    @pure var isVolume: Bool? { get }
    @pure var isPackage: Bool? { get }
    @pure var isApplication: Bool? { get }
    @pure var isSystemImmutable: Bool?
    @pure var isUserImmutable: Bool?
    @pure var isHidden: Bool?
    @pure var hasHiddenExtension: Bool?
    @pure var creationDate: Date?
    @pure var contentAccessDate: Date?
    @pure var contentModificationDate: Date?
    @pure var attributeModificationDate: Date? { get }
    @pure var linkCount: Int? { get }
    @pure var parentDirectory: URL? { get }
    @pure var volume: URL? { get }
    @pure var typeIdentifier: String? { get }
    @pure var contentType: UTType? { get }
    @pure var localizedTypeDescription: String? { get }
    @pure var labelNumber: Int?
    @pure var localizedLabel: String? { get }
    @pure var fileResourceIdentifier: NSObjectProtocol? { get }
    @pure var volumeIdentifier: NSObjectProtocol? { get }
    @pure var preferredIOBlockSize: Int? { get }
    @pure var isReadable: Bool? { get }
    @pure var isWritable: Bool? { get }
    @pure var isExecutable: Bool? { get }
    @pure var fileSecurity: NSFileSecurity? { get }
    @pure var isExcludedFromBackup: Bool?
    @pure var path: String? { get }
    @pure var canonicalPath: String? { get }
    @pure var isMountTrigger: Bool? { get }
    @pure var generationIdentifier: NSObjectProtocol? { get }
    @pure var documentIdentifier: Int? { get }
    @pure var addedToDirectoryDate: Date? { get }
    @pure var fileResourceType: URLFileResourceType? { get }
    @pure var fileSize: Int? { get }
    @pure var fileAllocatedSize: Int? { get }
    @pure var totalFileSize: Int? { get }
    @pure var totalFileAllocatedSize: Int? { get }
    @pure var isAliasFile: Bool? { get }
    @pure var fileProtection: URLFileProtection? { get }
    @pure var volumeLocalizedFormatDescription: String? { get }
    @pure var volumeTotalCapacity: Int? { get }
    @pure var volumeAvailableCapacity: Int? { get }
    @pure var volumeAvailableCapacityForImportantUsage: Int64? { get }
    @pure var volumeAvailableCapacityForOpportunisticUsage: Int64? { get }
    @pure var volumeName: String?
    @pure var volumeUUIDString: String? { get }
    @pure var volumeIsReadOnly: Bool? { get }
    @pure var volumeIsRemovable: Bool? { get }
    @pure var volumeIsInternal: Bool? { get }
    @pure var volumeIsEncrypted: Bool? { get }
    @pure var isUbiquitousItem: Bool? { get }
    @pure var ubiquitousItemHasUnresolvedConflicts: Bool? { get }
    @pure var ubiquitousItemIsDownloading: Bool? { get }
    @pure var ubiquitousItemIsUploaded: Bool? { get }
    @pure var ubiquitousItemIsUploading: Bool? { get }
    @pure var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { get }
    @pure var ubiquitousItemDownloadingError: NSError? { get }
    @pure var ubiquitousItemUploadingError: NSError? { get }
    @pure var ubiquitousItemDownloadRequested: Bool? { get }
    @pure var ubiquitousItemContainerDisplayName: String? { get }
    @pure var ubiquitousItemIsShared: Bool? { get }
}
@pure struct URLFileResourceType: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var namedPipe: URLFileResourceType { get }
    @pure static var characterSpecial: URLFileResourceType { get }
    @pure static var directory: URLFileResourceType { get }
    @pure static var blockSpecial: URLFileResourceType { get }
    @pure static var regular: URLFileResourceType { get }
    @pure static var symbolicLink: URLFileResourceType { get }
    @pure static var socket: URLFileResourceType { get }
    @pure static var unknown: URLFileResourceType { get }
}
@pure struct URLFileProtection: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var none: URLFileProtection { get }
    @pure static var complete: URLFileProtection { get }
    @pure static var completeUnlessOpen: URLFileProtection { get }
    @pure static var completeUntilFirstUserAuthentication: URLFileProtection { get }
}
@pure struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var notDownloaded: URLUbiquitousItemDownloadingStatus { get }
    @pure static var downloaded: URLUbiquitousItemDownloadingStatus { get }
    @pure static var current: URLUbiquitousItemDownloadingStatus { get }
}
class NSFileSecurity: NSObject, NSCopying {}

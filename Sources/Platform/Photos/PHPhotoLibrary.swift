// Photos' library, its changes, and what loads its images.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class PHPhotoLibrary: NSObject {
    class func authorizationStatus() -> PHAuthorizationStatus
    @available(iOS 14, *) class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus
    @elsewhere class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void)
    @available(iOS 14, *) @elsewhere class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void)
    @pure class func shared() -> PHPhotoLibrary
    @available(iOS 16, *) var currentChangeToken: PHPersistentChangeToken { get }
    @available(iOS 13, *) var unavailabilityReason: (any Error)? { get }
    func cloudIdentifierMappings(forLocalIdentifiers localIdentifiers: [String]) -> [String: Result<
        PHCloudIdentifier, any Error
    >]
    @available(iOS 16, *) func fetchPersistentChanges(since token: PHPersistentChangeToken) throws
        -> PHPersistentChangeFetchResult
    func localIdentifierMappings(for cloudIdentifiers: [PHCloudIdentifier]) -> [PHCloudIdentifier: Result<
        String, any Error
    >]
    @elsewhere func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil)
    func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws
    @available(iOS 13, *) func register(_ observer: any PHPhotoLibraryAvailabilityObserver)
    func register(_ observer: any PHPhotoLibraryChangeObserver)
    @available(iOS 13, *) func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver)
    func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver)
}
protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
@available(iOS 13, *) protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
enum PHAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
    @available(iOS 14, *) case limited
}
@available(iOS 14, *) enum PHAccessLevel: Int {
    case addOnly, readWrite
}
@available(iOS 16, *) class PHPersistentChangeToken: NSObject, NSCopying, NSSecureCoding {}
@available(iOS 15, *) class PHCloudIdentifier: NSObject, NSSecureCoding {
    init(stringValue: String)
    var stringValue: String { get }
}
class PHChange: NSObject {
    func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>?
    func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>?
}
@available(iOS 16, *) class PHPersistentChangeFetchResult: Sequence {}
@available(iOS 16, *) class PHPersistentChange: NSObject {
    var changeToken: PHPersistentChangeToken { get }
    func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails
}
@available(iOS 16, *) class PHPersistentObjectChangeDetails: NSObject {
    var deletedLocalIdentifiers: Set<String> { get }
    var insertedLocalIdentifiers: Set<String> { get }
    var objectType: PHObjectType { get }
    var updatedLocalIdentifiers: Set<String> { get }
}
@available(iOS 16, *) enum PHObjectType: Int {
    case asset, assetCollection, collectionList
}
class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    var assetContentChanged: Bool { get }
    var objectAfterChanges: ObjectType? { get }
    var objectBeforeChanges: ObjectType { get }
    var objectWasDeleted: Bool { get }
}
class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
    )
    var changedIndexes: IndexSet? { get }
    var changedObjects: [ObjectType] { get }
    var fetchResultAfterChanges: PHFetchResult<ObjectType> { get }
    var fetchResultBeforeChanges: PHFetchResult<ObjectType> { get }
    var hasIncrementalChanges: Bool { get }
    var hasMoves: Bool { get }
    var insertedIndexes: IndexSet? { get }
    var insertedObjects: [ObjectType] { get }
    var removedIndexes: IndexSet? { get }
    var removedObjects: [ObjectType] { get }
    func enumerateMoves(_ handler: @escaping (Int, Int) -> Void)
}
@available(iOS 13, *) class PHChangeRequest: NSObject {}
@service class PHAssetChangeRequest: PHChangeRequest {
    init(for asset: PHAsset)
    class func creationRequestForAsset(from image: UIImage) -> Self
    class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self?
    class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self?
    class func deleteAssets(_ assets: any NSFastEnumeration)
    var contentEditingOutput: PHContentEditingOutput?
    var creationDate: Date?
    var isFavorite: Bool
    var isHidden: Bool
    var location: CLLocation?
    var placeholderForCreatedAsset: PHObjectPlaceholder? { get }
    func revertAssetContentToOriginal()
}
class PHAssetCreationRequest: PHAssetChangeRequest {
    class func forAsset() -> Self
    class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool
    func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
    func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?)
}
class PHAssetResourceCreationOptions: NSObject, NSCopying {
    var originalFilename: String?
    var shouldMoveFile: Bool
    var uniformTypeIdentifier: String?
}
@service class PHAssetCollectionChangeRequest: PHChangeRequest {
    init?(for assetCollection: PHAssetCollection)
    init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>)
    class func creationRequestForAssetCollection(withTitle title: String) -> Self
    class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration)
    var placeholderForCreatedAssetCollection: PHObjectPlaceholder { get }
    var title: String
    func addAssets(_ assets: any NSFastEnumeration)
    func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet)
    func moveAssets(at fromIndexes: IndexSet, to toIndex: Int)
    func removeAssets(_ assets: any NSFastEnumeration)
    func removeAssets(at indexes: IndexSet)
    func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration)
}
@service class PHCollectionListChangeRequest: PHChangeRequest {
    init?(for collectionList: PHCollectionList)
    class func creationRequestForCollectionList(withTitle title: String) -> Self
    class func deleteCollectionLists(_ collectionLists: any NSFastEnumeration)
    var placeholderForCreatedCollectionList: PHObjectPlaceholder { get }
    var title: String
    func addChildCollections(_ collections: any NSFastEnumeration)
    func removeChildCollections(_ collections: any NSFastEnumeration)
    init?(for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>)
    @available(iOS 14.2, *) init?(
        forTopLevelCollectionListUserCollections childCollections: PHFetchResult<PHCollection>)
    func insertChildCollections(_ collections: any NSFastEnumeration, at indexes: IndexSet)
    func moveChildCollections(at indexes: IndexSet, to toIndex: Int)
    func removeChildCollections(at indexes: IndexSet)
    func replaceChildCollections(at indexes: IndexSet, withChildCollections collections: any NSFastEnumeration)
}
@service class PHImageManager: NSObject {
    @pure class func `default`() -> PHImageManager
    func cancelImageRequest(_ requestID: PHImageRequestID)
    @elsewhere @discardableResult func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID
    @elsewhere @discardableResult func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID
    @callsBack @discardableResult func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID
    @callsBack @discardableResult func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID
    @available(iOS 13, *) @callsBack @discardableResult func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID
    @callsBack @discardableResult func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID
    @elsewhere @discardableResult func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID
}
class PHCachingImageManager: PHImageManager {
    init()
    var allowsCachingHighQualityImages: Bool
    func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
    func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
    func stopCachingImagesForAllAssets()
}
typealias PHImageRequestID = Int32
let PHInvalidImageRequestID: PHImageRequestID
let PHImageManagerMaximumSize: CGSize
let PHImageCancelledKey: String
let PHImageErrorKey: String
let PHImageResultIsDegradedKey: String
let PHImageResultIsInCloudKey: String
let PHImageResultRequestIDKey: String
typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) ->
    Void
typealias PHAssetVideoProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) ->
    Void
class PHImageRequestOptions: NSObject, NSCopying {
    @available(iOS 17, *) var allowSecondaryDegradedImage: Bool
    var deliveryMode: PHImageRequestOptionsDeliveryMode
    var isNetworkAccessAllowed: Bool
    var isSynchronous: Bool
    var normalizedCropRect: CGRect
    @elsewhere var progressHandler: PHAssetImageProgressHandler?
    var resizeMode: PHImageRequestOptionsResizeMode
    var version: PHImageRequestOptionsVersion
}
class PHLivePhotoRequestOptions: NSObject, NSCopying {
    var deliveryMode: PHImageRequestOptionsDeliveryMode
    var isNetworkAccessAllowed: Bool
    @elsewhere var progressHandler: PHAssetImageProgressHandler?
    var version: PHImageRequestOptionsVersion
}
class PHVideoRequestOptions: NSObject, NSCopying {
    var deliveryMode: PHVideoRequestOptionsDeliveryMode
    var isNetworkAccessAllowed: Bool
    @elsewhere var progressHandler: PHAssetVideoProgressHandler?
    var version: PHVideoRequestOptionsVersion
}
enum PHImageContentMode: Int {
    case aspectFit, aspectFill
}
extension PHImageContentMode {
    @pure static var `default`: PHImageContentMode { get }
}
enum PHImageRequestOptionsDeliveryMode: Int {
    case opportunistic, highQualityFormat, fastFormat
}
enum PHImageRequestOptionsResizeMode: Int {
    case none, fast, exact
}
enum PHImageRequestOptionsVersion: Int {
    case current, unadjusted, original
}
enum PHVideoRequestOptionsDeliveryMode: Int {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
enum PHVideoRequestOptionsVersion: Int {
    case current, original
}
@service class PHAssetResourceManager: NSObject {
    @pure class func `default`() -> PHAssetResourceManager
    func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID)
    @elsewhere @discardableResult func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID
    @elsewhere func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void)
}
typealias PHAssetResourceDataRequestID = Int32
class PHAssetResourceRequestOptions: NSObject, NSCopying {
    var isNetworkAccessAllowed: Bool
    @elsewhere var progressHandler: ((Double) -> Void)?
}
@available(iOS 13, *) @pure struct PHPhotosError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case internalError, userCancelled, libraryVolumeOffline, relinquishingLibraryBundleToWriter,
            switchingSystemPhotoLibrary
        @available(iOS 14, *) case networkAccessRequired
        @available(iOS 16, *) case networkError
        @available(iOS 15, *) case identifierNotFound, multipleIdentifiersFound, changeNotSupported,
            operationInterrupted, invalidResource, missingResource, notEnoughSpace, requestNotSupportedForAsset,
            accessRestricted, accessUserDenied
        @available(iOS 15.4, *) case libraryInFileProviderSyncRoot
        @available(iOS 16, *) case persistentChangeTokenExpired, persistentChangeDetailsUnavailable
    }
    init(_ code: PHPhotosError.Code, userInfo: [String: Any] = [:])
    @pure var code: PHPhotosError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var internalError: PHPhotosError.Code { get }
    @pure static var userCancelled: PHPhotosError.Code { get }
    @pure static var libraryVolumeOffline: PHPhotosError.Code { get }
    @pure static var relinquishingLibraryBundleToWriter: PHPhotosError.Code { get }
    @pure static var switchingSystemPhotoLibrary: PHPhotosError.Code { get }
    @available(iOS 14, *) @pure static var networkAccessRequired: PHPhotosError.Code { get }
    @available(iOS 16, *) @pure static var networkError: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var identifierNotFound: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var multipleIdentifiersFound: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var changeNotSupported: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var operationInterrupted: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var invalidResource: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var missingResource: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var notEnoughSpace: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var requestNotSupportedForAsset: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var accessRestricted: PHPhotosError.Code { get }
    @available(iOS 15, *) @pure static var accessUserDenied: PHPhotosError.Code { get }
    @available(iOS 15.4, *) @pure static var libraryInFileProviderSyncRoot: PHPhotosError.Code { get }
    @available(iOS 16, *) @pure static var persistentChangeTokenExpired: PHPhotosError.Code { get }
    @available(iOS 16, *) @pure static var persistentChangeDetailsUnavailable: PHPhotosError.Code { get }
}

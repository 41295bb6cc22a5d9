// Photos' assets and collections.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class PHObject: NSObject, NSCopying {
    var localIdentifier: String { get }
}
class PHObjectPlaceholder: PHObject {}
class PHAsset: PHObject {
    @service class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    >
    @service class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
    @service class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    >
    @service class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    >
    @service class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    @service class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    @service class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>?
    @available(iOS 15, *) unowned(unsafe) var adjustmentFormatIdentifier: NSString? { get }
    var burstIdentifier: String? { get }
    var burstSelectionTypes: PHAssetBurstSelectionType { get }
    var creationDate: Date? { get }
    var duration: TimeInterval { get }
    @available(iOS 15, *) var hasAdjustments: Bool { get }
    var isFavorite: Bool { get }
    var isHidden: Bool { get }
    var location: CLLocation? { get }
    var mediaSubtypes: PHAssetMediaSubtype { get }
    var mediaType: PHAssetMediaType { get }
    var modificationDate: Date? { get }
    var pixelHeight: Int { get }
    var pixelWidth: Int { get }
    var playbackStyle: PHAsset.PlaybackStyle { get }
    var representsBurst: Bool { get }
    var sourceType: PHAssetSourceType { get }
    func canPerform(_ editOperation: PHAssetEditOperation) -> Bool
    func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID)
    @service @elsewhere @discardableResult func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID
    enum PlaybackStyle: Int { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
}
typealias PHContentEditingInputRequestID = Int
@pure struct PHAssetBurstSelectionType: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var autoPick: PHAssetBurstSelectionType { get }
    @pure static var userPick: PHAssetBurstSelectionType { get }
}
@pure struct PHAssetMediaSubtype: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var photoPanorama: PHAssetMediaSubtype { get }
    @pure static var photoHDR: PHAssetMediaSubtype { get }
    @pure static var photoScreenshot: PHAssetMediaSubtype { get }
    @pure static var photoLive: PHAssetMediaSubtype { get }
    @pure static var photoDepthEffect: PHAssetMediaSubtype { get }
    @pure static var videoStreamed: PHAssetMediaSubtype { get }
    @pure static var videoHighFrameRate: PHAssetMediaSubtype { get }
    @pure static var videoTimelapse: PHAssetMediaSubtype { get }
    @available(iOS 15, *) @pure static var videoCinematic: PHAssetMediaSubtype { get }
}
@pure struct PHAssetSourceType: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var typeUserLibrary: PHAssetSourceType { get }
    @pure static var typeCloudShared: PHAssetSourceType { get }
    @pure static var typeiTunesSynced: PHAssetSourceType { get }
}
enum PHAssetMediaType: Int {
    case unknown, image, video, audio
}
enum PHAssetEditOperation: Int {
    case delete, content, properties
}
enum PHAssetResourceType: Int {
    case photo, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
    @available(iOS 13, *) case adjustmentBaseVideo
    @available(iOS 17, *) case photoProxy
}
class PHAssetResource: NSObject {
    class func assetResources(for asset: PHAsset) -> [PHAssetResource]
    class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource]
    var assetLocalIdentifier: String { get }
    var originalFilename: String { get }
    @available(iOS 16, *) var pixelHeight: Int { get }
    @available(iOS 16, *) var pixelWidth: Int { get }
    var type: PHAssetResourceType { get }
    var uniformTypeIdentifier: String { get }
}
class PHCollection: PHObject {
    @service class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?)
        -> PHFetchResult<PHCollection>
    @service class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection>
    var canContainAssets: Bool { get }
    var canContainCollections: Bool { get }
    var localizedTitle: String? { get }
    func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool
}
enum PHCollectionEditOperation: Int {
    case deleteContent, removeContent, addContent, createContent, rearrangeContent, delete, rename
}
class PHAssetCollection: PHCollection {
    @service class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection>
    @service class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection>
    @service class func fetchAssetCollections(withALAssetGroupURLs assetGroupURLs: [URL], options: PHFetchOptions?)
        -> PHFetchResult<PHAssetCollection>
    @service class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAssetCollection>
    @service class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
    @service class func fetchMoments(inMomentList momentList: PHCollectionList, options: PHFetchOptions?)
        -> PHFetchResult<PHAssetCollection>
    class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection
    class func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?)
        -> PHAssetCollection
    var approximateLocation: CLLocation? { get }
    var assetCollectionSubtype: PHAssetCollectionSubtype { get }
    var assetCollectionType: PHAssetCollectionType { get }
    var endDate: Date? { get }
    var estimatedAssetCount: Int { get }
    var localizedLocationNames: [String] { get }
    var startDate: Date? { get }
}
enum PHAssetCollectionType: Int {
    case album, smartAlbum, moment
}
enum PHAssetCollectionSubtype: Int {
    case albumRegular, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported, albumMyPhotoStream
    case albumCloudShared, smartAlbumGeneric, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
    case smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
    case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect
    case smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
    @available(iOS 13, *) case smartAlbumUnableToUpload
    @available(iOS 15, *) case smartAlbumRAW
    @available(iOS 15, *) case smartAlbumCinematic
    case any
}
class PHCollectionList: PHCollection {
    @service class func fetchCollectionListsContaining(_ collection: PHCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHCollectionList>
    @service class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList>
    @service class func fetchCollectionLists(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHCollectionList>
    class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList
    var collectionListSubtype: PHCollectionListSubtype { get }
    var collectionListType: PHCollectionListType { get }
    var endDate: Date? { get }
    var localizedLocationNames: [String] { get }
    var startDate: Date? { get }
    @service class func fetchMomentLists(with momentListSubtype: PHCollectionListSubtype, options: PHFetchOptions?)
        -> PHFetchResult<PHCollectionList>
    @service class func fetchMomentLists(
        with momentListSubtype: PHCollectionListSubtype, containingMoment moment: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList>
    class func transientCollectionList(
        withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
    ) -> PHCollectionList
}
enum PHCollectionListType: Int {
    case momentList, folder, smartFolder
}
enum PHCollectionListSubtype: Int {
    case momentListCluster, momentListYear, regularFolder, smartFolderEvents, smartFolderFaces, any
}
class PHFetchOptions: NSObject, NSCopying {
    var fetchLimit: Int
    var includeAllBurstAssets: Bool
    var includeAssetSourceTypes: PHAssetSourceType
    var includeHiddenAssets: Bool
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var wantsIncrementalChangeDetails: Bool
}
class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration {
    var count: Int { get }
    var firstObject: ObjectType? { get }
    var lastObject: ObjectType? { get }
    subscript(idx: Int) -> ObjectType { get }
    func contains(_ anObject: ObjectType) -> Bool
    func countOfAssets(with mediaType: PHAssetMediaType) -> Int
    func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func index(of anObject: ObjectType) -> Int
    func index(of anObject: ObjectType, in range: NSRange) -> Int
    func object(at index: Int) -> ObjectType
    func objects(at indexes: IndexSet) -> [ObjectType]
}
class PHLivePhoto: NSObject, NSCopying, NSSecureCoding {
    class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID)
    @service @discardableResult class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID
    var size: CGSize { get }
}
typealias PHLivePhotoRequestID = Int32
let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID
let PHLivePhotoInfoCancelledKey: String
let PHLivePhotoInfoErrorKey: String
let PHLivePhotoInfoIsDegradedKey: String
class PHContentEditingInput: NSObject {
    var adjustmentData: PHAdjustmentData? { get }
    var audiovisualAsset: AVAsset? { get }
    var avAsset: AVAsset? { get }
    var creationDate: Date? { get }
    var displaySizeImage: UIImage? { get }
    var fullSizeImageOrientation: Int32 { get }
    var fullSizeImageURL: URL? { get }
    var livePhoto: PHLivePhoto? { get }
    var location: CLLocation? { get }
    var mediaSubtypes: PHAssetMediaSubtype { get }
    var mediaType: PHAssetMediaType { get }
    var playbackStyle: PHAsset.PlaybackStyle { get }
    var uniformTypeIdentifier: String? { get }
}
class PHContentEditingInputRequestOptions: NSObject {
    var canHandleAdjustmentData: (PHAdjustmentData) -> Bool
    var isNetworkAccessAllowed: Bool
    @elsewhere var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}
class PHContentEditingOutput: NSObject {
    init(contentEditingInput: PHContentEditingInput)
    init(placeholderForCreatedAsset: PHObjectPlaceholder)
    var adjustmentData: PHAdjustmentData?
    var renderedContentURL: URL { get }
}
class PHAdjustmentData: NSObject {
    init(formatIdentifier: String, formatVersion: String, data: Data)
    var data: Data { get }
    var formatIdentifier: String { get }
    var formatVersion: String { get }
}

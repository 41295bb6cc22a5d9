// AVFoundation's assets and tracks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading {
    init(url URL: URL)
    var allMediaSelections: [AVMediaSelection] { get }
    var availableChapterLocales: [Locale] { get }
    var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { get }
    var availableMetadataFormats: [AVMetadataFormat] { get }
    var canContainFragments: Bool { get }
    var commonMetadata: [AVMetadataItem] { get }
    var containsFragments: Bool { get }
    var creationDate: AVMetadataItem? { get }
    var duration: CMTime { get }
    var hasProtectedContent: Bool { get }
    var isCompatibleWithAirPlayVideo: Bool { get }
    var isComposable: Bool { get }
    var isExportable: Bool { get }
    var isPlayable: Bool { get }
    var isReadable: Bool { get }
    var lyrics: String? { get }
    var metadata: [AVMetadataItem] { get }
    @available(iOS 13, *) var minimumTimeOffsetFromLive: CMTime { get }
    var overallDurationHint: CMTime { get }
    var preferredMediaSelection: AVMediaSelection { get }
    var preferredRate: Float { get }
    var preferredTransform: CGAffineTransform { get }
    var preferredVolume: Float { get }
    var providesPreciseDurationAndTiming: Bool { get }
    var referenceRestrictions: AVAssetReferenceRestrictions { get }
    var trackGroups: [AVAssetTrackGroup] { get }
    var tracks: [AVAssetTrack] { get }
    func cancelLoading()
    func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) -> [AVTimedMetadataGroup]
    func chapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?
    ) -> [AVTimedMetadataGroup]
    @available(iOS 15, *) @elsewhere func findUnusedTrackID(
        completionHandler: @escaping (CMPersistentTrackID, (any Error)?) -> Void)
    func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T
    @available(iOS 15, *) @elsewhere func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping (AVMediaSelectionGroup?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func loadMetadata(
        for format: AVMetadataFormat, completionHandler: @escaping ([AVMetadataItem]?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func loadTrack(
        withTrackID trackID: CMPersistentTrackID, completionHandler: @escaping (AVAssetTrack?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void)
    @elsewhere func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil)
    func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
        -> AVMediaSelectionGroup?
    func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem]
    func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
    func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack?
    func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack]
    func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack]
    func unusedTrackID() -> CMPersistentTrackID
    @available(iOS 15, *) @elsewhere func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String],
        completionHandler: @escaping ([AVTimedMetadataGroup]?, (any Error)?) -> Void)
    var isCompatibleWithSavedPhotosAlbum: Bool { get }
}
protocol AVAsynchronousKeyValueLoading {
    @elsewhere func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil)
    func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
    @available(iOS 15, *) func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status
}
enum AVKeyValueStatus: Int {
    case unknown, loading, loaded, failed, cancelled
}
@available(iOS 15, *) class AVPartialAsyncProperty<Root> {}
@available(iOS 15, *) class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root> {
    enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }
}
extension AVPartialAsyncProperty where Root: AVAsset {
    @pure static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { get }
    @pure static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { get }
    @pure static var duration: AVAsyncProperty<Root, CMTime> { get }
    @pure static var hasProtectedContent: AVAsyncProperty<Root, Bool> { get }
    @pure static var isComposable: AVAsyncProperty<Root, Bool> { get }
    @pure static var isExportable: AVAsyncProperty<Root, Bool> { get }
    @pure static var isPlayable: AVAsyncProperty<Root, Bool> { get }
    @pure static var isReadable: AVAsyncProperty<Root, Bool> { get }
    @pure static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { get }
    @pure static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { get }
}
class AVURLAsset: AVAsset {
    init(url URL: URL, options: [String: Any]? = nil)
    class func audiovisualMIMETypes() -> [String]
    class func audiovisualTypes() -> [AVFileType]
    class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool
    var assetCache: AVAssetCache? { get }
    @available(iOS 16, *) var httpSessionIdentifier: UUID { get }
    var mayRequireContentKeysForMediaDataProcessing: Bool { get }
    var resourceLoader: AVAssetResourceLoader { get }
    var url: URL { get }
    @available(iOS 15, *) var variants: [AVAssetVariant] { get }
    @available(iOS 15, *) @elsewhere func findCompatibleTrack(
        for compositionTrack: AVCompositionTrack, completionHandler: @escaping (AVAssetTrack?, (any Error)?) -> Void)
    func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack?
}
let AVURLAssetAllowsCellularAccessKey: String
@available(iOS 13, *) let AVURLAssetAllowsConstrainedNetworkAccessKey: String
@available(iOS 13, *) let AVURLAssetAllowsExpensiveNetworkAccessKey: String
let AVURLAssetHTTPCookiesKey: String
@available(iOS 16, *) let AVURLAssetHTTPUserAgentKey: String
let AVURLAssetPreferPreciseDurationAndTimingKey: String
let AVURLAssetReferenceRestrictionsKey: String
@available(iOS 15, *) let AVURLAssetURLRequestAttributionKey: String
class AVAssetResourceLoader: NSObject {
    weak var delegate: (any AVAssetResourceLoaderDelegate)? { get }
    var delegateQueue: DispatchQueue? { get }
    var preloadsEligibleContentKeys: Bool
    func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?)
}
protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    optional func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge)
    optional func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
    optional func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    optional func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool
    optional func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
    ) -> Bool
}
class AVAssetResourceLoadingRequest: NSObject {
    var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { get }
    var dataRequest: AVAssetResourceLoadingDataRequest? { get }
    var isCancelled: Bool { get }
    var isFinished: Bool { get }
    @NSCopying var redirect: URLRequest?
    var request: URLRequest { get }
    @NSCopying var response: URLResponse?
    func finishLoading()
    func finishLoading(with error: (any Error)?)
}
class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest {}
class AVAssetResourceLoadingContentInformationRequest: NSObject {
    var allowedContentTypes: [String]? { get }
    var contentLength: Int64
    var contentType: String?
    var isByteRangeAccessSupported: Bool
    @available(iOS 16, *) var isEntireLengthAvailableOnDemand: Bool
    var renewalDate: Date?
}
class AVAssetResourceLoadingDataRequest: NSObject {
    var currentOffset: Int64 { get }
    var requestedLength: Int { get }
    var requestedOffset: Int64 { get }
    var requestsAllDataToEndOfResource: Bool { get }
    func respond(with data: Data)
}
class AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading {
    weak var asset: AVAsset? { get }
    var availableMetadataFormats: [AVMetadataFormat] { get }
    var availableTrackAssociationTypes: [AVAssetTrack.AssociationType] { get }
    var commonMetadata: [AVMetadataItem] { get }
    var estimatedDataRate: Float { get }
    var extendedLanguageTag: String? { get }
    var formatDescriptions: [Any] { get }
    @available(iOS 13, *) var hasAudioSampleDependencies: Bool { get }
    var isDecodable: Bool { get }
    var isEnabled: Bool { get }
    var isPlayable: Bool { get }
    var isSelfContained: Bool { get }
    var languageCode: String? { get }
    var mediaType: AVMediaType { get }
    var metadata: [AVMetadataItem] { get }
    var minFrameDuration: CMTime { get }
    var naturalTimeScale: CMTimeScale { get }
    var naturalSize: CGSize { get }
    var nominalFrameRate: Float { get }
    var preferredTransform: CGAffineTransform { get }
    var preferredVolume: Float { get }
    var requiresFrameReordering: Bool { get }
    var segments: [AVAssetTrackSegment] { get }
    var timeRange: CMTimeRange { get }
    var totalSampleDataLength: Int64 { get }
    var trackID: CMPersistentTrackID { get }
    func associatedTracks(ofType trackAssociationType: AVAssetTrack.AssociationType) -> [AVAssetTrack]
    func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool
    func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T
    func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem]
    func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime
    func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment?
    @available(iOS 15, *) @elsewhere func loadAssociatedTracks(
        ofType trackAssociationType: AVAssetTrack.AssociationType,
        completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func loadMetadata(
        for format: AVMetadataFormat, completionHandler: @escaping ([AVMetadataItem]?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func loadSamplePresentationTime(
        forTrackTime trackTime: CMTime, completionHandler: @escaping (CMTime, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func loadSegment(
        forTrackTime trackTime: CMTime, completionHandler: @escaping (AVAssetTrackSegment?, (any Error)?) -> Void)
    @pure struct AssociationType: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var audioFallback: AVAssetTrack.AssociationType { get }
        @pure static var chapterList: AVAssetTrack.AssociationType { get }
        @pure static var forcedSubtitlesOnly: AVAssetTrack.AssociationType { get }
        @pure static var metadataReferent: AVAssetTrack.AssociationType { get }
        @pure static var selectionFollower: AVAssetTrack.AssociationType { get }
        @pure static var timecode: AVAssetTrack.AssociationType { get }
    }
}
class AVAssetTrackSegment: NSObject {
    var isEmpty: Bool { get }
    var timeMapping: CMTimeMapping { get }
}
@pure struct AVMediaType: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var audio: AVMediaType { get }
    @pure static var closedCaption: AVMediaType { get }
    @pure static var depthData: AVMediaType { get }
    @pure static var metadata: AVMediaType { get }
    @pure static var metadataObject: AVMediaType { get }
    @pure static var muxed: AVMediaType { get }
    @pure static var subtitle: AVMediaType { get }
    @pure static var text: AVMediaType { get }
    @pure static var timecode: AVMediaType { get }
    @pure static var video: AVMediaType { get }
}
@pure struct AVMediaCharacteristic: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var audible: AVMediaCharacteristic { get }
    @available(iOS 13, *) @pure static var containsAlphaChannel: AVMediaCharacteristic { get }
    @available(iOS 14, *) @pure static var containsHDRVideo: AVMediaCharacteristic { get }
    @pure static var containsOnlyForcedSubtitles: AVMediaCharacteristic { get }
    @pure static var describesMusicAndSoundForAccessibility: AVMediaCharacteristic { get }
    @pure static var describesVideoForAccessibility: AVMediaCharacteristic { get }
    @pure static var dubbedTranslation: AVMediaCharacteristic { get }
    @pure static var easyToRead: AVMediaCharacteristic { get }
    @pure static var frameBased: AVMediaCharacteristic { get }
    @pure static var isAuxiliaryContent: AVMediaCharacteristic { get }
    @pure static var isMainProgramContent: AVMediaCharacteristic { get }
    @pure static var isOriginalContent: AVMediaCharacteristic { get }
    @pure static var languageTranslation: AVMediaCharacteristic { get }
    @pure static var legible: AVMediaCharacteristic { get }
    @pure static var transcribesSpokenDialogForAccessibility: AVMediaCharacteristic { get }
    @pure static var usesWideGamutColorSpace: AVMediaCharacteristic { get }
    @pure static var visual: AVMediaCharacteristic { get }
    @pure static var voiceOverTranslation: AVMediaCharacteristic { get }
}
@pure struct AVFileType: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var ahap: AVFileType { get }
    @pure static var dng: AVFileType { get }
    @pure static var scc: AVFileType { get }
    @pure static var ac3: AVFileType { get }
    @pure static var aifc: AVFileType { get }
    @pure static var aiff: AVFileType { get }
    @pure static var amr: AVFileType { get }
    @pure static var au: AVFileType { get }
    @pure static var avci: AVFileType { get }
    @pure static var caf: AVFileType { get }
    @pure static var eac3: AVFileType { get }
    @pure static var heic: AVFileType { get }
    @pure static var heif: AVFileType { get }
    @pure static var itt: AVFileType { get }
    @pure static var jpg: AVFileType { get }
    @pure static var m4a: AVFileType { get }
    @pure static var m4v: AVFileType { get }
    @pure static var mobile3GPP: AVFileType { get }
    @pure static var mobile3GPP2: AVFileType { get }
    @pure static var mov: AVFileType { get }
    @pure static var mp3: AVFileType { get }
    @pure static var mp4: AVFileType { get }
    @pure static var tif: AVFileType { get }
    @pure static var wav: AVFileType { get }
}

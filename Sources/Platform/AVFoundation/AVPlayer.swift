// AVFoundation's players.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class AVPlayer: NSObject {
    init()
    init(url URL: URL)
    init(playerItem item: AVPlayerItem?)
    class var availableHDRModes: AVPlayer.HDRMode { get }
    @available(iOS 13.4, *) class var eligibleForHDRPlayback: Bool { get }
    var actionAtItemEnd: AVPlayer.ActionAtItemEnd
    var allowsExternalPlayback: Bool
    var appliesMediaSelectionCriteriaAutomatically: Bool
    @available(iOS 15, *) var audiovisualBackgroundPlaybackPolicy: AVPlayerAudiovisualBackgroundPlaybackPolicy
    var automaticallyWaitsToMinimizeStalling: Bool
    var currentItem: AVPlayerItem? { get }
    @available(iOS 16, *) var defaultRate: Float
    var error: (any Error)? { get }
    var externalPlaybackVideoGravity: AVLayerVideoGravity
    var isClosedCaptionDisplayEnabled: Bool
    var isExternalPlaybackActive: Bool { get }
    @callsBack var isMuted: Bool
    var masterClock: CMClock?
    var isOutputObscuredDueToInsufficientExternalProtection: Bool { get }
    @available(iOS 15, *) var playbackCoordinator: AVPlayerPlaybackCoordinator { get }
    var preventsDisplaySleepDuringVideoPlayback: Bool
    @callsBack var rate: Float
    var reasonForWaitingToPlay: AVPlayer.WaitingReason? { get }
    @available(iOS 15, *) var sourceClock: CMClock?
    var status: AVPlayer.Status { get }
    var timeControlStatus: AVPlayer.TimeControlStatus { get }
    var usesExternalPlaybackWhileExternalScreenIsActive: Bool
    @callsBack var volume: Float
    @elsewhere func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any
    @elsewhere func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any
    func cancelPendingPrerolls()
    func currentTime() -> CMTime
    func mediaSelectionCriteria(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
        -> AVPlayerMediaSelectionCriteria?
    @callsBack func pause()
    @callsBack func play()
    @callsBack func playImmediately(atRate rate: Float)
    @elsewhere func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil)
    func removeTimeObserver(_ observer: Any)
    @callsBack func replaceCurrentItem(with item: AVPlayerItem?)
    func seek(to date: Date)
    @elsewhere func seek(to date: Date, completionHandler: @escaping (Bool) -> Void)
    func seek(to time: CMTime)
    @elsewhere func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
    @elsewhere func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void)
    func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
    @callsBack func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime)
    enum ActionAtItemEnd: Int { case advance, pause, none }
    enum Status: Int { case unknown, readyToPlay, failed }
    enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
    @pure struct WaitingReason: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var evaluatingBufferingRate: AVPlayer.WaitingReason { get }
        @available(iOS 15, *) @pure static var interstitialEvent: AVPlayer.WaitingReason { get }
        @pure static var noItemToPlay: AVPlayer.WaitingReason { get }
        @pure static var toMinimizeStalls: AVPlayer.WaitingReason { get }
        @available(iOS 15, *) @pure static var waitingForCoordinatedPlayback: AVPlayer.WaitingReason { get }
    }
    @pure struct RateDidChangeReason: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @available(iOS 15, *) @pure static var appBackgrounded: AVPlayer.RateDidChangeReason { get }
        @available(iOS 15, *) @pure static var audioSessionInterrupted: AVPlayer.RateDidChangeReason { get }
        @available(iOS 15, *) @pure static var setRateCalled: AVPlayer.RateDidChangeReason { get }
        @available(iOS 15, *) @pure static var setRateFailed: AVPlayer.RateDidChangeReason { get }
    }
    @pure struct HDRMode: OptionSet {
        init(rawValue: Int)
        @pure var rawValue: Int { get }
        @pure static var hlg: AVPlayer.HDRMode { get }
        @pure static var hdr10: AVPlayer.HDRMode { get }
        @pure static var dolbyVision: AVPlayer.HDRMode { get }
    }
    @available(iOS 13.4, *) @pure static var eligibleForHDRPlaybackDidChangeNotification: NSNotification.Name { get }
    @available(iOS 15, *) @pure static var rateDidChangeNotification: NSNotification.Name { get }
    @available(iOS 15, *) @pure static var rateDidChangeOriginatingParticipantKey: String { get }
    @available(iOS 15, *) @pure static var rateDidChangeReasonKey: String { get }
}
@available(iOS 15, *) enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int {
    case automatic, pauses, continuesIfPossible
}
@available(iOS 15, *) class AVPlaybackCoordinator: NSObject {}
@available(iOS 15, *) class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {
    weak var delegate: (any AVPlayerPlaybackCoordinatorDelegate)?
    weak var player: AVPlayer? { get }
}
class AVPlayerMediaSelectionCriteria: NSObject {
    init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?)
    init(
        principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
        preferredMediaCharacteristics: [AVMediaCharacteristic]?)
    var preferredLanguages: [String]? { get }
    var preferredMediaCharacteristics: [AVMediaCharacteristic]? { get }
    var principalMediaCharacteristics: [AVMediaCharacteristic]? { get }
}
class AVQueuePlayer: AVPlayer {
    init(items: [AVPlayerItem])
    @callsBack func advanceToNextItem()
    func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool
    @callsBack func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?)
    func items() -> [AVPlayerItem]
    @callsBack func remove(_ item: AVPlayerItem)
    @callsBack func removeAllItems()
}
class AVPlayerLooper: NSObject {
    init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem)
    init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange)
    @available(iOS 17, *) init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
        existingItemsOrdering itemOrdering: AVPlayerLooper.ItemOrdering)
    var error: (any Error)? { get }
    var loopCount: Int { get }
    var loopingPlayerItems: [AVPlayerItem] { get }
    var status: AVPlayerLooper.Status { get }
    func disableLooping()
    enum Status: Int { case unknown, ready, failed, cancelled }
    @available(iOS 17, *) enum ItemOrdering: Int {
        case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
    }
}
class AVPlayerItem: NSObject, NSCopying {
    init(url URL: URL)
    init(asset: AVAsset)
    init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?)
    @available(iOS 15, *) init(asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>] = [])
    @available(iOS 14, *) var allowedAudioSpatializationFormats: AVAudioSpatializationFormats
    @available(iOS 14, *) var appliesPerFrameHDRDisplayMetadata: Bool
    var asset: AVAsset { get }
    @NSCopying var audioMix: AVAudioMix?
    var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm
    @available(iOS 15, *) var automaticallyHandlesInterstitialEvents: Bool
    var automaticallyLoadedAssetKeys: [String] { get }
    @available(iOS 13, *) var automaticallyPreservesTimeOffsetFromLive: Bool
    var canPlayFastForward: Bool { get }
    var canPlayFastReverse: Bool { get }
    var canPlayReverse: Bool { get }
    var canPlaySlowForward: Bool { get }
    var canPlaySlowReverse: Bool { get }
    var canStepBackward: Bool { get }
    var canStepForward: Bool { get }
    var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool
    @available(iOS 13, *) var configuredTimeOffsetFromLive: CMTime
    var currentMediaSelection: AVMediaSelection { get }
    var customVideoCompositor: (any AVVideoCompositing)? { get }
    var duration: CMTime { get }
    var error: (any Error)? { get }
    var forwardPlaybackEndTime: CMTime
    @available(iOS 13, *) var isAudioSpatializationAllowed: Bool
    var isPlaybackBufferEmpty: Bool { get }
    var isPlaybackBufferFull: Bool { get }
    var isPlaybackLikelyToKeepUp: Bool { get }
    var loadedTimeRanges: [NSValue] { get }
    var mediaDataCollectors: [AVPlayerItemMediaDataCollector] { get }
    var outputs: [AVPlayerItemOutput] { get }
    var preferredForwardBufferDuration: TimeInterval
    var preferredMaximumResolution: CGSize
    @available(iOS 15, *) var preferredMaximumResolutionForExpensiveNetworks: CGSize
    var preferredPeakBitRate: Double
    @available(iOS 15, *) var preferredPeakBitRateForExpensiveNetworks: Double
    var presentationSize: CGSize { get }
    @available(iOS 13, *) var recommendedTimeOffsetFromLive: CMTime { get }
    var reversePlaybackEndTime: CMTime
    var seekableTimeRanges: [NSValue] { get }
    var seekingWaitsForVideoCompositionRendering: Bool
    @available(iOS 14, *) var startsOnFirstEligibleVariant: Bool
    var status: AVPlayerItem.Status { get }
    var textStyleRules: [AVTextStyleRule]?
    var timebase: CMTimebase? { get }
    var timedMetadata: [AVMetadataItem]? { get }
    var tracks: [AVPlayerItemTrack] { get }
    @available(iOS 14.5, *) var variantPreferences: AVVariantPreferences
    @NSCopying var videoComposition: AVVideoComposition?
    func accessLog() -> AVPlayerItemAccessLog?
    func add(_ collector: AVPlayerItemMediaDataCollector)
    func add(_ output: AVPlayerItemOutput)
    func cancelPendingSeeks()
    func currentDate() -> Date?
    func currentTime() -> CMTime
    func errorLog() -> AVPlayerItemErrorLog?
    func remove(_ collector: AVPlayerItemMediaDataCollector)
    func remove(_ output: AVPlayerItemOutput)
    func seek(to date: Date) -> Bool
    @elsewhere func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool
    func seek(to time: CMTime)
    @elsewhere func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
    @elsewhere func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil)
    func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup)
    func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup)
    func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption?
    func step(byCount stepCount: Int)
    func copy(with zone: NSZone? = nil) -> Any
    @available(iOS 15, *) var template: AVPlayerItem? { get }
    var videoApertureMode: AVVideoApertureMode
    enum Status: Int { case unknown, readyToPlay, failed }
    @available(iOS 13, *) @pure static var mediaSelectionDidChangeNotification: NSNotification.Name { get }
    @available(iOS 13, *) @pure static var recommendedTimeOffsetFromLiveDidChangeNotification: NSNotification.Name {
        get
    }
    @pure static var timeJumpedNotification: NSNotification.Name { get }
}
extension NSNotification.Name {
    @pure static var AVPlayerItemDidPlayToEndTime: NSNotification.Name { get }
    @pure static var AVPlayerItemFailedToPlayToEndTime: NSNotification.Name { get }
    @pure static var AVPlayerItemNewAccessLogEntry: NSNotification.Name { get }
    @pure static var AVPlayerItemNewErrorLogEntry: NSNotification.Name { get }
    @pure static var AVPlayerItemPlaybackStalled: NSNotification.Name { get }
    @pure static var AVPlayerItemTimeJumped: NSNotification.Name { get }
    @pure static var AVPlayerAvailableHDRModesDidChange: NSNotification.Name { get }
    @pure static var AVSampleBufferDisplayLayerFailedToDecode: NSNotification.Name { get }
}
let AVPlayerItemFailedToPlayToEndTimeErrorKey: String
class AVPlayerItemTrack: NSObject {
    var assetTrack: AVAssetTrack? { get }
    var currentVideoFrameRate: Float { get }
    var isEnabled: Bool
}
class AVPlayerItemAccessLog: NSObject, NSCopying {
    var events: [AVPlayerItemAccessLogEvent] { get }
    var extendedLogDataStringEncoding: UInt { get }
    func extendedLogData() -> Data?
}
class AVPlayerItemAccessLogEvent: NSObject, NSCopying {
    var averageAudioBitrate: Double { get }
    var averageVideoBitrate: Double { get }
    var downloadOverdue: Int { get }
    var durationWatched: TimeInterval { get }
    var indicatedAverageBitrate: Double { get }
    var indicatedBitrate: Double { get }
    var mediaRequestsWWAN: Int { get }
    var numberOfBytesTransferred: Int64 { get }
    var numberOfDroppedVideoFrames: Int { get }
    var numberOfMediaRequests: Int { get }
    var numberOfServerAddressChanges: Int { get }
    var numberOfStalls: Int { get }
    var observedBitrate: Double { get }
    var observedBitrateStandardDeviation: Double { get }
    var observedMaxBitrate: Double { get }
    var observedMinBitrate: Double { get }
    var playbackSessionID: String? { get }
    var playbackStartDate: Date? { get }
    var playbackStartOffset: TimeInterval { get }
    var playbackType: String? { get }
    var segmentsDownloadedDuration: TimeInterval { get }
    var serverAddress: String? { get }
    var startupTime: TimeInterval { get }
    var switchBitrate: Double { get }
    var transferDuration: TimeInterval { get }
    var uri: String? { get }
}
class AVPlayerItemErrorLog: NSObject, NSCopying {
    var events: [AVPlayerItemErrorLogEvent] { get }
    var extendedLogDataStringEncoding: UInt { get }
    func extendedLogData() -> Data?
}
class AVPlayerItemErrorLogEvent: NSObject, NSCopying {
    var date: Date? { get }
    var errorComment: String? { get }
    var errorDomain: String { get }
    var errorStatusCode: Int { get }
    var playbackSessionID: String? { get }
    var serverAddress: String? { get }
    var uri: String? { get }
}
class AVPlayerItemOutput: NSObject {
    var suppressesPlayerRendering: Bool
    func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime
    func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime
}
class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    init(pixelBufferAttributes: [String: Any]? = nil)
    init(outputSettings: [String: Any]?)
    weak var delegate: (any AVPlayerItemOutputPullDelegate)? { get }
    var delegateQueue: DispatchQueue? { get }
    func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer?
    func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool
    func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval)
    func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?)
}
protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    optional func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    optional func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
    init(identifiers: [String]?)
    var advanceIntervalForDelegateInvocation: TimeInterval
    weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)? { get }
    var delegateQueue: DispatchQueue? { get }
    func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?)
}
protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    optional func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    optional func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}
class AVPlayerItemLegibleOutput: AVPlayerItemOutput {
    init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber])
    var advanceIntervalForDelegateInvocation: TimeInterval
    weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)? { get }
    var delegateQueue: DispatchQueue? { get }
    var textStylingResolution: AVPlayerItemLegibleOutput.TextStylingResolution
    func setDelegate(_ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?)
    @pure struct TextStylingResolution: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var `default`: AVPlayerItemLegibleOutput.TextStylingResolution { get }
        @pure static var sourceAndRulesOnly: AVPlayerItemLegibleOutput.TextStylingResolution { get }
    }
}
protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    optional func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime)
}
class AVPlayerItemMediaDataCollector: NSObject {}
class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector {
    init(identifiers: [String]?, classifyingLabels: [String]?)
    weak var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)? { get }
    var delegateQueue: DispatchQueue? { get }
    func setDelegate(_ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?, queue delegateQueue: DispatchQueue?)
}
protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
    func metadataCollector(
        _ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup],
        indexesOfNewGroups: IndexSet, indexesOfModifiedGroups: IndexSet)
}
class AVPlayerLayer: CALayer {
    init(player: AVPlayer?)
    var isReadyForDisplay: Bool { get }
    var pixelBufferAttributes: [String: Any]?
    var player: AVPlayer?
    var videoGravity: AVLayerVideoGravity
    var videoRect: CGRect { get }
    @available(iOS 16, *) func displayedPixelBuffer() -> CVPixelBuffer?
}
@pure struct AVLayerVideoGravity: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var resize: AVLayerVideoGravity { get }
    @pure static var resizeAspect: AVLayerVideoGravity { get }
    @pure static var resizeAspectFill: AVLayerVideoGravity { get }
}
class AVSynchronizedLayer: CALayer {
    init(playerItem: AVPlayerItem)
    var playerItem: AVPlayerItem?
}
class AVSampleBufferDisplayLayer: CALayer {
    var controlTimebase: CMTimebase?
    var error: (any Error)? { get }
    var isReadyForMoreMediaData: Bool { get }
    @available(iOS 14.5, *) var isOutputObscuredDueToInsufficientExternalProtection: Bool { get }
    @available(iOS 13, *) var preventsCapture: Bool
    @available(iOS 13, *) var preventsDisplaySleepDuringVideoPlayback: Bool
    @available(iOS 14, *) var requiresFlushToResumeDecoding: Bool { get }
    var status: AVQueuedSampleBufferRenderingStatus { get }
    var videoGravity: AVLayerVideoGravity
    func enqueue(_ sampleBuffer: CMSampleBuffer)
    func flush()
    func flushAndRemoveImage()
    @elsewhere func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void)
    func stopRequestingMediaData()
}
enum AVQueuedSampleBufferRenderingStatus: Int {
    case unknown, rendering, failed
}
@pure func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect

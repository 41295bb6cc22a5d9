// AVFoundation's image generator, exports, compositions and mixes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class AVAssetImageGenerator: NSObject {
    init(asset: AVAsset)
    var apertureMode: AVAssetImageGenerator.ApertureMode?
    var appliesPreferredTrackTransform: Bool
    var asset: AVAsset { get }
    var customVideoCompositor: (any AVVideoCompositing)? { get }
    var maximumSize: CGSize
    var requestedTimeToleranceAfter: CMTime
    var requestedTimeToleranceBefore: CMTime
    @NSCopying var videoComposition: AVVideoComposition?
    func cancelAllCGImageGeneration()
    func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
    @available(iOS 16, *) @elsewhere func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void)
    @elsewhere func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler)
    @available(iOS 16, *) func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime)
    @available(iOS 16, *) func images(for times: [CMTime]) -> AVAssetImageGenerator.Images
    @pure struct ApertureMode: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var cleanAperture: AVAssetImageGenerator.ApertureMode { get }
        @pure static var encodedPixels: AVAssetImageGenerator.ApertureMode { get }
        @pure static var productionAperture: AVAssetImageGenerator.ApertureMode { get }
    }
    enum Result: Int { case succeeded, failed, cancelled }
    @available(iOS 16, *) struct Images: AsyncSequence {}
}
typealias AVAssetImageGeneratorCompletionHandler = (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
) -> Void
@service class AVAssetExportSession: NSObject {
    init?(asset: AVAsset, presetName: String)
    var asset: AVAsset { get }
    @NSCopying var audioMix: AVAudioMix?
    var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm
    var canPerformMultiplePassesOverSourceMediaData: Bool
    var customVideoCompositor: (any AVVideoCompositing)? { get }
    var directoryForTemporaryFiles: URL?
    var error: (any Error)? { get }
    var estimatedOutputFileLength: Int64 { get }
    var fileLengthLimit: Int64
    var maxDuration: CMTime { get }
    var metadata: [AVMetadataItem]?
    var metadataItemFilter: AVMetadataItemFilter?
    var outputFileType: AVFileType?
    var outputURL: URL?
    var presetName: String { get }
    var progress: Float { get }
    var shouldOptimizeForNetworkUse: Bool
    var status: AVAssetExportSession.Status { get }
    var supportedFileTypes: [AVFileType] { get }
    var timeRange: CMTimeRange
    @NSCopying var videoComposition: AVVideoComposition?
    class func allExportPresets() -> [String]
    @elsewhere class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping (Bool) -> Void)
    class func exportPresets(compatibleWith asset: AVAsset) -> [String]
    func cancelExport()
    @elsewhere func determineCompatibleFileTypes(completionHandler handler: @escaping ([AVFileType]) -> Void)
    @available(iOS 13, *) @elsewhere func estimateMaximumDuration(
        completionHandler handler: @escaping (CMTime, (any Error)?) -> Void)
    @available(iOS 13, *) @elsewhere func estimateOutputFileLength(
        completionHandler handler: @escaping (Int64, (any Error)?) -> Void)
    @available(iOS 18, *) func export(to url: URL, as fileType: AVFileType) async throws
    @elsewhere func exportAsynchronously(completionHandler handler: @escaping () -> Void)
    @available(iOS 18, *) func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<
        AVAssetExportSession.State
    >
    @available(iOS 16, *) var audioTrackGroupHandling: AVAssetTrackGroupOutputHandling
    var compatibleFileTypes: [AVFileType] { get async }
    @available(iOS 13, *) var estimatedMaximumDuration: CMTime { get async throws }
    @available(iOS 13, *) var estimatedOutputFileLengthInBytes: Int64 { get async throws }
    class func compatibility(ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?) async
        -> Bool
    func export() async
    enum Status: Int { case unknown, waiting, exporting, completed, failed, cancelled }
    @available(iOS 18, *) enum State {
        case pending, waiting
        case exporting(progress: Progress)
    }
}
let AVAssetExportPreset1280x720: String
let AVAssetExportPreset1920x1080: String
let AVAssetExportPreset3840x2160: String
let AVAssetExportPreset640x480: String
let AVAssetExportPreset960x540: String
let AVAssetExportPresetAppleM4A: String
let AVAssetExportPresetHEVC1920x1080: String
@available(iOS 13, *) let AVAssetExportPresetHEVC1920x1080WithAlpha: String
let AVAssetExportPresetHEVC3840x2160: String
@available(iOS 13, *) let AVAssetExportPresetHEVC3840x2160WithAlpha: String
let AVAssetExportPresetHEVCHighestQuality: String
@available(iOS 13, *) let AVAssetExportPresetHEVCHighestQualityWithAlpha: String
let AVAssetExportPresetHighestQuality: String
let AVAssetExportPresetLowQuality: String
let AVAssetExportPresetMediumQuality: String
let AVAssetExportPresetPassthrough: String
class AVMetadataItemFilter: NSObject {
    class func forSharing() -> AVMetadataItemFilter
}
class AVComposition: AVAsset, NSMutableCopying {
    var urlAssetInitializationOptions: [String: Any] { get }
}
class AVMutableComposition: AVComposition {
    init()
    init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]? = nil)
    var naturalSize: CGSize
    func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID)
        -> AVMutableCompositionTrack?
    func insertEmptyTimeRange(_ timeRange: CMTimeRange)
    func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws
    func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack?
    func removeTimeRange(_ timeRange: CMTimeRange)
    func removeTrack(_ track: AVCompositionTrack)
    func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime)
}
class AVCompositionTrack: AVAssetTrack {
    @available(iOS 13, *) var formatDescriptionReplacements: [AVCompositionTrackFormatDescriptionReplacement] { get }
}
class AVMutableCompositionTrack: AVCompositionTrack {
    var extendedLanguageTag: String?
    @available(iOS 13, *) var isEnabled: Bool
    var languageCode: String?
    var naturalTimeScale: CMTimeScale
    var preferredTransform: CGAffineTransform
    var preferredVolume: Float
    var segments: [AVCompositionTrackSegment]!
    func insertEmptyTimeRange(_ timeRange: CMTimeRange)
    func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws
    func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws
    func removeTimeRange(_ timeRange: CMTimeRange)
    func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime)
    func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws
}
class AVCompositionTrackSegment: AVAssetTrackSegment {
    init(url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange)
    init(timeRange: CMTimeRange)
    var sourceTrackID: CMPersistentTrackID { get }
    var sourceURL: URL? { get }
}
class AVVideoComposition: NSObject, NSCopying, NSMutableCopying {
    init(propertiesOf asset: AVAsset)
    init(
        asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void)
    var animationTool: AVVideoCompositionCoreAnimationTool? { get }
    var colorPrimaries: String? { get }
    var colorTransferFunction: String? { get }
    var colorYCbCrMatrix: String? { get }
    var customVideoCompositorClass: (any AVVideoCompositing.Type)? { get }
    var frameDuration: CMTime { get }
    var instructions: [any AVVideoCompositionInstructionProtocol] { get }
    var renderScale: Float { get }
    var renderSize: CGSize { get }
    var sourceSampleDataTrackIDs: [CMPersistentTrackID] { get }
    var sourceTrackIDForFrameTiming: CMPersistentTrackID { get }
}
class AVMutableVideoComposition: AVVideoComposition {
    init(propertiesOf asset: AVAsset)
    @available(iOS 13, *) init(propertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction)
    init(
        asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void)
    var animationTool: AVVideoCompositionCoreAnimationTool?
    var colorPrimaries: String?
    var colorTransferFunction: String?
    var colorYCbCrMatrix: String?
    var customVideoCompositorClass: (any AVVideoCompositing.Type)?
    var frameDuration: CMTime
    var instructions: [any AVVideoCompositionInstructionProtocol]
    var renderScale: Float
    var renderSize: CGSize
    var sourceTrackIDForFrameTiming: CMPersistentTrackID
}
protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var containsTweening: Bool { get }
    var enablePostProcessing: Bool { get }
    var passthroughTrackID: CMPersistentTrackID { get }
    var requiredSourceTrackIDs: [NSValue]? { get }
    var timeRange: CMTimeRange { get }
}
class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, NSCopying, NSMutableCopying {
    var backgroundColor: CGColor? { get }
    var enablePostProcessing: Bool { get }
    var layerInstructions: [AVVideoCompositionLayerInstruction] { get }
    var timeRange: CMTimeRange { get }
}
class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
    var backgroundColor: CGColor?
    var enablePostProcessing: Bool
    var layerInstructions: [AVVideoCompositionLayerInstruction]
    var timeRange: CMTimeRange
}
class AVVideoCompositionLayerInstruction: NSObject, NSCopying, NSMutableCopying {
    var trackID: CMPersistentTrackID { get }
}
class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    init(assetTrack track: AVAssetTrack)
    var trackID: CMPersistentTrackID
    func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime)
    func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange)
    func setOpacity(_ opacity: Float, at time: CMTime)
    func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange)
    func setTransform(_ transform: CGAffineTransform, at time: CMTime)
    func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange)
}
class AVVideoCompositionCoreAnimationTool: NSObject {
    init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID)
    init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer)
    init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer)
}
class AVAsynchronousCIImageFilteringRequest: NSObject, NSCopying {
    var compositionTime: CMTime { get }
    var renderSize: CGSize { get }
    var sourceImage: CIImage { get }
    func finish(with error: any Error)
    func finish(with filteredImage: CIImage, context: CIContext?)
}
class AVAudioMix: NSObject, NSCopying, NSMutableCopying {
    var inputParameters: [AVAudioMixInputParameters] { get }
}
class AVMutableAudioMix: AVAudioMix {
    var inputParameters: [AVAudioMixInputParameters]
}
class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying {
    var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { get }
    var trackID: CMPersistentTrackID { get }
    func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool
}
class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    init(track: AVAssetTrack?)
    var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
    var trackID: CMPersistentTrackID
    func setVolume(_ volume: Float, at time: CMTime)
    func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange)
}

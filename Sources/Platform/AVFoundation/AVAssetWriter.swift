// AVFoundation's readers and writers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class AVAssetReader: NSObject {
    init(asset: AVAsset) throws
    var asset: AVAsset { get }
    var error: (any Error)? { get }
    var outputs: [AVAssetReaderOutput] { get }
    var status: AVAssetReader.Status { get }
    var timeRange: CMTimeRange
    func add(_ output: AVAssetReaderOutput)
    func canAdd(_ output: AVAssetReaderOutput) -> Bool
    func cancelReading()
    func startReading() -> Bool
    enum Status: Int { case unknown, reading, completed, failed, cancelled }
}
class AVAssetReaderOutput: NSObject {
    var alwaysCopiesSampleData: Bool
    var mediaType: AVMediaType { get }
    var supportsRandomAccess: Bool
    func copyNextSampleBuffer() -> CMSampleBuffer?
    func markConfigurationAsFinal()
    func reset(forReadingTimeRanges timeRanges: [NSValue])
}
class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    init(track: AVAssetTrack, outputSettings: [String: Any]?)
    var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm
    var outputSettings: [String: Any]? { get }
    var track: AVAssetTrack { get }
}
@service class AVAssetWriter: NSObject {
    init(outputURL: URL, fileType outputFileType: AVFileType) throws
    init(url outputURL: URL, fileType outputFileType: AVFileType) throws
    var availableMediaTypes: [AVMediaType] { get }
    var directoryForTemporaryFiles: URL?
    var error: (any Error)? { get }
    var inputs: [AVAssetWriterInput] { get }
    var metadata: [AVMetadataItem]
    var movieFragmentInterval: CMTime
    var outputFileType: AVFileType { get }
    var outputURL: URL { get }
    var shouldOptimizeForNetworkUse: Bool
    var status: AVAssetWriter.Status { get }
    func add(_ input: AVAssetWriterInput)
    func canAdd(_ input: AVAssetWriterInput) -> Bool
    func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool
    func cancelWriting()
    func endSession(atSourceTime endTime: CMTime)
    @elsewhere func finishWriting(completionHandler handler: @escaping () -> Void)
    func startSession(atSourceTime startTime: CMTime)
    @discardableResult func startWriting() -> Bool
    @available(iOS 14, *) init(contentType outputContentType: UTType)
    @available(iOS 14, *) weak var delegate: (any AVAssetWriterDelegate)?
    var inputGroups: [AVAssetWriterInputGroup] { get }
    var movieTimeScale: CMTimeScale
    var overallDurationHint: CMTime
    @available(iOS 14, *) var outputFileTypeProfile: AVFileTypeProfile?
    @available(iOS 14, *) var preferredOutputSegmentInterval: CMTime
    @available(iOS 14, *) var producesCombinableFragments: Bool
    @available(iOS 14, *) func flushSegment()
    enum Status: Int { case unknown, writing, completed, failed, cancelled }
}
class AVAssetWriterInput: NSObject {
    init(mediaType: AVMediaType, outputSettings: [String: Any]?)
    init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?)
    var expectsMediaDataInRealTime: Bool
    var isReadyForMoreMediaData: Bool { get }
    var mediaTimeScale: CMTimeScale
    var mediaType: AVMediaType { get }
    var metadata: [AVMetadataItem]
    var naturalSize: CGSize
    var outputSettings: [String: Any]? { get }
    var transform: CGAffineTransform
    @discardableResult func append(_ sampleBuffer: CMSampleBuffer) -> Bool
    func markAsFinished()
    @elsewhere func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void)
    var canPerformMultiplePasses: Bool { get }
    var extendedLanguageTag: String?
    var languageCode: String?
    var marksOutputTrackAsEnabled: Bool
    var performsMultiPassEncodingIfSupported: Bool
    var preferredVolume: Float
    var sourceFormatHint: CMFormatDescription? { get }
    func markCurrentPassAsFinished()
}
class AVAssetWriterInputPixelBufferAdaptor: NSObject {
    init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil)
    var assetWriterInput: AVAssetWriterInput { get }
    var pixelBufferPool: CVPixelBufferPool? { get }
    var sourcePixelBufferAttributes: [String: Any]? { get }
    @discardableResult func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool
}
let AVVideoAverageBitRateKey: String
let AVVideoCodecKey: String
let AVVideoColorPropertiesKey: String
let AVVideoCompressionPropertiesKey: String
let AVVideoExpectedSourceFrameRateKey: String
let AVVideoHeightKey: String
let AVVideoMaxKeyFrameIntervalKey: String
let AVVideoProfileLevelH264HighAutoLevel: String
let AVVideoProfileLevelKey: String
let AVVideoQualityKey: String
let AVVideoScalingModeKey: String
let AVVideoScalingModeResizeAspectFill: String
let AVVideoWidthKey: String
@pure struct AVVideoCodecType: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var h264: AVVideoCodecType { get }
    @pure static var hevc: AVVideoCodecType { get }
    @available(iOS 13, *) @pure static var hevcWithAlpha: AVVideoCodecType { get }
    @pure static var jpeg: AVVideoCodecType { get }
    @pure static var proRes422: AVVideoCodecType { get }
    @available(iOS 13, *) @pure static var proRes422HQ: AVVideoCodecType { get }
    @available(iOS 13, *) @pure static var proRes422LT: AVVideoCodecType { get }
    @available(iOS 13, *) @pure static var proRes422Proxy: AVVideoCodecType { get }
    @pure static var proRes4444: AVVideoCodecType { get }
}

// Core Media's times, buffers and clocks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

typealias CMTimeValue = Int64
typealias CMTimeScale = Int32
typealias CMTimeEpoch = Int64
typealias CMPersistentTrackID = Int32
typealias CMItemCount = CFIndex
@pure struct CMTimeFlags: OptionSet {
    init(rawValue: UInt32)
    @pure var rawValue: UInt32 { get }
    @pure static var valid: CMTimeFlags { get }
    @pure static var hasBeenRounded: CMTimeFlags { get }
    @pure static var positiveInfinity: CMTimeFlags { get }
    @pure static var negativeInfinity: CMTimeFlags { get }
    @pure static var indefinite: CMTimeFlags { get }
    @pure static var impliedValueFlagsMask: CMTimeFlags { get }
}
@pure struct CMTime: Hashable, Comparable {
    init()
    init(value: CMTimeValue, timescale: CMTimeScale)
    init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch)
    init(seconds: Double, preferredTimescale: CMTimeScale)
    var epoch: CMTimeEpoch
    var flags: CMTimeFlags
    @pure var hasBeenRounded: Bool { get }
    @pure var isIndefinite: Bool { get }
    @pure var isNegativeInfinity: Bool { get }
    @pure var isNumeric: Bool { get }
    @pure var isPositiveInfinity: Bool { get }
    @pure var isValid: Bool { get }
    @pure var seconds: Double { get }
    var timescale: CMTimeScale
    var value: CMTimeValue
    @pure static var indefinite: CMTime { get }
    @pure static var invalid: CMTime { get }
    @pure static var negativeInfinity: CMTime { get }
    @pure static var positiveInfinity: CMTime { get }
    @pure static var zero: CMTime { get }
    @pure func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime
    @pure static func + (addend1: CMTime, addend2: CMTime) -> CMTime
    @pure static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime
    @pure static func < (time1: CMTime, time2: CMTime) -> Bool
}
enum CMTimeRoundingMethod: UInt32 {
    case roundHalfAwayFromZero, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
    case roundTowardNegativeInfinity
}
let kCMTimeIndefinite: CMTime
let kCMTimeInvalid: CMTime
let kCMTimeNegativeInfinity: CMTime
let kCMTimePositiveInfinity: CMTime
let kCMTimeZero: CMTime
@pure func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime
@pure func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime
@pure func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32
@pure func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime
@pure func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString?
@pure func CMTimeGetSeconds(_ time: CMTime) -> Float64
@pure func CMTimeMake(value: Int64, timescale: Int32) -> CMTime
@pure func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime
@pure func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime
@pure func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime
@pure func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime
@pure func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime
@pure func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime
@pure func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime
@pure struct CMTimeRange: Hashable {
    init()
    init(start: CMTime, duration: CMTime)
    init(start: CMTime, end: CMTime)
    var duration: CMTime
    @pure var end: CMTime { get }
    @pure var isEmpty: Bool { get }
    @pure var isIndefinite: Bool { get }
    @pure var isValid: Bool { get }
    var start: CMTime
    @pure static var invalid: CMTimeRange { get }
    @pure static var zero: CMTimeRange { get }
    @pure func containsTime(_ time: CMTime) -> Bool
    @pure func containsTimeRange(_ timeRange: CMTimeRange) -> Bool
    @pure func intersection(_ otherRange: CMTimeRange) -> CMTimeRange
    @pure func union(_ otherRange: CMTimeRange) -> CMTimeRange
}
@pure func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool
@pure func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool
@pure func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool
@pure func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange
@pure func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime
@pure func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange
@pure func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange
@pure func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange
@pure struct CMTimeMapping {
    init()
    init(source: CMTimeRange, target: CMTimeRange)
    var source: CMTimeRange
    var target: CMTimeRange
}
extension NSValue {
    @pure init(time: CMTime)
    @pure init(timeRange: CMTimeRange)
    @pure init(timeMapping: CMTimeMapping)
    @pure var timeMappingValue: CMTimeMapping { get }
    @pure var timeRangeValue: CMTimeRange { get }
    @pure var timeValue: CMTime { get }
}
class CMClock: Hashable {
    @available(iOS 13, *) static var hostTimeClock: CMClock { get }
    @available(iOS 13, *) var time: CMTime { get }
}
class CMTimebase: Hashable {
    @available(iOS 13, *) var rate: Double { get }
    @available(iOS 15, *) var sourceClock: CMClock? { get }
    @available(iOS 13, *) var time: CMTime { get }
    @available(iOS 13, *) func setRate(_ rate: Double) throws
    @available(iOS 13, *) func setTime(_ time: CMTime) throws
}
class CMBlockBuffer: Hashable {}
class CMSampleBuffer: Hashable {
    @available(iOS 13, *) var dataReadiness: CMSampleBuffer.DataReadiness { get }
    @available(iOS 13, *) var outputDuration: CMTime { get }
    @available(iOS 13, *) enum DataReadiness {
        case ready, notReady
        case failed(OSStatus)
    }
    @available(iOS 13, *) var dataBuffer: CMBlockBuffer? { get }
    @available(iOS 13, *) var decodeTimeStamp: CMTime { get }
    @available(iOS 13, *) var duration: CMTime { get }
    @available(iOS 13, *) var formatDescription: CMFormatDescription? { get }
    @available(iOS 13, *) var imageBuffer: CVImageBuffer? { get }
    @available(iOS 13, *) var isValid: Bool { get }
    @available(iOS 13, *) var numSamples: Int { get }
    @available(iOS 13, *) var outputPresentationTimeStamp: CMTime { get }
    @available(iOS 13, *) var presentationTimeStamp: CMTime { get }
    @available(iOS 13, *) var totalSampleSize: Int { get }
}
class CMFormatDescription: Hashable {
    @available(iOS 13, *) var audioStreamBasicDescription: AudioStreamBasicDescription? { get }
    @available(iOS 13, *) var dimensions: CMVideoDimensions { get }
    @available(iOS 13, *) var mediaSubType: CMFormatDescription.MediaSubType { get }
    @available(iOS 13, *) var mediaType: CMFormatDescription.MediaType { get }
}
typealias CMAudioFormatDescription = CMFormatDescription
typealias CMVideoFormatDescription = CMFormatDescription
typealias CMMetadataFormatDescription = CMFormatDescription
@pure struct CMVideoDimensions {
    init()
    init(width: Int32, height: Int32)
    var height: Int32
    var width: Int32
}
func CMClockGetHostTimeClock() -> CMClock
func CMClockGetTime(_ clock: CMClock) -> CMTime
@pure func CMAudioFormatDescriptionGetStreamBasicDescription(_ desc: CMAudioFormatDescription) -> UnsafePointer<
    AudioStreamBasicDescription
>?
@pure func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode
@pure func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType
@pure func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool
func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer?
func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime
func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription?
func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer?
func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount
func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime
func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool
typealias CMMediaType = FourCharCode

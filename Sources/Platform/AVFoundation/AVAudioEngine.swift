// AVFoundation's audio engine.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class AVAudioEngine: NSObject {
    init()
    @available(iOS 13, *) var attachedNodes: Set<AVAudioNode> { get }
    var inputNode: AVAudioInputNode { get }
    var isAutoShutdownEnabled: Bool
    var isInManualRenderingMode: Bool { get }
    var isRunning: Bool { get }
    var mainMixerNode: AVAudioMixerNode { get }
    var manualRenderingFormat: AVAudioFormat { get }
    var manualRenderingMaximumFrameCount: AVAudioFrameCount { get }
    var manualRenderingMode: AVAudioEngineManualRenderingMode { get }
    var manualRenderingSampleTime: AVAudioFramePosition { get }
    var musicSequence: MusicSequence?
    var outputNode: AVAudioOutputNode { get }
    func attach(_ node: AVAudioNode)
    func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?)
    func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?)
    func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
        format: AVAudioFormat?)
    func detach(_ node: AVAudioNode)
    func disableManualRenderingMode()
    func disconnectNodeInput(_ node: AVAudioNode)
    func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus)
    func disconnectNodeOutput(_ node: AVAudioNode)
    func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus)
    func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount)
        throws
    func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint?
    func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint]
    func pause()
    func prepare()
    func renderOffline(_ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer) throws
        -> AVAudioEngineManualRenderingStatus
    func reset()
    func start() throws
    func stop()
}
enum AVAudioEngineManualRenderingMode: Int {
    case offline, realtime
}
enum AVAudioEngineManualRenderingStatus: Int {
    case error, success, insufficientDataFromInputNode, cannotDoInCurrentContext
}
extension NSNotification.Name {
    @pure static var AVAudioEngineConfigurationChange: NSNotification.Name { get }
}
typealias AVAudioFrameCount = UInt32
typealias AVAudioFramePosition = Int64
typealias AVAudioPacketCount = UInt32
typealias AVAudioChannelCount = UInt32
typealias AVAudioNodeBus = Int
typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
class AVAudioNode: NSObject {
    var auAudioUnit: AUAudioUnit { get }
    var engine: AVAudioEngine? { get }
    var lastRenderTime: AVAudioTime? { get }
    var latency: TimeInterval { get }
    var numberOfInputs: Int { get }
    var numberOfOutputs: Int { get }
    var outputPresentationLatency: TimeInterval { get }
    func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat
    @elsewhere func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock)
    func name(forInputBus bus: AVAudioNodeBus) -> String?
    func name(forOutputBus bus: AVAudioNodeBus) -> String?
    func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat
    func removeTap(onBus bus: AVAudioNodeBus)
    func reset()
}
class AVAudioIONode: AVAudioNode {
    var audioUnit: AudioUnit? { get }
    @available(iOS 13, *) var isVoiceProcessingEnabled: Bool { get }
    var presentationLatency: TimeInterval { get }
    @available(iOS 13, *) func setVoiceProcessingEnabled(_ enabled: Bool) throws
}
class AVAudioInputNode: AVAudioIONode, AVAudioMixing {
    @available(iOS 13, *) var isVoiceProcessingAGCEnabled: Bool
    @available(iOS 13, *) var isVoiceProcessingBypassed: Bool
    @available(iOS 13, *) var isVoiceProcessingInputMuted: Bool
}
class AVAudioOutputNode: AVAudioIONode {}
class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
    init()
    var nextAvailableInputBus: AVAudioNodeBus { get }
    var outputVolume: Float
}
protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
    var volume: Float { get set }
    func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
}
protocol AVAudioStereoMixing: NSObjectProtocol {
    var pan: Float { get set }
}
protocol AVAudio3DMixing: NSObjectProtocol {
    var obstruction: Float { get set }
    var occlusion: Float { get set }
    var position: AVAudio3DPoint { get set }
    var rate: Float { get set }
    var reverbBlend: Float { get set }
    var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
    @available(iOS 13, *) var sourceMode: AVAudio3DMixingSourceMode { get set }
}
class AVAudioMixingDestination: NSObject, AVAudioMixing {
    var connectionPoint: AVAudioConnectionPoint { get }
}
@pure struct AVAudio3DPoint {
    init()
    init(x: Float, y: Float, z: Float)
    var x: Float
    var y: Float
    var z: Float
}
class AVAudioConnectionPoint: NSObject {
    init(node: AVAudioNode, bus: AVAudioNodeBus)
    var bus: AVAudioNodeBus { get }
    weak var node: AVAudioNode? { get }
}
class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
    init()
    var isPlaying: Bool { get }
    func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime?
    func pause()
    func play()
    func play(at when: AVAudioTime?)
    func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime?
    func prepare(withFrameCount frameCount: AVAudioFrameCount)
    @elsewhere func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil)
    @elsewhere func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil)
    @elsewhere func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil)
    @elsewhere func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil)
    @elsewhere func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil)
    @elsewhere func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil)
    @elsewhere func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil)
    @elsewhere func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil)
    func stop()
}
typealias AVAudioNodeCompletionHandler = () -> Void
typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) -> Void
@pure struct AVAudioPlayerNodeBufferOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var loops: AVAudioPlayerNodeBufferOptions { get }
    @pure static var interrupts: AVAudioPlayerNodeBufferOptions { get }
    @pure static var interruptsAtLoop: AVAudioPlayerNodeBufferOptions { get }
}
enum AVAudioPlayerNodeCompletionCallbackType: Int {
    case dataConsumed, dataRendered, dataPlayedBack
}
class AVAudioTime: NSObject {
    init(hostTime: UInt64)
    init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double)
    init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double)
    var hostTime: UInt64 { get }
    var isHostTimeValid: Bool { get }
    var isSampleTimeValid: Bool { get }
    var sampleRate: Double { get }
    var sampleTime: AVAudioFramePosition { get }
    @pure class func hostTime(forSeconds seconds: TimeInterval) -> UInt64
    @pure class func seconds(forHostTime hostTime: UInt64) -> TimeInterval
    func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime?
}
@pure class AVAudioFormat: NSObject, NSSecureCoding {
    init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout)
    init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount)
    init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool)
    init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout)
    init?(settings: [String: Any])
    init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>)
    var channelCount: AVAudioChannelCount { get }
    var channelLayout: AVAudioChannelLayout? { get }
    var commonFormat: AVAudioCommonFormat { get }
    var formatDescription: CMAudioFormatDescription { get }
    var isInterleaved: Bool { get }
    var isStandard: Bool { get }
    var magicCookie: Data?
    var sampleRate: Double { get }
    var settings: [String: Any] { get }
    var streamDescription: UnsafePointer<AudioStreamBasicDescription> { get }
    init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription)
}
enum AVAudioCommonFormat: UInt {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
class AVAudioChannelLayout: NSObject, NSSecureCoding {
    init?(layoutTag: AudioChannelLayoutTag)
    var channelCount: AVAudioChannelCount { get }
    var layoutTag: AudioChannelLayoutTag { get }
}
class AVAudioBuffer: NSObject, NSCopying, NSMutableCopying {
    var audioBufferList: UnsafePointer<AudioBufferList> { get }
    var format: AVAudioFormat { get }
    var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { get }
}
class AVAudioPCMBuffer: AVAudioBuffer {
    init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount)
    var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { get }
    var frameCapacity: AVAudioFrameCount { get }
    var frameLength: AVAudioFrameCount
    var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { get }
    var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { get }
    var stride: Int { get }
}
@service class AVAudioFile: NSObject {
    init(forReading fileURL: URL) throws
    init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws
    init(forWriting fileURL: URL, settings: [String: Any]) throws
    init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool)
        throws
    var fileFormat: AVAudioFormat { get }
    var framePosition: AVAudioFramePosition
    var length: AVAudioFramePosition { get }
    var processingFormat: AVAudioFormat { get }
    var url: URL { get }
    func read(into buffer: AVAudioPCMBuffer) throws
    func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws
    func write(from buffer: AVAudioPCMBuffer) throws
}
class AVAudioConverter: NSObject {
    init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat)
    var inputFormat: AVAudioFormat { get }
    var outputFormat: AVAudioFormat { get }
    func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws
    func reset()
    var bitRate: Int
    var sampleRateConverterQuality: Int
    func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
        withInputFrom inputBlock: @escaping AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus
}
typealias AVAudioConverterInputBlock = (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) ->
    AVAudioBuffer?
enum AVAudioConverterInputStatus: Int {
    case haveData, noDataNow, endOfStream
}
enum AVAudioConverterOutputStatus: Int {
    case haveData, inputRanDry, endOfStream, error
}
class AVAudioUnit: AVAudioNode {
    var audioComponentDescription: AudioComponentDescription { get }
    var audioUnit: AudioUnit { get }
    var manufacturerName: String { get }
    var name: String { get }
    var version: Int { get }
    func loadPreset(at url: URL) throws
    @elsewhere class func instantiate(
        with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping (AVAudioUnit?, (any Error)?) -> Void)
}
class AVAudioUnitEffect: AVAudioUnit {
    init(audioComponentDescription: AudioComponentDescription)
    var bypass: Bool
}
class AVAudioUnitTimeEffect: AVAudioUnit {
    init(audioComponentDescription: AudioComponentDescription)
    var bypass: Bool
}
class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    var overlap: Float
    var pitch: Float
    var rate: Float
}
class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    var rate: Float
}
class AVAudioUnitDelay: AVAudioUnitEffect {
    var delayTime: TimeInterval
    var feedback: Float
    var lowPassCutoff: Float
    var wetDryMix: Float
}
class AVAudioUnitReverb: AVAudioUnitEffect {
    var wetDryMix: Float
    func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset)
}
enum AVAudioUnitReverbPreset: Int {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}
class AVAudioUnitDistortion: AVAudioUnitEffect {
    var preGain: Float
    var wetDryMix: Float
    func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset)
}
enum AVAudioUnitDistortionPreset: Int {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
    case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
class AVAudioUnitEQ: AVAudioUnitEffect {
    init(numberOfBands: Int)
    var bands: [AVAudioUnitEQFilterParameters] { get }
    var globalGain: Float
}
class AVAudioUnitEQFilterParameters: NSObject {
    var bandwidth: Float
    var bypass: Bool
    var filterType: AVAudioUnitEQFilterType
    var frequency: Float
    var gain: Float
}
enum AVAudioUnitEQFilterType: Int {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

// AVFoundation's sounds, recordings and speech.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class AVAudioPlayer: NSObject {
    init(contentsOf url: URL) throws
    init(contentsOf url: URL, fileTypeHint utiString: String?) throws
    init(data: Data) throws
    init(data: Data, fileTypeHint utiString: String?) throws
    var channelAssignments: [AVAudioSessionChannelDescription]?
    var currentTime: TimeInterval
    var data: Data? { get }
    weak var delegate: (any AVAudioPlayerDelegate)?
    var deviceCurrentTime: TimeInterval { get }
    var duration: TimeInterval { get }
    var enableRate: Bool
    var format: AVAudioFormat { get }
    var isMeteringEnabled: Bool
    var isPlaying: Bool { get }
    var numberOfChannels: Int { get }
    var numberOfLoops: Int
    var pan: Float
    var rate: Float
    var settings: [String: Any] { get }
    var url: URL? { get }
    var volume: Float
    func averagePower(forChannel channelNumber: Int) -> Float
    func pause()
    func peakPower(forChannel channelNumber: Int) -> Float
    @discardableResult func play() -> Bool
    @discardableResult func play(atTime time: TimeInterval) -> Bool
    @discardableResult func prepareToPlay() -> Bool
    func setVolume(_ volume: Float, fadeDuration duration: TimeInterval)
    func stop()
    func updateMeters()
}
protocol AVAudioPlayerDelegate: NSObjectProtocol {
    optional func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    optional func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}
@service class AVAudioRecorder: NSObject {
    init(url: URL, settings: [String: Any]) throws
    init(url: URL, format: AVAudioFormat) throws
    var channelAssignments: [AVAudioSessionChannelDescription]?
    var currentTime: TimeInterval { get }
    weak var delegate: (any AVAudioRecorderDelegate)?
    var deviceCurrentTime: TimeInterval { get }
    var format: AVAudioFormat { get }
    var isMeteringEnabled: Bool
    var isRecording: Bool { get }
    var settings: [String: Any] { get }
    var url: URL { get }
    func averagePower(forChannel channelNumber: Int) -> Float
    @discardableResult func deleteRecording() -> Bool
    func pause()
    func peakPower(forChannel channelNumber: Int) -> Float
    @discardableResult func prepareToRecord() -> Bool
    @discardableResult func record() -> Bool
    @discardableResult func record(atTime time: TimeInterval) -> Bool
    @discardableResult func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool
    @discardableResult func record(forDuration duration: TimeInterval) -> Bool
    func stop()
    func updateMeters()
}
protocol AVAudioRecorderDelegate: NSObjectProtocol {
    optional func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
    optional func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    optional func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
    optional func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int)
}
let AVChannelLayoutKey: String
let AVEncoderAudioQualityForVBRKey: String
let AVEncoderAudioQualityKey: String
let AVEncoderBitDepthHintKey: String
let AVEncoderBitRateKey: String
let AVEncoderBitRatePerChannelKey: String
let AVEncoderBitRateStrategyKey: String
let AVFormatIDKey: String
let AVLinearPCMBitDepthKey: String
let AVLinearPCMIsBigEndianKey: String
let AVLinearPCMIsFloatKey: String
let AVLinearPCMIsNonInterleaved: String
let AVNumberOfChannelsKey: String
let AVSampleRateConverterAlgorithmKey: String
let AVSampleRateConverterAudioQualityKey: String
let AVSampleRateKey: String
let AVAudioFileTypeKey: String
enum AVAudioQuality: Int {
    case min, low, medium, high, max
}
class AVSpeechSynthesizer: NSObject {
    init()
    weak var delegate: (any AVSpeechSynthesizerDelegate)?
    var isPaused: Bool { get }
    var isSpeaking: Bool { get }
    @available(iOS 13, *) var mixToTelephonyUplink: Bool
    var outputChannels: [AVAudioSessionChannelDescription]?
    @available(iOS 13, *) var usesApplicationAudioSession: Bool
    @discardableResult func continueSpeaking() -> Bool
    @discardableResult func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool
    func speak(_ utterance: AVSpeechUtterance)
    @discardableResult func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool
    @available(iOS 13, *) @elsewhere func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping AVSpeechSynthesizer.BufferCallback)
    @available(iOS 16, *) @elsewhere func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping AVSpeechSynthesizer.BufferCallback,
        toMarkerCallback markerCallback: @escaping AVSpeechSynthesizer.MarkerCallback)
    typealias BufferCallback = (AVAudioBuffer) -> Void
    @available(iOS 16, *) typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void
    @available(iOS 17, *) class var personalVoiceAuthorizationStatus:
        AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus
    { get }
    @available(iOS 17, *) @elsewhere class func requestPersonalVoiceAuthorization(
        completionHandler handler: @escaping (AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus) -> Void)
    @available(iOS 17, *) enum PersonalVoiceAuthorizationStatus: UInt {
        case notDetermined, denied, unsupported, authorized
    }
}
protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    @available(iOS 17, *) optional func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker, utterance: AVSpeechUtterance)
    optional func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}
enum AVSpeechBoundary: Int {
    case immediate, word
}
@available(iOS 16, *) class AVSpeechSynthesisMarker: NSObject, NSCopying, NSSecureCoding {
    var byteSampleOffset: Int
    var mark: AVSpeechSynthesisMarker.Mark
    var textRange: NSRange
    init(
        markerType type: AVSpeechSynthesisMarker.Mark, forTextRange range: NSRange,
        atByteSampleOffset byteSampleOffset: Int)
    enum Mark: Int { case phoneme, word, sentence, paragraph }
}
@pure class AVSpeechUtterance: NSObject, NSCopying, NSSecureCoding {
    init(string: String)
    init(attributedString string: NSAttributedString)
    @available(iOS 16, *) init?(ssmlRepresentation string: String)
    var attributedSpeechString: NSAttributedString { get }
    var pitchMultiplier: Float
    var postUtteranceDelay: TimeInterval
    var preUtteranceDelay: TimeInterval
    @available(iOS 14, *) var prefersAssistiveTechnologySettings: Bool
    var rate: Float
    var speechString: String { get }
    var voice: AVSpeechSynthesisVoice?
    var volume: Float
}
let AVSpeechUtteranceDefaultSpeechRate: Float
let AVSpeechUtteranceMaximumSpeechRate: Float
let AVSpeechUtteranceMinimumSpeechRate: Float
class AVSpeechSynthesisVoice: NSObject, NSSecureCoding {
    init?(language languageCode: String?)
    init?(identifier: String)
    @available(iOS 13, *) var audioFileSettings: [String: Any] { get }
    @available(iOS 13, *) var gender: AVSpeechSynthesisVoiceGender { get }
    var identifier: String { get }
    var language: String { get }
    var name: String { get }
    var quality: AVSpeechSynthesisVoiceQuality { get }
    class func currentLanguageCode() -> String
    class func speechVoices() -> [AVSpeechSynthesisVoice]
}
@available(iOS 13, *) enum AVSpeechSynthesisVoiceGender: Int {
    case unspecified, male, female
}
enum AVSpeechSynthesisVoiceQuality: Int {
    case `default`, enhanced
    @available(iOS 16, *) case premium
}
let AVSpeechSynthesisVoiceIdentifierAlex: String
class AVMIDIPlayer: NSObject {
    init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws
    init(data: Data, soundBankURL bankURL: URL?) throws
    var currentPosition: TimeInterval
    var duration: TimeInterval { get }
    var isPlaying: Bool { get }
    var rate: Float
    @elsewhere func play(_ completionHandler: AVMIDIPlayerCompletionHandler? = nil)
    func prepareToPlay()
    func stop()
}
typealias AVMIDIPlayerCompletionHandler = () -> Void
class AVSampleBufferAudioRenderer: NSObject {
    var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm
    var error: (any Error)? { get }
    var isMuted: Bool
    var status: AVQueuedSampleBufferRenderingStatus { get }
    var volume: Float
}
@pure struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var lowQualityZeroLatency: AVAudioTimePitchAlgorithm { get }
    @pure static var spectral: AVAudioTimePitchAlgorithm { get }
    @pure static var timeDomain: AVAudioTimePitchAlgorithm { get }
    @pure static var varispeed: AVAudioTimePitchAlgorithm { get }
}
@pure struct AVAudioSpatializationFormats: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var monoAndStereo: AVAudioSpatializationFormats { get }
    @pure static var multichannel: AVAudioSpatializationFormats { get }
    @pure static var monoStereoAndMultichannel: AVAudioSpatializationFormats { get }
}

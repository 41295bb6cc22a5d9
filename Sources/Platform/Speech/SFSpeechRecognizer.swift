// Speech.

@service class SFSpeechRecognizer: NSObject {
    init?()
    init?(locale: Locale)
    class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus
    @elsewhere class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void)
    class func supportedLocales() -> Set<Locale>
    var defaultTaskHint: SFSpeechRecognitionTaskHint
    weak var delegate: (any SFSpeechRecognizerDelegate)?
    var isAvailable: Bool { get }
    var locale: Locale { get }
    var queue: OperationQueue
    @available(iOS 13, *) var supportsOnDeviceRecognition: Bool
    func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate)
        -> SFSpeechRecognitionTask
    func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask
}
protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
enum SFSpeechRecognizerAuthorizationStatus: Int {
    case notDetermined, denied, restricted, authorized
}
enum SFSpeechRecognitionTaskHint: Int {
    case unspecified, dictation, search, confirmation
}
class SFSpeechRecognitionRequest: NSObject {
    @available(iOS 16, *) var addsPunctuation: Bool
    var contextualStrings: [String]
    var interactionIdentifier: String?
    @available(iOS 13, *) var requiresOnDeviceRecognition: Bool
    var shouldReportPartialResults: Bool
    var taskHint: SFSpeechRecognitionTaskHint
}
class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    var nativeAudioFormat: AVAudioFormat { get }
    func append(_ audioPCMBuffer: AVAudioPCMBuffer)
    func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer)
    func endAudio()
}
class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    init(url URL: URL)
    var url: URL { get }
}
class SFSpeechRecognitionTask: NSObject {
    var error: (any Error)? { get }
    var isCancelled: Bool { get }
    var isFinishing: Bool { get }
    var state: SFSpeechRecognitionTaskState { get }
    func cancel()
    func finish()
}
enum SFSpeechRecognitionTaskState: Int {
    case starting, running, finishing, canceling, completed
}
protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    optional func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    optional func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    optional func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    optional func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    optional func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}
class SFSpeechRecognitionResult: NSObject, NSCopying, NSSecureCoding {
    var bestTranscription: SFTranscription { get }
    var isFinal: Bool { get }
    @available(iOS 14, *) var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { get }
    var transcriptions: [SFTranscription] { get }
}
@available(iOS 14.5, *) class SFSpeechRecognitionMetadata: NSObject, NSCopying, NSSecureCoding {
    var averagePauseDuration: TimeInterval { get }
    var speakingRate: Double { get }
    var speechDuration: TimeInterval { get }
    var speechStartTimestamp: TimeInterval { get }
}
class SFTranscription: NSObject, NSCopying, NSSecureCoding {
    @available(iOS 13, *) var averagePauseDuration: TimeInterval { get }
    var formattedString: String { get }
    var segments: [SFTranscriptionSegment] { get }
    @available(iOS 13, *) var speakingRate: Double { get }
}
class SFTranscriptionSegment: NSObject, NSCopying, NSSecureCoding {
    var alternativeSubstrings: [String] { get }
    var confidence: Float { get }
    var duration: TimeInterval { get }
    var substring: String { get }
    var substringRange: NSRange { get }
    var timestamp: TimeInterval { get }
}

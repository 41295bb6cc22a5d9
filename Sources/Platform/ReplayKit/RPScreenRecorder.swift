// ReplayKit.

class RPScreenRecorder: NSObject {
    class func shared() -> RPScreenRecorder
    var cameraPosition: RPCameraPosition
    var cameraPreviewView: UIView? { get }
    weak var delegate: (any RPScreenRecorderDelegate)?
    var isAvailable: Bool { get }
    var isCameraEnabled: Bool
    var isMicrophoneEnabled: Bool
    var isRecording: Bool { get }
    @elsewhere func discardRecording(handler: @escaping () -> Void)
    @available(iOS 15, *) @elsewhere func exportClip(
        to url: URL, duration: TimeInterval, completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (((any Error)?) -> Void)? = nil)
    @available(iOS 15, *) @elsewhere func startClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func startRecording(handler: (((any Error)?) -> Void)? = nil)
    @elsewhere func startRecording(
        withMicrophoneEnabled microphoneEnabled: Bool, handler: (((any Error)?) -> Void)? = nil)
    @elsewhere func stopCapture(handler: (((any Error)?) -> Void)? = nil)
    @available(iOS 15, *) @elsewhere func stopClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil)
    @available(iOS 14, *) @elsewhere func stopRecording(
        withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil)
}
protocol RPScreenRecorderDelegate: NSObjectProtocol {
    optional func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    optional func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWithError error: any Error,
        previewViewController: RPPreviewViewController?)
    optional func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
enum RPCameraPosition: Int {
    case front, back
}
enum RPSampleBufferType: Int {
    case video, audioApp, audioMic
}
class RPPreviewViewController: UIViewController {
    weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    optional func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
    optional func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
class RPBroadcastActivityViewController: UIViewController {
    @elsewhere class func load(handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void)
    @elsewhere class func load(
        withPreferredExtension preferredExtension: String?,
        handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void)
    weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?
}
protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
    func broadcastActivityViewController(
        _ broadcastActivityViewController: RPBroadcastActivityViewController,
        didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}
class RPBroadcastController: NSObject {
    var broadcastExtensionBundleID: String? { get }
    var broadcastURL: URL { get }
    weak var delegate: (any RPBroadcastControllerDelegate)?
    var isBroadcasting: Bool { get }
    var isPaused: Bool { get }
    var serviceInfo: [String: any NSCoding & NSObjectProtocol]? { get }
    @elsewhere func finishBroadcast(handler: @escaping ((any Error)?) -> Void)
    func pauseBroadcast()
    func resumeBroadcast()
    @elsewhere func startBroadcast(handler: @escaping ((any Error)?) -> Void)
}
protocol RPBroadcastControllerDelegate: NSObjectProtocol {
    optional func broadcastController(
        _ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?)
    optional func broadcastController(
        _ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
    optional func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol])
}
class RPSystemBroadcastPickerView: UIView, NSCoding {
    var preferredExtension: String?
    var showsMicrophoneButton: Bool
}
class RPBroadcastSampleHandler: RPBroadcastHandler {
    func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any])
    func broadcastFinished()
    func broadcastPaused()
    func broadcastResumed()
    func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?)
    func finishBroadcastWithError(_ error: any Error)
    func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType)
}
class RPBroadcastHandler: NSObject {
    func updateBroadcast(_ broadcastURL: URL)
    func updateServiceInfo(_ serviceInfo: [String: any NSCoding & NSObjectProtocol])
}

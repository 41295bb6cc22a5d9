// AVKit's player, its picture in picture, and its route picker.

class AVPlayerViewController: UIViewController {
    var allowsPictureInPicturePlayback: Bool
    @available(iOS 16, *) var allowsVideoFrameAnalysis: Bool
    @available(iOS 14.2, *) var canStartPictureInPictureAutomaticallyFromInline: Bool
    var contentOverlayView: UIView? { get }
    weak var delegate: (any AVPlayerViewControllerDelegate)?
    var entersFullScreenWhenPlaybackBegins: Bool
    var exitsFullScreenWhenPlaybackEnds: Bool
    var isReadyForDisplay: Bool { get }
    var pixelBufferAttributes: [String: Any]?
    var player: AVPlayer?
    var requiresLinearPlayback: Bool
    @available(iOS 16, *) var selectedSpeed: AVPlaybackSpeed? { get }
    var showsPlaybackControls: Bool
    @available(iOS 13, *) var showsTimecodes: Bool
    @available(iOS 16, *) var speeds: [AVPlaybackSpeed]
    @available(iOS 17, *) var toggleLookupAction: UIAction { get }
    var updatesNowPlayingInfoCenter: Bool
    var videoBounds: CGRect { get }
    @available(iOS 17, *) var videoFrameAnalysisTypes: AVVideoFrameAnalysisType
    var videoGravity: AVLayerVideoGravity
    @available(iOS 16, *) func selectSpeed(_ speed: AVPlaybackSpeed)
}
protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    @available(iOS 15, *) optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForFullScreenExitWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    optional func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    optional func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    optional func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    optional func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    optional func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}
@available(iOS 16, *) class AVPlaybackSpeed: NSObject {
    init(rate: Float, localizedName: String)
    class var systemDefaultSpeeds: [AVPlaybackSpeed] { get }
    var localizedName: String { get }
    var localizedNumericName: String { get }
    var rate: Float { get }
}
@view class AVPictureInPictureController: NSObject {
    init?(playerLayer: AVPlayerLayer)
    @available(iOS 15, *) init(contentSource: AVPictureInPictureController.ContentSource)
    @available(iOS 13, *) class var pictureInPictureButtonStartImage: UIImage { get }
    @available(iOS 13, *) class var pictureInPictureButtonStopImage: UIImage { get }
    class func isPictureInPictureSupported() -> Bool
    class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage
    class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage
    @available(iOS 14.2, *) var canStartPictureInPictureAutomaticallyFromInline: Bool
    @available(iOS 15, *) var contentSource: AVPictureInPictureController.ContentSource?
    weak var delegate: (any AVPictureInPictureControllerDelegate)?
    var isPictureInPictureActive: Bool { get }
    var isPictureInPicturePossible: Bool { get }
    var isPictureInPictureSuspended: Bool { get }
    var playerLayer: AVPlayerLayer { get }
    @available(iOS 14, *) var requiresLinearPlayback: Bool
    @available(iOS 15, *) func invalidatePlaybackState()
    func startPictureInPicture()
    func stopPictureInPicture()
    @available(iOS 15, *) class ContentSource: NSObject {
        init(playerLayer: AVPlayerLayer)
        init(
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController)
        init(
            sampleBufferDisplayLayer: AVSampleBufferDisplayLayer,
            playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate)
        weak var activeVideoCallSourceView: UIView? { get }
        var activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController { get }
        var playerLayer: AVPlayerLayer? { get }
        var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer? { get }
        weak var sampleBufferPlaybackDelegate: (any AVPictureInPictureSampleBufferPlaybackDelegate)? { get }
    }
}
protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    optional func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    optional func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    optional func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    optional func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    optional func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    optional func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
}
@available(iOS 15, *) protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        didTransitionToRenderSize newRenderSize: CMVideoDimensions)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
        completion completionHandler: @escaping () -> Void)
    func pictureInPictureControllerIsPlaybackPaused(_ pictureInPictureController: AVPictureInPictureController) -> Bool
    func pictureInPictureControllerTimeRangeForPlayback(_ pictureInPictureController: AVPictureInPictureController)
        -> CMTimeRange
    optional func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool
}
@available(iOS 15, *) class AVPictureInPictureVideoCallViewController: UIViewController {}
class AVRoutePickerView: UIView {
    var activeTintColor: UIColor!
    @available(iOS 16, *) var customRoutingController: AVCustomRoutingController?
    weak var delegate: (any AVRoutePickerViewDelegate)?
    @available(iOS 13, *) var prioritizesVideoDevices: Bool
}
protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    optional func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
    optional func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
@available(iOS 17.2, *) @view class AVCaptureEventInteraction: NSObject, UIInteraction {
    init(handler: @escaping (AVCaptureEvent) -> Void)
    init(
        primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
        secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void)
    var isEnabled: Bool
}
@available(iOS 17.2, *) class AVCaptureEvent: NSObject {
    var phase: AVCaptureEventPhase { get }
}
@available(iOS 17.2, *) enum AVCaptureEventPhase: UInt {
    case began, ended, cancelled
}

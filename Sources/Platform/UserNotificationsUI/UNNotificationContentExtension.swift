// UserNotificationsUI's content extensions.

protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    optional var mediaPlayPauseButtonFrame: CGRect { get }
    @NSCopying optional var mediaPlayPauseButtonTintColor: UIColor { get }
    optional var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    optional func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    optional func mediaPause()
    optional func mediaPlay()
}
enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt {
    case none, `default`, overlay
}
enum UNNotificationContentExtensionResponseOption: UInt {
    case doNotDismiss, dismiss, dismissAndForwardAction
}
extension NSExtensionContext {
    var notificationActions: [UNNotificationAction]
    @releasesSelf func dismissNotificationContentExtension()
    func mediaPlayingPaused()
    func mediaPlayingStarted()
    func performNotificationDefaultAction()
}

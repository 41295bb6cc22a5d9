// Messages' basics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    var activeConversation: MSConversation? { get }
    var presentationContext: MSMessagesAppPresentationContext { get }
    var presentationStyle: MSMessagesAppPresentationStyle { get }
    func didBecomeActive(with conversation: MSConversation)
    func didCancelSending(_ message: MSMessage, conversation: MSConversation)
    func didReceive(_ message: MSMessage, conversation: MSConversation)
    func didResignActive(with conversation: MSConversation)
    func didSelect(_ message: MSMessage, conversation: MSConversation)
    func didStartSending(_ message: MSMessage, conversation: MSConversation)
    func didTransition(to presentationStyle: MSMessagesAppPresentationStyle)
    @releasesSelf func dismiss()
    func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle)
    func willBecomeActive(with conversation: MSConversation)
    func willResignActive(with conversation: MSConversation)
    func willSelect(_ message: MSMessage, conversation: MSConversation)
    func willTransition(to presentationStyle: MSMessagesAppPresentationStyle)
}
protocol MSMessagesAppTranscriptPresentation: NSObjectProtocol {
    func contentSizeThatFits(_ size: CGSize) -> CGSize
}
enum MSMessagesAppPresentationContext: UInt {
    case messages, media
}
enum MSMessagesAppPresentationStyle: UInt {
    case compact, expanded, transcript
}
@service class MSConversation: NSObject {
    var localParticipantIdentifier: UUID { get }
    var remoteParticipantIdentifiers: [UUID] { get }
    var selectedMessage: MSMessage? { get }
    @elsewhere func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func send(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func sendAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func sendText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil)
}
class MSMessage: NSObject, NSCopying, NSSecureCoding {
    init()
    init(session: MSSession)
    var accessibilityLabel: String?
    var error: (any Error)?
    var isPending: Bool { get }
    @NSCopying var layout: MSMessageLayout?
    var senderParticipantIdentifier: UUID { get }
    var session: MSSession? { get }
    var shouldExpire: Bool
    var summaryText: String?
    var url: URL?
}
class MSSession: NSObject, NSSecureCoding {}
class MSMessageLayout: NSObject, NSCopying {}
class MSMessageTemplateLayout: MSMessageLayout {
    var caption: String?
    var image: UIImage?
    var imageSubtitle: String?
    var imageTitle: String?
    var mediaFileURL: URL?
    var subcaption: String?
    var trailingCaption: String?
    var trailingSubcaption: String?
}
class MSMessageLiveLayout: MSMessageLayout {
    init(alternateLayout: MSMessageTemplateLayout)
    var alternateLayout: MSMessageTemplateLayout { get }
}
class MSSticker: NSObject {
    init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws
    var imageFileURL: URL { get }
    var localizedDescription: String { get }
}
class MSStickerView: UIView {
    init(frame: CGRect, sticker: MSSticker?)
    var animationDuration: TimeInterval { get }
    var sticker: MSSticker?
    func isAnimating() -> Bool
    func startAnimating()
    func stopAnimating()
}
class MSStickerBrowserView: UIView {
    init(frame: CGRect)
    init(frame: CGRect, stickerSize: MSStickerSize)
    @callsBack func reloadData()
    func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
    var contentInset: UIEdgeInsets
    var contentOffset: CGPoint
    weak var dataSource: (any MSStickerBrowserViewDataSource)?
    var stickerSize: MSStickerSize { get }
}
protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    init(stickerSize: MSStickerSize)
    var stickerBrowserView: MSStickerBrowserView { get }
    var stickerSize: MSStickerSize { get }
}
enum MSStickerSize: Int {
    case small, regular, large
}

// MessageUI's composers of mails and messages.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class MFMailComposeViewController: UINavigationController {
    class func canSendMail() -> Bool
    weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String)
    func setBccRecipients(_ bccRecipients: [String]?)
    func setCcRecipients(_ ccRecipients: [String]?)
    func setMessageBody(_ body: String, isHTML: Bool)
    func setPreferredSendingEmailAddress(_ emailAddress: String)
    func setSubject(_ subject: String)
    func setToRecipients(_ toRecipients: [String]?)
}
protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    optional func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
enum MFMailComposeResult: Int {
    case cancelled, saved, sent, failed
}
@pure struct MFMailComposeError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case saveFailed, sendFailed
    }
    init(_ code: MFMailComposeError.Code, userInfo: [String: Any] = [:])
    @pure var code: MFMailComposeError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var saveFailed: MFMailComposeError.Code { get }
    @pure static var sendFailed: MFMailComposeError.Code { get }
}
let MFMailComposeErrorDomain: String
class MFMessageComposeViewController: UINavigationController {
    class func canSendAttachments() -> Bool
    class func canSendSubject() -> Bool
    class func canSendText() -> Bool
    class func isSupportedAttachmentUTI(_ uti: String) -> Bool
    var attachments: [[AnyHashable: Any]]? { get }
    var body: String?
    @NSCopying var message: MSMessage?
    weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    var recipients: [String]?
    var subject: String?
    func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool
    func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool
    func disableUserAttachments()
    @available(iOS 16, *) func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool
    @available(iOS 17, *) func setUPIVerificationCodeSendCompletion(_ completion: @escaping (Bool) -> Void)
}
extension NSNotification.Name {
    @pure static var MFMessageComposeViewControllerTextMessageAvailabilityDidChange: NSNotification.Name { get }
}
protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
enum MessageComposeResult: Int {
    case cancelled, sent, failed
}
let MFMessageComposeViewControllerAttachmentAlternateFilename: String
let MFMessageComposeViewControllerAttachmentURL: String
let MFMessageComposeViewControllerTextMessageAvailabilityKey: String

// Social's composers and requests.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class SLComposeViewController: UIViewController {
    init!(forServiceType serviceType: String!)
    class func isAvailable(forServiceType serviceType: String!) -> Bool
    var completionHandler: SLComposeViewControllerCompletionHandler!
    var serviceType: String! { get }
    @discardableResult func add(_ image: UIImage!) -> Bool
    @discardableResult func add(_ url: URL!) -> Bool
    @discardableResult func removeAllImages() -> Bool
    @discardableResult func removeAllURLs() -> Bool
    @discardableResult func setInitialText(_ text: String!) -> Bool
}
typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void
enum SLComposeViewControllerResult: Int {
    case cancelled, done
}
let SLServiceTypeFacebook: String
let SLServiceTypeLinkedIn: String
let SLServiceTypeSinaWeibo: String
let SLServiceTypeTencentWeibo: String
let SLServiceTypeTwitter: String
class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    var autoCompletionViewController: UIViewController!
    var charactersRemaining: NSNumber!
    var contentText: String! { get }
    var placeholder: String!
    var textView: UITextView! { get }
    @releasesSelf func cancel()
    func configurationItems() -> [Any]!
    func didSelectCancel()
    func didSelectPost()
    func isContentValid() -> Bool
    func loadPreviewView() -> UIView!
    @navigates func popConfigurationViewController()
    func presentationAnimationDidFinish()
    @navigates func pushConfigurationViewController(_ viewController: UIViewController!)
    func reloadConfigurationItems()
    func validateContent()
}
class SLComposeSheetConfigurationItem: NSObject {
    init!()
    var tapHandler: SLComposeSheetConfigurationItemTapHandler!
    var title: String!
    var value: String!
    var valuePending: Bool
}
typealias SLComposeSheetConfigurationItemTapHandler = () -> Void
@service class SLRequest: NSObject {
    init!(
        forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!, parameters: [AnyHashable: Any]!)
    var account: ACAccount!
    var parameters: [AnyHashable: Any]! { get }
    var requestMethod: SLRequestMethod { get }
    var url: URL! { get }
    func addMultipartData(_ data: Data!, withName name: String!, type: String!, filename: String!)
    @elsewhere func perform(handler: SLRequestHandler!)
    func preparedURLRequest() -> URLRequest!
}
typealias SLRequestHandler = (Data?, HTTPURLResponse?, (any Error)?) -> Void
enum SLRequestMethod: Int {
    case GET, POST, DELETE, PUT
}

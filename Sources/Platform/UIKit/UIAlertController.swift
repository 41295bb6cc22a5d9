// UIAlertController and its actions; the alert views and action sheets of old.

@pure class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
    func addAction(_ action: UIAlertAction)
    var actions: [UIAlertAction] { get }
    var preferredAction: UIAlertAction?
    @atOnce func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
    var textFields: [UITextField]? { get }
    var message: String?
    var preferredStyle: UIAlertController.Style { get }
    @available(iOS 16, *) var severity: UIAlertControllerSeverity
    var isSpringLoaded: Bool
    @pure enum Style: Int {
        case actionSheet, alert
    }
}
@available(iOS 16, *) @pure enum UIAlertControllerSeverity: Int {
    case `default`, critical
}
@MainActor @screen @pure class UIAlertAction: NSObject, NSCopying {
    convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
    var title: String? { get }
    var style: UIAlertAction.Style { get }
    var isEnabled: Bool
    @pure enum Style: Int {
        case `default`, cancel, destructive
    }
}
@available(iOS, deprecated: 9) @screen class UIAlertView: UIView {
    convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...)
    init(frame: CGRect)
    init?(coder: NSCoder)
    weak var delegate: AnyObject?
    var title: String
    var message: String?
    @discardableResult func addButton(withTitle title: String?) -> Int
    func buttonTitle(at buttonIndex: Int) -> String?
    var numberOfButtons: Int { get }
    var cancelButtonIndex: Int
    var firstOtherButtonIndex: Int { get }
    var isVisible: Bool { get }
    @navigates @callsBack func show()
    @navigates @callsBack func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool)
    var alertViewStyle: UIAlertViewStyle
    func textField(at textFieldIndex: Int) -> UITextField?
}
@available(iOS, deprecated: 9) @pure enum UIAlertViewStyle: Int {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}
@available(iOS, deprecated: 9) @MainActor protocol UIAlertViewDelegate: NSObjectProtocol {
    optional func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    optional func alertViewCancel(_ alertView: UIAlertView)
    optional func willPresent(_ alertView: UIAlertView)
    optional func didPresent(_ alertView: UIAlertView)
    optional func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    optional func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    optional func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}
@available(iOS, deprecated: 8.3) @screen class UIActionSheet: UIView {
    convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...)
    weak var delegate: (any UIActionSheetDelegate)?
    var title: String
    var actionSheetStyle: UIActionSheetStyle
    @discardableResult func addButton(withTitle title: String?) -> Int
    func buttonTitle(at buttonIndex: Int) -> String?
    var numberOfButtons: Int { get }
    var cancelButtonIndex: Int
    var destructiveButtonIndex: Int
    var firstOtherButtonIndex: Int { get }
    var isVisible: Bool { get }
    @navigates @callsBack func show(from view: UIToolbar)
    @navigates @callsBack func show(from view: UITabBar)
    @navigates @callsBack func show(from item: UIBarButtonItem, animated: Bool)
    @navigates @callsBack func show(from rect: CGRect, in view: UIView, animated: Bool)
    @navigates @callsBack func show(in view: UIView)
    @navigates @callsBack func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool)
}
@available(iOS, deprecated: 8.3) @pure enum UIActionSheetStyle: Int {
    case automatic = -1
    case `default`, blackTranslucent, blackOpaque
}
@available(iOS, deprecated: 8.3) @MainActor protocol UIActionSheetDelegate: NSObjectProtocol {
    optional func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    optional func actionSheetCancel(_ actionSheet: UIActionSheet)
    optional func willPresent(_ actionSheet: UIActionSheet)
    optional func didPresent(_ actionSheet: UIActionSheet)
    optional func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    optional func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

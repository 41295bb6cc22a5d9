// UITextField and its delegate.

@pure class UITextField: UIControl, UITextInput, NSCoding, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    @callsBack var text: String?
    @callsBack var attributedText: NSAttributedString?
    var textColor: UIColor?
    var font: UIFont?
    var textAlignment: NSTextAlignment
    var borderStyle: UITextField.BorderStyle
    var defaultTextAttributes: [NSAttributedString.Key: Any]
    var placeholder: String?
    var attributedPlaceholder: NSAttributedString?
    var clearsOnBeginEditing: Bool
    var adjustsFontSizeToFitWidth: Bool
    var minimumFontSize: CGFloat
    weak var delegate: (any UITextFieldDelegate)?
    var background: UIImage?
    var disabledBackground: UIImage?
    var isEditing: Bool { get }
    var allowsEditingTextAttributes: Bool
    var typingAttributes: [NSAttributedString.Key: Any]?
    var clearButtonMode: UITextField.ViewMode
    var leftView: UIView?
    var leftViewMode: UITextField.ViewMode
    var rightView: UIView?
    var rightViewMode: UITextField.ViewMode
    func borderRect(forBounds bounds: CGRect) -> CGRect
    func textRect(forBounds bounds: CGRect) -> CGRect
    func placeholderRect(forBounds bounds: CGRect) -> CGRect
    func editingRect(forBounds bounds: CGRect) -> CGRect
    func clearButtonRect(forBounds bounds: CGRect) -> CGRect
    func leftViewRect(forBounds bounds: CGRect) -> CGRect
    func rightViewRect(forBounds bounds: CGRect) -> CGRect
    func drawText(in rect: CGRect)
    func drawPlaceholder(in rect: CGRect)
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var clearsOnInsertion: Bool
    nonisolated static let textDidBeginEditingNotification: NSNotification.Name
    nonisolated static let textDidEndEditingNotification: NSNotification.Name
    nonisolated static let textDidChangeNotification: NSNotification.Name
    nonisolated static let didEndEditingReasonUserInfoKey: String
    @pure enum BorderStyle: Int {
        case none, line, bezel, roundedRect
    }
    @pure enum ViewMode: Int {
        case never, whileEditing, unlessEditing, always
    }
    @pure enum DidEndEditingReason: Int {
        case committed, cancelled
    }
}
extension UITextField: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
    @available(iOS 15, *) var interactionState: Any
}
@MainActor protocol UITextFieldDelegate: NSObjectProtocol {
    optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    optional func textFieldDidBeginEditing(_ textField: UITextField)
    optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    optional func textFieldDidEndEditing(_ textField: UITextField)
    optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    optional func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    @available(iOS 26, *) optional func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool
    @available(iOS 13, *) optional func textFieldDidChangeSelection(_ textField: UITextField)
    optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
    @available(iOS 16, *) optional func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @available(iOS 26, *) optional func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @available(iOS 16, *) optional func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @available(iOS 16, *) optional func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @available(iOS 18.4, *) optional func textField(
        _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}
@available(iOS 18.4, *) @MainActor class UIInputSuggestion: NSObject {
}

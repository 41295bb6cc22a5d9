@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open var text: String? = "" { didSet { record(text) } }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    public var contents: String { text ?? "" }
    open var placeholder: String? { didSet { record(placeholder) } }
    open var attributedPlaceholder: NSAttributedString? { didSet { record(attributedPlaceholder) } }
    open var font: UIFont? { didSet { record(font) } }
    open var textColor: UIColor? { didSet { record(textColor) } }
    open var textAlignment = NSTextAlignment.natural { didSet { record(textAlignment) } }
    open var borderStyle = BorderStyle.none { didSet { record(borderStyle) } }
    open var clearButtonMode = ViewMode.never { didSet { record(clearButtonMode) } }
    open var leftView: UIView? { didSet { record(leftView) } }
    open var rightView: UIView? { didSet { record(rightView) } }
    open var leftViewMode = ViewMode.never { didSet { record(leftViewMode) } }
    open var rightViewMode = ViewMode.never { didSet { record(rightViewMode) } }
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var background: UIImage?
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }
    open var selectedTextRange: UITextRange?
    open var inputDelegate: AnyObject?

    open var keyboardType = UIKeyboardType.default { didSet { record(keyboardType) } }
    open var returnKeyType = UIReturnKeyType.default { didSet { record(returnKeyType) } }
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { record(keyboardAppearance) } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { record(autocapitalizationType) }
    }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { record(autocorrectionType) } }
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var textContentType: UITextContentType! { didSet { record(textContentType?.rawValue) } }
    open var isSecureTextEntry = false { didSet { record(isSecureTextEntry) } }
    open var enablesReturnKeyAutomatically = false { didSet { record(enablesReturnKeyAutomatically) } }
    private var customInputView: UIView?
    private var customAccessoryView: UIView?
    open override var inputView: UIView? {
        get { customInputView }
        set { customInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { customAccessoryView }
        set { customAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        return true
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }

    /// A user's typing at the end of the text: the delegate is asked, then `editingChanged` is sent.
    public func type(_ string: String) {
        becomeFirstResponder()
        replace(NSRange(location: contents.utf16.count, length: 0), with: string)
    }

    /// A user's replacing of a range.
    public func replace(_ range: NSRange, with string: String) {
        record(call: "type(\(Trace.describe(string)))")
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        else { return }
        text = (contents as NSString).replacingCharacters(in: range, with: string)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }

    /// A user's tap on the clear button.
    public func tapClear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
    }

    /// A user's tap on the return key.
    public func tapReturn() {
        record(call: "tapReturn()")
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    public static nonisolated let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
    public static nonisolated let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing")
    public static nonisolated let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")
}

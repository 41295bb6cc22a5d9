@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange, interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
}

@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    open var text: String! = "" { didSet { record(text) } }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string }
    }
    public var contents: String { text ?? "" }
    open var font: UIFont? { didSet { record(font) } }
    open var textColor: UIColor? { didSet { record(textColor) } }
    open var textAlignment = NSTextAlignment.natural { didSet { record(textAlignment) } }
    open var isEditable = true { didSet { record(isEditable) } }
    open var isSelectable = true { didSet { record(isSelectable) } }
    open var textContainerInset = UIEdgeInsets.zero { didSet { record(textContainerInset) } }
    public let textContainer = NSTextContainer()
    open var selectedRange = NSRange(location: 0, length: 0)
    open var selectedTextRange: UITextRange?
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var adjustsFontForContentSizeCategory = false
    open var allowsEditingTextAttributes = false
    open var keyboardType = UIKeyboardType.default { didSet { record(keyboardType) } }
    open var returnKeyType = UIReturnKeyType.default { didSet { record(returnKeyType) } }
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { record(autocapitalizationType) }
    }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { record(autocorrectionType) } }
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var isSecureTextEntry = false
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
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    public static nonisolated let textDidChangeNotification = Notification.Name("UITextViewTextDidChange")

    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        return true
    }

    open func scrollRangeToVisible(_ range: NSRange) { record(call: "scrollRangeToVisible(\(range))") }
    open func insertText(_ string: String) { text = contents + string }

    /// A user's typing at the end of the text.
    public func type(_ string: String) {
        record(call: "type(\(Trace.describe(string)))")
        becomeFirstResponder()
        let end = NSRange(location: contents.utf16.count, length: 0)
        guard delegate?.textView(self, shouldChangeTextIn: end, replacementText: string) ?? true else { return }
        text = contents + string
        delegate?.textViewDidChange(self)
    }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

// UITextView, its delegate and its items.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@pure class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    init(frame: CGRect, textContainer: NSTextContainer?)
    init?(coder: NSCoder)
    @available(iOS 16, *) convenience init(usingTextLayoutManager: Bool)
    weak var delegate: (any UITextViewDelegate)?
    @callsBack var text: String!
    @callsBack var attributedText: NSAttributedString!
    var font: UIFont?
    var textColor: UIColor?
    var textAlignment: NSTextAlignment
    @callsBack var selectedRange: NSRange
    var isEditable: Bool
    var isSelectable: Bool
    var dataDetectorTypes: UIDataDetectorTypes
    var allowsEditingTextAttributes: Bool
    var typingAttributes: [NSAttributedString.Key: Any]
    @callsBack func scrollRangeToVisible(_ range: NSRange)
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var clearsOnInsertion: Bool
    @available(iOS 16, *) var textLayoutManager: NSTextLayoutManager? { get }
    var textContainer: NSTextContainer { get }
    var textContainerInset: UIEdgeInsets
    var layoutManager: NSLayoutManager { get }
    var textStorage: NSTextStorage { get }
    var linkTextAttributes: [NSAttributedString.Key: Any]!
    @available(iOS 13, *) var usesStandardTextScaling: Bool
    @available(iOS 16, *) var isFindInteractionEnabled: Bool
    @available(iOS 16, *) var findInteraction: UIFindInteraction? { get }
    @available(iOS 17, *) var borderStyle: UITextView.BorderStyle
    @available(iOS 17, *) @callsBack func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint)
    @available(iOS 17, *) var textHighlightAttributes: [NSAttributedString.Key: Any]
    @available(iOS 18, *) var isWritingToolsActive: Bool { get }
    @available(iOS 18, *) var writingToolsBehavior: UIWritingToolsBehavior
    @available(iOS 18, *) var allowedWritingToolsResultOptions: UIWritingToolsResultOptions
    @available(iOS 18, *) var textFormattingConfiguration: UITextFormattingViewController.Configuration?
    @available(iOS 15, *) var interactionState: Any
    nonisolated static let textDidBeginEditingNotification: NSNotification.Name
    nonisolated static let textDidChangeNotification: NSNotification.Name
    nonisolated static let textDidEndEditingNotification: NSNotification.Name
    @available(iOS 17, *) @pure enum BorderStyle: Int {
        case none, roundedRect
    }
}
extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
}
@available(iOS 16, *) extension UITextView: UITextSearching {
}
@MainActor protocol UITextViewDelegate: UIScrollViewDelegate {
    optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    optional func textViewDidBeginEditing(_ textView: UITextView)
    optional func textViewDidEndEditing(_ textView: UITextView)
    optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    @available(iOS 26, *) optional func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool
    optional func textViewDidChange(_ textView: UITextView)
    optional func textViewDidChangeSelection(_ textView: UITextView)
    @available(iOS 16, *) optional func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @available(iOS 26, *) optional func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @available(iOS 16, *) optional func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @available(iOS 16, *) optional func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @available(iOS 17, *) optional func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    @available(iOS 17, *) optional func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    @available(iOS 17, *) optional func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    @available(iOS 17, *) optional func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    @available(iOS 18, *) optional func textViewWritingToolsWillBegin(_ textView: UITextView)
    @available(iOS 18, *) optional func textViewWritingToolsDidEnd(_ textView: UITextView)
    @available(iOS 18, *) optional func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue]
    @available(iOS 18, *) optional func textView(
        _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
    @available(iOS 18, *) optional func textView(
        _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
    @available(iOS 18, *) optional func textView(
        _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
    @available(iOS 18, *) optional func textView(
        _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
    @available(iOS 18.4, *) optional func textView(
        _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
    @available(iOS, deprecated: 17) optional func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    @available(iOS, deprecated: 17) optional func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    @available(iOS, deprecated: 10) optional func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool
    @available(iOS, deprecated: 10) optional func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
}
@pure enum UITextItemInteraction: Int {
    case invokeDefaultAction, presentActions, preview
}
@available(iOS 17, *) @MainActor class UITextItem: NSObject {
    enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }
    var content: UITextItem.Content { get }
    var range: NSRange { get }
    @pure class MenuConfiguration: NSObject {
        convenience init(menu: UIMenu)
        convenience init(preview: UITextItem.MenuPreview?, menu: UIMenu)
    }
    @pure class MenuPreview: NSObject {
        init(view: UIView)
        @pure class var `default`: UITextItem.MenuPreview { get }
    }
}
@pure struct UIDataDetectorTypes: OptionSet {
    init(rawValue: UInt)
    static var phoneNumber: UIDataDetectorTypes { get }
    static var link: UIDataDetectorTypes { get }
    static var address: UIDataDetectorTypes { get }
    static var calendarEvent: UIDataDetectorTypes { get }
    static var shipmentTrackingNumber: UIDataDetectorTypes { get }
    static var flightNumber: UIDataDetectorTypes { get }
    static var lookupSuggestion: UIDataDetectorTypes { get }
    @available(iOS 16, *) static var money: UIDataDetectorTypes { get }
    @available(iOS 16, *) static var physicalValue: UIDataDetectorTypes { get }
    static var all: UIDataDetectorTypes { get }
}
@available(iOS 18, *) @pure enum UIWritingToolsBehavior: Int {
    case none = -1
    case `default`, complete, limited
}
@available(iOS 18, *) @pure struct UIWritingToolsResultOptions: OptionSet {
    init(rawValue: UInt)
    static var plainText: UIWritingToolsResultOptions { get }
    static var richText: UIWritingToolsResultOptions { get }
    static var list: UIWritingToolsResultOptions { get }
    static var table: UIWritingToolsResultOptions { get }
    @available(iOS 26, *) static var presentationIntent: UIWritingToolsResultOptions { get }
}
@available(iOS 18, *) @screen class UITextFormattingViewController: UIViewController {
    init(configuration: UITextFormattingViewController.Configuration)
    weak var delegate: (any UITextFormattingViewController.Delegate)?
    var formattingDescriptor: UITextFormattingViewController.FormattingDescriptor?
    var configuration: UITextFormattingViewController.Configuration { get }
}

// Elements, locations and ranges of text that is laid out by fragments.

@available(iOS 15, *) @pure class NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    weak var delegate: (any NSTextContentManagerDelegate)?
    var textLayoutManagers: [NSTextLayoutManager] { get }
    func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager)
    func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager)
    var primaryTextLayoutManager: NSTextLayoutManager?
    func synchronizeTextLayoutManagers(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    func textElements(for range: NSTextRange) -> [NSTextElement]
    var hasEditingTransaction: Bool { get }
    func performEditingTransaction(_ transaction: () -> Void)
    func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange)
    var automaticallySynchronizesTextLayoutManagers: Bool
    var automaticallySynchronizesToBackingStore: Bool
    @pure struct EnumerationOptions: OptionSet {
        init(rawValue: UInt)
        static var reverse: NSTextContentManager.EnumerationOptions { get }
    }
}
@available(iOS 15, *) protocol NSTextContentManagerDelegate: NSObjectProtocol {
    optional func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    optional func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions = []
    ) -> Bool
}
@available(iOS 15, *) protocol NSTextElementProvider: NSObjectProtocol {
    var documentRange: NSTextRange { get }
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)?)
    optional func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    optional func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    optional func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}
@available(iOS 15, *) @pure class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    weak var delegate: (any NSTextContentStorageDelegate)?
    var attributedString: NSAttributedString?
    func attributedString(for textElement: NSTextElement) -> NSAttributedString?
    func textElement(for attributedString: NSAttributedString) -> NSTextElement?
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}
@available(iOS 15, *) protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    optional func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
}
@available(iOS 15, *) @pure class NSTextElement: NSObject {
    init(textContentManager: NSTextContentManager?)
    weak var textContentManager: NSTextContentManager?
    var elementRange: NSTextRange?
    @available(iOS 16, *) var childElements: [NSTextElement] { get }
    @available(iOS 16, *) weak var parent: NSTextElement? { get }
    @available(iOS 16, *) var isRepresentedElement: Bool { get }
}
@available(iOS 15, *) @pure class NSTextParagraph: NSTextElement {
    init(attributedString: NSAttributedString?)
    var attributedString: NSAttributedString { get }
    var paragraphContentRange: NSTextRange? { get }
    var paragraphSeparatorRange: NSTextRange? { get }
}
@available(iOS 16, *) @pure class NSTextListElement: NSTextParagraph {
    init(
        parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]? = nil, children: [NSTextListElement]?)
    convenience init(
        contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil, textList: NSTextList,
        children: [NSTextListElement]?)
    convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int)
    var textList: NSTextList { get }
    var contents: NSAttributedString? { get }
    var markerAttributes: [NSAttributedString.Key: Any]? { get }
    var attributedString: NSAttributedString { get }
    var childElements: [NSTextListElement] { get }
    weak var parent: NSTextListElement? { get }
}
@available(iOS 15, *) protocol NSTextLocation: NSObjectProtocol {
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}
@available(iOS 15, *) @pure class NSTextRange: NSObject {
    init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?)
    convenience init(location: any NSTextLocation)
    var isEmpty: Bool { get }
    var location: any NSTextLocation { get }
    var endLocation: any NSTextLocation { get }
    func isEqual(to textRange: NSTextRange) -> Bool
    func contains(_ location: any NSTextLocation) -> Bool
    func contains(_ textRange: NSTextRange) -> Bool
    func intersects(_ textRange: NSTextRange) -> Bool
    func intersection(_ textRange: NSTextRange) -> Self?
    func union(_ textRange: NSTextRange) -> Self
}

// NSAttributedString. Its keys for text are UIKit's.

class NSAttributedString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    @pure struct Key: RawRepresentable, Hashable, Sendable {
        init(_ rawValue: String)
        init(rawValue: String)
        @available(iOS 15, *) @pure static var imageURL: NSAttributedString.Key { get }
        @available(iOS 15, *) @pure static var inlinePresentationIntent: NSAttributedString.Key { get }
        @available(iOS 15, *) @pure static var alternateDescription: NSAttributedString.Key { get }
        @available(iOS 15, *) @pure static var languageIdentifier: NSAttributedString.Key { get }
        @available(iOS 15, *) @pure static var presentationIntentAttributeName: NSAttributedString.Key { get }
        @available(iOS 15, *) @pure static var replacementIndex: NSAttributedString.Key { get }
        @available(iOS 15, *) @pure static var morphology: NSAttributedString.Key { get }
    }
    struct EnumerationOptions: OptionSet {
        @pure static var reverse: NSAttributedString.EnumerationOptions { get }
        @pure static var longestEffectiveRangeNotRequired: NSAttributedString.EnumerationOptions { get }
    }
    @pure init()
    @pure init(string str: String)
    @pure init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
    @pure init(attributedString attrStr: NSAttributedString)
    @available(iOS 15, *) @pure convenience init(_ attrStr: AttributedString)
    @available(iOS 15, *) @pure convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
    var string: String { get }
    var length: Int { get }
    func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any]
    func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any?
    func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange)
        -> [NSAttributedString.Key: Any]
    func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any?
    func attributedSubstring(from range: NSRange) -> NSAttributedString
    func isEqual(to other: NSAttributedString) -> Bool
    func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    @available(iOS 15, *) class func localizedAttributedStringWithFormat(
        _ format: NSAttributedString, _ args: any CVarArg...
    ) -> Self
    @available(iOS 15, *) func inflected() -> NSAttributedString
}
class NSMutableAttributedString: NSAttributedString {
    func replaceCharacters(in range: NSRange, with str: String)
    func replaceCharacters(in range: NSRange, with attrString: NSAttributedString)
    func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)
    var mutableString: NSMutableString { get }
    func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
    func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange)
    func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
    func insert(_ attrString: NSAttributedString, at loc: Int)
    func append(_ attrString: NSAttributedString)
    func deleteCharacters(in range: NSRange)
    func setAttributedString(_ attrString: NSAttributedString)
    func beginEditing()
    func endEditing()
}

// Paragraphs: alignment, line breaks, tab stops and lists.

@pure enum NSTextAlignment: Int {
    case left, center, right, justified, natural
    init(_ ctTextAlignment: CTTextAlignment)
}
@pure enum NSWritingDirection: Int {
    case natural = -1
    case leftToRight, rightToLeft
}
@pure enum NSWritingDirectionFormatType: Int {
    case embedding
    case override = 2
}
@pure enum NSLineBreakMode: Int {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
@pure class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    @pure class var `default`: NSParagraphStyle { get }
    @pure class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection
    var lineSpacing: CGFloat { get }
    var paragraphSpacing: CGFloat { get }
    var alignment: NSTextAlignment { get }
    var headIndent: CGFloat { get }
    var tailIndent: CGFloat { get }
    var firstLineHeadIndent: CGFloat { get }
    var minimumLineHeight: CGFloat { get }
    var maximumLineHeight: CGFloat { get }
    var lineBreakMode: NSLineBreakMode { get }
    var baseWritingDirection: NSWritingDirection { get }
    var lineHeightMultiple: CGFloat { get }
    var paragraphSpacingBefore: CGFloat { get }
    var hyphenationFactor: Float { get }
    @available(iOS 15, *) var usesDefaultHyphenation: Bool { get }
    var tabStops: [NSTextTab] { get }
    var defaultTabInterval: CGFloat { get }
    var textLists: [NSTextList] { get }
    var allowsDefaultTighteningForTruncation: Bool { get }
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get }
    @pure struct LineBreakStrategy: OptionSet {
        init(rawValue: UInt)
        static var pushOut: NSParagraphStyle.LineBreakStrategy { get }
        @available(iOS 14, *) static var hangulWordPriority: NSParagraphStyle.LineBreakStrategy { get }
        @available(iOS 14, *) static var standard: NSParagraphStyle.LineBreakStrategy { get }
    }
}
@pure class NSMutableParagraphStyle: NSParagraphStyle {
    var lineSpacing: CGFloat
    var paragraphSpacing: CGFloat
    var alignment: NSTextAlignment
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var tailIndent: CGFloat
    var lineBreakMode: NSLineBreakMode
    var minimumLineHeight: CGFloat
    var maximumLineHeight: CGFloat
    var baseWritingDirection: NSWritingDirection
    var lineHeightMultiple: CGFloat
    var paragraphSpacingBefore: CGFloat
    var hyphenationFactor: Float
    @available(iOS 15, *) var usesDefaultHyphenation: Bool
    var tabStops: [NSTextTab]!
    var defaultTabInterval: CGFloat
    var allowsDefaultTighteningForTruncation: Bool
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
    var textLists: [NSTextList]
    func addTabStop(_ anObject: NSTextTab)
    func removeTabStop(_ anObject: NSTextTab)
    func setParagraphStyle(_ obj: NSParagraphStyle)
}
@pure class NSTextTab: NSObject, NSCopying, NSCoding, NSSecureCoding {
    @pure class func columnTerminators(for aLocale: Locale?) -> CharacterSet
    init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:])
    var alignment: NSTextAlignment { get }
    var location: CGFloat { get }
    var options: [NSTextTab.OptionKey: Any] { get }
    @pure struct OptionKey: RawRepresentable, Hashable {
        init(rawValue: String)
        static let columnTerminators: NSTextTab.OptionKey
    }
}
@pure class NSTextList: NSObject, NSSecureCoding, NSCopying {
    @available(iOS 16, *) init(
        markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options = [], startingItemNumber: Int)
    convenience init(markerFormat: NSTextList.MarkerFormat, options: Int)
    init?(coder: NSCoder)
    var markerFormat: NSTextList.MarkerFormat { get }
    var listOptions: NSTextList.Options { get }
    var startingItemNumber: Int
    @available(iOS 16, *) var isOrdered: Bool { get }
    @pure func marker(forItemNumber itemNumber: Int) -> String
    @pure struct Options: OptionSet {
        init(rawValue: UInt)
        static var prependEnclosingMarker: NSTextList.Options { get }
    }
    @pure struct MarkerFormat: RawRepresentable, Hashable {
        init(_ rawValue: String)
        init(rawValue: String)
        static let box: NSTextList.MarkerFormat
        static let check: NSTextList.MarkerFormat
        static let circle: NSTextList.MarkerFormat
        static let diamond: NSTextList.MarkerFormat
        static let disc: NSTextList.MarkerFormat
        static let hyphen: NSTextList.MarkerFormat
        static let square: NSTextList.MarkerFormat
        static let lowercaseHexadecimal: NSTextList.MarkerFormat
        static let uppercaseHexadecimal: NSTextList.MarkerFormat
        static let octal: NSTextList.MarkerFormat
        static let lowercaseAlpha: NSTextList.MarkerFormat
        static let uppercaseAlpha: NSTextList.MarkerFormat
        static let lowercaseLatin: NSTextList.MarkerFormat
        static let uppercaseLatin: NSTextList.MarkerFormat
        static let lowercaseRoman: NSTextList.MarkerFormat
        static let uppercaseRoman: NSTextList.MarkerFormat
        static let decimal: NSTextList.MarkerFormat
    }
}
@available(iOS 13, *) @pure enum NSTextScalingType: Int {
    case standard, iOS
}

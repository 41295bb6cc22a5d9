// AttributedString.

@available(iOS 15, *) protocol AttributedStringProtocol: Hashable, CustomStringConvertible {
    @pure var startIndex: AttributedString.Index { get }
    @pure var endIndex: AttributedString.Index { get }
    @pure var runs: AttributedString.Runs { get }
    @pure var characters: AttributedString.CharacterView { get }
    @pure var unicodeScalars: AttributedString.UnicodeScalarView { get }
    mutating func setAttributes(_ attributes: AttributeContainer)
    mutating func mergeAttributes(
        _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
    mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    @pure func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
    @pure func mergingAttributes(
        _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
    ) -> AttributedString
    @pure func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
        -> AttributedString
    @pure func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index
    @pure func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index
    @pure func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index
    @pure func range<T: StringProtocol>(of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil)
        -> Range<AttributedString.Index>?
}
@available(iOS 15, *) @dynamicMemberLookup struct AttributedString: AttributedStringProtocol, Codable, Sendable {
    @pure init()
    @pure init(_ string: String, attributes: AttributeContainer = .init())
    @pure init(_ substring: Substring, attributes: AttributeContainer = .init())
    @pure init(_ substring: AttributedSubstring)
    @pure init(_ nsStr: NSAttributedString)
    @pure init(stringLiteral value: String)
    @pure init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
    @pure init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
    @pure init(
        localized keyAndValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
    @service init(contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil)
        throws
    struct Index: Comparable {}
    struct FormattingOptions: OptionSet {
        @pure static var applyReplacementIndexAttribute: AttributedString.FormattingOptions { get }
    }
    enum AttributeMergePolicy {
        case keepNew
        case keepCurrent
    }
    @pure struct MarkdownParsingOptions: Sendable {
        enum InterpretedSyntax {
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }
        enum FailurePolicy {
            case throwError
            case returnPartiallyParsedIfPossible
        }
        init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full,
            failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError,
            languageCode: String? = nil)
        var allowsExtendedAttributes: Bool
        var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
        var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
        var languageCode: String?
    }
    struct CharacterView: BidirectionalCollection, RangeReplaceableCollection {
        typealias Element = Character
        typealias Index = AttributedString.Index
        @pure init()
    }
    struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {
        typealias Element = UnicodeScalar
        typealias Index = AttributedString.Index
        @pure init()
    }
    struct Runs: BidirectionalCollection {
        typealias Element = AttributedString.Runs.Run
        @dynamicMemberLookup struct Run: Equatable {
            @pure var range: Range<AttributedString.Index> { get }
            @pure var attributes: AttributeContainer { get }
            @pure subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K
                .Value?
            { get }
        }
    }
    @pure var characters: AttributedString.CharacterView
    @pure var unicodeScalars: AttributedString.UnicodeScalarView
    mutating func append(_ s: some AttributedStringProtocol)
    mutating func insert(_ s: some AttributedStringProtocol, at index: AttributedString.Index)
    mutating func removeSubrange(_ range: some RangeExpression<AttributedString.Index>)
    mutating func replaceSubrange(
        _ range: some RangeExpression<AttributedString.Index>, with s: some AttributedStringProtocol)
    @available(iOS 16, *) @pure func inflected() -> AttributedString
    @pure subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring { get set }
    @pure subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
        get set
    }
    @pure static func + (lhs: AttributedString, rhs: some AttributedStringProtocol) -> AttributedString
    static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol)
    @pure var description: String { get }
}
@available(iOS 15, *) @dynamicMemberLookup struct AttributedSubstring: AttributedStringProtocol {
    @pure init()
    @pure var base: AttributedString { get }
    @pure subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
        get set
    }
    @pure var description: String { get }
}
@available(iOS 15, *) @dynamicMemberLookup @pure struct AttributeContainer: Hashable, Sendable {
    init()
    init(_ dictionary: [NSAttributedString.Key: Any])
    mutating func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
    @pure func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
        -> AttributeContainer
    @pure subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
        get set
    }
}
@available(iOS 15, *) protocol AttributedStringKey {
    associatedtype Value: Hashable
    static var name: String { get }
}
@available(iOS 15, *) enum AttributeDynamicLookup {}
@available(iOS 15, *) protocol AttributeScope {}
@available(iOS 15, *) enum AttributeScopes {
    struct FoundationAttributes: AttributeScope {}
}
@available(iOS 15, *) extension AttributedStringProtocol {
    @pure var link: URL?
    @pure var inlinePresentationIntent: InlinePresentationIntent?
    @pure var presentationIntent: PresentationIntent?
    @pure var languageIdentifier: String?
    @pure var imageURL: URL?
    @pure var alternateDescription: String?
}
@available(iOS 15, *) struct InlinePresentationIntent: OptionSet {
    @pure static var emphasized: InlinePresentationIntent { get }
    @pure static var stronglyEmphasized: InlinePresentationIntent { get }
    @pure static var code: InlinePresentationIntent { get }
    @pure static var strikethrough: InlinePresentationIntent { get }
    @pure static var softBreak: InlinePresentationIntent { get }
    @pure static var lineBreak: InlinePresentationIntent { get }
    @pure static var inlineHTML: InlinePresentationIntent { get }
    @pure static var blockHTML: InlinePresentationIntent { get }
}
@available(iOS 15, *) struct PresentationIntent: Hashable {}

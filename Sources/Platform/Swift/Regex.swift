// Regular expressions of the language.

@available(iOS 16, *) @pure struct Regex<Output>: RegexComponent {
    init(_ pattern: String) throws
    init(_ pattern: String, as outputType: Output.Type = Output.self) throws
    init(verbatim: String)
    @pure var regex: Regex<Output> { get }
    @pure func contains(captureNamed name: String) -> Bool
    @pure func wholeMatch(in string: String) throws -> Regex<Output>.Match?
    @pure func wholeMatch(in string: Substring) throws -> Regex<Output>.Match?
    @pure func prefixMatch(in string: String) throws -> Regex<Output>.Match?
    @pure func prefixMatch(in string: Substring) throws -> Regex<Output>.Match?
    @pure func firstMatch(in string: String) throws -> Regex<Output>.Match?
    @pure func firstMatch(in string: Substring) throws -> Regex<Output>.Match?
    @pure func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output>
    @pure func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output>
    @pure func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output>
    @pure func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output>
    @pure func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output>
    @pure func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output>
    @pure func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Output>
    @pure func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<Output>
    @pure func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Output>
    @pure func wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind) -> Regex<Output>
    @dynamicMemberLookup struct Match: Identifiable {
        let range: Range<String.Index>
        @pure var output: Output { get }
        @pure var id: String { get }
        @pure subscript(name: String) -> AnyRegexOutput.Element? { get }
        @pure subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }
    }
}
@available(iOS 16, *) protocol RegexComponent<RegexOutput> {
    associatedtype RegexOutput
    var regex: Regex<RegexOutput> { get }
}
@available(iOS 16, *) struct AnyRegexOutput: RandomAccessCollection {
    typealias Index = Int
    struct Element {
        @pure var range: Range<String.Index>? { get }
        @pure var substring: Substring? { get }
        @pure var value: Any? { get }
        @pure var name: String? { get }
        @pure var type: any Any.Type { get }
    }
    @pure subscript(name: String) -> AnyRegexOutput.Element? { get }
    @pure subscript(position: Int) -> AnyRegexOutput.Element { get }
    @pure func extractValues<Output>(as type: Output.Type = Output.self) -> Output?
}
@available(iOS 16, *) @pure struct RegexSemanticLevel: Hashable {
    @pure static var graphemeCluster: RegexSemanticLevel { get }
    @pure static var unicodeScalar: RegexSemanticLevel { get }
}
@available(iOS 16, *) @pure struct RegexRepetitionBehavior: Hashable {
    @pure static var eager: RegexRepetitionBehavior { get }
    @pure static var reluctant: RegexRepetitionBehavior { get }
    @pure static var possessive: RegexRepetitionBehavior { get }
}
@available(iOS 16, *) @pure struct RegexWordBoundaryKind: Hashable {
    @pure static var simple: RegexWordBoundaryKind { get }
    @pure static var `default`: RegexWordBoundaryKind { get }
}
@available(iOS 16, *) extension BidirectionalCollection where SubSequence == Substring {
    @pure func contains(_ regex: some RegexComponent) -> Bool
    @pure func starts(with regex: some RegexComponent) -> Bool
    @pure func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match?
    @pure func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match?
    @pure func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match?
    @pure func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match]
    @pure func firstRange(of regex: some RegexComponent) -> Range<Index>?
    @pure func ranges(of regex: some RegexComponent) -> [Range<Index>]
    @pure func split(separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true)
        -> [SubSequence]
    @pure func trimmingPrefix(_ regex: some RegexComponent) -> SubSequence
}
@available(iOS 16, *) extension RangeReplaceableCollection where SubSequence == Substring {
    @pure func replacing<Replacement: Collection>(
        _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max
    ) -> Self where Replacement.Element == Element
    @pure func replacing<Output, Replacement: Collection>(
        _ regex: some RegexComponent<Output>, maxReplacements: Int = .max,
        with replacement: (Regex<Output>.Match) throws -> Replacement
    ) rethrows -> Self where Replacement.Element == Element
    mutating func replace<Replacement: Collection>(
        _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max)
    where Replacement.Element == Element
    mutating func replace<Output, Replacement: Collection>(
        _ regex: some RegexComponent<Output>, maxReplacements: Int = .max,
        with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows where Replacement.Element == Element
    mutating func trimPrefix(_ regex: some RegexComponent)
}

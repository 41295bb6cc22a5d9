// Regular expressions, predicates, sorting and data detection.

@pure class NSRegularExpression: NSObject, NSCopying, NSSecureCoding {
    struct Options: OptionSet, Sendable {
        @pure static var caseInsensitive: NSRegularExpression.Options { get }
        @pure static var allowCommentsAndWhitespace: NSRegularExpression.Options { get }
        @pure static var ignoreMetacharacters: NSRegularExpression.Options { get }
        @pure static var dotMatchesLineSeparators: NSRegularExpression.Options { get }
        @pure static var anchorsMatchLines: NSRegularExpression.Options { get }
        @pure static var useUnixLineSeparators: NSRegularExpression.Options { get }
        @pure static var useUnicodeWordBoundaries: NSRegularExpression.Options { get }
    }
    struct MatchingOptions: OptionSet, Sendable {
        @pure static var reportProgress: NSRegularExpression.MatchingOptions { get }
        @pure static var reportCompletion: NSRegularExpression.MatchingOptions { get }
        @pure static var anchored: NSRegularExpression.MatchingOptions { get }
        @pure static var withTransparentBounds: NSRegularExpression.MatchingOptions { get }
        @pure static var withoutAnchoringBounds: NSRegularExpression.MatchingOptions { get }
    }
    struct MatchingFlags: OptionSet, Sendable {
        @pure static var progress: NSRegularExpression.MatchingFlags { get }
        @pure static var completed: NSRegularExpression.MatchingFlags { get }
        @pure static var hitEnd: NSRegularExpression.MatchingFlags { get }
        @pure static var requiredEnd: NSRegularExpression.MatchingFlags { get }
        @pure static var internalError: NSRegularExpression.MatchingFlags { get }
    }
    init(pattern: String, options: NSRegularExpression.Options = []) throws
    @pure var pattern: String { get }
    @pure var options: NSRegularExpression.Options { get }
    @pure var numberOfCaptureGroups: Int { get }
    @pure class func escapedPattern(for string: String) -> String
    @pure class func escapedTemplate(for string: String) -> String
    @pure func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void)
    @pure func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> [NSTextCheckingResult]
    @pure func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> Int
    @pure func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> NSTextCheckingResult?
    @pure func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> NSRange
    @pure func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String
    ) -> String
    func replaceMatches(
        in string: NSMutableString, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        withTemplate templ: String
    ) -> Int
    @pure func replacementString(
        for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String
    ) -> String
}
@pure class NSDataDetector: NSRegularExpression {
    init(types checkingTypes: NSTextCheckingTypes) throws
    @pure var checkingTypes: NSTextCheckingTypes { get }
}
typealias NSTextCheckingTypes = UInt64
class NSTextCheckingResult: NSObject, NSCopying, NSSecureCoding {
    struct CheckingType: OptionSet, Sendable {
        @pure static var orthography: NSTextCheckingResult.CheckingType { get }
        @pure static var spelling: NSTextCheckingResult.CheckingType { get }
        @pure static var grammar: NSTextCheckingResult.CheckingType { get }
        @pure static var date: NSTextCheckingResult.CheckingType { get }
        @pure static var address: NSTextCheckingResult.CheckingType { get }
        @pure static var link: NSTextCheckingResult.CheckingType { get }
        @pure static var quote: NSTextCheckingResult.CheckingType { get }
        @pure static var dash: NSTextCheckingResult.CheckingType { get }
        @pure static var replacement: NSTextCheckingResult.CheckingType { get }
        @pure static var correction: NSTextCheckingResult.CheckingType { get }
        @pure static var regularExpression: NSTextCheckingResult.CheckingType { get }
        @pure static var phoneNumber: NSTextCheckingResult.CheckingType { get }
        @pure static var transitInformation: NSTextCheckingResult.CheckingType { get }
        @pure static var allTypes: NSTextCheckingResult.CheckingType { get }
    }
    @pure var resultType: NSTextCheckingResult.CheckingType { get }
    @pure var range: NSRange { get }
    @pure var numberOfRanges: Int { get }
    @pure func range(at idx: Int) -> NSRange
    @pure func range(withName name: String) -> NSRange
    @pure func adjustingRanges(offset: Int) -> NSTextCheckingResult
    @pure var date: Date? { get }
    @pure var timeZone: TimeZone? { get }
    @pure var duration: TimeInterval { get }
    @pure var components: [NSTextCheckingKey: String]? { get }
    @pure var addressComponents: [NSTextCheckingKey: String]? { get }
    @pure var url: URL? { get }
    @pure var phoneNumber: String? { get }
    @pure var replacementString: String? { get }
    @pure var regularExpression: NSRegularExpression? { get }
}
@pure struct NSTextCheckingKey: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure static var name: NSTextCheckingKey { get }
    @pure static var jobTitle: NSTextCheckingKey { get }
    @pure static var organization: NSTextCheckingKey { get }
    @pure static var street: NSTextCheckingKey { get }
    @pure static var city: NSTextCheckingKey { get }
    @pure static var state: NSTextCheckingKey { get }
    @pure static var zip: NSTextCheckingKey { get }
    @pure static var country: NSTextCheckingKey { get }
    @pure static var phone: NSTextCheckingKey { get }
    @pure static var airline: NSTextCheckingKey { get }
    @pure static var flight: NSTextCheckingKey { get }
}
@pure class NSPredicate: NSObject, NSSecureCoding, NSCopying {
    init(format predicateFormat: String, argumentArray arguments: [Any]?)
    convenience init(format predicateFormat: String, _ args: any CVarArg...)
    init(format predicateFormat: String, arguments argList: CVaListPointer)
    init(value: Bool)
    init(block: @escaping (Any?, [String: Any]?) -> Bool)
    @available(iOS 17, *) convenience init?<Input: NSObject>(_ predicate: Predicate<Input>)
    @pure var predicateFormat: String { get }
    func withSubstitutionVariables(_ variables: [String: Any]) -> Self
    @callsBack func evaluate(with object: Any?) -> Bool
    @callsBack func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
    func allowEvaluation()
}
@pure class NSCompoundPredicate: NSPredicate {
    enum LogicalType: UInt {
        case not, and, or
    }
    init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate])
    init(andPredicateWithSubpredicates subpredicates: [NSPredicate])
    init(orPredicateWithSubpredicates subpredicates: [NSPredicate])
    init(notPredicateWithSubpredicate predicate: NSPredicate)
    @pure var compoundPredicateType: NSCompoundPredicate.LogicalType { get }
    @pure var subpredicates: [Any] { get }
}
@pure class NSComparisonPredicate: NSPredicate {
    struct Options: OptionSet {
        @pure static var caseInsensitive: NSComparisonPredicate.Options { get }
        @pure static var diacriticInsensitive: NSComparisonPredicate.Options { get }
        @pure static var normalized: NSComparisonPredicate.Options { get }
    }
    enum Modifier: UInt {
        case direct, all, any
    }
    enum Operator: UInt {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
        case beginsWith, endsWith, `in`, customSelector, contains, between
    }
    init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: NSComparisonPredicate.Modifier,
        type: NSComparisonPredicate.Operator, options: NSComparisonPredicate.Options = [])
    @pure var predicateOperatorType: NSComparisonPredicate.Operator { get }
    @pure var comparisonPredicateModifier: NSComparisonPredicate.Modifier { get }
    @pure var leftExpression: NSExpression { get }
    @pure var rightExpression: NSExpression { get }
    @pure var options: NSComparisonPredicate.Options { get }
}
@pure class NSExpression: NSObject, NSSecureCoding, NSCopying {
    enum ExpressionType: UInt {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery, aggregate, anyKey, block, conditional
    }
    init(format expressionFormat: String, _ args: any CVarArg...)
    init(forConstantValue obj: Any?)
    init(forVariable string: String)
    init(forKeyPath keyPath: String)
    init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>)
    init(forFunction name: String, arguments parameters: [Any])
    init(forAggregate subexpressions: [Any])
    init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any)
    @pure class func expressionForEvaluatedObject() -> NSExpression
    var expressionType: NSExpression.ExpressionType { get }
    var keyPath: String { get }
    var constantValue: Any? { get }
    @callsBack func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any?
}
@pure class NSSortDescriptor: NSObject, NSSecureCoding, NSCopying {
    init(key: String?, ascending: Bool)
    init(key: String?, ascending: Bool, selector: Selector?)
    init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator)
    convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
    convenience init<Root, Value>(
        keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator)
    @available(iOS 15, *) convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>)
    @pure var key: String? { get }
    @pure var ascending: Bool { get }
    @pure var selector: Selector? { get }
    @pure var keyPath: AnyKeyPath? { get }
    @pure var comparator: Comparator { get }
    func compare(_ object1: Any, to object2: Any) -> ComparisonResult
    func allowEvaluation()
    @pure var reversedSortDescriptor: Any { get }
}
@available(iOS 15, *) @pure struct SortDescriptor<Compared>: SortComparator, Codable {
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward)
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward)
    init(
        _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard,
        order: SortOrder = .forward)
    init<Value, Comparator: SortComparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator)
    where Comparator.Compared == Value
    var order: SortOrder
    @pure func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}
@available(iOS 15, *) enum SortOrder: Hashable, Codable, Sendable {
    case forward
    case reverse
}
@available(iOS 15, *) protocol SortComparator<Compared>: Hashable {
    associatedtype Compared
    var order: SortOrder { get set }
    @pure func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}
@available(iOS 15, *) @pure struct KeyPathComparator<Compared>: SortComparator {
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward)
    var order: SortOrder
}
@available(iOS 15, *) @pure struct ComparableComparator<Compared: Comparable>: SortComparator {
    init(order: SortOrder = .forward)
    var order: SortOrder
}
@available(iOS 15, *) extension String {
    @pure struct StandardComparator: SortComparator, Codable {
        typealias Compared = String
        init(_ base: String.StandardComparator, order: SortOrder = .forward)
        @pure static var localizedStandard: String.StandardComparator { get }
        @pure static var localized: String.StandardComparator { get }
        @pure static var lexical: String.StandardComparator { get }
        var order: SortOrder
    }
}
@available(iOS 15, *) extension Sequence {
    @pure func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
    where Comparator.Compared == Element
    @pure func sorted<S: Sequence, Comparator: SortComparator>(using comparators: S) -> [Element]
    where S.Element == Comparator, Comparator.Compared == Element
}
@available(iOS 15, *) extension MutableCollection where Self: RandomAccessCollection {
    mutating func sort<Comparator: SortComparator>(using comparator: Comparator) where Comparator.Compared == Element
    mutating func sort<S: Sequence, Comparator: SortComparator>(using comparators: S)
    where S.Element == Comparator, Comparator.Compared == Element
}
@available(iOS 17, *) @pure struct Predicate<each Input>: Sendable {
    func evaluate(_ input: repeat each Input) throws -> Bool
}
@available(iOS 17, *) @freestanding(expression) macro Predicate<each Input>(_ body: (repeat each Input) -> Bool)
    -> Predicate<repeat each Input>

// Finding in text.

@available(iOS 16, *) @view @pure @MainActor class UIFindInteraction: NSObject, UIInteraction {
    var isFindNavigatorVisible: Bool { get }
    var activeFindSession: UIFindSession? { get }
    var searchText: String?
    var replacementText: String?
    var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    weak var delegate: (any UIFindInteractionDelegate)? { get }
    init(sessionDelegate: any UIFindInteractionDelegate)
    @callsBack func presentFindNavigator(showingReplace: Bool)
    @callsBack func dismissFindNavigator()
    @callsBack func findNext()
    @callsBack func findPrevious()
    func updateResultCount()
}
@available(iOS 16, *) @MainActor protocol UIFindInteractionDelegate: NSObjectProtocol {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    optional func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    optional func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
@available(iOS 16, *) @view @MainActor class UIFindSession: NSObject {
    var resultCount: Int { get }
    var highlightedResultIndex: Int { get }
    var searchResultDisplayStyle: UIFindSession.SearchResultDisplayStyle
    var supportsReplacement: Bool { get }
    var allowsReplacementForCurrentlyHighlightedResult: Bool { get }
    func performSearch(query: String, options: UITextSearchOptions?)
    func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?)
    func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?)
    func highlightNextResult(in direction: UITextStorageDirection)
    func invalidateFoundResults()
    @available(iOS, introduced: 16, deprecated: 16) var allowsReplacement: Bool { get }
    @pure enum SearchResultDisplayStyle: Int {
        case currentAndTotal, total, none
    }
}
@available(iOS 16, *) @pure class UITextSearchingFindSession: UIFindSession {
    convenience init<SearchableObject>(searchableObject: SearchableObject) where SearchableObject: UITextSearching
}
@available(iOS 16, *) protocol UITextSearching: NSObjectProtocol {
    associatedtype DocumentIdentifier: Hashable = AnyHashable?
    var selectedTextRange: UITextRange? { get }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Self.DocumentIdentifier?)
        -> ComparisonResult
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<Self.DocumentIdentifier>)
    func decorate(
        foundTextRange: UITextRange, document: Self.DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()
    var supportsTextReplacement: Bool { get }
    func shouldReplace(foundTextRange: UITextRange, document: Self.DocumentIdentifier?, withText: String) -> Bool
    func replace(foundTextRange: UITextRange, document: Self.DocumentIdentifier?, withText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
    func willHighlight(foundTextRange: UITextRange, document: Self.DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: Self.DocumentIdentifier?)
    var selectedTextSearchDocument: Self.DocumentIdentifier? { get }
    func compare(document: Self.DocumentIdentifier, toDocument: Self.DocumentIdentifier) -> ComparisonResult
}
@available(iOS 16, *) @view @MainActor class UITextSearchOptions: NSObject {
    var wordMatchMethod: UITextSearchOptions.WordMatchMethod { get }
    var stringCompareOptions: NSString.CompareOptions { get }
    @pure enum WordMatchMethod: Int {
        case contains, startsWith, fullWord
    }
}
@available(iOS 16, *) @pure struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {
    var allFoundRanges: [UITextRange] { get }
    func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier)
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier)
    func invalidate()
    func finishedSearching()
}
@available(iOS 16, *) @pure enum UITextSearchFoundTextStyle: Int {
    case normal, found, highlighted
}

// Searching: search controllers, bars, fields with tokens, suggestions, and the display controller of old.

extension UISearchController: UIViewControllerAnimatedTransitioning {}
@part @pure class UISearchController: UIViewController, UIViewControllerTransitioningDelegate {
    init(searchResultsController: UIViewController?)
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    init?(coder: NSCoder)
    weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    @callsBack var isActive: Bool
    weak var delegate: (any UISearchControllerDelegate)?
    @available(iOS, deprecated: 12) var dimsBackgroundDuringPresentation: Bool
    var obscuresBackgroundDuringPresentation: Bool
    var hidesNavigationBarDuringPresentation: Bool
    @context var searchResultsController: UIViewController? { get }
    var searchBar: UISearchBar { get }
    @available(iOS 16, *) var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
    @available(iOS 13, *) var automaticallyShowsSearchResultsController: Bool
    @available(iOS 13, *) var showsSearchResultsController: Bool
    @available(iOS 13, *) var automaticallyShowsCancelButton: Bool
    @available(iOS 13, *) var automaticallyShowsScopeBar: Bool
    @available(iOS 16, *) var scopeBarActivation: UISearchController.ScopeBarActivation
    @callsBack @available(iOS 16, *) var searchSuggestions: [any UISearchSuggestion]?
    @available(iOS 16, *) var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool
    @available(iOS 16, *) @pure enum ScopeBarActivation: Int {
        case automatic, manual, onTextEntry, onSearchActivation
    }
}
@MainActor protocol UISearchControllerDelegate: NSObjectProtocol {
    optional func willPresentSearchController(_ searchController: UISearchController)
    optional func didPresentSearchController(_ searchController: UISearchController)
    optional func willDismissSearchController(_ searchController: UISearchController)
    optional func didDismissSearchController(_ searchController: UISearchController)
    optional func presentSearchController(_ searchController: UISearchController)
    @available(iOS 16, *) optional func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    @available(iOS 16, *) optional func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}
@MainActor protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
    @available(iOS 16, *) optional func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}
class UISearchContainerViewController: UIViewController {
    init(searchController: UISearchController)
    @context var searchController: UISearchController { get }
}
@pure class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    init()
    init(frame: CGRect)
    init?(coder: NSCoder)
    var barStyle: UIBarStyle
    weak var delegate: (any UISearchBarDelegate)?
    @callsBack var text: String?
    var prompt: String?
    var placeholder: String?
    var showsBookmarkButton: Bool
    @available(iOS 13, *) var searchTextField: UISearchTextField { get }
    var showsCancelButton: Bool
    var showsSearchResultsButton: Bool
    var isSearchResultsButtonSelected: Bool
    func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
    var inputAssistantItem: UITextInputAssistantItem { get }
    var tintColor: UIColor!
    var barTintColor: UIColor?
    var searchBarStyle: UISearchBar.Style
    var isTranslucent: Bool
    var scopeButtonTitles: [String]?
    @callsBack var selectedScopeButtonIndex: Int
    var showsScopeBar: Bool
    @available(iOS 13, *) func setShowsScope(_ show: Bool, animated animate: Bool)
    var inputAccessoryView: UIView?
    @available(iOS 16.4, *) var isEnabled: Bool
    @available(iOS 17, *) var isLookToDictateEnabled: Bool
    var backgroundImage: UIImage?
    var scopeBarBackgroundImage: UIImage?
    func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
    func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
    func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage?
    func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State)
    func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage?
    func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
    func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage?
    func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State)
    func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage?
    func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
    var searchFieldBackgroundPositionAdjustment: UIOffset
    var searchTextPositionAdjustment: UIOffset
    func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon)
    func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset
    @pure enum Icon: Int {
        case search, clear, bookmark, resultsList
    }
    @pure enum Style: UInt {
        case `default`, prominent, minimal
    }
}
// What an app sets of UITextInputTraits, which are optional there and settable here.
extension UISearchBar {
    var autocapitalizationType: UITextAutocapitalizationType
    var autocorrectionType: UITextAutocorrectionType
    var spellCheckingType: UITextSpellCheckingType
    var smartQuotesType: UITextSmartQuotesType
    var smartDashesType: UITextSmartDashesType
    var smartInsertDeleteType: UITextSmartInsertDeleteType
    var keyboardType: UIKeyboardType
    var keyboardAppearance: UIKeyboardAppearance
    var returnKeyType: UIReturnKeyType
    var enablesReturnKeyAutomatically: Bool
    var isSecureTextEntry: Bool
    var textContentType: UITextContentType!
}
protocol UISearchBarDelegate: UIBarPositioningDelegate {
    optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    optional func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    @available(iOS 26, *) optional func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool
    optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
@available(iOS 16, *) @MainActor protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    optional var localizedDescription: String? { get }
    optional var iconImage: UIImage? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var representedObject: Any? { get set }
}
@available(iOS 16, *) @MainActor @pure class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    init(localizedSuggestion suggestion: String)
    init(localizedSuggestion suggestion: String, localizedDescription description: String?)
    init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?)
    init(localizedAttributedSuggestion suggestion: NSAttributedString)
    init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?)
    init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?)
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var representedObject: Any?
}
@available(iOS 13, *) class UISearchTextField: UITextField {
    var tokens: [UISearchToken]
    func insertToken(_ token: UISearchToken, at tokenIndex: Int)
    func removeToken(at tokenIndex: Int)
    func positionOfToken(at tokenIndex: Int) -> UITextPosition
    func tokens(in textRange: UITextRange) -> [UISearchToken]
    var textualRange: UITextRange { get }
    func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int)
    var tokenBackgroundColor: UIColor!
    var allowsDeletingTokens: Bool
    var allowsCopyingTokens: Bool
    @available(iOS 16, *) var searchSuggestions: [any UISearchSuggestion]?
}
@available(iOS 13, *) @MainActor @pure class UISearchToken: NSObject {
    init(icon: UIImage?, text: String)
    var representedObject: Any?
}
@available(iOS 13, *) protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    optional func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider
    @available(iOS 16, *) optional func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}
@available(iOS 13, *) protocol UISearchTextFieldPasteItem: UITextPasteItem {
    func setSearchTokenResult(_ token: UISearchToken)
}
@part @available(iOS, deprecated: 8) @MainActor @screen class UISearchDisplayController: NSObject {
    init(searchBar: UISearchBar, contentsController viewController: UIViewController)
    unowned(unsafe) var delegate: (any UISearchDisplayDelegate)?
    @callsBack var isActive: Bool
    @callsBack func setActive(_ visible: Bool, animated: Bool)
    var searchBar: UISearchBar { get }
    @context var searchContentsController: UIViewController { get }
    var searchResultsTableView: UITableView { get }
    weak var searchResultsDataSource: (any UITableViewDataSource)?
    weak var searchResultsDelegate: (any UITableViewDelegate)?
    var searchResultsTitle: String?
    var displaysSearchBarInNavigationBar: Bool
    var navigationItem: UINavigationItem? { get }
}
@available(iOS, deprecated: 8) @MainActor protocol UISearchDisplayDelegate: NSObjectProtocol {
    optional func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    optional func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    optional func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
    optional func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    optional func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    optional func searchDisplayController(
        _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
    optional func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    optional func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
    optional func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
    optional func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    optional func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool
    optional func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

@preconcurrency @MainActor
open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var obscuresBackgroundDuringPresentation = true { didSet { record(obscuresBackgroundDuringPresentation) } }
    open var hidesNavigationBarDuringPresentation = true { didSet { record(hidesNavigationBarDuringPresentation) } }
    open var automaticallyShowsCancelButton = true
    public private(set) lazy var searchBar = UISearchBar(of: self)
    public let searchResultsController: UIViewController?
    open var isActive = false {
        didSet {
            record(isActive)
            guard isActive != oldValue else { return }
            if isActive {
                delegate?.willPresentSearchController(self)
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
                searchBar.text = ""
                delegate?.didDismissSearchController(self)
            }
            textChanged()
        }
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    func textChanged() { searchResultsUpdater?.updateSearchResults(for: self) }
}

@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

@preconcurrency @MainActor
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? = "" { didSet { record(text) } }
    open var placeholder: String? { didSet { record(placeholder) } }
    open var prompt: String? { didSet { record(prompt) } }
    open var showsCancelButton = false { didSet { record(showsCancelButton) } }
    open var showsBookmarkButton = false { didSet { record(showsBookmarkButton) } }
    open var showsScopeBar = false { didSet { record(showsScopeBar) } }
    open var scopeButtonTitles: [String]? { didSet { record(scopeButtonTitles) } }
    open var selectedScopeButtonIndex = 0 { didSet { record(selectedScopeButtonIndex) } }
    open var searchBarStyle = Style.default { didSet { record(searchBarStyle) } }
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor? { didSet { record(barTintColor) } }
    open var backgroundImage: UIImage? { didSet { record(backgroundImage) } }
    open var isTranslucent = true
    open var keyboardType = UIKeyboardType.default { didSet { record(keyboardType) } }
    open var returnKeyType = UIReturnKeyType.search { didSet { record(returnKeyType) } }
    open var autocapitalizationType = UITextAutocapitalizationType.none { didSet { record(autocapitalizationType) } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { record(autocorrectionType) } }
    open var enablesReturnKeyAutomatically = true
    public private(set) lazy var searchTextField = UITextField()
    open override var canBecomeFirstResponder: Bool { true }
    private weak var searchController: UISearchController?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(of controller: UISearchController) {
        self.init(frame: .zero)
        traceName = "\(controller.traceName).searchBar"
        searchController = controller
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        searchController?.isActive = true
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }
    open func setImage(_ image: UIImage?, for icon: Int, state: UIControl.State) {}

    /// A user's typing at the end of the text.
    public func type(_ string: String) {
        record(call: "type(\(Trace.describe(string)))")
        becomeFirstResponder()
        let end = NSRange(location: (text ?? "").utf16.count, length: 0)
        guard delegate?.searchBar(self, shouldChangeTextIn: end, replacementText: string) ?? true else { return }
        text = (text ?? "") + string
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textChanged()
    }

    /// A user's clearing of the text.
    public func tapClear() {
        text = ""
        delegate?.searchBar(self, textDidChange: "")
        searchController?.textChanged()
    }

    /// A user's tap on the search key.
    public func tapSearch() {
        record(call: "tapSearch()")
        delegate?.searchBarSearchButtonClicked(self)
    }

    /// A user's tap on Cancel.
    public func tapCancel() {
        record(call: "tapCancel()")
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    /// A user's choice of a scope.
    public func tapScope(_ index: Int) {
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        searchController?.textChanged()
    }
}

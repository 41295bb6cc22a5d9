/// The members of UIKit's common classes by which view controllers drive their views, with types and labels, as UIKit's
/// documentation declares them. Read as Swift; a test compares it with the double.
///
/// A property without `{ get }` can be set. What isn't there since iOS 12 says so. `view controller` members are those that
/// speak of views, not of navigation.
let uiKitCatalogue = """
    class UIView: UIResponder {
        var alpha: CGFloat
        var backgroundColor: UIColor?
        var bounds: CGRect
        var center: CGPoint
        var clipsToBounds: Bool
        var contentMode: UIView.ContentMode
        var frame: CGRect
        var isHidden: Bool
        var isUserInteractionEnabled: Bool
        var layer: CALayer { get }
        var subviews: [UIView] { get }
        var superview: UIView? { get }
        var tag: Int
        var tintColor: UIColor!
        var transform: CGAffineTransform
        var translatesAutoresizingMaskIntoConstraints: Bool
        var window: UIWindow? { get }
        func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
        func addSubview(_ view: UIView)
        func bringSubviewToFront(_ view: UIView)
        func endEditing(_ force: Bool) -> Bool
        func layoutIfNeeded()
        func layoutSubviews()
        func removeFromSuperview()
        func setNeedsDisplay()
        func setNeedsLayout()
        func setNeedsUpdateConstraints()
        func sizeToFit()
        func updateConstraintsIfNeeded()
    }
    class UIResponder: NSObject {
        var isFirstResponder: Bool { get }
        func becomeFirstResponder() -> Bool
        func resignFirstResponder() -> Bool
        func reloadInputViews()
    }
    class UIApplication: UIResponder {
        static var shared: UIApplication { get }
        func canOpenURL(_ url: URL) -> Bool
        func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: ((Bool) -> Void)? = nil)
    }
    class NSObject {
        var accessibilityHint: String?
        var accessibilityLabel: String?
        var accessibilityValue: String?
        var isAccessibilityElement: Bool
    }
    class UILabel: UIView {
        var adjustsFontSizeToFitWidth: Bool
        var attributedText: NSAttributedString?
        var font: UIFont!
        var isEnabled: Bool
        var isHighlighted: Bool
        var numberOfLines: Int
        var text: String?
        var textAlignment: NSTextAlignment
        var textColor: UIColor!
    }
    class UIControl: UIView {
        var isEnabled: Bool
        var isHighlighted: Bool
        var isSelected: Bool
        func sendActions(for controlEvents: UIControl.Event)
    }
    class UIButton: UIControl {
        var currentTitle: String? { get }
        var imageView: UIImageView? { get }
        var titleLabel: UILabel? { get }
        func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
        func setImage(_ image: UIImage?, for state: UIControl.State)
        func setTitle(_ title: String?, for state: UIControl.State)
        func setTitleColor(_ color: UIColor?, for state: UIControl.State)
        func title(for state: UIControl.State) -> String?
    }
    class UITextField: UIControl {
        var attributedText: NSAttributedString?
        var isEditing: Bool { get }
        var isSecureTextEntry: Bool
        var placeholder: String?
        var text: String?
        var textColor: UIColor?
    }
    @available(iOS 13, *) class UISearchTextField: UITextField {
    }
    class UISwitch: UIControl {
        var isOn: Bool
        func setOn(_ on: Bool, animated: Bool)
    }
    class UISlider: UIControl {
        var maximumValue: Float
        var minimumValue: Float
        var value: Float
        func setValue(_ value: Float, animated: Bool)
    }
    class UIStepper: UIControl {
        var maximumValue: Double
        var minimumValue: Double
        var stepValue: Double
        var value: Double
    }
    class UISegmentedControl: UIControl {
        var numberOfSegments: Int { get }
        var selectedSegmentIndex: Int
        func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
        func removeAllSegments()
        func removeSegment(at segment: Int, animated: Bool)
        func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
        func setTitle(_ title: String?, forSegmentAt segment: Int)
        func titleForSegment(at segment: Int) -> String?
    }
    class UIPageControl: UIControl {
        var currentPage: Int
        var numberOfPages: Int
    }
    class UIDatePicker: UIControl {
        var countDownDuration: TimeInterval
        var date: Date
        var maximumDate: Date?
        var minimumDate: Date?
        func setDate(_ date: Date, animated: Bool)
    }
    class UIRefreshControl: UIControl {
        var isRefreshing: Bool { get }
        func beginRefreshing()
        func endRefreshing()
    }
    class UIImageView: UIView {
        var image: UIImage?
        var isAnimating: Bool { get }
        func startAnimating()
        func stopAnimating()
    }
    class UIActivityIndicatorView: UIView {
        var hidesWhenStopped: Bool
        var isAnimating: Bool { get }
        func startAnimating()
        func stopAnimating()
    }
    class UIProgressView: UIView {
        var progress: Float
        func setProgress(_ progress: Float, animated: Bool)
    }
    class UIPickerView: UIView {
        func reloadAllComponents()
        func reloadComponent(_ component: Int)
        func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
        func selectedRow(inComponent component: Int) -> Int
    }
    class UIStackView: UIView {
        var arrangedSubviews: [UIView] { get }
        var spacing: CGFloat
        func addArrangedSubview(_ view: UIView)
        func removeArrangedSubview(_ view: UIView)
    }
    class UIScrollView: UIView {
        var contentInset: UIEdgeInsets
        var contentOffset: CGPoint
        var contentSize: CGSize
        var isDragging: Bool { get }
        var isScrollEnabled: Bool
        var refreshControl: UIRefreshControl?
        var zoomScale: CGFloat
        func flashScrollIndicators()
        func scrollRectToVisible(_ rect: CGRect, animated: Bool)
        func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
        func setZoomScale(_ scale: CGFloat, animated: Bool)
    }
    class UITextView: UIScrollView {
        var attributedText: NSAttributedString!
        var isEditable: Bool
        var text: String!
        var textColor: UIColor?
        func scrollRangeToVisible(_ range: NSRange)
    }
    class UITableView: UIScrollView {
        var allowsMultipleSelection: Bool
        var allowsSelection: Bool
        var backgroundView: UIView?
        var indexPathForSelectedRow: IndexPath? { get }
        var indexPathsForSelectedRows: [IndexPath]? { get }
        var indexPathsForVisibleRows: [IndexPath]? { get }
        var isEditing: Bool
        var numberOfSections: Int { get }
        var tableFooterView: UIView?
        var tableHeaderView: UIView?
        func beginUpdates()
        func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
        func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
        func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
        func deselectRow(at indexPath: IndexPath, animated: Bool)
        func endUpdates()
        func indexPath(for cell: UITableViewCell) -> IndexPath?
        func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
        func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
        func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
        func numberOfRows(inSection section: Int) -> Int
        func rectForRow(at indexPath: IndexPath) -> CGRect
        func reloadData()
        func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
        func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
        func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
        func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
        func setEditing(_ editing: Bool, animated: Bool)
    }
    class UICollectionView: UIScrollView {
        var backgroundView: UIView?
        var indexPathsForSelectedItems: [IndexPath]? { get }
        var indexPathsForVisibleItems: [IndexPath] { get }
        var numberOfSections: Int { get }
        func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
        func deleteItems(at indexPaths: [IndexPath])
        func deselectItem(at indexPath: IndexPath, animated: Bool)
        func indexPath(for cell: UICollectionViewCell) -> IndexPath?
        func insertItems(at indexPaths: [IndexPath])
        func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
        func numberOfItems(inSection section: Int) -> Int
        func reloadData()
        func reloadItems(at indexPaths: [IndexPath])
        func reloadSections(_ sections: IndexSet)
        func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
        func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
    }
    class UISearchBar: UIView {
        var placeholder: String?
        var selectedScopeButtonIndex: Int
        var showsCancelButton: Bool
        var text: String?
        func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
    }
    class UIVisualEffectView: UIView {
    }
    class UIWindow: UIView {
    }
    class UINavigationBar: UIView {
        var barTintColor: UIColor?
        var isTranslucent: Bool
        var prefersLargeTitles: Bool
    }
    class UITabBar: UIView {
    }
    class UIToolbar: UIView {
    }
    class UITableViewCell: UIView {
    }
    class UICollectionViewCell: UIView {
    }
    class WKWebView: UIView {
        var canGoBack: Bool { get }
        var canGoForward: Bool { get }
        var estimatedProgress: Double { get }
        var isLoading: Bool { get }
        var title: String? { get }
        var url: URL? { get }
        func goBack() -> WKNavigation?
        func goForward() -> WKNavigation?
        func load(_ request: URLRequest) -> WKNavigation?
        func reload() -> WKNavigation?
        func stopLoading()
    }
    class UIImage: NSObject {
        init?(contentsOfFile path: String)
        init?(data: Data)
        init?(named name: String)
        @available(iOS 13, *) init?(systemName name: String)
    }
    class UIBarItem: NSObject {
        var image: UIImage?
        var isEnabled: Bool
        var tag: Int
        var title: String?
    }
    class UIBarButtonItem: UIBarItem {
        @available(iOS 16, *) var isHidden: Bool
        var tintColor: UIColor?
    }
    class UITabBarItem: UIBarItem {
        var badgeValue: String?
    }
    class UINavigationItem: NSObject {
        var backButtonTitle: String?
        var hidesBackButton: Bool
        var leftBarButtonItem: UIBarButtonItem?
        var leftBarButtonItems: [UIBarButtonItem]?
        var prompt: String?
        var rightBarButtonItem: UIBarButtonItem?
        var rightBarButtonItems: [UIBarButtonItem]?
        var searchController: UISearchController?
        var title: String?
        var titleView: UIView?
        func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
    }
    class NSLayoutConstraint: NSObject {
        var constant: CGFloat
        var isActive: Bool
    }
    class UISearchController: UIViewController {
        var isActive: Bool
        var searchBar: UISearchBar { get }
    }
    class UIViewController: UIResponder {
        var children: [UIViewController] { get }
        var editButtonItem: UIBarButtonItem { get }
        var isEditing: Bool
        var isViewLoaded: Bool { get }
        var navigationController: UINavigationController? { get }
        var navigationItem: UINavigationItem { get }
        var presentedViewController: UIViewController? { get }
        var tabBarController: UITabBarController? { get }
        var tabBarItem: UITabBarItem!
        var title: String?
        var traitCollection: UITraitCollection { get }
        var view: UIView!
        var viewIfLoaded: UIView? { get }
        func performSegue(withIdentifier identifier: String, sender: Any?)
        func setEditing(_ editing: Bool, animated: Bool)
        func setNeedsStatusBarAppearanceUpdate()
    }
    class UIAlertController: UIViewController {
        init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
        var actions: [UIAlertAction] { get }
        var message: String?
        var preferredAction: UIAlertAction?
        var textFields: [UITextField]? { get }
        func addAction(_ action: UIAlertAction)
        func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
    }
    class UIAlertAction: NSObject {
        init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
        var isEnabled: Bool
        var title: String? { get }
    }
    class UIDocumentPickerViewController: UIViewController {
        @available(iOS 14, *) init(forExporting urls: [URL])
        @available(iOS 14, *) init(forExporting urls: [URL], asCopy: Bool)
    }
    class SFSafariViewController: UIViewController {
        init(url URL: URL)
    }
    class UITableViewController: UIViewController {
        var refreshControl: UIRefreshControl?
        var tableView: UITableView!
    }
    class UICollectionViewController: UIViewController {
        var collectionView: UICollectionView!
    }
    class UINavigationController: UIViewController {
        var isNavigationBarHidden: Bool
        var isToolbarHidden: Bool
        var navigationBar: UINavigationBar { get }
        var toolbar: UIToolbar! { get }
        var viewControllers: [UIViewController]
        func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
        func setToolbarHidden(_ hidden: Bool, animated: Bool)
    }
    class UITabBarController: UIViewController {
        var selectedIndex: Int
        var tabBar: UITabBar { get }
    }
    """

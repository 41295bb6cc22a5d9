// Accessibility elements, custom actions, rotors and containers.

@pure class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    init(accessibilityContainer container: Any)
    weak var accessibilityContainer: AnyObject?
    var isAccessibilityElement: Bool
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityFrame: CGRect
    var accessibilityTraits: UIAccessibilityTraits
    var accessibilityFrameInContainerSpace: CGRect
}
@pure class UIAccessibilityCustomAction: NSObject {
    init(name: String, target: Any?, selector: Selector)
    init(attributedName: NSAttributedString, target: Any?, selector: Selector)
    @available(iOS 14, *) init(name: String, image: UIImage?, target: Any?, selector: Selector)
    @available(iOS 14, *) init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector)
    @available(iOS 13, *) init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler)
    @available(iOS 13, *) init(
        attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler)
    @available(iOS 14, *) init(
        name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler)
    @available(iOS 14, *) init(
        attributedName: NSAttributedString, image: UIImage?,
        actionHandler: @escaping UIAccessibilityCustomAction.Handler)
    var name: String
    var image: UIImage?
    var attributedName: NSAttributedString
    weak var target: AnyObject?
    var selector: Selector
    @available(iOS 13, *) var actionHandler: UIAccessibilityCustomAction.Handler?
    typealias Handler = (UIAccessibilityCustomAction) -> Bool
}
@pure class UIAccessibilityCustomRotor: NSObject {
    init(name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search)
    init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search)
    init(
        systemType type: UIAccessibilityCustomRotor.SystemRotorType,
        itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search)
    var name: String
    var attributedName: NSAttributedString
    var itemSearchBlock: UIAccessibilityCustomRotor.Search
    var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { get }
    typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    @pure enum Direction: Int {
        case previous, next
    }
    @pure enum SystemRotorType: Int {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
            headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table,
            list, landmark
    }
}
class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    var currentItem: UIAccessibilityCustomRotorItemResult
    var searchDirection: UIAccessibilityCustomRotor.Direction
}
@pure class UIAccessibilityCustomRotorItemResult: NSObject {
    init(targetElement: any NSObjectProtocol, targetRange: UITextRange?)
    weak var targetElement: (any NSObjectProtocol)?
    var targetRange: UITextRange?
}
@pure class UIAccessibilityLocationDescriptor: NSObject {
    convenience init(name: String, view: UIView)
    convenience init(name: String, point: CGPoint, in view: UIView)
    init(attributedName: NSAttributedString, point: CGPoint, in view: UIView)
    weak var view: UIView? { get }
    var point: CGPoint { get }
    var name: String { get }
    var attributedName: NSAttributedString { get }
}
protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}
protocol UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
    optional func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    optional func accessibilityAttributedPageContent() -> NSAttributedString?
}
@MainActor protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    optional func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    optional func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}
@MainActor protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}
protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
@available(iOS 13, *) @MainActor protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}
@available(iOS 13, *) @pure @MainActor class UILargeContentViewerInteraction: NSObject, UIInteraction {
    init(delegate: (any UILargeContentViewerInteractionDelegate)?)
    weak var delegate: (any UILargeContentViewerInteractionDelegate)? { get }
    var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { get }
    @pure class var isEnabled: Bool { get }
    @pure nonisolated static let enabledStatusDidChangeNotification: NSNotification.Name
}
@available(iOS 13, *) @MainActor protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    optional func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    optional func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    optional func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}
@available(iOS 13, *) extension UIView {
    var showsLargeContentViewer: Bool
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var scalesLargeContentImage: Bool
    var largeContentImageInsets: UIEdgeInsets
}

// PDFKit's annotations, selections, outlines and actions.

class PDFAnnotation: NSObject, NSCoding, NSCopying {
    init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?)
    var action: PDFAction?
    var alignment: NSTextAlignment
    var annotationKeyValues: [AnyHashable: Any] { get }
    var backgroundColor: UIColor?
    var border: PDFBorder?
    var bounds: CGRect
    var buttonWidgetState: PDFWidgetCellState
    var caption: String?
    var choices: [String]?
    var color: UIColor
    var contents: String?
    var destination: PDFDestination?
    var endLineStyle: PDFLineStyle
    var endPoint: CGPoint
    var fieldName: String?
    var font: UIFont?
    var fontColor: UIColor?
    var hasAppearanceStream: Bool { get }
    var iconType: PDFTextAnnotationIconType
    var interiorColor: UIColor?
    var isHighlighted: Bool
    var isMultiline: Bool
    var isPasswordField: Bool { get }
    var isReadOnly: Bool
    var markupType: PDFMarkupType
    var maximumLength: Int
    var modificationDate: Date?
    weak var page: PDFPage?
    var paths: [UIBezierPath]? { get }
    var popup: PDFAnnotation?
    var quadrilateralPoints: [NSValue]?
    var shouldDisplay: Bool
    var shouldPrint: Bool
    var stampName: String?
    var startLineStyle: PDFLineStyle
    var startPoint: CGPoint
    var type: String?
    var url: URL?
    var userName: String?
    var values: [String]?
    var widgetControlType: PDFWidgetControlType
    var widgetDefaultStringValue: String?
    var widgetFieldType: PDFAnnotationWidgetSubtype
    var widgetStringValue: String?
    func add(_ path: UIBezierPath)
    func draw(with box: PDFDisplayBox, in context: CGContext)
    func remove(_ path: UIBezierPath)
    func removeValue(forAnnotationKey key: PDFAnnotationKey)
    func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool
    func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool
    func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool
    func value(forAnnotationKey key: PDFAnnotationKey) -> Any?
    var allowsToggleToOff: Bool
    var buttonWidgetStateString: String
    var hasComb: Bool
    var isListChoice: Bool
    var isOpen: Bool
    var radiosInUnison: Bool
}
@pure struct PDFAnnotationSubtype: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var circle: PDFAnnotationSubtype { get }
    @pure static var freeText: PDFAnnotationSubtype { get }
    @pure static var highlight: PDFAnnotationSubtype { get }
    @pure static var ink: PDFAnnotationSubtype { get }
    @pure static var line: PDFAnnotationSubtype { get }
    @pure static var link: PDFAnnotationSubtype { get }
    @pure static var popup: PDFAnnotationSubtype { get }
    @pure static var square: PDFAnnotationSubtype { get }
    @pure static var stamp: PDFAnnotationSubtype { get }
    @pure static var strikeOut: PDFAnnotationSubtype { get }
    @pure static var text: PDFAnnotationSubtype { get }
    @pure static var underline: PDFAnnotationSubtype { get }
    @pure static var widget: PDFAnnotationSubtype { get }
}
@pure struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var button: PDFAnnotationWidgetSubtype { get }
    @pure static var choice: PDFAnnotationWidgetSubtype { get }
    @pure static var signature: PDFAnnotationWidgetSubtype { get }
    @pure static var text: PDFAnnotationWidgetSubtype { get }
}
@pure struct PDFAnnotationKey: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var action: PDFAnnotationKey { get }
    @pure static var appearanceDictionary: PDFAnnotationKey { get }
    @pure static var border: PDFAnnotationKey { get }
    @pure static var color: PDFAnnotationKey { get }
    @pure static var contents: PDFAnnotationKey { get }
    @pure static var date: PDFAnnotationKey { get }
    @pure static var defaultAppearance: PDFAnnotationKey { get }
    @pure static var destination: PDFAnnotationKey { get }
    @pure static var flags: PDFAnnotationKey { get }
    @pure static var iconName: PDFAnnotationKey { get }
    @pure static var inklist: PDFAnnotationKey { get }
    @pure static var interiorColor: PDFAnnotationKey { get }
    @pure static var linePoints: PDFAnnotationKey { get }
    @pure static var name: PDFAnnotationKey { get }
    @pure static var page: PDFAnnotationKey { get }
    @pure static var parent: PDFAnnotationKey { get }
    @pure static var quadPoints: PDFAnnotationKey { get }
    @pure static var rect: PDFAnnotationKey { get }
    @pure static var subtype: PDFAnnotationKey { get }
    @pure static var textLabel: PDFAnnotationKey { get }
    @pure static var widgetFieldFlags: PDFAnnotationKey { get }
    @pure static var widgetFieldType: PDFAnnotationKey { get }
    @pure static var widgetMaxLen: PDFAnnotationKey { get }
    @pure static var widgetOptions: PDFAnnotationKey { get }
    @pure static var widgetValue: PDFAnnotationKey { get }
}
enum PDFLineStyle: Int {
    case none, square, circle, diamond, openArrow, closedArrow
}
enum PDFMarkupType: Int {
    case highlight, strikeOut, underline, redact
}
enum PDFTextAnnotationIconType: Int {
    case comment, key, note, help, newParagraph, paragraph, insert
}
enum PDFWidgetCellState: Int {
    case mixedState, offState, onState
}
enum PDFWidgetControlType: Int {
    case unknownControl, pushButtonControl, radioButtonControl, checkBoxControl
}
class PDFBorder: NSObject, NSCoding, NSCopying {
    var dashPattern: [Any]?
    var lineWidth: CGFloat
    var style: PDFBorderStyle
}
enum PDFBorderStyle: Int {
    case solid, dashed, beveled, inset, underline
}
class PDFSelection: NSObject, NSCopying {
    init(document: PDFDocument)
    var attributedString: NSAttributedString? { get }
    var color: UIColor?
    var pages: [PDFPage] { get }
    var string: String? { get }
    func add(_ selection: PDFSelection)
    func add(_ selections: [PDFSelection])
    func bounds(for page: PDFPage) -> CGRect
    func draw(for page: PDFPage, active: Bool)
    func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool)
    func extend(atEnd succeed: Int)
    func extend(atStart precede: Int)
    func extendForLineBoundaries()
    func numberOfTextRanges(on page: PDFPage) -> Int
    func range(at index: Int, on page: PDFPage) -> NSRange
    func selectionsByLine() -> [PDFSelection]
}
class PDFOutline: NSObject {
    init()
    var action: PDFAction?
    var destination: PDFDestination?
    weak var document: PDFDocument? { get }
    var index: Int { get }
    var isOpen: Bool
    var label: String?
    var numberOfChildren: Int { get }
    var parent: PDFOutline? { get }
    func child(at index: Int) -> PDFOutline?
    func insertChild(_ child: PDFOutline, at index: Int)
    func removeFromParent()
}
class PDFDestination: NSObject, NSCopying {
    init(page: PDFPage, at point: CGPoint)
    weak var page: PDFPage? { get }
    var point: CGPoint { get }
    var zoom: CGFloat
    func compare(_ destination: PDFDestination) -> ComparisonResult
}
class PDFAction: NSObject, NSCopying {
    var type: String { get }
}
class PDFActionGoTo: PDFAction {
    init(destination: PDFDestination)
    var destination: PDFDestination
}
class PDFActionRemoteGoTo: PDFAction {
    init(pageIndex: Int, at point: CGPoint, fileURL url: URL)
    var pageIndex: Int
    var point: CGPoint
    var url: URL
}
class PDFActionNamed: PDFAction {
    init(name: PDFActionNamedName)
    var name: PDFActionNamedName
}
enum PDFActionNamedName: Int {
    case none, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn, zoomOut
}
class PDFActionURL: PDFAction {
    init(url: URL)
    var url: URL?
}
class PDFActionResetForm: PDFAction {
    init()
    var fields: [String]?
    var fieldsIncludedAreCleared: Bool
}

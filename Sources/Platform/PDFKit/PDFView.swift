// PDFKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class PDFView: UIView, UIGestureRecognizerDelegate {
    var autoScales: Bool
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var canGoToFirstPage: Bool { get }
    var canGoToLastPage: Bool { get }
    var canGoToNextPage: Bool { get }
    var canGoToPreviousPage: Bool { get }
    var canZoomIn: Bool { get }
    var canZoomOut: Bool { get }
    var currentDestination: PDFDestination? { get }
    var currentPage: PDFPage? { get }
    @callsBack var currentSelection: PDFSelection?
    weak var delegate: (any PDFViewDelegate)?
    var displayBox: PDFDisplayBox
    var displayDirection: PDFDisplayDirection
    @callsBack var displayMode: PDFDisplayMode
    var displaysAsBook: Bool
    var displaysPageBreaks: Bool
    var displaysRTL: Bool
    @callsBack var document: PDFDocument?
    var documentView: UIView? { get }
    var enableDataDetectors: Bool
    @available(iOS 16, *) var findInteraction: UIFindInteraction { get }
    var highlightedSelections: [PDFSelection]?
    var interpolationQuality: PDFInterpolationQuality
    @available(iOS 16, *) var isFindInteractionEnabled: Bool
    @available(iOS 16, *) var isInMarkupMode: Bool
    var isUsingPageViewController: Bool { get }
    var maxScaleFactor: CGFloat
    var minScaleFactor: CGFloat
    var pageBreakMargins: UIEdgeInsets
    @available(iOS 16, *) weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
    var pageShadowsEnabled: Bool
    @callsBack var scaleFactor: CGFloat
    var scaleFactorForSizeToFit: CGFloat { get }
    var visiblePages: [PDFPage] { get }
    func annotationsChanged(on page: PDFPage)
    func areaOfInterest(forMouse event: UIEvent) -> PDFAreaOfInterest
    func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest
    @callsBack func clearSelection()
    func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint
    func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint
    func convert(_ rect: CGRect, from page: PDFPage) -> CGRect
    func convert(_ rect: CGRect, to page: PDFPage) -> CGRect
    func copy(_ sender: Any?)
    func drawPagePost(_ page: PDFPage, to context: CGContext)
    func draw(_ page: PDFPage, to context: CGContext)
    @callsBack func go(to destination: PDFDestination)
    @callsBack func go(to page: PDFPage)
    @callsBack func go(to rect: CGRect, on page: PDFPage)
    @callsBack func go(to selection: PDFSelection)
    @callsBack func goBack(_ sender: Any?)
    @callsBack func goForward(_ sender: Any?)
    @callsBack func goToFirstPage(_ sender: Any?)
    @callsBack func goToLastPage(_ sender: Any?)
    @callsBack func goToNextPage(_ sender: Any?)
    @callsBack func goToPreviousPage(_ sender: Any?)
    func layoutDocumentView()
    func page(for point: CGPoint, nearest: Bool) -> PDFPage?
    func perform(_ action: PDFAction)
    func rowSize(for page: PDFPage) -> CGSize
    func scrollSelectionToVisible(_ sender: Any?)
    @callsBack func selectAll(_ sender: Any?)
    @callsBack func setCurrentSelection(_ selection: PDFSelection?, animate: Bool)
    func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil)
    @callsBack func zoomIn(_ sender: Any?)
    @callsBack func zoomOut(_ sender: Any?)
}
protocol PDFViewDelegate: NSObjectProtocol {
    optional func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
    @available(iOS 13, *) optional func pdfViewParentViewController() -> UIViewController
    optional func pdfViewPerformFind(_ sender: PDFView)
    optional func pdfViewPerformGo(toPage sender: PDFView)
    optional func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}
@available(iOS 16, *) protocol PDFPageOverlayViewProvider: NSObjectProtocol {
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    optional func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
    optional func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}
@pure struct PDFAreaOfInterest: OptionSet {
    init(rawValue: Int)
    @pure var rawValue: Int { get }
    @pure static var pageArea: PDFAreaOfInterest { get }
    @pure static var textArea: PDFAreaOfInterest { get }
    @pure static var annotationArea: PDFAreaOfInterest { get }
    @pure static var linkArea: PDFAreaOfInterest { get }
    @pure static var controlArea: PDFAreaOfInterest { get }
    @pure static var textFieldArea: PDFAreaOfInterest { get }
    @pure static var iconArea: PDFAreaOfInterest { get }
    @pure static var popupArea: PDFAreaOfInterest { get }
    @pure static var imageArea: PDFAreaOfInterest { get }
    @pure static var anyArea: PDFAreaOfInterest { get }
}
enum PDFDisplayBox: Int {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}
enum PDFDisplayDirection: Int {
    case vertical, horizontal
}
enum PDFDisplayMode: Int {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
enum PDFInterpolationQuality: Int {
    case none, low, high
}
extension NSNotification.Name {
    @pure static var PDFDocumentDidBeginFind: NSNotification.Name { get }
    @pure static var PDFDocumentDidBeginPageFind: NSNotification.Name { get }
    @pure static var PDFDocumentDidBeginPageWrite: NSNotification.Name { get }
    @pure static var PDFDocumentDidBeginWrite: NSNotification.Name { get }
    @pure static var PDFDocumentDidEndFind: NSNotification.Name { get }
    @pure static var PDFDocumentDidEndPageFind: NSNotification.Name { get }
    @pure static var PDFDocumentDidEndPageWrite: NSNotification.Name { get }
    @pure static var PDFDocumentDidEndWrite: NSNotification.Name { get }
    @pure static var PDFDocumentDidFindMatch: NSNotification.Name { get }
    @pure static var PDFDocumentDidUnlock: NSNotification.Name { get }
    @pure static var PDFThumbnailViewDocumentEdited: NSNotification.Name { get }
    @pure static var PDFViewAnnotationHit: NSNotification.Name { get }
    @pure static var PDFViewAnnotationWillHit: NSNotification.Name { get }
    @pure static var PDFViewChangedHistory: NSNotification.Name { get }
    @pure static var PDFViewCopyPermission: NSNotification.Name { get }
    @pure static var PDFViewDisplayBoxChanged: NSNotification.Name { get }
    @pure static var PDFViewDisplayModeChanged: NSNotification.Name { get }
    @pure static var PDFViewDocumentChanged: NSNotification.Name { get }
    @pure static var PDFViewPageChanged: NSNotification.Name { get }
    @pure static var PDFViewPrintPermission: NSNotification.Name { get }
    @pure static var PDFViewScaleChanged: NSNotification.Name { get }
    @pure static var PDFViewSelectionChanged: NSNotification.Name { get }
    @pure static var PDFViewVisiblePagesChanged: NSNotification.Name { get }
}
class PDFThumbnailView: UIView {
    var contentInset: UIEdgeInsets
    var layoutMode: PDFThumbnailLayoutMode
    weak var pdfView: PDFView?
    var selectedPages: [PDFPage]? { get }
    var thumbnailSize: CGSize
}
enum PDFThumbnailLayoutMode: Int {
    case vertical, horizontal
}
class PDFDocument: NSObject, NSCopying {
    init()
    init?(data: Data)
    init?(url: URL)
    var accessPermissions: PDFAccessPermissions { get }
    var allowsCommenting: Bool { get }
    var allowsContentAccessibility: Bool { get }
    var allowsCopying: Bool { get }
    var allowsDocumentAssembly: Bool { get }
    var allowsDocumentChanges: Bool { get }
    var allowsFormFieldEntry: Bool { get }
    var allowsPrinting: Bool { get }
    weak var delegate: (any PDFDocumentDelegate)?
    var documentAttributes: [AnyHashable: Any]?
    var documentRef: CGPDFDocument? { get }
    var documentURL: URL? { get }
    var isEncrypted: Bool { get }
    var isFinding: Bool { get }
    var isLocked: Bool { get }
    var majorVersion: Int { get }
    var minorVersion: Int { get }
    var outlineRoot: PDFOutline?
    var pageClass: AnyClass { get }
    var pageCount: Int { get }
    var permissionsStatus: PDFDocumentPermissions { get }
    var selectionForEntireDocument: PDFSelection? { get }
    var string: String? { get }
    func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = [])
    func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = [])
    func cancelFindString()
    func dataRepresentation() -> Data?
    func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data?
    func exchangePage(at indexA: Int, withPageAt indexB: Int)
    func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection?
    func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
    func index(for page: PDFPage) -> Int
    func insert(_ page: PDFPage, at index: Int)
    func outlineItem(for selection: PDFSelection) -> PDFOutline?
    func page(at index: Int) -> PDFPage?
    func removePage(at index: Int)
    func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint)
        -> PDFSelection?
    func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
        atCharacterIndex endCharacter: Int
    ) -> PDFSelection?
    func unlock(withPassword password: String) -> Bool
    @discardableResult func write(to url: URL) -> Bool
    @discardableResult func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool
    @discardableResult func write(toFile path: String) -> Bool
    @discardableResult func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil)
        -> Bool
}
@pure struct PDFDocumentWriteOption: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @available(iOS 15, *) @pure static var accessPermissionsOption: PDFDocumentWriteOption { get }
    @available(iOS 16, *) @pure static var burnInAnnotationsOption: PDFDocumentWriteOption { get }
    @pure static var ownerPasswordOption: PDFDocumentWriteOption { get }
    @pure static var userPasswordOption: PDFDocumentWriteOption { get }
}
@pure struct PDFDocumentAttribute: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var authorAttribute: PDFDocumentAttribute { get }
    @pure static var creationDateAttribute: PDFDocumentAttribute { get }
    @pure static var creatorAttribute: PDFDocumentAttribute { get }
    @pure static var keywordsAttribute: PDFDocumentAttribute { get }
    @pure static var modificationDateAttribute: PDFDocumentAttribute { get }
    @pure static var producerAttribute: PDFDocumentAttribute { get }
    @pure static var subjectAttribute: PDFDocumentAttribute { get }
    @pure static var titleAttribute: PDFDocumentAttribute { get }
}
enum PDFAccessPermissions: UInt {
    case allowsLowQualityPrinting, allowsHighQualityPrinting, allowsDocumentChanges, allowsDocumentAssembly
    case allowsContentCopying, allowsContentAccessibility, allowsCommenting, allowsFormFieldEntry
}
enum PDFDocumentPermissions: Int {
    case none, user, owner
}
protocol PDFDocumentDelegate: NSObjectProtocol {
    optional func `class`(forAnnotationType annotationType: String) -> AnyClass
    optional func classForPage() -> AnyClass
    optional func didMatchString(_ instance: PDFSelection)
    optional func documentDidBeginDocumentFind(_ notification: Notification)
    optional func documentDidBeginPageFind(_ notification: Notification)
    optional func documentDidEndDocumentFind(_ notification: Notification)
    optional func documentDidEndPageFind(_ notification: Notification)
    optional func documentDidFindMatch(_ notification: Notification)
    optional func documentDidUnlock(_ notification: Notification)
}
class PDFPage: NSObject, NSCopying {
    init()
    init?(image: UIImage)
    @available(iOS 16, *) init?(image: UIImage, options: [PDFPage.ImageInitializationOption: Any] = [:])
    var annotations: [PDFAnnotation] { get }
    var attributedString: NSAttributedString? { get }
    var dataRepresentation: Data? { get }
    var displaysAnnotations: Bool
    weak var document: PDFDocument? { get }
    var label: String? { get }
    var numberOfCharacters: Int { get }
    var pageRef: CGPDFPage? { get }
    var rotation: Int
    var string: String? { get }
    func addAnnotation(_ annotation: PDFAnnotation)
    func annotation(at point: CGPoint) -> PDFAnnotation?
    func bounds(for box: PDFDisplayBox) -> CGRect
    func characterBounds(at index: Int) -> CGRect
    func characterIndex(at point: CGPoint) -> Int
    func draw(with box: PDFDisplayBox, to context: CGContext)
    func removeAnnotation(_ annotation: PDFAnnotation)
    func selection(for rect: CGRect) -> PDFSelection?
    func selection(for range: NSRange) -> PDFSelection?
    func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection?
    func selectionForLine(at point: CGPoint) -> PDFSelection?
    func selectionForWord(at point: CGPoint) -> PDFSelection?
    func setBounds(_ bounds: CGRect, for box: PDFDisplayBox)
    func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage
    func transform(_ context: CGContext, for box: PDFDisplayBox)
    func transform(for box: PDFDisplayBox) -> CGAffineTransform
    @pure struct ImageInitializationOption: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @available(iOS 16, *) @pure static var compressionQuality: PDFPage.ImageInitializationOption { get }
        @available(iOS 16, *) @pure static var mediaBox: PDFPage.ImageInitializationOption { get }
        @available(iOS 16, *) @pure static var rotation: PDFPage.ImageInitializationOption { get }
        @available(iOS 16, *) @pure static var upscaleIfSmaller: PDFPage.ImageInitializationOption { get }
    }
}

// Printing: interaction and picker controllers, jobs, printers, papers, page renderers and formatters.

@MainActor @screen class UIPrintInteractionController: NSObject {
    class var isPrintingAvailable: Bool { get }
    class var printableUTIs: Set<String> { get }
    class func canPrint(_ url: URL) -> Bool
    class func canPrint(_ data: Data) -> Bool
    @pure class var shared: UIPrintInteractionController { get }
    var printInfo: UIPrintInfo?
    weak var delegate: (any UIPrintInteractionControllerDelegate)?
    @available(iOS, deprecated: 10) var showsPageRange: Bool
    var showsNumberOfCopies: Bool
    var showsPaperSelectionForLoadedPapers: Bool
    @available(iOS 15, *) var showsPaperOrientation: Bool
    var printPaper: UIPrintPaper? { get }
    var printPageRenderer: UIPrintPageRenderer?
    var printFormatter: UIPrintFormatter?
    var printingItem: Any?
    var printingItems: [Any]?
    @navigates @callsBack @discardableResult func present(
        animated: Bool, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool
    @navigates @callsBack @discardableResult func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool
    @navigates @callsBack @discardableResult func present(
        from item: UIBarButtonItem, animated: Bool,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool
    @callsBack @discardableResult func print(
        to printer: UIPrinter, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool
    @navigates @callsBack func dismiss(animated: Bool)
    typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
}
@MainActor protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    optional func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    optional func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    optional func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerWillStartJob(
        _ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerDidFinishJob(
        _ printInteractionController: UIPrintInteractionController)
    optional func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat
    optional func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior
}
@MainActor @pure class UIPrintInfo: NSObject, NSCopying, NSCoding {
    init?(coder: NSCoder)
    class func printInfo() -> UIPrintInfo
    init(dictionary: [AnyHashable: Any]?)
    var printerID: String?
    var jobName: String
    var outputType: UIPrintInfo.OutputType
    var orientation: UIPrintInfo.Orientation
    var duplex: UIPrintInfo.Duplex
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    @pure enum OutputType: Int {
        case general, photo, grayscale, photoGrayscale
    }
    @pure enum Orientation: Int {
        case portrait, landscape
    }
    @pure enum Duplex: Int {
        case none, longEdge, shortEdge
    }
}
@MainActor class UIPrinter: NSObject {
    init(url: URL)
    var url: URL { get }
    var displayName: String { get }
    var displayLocation: String? { get }
    var supportedJobTypes: UIPrinter.JobTypes { get }
    var makeAndModel: String? { get }
    var supportsColor: Bool { get }
    var supportsDuplex: Bool { get }
    @elsewhere func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil)
    @pure enum CutterBehavior: Int {
        case noCut, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob
    }
    @pure struct JobTypes: OptionSet {
        init(rawValue: Int)
        @pure static var unknown: UIPrinter.JobTypes { get }
        @pure static var document: UIPrinter.JobTypes { get }
        @pure static var envelope: UIPrinter.JobTypes { get }
        @pure static var label: UIPrinter.JobTypes { get }
        @pure static var photo: UIPrinter.JobTypes { get }
        @pure static var receipt: UIPrinter.JobTypes { get }
        @pure static var roll: UIPrinter.JobTypes { get }
        @pure static var largeFormat: UIPrinter.JobTypes { get }
        @pure static var postcard: UIPrinter.JobTypes { get }
    }
}
@MainActor class UIPrintPaper: NSObject {
    @pure class func bestPaper(
        forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    @pure var paperSize: CGSize { get }
    @pure var printableRect: CGRect { get }
}
class UIPrintPageRenderer: NSObject {
    init()
    var headerHeight: CGFloat
    var footerHeight: CGFloat
    var paperRect: CGRect { get }
    var printableRect: CGRect { get }
    var numberOfPages: Int { get }
    var printFormatters: [UIPrintFormatter]?
    func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]?
    func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int)
    @available(iOS 14.5, *) func currentRenderingQuality(
        forRequested requestedRenderingQuality: UIPrintRenderingQuality
    ) -> UIPrintRenderingQuality
    func prepare(forDrawingPages range: NSRange)
    func drawPage(at pageIndex: Int, in printableRect: CGRect)
    func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int)
    func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect)
    func drawContentForPage(at pageIndex: Int, in contentRect: CGRect)
    func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect)
}
@available(iOS 14.5, *) @pure enum UIPrintRenderingQuality: Int {
    case best, responsive
}
@MainActor class UIPrintFormatter: NSObject, NSCopying {
    init()
    weak var printPageRenderer: UIPrintPageRenderer? { get }
    func removeFromPrintPageRenderer()
    var maximumContentHeight: CGFloat
    var maximumContentWidth: CGFloat
    @available(iOS, deprecated: 10) var contentInsets: UIEdgeInsets
    var perPageContentInsets: UIEdgeInsets
    var startPage: Int
    var pageCount: Int { get }
    @available(iOS 16, *) var requiresMainThread: Bool { get }
    func rectForPage(at pageIndex: Int) -> CGRect
    func draw(in rect: CGRect, forPageAt pageIndex: Int)
}
@pure class UISimpleTextPrintFormatter: UIPrintFormatter {
    init(text: String)
    init(attributedText: NSAttributedString)
    var text: String?
    var attributedText: NSAttributedString?
    var font: UIFont?
    var color: UIColor?
    var textAlignment: NSTextAlignment
}
@pure class UIMarkupTextPrintFormatter: UIPrintFormatter {
    init(markupText: String)
    var markupText: String?
}
class UIViewPrintFormatter: UIPrintFormatter {
    var view: UIView { get }
}
extension UIView {
    func viewPrintFormatter() -> UIViewPrintFormatter
    func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter)
}
@MainActor @screen class UIPrinterPickerController: NSObject {
    convenience init(initiallySelectedPrinter printer: UIPrinter?)
    var selectedPrinter: UIPrinter? { get }
    weak var delegate: (any UIPrinterPickerControllerDelegate)?
    @navigates @callsBack @discardableResult func present(
        animated: Bool, completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
    ) -> Bool
    @navigates @callsBack @discardableResult func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
    ) -> Bool
    @navigates @callsBack @discardableResult func present(
        from item: UIBarButtonItem, animated: Bool,
        completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
    ) -> Bool
    @navigates @callsBack func dismiss(animated: Bool)
    typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void
}
@MainActor protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    optional func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController?
    optional func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool
    optional func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    optional func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    optional func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    optional func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    optional func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}
@pure struct UIPrintError: Error {
    init(_ code: Code, userInfo: [String: Any] = [:])
    @pure static var errorDomain: String { get }
    @pure static var notAvailable: Code { get }
    @pure static var noContent: Code { get }
    @pure static var unknownImageFormat: Code { get }
    @pure static var jobFailed: Code { get }
    var code: Code { get }
    @pure enum Code: Int {
        case notAvailable = 1
        case noContent, unknownImageFormat, jobFailed
    }
}

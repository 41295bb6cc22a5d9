// Documents: pickers, browsers, interaction and document view controllers, input view controllers of keyboards.

@pure class UIDocumentPickerViewController: UIViewController {
    @available(iOS, deprecated: 14) init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode)
    @available(iOS, deprecated: 14) init(url: URL, in mode: UIDocumentPickerMode)
    @available(iOS, deprecated: 14) init(urls: [URL], in mode: UIDocumentPickerMode)
    @available(iOS 14, *) init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool)
    @available(iOS 14, *) convenience init(forOpeningContentTypes contentTypes: [UTType])
    @available(iOS 14, *) init(forExporting urls: [URL], asCopy: Bool)
    @available(iOS 14, *) convenience init(forExporting urls: [URL])
    init?(coder: NSCoder)
    weak var delegate: (any UIDocumentPickerDelegate)?
    @available(iOS, deprecated: 14) var documentPickerMode: UIDocumentPickerMode { get }
    var allowsMultipleSelection: Bool
    @available(iOS 13, *) var shouldShowFileExtensions: Bool
    @available(iOS 13, *) var directoryURL: URL?
}
@available(iOS, deprecated: 14) @pure enum UIDocumentPickerMode: UInt {
    case `import`, open, exportToService, moveToService
}
@MainActor protocol UIDocumentPickerDelegate: NSObjectProtocol {
    optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    @available(iOS, deprecated: 11) optional func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}
@available(iOS, deprecated: 14) class UIDocumentPickerExtensionViewController: UIViewController {
    func dismissGrantingAccess(to url: URL?)
    func prepareForPresentation(in mode: UIDocumentPickerMode)
    var documentPickerMode: UIDocumentPickerMode { get }
    var originalURL: URL? { get }
    var validTypes: [String]? { get }
    var providerIdentifier: String { get }
    var documentStorageURL: URL? { get }
}
@available(iOS, deprecated: 11) class UIDocumentMenuViewController: UIViewController {
    init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode)
    init(url: URL, in mode: UIDocumentPickerMode)
    init?(coder: NSCoder)
    func addOption(
        withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void)
    weak var delegate: (any UIDocumentMenuDelegate)?
}
@available(iOS, deprecated: 11) @pure enum UIDocumentMenuOrder: UInt {
    case first, last
}
@available(iOS, deprecated: 11) @MainActor protocol UIDocumentMenuDelegate: NSObjectProtocol {
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
    optional func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}
@MainActor @screen class UIDocumentInteractionController: NSObject, UIActionSheetDelegate {
    init(url: URL)
    weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    var url: URL?
    var uti: String?
    var name: String?
    var icons: [UIImage] { get }
    var annotation: Any?
    @navigates @callsBack @discardableResult
    func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
    @navigates @callsBack @discardableResult
    func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool
    @navigates @callsBack @discardableResult func presentPreview(animated: Bool) -> Bool
    @navigates @callsBack @discardableResult
    func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
    @navigates @callsBack @discardableResult
    func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool
    @navigates @callsBack func dismissPreview(animated: Bool)
    @navigates @callsBack func dismissMenu(animated: Bool)
    var gestureRecognizers: [UIGestureRecognizer] { get }
}
@MainActor protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    optional func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    optional func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    optional func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    optional func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    optional func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    optional func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}
class UIDocumentBrowserViewController: UIViewController {
    @available(iOS, deprecated: 14) init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?)
    @available(iOS 14, *) init(forOpening contentTypes: [UTType]?)
    init?(coder: NSCoder)
    weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    var allowsDocumentCreation: Bool
    var allowsPickingMultipleItems: Bool
    @available(iOS, deprecated: 14) var allowedContentTypes: [String] { get }
    @available(iOS, deprecated: 14) var recentDocumentsContentTypes: [String] { get }
    @available(iOS 14, *) var contentTypesForRecentDocuments: [UTType] { get }
    @available(iOS 13, *) var shouldShowFileExtensions: Bool
    @available(iOS 18, *) var activeDocumentCreationIntent: UIDocument.CreationIntent? { get }
    var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem]
    var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem]
    @elsewhere func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil)
    @elsewhere func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void)
    @elsewhere @available(iOS 16, *) func renameDocument(
        at documentURL: URL, proposedName: String,
        completionHandler: @escaping (URL?, (any Error)?) -> Void)
    func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController
    @available(iOS, deprecated: 12)
    func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController
    var customActions: [UIDocumentBrowserAction]
    var browserUserInterfaceStyle: BrowserUserInterfaceStyle
    @available(iOS 13, *) var localizedCreateDocumentActionTitle: String
    @available(iOS 13, *) var defaultDocumentAspectRatio: CGFloat
    @pure enum ImportMode: UInt {
        case none, copy, move
    }
    @pure enum BrowserUserInterfaceStyle: UInt {
        case white, light, dark
    }
    @pure struct Error: Swift.Error, Hashable {
        init(_ code: Code, userInfo: [String: Any] = [:])
        @pure static var errorDomain: String { get }
        @pure static var generic: Code { get }
        @pure static var noLocationAvailable: Code { get }
        var code: Code { get }
        @pure enum Code: Int {
            case generic = 1
            case noLocationAvailable
        }
    }
}
@MainActor protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    @available(iOS, deprecated: 12) optional func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    optional func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    optional func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    optional func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    optional func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    optional func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    optional func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        willPresent activityViewController: UIActivityViewController)
}
@MainActor class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    var loadingProgress: Progress?
    weak var targetView: UIView?
}
@MainActor class UIDocumentBrowserAction: NSObject {
    init(
        identifier: String, localizedTitle: String, availability: Availability,
        handler: @escaping ([URL]) -> Void)
    var identifier: String { get }
    var localizedTitle: String { get }
    var availability: Availability { get }
    var image: UIImage?
    @available(iOS 26, *) var imageOnlyForContextMenu: UIImage?
    var supportedContentTypes: [String]
    var supportsMultipleItems: Bool
    @pure struct Availability: OptionSet {
        init(rawValue: Int)
        @pure static var menu: UIDocumentBrowserAction.Availability { get }
        @pure static var navigationBar: UIDocumentBrowserAction.Availability { get }
    }
}
@available(iOS 17, *) class UIDocumentViewController: UIViewController {
    init(document: UIDocument?)
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    init?(coder: NSCoder)
    @callsBack var document: UIDocument?
    func navigationItemDidUpdate()
    @callsBack func openDocument(completionHandler: @escaping (Bool) -> Void)
    func documentDidOpen()
    var undoRedoItemGroup: UIBarButtonItemGroup { get }
    @available(iOS 18, *) var launchOptions: UIDocumentViewController.LaunchOptions
    @available(iOS 18, *) @MainActor class LaunchOptions: NSObject {
        init()
        @context var browserViewController: UIDocumentBrowserViewController
        var title: String
        var primaryAction: UIAction?
        var secondaryAction: UIAction?
        var documentTargetView: UIView?
        var foregroundAccessoryView: UIView?
        var backgroundAccessoryView: UIView?
        var background: UIBackgroundConfiguration
        class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction
    }
}
@available(iOS 16, *) @MainActor @view class UIDocumentProperties: NSObject {
    init(url: URL)
    init(metadata: LPLinkMetadata)
    var metadata: LPLinkMetadata
    var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    var activityViewControllerProvider: (() -> UIActivityViewController)?
    var wantsIconRepresentation: Bool
}
@part class UIInputViewController: UIViewController, UITextInputDelegate {
    var inputView: UIInputView?
    var textDocumentProxy: any UITextDocumentProxy { get }
    var primaryLanguage: String?
    var hasDictationKey: Bool
    var hasFullAccess: Bool { get }
    var needsInputModeSwitchKey: Bool { get }
    @navigates func dismissKeyboard()
    @navigates func advanceToNextInputMode()
    @navigates func handleInputModeList(from view: UIView, with event: UIEvent)
    @elsewhere func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
}
@MainActor protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    @available(iOS 13, *) func setMarkedText(_ markedText: String, selectedRange: NSRange)
    @available(iOS 13, *) func unmarkText()
}
class UILexicon: NSObject, NSCopying {
    var entries: [UILexiconEntry] { get }
}
class UILexiconEntry: NSObject, NSCopying {
    var documentText: String { get }
    var userInput: String { get }
}
@pure struct UIDocumentBrowserError: Error {
    init(_ code: Code, userInfo: [String: Any] = [:])
    @pure static var errorDomain: String { get }
    @pure static var generic: Code { get }
    @pure static var noLocationAvailable: Code { get }
    var code: Code { get }
    @pure enum Code: Int {
        case generic = 1
        case noLocationAvailable
    }
}

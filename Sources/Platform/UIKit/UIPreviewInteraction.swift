// Previews by pressure, pasting by a button, formatting of text and attribution of events.

@view @pure @MainActor class UIPreviewInteraction: NSObject {
    init(view: UIView)
    weak var view: UIView? { get }
    weak var delegate: (any UIPreviewInteractionDelegate)?
    func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint
    @callsBack func cancel()
}
@MainActor protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    optional func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    optional func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}
@available(iOS 16, *) @pure class UIPasteControl: UIControl {
    var configuration: UIPasteControl.Configuration { get }
    weak var target: (any UIPasteConfigurationSupporting)?
    init(configuration: UIPasteControl.Configuration)
    init?(coder: NSCoder)
    init(frame: CGRect)
    @pure enum DisplayMode: UInt {
        case iconAndLabel, iconOnly, labelOnly
    }
    @MainActor @pure class Configuration: NSObject, NSSecureCoding {
        var displayMode: UIPasteControl.DisplayMode
        var cornerRadius: CGFloat
        var baseForegroundColor: UIColor?
        var baseBackgroundColor: UIColor?
        var cornerStyle: UIButton.Configuration.CornerStyle
    }
}
@available(iOS 14.5, *) @pure class UIEventAttributionView: UIView {
}
@available(iOS 13, *) @view @pure @MainActor
class UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {
    weak var delegate: (any UITextFormattingCoordinatorDelegate)?
    @pure class var isFontPanelVisible: Bool { get }
    convenience init(for windowScene: UIWindowScene)
    init(windowScene: UIWindowScene)
    func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool)
    class func toggleFontPanel(_ sender: Any)
}
@available(iOS 13, *) @MainActor protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
@available(iOS 14.5, *) @view @pure @MainActor class UIPrinterDestination: NSObject, NSSecureCoding {
    init(url: URL)
    var url: URL
    var displayName: String?
    var txtRecord: Data?
}
@available(iOS 14.5, *) @view @MainActor class UIPrintServiceExtension: NSObject {
    func printerDestinations(for printInfo: UIPrintInfo) -> [UIPrinterDestination]
}

// IntentsUI's shortcuts and hosted views.

class INUIAddVoiceShortcutViewController: UIViewController {
    init(shortcut: INShortcut)
    weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
}
protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
class INUIEditVoiceShortcutViewController: UIViewController {
    init(voiceShortcut: INVoiceShortcut)
    weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
}
protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
class INUIAddVoiceShortcutButton: UIButton {
    init(style: INUIAddVoiceShortcutButtonStyle)
    @available(iOS 13, *) var cornerRadius: CGFloat
    weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    var shortcut: INShortcut?
    var style: INUIAddVoiceShortcutButtonStyle { get }
    @available(iOS 13, *) func setStyle(_ style: INUIAddVoiceShortcutButtonStyle)
}
protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
enum INUIAddVoiceShortcutButtonStyle: UInt {
    case white, whiteOutline, black, blackOutline
    @available(iOS 13, *) case automatic, automaticOutline
}
protocol INUIHostedViewControlling: NSObjectProtocol {
    optional func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
    optional func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}
protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    optional var displaysMap: Bool { get }
    optional var displaysMessage: Bool { get }
    optional var displaysPaymentTransaction: Bool { get }
}
enum INUIHostedViewContext: UInt {
    case siriSnippet, mapsCard
}
enum INUIInteractiveBehavior: UInt {
    case none, nextView, launch, genericAction
}

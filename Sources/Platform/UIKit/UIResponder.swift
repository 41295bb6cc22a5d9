// UIResponder with its editing actions, keyboard notifications, paste configuration and user activities.

@MainActor class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
    init()
    var next: UIResponder? { get }
    var canBecomeFirstResponder: Bool { get }
    @callsBack @discardableResult func becomeFirstResponder() -> Bool
    var canResignFirstResponder: Bool { get }
    @callsBack @discardableResult func resignFirstResponder() -> Bool
    var isFirstResponder: Bool { get }
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
    func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    func remoteControlReceived(with event: UIEvent?)
    func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
    @callsBack func target(forAction action: Selector, withSender sender: Any?) -> Any?
    @available(iOS 13, *) func buildMenu(with builder: any UIMenuBuilder)
    @available(iOS 13, *) func validate(_ command: UICommand)
    @available(iOS 26, *) func provider(
        for deferredElement: UIDeferredMenuElement
    ) -> UIDeferredMenuElement.Provider?
    var undoManager: UndoManager? { get }
    @available(iOS 13, *) var editingInteractionConfiguration: UIEditingInteractionConfiguration { get }
    var keyCommands: [UIKeyCommand]? { get }
    var inputView: UIView? { get }
    var inputAccessoryView: UIView? { get }
    var inputAssistantItem: UITextInputAssistantItem { get }
    var inputViewController: UIInputViewController? { get }
    var inputAccessoryViewController: UIInputViewController? { get }
    var textInputMode: UITextInputMode? { get }
    var textInputContextIdentifier: String? { get }
    class func clearTextInputContextIdentifier(_ identifier: String)
    @callsBack func reloadInputViews()
    var userActivity: NSUserActivity?
    func updateUserActivityState(_ activity: NSUserActivity)
    func restoreUserActivityState(_ activity: NSUserActivity)
    @available(iOS 13, *) var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    @available(iOS 15, *) func captureTextFromCamera(_ sender: Any?)
}
extension UIResponder: UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding {}
extension UIResponder {
    @pure nonisolated static let keyboardWillShowNotification: NSNotification.Name
    @pure nonisolated static let keyboardDidShowNotification: NSNotification.Name
    @pure nonisolated static let keyboardWillHideNotification: NSNotification.Name
    @pure nonisolated static let keyboardDidHideNotification: NSNotification.Name
    @pure nonisolated static let keyboardWillChangeFrameNotification: NSNotification.Name
    @pure nonisolated static let keyboardDidChangeFrameNotification: NSNotification.Name
    @pure nonisolated static let keyboardFrameBeginUserInfoKey: String
    @pure nonisolated static let keyboardFrameEndUserInfoKey: String
    @pure nonisolated static let keyboardAnimationDurationUserInfoKey: String
    @pure nonisolated static let keyboardAnimationCurveUserInfoKey: String
    @pure nonisolated static let keyboardIsLocalUserInfoKey: String
}
typealias UITextAttributesConversionHandler = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
@available(iOS 13, *) @pure enum UIEditingInteractionConfiguration: Int {
    case none, `default`
}
@MainActor protocol UIResponderStandardEditActions: NSObjectProtocol {
    optional func cut(_ sender: Any?)
    optional func copy(_ sender: Any?)
    optional func paste(_ sender: Any?)
    @available(iOS 15, *) optional func pasteAndMatchStyle(_ sender: Any?)
    @available(iOS 15, *) optional func pasteAndGo(_ sender: Any?)
    @available(iOS 15, *) optional func pasteAndSearch(_ sender: Any?)
    optional func select(_ sender: Any?)
    optional func selectAll(_ sender: Any?)
    optional func delete(_ sender: Any?)
    optional func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    optional func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    optional func toggleBoldface(_ sender: Any?)
    optional func toggleItalics(_ sender: Any?)
    optional func toggleUnderline(_ sender: Any?)
    optional func increaseSize(_ sender: Any?)
    optional func decreaseSize(_ sender: Any?)
    @available(iOS 16, *) optional func find(_ sender: Any?)
    @available(iOS 16, *) optional func findAndReplace(_ sender: Any?)
    @available(iOS 16, *) optional func findNext(_ sender: Any?)
    @available(iOS 16, *) optional func findPrevious(_ sender: Any?)
    @available(iOS 16, *) optional func useSelectionForFind(_ sender: Any?)
    @available(iOS 13, *) optional func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    @available(iOS 15, *) optional func printContent(_ sender: Any?)
    @available(iOS 16, *) optional func rename(_ sender: Any?)
    @available(iOS 16, *) optional func duplicate(_ sender: Any?)
    @available(iOS 16, *) optional func move(_ sender: Any?)
    @available(iOS 16, *) optional func export(_ sender: Any?)
    @available(iOS 18.2, *) optional func showWritingTools(_ sender: Any?)
    @available(iOS 26, *) optional func alignLeft(_ sender: Any?)
    @available(iOS 26, *) optional func alignRight(_ sender: Any?)
    @available(iOS 26, *) optional func alignCenter(_ sender: Any?)
    @available(iOS 26, *) optional func alignJustified(_ sender: Any?)
    @available(iOS 26, *) optional func newFromPasteboard(_ sender: Any?)
    @available(iOS 26, *) optional func performClose(_ sender: Any?)
    @available(iOS 26, *) optional func toggleInspector(_ sender: Any?)
    @available(iOS 26, *) optional func toggleSidebar(_ sender: Any?)
}
@MainActor protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
@MainActor protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    optional func paste(itemProviders: [NSItemProvider])
    optional func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
@MainActor @pure class UIPasteConfiguration: NSObject, NSSecureCoding, NSCopying {
    init()
    init(acceptableTypeIdentifiers: [String])
    init(forAccepting aClass: any NSItemProviderReading.Type)
    init<T>(forAccepting _: T.Type) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading
    var acceptableTypeIdentifiers: [String]
    func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String])
    func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type)
    func addTypeIdentifiers<T>(forAccepting aClass: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading
}

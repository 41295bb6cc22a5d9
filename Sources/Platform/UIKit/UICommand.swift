// The identifiers of the system's menus, commands and key commands with their keys.

extension UIMenu {
    @pure struct Identifier: Hashable, RawRepresentable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure static let application: UIMenu.Identifier
        @pure static let file: UIMenu.Identifier
        @pure static let edit: UIMenu.Identifier
        @pure static let view: UIMenu.Identifier
        @pure static let window: UIMenu.Identifier
        @pure static let help: UIMenu.Identifier
        @pure static let about: UIMenu.Identifier
        @pure static let preferences: UIMenu.Identifier
        @pure static let services: UIMenu.Identifier
        @pure static let hide: UIMenu.Identifier
        @pure static let quit: UIMenu.Identifier
        @pure static let newScene: UIMenu.Identifier
        @pure @available(iOS 14, *) static let openRecent: UIMenu.Identifier
        @pure static let close: UIMenu.Identifier
        @pure static let print: UIMenu.Identifier
        @pure @available(iOS 16, *) static let document: UIMenu.Identifier
        @pure static let undoRedo: UIMenu.Identifier
        @pure static let standardEdit: UIMenu.Identifier
        @pure static let find: UIMenu.Identifier
        @pure static let replace: UIMenu.Identifier
        @pure static let share: UIMenu.Identifier
        @pure static let textStyle: UIMenu.Identifier
        @pure static let spelling: UIMenu.Identifier
        @pure static let spellingPanel: UIMenu.Identifier
        @pure static let spellingOptions: UIMenu.Identifier
        @pure static let substitutions: UIMenu.Identifier
        @pure static let substitutionsPanel: UIMenu.Identifier
        @pure static let substitutionOptions: UIMenu.Identifier
        @pure static let transformations: UIMenu.Identifier
        @pure static let speech: UIMenu.Identifier
        @pure static let lookup: UIMenu.Identifier
        @pure static let learn: UIMenu.Identifier
        @pure static let format: UIMenu.Identifier
        @pure static let font: UIMenu.Identifier
        @pure static let textSize: UIMenu.Identifier
        @pure static let textColor: UIMenu.Identifier
        @pure static let textStylePasteboard: UIMenu.Identifier
        @pure static let text: UIMenu.Identifier
        @pure static let writingDirection: UIMenu.Identifier
        @pure static let alignment: UIMenu.Identifier
        @pure static let toolbar: UIMenu.Identifier
        @pure @available(iOS 15, *) static let sidebar: UIMenu.Identifier
        @pure static let fullscreen: UIMenu.Identifier
        @pure static let minimizeAndZoom: UIMenu.Identifier
        @pure static let bringAllToFront: UIMenu.Identifier
        @pure static let root: UIMenu.Identifier
        @pure @available(iOS 17, *) static let autoFill: UIMenu.Identifier
        @pure @available(iOS 26, *) static let open: UIMenu.Identifier
        @pure @available(iOS 26, *) static let newItem: UIMenu.Identifier
        @pure @available(iOS 26, *) static let findPanel: UIMenu.Identifier
    }
}
@pure struct UIKeyModifierFlags: OptionSet {
    init(rawValue: Int)
    @pure static var alphaShift: UIKeyModifierFlags { get }
    @pure static var shift: UIKeyModifierFlags { get }
    @pure static var control: UIKeyModifierFlags { get }
    @pure static var alternate: UIKeyModifierFlags { get }
    @pure static var command: UIKeyModifierFlags { get }
    @pure static var numericPad: UIKeyModifierFlags { get }
}
@available(iOS 13, *) @MainActor @pure class UICommandAlternate: NSObject, NSCopying, NSSecureCoding {
    convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags)
    init?(coder: NSCoder)
    var title: String { get }
    var action: Selector { get }
    var modifierFlags: UIKeyModifierFlags { get }
}
@available(iOS 13, *) @pure class UICommand: UIMenuElement, UIMenuLeaf {
    convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
    @available(iOS 15, *) convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
    init?(coder: NSCoder)
    var title: String
    var image: UIImage?
    var discoverabilityTitle: String?
    var action: Selector { get }
    var propertyList: Any? { get }
    var attributes: UIMenuElement.Attributes
    var state: UIMenuElement.State
    var alternates: [UICommandAlternate] { get }
    @available(iOS 16, *) var sender: Any? { get }
    @available(iOS 16, *) var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    @available(iOS 17, *) var selectedImage: UIImage?
    @available(iOS 26, *) var repeatBehavior: UIMenuElement.RepeatBehavior
    @callsBack @available(iOS 16, *) func performWithSender(_ sender: Any?, target: Any?)
    @pure nonisolated static let tagShare: String
}
@pure class UIKeyCommand: UICommand {
    init()
    init?(coder: NSCoder)
    convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
    @available(iOS, deprecated: 13) convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String)
    @available(iOS 13, *) convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off)
    @available(iOS 13, *) var title: String
    @available(iOS 13, *) var image: UIImage?
    var discoverabilityTitle: String?
    var action: Selector? { get }
    var input: String? { get }
    var modifierFlags: UIKeyModifierFlags { get }
    @available(iOS 13, *) var propertyList: Any? { get }
    @available(iOS 13, *) var attributes: UIMenuElement.Attributes
    @available(iOS 13, *) var state: UIMenuElement.State
    @available(iOS 13, *) var alternates: [UICommandAlternate] { get }
    @available(iOS 15, *) var wantsPriorityOverSystemBehavior: Bool
    @available(iOS 15, *) var allowsAutomaticLocalization: Bool
    @available(iOS 15, *) var allowsAutomaticMirroring: Bool
    @pure nonisolated static let inputUpArrow: String
    @pure nonisolated static let inputDownArrow: String
    @pure nonisolated static let inputLeftArrow: String
    @pure nonisolated static let inputRightArrow: String
    @pure nonisolated static let inputEscape: String
    @pure nonisolated static let inputPageUp: String
    @pure nonisolated static let inputPageDown: String
    @pure @available(iOS 13.4, *) nonisolated static let inputHome: String
    @pure @available(iOS 13.4, *) nonisolated static let inputEnd: String
    @pure @available(iOS 15, *) nonisolated static let inputDelete: String
    @pure @available(iOS 13.4, *) nonisolated static let f1: String
    @pure @available(iOS 13.4, *) nonisolated static let f2: String
    @pure @available(iOS 13.4, *) nonisolated static let f3: String
    @pure @available(iOS 13.4, *) nonisolated static let f4: String
    @pure @available(iOS 13.4, *) nonisolated static let f5: String
    @pure @available(iOS 13.4, *) nonisolated static let f6: String
    @pure @available(iOS 13.4, *) nonisolated static let f7: String
    @pure @available(iOS 13.4, *) nonisolated static let f8: String
    @pure @available(iOS 13.4, *) nonisolated static let f9: String
    @pure @available(iOS 13.4, *) nonisolated static let f10: String
    @pure @available(iOS 13.4, *) nonisolated static let f11: String
    @pure @available(iOS 13.4, *) nonisolated static let f12: String
}
@available(iOS 13.4, *) @MainActor class UIKey: NSObject, NSCopying, NSCoding {
    var characters: String { get }
    var charactersIgnoringModifiers: String { get }
    var modifierFlags: UIKeyModifierFlags { get }
    var keyCode: UIKeyboardHIDUsage { get }
}
@available(iOS 13.4, *) @pure enum UIKeyboardHIDUsage: Int {
    case keyboardErrorRollOver = 1
    case keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF
    case keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
    case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
    case keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5
    case keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen
    case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward
    case keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3
    case keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash
    case keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14, keyboardF15, keyboardF16
    case keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
    case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo
    case keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
    case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400
    case keyboardInternational1, keyboardInternational2, keyboardInternational3, keyboardInternational4
    case keyboardInternational5, keyboardInternational6, keyboardInternational7, keyboardInternational8
    case keyboardInternational9, keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5
    case keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9, keyboardAlternateErase, keyboardSysReqOrAttention
    case keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper
    case keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift
    case keyboardRightAlt, keyboardRightGUI
    @pure static var keyboardHangul: UIKeyboardHIDUsage { get }
    @pure static var keyboardHanja: UIKeyboardHIDUsage { get }
    @pure static var keyboardKanaSwitch: UIKeyboardHIDUsage { get }
    @pure static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { get }
    @pure static var keyboardKatakana: UIKeyboardHIDUsage { get }
    @pure static var keyboardHiragana: UIKeyboardHIDUsage { get }
    @pure static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { get }
}

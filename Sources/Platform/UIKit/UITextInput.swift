// The protocols by which text is entered: traits, positions, ranges, selection and tokens.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@MainActor protocol UITextInputTraits: NSObjectProtocol {
    optional var autocapitalizationType: UITextAutocapitalizationType { get set }
    optional var autocorrectionType: UITextAutocorrectionType { get set }
    optional var spellCheckingType: UITextSpellCheckingType { get set }
    optional var smartQuotesType: UITextSmartQuotesType { get set }
    optional var smartDashesType: UITextSmartDashesType { get set }
    optional var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    @available(iOS 17, *) optional var inlinePredictionType: UITextInlinePredictionType { get set }
    @available(iOS 18, *) optional var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    @available(iOS 18, *) optional var writingToolsBehavior: UIWritingToolsBehavior { get set }
    @available(iOS 18, *) optional var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
    @available(iOS 18.4, *) optional var conversationContext: UIConversationContext? { get set }
    optional var keyboardType: UIKeyboardType { get set }
    optional var keyboardAppearance: UIKeyboardAppearance { get set }
    optional var returnKeyType: UIReturnKeyType { get set }
    optional var enablesReturnKeyAutomatically: Bool { get set }
    optional var isSecureTextEntry: Bool { get set }
    optional var textContentType: UITextContentType! { get set }
    optional var passwordRules: UITextInputPasswordRules? { get set }
    @available(iOS 26, *) optional var allowsNumberPadPopover: Bool { get set }
}
@pure enum UITextAutocapitalizationType: Int {
    case none, words, sentences, allCharacters
}
@pure enum UITextAutocorrectionType: Int {
    case `default`, no, yes
}
@pure enum UITextSpellCheckingType: Int {
    case `default`, no, yes
}
@pure enum UITextSmartQuotesType: Int {
    case `default`, no, yes
}
@pure enum UITextSmartDashesType: Int {
    case `default`, no, yes
}
@pure enum UITextSmartInsertDeleteType: Int {
    case `default`, no, yes
}
@available(iOS 17, *) @pure enum UITextInlinePredictionType: Int {
    case `default`, no, yes
}
@available(iOS 18, *) @pure enum UITextMathExpressionCompletionType: Int {
    case `default`, no, yes
}
@pure enum UIKeyboardType: Int {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
    @pure static var alphabet: UIKeyboardType { get }
}
@pure enum UIKeyboardAppearance: Int {
    case `default`, dark, light
    @pure static var alert: UIKeyboardAppearance { get }
}
@pure enum UIReturnKeyType: Int {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
@pure struct UITextContentType: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    static let name: UITextContentType
    static let namePrefix: UITextContentType
    static let givenName: UITextContentType
    static let middleName: UITextContentType
    static let familyName: UITextContentType
    static let nameSuffix: UITextContentType
    static let nickname: UITextContentType
    static let jobTitle: UITextContentType
    static let organizationName: UITextContentType
    static let location: UITextContentType
    static let fullStreetAddress: UITextContentType
    static let streetAddressLine1: UITextContentType
    static let streetAddressLine2: UITextContentType
    static let addressCity: UITextContentType
    static let addressState: UITextContentType
    static let addressCityAndState: UITextContentType
    static let sublocality: UITextContentType
    static let countryName: UITextContentType
    static let postalCode: UITextContentType
    static let telephoneNumber: UITextContentType
    static let emailAddress: UITextContentType
    static let URL: UITextContentType
    static let creditCardNumber: UITextContentType
    static let username: UITextContentType
    static let password: UITextContentType
    static let newPassword: UITextContentType
    static let oneTimeCode: UITextContentType
    @available(iOS 15, *) static let shipmentTrackingNumber: UITextContentType
    @available(iOS 15, *) static let flightNumber: UITextContentType
    @available(iOS 15, *) static let dateTime: UITextContentType
    @available(iOS 17, *) static let birthdate: UITextContentType
    @available(iOS 17, *) static let birthdateDay: UITextContentType
    @available(iOS 17, *) static let birthdateMonth: UITextContentType
    @available(iOS 17, *) static let birthdateYear: UITextContentType
    @available(iOS 17, *) static let creditCardName: UITextContentType
    @available(iOS 17, *) static let creditCardGivenName: UITextContentType
    @available(iOS 17, *) static let creditCardMiddleName: UITextContentType
    @available(iOS 17, *) static let creditCardFamilyName: UITextContentType
    @available(iOS 17, *) static let creditCardSecurityCode: UITextContentType
    @available(iOS 17, *) static let creditCardExpiration: UITextContentType
    @available(iOS 17, *) static let creditCardExpirationMonth: UITextContentType
    @available(iOS 17, *) static let creditCardExpirationYear: UITextContentType
    @available(iOS 17, *) static let creditCardType: UITextContentType
    @available(iOS 17.4, *) static let cellularEID: UITextContentType
    @available(iOS 17.4, *) static let cellularIMEI: UITextContentType
}
@MainActor @pure class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying {
    convenience init(descriptor passwordRulesDescriptor: String)
    var passwordRulesDescriptor: String { get }
}
@MainActor protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    @callsBack func insertText(_ text: String)
    @callsBack func deleteBackward()
}
@MainActor protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    @callsBack func replace(_ range: UITextRange, withText text: String)
    @callsBack var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    @callsBack func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    @callsBack func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    weak var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    optional func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    optional func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString
        .Key: Any]?
    optional func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    optional func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    optional var textInputView: UIView { get }
    optional var selectionAffinity: UITextStorageDirection { get set }
    optional func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    optional func dictationRecordingDidEnd()
    optional func dictationRecognitionFailed()
    optional var insertDictationResultPlaceholder: Any { get }
    optional func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
    optional func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
    optional func beginFloatingCursor(at point: CGPoint)
    optional func updateFloatingCursor(at point: CGPoint)
    optional func endFloatingCursor()
    @available(iOS 13, *) optional func insertText(
        _ text: String, alternatives: [String], style: UITextAlternativeStyle)
    @available(iOS 13, *) optional func setAttributedMarkedText(
        _ markedText: NSAttributedString?, selectedRange: NSRange)
    @available(iOS 13, *) optional func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    @available(iOS 13, *) optional func remove(_ textPlaceholder: UITextPlaceholder)
    @available(iOS 17, *) optional func caretTransform(for position: UITextPosition) -> CGAffineTransform
    @available(iOS 16, *) optional func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
    @available(iOS 16, *) optional func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    @available(iOS 16, *) optional func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    @available(iOS 16, *) optional var isEditable: Bool { get }
    @available(iOS 18, *) optional var supportsAdaptiveImageGlyph: Bool { get set }
    @available(iOS 18, *) optional func insertAdaptiveImageGlyph(
        _ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange)
    @available(iOS 18, *) optional func insertAttributedText(_ string: NSAttributedString)
    @available(iOS 18, *) optional func replace(
        _ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    @available(iOS 18.4, *) optional func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion)
}
@pure enum UITextStorageDirection: Int {
    case forward, backward
}
@pure enum UITextLayoutDirection: Int {
    case right = 2
    case left, up, down
}
@pure struct UITextDirection: RawRepresentable, Hashable {
    init(rawValue: Int)
    @pure var rawValue: Int { get }
    @pure static func storage(_ direction: UITextStorageDirection) -> UITextDirection
    @pure static func layout(_ direction: UITextLayoutDirection) -> UITextDirection
}
@available(iOS, deprecated: 13) typealias UITextWritingDirection = NSWritingDirection
@pure enum UITextGranularity: Int {
    case character, word, sentence, paragraph, line, document
}
@available(iOS 13, *) @pure enum UITextAlternativeStyle: Int {
    case none, lowConfidence
}
@MainActor class UITextPosition: NSObject {
}
@MainActor class UITextRange: NSObject {
    var isEmpty: Bool { get }
    var start: UITextPosition { get }
    var end: UITextPosition { get }
}
@MainActor class UITextSelectionRect: NSObject {
    var rect: CGRect { get }
    var writingDirection: NSWritingDirection { get }
    var containsStart: Bool { get }
    var containsEnd: Bool { get }
    var isVertical: Bool { get }
    @available(iOS 17, *) var transform: CGAffineTransform { get }
}
@available(iOS 13, *) @MainActor class UITextPlaceholder: NSObject {
    var rects: [UITextSelectionRect] { get }
}
@MainActor class UIDictationPhrase: NSObject {
    var text: String { get }
    var alternativeInterpretations: [String]? { get }
}
@MainActor protocol UITextInputDelegate: NSObjectProtocol {
    @callsBack func selectionWillChange(_ textInput: (any UITextInput)?)
    @callsBack func selectionDidChange(_ textInput: (any UITextInput)?)
    @callsBack func textWillChange(_ textInput: (any UITextInput)?)
    @callsBack func textDidChange(_ textInput: (any UITextInput)?)
    @available(iOS 18.4, *) func conversationContext(
        _ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}
@MainActor protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
@MainActor class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    init(textInput: UIResponder & UITextInput)
}
@MainActor class UITextInputMode: NSObject, NSSecureCoding {
    var primaryLanguage: String? { get }
    class var activeInputModes: [UITextInputMode] { get }
    nonisolated static let currentInputModeDidChangeNotification: NSNotification.Name
}
@available(iOS 16.4, *) @MainActor class UITextInputContext: NSObject {
    var isPencilInputExpected: Bool
    var isDictationInputExpected: Bool
    var isHardwareKeyboardInputExpected: Bool
    class func current() -> UITextInputContext!
}
@MainActor class UITextInputAssistantItem: NSObject {
    var allowsHidingShortcuts: Bool
    var leadingBarButtonGroups: [UIBarButtonItemGroup]
    var trailingBarButtonGroups: [UIBarButtonItemGroup]
}
@available(iOS, deprecated: 9) let UITextInputTextBackgroundColorKey: String
@available(iOS, deprecated: 9) let UITextInputTextColorKey: String
@available(iOS, deprecated: 9) let UITextInputTextFontKey: String
@available(iOS 13, *) @pure enum UITextInteractionMode: Int {
    case editable, nonEditable
}
@available(iOS 13, *) @MainActor protocol UITextInteractionDelegate: NSObjectProtocol {
    optional func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    optional func interactionWillBegin(_ interaction: UITextInteraction)
    optional func interactionDidEnd(_ interaction: UITextInteraction)
}
@available(iOS 13, *) @view @MainActor class UITextInteraction: NSObject, UIInteraction {
    @pure convenience init(for mode: UITextInteractionMode)
    weak var delegate: (any UITextInteractionDelegate)?
    weak var textInput: (UIResponder & UITextInput)?
    var textInteractionMode: UITextInteractionMode { get }
    var gesturesForFailureRequirements: [UIGestureRecognizer] { get }
}
@MainActor class UITextChecker: NSObject {
    init()
    func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange
    func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]?
    func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
    func ignoreWord(_ wordToIgnore: String)
    var ignoredWords: [String]?
    class func learnWord(_ word: String)
    class func hasLearnedWord(_ word: String) -> Bool
    class func unlearnWord(_ word: String)
    class var availableLanguages: [String] { get }
}
@view @pure class UIInputView: UIView {
    init(frame: CGRect, inputViewStyle: UIInputView.Style)
    init?(coder: NSCoder)
    var inputViewStyle: UIInputView.Style { get }
    var allowsSelfSizing: Bool
    @pure enum Style: Int {
        case `default`, keyboard
    }
}

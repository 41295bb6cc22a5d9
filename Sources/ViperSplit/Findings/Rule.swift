/// The name of a rule, as it is printed in brackets behind a message. No other place spells the names.
enum Rule: String, CaseIterable, Hashable, Sendable {
    // Refusals: why code stays in the View.
    case genericController = "generic-controller"
    case overridden
    case sharedLine = "shared-line"
    case conditionalExtension = "conditional-extension"
    case attribute
    case open
    case modifier
    case reservedName = "reserved-name"
    case severalNames = "several-names"
    case lintRegion = "lint-region"
    case viewInInteractor = "view-in-interactor"
    case inheritedMember = "inherited-member"
    case unknownName = "unknown-name"
    case filePrivate = "file-private"
    case selfPassed = "self-passed"
    case superCall = "super"
    case selfType = "self-type"
    case unsupportedForm = "unsupported-form"
    case takesView = "takes-view"
    case setInInit = "set-in-init"
    case initialValue = "initial-value"
    case keepsScreen = "keeps-screen"
    case functionValue = "function-value"
    case waits
    case usedInDeinit = "used-in-deinit"
    case noInterface = "no-interface"
    case passesView = "passes-view"
    case conformance

    // Notes: everything else.
    case fixedKind = "fixed-kind"
    case madeInView = "made-in-view"
    case noRole = "no-role"
    case uiKitInPresenter = "uikit-in-presenter"
    case uiKitInInteractor = "uikit-in-interactor"
    case dataInView = "data-in-view"
    case dataInPresenter = "data-in-presenter"
    case dataInFormatter = "data-in-formatter"
    case dataInWireframe = "data-in-wireframe"
    case navigationInView = "navigation-in-view"
    case navigationInPresenter = "navigation-in-presenter"
    case navigationInFormatter = "navigation-in-formatter"
    case navigationInInteractor = "navigation-in-interactor"
    case modelInView = "model-in-view"
    case leftWhole = "left-whole"
    case moduleName = "module-name"
    case moduleShape = "module-shape"
    case noTests = "no-tests"
    case planWish = "plan-wish"
    case noComponent = "no-component"
    case unknownDirective = "unknown-directive"
    case nearSection = "near-section"
    case baseFiles = "base-files"
    case templateTypes = "template-types"
    case noScreenSource = "no-screen-source"
    case screenSources = "screen-sources"
    case noPlainInit = "no-plain-init"
    case context
    case unreadContext = "unread-context"
    case extensionFiles = "extension-files"
    case leftInPlace = "left-in-place"
    case typecheck
    case internalError = "internal-error"
}

// Menus: elements, actions, deferred elements, menu builders and systems, the menu controller of old.

@available(iOS 13, *) @MainActor class UIMenuElement: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var title: String { get }
    @available(iOS 15, *) var subtitle: String?
    var image: UIImage? { get }
    @pure enum State: Int {
        case off, on, mixed
    }
    @pure struct Attributes: OptionSet {
        init(rawValue: UInt)
        @pure static var disabled: UIMenuElement.Attributes { get }
        @pure static var destructive: UIMenuElement.Attributes { get }
        @pure static var hidden: UIMenuElement.Attributes { get }
        @pure @available(iOS 16, *) static var keepsMenuPresented: UIMenuElement.Attributes { get }
    }
    @available(iOS 26, *) @pure enum RepeatBehavior: Int {
        case automatic, repeatable, nonRepeatable
    }
}
@available(iOS 16, *) @MainActor protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var sender: Any? { get }
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    @available(iOS 17, *) var selectedImage: UIImage? { get set }
    @available(iOS 26, *) var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
    @callsBack func performWithSender(_ sender: Any?, target: Any?)
}
typealias UIActionHandler = (UIAction) -> Void
@available(iOS 13, *) @pure class UIAction: UIMenuElement, UIMenuLeaf {
    convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler)
    @available(iOS 15, *) convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler)
    @available(iOS 17, *) convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler)
    var title: String
    var image: UIImage?
    var discoverabilityTitle: String?
    var identifier: UIAction.Identifier { get }
    var attributes: UIMenuElement.Attributes
    var state: UIMenuElement.State
    @available(iOS 14, *) var sender: Any? { get }
    @available(iOS 16, *) var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    @available(iOS 17, *) var selectedImage: UIImage?
    @available(iOS 26, *) var repeatBehavior: UIMenuElement.RepeatBehavior
    @callsBack @available(iOS 16, *) func performWithSender(_ sender: Any?, target: Any?)
    @available(iOS 15, *)
    class func captureTextFromCamera(responder: UIResponder & UIKeyInput, identifier: UIAction.Identifier?) -> Self
    @pure struct Identifier: Hashable, RawRepresentable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure @available(iOS 15, *) static let paste: UIAction.Identifier
        @pure @available(iOS 15, *) static let pasteAndMatchStyle: UIAction.Identifier
        @pure @available(iOS 15, *) static let pasteAndGo: UIAction.Identifier
        @pure @available(iOS 15, *) static let pasteAndSearch: UIAction.Identifier
    }
}
@available(iOS 13, *) @pure class UIMenu: UIMenuElement {
    convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = [])
    @available(iOS 15, *) convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = [])
    @available(iOS 16, *) convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = [])
    init?(coder: NSCoder)
    var identifier: UIMenu.Identifier { get }
    var options: UIMenu.Options { get }
    @available(iOS 16, *) var preferredElementSize: UIMenu.ElementSize
    @available(iOS 17.4, *) var displayPreferences: UIMenuDisplayPreferences?
    var children: [UIMenuElement] { get }
    @available(iOS 15, *) var selectedElements: [UIMenuElement] { get }
    @pure func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu
    @pure struct Options: OptionSet {
        init(rawValue: UInt)
        @pure static var displayInline: UIMenu.Options { get }
        @pure static var destructive: UIMenu.Options { get }
        @pure @available(iOS 15, *) static var singleSelection: UIMenu.Options { get }
        @pure @available(iOS 17, *) static var displayAsPalette: UIMenu.Options { get }
    }
    @available(iOS 16, *) @pure enum ElementSize: Int {
        case small, medium, large
        @available(iOS 17, *) case automatic = -1
    }
}
@available(iOS 17.4, *) @MainActor @pure class UIMenuDisplayPreferences: NSObject, NSCopying, NSSecureCoding {
    init()
    var maximumNumberOfTitleLines: Int
}
@available(iOS 14, *) class UIDeferredMenuElement: UIMenuElement {
    convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    @available(iOS 15, *)
    class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self
    @available(iOS 26, *)
    class func usingFocus(identifier: UIDeferredMenuElement.Identifier, shouldCacheItems: Bool) -> Self
    @available(iOS 26, *) var identifier: UIDeferredMenuElement.Identifier { get }
    @available(iOS 26, *) @pure struct Identifier: Hashable, RawRepresentable {
        init(_ rawValue: String)
        init(rawValue: String)
    }
    @available(iOS 26, *) @MainActor class Provider: NSObject {
        convenience init(elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    }
}
@available(iOS 13, *) @MainActor protocol UIMenuBuilder {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
    @available(iOS 26, *) func replace(menu: UIMenu.Identifier, with replacementElements: [UIMenuElement])
    @available(iOS 26, *) func replace(action: UIAction.Identifier, with replacementElements: [UIMenuElement])
    @available(iOS 26, *) func remove(action: UIAction.Identifier)
    @available(iOS 26, *) func insertElements(_: [UIMenuElement], beforeMenu: UIMenu.Identifier)
    @available(iOS 26, *) func insertElements(_: [UIMenuElement], afterMenu: UIMenu.Identifier)
    @available(iOS 26, *) func insertElements(_: [UIMenuElement], beforeAction: UIAction.Identifier)
    @available(iOS 26, *) func insertElements(_: [UIMenuElement], afterAction: UIAction.Identifier)
    @available(iOS 26, *) func insertElements(_: [UIMenuElement], atStartOfMenu: UIMenu.Identifier)
    @available(iOS 26, *) func insertElements(_: [UIMenuElement], atEndOfMenu: UIMenu.Identifier)
}
@available(iOS 13, *) extension UIMenuBuilder {
    func command(for action: Selector, propertyList: Any? = nil) -> UICommand?
    @available(iOS 26, *)
    func replace(command: Selector, propertyList: Any? = nil, with replacementElements: [UIMenuElement])
    @available(iOS 26, *) func remove(command: Selector, propertyList: Any? = nil)
    @available(iOS 26, *)
    func insertElements(_: [UIMenuElement], beforeCommand: Selector, propertyList: Any? = nil)
    @available(iOS 26, *)
    func insertElements(_: [UIMenuElement], afterCommand: Selector, propertyList: Any? = nil)
}
@available(iOS 13, *) @MainActor class UIMenuSystem: NSObject {
    @pure class var main: UIMenuSystem { get }
    @pure class var context: UIMenuSystem { get }
    func setNeedsRebuild()
    func setNeedsRevalidate()
    @available(iOS 26, *) @pure enum ElementGroupPreference: Int {
        case automatic, removed, included
    }
    @available(iOS 26, *) @MainActor class FindElementGroupConfiguration: NSObject {
        var style: UIMenuSystem.FindElementGroupConfiguration.Style
        @pure enum Style: Int {
            case automatic, search, nonEditableText, editableText
        }
    }
}
@available(iOS 26, *) class UIMainMenuSystem: UIMenuSystem {
    @pure class var shared: UIMainMenuSystem { get }
    func setBuildConfiguration(
        _ configuration: UIMainMenuSystem.Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil)
    @MainActor @pure class Configuration: NSObject, NSCopying {
        init()
        var newScenePreference: UIMenuSystem.ElementGroupPreference
        var documentPreference: UIMenuSystem.ElementGroupPreference
        var printingPreference: UIMenuSystem.ElementGroupPreference
        var findingPreference: UIMenuSystem.ElementGroupPreference
        var findingConfiguration: UIMenuSystem.FindElementGroupConfiguration { get }
        var toolbarPreference: UIMenuSystem.ElementGroupPreference
        var sidebarPreference: UIMenuSystem.ElementGroupPreference
        var inspectorPreference: UIMenuSystem.ElementGroupPreference
        var textFormattingPreference: UIMenuSystem.ElementGroupPreference
    }
}
@available(iOS 26, *) class UIContextMenuSystem: UIMenuSystem {
    @pure class var shared: UIContextMenuSystem { get }
}
@available(iOS, deprecated: 16) @MainActor @view class UIMenuController: NSObject {
    @pure class var shared: UIMenuController { get }
    var isMenuVisible: Bool
    @available(iOS, deprecated: 13) func setMenuVisible(_ menuVisible: Bool, animated: Bool)
    @available(iOS, deprecated: 13) func setTargetRect(_ targetRect: CGRect, in targetView: UIView)
    @available(iOS 13, *) func showMenu(from targetView: UIView, rect targetRect: CGRect)
    @available(iOS 13, *) func hideMenu(from targetView: UIView)
    @available(iOS 13, *) func hideMenu()
    var arrowDirection: UIMenuController.ArrowDirection
    var menuItems: [UIMenuItem]?
    @callsBack func update()
    var menuFrame: CGRect { get }
    @pure nonisolated static let willShowMenuNotification: NSNotification.Name
    @pure nonisolated static let didShowMenuNotification: NSNotification.Name
    @pure nonisolated static let willHideMenuNotification: NSNotification.Name
    @pure nonisolated static let didHideMenuNotification: NSNotification.Name
    @pure nonisolated static let menuFrameDidChangeNotification: NSNotification.Name
    @pure enum ArrowDirection: Int {
        case `default`, up, down, left, right
    }
}
@available(iOS, deprecated: 16) @MainActor @pure class UIMenuItem: NSObject {
    init(title: String, action: Selector)
    var title: String
    var action: Selector
}

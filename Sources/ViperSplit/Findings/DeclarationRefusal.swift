/// A declaration that can't stand in a component, whatever its code does.
enum DeclarationRefusal: Hashable, Sendable {
    /// `class ListViewController<Item>: UIViewController`
    case genericController
    /// The name of a subclass that overrides the member.
    case overridden(by: String)
    /// `func reload()` of a class that isn't final, called by the class itself, where the rest of the app isn't known.
    case overridable
    /// `private func first() {}; private func second() {}`
    case sharedLine
    /// `extension ListViewController where Item: Equatable`
    case conditionalExtension
    /// The name of an attribute that may change anything: `Published`.
    case attribute(String)
    /// `open func reload()`
    case open
    /// `dynamic`, `nonisolated`, `required` or `distributed`.
    case modifier(String)
    /// A name that a link of the module has.
    case reservedName(String)
    /// The module that there is already has no such component.
    case noComponent(Role)
    /// `var first = 1, second = 2`
    case severalNames
    /// `// swiftlint:disable` before a member that leaves, and `enable` behind one that stays.
    case lintRegion

    var wording: Wording {
        switch self {
        case .genericController:
            Wording(.genericController, "the view controller is generic", advice: "split a subclass that isn't")
        case .overridden(let subclass):
            Wording(.overridden, "`\(subclass)` overrides it", advice: "move it by hand, with the subclass")
        case .overridable:
            Wording(
                .overridden, "a subclass out of sight may override it",
                advice: "make the class final, or give `--context`")
        case .sharedLine:
            Wording(.sharedLine, "it shares a line with other code", advice: "put it on a line of its own")
        case .conditionalExtension:
            Wording(
                .conditionalExtension, "its extension has attributes or a `where` clause",
                advice: "move it to a plain extension")
        case .attribute(let name):
            Wording(.attribute, "it has the attribute `@\(name)`", advice: "move it by hand")
        case .open:
            Wording(.open, "it is `open`, so other modules may override it", advice: "make it `public`")
        case .modifier(let name):
            Wording(.modifier, "it is `\(name)`", advice: "move it by hand")
        case .reservedName(let name):
            Wording(.reservedName, "the module's own `\(name)` would have the same name", advice: "rename it")
        case .noComponent(.wireframe):
            Wording(
                .noComponent, "its module has no Wireframe that holds the view controller by its class",
                advice: "declare the Wireframe's view as that class")
        case .noComponent(let role):
            Wording(.noComponent, "its module has no \(role.title)", advice: "add one to the module by hand")
        case .severalNames:
            Wording(.severalNames, "it declares several properties at once", advice: "declare each on its own")
        case .lintRegion:
            Wording(
                .lintRegion, "a linter is switched off for it together with members that stay",
                advice: "switch it off for each")
        }
    }
}

import SwiftSyntax

/// The class of UIKit that a module's View descends from: a screen of its own, or a view within one.
enum ViewBase: Hashable, Sendable {
    case viewController, view

    var className: String {
        switch self {
        case .viewController: Platform.viewController
        case .view: Platform.view
        }
    }

    /// What is said of the View of a module, in the words for what it is: texts speak of a view controller.
    func words(_ text: String) -> String {
        switch self {
        case .viewController: text
        case .view: text.replacing("the view controller", with: "the view")
        }
    }
}

/// What a class is for a module: the View of one, by its superclass or its name, or nothing of the kind.
func viewBase(of declaration: ClassDeclSyntax) -> ViewBase? {
    if isViewController(declaration) { return .viewController }
    guard let superclass = inheritedNames(declaration.inheritanceClause).first else { return nil }
    return Platform.sdk.isKind(superclass, of: Platform.view) ? .view : nil
}

extension App {
    /// What a class is for a module: by the classes above it as far as the app declares them, and by the words of the last.
    /// What the first name in its head is the app says, where it declares that: `NotesController` may be a protocol.
    func viewBase(of declaration: ClassDeclSyntax) -> ViewBase? { viewBase(of: declaration, besides: []) }

    private func viewBase(of declaration: ClassDeclSyntax, besides visited: Set<String>) -> ViewBase? {
        guard let superclass = inheritedNames(declaration.inheritanceClause).first, !visited.contains(superclass) else {
            return nil
        }
        let declared = types(named: superclass).map(\.decl)
        let classes = declared.compactMap { $0.as(ClassDeclSyntax.self) }
        if classes.isEmpty {
            let isProtocol = declared.contains { $0.is(ProtocolDeclSyntax.self) }
            return isProtocol ? nil : ViperSplit.viewBase(of: declaration)
        }
        return classes.lazy.compactMap { self.viewBase(of: $0, besides: visited.union([superclass])) }.first
    }
}

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

import SwiftSyntax

/// A controller that holds the interface of a module, of the style or any built-in one, has been split before.
func isSplit(_ controller: Controller, _ style: Style, moduleName: String) -> Bool {
    let interfaces = [style.firstInterface].compactMap { $0 } + builtInInterfaces
    return controller.members.contains { member in
        guard let type = member.variable?.bindings.first?.typeAnnotation?.type.trimmedDescription else { return false }
        return interfaces.contains { interface in
            let ending = interface.filled(moduleName: "")
            let name = type.last == "!" ? String(type.dropLast()) : type
            // `NotesPresenter` says more than that the name ends in a word that others use, too.
            return ending.filter(\.isUppercase).count > 1
                ? name.hasSuffix(ending) : name == interface.filled(moduleName: moduleName)
        }
    }
}

private let builtInInterfaces: [String] = Template.builtIn.compactMap { (try? $0.style())?.firstInterface }

extension Style {
    /// The interface by which the view controller reaches its presenter first.
    fileprivate var firstInterface: String? { links.first { $0.from == .view }?.interface }
}

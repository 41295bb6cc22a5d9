import SwiftSyntax

/// The parts of a module that some code makes together, and what each is given of the others, which goes when it goes.
struct ModuleParts {
    let app: AppContext
    /// Their types.
    let names: Set<String>
    /// What makes and connects them.
    let code: [Syntax]

    /// By type, a part's own or one above it, the properties that hold other parts and nothing else.
    var held: [String: Set<String>] {
        let types = names.union(names.flatMap(app.superclasses))
        return types.reduce(into: [:]) { held, type in
            let initializers = app.members(of: type).compactMap { $0.as(InitializerDeclSyntax.self) }
            let given = code.flatMap { nodes(FunctionCallExprSyntax.self, in: $0) }.filter { makes($0, type) }
                .flatMap { call in initializers.compactMap { values(givenBy: call, to: $0) } }
            let properties = Set(given.flatMap { $0.map(\.property) })
            held[type] = properties.filter { property in
                given.joined().filter { $0.property == property }.allSatisfy { isPart($0.value) }
            }
        }
    }

    /// `DetailsPresenter(interactor: interactor)`, or `super.init(viewController: details)` of a class below.
    private func makes(_ call: FunctionCallExprSyntax, _ type: String) -> Bool {
        if call.madeType == type { return true }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true, let owner = owner(of: Syntax(call))
        else { return false }
        return app.superclasses(of: owner).contains(type)
    }

    /// What an initialiser sets properties to where a call makes an instance by it; nil if the call doesn't.
    private func values(
        givenBy call: FunctionCallExprSyntax, to initializer: InitializerDeclSyntax
    ) -> [(property: String, value: ExprSyntax)]? {
        guard let pairs = call.pairs(with: initializer.signature.parameterClause) else { return nil }
        return nodes(InfixOperatorExprSyntax.self, in: Syntax(initializer)).filter(isAssignment).compactMap { infix in
            guard let property = infix.leftOperand.ownName else { return nil }
            let argument = pairs.first { $0.parameter.name == infix.rightOperand.bareName }?.argument
            return (property, argument ?? infix.rightOperand)
        }
    }

    private func isPart(_ value: ExprSyntax) -> Bool {
        let name = value.bareName
        if name == "self" { return owner(of: Syntax(value)).map(names.contains) ?? false }
        let binding = name.flatMap { name in
            value.root.as(SourceFileSyntax.self).flatMap {
                app.scopes(of: $0).binding(of: name, at: Syntax(value))
            }
        }
        let made = name == nil ? value : binding?.lastingValue
        let type = made?.as(FunctionCallExprSyntax.self)?.madeType ?? binding?.typeWritten?.nominalName
        return type.map(names.contains) ?? false
    }

    /// The type whose member a node stands in.
    private func owner(of node: Syntax) -> String? {
        sequence(first: node, next: \.parent).firstResult {
            $0.as(ClassDeclSyntax.self)?.name.text ?? $0.as(ExtensionDeclSyntax.self)?.extendedName
        }
    }
}

/// The folders that are named as the modules that files import.
final class ModuleFolders {
    private let modules: Set<String>
    private let known = Memo<Substring, [String]>()

    init(of modules: Set<String>) { self.modules = modules }

    /// The modules that the folders of a file may be the sources of: "Note Store" is those of `Note_Store`.
    func modules(ofFileAt path: String) -> [String] {
        guard let end = path.lastIndex(of: "/") else { return [] }
        return known.answer(to: path[..<end]) {
            let folders = Set(
                path[..<end].split(separator: "/").map { folder in
                    String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })
                })
            return modules.filter { module in
                folders.contains { $0 == module || $0.count > 3 && module.hasSuffix($0) }
            }
        }
    }
}

import SwiftSyntax

extension Semantics {
    /// The type that is written, as other files would write it: nested types with those around them, `Self` by its name.
    ///
    /// - Returns: nil for what can't be named from elsewhere: types that functions declare, unknown forms.
    func type(_ syntax: TypeSyntax) -> Type? {
        if let known = typesWritten[syntax.id] { return known }
        typesWritten[syntax.id] = .some(nil)  // an alias of itself has no type
        typesBeingRead += 1
        defer { typesBeingRead -= 1 }
        let type = readType(syntax) { [self] in resolve($0, $1, at: $2) }
        typesWritten[syntax.id] = .some(type)
        return type
    }

    /// The type that a path means at a place.
    ///
    /// - Parameter keepsAliases: an alias is named, and not what it stands for.
    func resolve(
        _ path: String, _ arguments: [Type], at node: Syntax, keepingAliases keepsAliases: Bool = false
    ) -> Type? {
        let head = String(path.prefix { $0 != "." })
        let isPath = head.count < path.count
        if path == "Void" || path == "Swift.Void" { return .void }
        if !isPath {
            if head == "Self" { return isResultOfClass(node) ? .parameter("Self") : typeOfSelf(at: node) }
            if let local = localBinding(of: head, at: node) {
                return local.syntax.is(GenericParameterSyntax.self) ? .parameter(head) : nil
            }
            for owner in enclosingTypes(of: node) {
                if let found = nested(head, in: owner, arguments, keepsAliases) { return found }
            }
        }
        if !keepsAliases, let alias = declaredType(path)?.decl?.as(TypeAliasDeclSyntax.self) {
            let names = alias.genericParameterClause?.parameters.map(\.name.identifierText) ?? []
            let given = Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
            // `typealias TimeInterval = Double` names the type; what it stands for matters where members are asked for.
            return names.isEmpty && arguments.isEmpty && platformDeclares(path)
                ? .nominal(path, []) : type(alias.initializer.value)?.substituting(given)
        }
        if isPath, declaredType(path) == nil, declaredType(head) == nil {
            // `UIKit.UIView`; what nobody imports may be a class that nobody declares.
            let rest = String(path.dropFirst(head.count + 1))
            if context.imports(head), declaredType(rest) != nil, !isOfAnother(rest, than: head) {
                return .nominal(named: rest, arguments)
            }
        }
        return .nominal(named: path, arguments)
    }

    /// Who writes the module although the app has a type of the name, too, means another than the app's.
    private func isOfAnother(_ path: String, than module: String) -> Bool {
        let declared = context.types(named: String(path.prefix { $0 != "." })).filter {
            !$0.decl.is(TypeAliasDeclSyntax.self)
        }
        return !declared.isEmpty && !declared.contains { context.modules(ofFileAt: $0.path).contains(module) }
    }

    private func platformDeclares(_ path: String) -> Bool {
        !context.declaresType(named: String(path.prefix { $0 != "." }))
    }

    /// A type that a type declares or inherits, or one of its generic parameters.
    private func nested(_ name: String, in owner: String, _ arguments: [Type], _ keepsAliases: Bool) -> Type? {
        var next: String? = owner
        var visited: Set<String> = []
        while let path = next, visited.insert(path).inserted, let declared = declaredType(path) {
            if declared.generics.contains(name) { return .parameter(name) }
            if let member = declared.nestedType(named: name) {
                if member.is(AssociatedTypeDeclSyntax.self) { return .parameter(name) }
                if !keepsAliases, let alias = member.as(TypeAliasDeclSyntax.self) {
                    return type(alias.initializer.value)
                }
                return .nominal("\(path).\(name)", arguments)
            }
            if declared.isProtocol, declared.inherited.contains(where: { _ in true }),
                inheritsAssociatedType(name, declared)
            {
                return .parameter(name)
            }
            next = superclass(of: path)?.name
        }
        return owner == controller.name ? ofProtocols(name, keepsAliases) : nil
    }

    /// What a protocol that the view controller's class adopts calls a type that its associated types make:
    /// `typealias Rows = [Item]`.
    private func ofProtocols(_ name: String, _ keepsAliases: Bool) -> Type? {
        let owner = controller.name
        let aliases = ancestry(of: owner).lazy.compactMap { [self] in declaredType($0) }.filter(\.isProtocol)
            .compactMap { $0.nestedType(named: name)?.as(TypeAliasDeclSyntax.self) }
        guard let alias = aliases.first, alias.genericParameterClause == nil else { return nil }
        if keepsAliases { return .nominal("\(owner).\(name)", []) }
        guard let type = type(alias.initializer.value) else { return nil }
        let own = type.parts.reduce(into: [String: Type]()) { own, part in
            guard case .parameter(let name) = part, declaredType(owner)?.nestedType(named: name) != nil else { return }
            own[name] = .nominal("\(owner).\(name)", [])
        }
        return type.substituting(own)
    }

    private func inheritsAssociatedType(_ name: String, _ declared: DeclaredType) -> Bool {
        ancestry(of: declared.path).contains { path in
            declaredType(path)?.nestedType(named: name)?.is(AssociatedTypeDeclSyntax.self) == true
        }
    }

    /// The paths of the types around a piece of code, innermost first.
    func enclosingTypes(of node: Syntax) -> [String] {
        guard let innermost = enclosingType(of: node) else { return [] }
        let names = innermost.split(separator: ".")
        return names.indices.reversed().map { names[...$0].joined(separator: ".") }
    }

    /// `static func fromNib() -> Self` of a class gives whatever class it is asked of.
    private func isResultOfClass(_ node: Syntax) -> Bool {
        guard sequence(first: node, next: \.parent).contains(where: { $0.is(ReturnClauseSyntax.self) }),
            let path = enclosingType(of: node)
        else { return false }
        return declaredType(path)?.decl?.is(ClassDeclSyntax.self) ?? false
    }

    /// The type of `self` at a place, with its own generic parameters; `Self` in a protocol stands for whoever adopts it.
    func typeOfSelf(at node: Syntax) -> Type? {
        guard let path = enclosingType(of: node) else { return nil }
        guard let declared = declaredType(path) else { return .named(path) }
        if declared.isProtocol { return .parameter("Self") }
        return .nominal(named: path, declared.generics.map { .parameter($0) })
    }
}

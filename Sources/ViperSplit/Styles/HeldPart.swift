import SwiftSyntax

/// What a class holds: a property with its type, or a type that the class above it is made for.
struct HeldPart {
    /// Empty for a generic argument of the class above.
    let name: String
    /// Without what makes it optional.
    let type: String
    let ownership: Link.Ownership

    private init(name: String, type: String, ownership: Link.Ownership) {
        (self.name, self.type, self.ownership) = (name, type, ownership)
    }

    /// - Returns: nil for what isn't one stored property, and if its type is neither written nor that of a class made there.
    init?(_ decl: DeclSyntax) {
        let shape = MemberShape(decl)
        guard shape.kind == .storedProperty, shape.names.count == 1,
            let binding = decl.as(VariableDeclSyntax.self)?.bindings.first,
            let type = binding.typeAnnotation?.type.nameOfInterface ?? binding.initializer?.value.nameOfMadeClass
        else { return nil }
        let modifiers = Modifiers(decl, default: .internal).names
        let ownership: Link.Ownership =
            modifiers.contains("weak") ? .weak : modifiers.contains("unowned") ? .unowned : .strong
        self.init(name: shape.names[0], type: type, ownership: ownership)
    }

    /// What a class holds, and what the classes above it hold as far as they are in sight.
    static func all(of declaration: ClassDeclSyntax, _ context: AppContext) -> [HeldPart] {
        let above = context.superclasses(of: declaration.name.identifierText).compactMap(context.type)
        let own = ([DeclSyntax(declaration)] + above).compactMap { $0.as(ClassDeclSyntax.self) }
        let properties = own.flatMap(\.memberBlock.members).compactMap { HeldPart($0.decl) }
        let base = declaration.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
        let arguments = (base?.genericArgumentClause?.arguments ?? []).compactMap { argument -> TypeSyntax? in
            if case .type(let type) = argument.argument { type } else { nil }
        }
        return properties + arguments.map { HeldPart(name: "", type: $0.nameOfInterface, ownership: .strong) }
    }
}

extension ExprSyntax {
    /// `NotesPresenter` of `NotesPresenter(view: self)`.
    fileprivate var nameOfMadeClass: String? {
        let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return callee.map(\.baseName.identifierText).flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
}

extension AppContext {
    /// The classes that have a property of a type, those of tests aside.
    func classesHolding(_ type: String, besides controller: Controller) -> Set<String> {
        let trees = controller.units.map(\.tree) + otherTrees(naming: type).filter { !isOfTests($0) }
        let classes = trees.flatMap { nodes(ClassDeclSyntax.self, in: Syntax($0)) }
        return Set(
            classes.filter { decl in
                decl.memberBlock.members.contains { HeldPart($0.decl)?.type == type }
            }.map(\.name.identifierText))
    }
}

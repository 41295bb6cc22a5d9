import SwiftSyntax

/// The names that a piece of code binds for itself somewhere, and those that it binds to `self`.
///
/// A name that isn't among them needs no lookup: lookups are what makes large controllers slow.
struct LocalNames {
    private(set) var bound: Set<String> = []
    /// Names such as `strongSelf` that stand for `self`, `self` included.
    private(set) var selfAliases: Set<String> = ["self"]

    init(in node: Syntax) {
        let visitor = LocalNameVisitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        bound = visitor.bound
        // `let vc = strongSelf` makes one more alias of one that is found already.
        var pending = visitor.aliases
        while let found = pending.firstIndex(where: { selfAliases.contains($0.value) }) {
            selfAliases.insert(pending.remove(at: found).name)
        }
    }
}

private final class LocalNameVisitor: SyntaxVisitor {
    var bound: Set<String> = []
    var aliases: [(name: String, value: String)] = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.identifier.identifierText)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert((node.secondName ?? node.firstName).identifierText)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert((node.secondName ?? node.firstName).identifierText)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.name.identifierText)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.name.identifierText)
        if let value = node.initializer?.value { noteAlias(node.name.identifierText, value) }
        return .visitChildren
    }

    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.name.identifierText)
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        bound.formUnion(["newValue", "oldValue"])
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        bound.insert("error")
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // The member itself isn't local to its own code.
        if node.parent?.is(MemberBlockItemSyntax.self) != true { bound.insert(node.name.identifierText) }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { bind(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { bind(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { bind(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { bind(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { bind(node.name) }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if !node.isVariable, let name = node.pattern.as(IdentifierPatternSyntax.self),
            let value = node.initializer?.value
        {
            noteAlias(name.identifier.identifierText, value)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if !node.isVariable, let name = node.pattern.as(IdentifierPatternSyntax.self),
            let value = node.initializer?.value
        {
            noteAlias(name.identifier.identifierText, value)
        }
        return .visitChildren
    }

    private func bind(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(name.identifierText)
        return .visitChildren
    }

    private func noteAlias(_ name: String, _ value: ExprSyntax) {
        guard let reference = value.as(DeclReferenceExprSyntax.self) else { return }
        aliases.append((name, reference.baseName.identifierText))
    }
}

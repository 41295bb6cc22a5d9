import SwiftOperators
import SwiftSyntax

extension ModuleImports {
    /// The names of a new file that a library may declare: types, functions, values and operators that neither the module nor
    /// anything in sight does.
    ///
    /// What stands behind a dot is found wherever some file of the app imports its module.
    func unknownNames(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = FreeNameVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        let free = visitor.named.filter { !visitor.declared.contains($0.nameWithoutArguments) }
        let modules = modulesInSight
        let unknown = free.filter { !graph.names.isSeen($0, importing: modules) }
        return unknown.isEmpty ? [] : unknown.subtracting(namesOfStyle)
    }

    /// What the style's own files declare, inside of types, too: a component may inherit it.
    private var namesOfStyle: Set<String> {
        let visitor = FreeNameVisitor(viewMode: .sourceAccurate)
        for text in Array(style.skeletons.values) + style.baseFiles.values {
            visitor.walk(parsed(text.filled(moduleName: moduleName)))
        }
        return visitor.declared.union(style.links.flatMap { $0.name.split(separator: ".").map(String.init) })
    }
}

/// The names that a file uses without saying whose they are, and those that it declares anywhere.
private final class FreeNameVisitor: SyntaxVisitor {
    private(set) var named: Set<String> = []
    private(set) var declared: Set<String> = []

    private func add(_ token: TokenSyntax) {
        if case .identifier = token.tokenKind { named.insert(token.identifierText) }
    }

    /// The names that decide what is compiled in, such as that of `canImport(Modules)`, are no code.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !node.isOfLanguage { add(node.name) }
        if let name = node.shadowingName { named.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.baseName)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.macroName)
        return .visitChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if OperatorTable.standardOperators.infixOperator(named: node.operator.text) == nil {
            named.insert(node.operator.text)
        }
        return .skipChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let isKnown = OperatorTable.standardOperators.prefixOperator(named: node.operator.text) != nil
        if !isKnown { named.insert(node.operator.text) }
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let isKnown = OperatorTable.standardOperators.postfixOperator(named: node.operator.text) != nil
        if !isKnown { named.insert(node.operator.text) }
        return .visitChildren
    }

    // MARK: - Declarations

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.nameToken)
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.nameToken)
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.identifierText)
        return .visitChildren
    }
}

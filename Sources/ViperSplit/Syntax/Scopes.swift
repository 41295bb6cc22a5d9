import SwiftSyntax

/// The names that the functions and closures of some files bind for themselves, and where each can be seen.
///
/// One pass over the files fills it, so that a name costs a walk up the tree and no search.
struct Scopes {
    /// What a scope binds, in the order of the source.
    private var bindings: [SyntaxIdentifier: [Entry]] = [:]
    /// The names that each file binds, with the UTF-8 offsets where it does.
    private var positions: [SyntaxIdentifier: [String: [Int]]] = [:]
    /// The patterns of the local variables that hold `self` weakly, or might hold something else, and are only asked.
    private var askedVariables: Set<SyntaxIdentifier> = []

    private struct Entry {
        let name: String
        let binding: LocalBinding
        /// The UTF-8 offset from which the name can be seen.
        let visibleFrom: Int
        /// It names a type, which nested types see, too.
        let isType: Bool
        /// Functions of the scope see it wherever they stand in it: they run when it is there.
        let isSeenByFunctions: Bool
    }

    init(of files: [SourceFileSyntax]) {
        for file in files {
            positions[file.id] = [:]
            let visitor = BindingVisitor(viewMode: .sourceAccurate)
            visitor.walk(file)
            for found in visitor.found {
                positions[file.id, default: [:]][found.name, default: []].append(found.position)
                bindings[found.scope, default: []].append(
                    Entry(
                        name: found.name, binding: LocalBinding(syntax: found.syntax, position: found.position),
                        visibleFrom: found.visibleFrom, isType: found.isType,
                        isSeenByFunctions: found.isSeenByFunctions))
            }
            for found in visitor.found where found.syntax.parent?.isBoundToSelf == true {
                let variable = LocalBinding(syntax: found.syntax, position: found.position)
                if isOnlyAsked(variable, named: found.name) { askedVariables.insert(found.syntax.id) }
            }
        }
    }

    /// The file is one of those that were read.
    func knows(_ file: Syntax) -> Bool { positions[file.id] != nil }

    /// The declaration that a name means at a place.
    ///
    /// - Returns: nil if no function or closure around the place binds it.
    func binding(of name: String, at node: Syntax) -> LocalBinding? {
        guard positions[node.root.id]?[name] != nil else { return nil }
        let offset = node.position.utf8Offset
        var isInsideType = false
        var isInsideFunction = false
        for scope in sequence(first: node, next: \.parent) {
            if scope.is(MemberBlockSyntax.self) { isInsideType = true }
            let visible = bindings[scope.id]?.last { entry in
                entry.name == name && (entry.visibleFrom <= offset || entry.isSeenByFunctions && isInsideFunction)
                    && (entry.isType || !isInsideType)
            }
            if let visible { return visible.binding }
            isInsideFunction = isInsideFunction || scope.isCodeOfFunction
        }
        return nil
    }

    /// The declaration of the local name that a token reads: `note`, `note` of `if let note` and of `[weak note]`.
    func binding(readBy token: TokenSyntax) -> LocalBinding? {
        guard let place = token.placeOfReading else { return nil }
        return binding(of: token.identifierText, at: place)
    }

    /// The names that are bound somewhere within a node.
    func names(boundIn node: some SyntaxProtocol) -> Set<String> {
        let range = node.range
        let found = positions[node.root.id, default: [:]].filter { $0.value.contains(where: range.contains) }
        return Set(found.keys)
    }

    /// `self` by any name: `self`, `self?`, `self!`, and `strongSelf` after `guard let strongSelf = self`.
    func isSelf(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): isSelf(chain.expression)
        case .forceUnwrapExpr(let unwrap): isSelf(unwrap.expression)
        case .declReferenceExpr(let reference):
            reference.isBare && (reference.baseName.tokenKind == .keyword(.self) || isAliasOfSelf(reference))
        default: false
        }
    }

    /// A local name that stands for `self` wherever it can be seen.
    func isAliasOfSelf(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard reference.baseName.tokenKind != .keyword(.self),
            let binding = binding(of: reference.baseName.identifierText, at: Syntax(reference)),
            let value = binding.value?.as(DeclReferenceExprSyntax.self), isSelf(ExprSyntax(value))
        else { return false }
        return binding.syntax.as(IdentifierPatternSyntax.self).map(isNameOfSelf) ?? true
    }

    /// Whether a name that is bound to `self` is nothing but that: a constant, or a variable that holds it weakly and that all
    /// code asks for members, such as `weak var weakSelf = self`. One with a type of its own isn't: another component has another.
    func isNameOfSelf(_ pattern: IdentifierPatternSyntax) -> Bool {
        let binding = LocalBinding(syntax: Syntax(pattern), position: pattern.identifier.range.lowerBound)
        if binding.typeWritten != nil { return false }
        return pattern.isConstant && binding.ownership != "weak" || askedVariables.contains(pattern.id)
    }

    /// All uses of a local variable ask it for a member: nothing is assigned to it, binds it anew or hands it on.
    private func isOnlyAsked(_ variable: LocalBinding, named name: String) -> Bool {
        let member = sequence(first: variable.syntax, next: \.parent).first { $0.is(MemberBlockItemSyntax.self) }
        let tokens = (member ?? variable.syntax.root).tokens(viewMode: .sourceAccurate)
        return tokens.filter { $0.identifierText == name }.allSatisfy { token in
            guard binding(readBy: token)?.position == variable.position else { return true }
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
            let asked = sequence(first: Syntax(reference), next: \.parent).first {
                ![.declReferenceExpr, .optionalChainingExpr, .forceUnwrapExpr].contains($0.kind)
            }
            return asked?.as(MemberAccessExprSyntax.self)?.base?.range.contains(token.range.lowerBound) == true
        }
    }
}

private final class BindingVisitor: SyntaxVisitor {
    struct Found {
        var name: String
        var syntax: Syntax
        var position: Int
        var scope: SyntaxIdentifier
        var visibleFrom: Int
        var isType = false
        var isSeenByFunctions = false
    }

    private(set) var found: [Found] = []

    private func bind(
        _ name: TokenSyntax, _ syntax: some SyntaxProtocol, in scope: (some SyntaxProtocol)?, from offset: Int = 0,
        isType: Bool = false, isSeenByFunctions: Bool = false
    ) {
        guard let scope, name.tokenKind != .wildcard else { return }
        found.append(
            Found(
                name: name.identifierText, syntax: Syntax(syntax), position: name.range.lowerBound, scope: scope.id,
                visibleFrom: offset, isType: isType, isSeenByFunctions: isSeenByFunctions))
    }

    // MARK: - Patterns

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        for owner in sequence(first: Syntax(node), next: \.parent).dropFirst() {
            switch owner.as(SyntaxEnum.self) {
            case .patternBinding(let binding):
                guard let variable = binding.parent?.parent, !variable.isMember else { return .skipChildren }
                // Its observers see it, its initial value doesn't.
                let start = binding.accessorBlock?.range.lowerBound ?? owner.range.upperBound
                bind(node.identifier, node, in: variable.statements, from: start, isSeenByFunctions: true)
            case .optionalBindingCondition, .matchingPatternCondition:
                bindCondition(node, owner)
            case .forStmt(let loop):
                bind(node.identifier, node, in: loop.body)
                bind(node.identifier, node, in: loop.whereClause)
            case .switchCaseItem(let item):
                bind(node.identifier, node, in: item.parent?.parent?.parent)
                bind(node.identifier, node, in: item.whereClause)
            case .catchItem(let item):
                bind(node.identifier, node, in: item.parent?.parent)
            case .codeBlockItem, .closureExpr, .memberBlockItem: break
            default: continue
            }
            return .skipChildren
        }
        return .skipChildren
    }

    /// A name that a condition binds is seen by the conditions behind it and by the body; of a `guard`, by what follows.
    private func bindCondition(_ node: IdentifierPatternSyntax, _ condition: Syntax) {
        guard let element = condition.parent, let list = element.parent, let owner = list.parent else { return }
        let end = element.range.upperBound
        bind(node.identifier, node, in: list, from: end)
        switch owner.as(SyntaxEnum.self) {
        case .ifExpr(let branch): bind(node.identifier, node, in: branch.body)
        case .whileStmt(let loop): bind(node.identifier, node, in: loop.body)
        case .guardStmt(let check):
            // Its own body can't use the name, nor what the name hides; `self` is there what it was.
            if node.identifier.tokenKind != .keyword(.self) { bind(node.identifier, node, in: check.body) }
            bind(node.identifier, node, in: owner.statements, from: owner.range.upperBound)
        default: break
        }
    }

    // MARK: - Functions and closures

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        let owner = node.parent?.parent?.parent?.parent
        let body: Syntax? =
            owner?.as(FunctionDeclSyntax.self)?.body.map { Syntax($0) }
            ?? owner?.as(InitializerDeclSyntax.self)?.body.map { Syntax($0) }
            ?? node.parent?.parent?.parent?.as(SubscriptDeclSyntax.self)?.accessorBlock.map { Syntax($0) }
        bind(node.nameToken, node, in: body)
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        for capture in node.signature?.capture?.items ?? [] where capture.name.tokenKind != .keyword(.self) {
            bind(capture.name, capture, in: node.statements)
        }
        for capture in node.signature?.capture?.items ?? [] where capture.name.tokenKind == .keyword(.self) {
            bind(capture.name, capture, in: node.statements)
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let names): for name in names { bind(name.name, name, in: node.statements) }
        case .parameterClause(let clause):
            for parameter in clause.parameters {
                bind(parameter.nameToken, parameter, in: node.statements)
            }
        case nil: break
        }
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        if let parameter = node.parameters {
            bind(parameter.name, parameter, in: node.body)
        } else if let name = node.nameOfValue {
            found.append(
                Found(
                    name: name, syntax: Syntax(node), position: node.range.lowerBound,
                    scope: node.body?.id ?? node.id, visibleFrom: 0))
        }
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        if node.catchItems.isEmpty {
            found.append(
                Found(
                    name: "error", syntax: Syntax(node), position: node.range.lowerBound, scope: node.body.id,
                    visibleFrom: 0))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !Syntax(node).isMember { bind(node.name, node, in: Syntax(node).statements) }
        return .visitChildren
    }

    // MARK: - Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { bindType(node.name, node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { bindType(node.name, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { bindType(node.name, node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { bindType(node.name, node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { bindType(node.name, node) }

    private func bindType(_ name: TokenSyntax, _ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        if !Syntax(node).isMember { bind(name, node, in: Syntax(node).statements, isType: true) }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        bind(node.name, node, in: node.parent?.parent?.parent, isType: true)
        return .visitChildren
    }
}

extension Syntax {
    /// A member of a type, or a declaration at file level.
    fileprivate var isMember: Bool {
        for ancestor in sequence(first: self, next: \.parent).dropFirst() {
            if ancestor.is(MemberBlockItemSyntax.self) { return true }
            if ancestor.is(CodeBlockSyntax.self) || ancestor.is(ClosureExprSyntax.self)
                || ancestor.is(AccessorBlockSyntax.self) || ancestor.is(SwitchCaseSyntax.self)
            {
                return false
            }
        }
        return true
    }

    /// `weakSelf = self` of `weak var weakSelf = self`.
    fileprivate var isBoundToSelf: Bool {
        self.as(PatternBindingSyntax.self)?.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
            == .keyword(.self)
    }

    /// The body of a function, a closure or accessors: what it uses is there when it runs. A capture list is no part of it.
    fileprivate var isCodeOfFunction: Bool {
        self.is(AccessorBlockSyntax.self)
            || self.is(CodeBlockSyntax.self) && parent?.is(FunctionDeclSyntax.self) == true
            || self.is(CodeBlockItemListSyntax.self) && parent?.is(ClosureExprSyntax.self) == true
    }

    /// The statements that a statement is one of; those around `#if` see what stands in it.
    fileprivate var statements: CodeBlockItemListSyntax? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }
            .first { $0.parent?.is(IfConfigClauseSyntax.self) != true }
    }
}

extension AccessorDeclSyntax {
    /// The name of the value that an accessor is given without saying so.
    fileprivate var nameOfValue: String? {
        switch accessorSpecifier.tokenKind {
        case .keyword(.set), .keyword(.willSet): "newValue"
        case .keyword(.didSet): "oldValue"
        default: nil
        }
    }
}

extension TokenSyntax {
    /// The node at whose place a name is read; nil if it isn't, or stands behind a dot.
    fileprivate var placeOfReading: Syntax? {
        if let reference = parent?.as(DeclReferenceExprSyntax.self) {
            return reference.isBare ? Syntax(reference) : nil
        }
        if let capture = parent?.as(ClosureCaptureSyntax.self) {
            guard capture.name.id == id, capture.initializer == nil else { return nil }
            return sequence(first: Syntax(capture), next: \.parent).first { $0.is(ClosureExprSyntax.self) }
        }
        let condition = parent?.as(IdentifierPatternSyntax.self)?.parent?.as(OptionalBindingConditionSyntax.self)
        return condition.flatMap { $0.initializer == nil ? Syntax($0) : nil }
    }
}

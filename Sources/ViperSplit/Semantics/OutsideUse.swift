import SwiftSyntax

/// Looks in the rest of the app for code that takes the view controller as a value of a protocol, or calls its methods.
///
/// Values of the view controller are known by name: what is declared with its type, made by its initialiser, cast to it,
/// or returned by a function of that type, in any file.
struct OutsideUse {
    let controllerName: String
    let uses: ProtocolUses
    /// The methods and properties that the protocol asks for.
    let witnesses: Set<String>

    /// - Returns: the code that uses it, or nil.
    func find(in context: AppContext) -> String? {
        let naming = context.otherTrees(naming: controllerName)
        let names = InstanceNameVisitor(type: controllerName)
        for tree in naming { names.walk(tree) }
        let trees = (naming + names.names.sorted().flatMap(context.otherTrees(naming:))).map { ($0.id, $0) }
        let visitor = OutsideUseVisitor(search: self, instances: names.names)
        var known: Set<SyntaxIdentifier> = []
        for (id, tree) in trees where visitor.found == nil && known.insert(id).inserted { visitor.walk(tree) }
        return visitor.found
    }
}

/// The names under which instances of a class are known.
private final class InstanceNameVisitor: SyntaxVisitor {
    let type: String
    var names: Set<String> = []

    init(type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    private func mentions(_ node: (some SyntaxProtocol)?) -> Bool {
        node?.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == type } ?? false
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if mentions(node.typeAnnotation) || mentions(node.initializer) || mentions(node.accessorBlock) {
            names.formUnion(declaredNames(in: Syntax(node.pattern)))
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if mentions(node.typeAnnotation) || mentions(node.initializer) {
            names.formUnion(declaredNames(in: Syntax(node.pattern)))
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self), mentions(node.rightOperand) else { return .visitChildren }
        let target =
            node.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName
        if let target { names.insert(target.identifierText) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if mentions(node.type) { names.insert((node.secondName ?? node.firstName).identifierText) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if mentions(node.signature.returnClause) { names.insert(node.name.identifierText) }
        return .visitChildren
    }
}

private final class OutsideUseVisitor: SyntaxVisitor {
    let search: OutsideUse
    let instances: Set<String>
    var found: String?
    /// The code is that of a subclass or an extension of the view controller.
    private var depthOfOwn = 0

    init(search: OutsideUse, instances: Set<String>) {
        self.search = search
        self.instances = instances
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(inheritedNames(node.inheritanceClause).first == search.controllerName)
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        leave(inheritedNames(node.inheritanceClause).first == search.controllerName)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription == search.controllerName)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        leave(node.extendedType.trimmedDescription == search.controllerName)
    }

    private func enter(_ isOwn: Bool) -> SyntaxVisitorContinueKind {
        depthOfOwn += isOwn ? 1 : 0
        return .visitChildren
    }

    private func leave(_ isOwn: Bool) { depthOfOwn -= isOwn ? 1 : 0 }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.identifierText
        let isSelf = node.baseName.tokenKind == .keyword(.self) && depthOfOwn > 0
        let isWitness = depthOfOwn > 0 && search.witnesses.contains(name)
        if isWitness { found = found ?? node.trimmedDescription }
        if isSelf || instances.contains(name) || name == search.controllerName { check(Syntax(node)) }
        return .visitChildren
    }

    /// What happens to the value of an expression that ends with the node.
    private func check(_ node: Syntax) {
        var node = node
        while let parent = node.parent {
            if let access = parent.as(MemberAccessExprSyntax.self) {
                guard access.base.map(Syntax.init) == node else {
                    node = parent
                    continue
                }
                if search.witnesses.contains(access.declName.baseName.identifierText) { found = found ?? text(parent) }
                return
            }
            if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == node {
                node = parent
                continue
            }
            guard isWrapper(parent) else { break }
            node = parent
        }
        if isTaken(node) { found = found ?? node.parent.map(text) }
    }

    /// What hands on the value that stands in it.
    private func isWrapper(_ node: Syntax) -> Bool {
        switch node.kind {
        case .optionalChainingExpr, .forceUnwrapExpr, .asExpr, .arrayElement, .arrayElementList, .arrayExpr: true
        default: false
        }
    }

    private func isTaken(_ node: Syntax) -> Bool {
        if let infix = node.parent?.as(InfixOperatorExprSyntax.self), Syntax(infix.rightOperand) == node,
            let target = infix.leftOperand.as(MemberAccessExprSyntax.self)
        {
            return search.uses.slots.contains { $0.label == nil && $0.name == target.declName.baseName.identifierText }
        }
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        let callee =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            ?? call.calledExpression.trimmedDescription
        return search.uses.slots.contains { slot in
            slot.label == argument.label?.identifierText ?? "" && (slot.name == callee || slot.owner == callee)
        }
    }

    private func text(_ node: Syntax) -> String { node.trimmedDescription }
}

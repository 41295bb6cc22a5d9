import SwiftSyntax

/// Looks in the rest of the app for code that takes the view controller as a value of a protocol, or calls its methods.
struct OutsideUse {
    let semantics: Semantics
    let protocolName: String
    let uses: ProtocolUses
    /// The methods and properties that the protocol asks for.
    let witnesses: Set<String>

    /// - Returns: the code that uses it, or nil.
    func find() -> String? {
        if let use = semantics.useOutside(ofMembersNamed: witnesses, besidesThoseOf: protocolName) {
            return use.trimmedText
        }
        let visitor = OutsideHandoverVisitor(HandoverReader(semantics: semantics, uses: uses))
        for tree in trees() where visitor.found == nil { visitor.walk(tree) }
        return visitor.found?.trimmedText
    }

    /// The files that may have an instance of the class: they name it, or what is declared with its type, made by its
    /// initialiser or returned as it somewhere.
    private func trees() -> [SourceFileSyntax] {
        let naming = semantics.context.otherTrees(naming: semantics.controller.name)
        let names = InstanceNameVisitor(type: semantics.controller.name)
        for tree in naming { names.walk(tree) }
        var known: Set<SyntaxIdentifier> = []
        return (naming + names.names.sorted().flatMap { semantics.context.otherTrees(naming: $0) })
            .filter { known.insert($0.id).inserted }
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
        if mentions(node.type) { names.insert(node.name) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if mentions(node.signature.returnClause) { names.insert(node.name.identifierText) }
        return .visitChildren
    }
}

/// Finds the first place where an instance of the class is handed to somebody who takes it as a value of the protocol.
private final class OutsideHandoverVisitor: SyntaxVisitor {
    let reader: HandoverReader
    var found: Syntax?

    init(_ reader: HandoverReader) {
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let target = node.leftOperand.as(SubscriptCallExprSyntax.self)?.calledExpression ?? node.leftOperand
        let isNamed = target.is(MemberAccessExprSyntax.self) || target.is(DeclReferenceExprSyntax.self)
        if node.operator.is(AssignmentExprSyntax.self), isNamed { check(node.rightOperand, in: Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for argument in node.arguments { check(argument.expression, in: Syntax(argument)) }
        return .visitChildren
    }

    private func check(_ value: ExprSyntax, in node: Syntax) {
        guard found == nil, reader.handover(of: Syntax(value)) != .notTaken else { return }
        // Who takes a list takes what is in it.
        let values = value.as(ArrayExprSyntax.self).map { $0.elements.map(\.expression) } ?? [value]
        if values.contains(where: mayBeTheController) { found = node }
    }

    private func mayBeTheController(_ value: ExprSyntax) -> Bool {
        if value.is(NilLiteralExprSyntax.self) { return false }
        let uncast = value.as(AsExprSyntax.self)?.expression ?? value
        return [value, uncast].contains { reader.semantics.isController($0) != false }
    }
}

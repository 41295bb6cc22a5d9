import SwiftSyntax

/// Where the files of an app, given ones and context, take a value of a protocol's type.
///
/// Who takes a delegate says so with the protocol's name: in the type of a property or of a parameter. Anything else that
/// may take one, such as a cast, a collection or a generic parameter, is only known to be there.
struct ProtocolUses {
    /// A property or parameter of the protocol's type.
    struct Slot: Hashable {
        /// The type that declares it, or whose initialiser it belongs to.
        let owner: String
        /// The name of the property, or of the function; `init` for an initialiser.
        let name: String
        /// The label of the parameter; nil for a property, an empty text for a parameter without a label.
        let label: String?
    }

    /// A place that may take a value of the type without saying so.
    enum OtherUse: Hashable, Sendable {
        /// The name of a protocol that refines it.
        case refinement(String)
        /// `extension TunerDelegate where Self: UIViewController`
        case constrainedExtension
        /// The name of a variable that begins with a value of the type.
        case value(String)
        /// The name of a function that returns one.
        case result(String)
        case cast
        /// Code asks of the value what it is, or which.
        case identity
        /// The name of a type alias for it.
        case alias(String)
        case genericParameter
        case enumCase
        case `subscript`
    }

    private(set) var slots: [Slot] = []
    /// Nobody keeps a value of the type alive: the stored properties are all weak, and somebody is known to have one.
    let isHeldWeakly: Bool
    /// The places that may take a value of the type in another way.
    private(set) var others: [OtherUse] = []
    /// The members of the protocol's extensions, which every type that adopts it has.
    private(set) var extensionMembers: Set<String> = []
    private(set) var declaration: ProtocolDeclSyntax?

    init(of name: String, in trees: [SourceFileSyntax]) {
        let visitor = ProtocolUseVisitor(name: name)
        for tree in trees { visitor.walk(tree) }
        slots = visitor.slots
        if visitor.declarations.isEmpty, let framework = FrameworkDelegate(name) {
            slots.append(Slot(owner: framework.holder, name: "delegate", label: nil))
            slots.append(Slot(owner: framework.holder, name: "init", label: "delegate"))
            isHeldWeakly = !framework.isKept && visitor.holders.isSubset(of: [true])
        } else {
            isHeldWeakly = visitor.holders == [true]
        }
        let properties = Set(visitor.slots.filter { $0.label == nil }.map(\.name))
        let isTold = visitor.told.contains { !$0.isDisjoint(with: properties) }
        others = visitor.others + (isTold ? [.identity] : [])
        extensionMembers = visitor.extensionMembers
        declaration = visitor.declarations.count == 1 ? visitor.declarations[0] : nil
    }
}

private final class ProtocolUseVisitor: SyntaxVisitor {
    let name: String
    var slots: [ProtocolUses.Slot] = []
    /// Whether the stored properties of the type are weak, each answer once.
    var holders: Set<Bool> = []
    var others: [ProtocolUses.OtherUse] = []
    var extensionMembers: Set<String> = []
    var declarations: [ProtocolDeclSyntax] = []
    /// The names of own values of which code asks what they are: `delegate as? Editor`, `delegate === next`.
    var told: [Set<String>] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    private func isNamed(in node: (some SyntaxProtocol)?) -> Bool {
        node?.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name } ?? false
    }

    private func add(_ name: String, label: String?, at node: some SyntaxProtocol) {
        slots.append(.init(owner: owner(of: Syntax(node)), name: name, label: label))
    }

    private func owner(of node: Syntax) -> String {
        for ancestor in sequence(first: node, next: \.parent).dropFirst() {
            if let ext = ancestor.as(ExtensionDeclSyntax.self) { return ext.extendedType.trimmedText }
            if let decl = ancestor.asProtocol((any NamedDeclSyntax).self),
                ancestor.isProtocol((any DeclGroupSyntax).self)
            {
                return decl.name.identifierText
            }
        }
        return ""
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.identifierText == name { declarations.append(node) }
        if isNamed(in: node.inheritanceClause) { others.append(.refinement(node.name.text)) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.extendedType.trimmedText == name else { return .visitChildren }
        if node.genericWhereClause != nil { others.append(.constrainedExtension) }
        extensionMembers.formUnion(node.memberBlock.members.flatMap { MemberShape($0.decl).names })
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings where isNamed(in: binding.typeAnnotation) {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            if let value = binding.initializer?.value, !value.is(NilLiteralExprSyntax.self) {
                others.append(.value(pattern.identifier.text))
            }
            guard node.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
            add(pattern.identifier.identifierText, label: nil, at: node)
            if !node.isComputed {
                holders.insert(node.modifiers.contains { ["weak", "unowned"].contains($0.name.text) })
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isNamed(in: node.signature.returnClause) { others.append(.result(node.name.text)) }
        parameters(node.signature.parameterClause, of: node.name.identifierText, at: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        if isNamed(in: node.returnClause) { others.append(.result(node.trimmedText)) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        parameters(node.signature.parameterClause, of: "init", at: node)
        return .visitChildren
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax, of function: String, at node: some SyntaxProtocol)
    {
        for parameter in clause.parameters where isNamed(in: parameter.type) {
            let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.identifierText
            add(function, label: label, at: node)
        }
    }

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        told.append([node.expression].ownNames)
        return other(node.type, .cast)
    }

    override func visit(_ node: IsExprSyntax) -> SyntaxVisitorContinueKind {
        told.append([node.expression].ownNames)
        return other(node.type, .cast)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if ["===", "!=="].contains(node.operator.trimmedText) {
            told.append([node.leftOperand, node.rightOperand].ownNames)
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        other(node.initializer, .alias(node.name.text))
    }

    override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        other(node, .genericParameter)
    }

    override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
        other(node, .genericParameter)
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        other(node, .enumCase)
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        other(node, .subscript)
    }

    private func other(
        _ node: some SyntaxProtocol, _ use: ProtocolUses.OtherUse
    ) -> SyntaxVisitorContinueKind {
        if isNamed(in: node) { others.append(use) }
        return .visitChildren
    }
}

extension [ExprSyntax] {
    /// The names of those that stand for themselves or behind `self`.
    fileprivate var ownNames: Set<String> {
        Set(
            compactMap { expression in
                let access = expression.as(MemberAccessExprSyntax.self)
                return access?.base?.bareName == "self"
                    ? access?.declName.baseName.identifierText : expression.bareName
            })
    }
}

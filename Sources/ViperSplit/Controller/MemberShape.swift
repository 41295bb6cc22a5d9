import SwiftSyntax

/// What a declaration is and which names it declares.
struct MemberShape {
    let kind: Member.Kind
    let names: [String]

    init(_ decl: DeclSyntax) {
        switch decl.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            let isOperator = function.name.tokenKind.isOperator
            (kind, names) = (isOperator ? .other : .function, [function.name.identifierText])
        case .initializerDecl:
            (kind, names) = (.initializer, ["init"])
        case .deinitializerDecl:
            (kind, names) = (.deinitializer, ["deinit"])
        case .subscriptDecl:
            (kind, names) = (.subscript, ["subscript"])
        case .variableDecl(let variable):
            // Parsers take `let var a`, compilers don't.
            let isNested = variable.bindings.contains { $0.pattern.is(ValueBindingPatternSyntax.self) }
            kind = isNested ? .other : variable.isComputed ? .computedProperty : .storedProperty
            names = variable.bindings.flatMap { declaredNames(in: Syntax($0.pattern)) }
        case .ifConfigDecl(let conditional):
            kind = .conditional
            names = DeclSyntax(conditional).unconditional.flatMap { MemberShape($0).names }
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .associatedTypeDecl:
            (kind, names) = (.type, [decl.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""])
        default:
            (kind, names) = (.other, [])
        }
    }
}

extension DeclSyntax {
    /// The declaration itself, or those in the branches of `#if`.
    var unconditional: [DeclSyntax] {
        guard let conditional = self.as(IfConfigDeclSyntax.self) else { return [self] }
        return conditional.clauses.flatMap { clause in
            clause.elements?.as(MemberBlockItemListSyntax.self)?.flatMap { $0.decl.unconditional } ?? []
        }
    }
}

extension DeclSyntax {
    /// Whether a protocol has a requirement of the declaration's name and labels.
    func isRequired(by decl: ProtocolDeclSyntax) -> Bool {
        decl.memberBlock.members.flatMap(\.decl.unconditional).contains(where: meets)
    }

    /// Whether a requirement has the declaration's name and labels, and both are static or neither is.
    func meets(_ requirement: DeclSyntax) -> Bool {
        guard MemberShape(self).names == MemberShape(requirement).names, isOfType == requirement.isOfType else {
            return false
        }
        let (own, asked) = (self.as(FunctionDeclSyntax.self), requirement.as(FunctionDeclSyntax.self))
        return (own == nil) == (asked == nil) && own?.parameterLabels == asked?.parameterLabels
    }

    private var isOfType: Bool { Modifiers(self, default: .internal).isStatic }
}

extension Member {
    /// What the member declares under a name are methods, those in the branches of `#if` included.
    func declaresOnlyMethods(named name: String) -> Bool {
        decl.unconditional.map(MemberShape.init).filter { $0.names.contains(name) }.allSatisfy { $0.kind == .function }
    }

    /// A property whose type, as it is written, is that of a list, a dictionary or a tuple, which can't be called.
    var holdsNoFunction: Bool {
        guard let bindings = variable?.bindings, bindings.count == 1,
            let type = bindings.first?.typeAnnotation?.type.unwrapped
        else { return false }
        return type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
            || type.as(TupleTypeSyntax.self).map { $0.elements.count > 1 } == true
    }
}

extension VariableDeclSyntax {
    /// A property without storage: a getter, and no `willSet` or `didSet` alone.
    var isComputed: Bool {
        guard let block = bindings.first?.accessorBlock else { return false }
        switch block.accessors {
        case .getter: return true
        case .accessors(let accessors):
            return !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension TokenKind {
    fileprivate var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

import SwiftSyntax

/// The marks that the caller of some code has to write: `await` if the code may suspend, `try` if it may throw.
struct EffectMarks: OptionSet, Hashable {
    let rawValue: Int

    static let suspends = EffectMarks(rawValue: 1)
    static let `throws` = EffectMarks(rawValue: 2)
    static let all: EffectMarks = [.suspends, .throws]
}

extension Semantics {
    /// The effects of code as a part of its body, less those of the closures and functions in it, which have their own.
    ///
    /// A mark covers all that stands behind it: code under one that isn't its own has the effects of what it calls, and those
    /// of the mark where the callee isn't known.
    ///
    /// - Parameter staying: the UTF-8 offsets of arguments, which the caller evaluates.
    func effectMarks(of code: Syntax, besides staying: [Range<Int>] = []) -> EffectMarks {
        func stays(_ node: Syntax) -> Bool { staying.contains { $0.contains(node.range.lowerBound) } }
        let visitor = MarkVisitor(viewMode: .sourceAccurate)
        visitor.walk(code)
        let own = visitor.found.filter { !stays($0.node) }.reduce(into: EffectMarks()) { $0.formUnion($1.marks) }
        let covering = code.marksAround
        if own.isSuperset(of: covering) { return own }
        let steps = steps(in: code).filter { step in
            let closure = enclosingClosures(of: step).last
            return !stays(step) && closure.map { !code.range.contains($0.range.lowerBound) } ?? true
        }
        return steps.reduce(into: own) { $0.formUnion(covering.intersection(effectMarks(ofStep: $1))) }
    }

    /// The effects that a declaration says, and that of asking an actor from outside.
    func effectMarks(of decl: DeclSyntax) -> EffectMarks {
        let signature =
            decl.as(FunctionDeclSyntax.self)?.signature ?? decl.as(InitializerDeclSyntax.self)?.signature
        let ofProperty = decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
        let getter = (ofProperty ?? decl.as(SubscriptDeclSyntax.self)?.accessorBlock)?.getter?.effectSpecifiers
        let specifiers = signature?.effectSpecifiers
        let isAsync = specifiers?.asyncSpecifier ?? getter?.asyncSpecifier
        let isThrowing = specifiers?.throwsClause ?? getter?.throwsClause
        var marks: EffectMarks = isThrowing == nil ? [] : .throws
        if isAsync != nil || isOfOtherActor(decl) { marks.insert(.suspends) }
        return marks
    }

    /// Another actor than the main one runs the declaration's code, or guards its value.
    private func isOfOtherActor(_ decl: DeclSyntax) -> Bool {
        let modifiers = Modifiers(decl, default: .internal)
        let isConstant = decl.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
        if modifiers.names.contains("nonisolated") || isConstant || decl.is(EnumCaseDeclSyntax.self) { return false }
        if let actor = modifiers.attributes.first(where: { $0.hasSuffix("Actor") }) { return actor != "MainActor" }
        guard let owner = enclosingTypes(of: Syntax(decl)).first.flatMap(declaredType)?.decl else { return false }
        if owner.is(ActorDeclSyntax.self) { return !modifiers.isStatic && !decl.is(InitializerDeclSyntax.self) }
        return Modifiers(DeclSyntax(owner), default: .internal).attributes.contains {
            $0.hasSuffix("Actor") && $0 != "MainActor"
        }
    }

    private func effectMarks(ofStep step: Syntax) -> EffectMarks {
        switch step.as(SyntaxEnum.self) {
        case .functionCallExpr(let call):
            let known = functions(mayBeCalledBy: call)
            let isMaking = typeNamed(by: call.calledExpression.plain)?.name.flatMap(declaredType)?.decl != nil
            return known.isEmpty && !isMaking ? .all : effectMarks(ofAny: known)
        case .memberAccessExpr(let access):
            // `Mode.slow`, `.slow`, and `Library.shared` of a type that isn't declared in sight.
            guard let base = access.base, typeNamed(by: ExprSyntax(access)) == nil else { return [] }
            let found = membersNamed(by: access).nearest
            return found.isEmpty && typeNamed(by: base) == nil ? .all : effectMarks(ofAny: found)
        case .declReferenceExpr(let name):
            let text = name.baseName.identifierText
            if let binding = localBinding(of: text, at: step) { return binding.isAwaited ? .all : [] }
            return isSelf(ExprSyntax(name)) ? [] : effectMarks(ofAny: properties(named: text, at: step))
        case .subscriptCallExpr(let call):
            if receiverType(of: call.calledExpression)?.unwrapped.isContainer == true { return [] }
            return callee(of: call)?.decl.map(effectMarks) ?? .all
        default: return []
        }
    }

    private func effectMarks(ofAny decls: [DeclSyntax]) -> EffectMarks {
        decls.reduce(into: []) { $0.formUnion(effectMarks(of: $1)) }
    }
}

/// Finds what is marked in code, its closures and functions left out.
private final class MarkVisitor: SyntaxAnyVisitor {
    var found: [(node: Syntax, marks: EffectMarks)] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if [.closureExpr, .functionDecl, .accessorBlock].contains(node.kind) { return .skipChildren }
        if node.isSuspension { found.append((node, .suspends)) }
        let mayThrow = node.as(TryExprSyntax.self).map { $0.questionOrExclamationMark == nil }
        if mayThrow ?? node.is(ThrowStmtSyntax.self) { found.append((node, .throws)) }
        return .visitChildren
    }
}

extension Syntax {
    /// The marks that stand around code in the body that it is a part of, `async let` being both.
    var marksAround: EffectMarks {
        var marks: EffectMarks = []
        for node in sequence(first: self, next: \.parent).dropFirst() {
            switch node.as(SyntaxEnum.self) {
            case .awaitExpr: marks.insert(.suspends)
            case .tryExpr: marks.insert(.throws)
            case .variableDecl(let variable) where variable.isAsync: return .all
            case .closureExpr, .codeBlockItem, .memberBlockItem: return marks
            default: continue
            }
        }
        return marks
    }
}

extension LocalBinding {
    /// `async let` binds the name.
    fileprivate var isAwaited: Bool {
        sequence(first: syntax, next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }.contains {
            $0.as(VariableDeclSyntax.self)?.isAsync == true
        }
    }
}

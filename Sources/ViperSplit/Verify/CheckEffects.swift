import SwiftSyntax

/// `try` and `await` stand where what is called across components needs them, and a closure that is passed on to a
/// parameter that keeps it is one that may be kept.
func checkEffects(_ output: Output) -> [String] {
    output.crossings.flatMap { crossing -> [String] in
        guard let target = crossing.target(in: output.types) else { return [] }
        let node = crossing.call.map { Syntax($0) } ?? Syntax(crossing.access)
        let isUsed = crossing.call != nil || target.variable != nil
        let missing = isUsed ? target.effects.filter { !node.isMarked(by: $0) && !crossing.lacked($0, output) } : []
        return missing.map { "\(crossing.place) uses `\(crossing.name)` without `\($0)`" }
            + keptClosures(crossing, target, output).map {
                "\(crossing.place) hands on `\($0)` to `\(crossing.name)`, which keeps it: it isn't `@escaping`"
            }
    }
}

/// The parameters of the code around a call that it hands on to be kept, and that may not be.
private func keptClosures(_ crossing: Crossing, _ target: OutputMember, _ output: Output) -> [String] {
    guard let call = crossing.call, let clause = target.function?.signature.parameterClause else { return [] }
    return (call.pairs(with: clause) ?? []).filter { $0.parameter.type.isKept }.flatMap { argument, _ in
        nodes(in: Syntax(argument)).compactMap { node -> String? in
            guard let name = node.as(DeclReferenceExprSyntax.self),
                // In a closure that is kept, so is what it names of the code around it.
                name.id == argument.id || argument.is(ClosureExprSyntax.self),
                node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id,
                let given = output.binding(of: name.baseName.identifierText, at: node)?.syntax
                    .as(FunctionParameterSyntax.self),
                given.type.isFunctionOfCall, !argument.range.contains(given.range.lowerBound)
            else { return nil }
            return name.baseName.identifierText
        }
    }
}

extension Crossing {
    /// The original uses what is named without the mark, too, where no compiler takes it.
    fileprivate func lacked(_ keyword: Keyword, _ output: Output) -> Bool {
        output.intent.original.members(named: member.name).contains { original in
            nodes(DeclReferenceExprSyntax.self, in: Syntax(original.decl)).contains {
                $0.baseName.identifierText == name && !Syntax($0).isMarked(by: keyword)
            }
        }
    }
}

extension OutputMember {
    /// The marks that a use needs.
    fileprivate var effects: [Keyword] {
        let ofGetter: AccessorEffectSpecifiersSyntax? =
            if case .accessors(let list) = variable?.bindings.first?.accessorBlock?.accessors {
                list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.effectSpecifiers
            } else { nil }
        let specifiers = function?.signature.effectSpecifiers
        let throwing = specifiers?.throwsClause ?? ofGetter?.throwsClause
        let isThrowing = throwing?.throwsSpecifier.tokenKind == .keyword(.throws)
        let isAsync = (specifiers?.asyncSpecifier ?? ofGetter?.asyncSpecifier) != nil
        return (isThrowing ? [.try] : []) + (isAsync ? [.await] : [])
    }
}

extension Syntax {
    /// `try` or `await` stands before an expression or one around it; `async let` does without.
    func isMarked(by keyword: Keyword) -> Bool {
        for node in sequence(first: self, next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .tryExpr where keyword == .try: return true
            case .awaitExpr where keyword == .await: return true
            case .variableDecl(let variable) where variable.isAsync: return true
            case .closureExpr, .functionDecl, .accessorBlock, .initializerDecl: return false
            default: continue
            }
        }
        return false
    }
}

extension TypeSyntax {
    /// The type of a parameter whose closure may be kept: `@escaping`, or an optional one.
    fileprivate var isKept: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return attributed.isEscaping || attributed.baseType.isKept
        }
        let plain = unwrapped
        return plain.id != id && plain.isWrittenAsFunction
    }

    /// The type of a parameter whose closure may be used during the call only.
    fileprivate var isFunctionOfCall: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return !attributed.isEscaping && attributed.baseType.isFunctionOfCall
        }
        return self.is(FunctionTypeSyntax.self)
    }

    private var isWrittenAsFunction: Bool {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.isWrittenAsFunction
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isWrittenAsFunction }
        return self.is(FunctionTypeSyntax.self)
    }
}

extension AttributedTypeSyntax {
    fileprivate var isEscaping: Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedText == "escaping" }
    }
}

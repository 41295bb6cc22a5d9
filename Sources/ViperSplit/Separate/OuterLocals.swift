import SwiftSyntax

/// A local name that code which leaves takes from around it, where it is first used.
struct OuterLocal {
    let reference: DeclReferenceExprSyntax
    /// The UTF-8 offset where it is bound.
    let binding: Int
    /// Nil if the value can't be handed over: not every file may write its type, it may change, or the callee might keep it.
    let type: Type?

    var name: String { reference.baseName.identifierText }
}

extension HostCode {
    /// - Parameter range: what is bound there leaves along.
    func outerLocals(of nodes: [Syntax], _ range: Range<Int>) -> [OuterLocal] {
        let uses = nodes.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap {
            token -> (reference: DeclReferenceExprSyntax, binding: LocalBinding)? in
            guard isOuterLocal(token, range), let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
                return nil
            }
            return controller.scopes.binding(of: token.identifierText, at: Syntax(reference)).map { (reference, $0) }
        }
        // `let isNew: Bool` is given its value later.
        let changed = Set(uses.filter { use(of: Syntax($0.reference)) == .assign }.map(\.binding.position))
        var known: Set<Int> = []
        return uses.filter { known.insert($0.binding.position).inserted }.map { reference, binding in
            let mayBeGiven = binding.isConstant && !changed.contains(binding.position)
            let type = mayBeGiven ? valueType(of: ExprSyntax(reference)) : nil
            return OuterLocal(
                reference: reference, binding: binding.position, type: type?.unwrapped.function == nil ? type : nil)
        }
    }

    /// What code is handed that takes local names from around it.
    ///
    /// - Parameters:
    ///   - labels: the labels of some of them, by name.
    ///   - parts: what is handed over in the place of some.
    /// - Returns: nil if a value can't be handed over, or has no name that could be one of a parameter.
    func parameters(
        of nodes: [Syntax], _ range: Range<Int>, labels: [String: String?] = [:], besides parts: HandedParts? = nil
    ) -> [Extraction.Parameter]? {
        // In the order in which they are declared around it.
        let locals = outerLocals(of: nodes, range).filter { parts?.bindings.contains($0.binding) != true }
            .sorted { $0.binding < $1.binding }
        let parameters = locals.enumerated().compactMap { place, local -> Extraction.Parameter? in
            local.type.map { type in
                Extraction.Parameter(
                    label: labels[local.name] ?? (place == 0 ? nil : local.name), name: local.name,
                    type: semantics.written(type.asRead),
                    argument: local.reference.range, isClosure: false)
            }
        }
        guard parameters.count == locals.count, !needsMoreNames(nodes, range) else { return nil }
        let handed = parts?.parameters ?? []
        return parameters + handed.filter { !$0.isClosure } + handed.filter(\.isClosure)
    }

    /// Names that are no expressions, or that have none: `if let note`, `[weak cell]`, `$0`.
    private func needsMoreNames(_ nodes: [Syntax], _ range: Range<Int>) -> Bool {
        nodes.flatMap { $0.tokens(viewMode: .sourceAccurate) }.contains { token in
            if case .dollarIdentifier = token.tokenKind { return isOuterLocal(token, range) }
            let isShorthand =
                token.parent?.parent?.as(OptionalBindingConditionSyntax.self).map { $0.initializer == nil } == true
                || token.parent?.as(ClosureCaptureSyntax.self).map { $0.initializer == nil && token.text != "self" }
                    == true
            guard isShorthand, let node = token.parent else { return false }
            let outer = sequence(first: node, next: \.parent).first {
                $0.is(OptionalBindingConditionSyntax.self) || $0.is(ClosureExprSyntax.self)
            }
            return outer.flatMap { controller.scopes.binding(of: token.identifierText, at: $0) }
                .map { !range.contains($0.position) } ?? false
        }
    }
}

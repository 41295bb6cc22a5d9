import SwiftSyntax

/// A local name that code which leaves takes from around it, where it is first used.
struct OuterLocal {
    let token: TokenSyntax
    /// The UTF-8 offset where it is bound.
    let binding: Int
    /// The type by which it is handed over. Nil if the value can't be: not every file may write its type, it may change, or
    /// the callee might keep it.
    let type: Type?

    var name: String { token.identifierText }
}

extension HostCode {
    /// - Parameter range: what is bound there leaves along.
    func outerLocals(of nodes: [Syntax], _ range: Range<Int>) -> [OuterLocal] {
        let uses = nodes.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap {
            token -> (token: TokenSyntax, binding: LocalBinding)? in
            guard isOuterLocal(token, range) else { return nil }
            return controller.scopes.binding(readBy: token).map { (token, $0) }
        }
        // `let isNew: Bool` is given its value later.
        let changed = Set(uses.filter { $0.token.parent.map(use) == .assign }.map(\.binding.position))
        var known: Set<Int> = []
        return uses.filter { known.insert($0.binding.position).inserted }.map { token, binding in
            let mayBeGiven = !changed.contains(binding.position)
            let type = mayBeGiven ? typeOfValue(binding, named: token.identifierText) : nil
            let places = uses.filter { $0.binding.position == binding.position }
                .compactMap { $0.token.parent?.as(ExprSyntax.self) }
            return OuterLocal(
                token: token, binding: binding.position,
                type: type?.unwrapped.function == nil ? type.map { semantics.typeHandedOn($0, readAt: places) } : nil)
        }
    }

    /// The type of a local constant, if every file may write it and it isn't UIKit's.
    func typeOfValue(_ local: LocalBinding, named name: String) -> Type? {
        guard local.isConstant, let type = semantics.type(ofLocal: local, named: name), isValueType(type) else {
            return nil
        }
        return type
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
                    type: semantics.written(type),
                    argument: local.token.range, isClosure: false)
            }
        }
        guard parameters.count == locals.count, !needsArguments(nodes, range) else { return nil }
        let handed = parts?.parameters ?? []
        return parameters + handed.filter { !$0.isClosure } + handed.filter(\.isClosure)
    }

    /// `$0` of a closure around.
    private func needsArguments(_ nodes: [Syntax], _ range: Range<Int>) -> Bool {
        nodes.flatMap { $0.tokens(viewMode: .sourceAccurate) }.contains { token in
            if case .dollarIdentifier = token.tokenKind { isOuterLocal(token, range) } else { false }
        }
    }
}

import SwiftSyntax

extension EntryBody? {
    /// The names in what moves of an entry point's body; nil stands for a body that moves as a whole.
    func namesHandedOn(by function: FunctionDeclSyntax) -> Set<String> {
        let tokens = function.body?.tokens(viewMode: .sourceAccurate).filter { token in
            self?.isLeftBehind(token.range.lowerBound) != true
        }
        return Set(tokens?.map(\.identifierText) ?? [])
    }

    /// The parameter that would hand a view on to another component (design, 5: values are handed over, not views).
    func viewHandedOn(by member: Member, _ context: AppContext) -> FunctionParameterSyntax? {
        guard let function = member.function else { return nil }
        let views = function.signature.parameterClause.parameters.lazy.filter { context.namesViews($0.type) }
        guard !views.isEmpty else { return nil }
        let used = namesHandedOn(by: function)
        return views.first { used.contains($0.name) }
    }
}

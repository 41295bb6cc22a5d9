import SwiftSyntax

/// Names for runs of statements of the Presenter: what has happened if they are all that is left to do, else where they lead or
/// what they ask for.
struct PresenterRunNames {
    let code: HostCode
    /// What leaves the run in turn.
    let nested: [Extraction]

    /// - Parameter share: how much of what the Presenter does for the body they are, up to 1.
    /// - Returns: the names that may be taken, the best first, the labels that go with the first, and what has happened if they
    ///   say that.
    func names(
        of statements: [CodeBlockItemSyntax], doing share: Double
    ) -> (names: [String], labels: [String: String?], event: String?) {
        let host = code.member.name.capitalizedFirst
        if tellsOfHost(statements, share), let event = event(statements) {
            return ([event.name, "handle" + event.name.capitalizedFirst, "handle" + host], event.labels, event.name)
        }
        let told = statements.compactMap { name(of: $0) }
        let wishes =
            [nameOfCase(statements)].compactMap { $0 } + namesOfNested(.wireframe, in: statements)
            + namesOfNested(.interactor, in: statements) + told
        // What is done for several reasons is told apart by them.
        let names = wishes + told.map { $0 + "For" + host } + ["handle" + host]
        return (names.filter { $0.first?.isLowercase == true }, [:], nil)
    }

    /// The run stands in the body itself, and is all that the Presenter does there, or ends it and is the most of that.
    private func tellsOfHost(_ statements: [CodeBlockItemSyntax], _ share: Double) -> Bool {
        guard let first = statements.first, let body = code.member.function?.body?.statements,
            first.parent?.id == body.id
        else { return false }
        return share == 1 || share >= 0.5 && body.last?.id == statements.last?.id
    }

    /// `didSelectRow(at:)` of `tableView(_:didSelectRowAt:)`, with the labels by the names of the parameters.
    private func event(_ statements: [CodeBlockItemSyntax]) -> (name: String, labels: [String: String?])? {
        guard let function = code.member.function else { return nil }
        let parameters = function.signature.parameterClause.parameters.map {
            $0.name
        }
        let nodes = statements.map { Syntax($0) }
        let range = (nodes.first?.range.lowerBound ?? 0)..<(nodes.last?.range.upperBound ?? 0)
        let used = code.outerLocals(of: nodes, range).filter { $0.type != nil }.map(\.name)
        let kept = parameters.indices.filter { used.contains(parameters[$0]) }
        let event = EventName(code.member, keeping: kept)
        let labels = zip(kept.map { parameters[$0] }, event.labels)
        // What the body has made itself is told by its name.
        let others = used.filter { !parameters.contains($0) }.map { ($0, Optional($0)) }
        return (event.name, Dictionary(Array(labels) + others) { first, _ in first })
    }

    /// `didSelectHelp` of `case .help:` in a body that tells which row was selected.
    private func nameOfCase(_ statements: [CodeBlockItemSyntax]) -> String? {
        guard let list = statements.first?.parent, let branch = list.parent?.as(SwitchCaseSyntax.self),
            list.as(CodeBlockItemListSyntax.self)?.last?.id == statements.last?.id,
            let pattern = branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems.first?.pattern,
            let constant = pattern.as(ExpressionPatternSyntax.self).flatMap({ ExtractionNames.constant($0.expression) }
            ),
            constant.first?.isLetter == true
        else { return nil }
        let event = EventName(code.member).name
        let verb = ["Row", "Item"].first(where: event.hasSuffix).map { String(event.dropLast($0.count)) }
        return verb.map { $0 + constant }
    }

    /// The one thing that another component does for the run, unless it does so in one of several cases only.
    private func namesOfNested(_ role: Role, in statements: [CodeBlockItemSyntax]) -> [String] {
        let keys = Dictionary(grouping: nested.filter { $0.role == role && $0.isMethod }, by: \.key)
        guard keys.count == 1, let places = keys.values.first, let only = places.first else { return [] }
        let isSaid = statements.allSatisfy { statement in
            guard let choice = statement.choice else { return true }
            let said = choice.branches.filter { branch in
                places.contains { branch.range.contains($0.range.lowerBound) }
            }
            return said.isEmpty || said.count == choice.branches.count
        }
        return isSaid ? [only.name] + only.alternatives : []
    }

    /// What a statement says is done. A choice says what is decided on, unless all its branches say the same.
    private func name(of statement: CodeBlockItemSyntax) -> String? {
        let names = RegionNames(code: code)
        guard let choice = statement.choice else { return names.names(of: statement)?.first }
        let told = choice.branches.map { $0.firstResult { names.names(of: $0)?.first } }
        if let first = told.first, let first, told.allSatisfy({ $0 == first }) { return first }
        return choice.subject.map { "handle" + $0.capitalizedFirst }
    }
}

extension Extraction {
    fileprivate var isMethod: Bool {
        if case .method = form { return true }
        return false
    }
}

import SwiftSyntax

/// A run of statements that leaves its body for a method of its own: the local names that it takes from around it are the
/// method's parameters, and it declares none that is used behind it.
struct StatementRun {
    let code: HostCode
    let statements: [CodeBlockItemSyntax]
    let range: Range<Int>

    init?(_ statements: [CodeBlockItemSyntax], in code: HostCode) {
        guard let first = statements.first, let last = statements.last else { return nil }
        self.code = code
        self.statements = statements
        // `return show(note)` leaves less its `return`.
        let returned = statements.count == 1 ? first.returned : nil
        range = returned?.range ?? first.range.lowerBound..<last.item.range.upperBound
    }

    /// - Parameters:
    ///   - names: those that it may have, the best first.
    ///   - labels: the labels of parameters that the method's name asks for, by the parameter's name.
    ///   - nested: what leaves the run in turn, for other components.
    /// - Returns: nil if the run can't leave.
    func extraction(
        to role: Role, named names: [String], labels: [String: String?] = [:], nested: [Extraction]
    ) -> Extraction? {
        let nodes = statements.map { Syntax($0) }
        guard let first = nodes.first, let name = names.first, mayLeave,
            !code.semantics.mayRunElsewhere(nodes),
            case let parts = role == .presenter ? HandedParts(of: statements, in: code) : nil,
            let parameters = code.parameters(of: nodes, range, labels: labels, besides: parts),
            let receiver = code.receiver(for: range, at: first),
            !receiver.contains("?") || code.maySkip(nodes) && !code.askForScreen(nodes)
        else { return nil }
        let text = RegionText(
            code: code, range: range, parameters: parameters.map(\.name), handed: parts?.edits ?? [])
        guard role != .view || text.isVisibleInClass, let plain = text.text(with: []) else { return nil }
        var extraction = Extraction(
            host: code.member.id, unit: code.unit.index, role: role, form: .method(result: nil, effects: ""),
            range: range, receiver: receiver, name: name, alternatives: Array(names.dropFirst()),
            parameters: parameters, code: plain, argumentEdits: [])
        extraction.region = text
        // What is handed over stays with the caller.
        extraction.nested = nested.filter { parts?.cover($0.range.lowerBound) != true }.compactMap { text.placed($0) }
        return code.leaving(extraction, for: code.versions(at: first))
    }

    // MARK: - What may leave

    private var mayLeave: Bool {
        // Nothing runs behind the end of a function, so that `return` there means the same in the method.
        let isTail = statements.last?.isLastOfVoidFunction == true
        return statements.allSatisfy { mayLeave($0, endingBody: isTail) }
    }

    /// The statement may run in a method of its own: nothing in it ends the body around it, and it is no function's value.
    private func mayLeave(_ statement: CodeBlockItemSyntax, endingBody isTail: Bool) -> Bool {
        if statement.item.is(DeferStmtSyntax.self) || statement.item.is(IfConfigDeclSyntax.self) { return false }
        if code.references(in: statement.range).contains(where: { $0.target == .superclass }) { return false }
        let ends: [Keyword] = [.break, .continue, .fallthrough] + (isTail ? [] : [.return])
        let leaving = statements.count == 1 ? statement.returned.map { Syntax($0) } : nil
        if (leaving ?? Syntax(statement)).leavesBy(ends) { return false }
        guard let expression = leaving?.as(ExprSyntax.self) ?? statement.expression else { return true }
        let result = code.semantics.isResult(expression)
        // In a closure a choice is a statement, unless some branch tells otherwise; a function says what it gives.
        let isChoice = Syntax(expression).branches != nil
        return isChoice && !enclosingClosures(of: Syntax(expression)).isEmpty ? result != true : result == false
    }
}

extension CodeBlockItemSyntax {
    /// The names that a statement declares for those behind it.
    var namesDeclared: Set<String> {
        if let function = item.as(FunctionDeclSyntax.self) { return [function.name.identifierText] }
        if let variable = item.as(VariableDeclSyntax.self) {
            return variable.bindings.reduce(into: []) { $0.formUnion(declaredNames(in: Syntax($1.pattern))) }
        }
        let bound = item.as(GuardStmtSyntax.self)?.conditions.compactMap {
            $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
        }
        return (bound ?? []).reduce(into: []) { $0.formUnion(declaredNames(in: Syntax($1))) }
    }

    func uses(_ names: Set<String>) -> Bool {
        !names.isEmpty && tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
    }
}

import SwiftSyntax

/// Every entry point is still on the view controller, or on who adopts the protocol that asks for it, and passes on to the code
/// that moved, and every method of a component that only stands for another's does the same: with all that it was called with, in
/// its order, under the same names.
func checkForwarding(_ output: Output) -> [String] {
    let crossings = Dictionary(output.crossings.map { ($0.access.id, $0) }) { first, _ in first }
    let passing = Passing(output: output, crossings: crossings)
    let entries = output.intent.original.members.compactMap { member -> String? in
        guard let entry = output.intent.moves[member.id].entry, let holder = output.components[entry.role] else {
            return nil
        }
        let candidates = holder.members(named: member.name).filter {
            $0.modifiers.attributes == member.modifiers.attributes
        }
        return candidates.contains { passing.isEntry($0, of: member, entry) }
            ? nil : "`\(holder.name).\(member.name)` doesn't pass on"
    }
    return entries
        + Role.allCases.flatMap { role in
            passing.forwarders(of: role).filter { !passing.passesOn($0) }.compactMap { forwarder in
                output.components[role].map { "`\($0.name).\(forwarder.name)` doesn't pass on" }
            }
        }
}

private struct Passing {
    let output: Output
    let crossings: [SyntaxIdentifier: Crossing]

    /// The witnesses of a component that aren't the code of any member of the original.
    func forwarders(of role: Role) -> [Member] {
        guard role != .view, let component = output.components[role] else { return [] }
        let interfaces = output.intent.links.filter { $0.to == role }.compactMap {
            $0.interface.flatMap { output.types[$0] }
        }
        let required = Set(interfaces.flatMap { $0.bodies[0].members.map(\.name) })
        // What the style's own files have, they have for themselves.
        let own = output.styleTypes[component.name]?.members ?? []
        let given = own.reduce(into: Set<String>()) { $0.formUnion($1.decl.declaredNames) }
        let moved = Set(output.intent.moves.filter { $0.role == role }.map(\.name))
        return component.members.filter { member in
            required.contains(member.name) && !given.contains(member.name) && !moved.contains(member.name)
        }
    }

    // MARK: - Entry points

    /// An entry point keeps what it keeps, in its order, and hands the rest over.
    func isEntry(_ candidate: Member, of member: Member, _ entry: Intent.SplitEntry) -> Bool {
        let move = output.intent.moves[member.id]
        guard let function = candidate.function, let original = member.function?.body.map({ Array($0.statements) })
        else {
            return passesOnProperty(candidate, to: member.name)
        }
        let kept = original.filter { statement in entry.kept.contains { $0.contains(statement.range.lowerBound) } }
        let leading = original.prefix { statement in kept.contains { $0.id == statement.id } }.count
        let statements = Array(function.body?.statements ?? [])
        guard statements.count == kept.count + 1, leading < statements.count else { return false }
        var others = statements
        let passing = others.remove(at: leading)
        guard others.map(\.trimmedText) == kept.map(\.trimmedText) else { return false }
        return call(in: passing, of: function).map { hands($0, of: function, entry, to: move) } ?? false
    }

    /// The arguments are what the code that moved knows by those names.
    private func hands(
        _ call: FunctionCallExprSyntax, of function: FunctionDeclSyntax, _ entry: Intent.SplitEntry,
        to move: Intent.Move
    ) -> Bool {
        guard let crossing = crossing(calledBy: call), crossing.name == move.name else { return false }
        // Types alone may tell which of them is called.
        let moved = output.components[move.role]?.members(named: move.name).compactMap(\.function) ?? []
        return moved.map(\.signature.parameterClause).contains { parameters in
            guard let pairs = call.pairs(with: parameters), pairs.count == parameters.parameters.count else {
                return false
            }
            return pairs.allSatisfy { argument, parameter in
                let name = parameter.name
                if let value = entry.values.first(where: { $0.name == name }) {
                    return argument.trimmedText == value.expression
                }
                return argument.namedParameter(in: output) == name && function.parameterNames.contains(name)
            }
        }
    }

    // MARK: - Forwarders

    /// A method that only hands on all that it is called with, to the next component or to its own method of the name.
    func passesOn(_ member: Member) -> Bool {
        guard let function = member.function else { return passesOnProperty(member, to: member.name) }
        guard function.body?.statements.count == 1, let statement = function.body?.statements.first,
            let call = call(in: statement, of: function)
        else { return false }
        let isOwn = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText == member.name
        guard isOwn || crossing(calledBy: call)?.name == member.name else { return false }
        let handed = call.arguments.map(\.expression).compactMap { $0.namedParameter(in: output) }
        // What stands for a call that leaves something out adds the default values.
        return handed == function.parameterNames && (isOwn || call.arguments.count == handed.count)
    }

    private func passesOnProperty(_ member: Member, to name: String) -> Bool {
        guard let binding = member.variable?.bindings.first, let block = binding.accessorBlock else { return false }
        func isGetter(_ statements: CodeBlockItemListSyntax) -> Bool {
            guard statements.count == 1, let only = statements.first.flatMap({ value(of: $0) }),
                let access = only.as(MemberAccessExprSyntax.self)
            else { return false }
            return crossings[access.id]?.name == name
        }
        switch block.accessors {
        case .getter(let statements): return isGetter(statements)
        case .accessors(let accessors):
            return accessors.allSatisfy { accessor in
                guard let statements = accessor.body?.statements else { return false }
                guard accessor.accessorSpecifier.tokenKind == .keyword(.set) else { return isGetter(statements) }
                guard statements.count == 1,
                    let infix = statements.first?.item.as(InfixOperatorExprSyntax.self),
                    infix.operator.is(AssignmentExprSyntax.self),
                    let access = infix.leftOperand.as(MemberAccessExprSyntax.self)
                else { return false }
                return crossings[access.id]?.name == name && infix.rightOperand.trimmedText == "newValue"
            }
        }
    }

    // MARK: - Parts

    private func crossing(calledBy call: FunctionCallExprSyntax) -> Crossing? {
        call.calledExpression.as(MemberAccessExprSyntax.self).flatMap { crossings[$0.id] }
    }

    /// The call that a statement consists of; what gives a result gives that of the call.
    private func call(in statement: CodeBlockItemSyntax, of function: FunctionDeclSyntax) -> FunctionCallExprSyntax? {
        value(of: statement)?.as(FunctionCallExprSyntax.self)
    }

    private func value(of statement: CodeBlockItemSyntax) -> ExprSyntax? {
        (statement.returned ?? statement.item.as(ExprSyntax.self))?.withoutEffectMarks
    }
}

extension ExprSyntax {
    /// The parameter of the function around that is handed on: `note`, `&note` where it is one that is changed, `note()` where it
    /// is evaluated by the function, `repeat each note` where it is a pack.
    fileprivate func namedParameter(in output: Output) -> String? {
        let changed = self.as(InOutExprSyntax.self)?.expression
        let evaluated = withoutEffectMarks.as(FunctionCallExprSyntax.self).flatMap {
            $0.allArguments.isEmpty ? $0.calledExpression : nil
        }
        let pack = self.as(PackExpansionExprSyntax.self)?.repetitionPattern.as(PackElementExprSyntax.self)?.pack
        guard let name = (changed ?? evaluated ?? pack ?? self).bareName,
            let parameter = output.binding(of: name, at: Syntax(self))?.syntax.as(FunctionParameterSyntax.self)
        else { return nil }
        guard parameter.isPack == (pack != nil), (parameter.autoclosure != nil) == (evaluated != nil) else {
            return nil
        }
        let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers ?? []
        let isChanged = specifiers.contains { $0.trimmedText == "inout" }
        return isChanged == (changed != nil) ? name : nil
    }
}

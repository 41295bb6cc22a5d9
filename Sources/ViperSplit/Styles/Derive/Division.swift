import SwiftSyntax

/// The statements of a function that makes a module, by what they are for.
struct Division {
    /// What makes the view controller, gives a new one its looks and hands it out.
    private(set) var making: [CodeBlockItemSyntax] = []
    private(set) var assembly: [CodeBlockItemSyntax] = []
    /// What the view controller was made from: it is made in another way now.
    private(set) var dropped: [CodeBlockItemSyntax] = []
    /// Another name for the view controller, before it was cast.
    private(set) var alias: String?

    /// - Parameter refused: makes the error, of a reason.
    init(
        _ statements: [CodeBlockItemSyntax], screen: CodeBlockItemSyntax, name: String, _ module: AssembledModule,
        refused: (String) -> SplitError
    ) throws(SplitError) {
        let bound = statements.map(Self.boundNames)
        let used = statements.map { usedNames($0) }
        func definitions(of name: String) -> [Int] { bound.indices.filter { bound[$0].contains(name) } }
        /// The statements that others need, with those that they need.
        func closure(_ start: [Int], besides other: Set<Int>) -> Set<Int> {
            var found = Set(start)
            var rest = start
            while let place = rest.popLast() {
                for need in used[place].flatMap(definitions) where !other.contains(need) && found.insert(need).inserted
                {
                    rest.append(need)
                }
            }
            return found
        }
        let made = statements.firstIndex { $0.id == screen.id } ?? 0
        let source = castName(in: Syntax(screen), to: module.view.type)
        alias = source
        let results = statements.indices.filter { place in
            let statement = statements[place]
            return statement.item.is(ReturnStmtSyntax.self) || statement.trimmedText.hasPrefix("super.init")
                || statement.trimmedText == name
        }
        let sources = closure([made], besides: []).subtracting([made]).filter { !module.isNamed(in: statements[$0]) }
        var kept = closure(results, besides: Set([made]).union(sources.filter { bound[$0].contains(source ?? "") }))
        if let taken = kept.intersection(sources).flatMap({ bound[$0] }).sorted().first(where: { name in
            results.contains { used[$0].contains(name) }
        }) {
            throw refused("it returns `\(taken)`, which the view controller is taken from; return the view controller")
        }
        kept.insert(made)
        let names = Set([name, source].compactMap(\.self))
        let looks = statements.indices.filter { place in
            !kept.contains(place) && !sources.contains(place)
                && module.isOnlyAboutScreen(statements[place], called: names)
                && !closure([place], besides: [made]).contains { module.isNamed(in: statements[$0]) }
        }
        kept.formUnion(closure(looks, besides: Set([made]).union(sources)))
        let onlySources = sources.subtracting(kept).filter { place in
            bound[place].allSatisfy { name in
                name == source
                    || statements.indices.allSatisfy {
                        $0 == made || sources.contains($0) || !used[$0].contains(name)
                    }
            }
        }
        for place in statements.indices {
            if kept.contains(place) {
                making.append(statements[place])
            } else if onlySources.contains(place) {
                dropped.append(statements[place])
            } else {
                assembly.append(statements[place])
            }
        }
        for statement in making where statement.id != screen.id && module.isNamed(in: statement) {
            throw refused("it hands out more than the view controller; write a static function that returns that")
        }
        let shared = assembly.flatMap(usedNames).first { name in
            name != module.view.type && making.contains { $0.id != screen.id && Self.boundNames($0).contains(name) }
        }
        if let shared {
            throw refused("`\(shared)` is for the screen and for the module; make it in two places")
        }
    }

    private static func boundNames(_ statement: CodeBlockItemSyntax) -> Set<String> {
        let patterns =
            statement.item.as(VariableDeclSyntax.self)?.bindings.map(\.pattern)
            ?? statement.item.as(GuardStmtSyntax.self)?.conditions.compactMap {
                $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
            }
        // A constant may get its value later, in one of two ways.
        let assigned = nodes(in: Syntax(statement)).compactMap { node -> String? in
            guard let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) else {
                return nil
            }
            return infix.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return Set((patterns ?? []).map(\.trimmedText) + assigned)
    }
}

/// The names that code uses.
func usedNames(_ node: some SyntaxProtocol) -> Set<String> {
    Set(
        nodes(DeclReferenceExprSyntax.self, in: Syntax(node))
            .filter { $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.id }.map(\.baseName.text))
}

/// `controller` of `controller as? XViewController`.
func castName(in node: Syntax, to type: String) -> String? {
    nodes(AsExprSyntax.self, in: node).filter { $0.type.trimmedText == type }
        .compactMap { $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text }.first
}

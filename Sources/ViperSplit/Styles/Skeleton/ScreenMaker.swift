import SwiftSyntax

/// The initialiser or function of a skeleton that makes an instance of a class: the view controller.
extension Skeleton {
    /// The initialiser or function that makes an instance of a class.
    func maker(of type: String) -> (node: Syntax, parameters: FunctionParameterClauseSyntax)? {
        allNodes.firstResult { node in
            let clause =
                node.as(InitializerDeclSyntax.self)?.signature.parameterClause
                ?? node.as(FunctionDeclSyntax.self)?.signature.parameterClause
            guard let clause, !makings(of: type, in: node).isEmpty else { return nil }
            return (node, clause)
        }
    }

    /// Whether the file makes an instance of a class.
    func makes(_ type: String) -> Bool { maker(of: type) != nil }

    private func makings(of type: String, in node: Syntax) -> [FunctionCallExprSyntax] {
        nodes(FunctionCallExprSyntax.self, in: node)
            .filter { $0.calledExpression.trimmedText == type }
    }

    /// The function that makes an instance of a class, if it is one and no initialiser.
    func makerName(of type: String) -> String? { maker(of: type)?.node.as(FunctionDeclSyntax.self)?.name.text }

    /// The class whose initialiser makes an instance of another.
    func initialiserMaking(_ type: String) -> String? {
        guard let node = maker(of: type)?.node, node.is(InitializerDeclSyntax.self) else { return nil }
        return sequence(first: node, next: \.parent).firstResult { $0.as(ClassDeclSyntax.self) }?.name.text
    }

    /// Gives what makes an instance of a class parameters, which it hands on.
    ///
    /// - Parameter properties: those of the instance that are set to the last of the parameters, which have their names.
    mutating func rewriteMaker(
        of type: String, parameters: [String], arguments: [String], setting properties: [String] = []
    ) {
        guard let maker = maker(of: type) else { return }
        edits.append(list(maker.parameters.range, parameters))
        for call in makings(of: type, in: maker.node) {
            edits.append(list(call.calledExpression.range.upperBound..<call.range.upperBound, arguments))
            if !properties.isEmpty { set(properties, of: call) }
        }
    }

    /// Sets properties of what a call makes, under a name if it has none, once it has its module.
    private mutating func set(_ properties: [String], of call: FunctionCallExprSyntax) {
        let statement = sequence(first: Syntax(call), next: \.parent).firstResult { $0.as(CodeBlockItemSyntax.self) }
        guard let statement, let list = statement.parent, let brace = list.parent?.as(CodeBlockSyntax.self)?.rightBrace
        else { return }
        let indentation = unit.indentation(at: statement.range.lowerBound)
        guard let name = statement.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedText else {
            let start = statement.range.lowerBound..<call.range.lowerBound
            edits.append(TextEdit(range: start, replacement: "let screen = "))
            let lines = properties.map { "screen.\($0) = \($0)" } + ["return screen"]
            insert(lines.map { "\n\(indentation)\($0)" }.joined(), at: statement.range.upperBound)
            return
        }
        let result = list.children(viewMode: .sourceAccurate).first {
            $0.as(CodeBlockItemSyntax.self)?.item.is(ReturnStmtSyntax.self) == true
        }
        let lines = properties.map { "\(indentation)\(name).\($0) = \($0)\n" }
        insert(lines.joined(), at: unit.lineStart(of: (result?.range ?? brace.range).lowerBound))
    }

    func list(_ range: Range<Int>, _ items: [String]) -> TextEdit {
        let outer = unit.indentation(at: range.lowerBound)
        return TextEdit(
            range: range,
            replacement: layout.list(items, outer: outer, besides: unit.lines(of: range).count - unit.text(range).count)
        )
    }

    /// Makes the instances of a class by another expression, written with four spaces a level.
    mutating func replaceMakings(of type: String, with expression: String) {
        guard let maker = maker(of: type) else { return }
        for call in makings(of: type, in: maker.node) {
            edits.append(TextEdit(range: call.range, replacement: layout.indented(expression)))
        }
    }

    /// Gives a computed property another expression as its value.
    mutating func replaceValue(ofProperty name: String, by expression: String) {
        for node in allNodes {
            guard let binding = node.as(PatternBindingSyntax.self), binding.pattern.trimmedText == name,
                case .getter(let items) = binding.accessorBlock?.accessors
            else { continue }
            edits.append(TextEdit(range: items.range, replacement: expression))
        }
    }
}

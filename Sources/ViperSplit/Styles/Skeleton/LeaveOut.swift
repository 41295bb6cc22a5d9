import SwiftSyntax

/// What a skeleton has and a module doesn't need.
extension Skeleton {
    /// Leaves out everything that exists for the sake of one interface and the property that holds it.
    mutating func remove(interface: String, heldAs property: String) {
        for item in unit.tree.statements {
            let isInterface =
                item.item.as(ProtocolDeclSyntax.self)?.name.text == interface
                || inheritedNames(item.item.as(ExtensionDeclSyntax.self)?.inheritanceClause).contains(interface)
            if isInterface { remove(Syntax(item)) }
        }
        for node in allNodes {
            if let variable = node.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
                variable.bindings.first?.typeAnnotation?.type.trimmedText.hasPrefix(interface) == true
            {
                remove(node)
            }
            if let infix = node.as(CodeBlockItemSyntax.self)?.item.as(InfixOperatorExprSyntax.self),
                infix.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text == property
            {
                remove(node)
            }
        }
    }

    /// Leaves out a component: its interface, the properties, parameters and arguments that hand it on, and its making.
    mutating func remove(component type: String, interface: String) {
        remove(interface: interface, heldAs: "")
        var names: Set<String> = []
        for node in allNodes {
            if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                binding.typeAnnotation?.type.trimmedText == interface
                    || binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText
                        == type
            {
                names.insert(binding.pattern.trimmedText)
                if binding.initializer != nil, let item = node.parent { remove(item) }
            }
            if let parameter = node.as(FunctionParameterSyntax.self), parameter.type.trimmedText == interface {
                edits.append(
                    TextEdit(
                        range: node.position.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                        replacement: ""))
            }
            if let argument = node.as(LabeledExprSyntax.self), names.contains(argument.expression.trimmedText) {
                // On a line of its own it takes the line along, else the space behind its comma.
                let hasLine = node.leadingTrivia.contains(where: \.isNewline)
                let range =
                    hasLine
                    ? node.position.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
                    : node.range.lowerBound..<node.endPosition.utf8Offset
                edits.append(TextEdit(range: range, replacement: ""))
            }
            if let infix = node.as(CodeBlockItemSyntax.self)?.item.as(InfixOperatorExprSyntax.self),
                [infix.rightOperand, infix.leftOperand.as(MemberAccessExprSyntax.self)?.base].contains(where: {
                    $0.map { names.contains($0.trimmedText) } ?? false
                })
            {
                remove(node)
            }
        }
    }

    /// Leaves out what makes an instance of a class, with its documentation.
    mutating func removeMaker(of type: String) {
        maker(of: type).map { removeDocumented($0.node) }
    }

    /// Leaves the getter alone of a property that passes on what it is, or of a protocol's.
    mutating func removeSetter(_ decl: DeclSyntax) {
        guard let block = decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock, let getter = block.getter,
            let setter = block.setter
        else { return }
        if let only = getter.body?.statements {
            edits.append(TextEdit(range: block.range, replacement: "{ \(only.sourceText) }"))
        } else {
            edits.append(TextEdit(range: getter.range.upperBound..<setter.range.upperBound, replacement: ""))
        }
    }

    /// Takes out a declaration with its documentation.
    mutating func removeDocumented(_ node: Syntax) {
        let trivia = node.firstToken(viewMode: .sourceAccurate).map { token in
            commentRanges(token.leadingTrivia, at: token.position.utf8Offset).map(\.range)
        }
        let documentation = trivia?.first { unit.text($0).hasPrefix("///") }?.lowerBound
        let start = documentation ?? node.range.lowerBound
        edits.append(TextEdit(range: start..<nextStart(after: node), replacement: ""))
    }

    /// Leaves out what protocols require of a function.
    mutating func removeRequirements(ofFunction name: String) {
        for block in declarations.compactMap({ $0.as(ProtocolDeclSyntax.self)?.memberBlock }) {
            for item in block.members where item.decl.as(FunctionDeclSyntax.self)?.name.text == name {
                remove(Syntax(item))
            }
        }
    }

    /// Leaves out what the maker sets a property of its product to.
    mutating func removeAssignments(to property: String, inMakerOf type: String) {
        for node in maker(of: type).map({ nodes(in: $0.node) }) ?? [] {
            guard let infix = node.as(CodeBlockItemSyntax.self)?.item.as(InfixOperatorExprSyntax.self),
                infix.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text == property
            else { continue }
            remove(node)
        }
    }

    /// Where the next token begins, or the first comment above it.
    private func nextStart(after node: Syntax) -> Int {
        guard
            let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        else { return node.range.upperBound }
        let comment = commentRanges(next.leadingTrivia, at: next.position.utf8Offset).first
        return comment?.range.lowerBound ?? next.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Takes out a node with the empty lines above it, and the marks there unless they govern what follows, too.
    ///
    /// - Parameter governsNext: whether a mark above the node is to stay for what follows, if that has none of its own; else it goes
    ///   with the node.
    mutating func remove(_ node: Syntax, governsNext: Bool = true) {
        let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        func hasMark(_ token: TokenSyntax?) -> Bool { token?.leadingTrivia.description.contains("// MARK:") == true }
        let isLast = next.map { [.rightBrace, .endOfFile].contains($0.tokenKind) } ?? true
        if governsNext, hasMark(node.firstToken(viewMode: .sourceAccurate)), !isLast, !hasMark(next) {
            edits.append(TextEdit(range: node.range.lowerBound..<nextStart(after: node), replacement: ""))
            return
        }
        let edit = TextEdit(range: node.position.utf8Offset..<node.range.upperBound, replacement: "")
        // Two reasons to take it out are as good as one.
        if !edits.contains(edit) { edits.append(edit) }
    }
}

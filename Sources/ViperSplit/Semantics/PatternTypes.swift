import SwiftSyntax

/// Types of what patterns bind: `case .loaded(let notes)`, `catch let error`.
extension TypeInference {
    /// - Parameter name: what the clause binds.
    func type(ofCaught name: String, in clause: CatchClauseSyntax) -> String? {
        if clause.catchItems.isEmpty { return name == "error" ? "Error" : nil }
        guard clause.catchItems.count == 1,
            let pattern = clause.catchItems.first?.pattern?.as(ValueBindingPatternSyntax.self)?.pattern
        else { return nil }
        if pattern.is(IdentifierPatternSyntax.self) { return "Error" }
        let cast = pattern.as(ExpressionPatternSyntax.self)?.expression.as(AsExprSyntax.self)
        return cast?.expression.as(PatternExprSyntax.self) == nil ? nil : cast?.type.trimmedDescription
    }

    /// The type of an associated value, by the case that a pattern names and what is matched.
    ///
    /// - Parameter binding: the name in the pattern.
    func type(ofAssociated binding: Syntax, in pattern: PatternSyntax, of subject: ExprSyntax) -> String? {
        let expression =
            pattern.as(ExpressionPatternSyntax.self)?.expression
            ?? pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?.expression
        guard let call = expression?.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
            let place = Array(call.arguments).firstIndex(where: { $0.range.contains(binding.range.lowerBound) }),
            let type = visiting("local \(binding.trimmedDescription)")?.type(of: subject)
        else { return nil }
        if let types = type.genericArguments(of: "Result"), types.count == 2, place == 0 {
            return name == "success" ? types[0] : name == "failure" ? types[1] : nil
        }
        let cases = declaration(of: type)?.as(EnumDeclSyntax.self)?.memberBlock.members.compactMap {
            $0.decl.as(EnumCaseDeclSyntax.self)
        }
        let elements = cases?.flatMap { Array($0.elements) }.filter { $0.name.identifierText == name } ?? []
        guard elements.count == 1, let values = elements[0].parameterClause?.parameters,
            values.count == call.arguments.count
        else { return nil }
        let value = Array(values)[place].type
        // A nested type has another name outside.
        return value.trimmedDescription.allSatisfy { $0.isLetter } && declaration(of: "\(type).\(value)") == nil
            ? value.trimmedDescription : nil
    }
}

extension String {
    /// `["User", "Error"]` of `Result<User, Error>`.
    fileprivate func genericArguments(of name: String) -> [String]? {
        guard hasPrefix(name + "<"), hasSuffix(">") else { return nil }
        var depth = 0
        return dropFirst(name.count + 1).dropLast().split { character in
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            return character == "," && depth == 0
        }.map { String($0.drop { $0 == " " }) }
    }
}

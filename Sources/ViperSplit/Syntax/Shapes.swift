import SwiftSyntax

extension LabeledExprSyntax {
    /// The label that says which parameter is meant: nil for none, and for `_`, which says the same.
    var labelName: String? { label.flatMap { $0.tokenKind == .wildcard ? nil : $0.identifierText } }
}

extension FunctionCallExprSyntax {
    /// The labels of the arguments in parentheses; nil for none.
    var labels: [String?] { arguments.map { $0.labelName } }

    var trailingClosures: [ClosureExprSyntax] {
        [trailingClosure].compactMap(\.self) + additionalTrailingClosures.map(\.closure)
    }

    /// Nothing stands in the parentheses, nor behind them.
    var takesNothing: Bool { arguments.isEmpty && trailingClosure == nil }

    /// The closures that the call takes, in their order.
    var closures: [ClosureExprSyntax] {
        arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + trailingClosures
    }
}

extension ExprSyntax {
    /// What a call calls.
    var isCallee: Bool { callOfCallee != nil }
    /// The call whose callee the expression is.
    var callOfCallee: FunctionCallExprSyntax? {
        parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == id ? $0 : nil }
    }
}

extension FunctionParameterSyntax {
    /// The token of the name that the body knows the parameter by.
    var nameToken: TokenSyntax { secondName ?? firstName }
    var name: String { nameToken.identifierText }
    /// The name as code that uses the parameter has to write it.
    var writtenName: String { name.writtenAsName }
}

extension FunctionParameterSyntax {
    /// The parameter takes as many arguments as a call has for it: `_ names: String...`, `_ values: repeat each Value`.
    var takesAnyNumber: Bool { ellipsis != nil || isPack }
    var isPack: Bool { type.is(PackExpansionTypeSyntax.self) }

    /// The type of a parameter whose argument the function evaluates.
    var autoclosure: FunctionTypeSyntax? {
        guard let attributed = type.as(AttributedTypeSyntax.self), attributed.attributes.has("autoclosure") else {
            return nil
        }
        return attributed.baseType.as(FunctionTypeSyntax.self)
    }
}

extension ClosureParameterSyntax {
    var nameToken: TokenSyntax { secondName ?? firstName }
    var name: String { nameToken.identifierText }
}

extension FunctionParameterClauseSyntax {
    /// The argument labels; nil for `_`.
    var labels: [String?] {
        parameters.map { $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.identifierText }
    }
}

extension FunctionDeclSyntax {
    /// The argument labels; nil for `_`.
    var parameterLabels: [String?] { signature.parameterClause.labels }

    /// The names that the body has for the parameters; `_` for none.
    var parameterNames: [String] {
        signature.parameterClause.parameters.map { $0.name }
    }
}

extension TypeSyntax {
    /// The type without `?` and `!` behind it.
    var unwrapped: TypeSyntax {
        let wrapped =
            self.as(OptionalTypeSyntax.self)?.wrappedType
            ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        return wrapped?.unwrapped ?? self
    }

    /// The type in parentheses that hold it alone.
    var withoutParentheses: TypeSyntax {
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
        else {
            return self
        }
        return only.type
    }

    /// `(Int) -> Void`, attributes and parentheses aside; an optional function isn't one.
    var isFunction: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.firstName == nil && only.type.isFunction
        }
        return self.is(FunctionTypeSyntax.self)
    }

    /// `@escaping () -> Void`
    var isMarkedEscaping: Bool {
        self.as(AttributedTypeSyntax.self)?.attributes.contains { attribute in
            attribute.as(AttributeSyntax.self)?.attributeName.trimmedText == "escaping"
        } ?? false
    }
}

extension ArrayExprSyntax {
    /// `screen` of `[screen]`
    var onlyElement: ExprSyntax? { elements.count == 1 ? elements.first?.expression : nil }
}

extension VariableDeclSyntax {
    /// A `var` that can be set: stored, or computed with a setter.
    var isSettable: Bool {
        guard bindingSpecifier.text == "var" else { return false }
        guard let block = bindings.first?.accessorBlock else { return true }
        switch block.accessors {
        case .getter: return false
        case .accessors(let accessors):
            return accessors.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension DeclSyntax {
    /// A property that can be set, or a protocol's that has to be.
    var isSettable: Bool { self.as(VariableDeclSyntax.self)?.isSettable == true }
}

extension AccessorBlockSyntax {
    var getter: AccessorDeclSyntax? { accessor(.get) }
    var setter: AccessorDeclSyntax? { accessor(.set) }

    private func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
        guard case .accessors(let accessors) = accessors else { return nil }
        return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
    }
}

extension ClosureExprSyntax {
    /// The expression that is all of its code.
    var onlyExpression: ExprSyntax? {
        statements.count == 1 ? statements.first?.expression : nil
    }

    /// What parts the code from something that is written behind the brace: a space where there is none in `{reload()}`.
    var gapBehindBrace: String {
        guard let first = statements.first else { return "" }
        return leftBrace.range.upperBound == first.range.lowerBound ? " " : ""
    }
}

extension AttributeListSyntax {
    /// One of them is a global actor, as `@MainActor` is.
    var nameAnActor: Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedText.hasSuffix("Actor") == true }
    }
}

import SwiftSyntax

/// What a screen is about, as against how it looks: `note`, `query`, `selected`. It is the Presenter's (design, 5.2).
extension Semantics {
    /// A stored property that holds something of the app's or of a library's, a text, a date, a choice, or many of those.
    ///
    /// No model is what the View has for itself: views and measures, flags and counts, constant texts, what is cancelled one
    /// day, and who is told what happens on the screen.
    func isModel(_ property: Member) -> Bool {
        guard property.kind == .storedProperty, !property.modifiers.isStatic, !property.modifiers.isWeak,
            !isView(property), !isScreen(property), !isService(property)
        else { return false }
        if property.variable?.bindingSpecifier.text == "let",
            let value = property.variable?.bindings.first?.initializer?.value, isLiteral(value)
        {
            return false
        }
        return type(of: property).map(isModel) ?? false
    }

    private func isModel(_ type: Type) -> Bool {
        switch type {
        case .optional(let wrapped, _): isModel(wrapped)
        case .array(let element): isMember(element)
        case .dictionary(_, let value): isMember(value)
        case .nominal("Set", let elements): elements.allSatisfy(isMember)
        case .tuple(let parts): parts.contains { isModel($0.type) }
        case .function: true
        case .nominal(let name, _): isModel(named: name)
        case .existential(let types): types.allSatisfy(isModel)
        case .metatype, .opaque, .parameter: false
        }
    }

    /// A list of numbers is content, too, but not one of views.
    private func isMember(_ type: Type) -> Bool {
        !type.parts.contains { part in
            let means = part.name.flatMap { context.declaresType(named: $0) ? nil : platform.keyword(of: $0) }
            return isView(part) || isScreen(part) || means == "class"
                || part.name.map(platform.draws) == true
        }
    }

    private func isModel(named name: String) -> Bool {
        if context.isViewType(name) || context.isScreenType(name) || context.isGuideType(name) { return false }
        if context.declaresType(named: name) {
            return !["Delegate", "DataSource", "Listener", "Observer"].contains(where: name.hasSuffix)
        }
        guard platform.declares(name) else { return name.first?.isUppercase == true }
        // Objects of a framework are its means, as logs are; its values are what an app keeps.
        return platform.keyword(of: name) == "struct" && name != "Bool"
            && !platform.isKind(name, of: "Numeric") && !platform.draws(name) && !platform.isLog(name)
    }

    private func isLiteral(_ value: ExprSyntax) -> Bool {
        value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
            || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
    }
}

/// A name, or a constant that is the same whenever it is evaluated.
func isPlain(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
        .nilLiteralExpr:
        true
    case .memberAccessExpr(let access): access.base == nil
    case .arrayExpr(let array): array.elements.isEmpty
    default: false
    }
}

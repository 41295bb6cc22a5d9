import SwiftSyntax

/// Values that are the same whoever asks for them, and of which nobody can tell two apart.
struct ConstantValues {
    let context: AppContext

    /// - Returns: nil for what isn't one private constant of such a value.
    func nameOfConstant(_ variable: VariableDeclSyntax) -> String? {
        guard variable.bindingSpecifier.tokenKind == .keyword(.let), variable.attributes.isEmpty,
            !Modifiers(DeclSyntax(variable), default: .internal).access.crossesFiles, variable.bindings.count == 1,
            let binding = variable.bindings.first, let value = binding.initializer?.value, isConstant(value),
            !variable.trimmedText.contains("\n")
        else { return nil }
        if let type = binding.typeAnnotation?.type, !isOfValues(type) { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }

    /// Types of Swift, Foundation and logs, of which a literal makes no object that others could have, too.
    private func isOfValues(_ type: TypeSyntax) -> Bool {
        nodes(IdentifierTypeSyntax.self, in: Syntax(type)).allSatisfy { node in
            let name = node.name.identifierText
            return isLog(name)
                || Platform.sdk.declares(name) && !Platform.sdk.isKind(name, of: Platform.object)
                    && !context.declaresType(named: name)
        }
    }

    private func isConstant(_ value: ExprSyntax) -> Bool {
        if let number = value.as(PrefixOperatorExprSyntax.self) { return isConstant(number.expression) }
        if let text = value.as(StringLiteralExprSyntax.self) {
            return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        }
        if let list = value.as(ArrayExprSyntax.self) { return list.elements.allSatisfy { isConstant($0.expression) } }
        if let access = value.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.tokenKind == .keyword(.self)
                && access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        }
        if let call = value.as(FunctionCallExprSyntax.self) { return makesLog(call) }
        return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            || value.is(BooleanLiteralExprSyntax.self)
    }

    /// `Logger(subsystem: Bundle.main.bundleIdentifier!, category: "Notes")`
    private func makesLog(_ call: FunctionCallExprSyntax) -> Bool {
        guard let type = call.calledExpression.as(DeclReferenceExprSyntax.self), isLog(type.baseName.identifierText),
            call.trailingClosure == nil
        else { return false }
        return call.arguments.allSatisfy { isConstant($0.expression) || isPathOfPlatform($0.expression) }
    }

    private func isLog(_ type: String) -> Bool { Platform.sdk.isLog(type) && !context.declaresType(named: type) }

    /// Properties of something of the platform's: `Bundle.main.bundleIdentifier!`.
    private func isPathOfPlatform(_ value: ExprSyntax) -> Bool {
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return isPathOfPlatform(forced.expression) }
        if let access = value.as(MemberAccessExprSyntax.self) { return access.base.map(isPathOfPlatform) ?? true }
        return value.as(DeclReferenceExprSyntax.self).map { Platform.sdk.declares($0.baseName.identifierText) } ?? false
    }
}

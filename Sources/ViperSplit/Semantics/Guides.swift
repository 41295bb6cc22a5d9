import SwiftSyntax

/// What leads from this screen to others: a coordinator, or whoever showed the screen and hears from it.
extension Semantics {
    /// A property that holds such an object.
    func isGuide(_ property: Member) -> Bool {
        isToldAsNavigation(property)
            || type(of: property)?.unwrapped.name.map(context.isGuideType) == true
    }

    /// Whoever makes the screen gives it a value of the type.
    private func isGivenToInitializer(_ type: String) -> Bool {
        controller.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.contains { initializer in
            initializer.signature.parameterClause.parameters.contains { self.type($0.type)?.unwrapped.name == type }
        }
    }

    /// The delegate of the screen itself, in a style whose Wireframe has it (`wireframeIsDelegate`): to tell it anything is
    /// navigation. A protocol of the app's, so that whoever showed the screen adopts it, and not one by which a library asks.
    func isToldAsNavigation(_ property: Member) -> Bool {
        guard controller.rules.delegateIsGuide, controller.base == .viewController, property.kind == .storedProperty,
            property.directive.map({ $0 == .wireframe }) ?? true,
            property.modifiers.isWeak, let name = type(of: property)?.unwrapped.name, !platform.declares(name),
            (property.modifiers.setterAccess ?? property.modifiers.access).crossesFiles || isGivenToInitializer(name)
        else { return false }
        return [property.name, name].contains { $0.hasSuffix("elegate") }
            && (declaredType(name)?.decl?.is(ProtocolDeclSyntax.self) ?? !context.isComplete)
    }
}

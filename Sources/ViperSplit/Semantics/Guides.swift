import SwiftSyntax

/// What leads from this screen to others: a coordinator, or whoever showed the screen and hears from it.
extension Semantics {
    /// A property that holds such an object.
    func isGuide(_ property: Member) -> Bool {
        isToldAsNavigation(property)
            || type(of: property)?.unwrapped.name.map(context.isGuideType) == true
    }

    /// The delegate of the screen itself, in a style whose Wireframe has it (`wireframeIsDelegate`): to tell it anything is
    /// navigation. A protocol of the app's, so that whoever showed the screen adopts it, and not one by which a library asks.
    func isToldAsNavigation(_ property: Member) -> Bool {
        guard controller.rules.delegateIsGuide, controller.base == .viewController, property.kind == .storedProperty,
            property.modifiers.isWeak, property.modifiers.access.crossesFiles,
            let name = type(of: property)?.unwrapped.name, !platform.declares(name)
        else { return false }
        return [property.name, name].contains { $0.hasSuffix("elegate") }
            && (declaredType(name)?.decl?.is(ProtocolDeclSyntax.self) ?? !context.isComplete)
    }
}

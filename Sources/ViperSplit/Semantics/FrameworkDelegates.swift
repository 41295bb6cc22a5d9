import SwiftSyntax

/// A delegate protocol of a framework that reports what happens to data, devices or services, not to views.
///
/// All of them are Objective-C protocols.
struct FrameworkDelegate {
    /// The type whose `delegate` it is.
    let holder: String
    /// The names of its methods.
    let methods: Set<String>
    /// The holder keeps its delegate alive, as `URLSession` does until it is invalidated.
    let isKept: Bool

    /// - Returns: nil for protocols of the app, those that name views, and those that nobody has as a delegate.
    init?(_ name: String, _ platform: Platform = .sdk) {
        guard name.hasSuffix("Delegate"), platform.keyword(of: name) == "protocol",
            platform.module(of: name).flatMap({ platform.modules[$0] })?.draws == false
        else { return nil }
        let protocols = [name] + platform.ancestry(of: name)
        let requirements = protocols.filter { $0.hasSuffix("Delegate") }.flatMap { platform.members(of: $0) }
        guard requirements.allSatisfy({ !platform.namesWhatDraws($0) }),
            let (holder, property) = Self.holder(of: protocols, platform)
        else { return nil }
        self.holder = holder
        methods = Set(requirements.flatMap(\.declaredNames))
        isKept = property.modifiers.allSatisfy { !["weak", "unowned"].contains($0.name.text) }
    }

    /// The type that has a delegate of the first of several protocols that is somebody's.
    private static func holder(
        of protocols: [String], _ platform: Platform
    ) -> (type: String, property: VariableDeclSyntax)? {
        protocols.lazy.firstResult { name in
            platform.owners(ofMember: "delegate").lazy.firstResult { owner in
                let properties = platform.members(named: "delegate", of: owner).compactMap {
                    $0.as(VariableDeclSyntax.self)
                }
                return properties.first { property in
                    property.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
                }.map { (owner, $0) }
            }
        }
    }
}

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

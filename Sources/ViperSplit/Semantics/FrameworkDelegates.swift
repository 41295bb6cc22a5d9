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

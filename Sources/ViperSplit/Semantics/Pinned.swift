import SwiftSyntax

extension Semantics {
    /// Whether something finds the member by its name on the view controller.
    func isPinned(_ member: Member) -> Bool {
        if member.modifiers.isOverride || member.modifiers.isKnownToObjectiveC { return true }
        // What only its file sees may still be asked for by a protocol of the file: `fileprivate protocol PasscodeDelegate`.
        guard member.modifiers.access >= .internal else {
            return member.modifiers.access == .fileprivate && isAskedForByApp(member)
        }
        let body = controller.bodies[member.body]
        if body.isExtension, !body.conformances.isEmpty { return true }
        // The protocol may be adopted elsewhere: by another extension, by a superclass, or through one that refines it.
        return member.function.map { !platform.protocols(askingFor: $0).isEmpty || isAskedForByApp(member) } ?? false
    }

    /// Whether a protocol of the app asks for the member that the class itself adopts, or one of its extensions.
    func isAskedForByApp(_ member: Member) -> Bool {
        controller.bodies.flatMap(\.conformances).contains { name in
            context.type(named: name)?.as(ProtocolDeclSyntax.self).map(member.decl.isAskedFor) == true
        }
    }
}

extension Member {
    /// A method of UIKit's delegates and data sources, which a class that adopts the protocol itself declares among its
    /// other members.
    var isDelegateCallback: Bool { function.map(Platform.sdk.isCallbackOfViews) ?? false }
}

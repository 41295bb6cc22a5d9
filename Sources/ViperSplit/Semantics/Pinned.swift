/// Whether something finds the member by its name on the view controller.
func isPinned(_ member: Member, in controller: Controller) -> Bool {
    if member.modifiers.isOverride { return true }
    if member.modifiers.attributes.contains(where: { ["objc", "IBAction", "IBSegueAction"].contains($0) }) {
        return true
    }
    guard member.modifiers.access >= .internal else { return false }
    let body = controller.bodies[member.body]
    if body.isExtension, !body.conformances.isEmpty { return true }
    // The protocol may be adopted elsewhere: by another extension, by a superclass, or through one that refines it.
    return member.function.map { !Platform.sdk.protocols(askingFor: $0).isEmpty } ?? false
}

extension Member {
    /// A method of UIKit's delegates and data sources, which a class that adopts the protocol itself declares among its
    /// other members.
    var isDelegateCallback: Bool { function.map(Platform.sdk.isCallbackOfViews) ?? false }
}

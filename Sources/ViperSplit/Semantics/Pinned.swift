/// Whether something finds the member by its name on the view controller.
func isPinned(_ member: Member, in controller: Controller) -> Bool {
    if member.modifiers.isOverride { return true }
    if member.modifiers.attributes.contains(where: { ["objc", "IBAction", "IBSegueAction"].contains($0) }) {
        return true
    }
    let body = controller.bodies[member.body]
    guard member.modifiers.access >= .internal, !body.conformances.isEmpty else { return false }
    return body.isExtension || member.isDelegateCallback
}

extension Member {
    /// A method of UIKit's delegates and data sources, which a class that adopts the protocol itself declares among its
    /// other members.
    var isDelegateCallback: Bool { function.map(Platform.sdk.isCallbackOfViews) ?? false }
}

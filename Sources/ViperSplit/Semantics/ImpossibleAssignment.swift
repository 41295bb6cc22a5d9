import SwiftSyntax

extension ReferenceGraph {
    /// The first place that sets a member of the controller which can't be set: a constant, where no initialiser still may
    /// give it its value, or a property without a setter. No compiler takes such code, and no split of it would compile. An
    /// operator of the app's own may change what a constant refers to.
    var impossibleAssignment: (member: Member, reference: Reference, user: Member)? {
        let controller = semantics.controller
        for (user, references) in zip(controller.members, references) {
            // A designated initialiser gives constants their values before it calls `super.init`.
            let end = isDesignatedInitializer(user) ? user.delegation?.range.lowerBound ?? .max : 0
            for reference in references where reference.use == .assign && reference.range.lowerBound >= end {
                guard let id = reference.memberIDs.first, reference.memberIDs.count == 1,
                    let variable = controller.members[id].variable, variable.bindings.count == 1, !variable.isSettable
                else { continue }
                return (controller.members[id], reference, user)
            }
        }
        return nil
    }
}

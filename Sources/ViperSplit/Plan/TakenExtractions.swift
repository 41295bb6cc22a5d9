/// Whether what was taken out of bodies goes where it was to go.
extension SplitPlan {
    /// The members that stand for it.
    func generated(_ named: Separation.NamedExtraction) -> [Member] {
        controller.members(named: named.name).filter { $0.fullName == named.fullName }
    }

    /// - Parameter original: the controller that it was taken out of.
    func hasTaken(_ generated: [Member], _ named: Separation.NamedExtraction, of original: Controller) -> Bool {
        generated.count == 1 && owners[generated[0].id] == named.extraction.role
            && hasHolder(of: named.extraction, of: original) && !presenterPassesOn(named)
    }

    /// The property that the code goes through, if there is one, is of the same component.
    func hasHolder(of extraction: Extraction, of original: Controller) -> Bool {
        let holder = extraction.holder.flatMap { controller.id(of: $0, in: original) }
        return holder.map { owners[$0] == extraction.role } ?? true
    }

    /// What the Presenter does for a body of the View has its name, and the Presenter needs that for whoever asks for the body.
    private func presenterPassesOn(_ named: Separation.NamedExtraction) -> Bool {
        named.extraction.role == .presenter
            && contracts.forwarders[.presenter, default: [:]].keys.contains {
                controller.members[$0].fullName == named.plainFullName
            }
    }
}

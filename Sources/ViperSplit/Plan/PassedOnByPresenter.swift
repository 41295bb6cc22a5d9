extension SplitPlan {
    /// What the Presenter does for a body of the View has its name, and the Presenter needs that for whoever asks for the body.
    func presenterPassesOn(_ named: Separation.NamedExtraction) -> Bool {
        named.extraction.role == .presenter
            && contracts.forwarders[.presenter, default: [:]].keys.contains {
                controller.members[$0].fullName == PresenterNames.unmarked(named.fullName)
            }
    }
}

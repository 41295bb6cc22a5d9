import SwiftSyntax

extension AppContext {
    /// What a builder has from its base class makes the screen that it is a builder of: `DetailsBuilder.build().view`, of
    /// `VIPERBuilder<DetailsView, DetailsPresenter, DetailsInteractor, DetailsRouter>`.
    ///
    /// The base class makes all parts of the module at once, and the screen's own initialiser the same ones later.
    func inheritedFactories(of type: String) -> [ScreenFactory] {
        guard let base = genericBase(of: type) else { return [] }
        let own = members(of: type)
        return base.functions.compactMap { function in
            let name = function.name.text
            guard !own.contains(where: { $0.declaredNames.contains(name) && mayBeAskedForNothing($0) }),
                let making = ModuleConnections(
                    of: function, among: own + base.members, in: self, arguments: base.types)
            else { return nil }
            return factory(calling: "\(type).\(name)", of: type, making)
        }
    }

    /// The screen among what is made, if its own initialiser leads to the same module.
    private func factory(calling callee: String, of type: String, _ making: ModuleConnections) -> ScreenFactory? {
        guard case .parts(let parts) = making.result, Set(making.made).count == making.made.count else { return nil }
        return parts.firstResult { part in
            let assembly = QuietAssembly(of: part.type, by: type, in: self)
            guard let (link, function) = assembly.ofTheScreen, assembly.isQuiet,
                function.parameterNames.count == 1, let parameter = function.parameterNames.first,
                let later = ModuleConnections(
                    of: function, among: members(of: type), in: self, given: [parameter: part.type])
            else { return nil }
            let isSame =
                later.links == making.links && Set(later.made + [part.type]) == Set(making.made)
                && later.made.count + 1 == making.made.count
                && later.links[ModuleConnections.Link(owner: part.type, property: link)] == later.result.type
            // The parts of a screen that nobody asks for anything are never made, and nobody sees them go.
            let isUnseen =
                making.made.allSatisfy(QuietMakings(app: self).isMadeQuietly)
                && later.made.allSatisfy(QuietMakings(app: self).goesQuietly)
            return isSame && isUnseen
                ? ScreenFactory(
                    screen: part.type, callee: callee, access: "." + part.name, parameters: []) : nil
        }
    }
}

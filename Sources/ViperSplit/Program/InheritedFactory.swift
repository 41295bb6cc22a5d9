import SwiftSyntax

extension AppContext {
    /// What a builder has from its base class makes the screen that it is a builder of: `DetailsBuilder.build().view`, of
    /// `VIPERBuilder<DetailsView, DetailsPresenter, DetailsInteractor, DetailsRouter>`.
    ///
    /// The base class makes all parts of the module at once, and the screen's own initialiser the same ones later.
    func inheritedFactories(of type: String) -> [ScreenFactory] {
        guard let builder = self.type(named: type)?.as(ClassDeclSyntax.self),
            let inherited = builder.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
            let base = self.type(named: inherited.name.text)?.as(ClassDeclSyntax.self), !isLimited(DeclSyntax(base))
        else { return [] }
        let arguments = inherited.genericArgumentClause?.arguments.map(\.argument.trimmedText) ?? []
        let parameters = base.genericParameterNames
        guard !arguments.isEmpty, parameters.count == arguments.count else { return [] }
        let (own, above) = (members(of: type), members(of: base.name.text))
        return above.compactMap { $0.as(FunctionDeclSyntax.self) }.compactMap { function in
            guard isForEveryBuilder(function), !own.contains(where: { $0.declaredNames.contains(function.name.text) }),
                above.count(where: { $0.declaredNames.contains(function.name.text) }) == 1,
                let making = ModuleConnections(
                    of: function, among: own + above, in: self,
                    arguments: Dictionary(zip(parameters, arguments)) { first, _ in first })
            else { return nil }
            return factory(calling: "\(type).\(function.name.text)", of: type, making)
        }
    }

    /// Any builder may be asked for it, by its type and without a value.
    private func isForEveryBuilder(_ function: FunctionDeclSyntax) -> Bool {
        let modifiers = Modifiers(DeclSyntax(function), default: .internal)
        let around = Array(sequence(first: Syntax(function), next: \.parent))
        return modifiers.isStatic && modifiers.access.crossesFiles && !isLimited(DeclSyntax(function))
            && function.signature.effectSpecifiers == nil && function.genericParameterClause == nil
            && function.genericWhereClause == nil
            && function.signature.parameterClause.parameters.allSatisfy {
                $0.defaultValue?.value.is(NilLiteralExprSyntax.self) == true
            }
            && !around.contains { $0.is(IfConfigDeclSyntax.self) }
            && around.compactMap { $0.as(ExtensionDeclSyntax.self) }.allSatisfy { ext in
                ext.genericWhereClause == nil && ext.modifiers.isEmpty && !isLimited(DeclSyntax(ext))
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

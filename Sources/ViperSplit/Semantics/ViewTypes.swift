import SwiftSyntax

extension AppContext {
    /// A value of the type is something to look at: its declaration tells, the app's or the platform's, and its name where there is
    /// none.
    func isViewType(_ name: String) -> Bool {
        guard declaresType(named: name) else {
            return Platform.sdk.draws(name) || isViewOfPlatform(name) || hasNameOfView(name)
        }
        // A structure or an enumeration only tells what is to be seen, but for those of SwiftUI.
        let isValue = types(named: name).allSatisfy {
            $0.decl.is(StructDeclSyntax.self) || $0.decl.is(EnumDeclSyntax.self)
        }
        if isValue { return adopted(by: name).contains(where: isOfModuleThatDraws) }
        return hasNameOfView(name) || superclasses(of: name).contains(where: isViewOutsideOfApp)
    }

    /// `protocol Theme { var tint: UIColor { get }; var font: UIFont { get }; var isDark: Bool { get } }`: a type of the app that
    /// has colours, fonts, images and texts with their looks for the most part says how things look.
    func isPalette(_ name: String) -> Bool {
        guard let group = type(named: name)?.asProtocol((any DeclGroupSyntax).self) else { return false }
        let properties = group.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { Modifiers(DeclSyntax($0), default: .internal).access.crossesFiles }
            .compactMap(\.bindings.first).filter { typeMade(by: $0) != name }
        let drawn = properties.filter(saysHowThingsLook).count
        return drawn > 1 && drawn * 2 >= properties.count
    }

    /// Whether a property is declared with a type that draws, or with or by a text that says how it looks, or with what such
    /// texts are told it by.
    private func saysHowThingsLook(_ property: PatternBindingSyntax) -> Bool {
        guard let type = property.typeAnnotation?.type.unwrapped else {
            return typeMade(by: property).map(isTextWithLooks) ?? false
        }
        if let dictionary = type.as(DictionaryTypeSyntax.self) { return isTextWithLooks(dictionary.key.trimmedText) }
        return isOfModuleThatDraws(type.trimmedText) || isTextWithLooks(type.trimmedText)
    }

    private func typeMade(by property: PatternBindingSyntax) -> String? {
        property.initializer?.value.as(FunctionCallExprSyntax.self)?.madeType
    }

    private func isTextWithLooks(_ name: String) -> Bool {
        Platform.textsWithLooks.contains(name) && !declaresType(named: name)
    }

    private func isViewOutsideOfApp(_ name: String) -> Bool {
        if declaresType(named: name) { return false }
        return moduleOfPlatform(of: name) == nil
            ? Platform.sdk.draws(name) || hasNameOfView(name) : isViewOfPlatform(name)
    }

    private func isViewOfPlatform(_ name: String) -> Bool {
        moduleOfPlatform(of: name) != nil && Platform.sdk.facts(ofType: name).contains(.view)
    }

    /// The module of the platform that declares a type; a library only where the app imports it.
    private func moduleOfPlatform(of name: String) -> PlatformModules.Module? {
        guard let module = Platform.sdk.module(of: name).flatMap({ Platform.sdk.modules[$0] }) else { return nil }
        return module.isThirdParty && !imports(module.name) ? nil : module
    }

    /// The names in the inheritance clauses of a type and of its extensions.
    func adopted(by name: String) -> [String] {
        types(named: name).flatMap(\.inherited)
            + extensionsAdopting(of: name).flatMap { inheritedNames($0.inheritanceClause) }
    }

    func isOfModuleThatDraws(_ name: String) -> Bool {
        !declaresType(named: name) && moduleOfPlatform(of: name)?.draws == true
    }

    /// A type is written with the name of a view.
    func namesViews(_ type: TypeSyntax) -> Bool {
        type.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { return isViewType(name) }
            return false
        }
    }

    /// Whether a function takes a view.
    func takesViews(_ function: FunctionDeclSyntax) -> Bool {
        function.signature.parameterClause.parameters.contains { namesViews($0.type) }
    }
}

/// What nobody declares is a view by its suffix, or by the library that is called after it.
func hasNameOfView(_ name: String) -> Bool {
    guard name.first?.isUppercase == true else { return false }
    let suffixes = [
        "View", "Cell", "Button", "Label", "ViewController", "Layer", "HUD", "Spinner", "Gesture", "TextField",
    ]
    if suffixes.contains(where: { name.hasSuffix($0) && name != $0 }) { return true }
    // A library that shows one thing is called after it.
    return Platform.sdk.modules[name].map { $0.isThirdParty && $0.draws } ?? false
}

import SwiftSyntax

extension AppContext {
    /// A value of the type is something to look at: its declaration tells, and its name where there is none.
    func isViewType(_ name: String) -> Bool {
        guard declaresType(named: name) else { return Platform.sdk.draws(name) || hasNameOfView(name) }
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
        let types = group.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
            .compactMap(typeTold)
        let drawn = types.filter { isOfModuleThatDraws($0) || Platform.textsWithLooks.contains($0) }.count
        return drawn > 1 && drawn * 2 >= types.count
    }

    /// The type that a property is declared with, of a dictionary that of its keys, or else the type that its value makes; nil if
    /// nothing tells.
    private func typeTold(by property: PatternBindingSyntax) -> String? {
        guard let type = property.typeAnnotation?.type.unwrapped else {
            return property.initializer?.value.as(FunctionCallExprSyntax.self)?.madeType
        }
        return type.as(DictionaryTypeSyntax.self)?.key.trimmedText ?? type.trimmedText
    }

    private func isViewOutsideOfApp(_ name: String) -> Bool {
        if declaresType(named: name) { return false }
        return Platform.sdk.declares(name)
            ? Platform.sdk.facts(ofType: name).contains(.view) : Platform.sdk.draws(name) || hasNameOfView(name)
    }

    /// The names in the inheritance clauses of a type and of its extensions.
    func adopted(by name: String) -> [String] {
        types(named: name).flatMap(\.inherited)
            + extensionsAdopting(of: name).flatMap { inheritedNames($0.inheritanceClause) }
    }

    func isOfModuleThatDraws(_ name: String) -> Bool {
        guard !declaresType(named: name), let module = Platform.sdk.module(of: name) else { return false }
        return Platform.sdk.modules[module]?.draws == true
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

import SwiftSyntax

/// How a test makes the Presenter: by its initialiser, or by setting its properties.
struct PresenterUnderTest {
    /// What the Presenter talks to, by the names under which a test has it.
    let spies: [(name: String, spy: Spy)]
    let isMainActor: Bool
    private let name: String
    private let arguments: [String]
    private let isFailable: Bool
    /// The properties that are set afterwards.
    private let assigned: [String]

    init(_ module: WrittenModule, hasUIKit: Bool) {
        let presenter = module.presenter
        name = presenter.name.text
        func spy(_ type: TypeSyntax?) -> Spy? {
            type.flatMap(module.interface(heldAs:)).map { Spy(interface: $0, module: module, hasUIKit: hasUIKit) }
        }
        func isOpen(_ modifiers: DeclModifierListSyntax) -> Bool {
            !["private", "fileprivate"].contains { modifiers.has($0) }
        }
        let members = presenter.memberBlock.members.map(\.decl)
        let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter { isOpen($0.modifiers) }
        let initializer =
            initializers.first { decl in
                decl.signature.parameterClause.parameters.contains { spy($0.type) != nil }
            } ?? initializers.first
        let parameters = initializer?.signature.parameterClause.parameters.map { $0 } ?? []
        var spies: [(name: String, spy: Spy)] = []
        arguments = parameters.compactMap { parameter -> String? in
            let name = parameter.writtenName
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.labelText): "
            if let spy = spy(parameter.type) {
                spies.append((name, spy))
                return label + name
            }
            if parameter.defaultValue != nil { return nil }
            return label + placeholderArgument(parameter, hasUIKit: hasUIKit)
        }
        isFailable = initializer?.optionalMark != nil
        var assigned: [String] = []
        for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
            guard variable.bindingSpecifier.text == "var", isOpen(variable.modifiers), !variable.isComputed else {
                continue
            }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let spy = spy(binding.typeAnnotation?.type), !spies.contains(where: { $0.name == name })
                else { continue }
                spies.append((name, spy))
                assigned.append(name)
            }
        }
        (self.spies, self.assigned) = (spies, assigned)
        isMainActor = presenter.attributes.has("MainActor") || spies.contains { $0.spy.isMainActor }
    }

    /// The Presenter among its spies, as a type of the test's own.
    var text: String {
        let call = name + Layout.ofSkeletons.list(arguments, outer: "        ", besides: 30 + name.count)
        let lines =
            ["presenter = \(call)\(isFailable ? "!" : "")"] + assigned.map { "presenter.\($0) = \($0)" }
        return """
            /// The Presenter, and what it talks to.
            \(isMainActor ? "@MainActor\n" : "")private struct Module {
            \(spies.map { "    let \($0.name) = \($0.spy.name)()\n" }.joined())    let presenter: \(name)

                init() {
            \(lines.map { "        \($0)\n" }.joined())    }
            }
            """
    }
}

/// What a test passes for a parameter: a plain value, or a call of `toBeFilled`.
///
/// - Parameter isAmbiguous: another function of the name and labels is there.
func placeholderArgument(_ parameter: FunctionParameterSyntax, hasUIKit: Bool, isAmbiguous: Bool = false) -> String {
    let name = parameter.name
    if let value = parameter.type.plainValue(hasUIKit: hasUIKit) {
        return isAmbiguous ? "\(value) as \(parameter.type.storedText)" : value
    }
    let call = "toBeFilled(\"\(name)\")"
    return isAmbiguous ? "\(call) as \(parameter.type.storedText)" : call
}

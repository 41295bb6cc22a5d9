import SwiftSyntax

/// The members of a class that stands in for another in tests: each records calls, and returns what a test sets.
struct SpiedMembers {
    /// The name of the class.
    let owner: String
    let isMainActor: Bool
    let module: WrittenModule
    let hasUIKit: Bool

    /// What the class has for a requirement; nil for one that no spy can have by itself.
    func text(of requirement: Requirement, _ names: MadeNames) -> String? {
        switch requirement {
        case .function(let function): SpiedFunction(function, in: self, names).text
        case .property(let property): text(of: property, names)
        case .other: nil
        }
    }

    private func text(of property: RequiredProperty, _ names: MadeNames) -> String {
        let prefix = self.prefix(of: DeclSyntax(property.decl))
        let computed =
            (isNonisolated(DeclSyntax(property.decl)) ? "nonisolated " : "")
            + commonPrefix(of: DeclSyntax(property.decl))
        let name = names.base(of: property)
        if let effects = property.effects {
            let result = SpiedResult(
                property.type, name: names.free(name + "Result"), throwing: effects.throwsClause, in: self)
            let words = [effects.asyncSpecifier?.text, effects.throwsClause?.trimmedText].compactMap { $0 }
            return """
                \(prefix)\(result.property)

                \(computed)var \(property.writtenName): \(property.type.trimmedText) {
                    get \(words.joined(separator: " ")) {
                \(result.giving.map { "        \($0)\n" }.joined())    }
                }
                """
        }
        let sets = names.free(name + "Sets")
        let record = "\(prefix)private(set) var \(sets): [\(property.type.storedText)] = []\n"
        if let value = property.type.plainValue(hasUIKit: hasUIKit) {
            let initial = value == "nil" ? "" : " = \(value)"
            let declared = "\(prefix)var \(property.writtenName): \(property.type.trimmedText)\(initial)"
            return property.isSettable
                ? "\(record)\(declared) {\n    didSet { \(sets).append(\(property.writtenName)) }\n}" : declared
        }
        let stored = names.free("stored" + name.capitalizedFirst)
        let recording = property.isSettable ? "\n        \(sets).append(newValue)" : ""
        return """
            \(property.isSettable ? record : "")\(prefix)private var \(stored): \(property.type.optionalText)

            \(computed)var \(property.writtenName): \(property.type.trimmedText) {
                get {
                    guard let \(stored) else { fatalError("set `\(name)` of `\(owner)` first") }
                    return \(stored)
                }
                set {
                    \(stored) = newValue\(recording)
                }
            }
            """
    }

    /// What stands before what keeps the calls and results of a spied member: `static `, `@MainActor `.
    func prefix(of decl: DeclSyntax) -> String {
        (isNonisolated(decl) ? "nonisolated(unsafe) " : "") + commonPrefix(of: decl)
    }

    private func commonPrefix(of decl: DeclSyntax) -> String {
        let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        let attributes = decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return (attributes.has("MainActor") && !isMainActor ? "@MainActor " : "")
            + (modifiers.has("static") ? "static " : "")
    }

    /// Whether any code may ask for a member, while the spy is the main actor's: the requirement says so, or it is that of a
    /// refined protocol which is nobody's.
    func isNonisolated(_ decl: DeclSyntax) -> Bool {
        guard isMainActor, decl.asProtocol((any WithAttributesSyntax).self)?.attributes.has("MainActor") != true else {
            return false
        }
        if decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("nonisolated") == true { return true }
        let owner = sequence(first: Syntax(decl), next: \.parent).lazy.compactMap { $0.as(ProtocolDeclSyntax.self) }
            .first
        return owner.map { module.isAny(of: $0) { $0.attributes.has("MainActor") } } == false
    }

    func isDeclaredByTheApp(_ type: String) -> Bool { module.type(named: type) != nil }
}

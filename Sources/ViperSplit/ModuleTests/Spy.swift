import SwiftSyntax

/// A class that stands in for what the Presenter talks to through a protocol.
///
/// ## Before
/// ```swift
/// protocol NotesInteractorInterface: InteractorInterface {
///     func note(at index: Int) throws -> Note
/// }
/// ```
/// ## After
/// ```swift
/// final class NotesInteractorSpy: NotesInteractorInterface {
///
///     private(set) var noteCalls: [Int] = []
///     var noteResult: Result<Note, any Error>?
///
///     func note(at index: Int) throws -> Note {
///         noteCalls.append(index)
///         guard let noteResult else { fatalError("set `noteResult` first") }
///         return try noteResult.get()
///     }
/// }
/// ```
struct Spy {
    let interface: ProtocolDeclSyntax
    let module: WrittenModule
    let hasUIKit: Bool

    var name: String { spyName(of: interface.name.text) }

    var isMainActor: Bool { module.isAny(of: interface) { $0.attributes.has("MainActor") } }

    /// The class, without a line end behind it.
    var text: String {
        let (requirements, unknown) = module.requirements(of: [interface])
        let names = MadeNames(of: requirements, areTaken: true)
        let members = requirements.compactMap { requirement -> String? in
            switch requirement {
            case .function(let function): SpiedFunction(function, in: self, names).text
            case .property(let property): text(of: property, names)
            case .other: nil
            }
        }
        let missing =
            unknown.map { "    // Nothing in sight declares `\($0)`: what it asks for is missing here." }
            + requirements.compactMap { requirement in
                guard case .other(let decl) = requirement else { return nil }
                return decl.trimmedText.split(whereSeparator: \.isNewline).first.map {
                    "    // Write it yourself, as no spy can be made of it: \($0)"
                }
            }
        let body = (missing.isEmpty ? [] : [missing.joined(separator: "\n")]) + members.map(oneLevelIn)
        let head = """
            /// Stands in for `\(interface.name.text)`: it records calls, and returns what a test sets.
            \(isMainActor ? "@MainActor\n" : "")final class \(name): \(inherited.joined(separator: ", ")) {
            """
        return body.isEmpty ? head + "}" : head + "\n\n" + body.joined(separator: "\n\n") + "\n}"
    }

    private var inherited: [String] {
        func refines(_ name: String) -> Bool {
            module.isAny(of: interface) { inheritedNames($0.inheritanceClause).contains(name) }
        }
        let isObject = refines(Platform.objectProtocol) || module.isAny(of: interface) { $0.attributes.has("objc") }
        return (isObject ? [Platform.object] : []) + [interface.name.text]
            + (!isMainActor && refines("Sendable") ? ["@unchecked Sendable"] : [])
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
                    guard let \(stored) else { fatalError("set `\(name)` of `\(self.name)` first") }
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

/// `NotesViewSpy` for `NotesViewInterface`.
func spyName(of interface: String) -> String {
    let suffix = ["Interface", "Protocol"].first { interface.hasSuffix($0) && interface != $0 }
    return String(interface.dropLast(suffix?.count ?? 0)) + "Spy"
}

/// The lines of a text one level in.
func oneLevelIn(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
        .joined(separator: "\n")
}

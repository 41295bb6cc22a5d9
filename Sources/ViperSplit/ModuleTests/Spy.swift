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
        let spied = SpiedMembers(owner: name, isMainActor: isMainActor, module: module, hasUIKit: hasUIKit)
        let members = requirements.compactMap { spied.text(of: $0, names) }
        let missing =
            unknown.map { "    // Nothing in sight declares `\($0)`: what it asks for is missing here." }
            + requirements.compactMap { requirement in
                guard case .other(let decl) = requirement else { return nil }
                return decl.sourceText.split(whereSeparator: \.isNewline).first.map {
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

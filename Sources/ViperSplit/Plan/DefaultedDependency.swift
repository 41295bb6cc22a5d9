import SwiftSyntax

/// A service that the app shares and that separation has made a property of: its component is made with it, and takes the
/// shared one where nothing else is handed over.
///
/// ## Before
/// ```swift
/// NoteStore.shared.save(note)
/// ```
/// ## After
/// ```swift
/// private let noteStore: NoteStore
///
/// init(noteStore: NoteStore = .shared) {
///     self.noteStore = noteStore
/// }
/// ```
struct DefaultedDependency {
    let member: Member
    let value: InitializerClauseSyntax
    private let type: String
    /// A default argument isn't evaluated on the actor of the initialiser before Swift 6.
    private let isIsolated: Bool

    /// - Returns: nil if the member isn't a property that separation has made.
    init?(_ member: Member, in controller: Controller, _ context: AppContext) {
        guard member.kind == .storedProperty, let binding = member.variable?.bindings.first,
            controller.isMadeBySeparation(member),
            let type = binding.typeAnnotation?.type, let value = binding.initializer
        else { return nil }
        self.member = member
        self.type = type.trimmedText
        self.value = value
        isIsolated = context.isIsolated(self.type)
    }

    var parameter: AssemblyParameter {
        let shared = value.value.trimmedText
        return isIsolated
            ? AssemblyParameter(
                name: member.writtenName, type: type + "?", defaultValue: "nil",
                value: "\(member.writtenName) ?? \(shared)")
            : AssemblyParameter(name: member.writtenName, type: type, defaultValue: shared)
    }

    /// The value stands in the initialiser now.
    var edit: TextEdit {
        let start = member.variable?.bindings.first?.typeAnnotation?.range.upperBound ?? value.range.lowerBound
        return TextEdit(range: start..<value.range.upperBound, replacement: "")
    }
}

extension Controller {
    /// What components are made with besides what the view controller hands over, by the component.
    func defaultedDependencies(_ owners: Owners, _ context: AppContext) -> [Role: [AssemblyParameter]] {
        members.reduce(into: [:]) { found, member in
            guard owners[member.id] != .view, let dependency = DefaultedDependency(member, in: self, context) else {
                return
            }
            found[owners[member.id], default: []].append(dependency.parameter)
        }
    }
}

extension AppContext {
    /// Whether a type of the app belongs to an actor, by its attributes or by those of what it inherits.
    func isIsolated(_ type: String) -> Bool {
        let parents = types(named: type).flatMap(\.inherited)
        return ([type] + superclasses(of: type) + parents).contains { name in
            self.type(named: name)?.asProtocol((any WithAttributesSyntax).self)?.attributes.nameAnActor == true
        }
    }
}

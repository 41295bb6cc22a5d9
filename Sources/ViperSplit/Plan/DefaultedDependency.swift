import SwiftSyntax

/// A service that a property of the Interactor holds, the controller's own or one that separation has made: the Interactor is
/// made with it, and takes what the property began with where nothing else is handed over.
///
/// ## Before
/// ```swift
/// private let noteStore = NoteStore.shared
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
    private let member: Member
    private let binding: PatternBindingSyntax
    private let value: ExprSyntax
    private let type: TypeSyntax
    /// A default argument isn't evaluated on the actor of the initialiser before Swift 6.
    private let isIsolated: Bool

    /// - Returns: nil if the member isn't such a property.
    init?(
        _ member: Member, in controller: Controller, _ owners: Owners, _ injections: Injections, _ graph: ReferenceGraph
    ) {
        let semantics = graph.semantics
        guard member.kind == .storedProperty, owners[member.id] == .interactor,
            injections.injections[member.id] == nil,
            let binding = member.variable?.bindings.first, let value = binding.initializer?.value
        else { return nil }
        let annotation = binding.typeAnnotation?.type
        if controller.isMadeBySeparation(member) {
            guard let annotation else { return nil }
            type = annotation
            isIsolated = semantics.context.isIsolated(annotation.trimmedText)
        } else {
            guard let service = HeldService(member, graph),
                semantics.timeDependence(of: member) == nil || service.isMadeAlone(among: owners)
            else { return nil }
            type = annotation ?? TypeSyntax(IdentifierTypeSyntax(name: .identifier(service.type)))
            isIsolated = service.isIsolated
        }
        (self.member, self.binding, self.value) = (member, binding, value)
    }

    /// The shared instance that is taken where nothing is handed over, with its type: `NoteStore.shared`, or `.shared`.
    var instance: (type: String, access: MemberAccessExprSyntax)? {
        guard let access = value.as(MemberAccessExprSyntax.self),
            access.base == nil || access.base?.trimmedText == type.trimmedText
        else { return nil }
        return (type.trimmedText, access)
    }

    var parameter: AssemblyParameter {
        let made = value.trimmedText
        if isIsolated {
            return AssemblyParameter(
                name: member.writtenName, type: type.optionalText, defaultValue: "nil",
                value: "\(member.writtenName) ?? \(made)")
        }
        return AssemblyParameter(
            name: member.writtenName, type: type.trimmedText,
            defaultValue: instance.map { "." + $0.access.declName.trimmedText } ?? made)
    }

    /// The value stands in the initialiser now, and the type in its place; what is there from the beginning isn't lazy.
    var edits: [TextEdit] {
        let start = binding.typeAnnotation?.range.upperBound ?? binding.pattern.range.upperBound
        let text = binding.typeAnnotation == nil ? ": " + type.trimmedText : ""
        let lazies = member.variable?.modifiers.filter { $0.name.tokenKind == .keyword(.lazy) } ?? []
        return lazies.map { Syntax($0).removal }
            + [TextEdit(range: start..<value.range.upperBound, replacement: text)]
    }
}

extension Controller {
    /// What the Interactor is made with besides what the view controller hands over, by the component.
    func defaultedDependencies(
        _ owners: Owners, _ injections: Injections, _ graph: ReferenceGraph
    ) -> [Role: [AssemblyParameter]] {
        let found = members.compactMap { DefaultedDependency($0, in: self, owners, injections, graph)?.parameter }
        return found.isEmpty ? [:] : [.interactor: found]
    }
}

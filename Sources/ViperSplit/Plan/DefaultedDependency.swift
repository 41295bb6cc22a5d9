import SwiftSyntax

/// A service that the app shares and that a property of the Interactor holds, the controller's own or one that separation has
/// made: the Interactor is made with it, and takes the shared one where nothing else is handed over.
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
    private let type: String
    /// A default argument isn't evaluated on the actor of the initialiser before Swift 6.
    private let isIsolated: Bool

    /// - Returns: nil if the member isn't such a property.
    init?(_ member: Member, of role: Role, in controller: Controller, _ injections: Injections, _ semantics: Semantics)
    {
        guard member.kind == .storedProperty, role == .interactor, injections.injections[member.id] == nil,
            let binding = member.variable?.bindings.first, let value = binding.initializer?.value
        else { return nil }
        let annotation = binding.typeAnnotation?.type.trimmedText
        if controller.isMadeBySeparation(member) {
            guard let annotation else { return nil }
            type = annotation
            isIsolated = semantics.context.isIsolated(annotation)
        } else {
            guard let shared = semantics.typeOfShared(value, heldBy: member, in: controller) else { return nil }
            type = annotation ?? shared
            isIsolated = semantics.context.isIsolated(shared)
        }
        (self.member, self.binding, self.value) = (member, binding, value)
    }

    var parameter: AssemblyParameter {
        let shared = value.trimmedText
        if isIsolated {
            return AssemblyParameter(
                name: member.writtenName, type: type + "?", defaultValue: "nil",
                value: "\(member.writtenName) ?? \(shared)")
        }
        let access = value.as(MemberAccessExprSyntax.self)
        let isOfType = access?.base?.trimmedText == type
        return AssemblyParameter(
            name: member.writtenName, type: type,
            defaultValue: isOfType ? "." + (access?.declName.trimmedText ?? "") : shared)
    }

    /// The value stands in the initialiser now, and the type in its place.
    var edit: TextEdit {
        let start = binding.typeAnnotation?.range.upperBound ?? binding.pattern.range.upperBound
        return TextEdit(
            range: start..<value.range.upperBound, replacement: binding.typeAnnotation == nil ? ": " + type : "")
    }
}

extension Semantics {
    /// The type whose shared instance a property of the controller begins with.
    ///
    /// - Returns: nil if it begins with something else, or nothing tells of which actor the type is, or when it is made.
    fileprivate func typeOfShared(_ value: ExprSyntax, heldBy member: Member, in controller: Controller) -> String? {
        guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base,
            base.is(DeclReferenceExprSyntax.self), context.isSharedInstance(value),
            type(of: value) == .named(base.trimmedText),
            context.declaresType(named: base.trimmedText) || Platform.sdk.declares(base.trimmedText),
            controller.members(named: base.trimmedText).isEmpty,
            member.modifiers.attributes.isEmpty, !member.hasObservers, !member.modifiers.isLazy,
            !member.modifiers.isStatic, !member.modifiers.isWeak,
            member.variable?.bindings.count == 1, timeDependence(of: member) == nil
        else { return nil }
        return base.trimmedText
    }
}

extension Controller {
    /// What the Interactor is made with besides what the view controller hands over, by the component.
    func defaultedDependencies(
        _ owners: Owners, _ injections: Injections, _ semantics: Semantics
    ) -> [Role: [AssemblyParameter]] {
        members.reduce(into: [:]) { found, member in
            let role = owners[member.id]
            let dependency = DefaultedDependency(member, of: role, in: self, injections, semantics)
            if let dependency { found[role, default: []].append(dependency.parameter) }
        }
    }
}

extension AppContext {
    /// Whether a type of the app belongs to an actor, by its attributes or by those of what it inherits.
    fileprivate func isIsolated(_ type: String) -> Bool {
        let parents = types(named: type).flatMap(\.inherited)
        return ([type] + superclasses(of: type) + parents).contains { name in
            self.type(named: name)?.asProtocol((any WithAttributesSyntax).self)?.attributes.nameAnActor == true
        }
    }
}

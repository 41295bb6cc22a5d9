import SwiftSyntax

/// The service that a stored property of the controller begins with, if whoever makes a component may as well hand it over:
/// `NoteStore.shared`, `NoteStore()`.
///
/// A lazy one is made earlier then, and maybe for nothing: so nobody may notice that it is made, nor that it goes.
struct HeldService {
    /// The name of the type that the value has.
    let type: String
    private let property: Member
    private let value: ExprSyntax
    private let semantics: Semantics

    /// - Returns: nil if the property holds no service, or begins with something else, or if it can't be set by an initialiser,
    ///   under the names of another file.
    init?(_ property: Member, _ graph: ReferenceGraph) {
        semantics = graph.semantics
        let modifiers = property.modifiers
        guard property.kind == .storedProperty, let binding = property.variable?.bindings.first,
            property.variable?.bindings.count == 1, modifiers.attributes.isEmpty, !property.hasObservers,
            !modifiers.isStatic, !modifiers.isWeak, let value = binding.initializer?.value,
            let type = semantics.typeOfService(value, heldBy: property), !graph.namesWhatIsPrivateToItsFile(property),
            graph.references[property.id].allSatisfy(\.isOfUnknown)
        else { return nil }
        let annotation = binding.typeAnnotation?.type
        if annotation?.isOpen(over: []) == true { return nil }
        if modifiers.isLazy, !Self.comesAndGoesQuietly(value, type, annotation, semantics.context) { return nil }
        (self.type, self.property, self.value) = (type, property, value)
    }

    private static func comesAndGoesQuietly(
        _ value: ExprSyntax, _ type: String, _ annotation: TypeSyntax?, _ app: AppContext
    ) -> Bool {
        let makings = QuietMakings(app: app)
        return makings.isQuietValue(value, as: annotation.map { [$0] } ?? [])
            && (value.is(MemberAccessExprSyntax.self) || makings.goesQuietly(type))
    }

    /// Whether no other value of the component tells when it is made: what an initialiser is handed is made before what the class
    /// begins with.
    func isMadeAlone(among owners: Owners) -> Bool {
        !semantics.controller.members.contains { other in
            other.id != property.id && owners[other.id] == owners[property.id]
                && semantics.timeDependence(of: other) != nil
        }
    }

    /// Whether what makes or gives it may belong to an actor.
    var isIsolated: Bool {
        nodes(in: Syntax(value)).contains { node in
            if let access = node.as(MemberAccessExprSyntax.self) {
                let found = semantics.membersNamed(by: access).map(\.decl)
                return found.isEmpty || found.contains { Syntax($0).belongsToActor }
            }
            guard let reference = node.as(DeclReferenceExprSyntax.self),
                reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
            else { return false }
            return semantics.typeNamed(by: ExprSyntax(reference))?.name.map(semantics.context.isIsolated) ?? true
        }
    }
}

extension Semantics {
    /// The type of a service that is the app's shared one, or is made where the property begins.
    ///
    /// - Returns: nil if nothing in sight tells of which actor the type is.
    fileprivate func typeOfService(_ value: ExprSyntax, heldBy property: Member) -> String? {
        let call = value.as(FunctionCallExprSyntax.self)
        let named = value.as(MemberAccessExprSyntax.self)?.base ?? call?.calledExpression
        guard let name = named?.bareName, type(of: value) == .named(name),
            context.declaresType(named: name) || Platform.sdk.declares(name)
        else { return nil }
        guard let call else { return context.isSharedInstance(value) ? name : nil }
        return isService(property) && typeNamed(by: call.calledExpression) == .named(name)
            && nodes(ClosureExprSyntax.self, in: Syntax(call)).isEmpty && isOnOneLine(call, of: property) ? name : nil
    }

    private func isOnOneLine(_ call: FunctionCallExprSyntax, of property: Member) -> Bool {
        let unit = controller.unit(of: property)
        return unit.lineIndex(of: call.range.lowerBound) == unit.lineIndex(of: call.range.upperBound)
    }
}

extension AppContext {
    /// Whether a type belongs to an actor, by its attributes, those of what it inherits, or those of an initialiser.
    func isIsolated(_ type: String) -> Bool {
        let parents = types(named: type).flatMap(\.inherited)
        let initializers = members(of: type).filter { $0.is(InitializerDeclSyntax.self) }
        return initializers.contains { Syntax($0).belongsToActor }
            || ([type] + superclasses(of: type) + parents).contains { name in
                let decl = self.type(named: name) ?? Platform.sdk.declaration(of: name)
                return decl.map { Syntax($0).belongsToActor } == true
            }
    }
}

extension Syntax {
    /// Whether an attribute of the declaration itself names an actor.
    fileprivate var belongsToActor: Bool {
        asProtocol((any WithAttributesSyntax).self)?.attributes.nameAnActor == true
    }
}

extension Reference {
    /// It depends on the view controller in no way that is known.
    fileprivate var isOfUnknown: Bool {
        if case .unknown = target { true } else { false }
    }
}

import SwiftSyntax

extension FoundMember {
    /// The generic parameters of the member itself.
    var ownGenerics: [String] {
        decl.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters.map {
            $0.name.identifierText
        } ?? []
    }

    /// The parameters that a call of it fills.
    var callClause: FunctionParameterClauseSyntax? {
        decl.as(FunctionDeclSyntax.self)?.signature.parameterClause
            ?? decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
            ?? decl.as(SubscriptDeclSyntax.self)?.parameterClause
    }
}

extension Semantics {
    /// The type of one of the view controller's properties.
    ///
    /// - Returns: nil where neither an annotation nor an initial value tells, and for properties that are declared together.
    func type(of member: Member) -> Type? {
        guard let variable = member.variable, variable.bindings.count == 1 else { return nil }
        return type(ofVariable: variable, named: member.name)
    }

    /// A type that a member's declaration writes, as a value has it: generic parameters of the owner, `Self` and associated
    /// types are what they are for the value. Those of the member itself stay open.
    func type(_ written: Type, of member: FoundMember) -> Type {
        let type = substitute(member.substitution, in: written)
        let own = Set(member.ownGenerics)
        var associated: [String: Type] = [:]
        for case .parameter(let name) in type.parts where !own.contains(String(name.prefix { $0 != "." })) {
            associated[name] = associatedType(name, of: member.receiver)
        }
        return type.substituting(associated)
    }

    /// The type of a property, or of an enum's case without values, as a value has it.
    func type(ofProperty name: String, _ member: FoundMember) -> Type? {
        if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
            let values = cases.elements.first { $0.name.identifierText == name }?.parameterClause?.parameters
            guard let values else { return member.receiver }
            let types = values.map { self.type($0.type).map { type($0, of: member) } }
            guard !types.contains(nil) else { return nil }
            return .function(
                Type.Function(parameters: types.compactMap { $0 }.map { .init(type: $0) }, result: member.receiver))
        }
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { return nil }
        return type(ofVariable: variable, named: name).map { type($0, of: member) }
    }

    /// The type that a declaration of properties gives to one of them, by its annotation or its initial value.
    func type(ofVariable variable: VariableDeclSyntax, named name: String) -> Type? {
        let bindings = Array(variable.bindings)
        guard
            let place = bindings.firstIndex(where: {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
            })
        else { return nil }
        // In `var a, b: Int` the annotation stands behind the last.
        let annotation =
            bindings[place].typeAnnotation
            ?? (bindings[place].initializer == nil
                ? bindings[place...].first { $0.typeAnnotation != nil || $0.initializer != nil }?.typeAnnotation : nil)
        if let annotation { return type(annotation.type) }
        return bindings[place].initializer.flatMap { type(of: $0.value) }.map(\.asRead)
    }

    /// The type that a parameter has inside of its function.
    func type(ofParameter parameter: FunctionParameterSyntax) -> Type? {
        guard let type = type(parameter.type) else { return nil }
        return parameter.ellipsis == nil ? type : .array(type)
    }

    /// The type of a method as a value: `(Note) -> Bool`.
    func functionType(of member: FoundMember) -> Type? {
        guard let function = member.decl.as(FunctionDeclSyntax.self) else { return nil }
        return functionType(function.signature).map { type($0, of: member) }
    }

    func functionType(_ signature: FunctionSignatureSyntax) -> Type? {
        let parameters = signature.parameterClause.parameters.map { type(ofParameter: $0) }
        guard !parameters.contains(nil) else { return nil }
        guard let result = signature.returnClause.map({ type($0.type) }) ?? .void else { return nil }
        let effects = [
            signature.effectSpecifiers?.asyncSpecifier?.text,
            signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text,
        ]
        return .function(
            Type.Function(
                parameters: parameters.compactMap { $0 }.map { .init(type: $0) }, result: result,
                effects: effects.compactMap { $0 }))
    }
}

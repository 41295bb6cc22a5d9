import SwiftSyntax

/// Reads types as they are written.
///
/// - Parameter name: resolves a path as it is written at its place: nil if what it names can't be told, or can't be named
///   from elsewhere.
func readType(_ syntax: TypeSyntax, resolving name: (String, [Type], Syntax) -> Type?) -> Type? {
    func read(_ type: TypeSyntax) -> Type? { readType(type, resolving: name) }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
        guard let arguments = genericArguments(type.genericArgumentClause, read) else { return nil }
        return name(type.name.identifierText, arguments, Syntax(type))
    case .memberType(let type):
        guard let arguments = genericArguments(type.genericArgumentClause, read) else { return nil }
        let base = type.baseType
        if ["Type", "Protocol"].contains(type.name.text) { return read(base).map { .metatype($0) } }
        guard base.is(IdentifierTypeSyntax.self) || base.is(MemberTypeSyntax.self) else { return nil }
        let member = type.name.identifierText
        switch read(base) {
        case .parameter("Self"): return .parameter(member)
        case .parameter(let owner): return .parameter("\(owner).\(member)")
        case .nominal(let owner, _): return name("\(owner).\(member)", arguments, Syntax(type))
        default: return nil
        }
    case .optionalType(let type): return read(type.wrappedType).map { .optional($0) }
    case .implicitlyUnwrappedOptionalType(let type):
        return read(type.wrappedType).map { .optional($0, isImplicit: true) }
    case .arrayType(let type): return read(type.element).map { .array($0) }
    case .dictionaryType(let type):
        guard let key = read(type.key), let value = read(type.value) else { return nil }
        return .dictionary(key, value)
    case .tupleType(let type): return readTuple(type, read)
    case .functionType(let type): return readFunction(type, attributes: [], read)
    case .attributedType(let type):
        let attributes = type.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedText
        }
        if let function = type.baseType.as(FunctionTypeSyntax.self) {
            return readFunction(function, attributes: attributes, read)
        }
        return read(type.baseType)
    case .metatypeType(let type): return read(type.baseType).map { .metatype($0) }
    case .someOrAnyType(let type):
        guard let constraint = read(type.constraint) else { return nil }
        if type.someOrAnySpecifier.tokenKind == .keyword(.some) { return .opaque(constraint) }
        if case .existential = constraint { return constraint }
        return .existential([constraint])
    case .compositionType(let type):
        let parts = type.elements.map { read($0.type) }
        return parts.contains(nil) ? nil : .existential(parts.compactMap { $0 })
    default: return nil
    }
}

private func genericArguments(
    _ clause: GenericArgumentClauseSyntax?, _ read: (TypeSyntax) -> Type?
) -> [Type]? {
    let arguments = clause?.arguments.map { argument -> Type? in
        if case .type(let type) = argument.argument { return read(type) }
        return nil
    }
    guard let arguments else { return [] }
    return arguments.contains(nil) ? nil : arguments.compactMap { $0 }
}

private func readTuple(_ tuple: TupleTypeSyntax, _ read: (TypeSyntax) -> Type?) -> Type? {
    var elements: [Type.Part] = []
    for element in tuple.elements {
        guard let type = read(element.type) else { return nil }
        let label = element.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.identifierText }
        elements.append(Type.Part(label: label, type: type))
    }
    return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
}

private func readFunction(
    _ function: FunctionTypeSyntax, attributes: [String], _ read: (TypeSyntax) -> Type?
) -> Type? {
    guard let result = read(function.returnClause.type) else { return nil }
    var parameters: [Type.Parameter] = []
    for parameter in function.parameters {
        guard let type = read(parameter.type) else { return nil }
        let isInout = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        }
        parameters.append(
            Type.Parameter(
                label: parameter.secondName?.identifierText, type: type, isInout: isInout == true,
                isVariadic: parameter.ellipsis != nil))
    }
    let effects = [
        function.effectSpecifiers?.asyncSpecifier?.text, function.effectSpecifiers?.throwsClause?.throwsSpecifier.text,
    ]
    return .function(
        Type.Function(
            parameters: parameters, result: result, effects: effects.compactMap { $0 }, attributes: attributes))
}

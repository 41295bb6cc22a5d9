import SwiftSyntax

/// Whether a member can be what an expression names: a call must fit a function's parameters.
func fits(_ member: Member, _ node: Syntax) -> Bool {
    guard let function = member.decl.as(FunctionDeclSyntax.self) else {
        // A call of a property is fine where the property holds a closure.
        return true
    }
    guard case .call(let labels, let trailing) = use(of: node) else {
        guard let name = node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName,
            let arguments = name.argumentNames
        else { return true }
        let written = arguments.arguments.map { $0.name.text == "_" ? nil : $0.name.identifierText }
        return written == function.parameterLabels
    }
    return omittedParameters(function.signature.parameterClause, labels, trailing) != nil
}

/// The parameters that a call leaves to their default values.
///
/// - Returns: their places; nil if the call doesn't fit the function or initialiser.
func omittedParameters(
    _ clause: FunctionParameterClauseSyntax, _ labels: [String?], _ trailingClosures: Int
) -> [Int]? {
    let parameters = Array(clause.parameters)
    let parameterLabels = clause.labels
    // Trailing closures stand for the last parameters that take a function.
    var last = parameters.count
    var omitted: [Int] = []
    for _ in 0..<trailingClosures {
        last -= 1
        while last >= 0, !parameters[last].type.mayBeFunction {
            guard parameters[last].defaultValue != nil else { return nil }
            omitted.append(last)
            last -= 1
        }
        guard last >= 0 else { return nil }
    }
    var place = 0
    for label in labels {
        var isVariadicRest = false
        while place < last, parameterLabels[place] != label {
            if label == nil, place > 0, parameters[place - 1].ellipsis != nil {
                isVariadicRest = true
                break
            }
            guard parameters[place].defaultValue != nil || parameters[place].ellipsis != nil else { return nil }
            omitted.append(place)
            place += 1
        }
        if isVariadicRest { continue }
        if place == last {
            guard label == nil, place > 0, parameters[place - 1].ellipsis != nil else { return nil }
            continue
        }
        place += 1
    }
    while place < last {
        guard parameters[place].defaultValue != nil || parameters[place].ellipsis != nil else { return nil }
        omitted.append(place)
        place += 1
    }
    return omitted.sorted()
}

extension TypeSyntax {
    /// A function type, written out or behind a name that may stand for one.
    var mayBeFunction: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.mayBeFunction }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.mayBeFunction }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.mayBeFunction
        }
        if let name = self.as(IdentifierTypeSyntax.self)?.name.text {
            return Platform.sdk.declaration(of: name) == nil && !isUIKitName(name)
        }
        return self.is(FunctionTypeSyntax.self) || self.is(MemberTypeSyntax.self)
    }
}

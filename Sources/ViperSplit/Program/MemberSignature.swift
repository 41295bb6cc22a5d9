import SwiftSyntax

/// All that tells a function, an initialiser or a property from others in the same type; nil for other declarations.
///
/// - Parameter spelling: the words for a type.
func memberSignature(of decl: DeclSyntax, named name: String, spelling: (TypeSyntax) -> String) -> [String]? {
    let place = Modifiers(decl, default: .internal).isStatic ? "static" : ""
    func words(
        _ signature: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
        _ conditions: GenericWhereClauseSyntax?
    ) -> [String] {
        let parameters = signature.parameterClause.parameters.flatMap { parameter in
            [parameter.firstName.identifierText, spelling(parameter.type)]
        }
        let result = signature.returnClause.map { spelling($0.type) } ?? ""
        let effect = signature.effectSpecifiers?.asyncSpecifier?.text ?? ""
        return [place, name + "(", result, effect, generics?.trimmedText ?? "", conditions?.trimmedText ?? ""]
            + parameters
    }
    return switch decl.as(DeclSyntaxEnum.self) {
    case .variableDecl: [place, name]
    case .functionDecl(let function):
        words(function.signature, function.genericParameterClause, function.genericWhereClause)
    case .initializerDecl(let initializer):
        words(initializer.signature, initializer.genericParameterClause, initializer.genericWhereClause)
    default: nil
    }
}

extension Controller {
    /// The first two members that no compiler takes beside each other. What is private to one file another may have, too.
    var declaredTwice: (first: Member, second: Member)? {
        var known: [[String]: [Member]] = [:]
        for member in members {
            for name in member.names {
                let signature = memberSignature(of: member.decl, named: name) { type in
                    type.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
                }
                guard let signature else { continue }
                let twin = known[signature]?.first { other in
                    other.unit == member.unit
                        || other.modifiers.access.crossesFiles && member.modifiers.access.crossesFiles
                }
                if let twin { return (twin, member) }
                known[signature, default: []].append(member)
            }
        }
        return nil
    }

    func declaredTwiceError(_ twins: (first: Member, second: Member)) -> SplitError {
        let places = [twins.first, twins.second].map { member in
            "line \(location(of: place(of: member)).line) of `\(unit(of: member).path)`"
        }
        return .declaredTwice(name: twins.second.name, places: places)
    }
}

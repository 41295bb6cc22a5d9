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
        let result = signature.returnClause.map { spelling($0.type) } ?? ""
        let effect = signature.effectSpecifiers?.asyncSpecifier?.text ?? ""
        return [place, name + "(", result, effect, generics?.trimmedText ?? "", conditions?.trimmedText ?? ""]
            + parameterWords(of: signature, spelling: spelling)
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

/// The labels of parameters and their types, which tell a call from another.
private func parameterWords(of signature: FunctionSignatureSyntax, spelling: (TypeSyntax) -> String) -> [String] {
    signature.parameterClause.parameters.flatMap { [$0.firstName.identifierText, spelling($0.type)] }
}

/// A type's tokens as they are written, however they are spaced.
private func words(of type: TypeSyntax) -> String {
    type.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
}

extension Controller {
    /// Whether the parameters of a call that means one function don't tell it from another: only its result does, or what is
    /// asked of its type parameters.
    func isToldByResult(_ member: Member) -> Bool {
        guard let function = member.function else { return false }
        let parameters = parameterWords(of: function.signature, spelling: words)
        return members(named: member.name).contains { other in
            other.id != member.id
                && other.function.map { parameterWords(of: $0.signature, spelling: words) } == parameters
        }
    }

    /// Two members that no compiler takes beside each other.
    struct Twins {
        let first: Member
        let second: Member
        /// The name that both have, of a function with its labels.
        let name: String

        var members: [Member] { [first, second] }
    }

    /// All twins, in the order of their second members. What is private to one file another may have, too.
    var twins: [Twins] {
        var known: [[String]: [Member]] = [:]
        var found: [Twins] = []
        for member in members {
            for name in member.names {
                guard let signature = memberSignature(of: member.decl, named: name, spelling: words) else { continue }
                found += known[signature, default: []].filter { areSeen($0, member) }.map {
                    Twins(first: $0, second: member, name: member.function == nil ? name : member.fullName)
                }
                known[signature, default: []].append(member)
            }
        }
        return found
    }

    private func areSeen(_ one: Member, _ other: Member) -> Bool {
        one.unit == other.unit || one.modifiers.access.crossesFiles && other.modifiers.access.crossesFiles
    }

    func declaredTwiceError(_ twins: Twins) -> SplitError {
        let places = twins.members.map { member in
            "line \(location(of: place(of: member)).line) of `\(unit(of: member).path)`"
        }
        return .declaredTwice(name: twins.name, places: places)
    }
}

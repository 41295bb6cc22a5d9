import SwiftSyntax

extension Semantics {
    /// The candidate that the arguments fit, with what they tell of its generic parameters.
    ///
    /// - Returns: nil if none fits; if several do as well, what they have in common.
    func best(_ candidates: [Candidate], for arguments: [CallArgument], of call: Syntax) -> Callee? {
        let fitting = candidates.compactMap { candidate -> (Candidate, [Int], [Int])? in
            match(arguments.map(\.shape), with: candidate.parameters).map { (candidate, $0.places, $0.omitted) }
        }
        guard !fitting.isEmpty else { return nil }
        var rest = fitting
        if rest.count > 1 {
            rest = rest.filter { fits($0.0, arguments, $0.1) }
            if rest.isEmpty { return nil }
        }
        if rest.count > 1 {
            let exact = rest.filter { takesExactly($0.0, arguments, $0.1) }
            if !exact.isEmpty { rest = exact }
        }
        if rest.count > 1 {
            // A parameter of one type says more than one of any.
            let plain = rest.filter { candidate, places, _ in
                places.allSatisfy { place in
                    if case .parameter = candidate.types[place] { false } else { true }
                }
            }
            if !plain.isEmpty { rest = plain }
        }
        let current = rest.filter { $0.0.decl?.isDeprecated != true }
        if !current.isEmpty { rest = current }
        let nearest = rest.map(\.0.depth).min() ?? 0
        rest = rest.filter { $0.0.depth == nearest }
        if rest.count > 1, let wanted = expectedTypeOfCall(call)?.unwrapped {
            let asked = rest.filter { $0.0.result?.unwrapped == wanted }
            if !asked.isEmpty { rest = asked }
        }
        let filled = rest.map { fill($0.0, arguments, $0.1, $0.2, call) }
        guard let first = filled.first else { return nil }
        if filled.count == 1 { return first }
        // Overloads that can't be told apart may still agree.
        let results = Set(filled.map(\.result))
        return Callee(
            decl: nil, owner: first.owner, parameters: [], places: [], omitted: [],
            result: results.count == 1 ? first.result : nil)
    }

    /// What a value that is a function gives, and takes.
    func call(_ function: Type.Function, _ arguments: [CallArgument]) -> Callee? {
        guard arguments.count <= function.parameters.count || function.parameters.isEmpty else { return nil }
        return Callee(
            decl: nil, owner: nil, parameters: function.parameters.map(\.type), places: Array(arguments.indices),
            omitted: [], result: function.result)
    }

    private func expectedTypeOfCall(_ call: Syntax) -> Type? {
        call.as(ExprSyntax.self).flatMap { expectedType(of: $0, besidesCalls: true) }
    }

    // MARK: - Which fits

    private func fits(_ candidate: Candidate, _ arguments: [CallArgument], _ places: [Int]) -> Bool {
        zip(arguments, places).allSatisfy { argument, place in
            guard let parameter = candidate.types[place] else { return true }
            return mayTake(parameter, argument.expression)
        }
    }

    /// Whether a parameter may be given an expression, as far as that can be told without knowing the parameter.
    private func mayTake(_ parameter: Type, _ expression: ExprSyntax) -> Bool {
        let wanted = canonical(parameter.unwrapped)
        if case .parameter = wanted { return true }
        if let closure = expression.as(ClosureExprSyntax.self) {
            guard case .function(let function) = wanted else { return wanted.name == "Any" }
            let count = closure.parameterNames.count
            return count == 0 || count == function.parameters.count
                || function.parameters.count == 1 && function.parameters[0].type.isTuple(of: count)
        }
        if case .function = wanted { return expression.mayBeFunctionValue }
        if expression.is(NilLiteralExprSyntax.self) { return parameter.isOptional }
        if expression.isImplicitMember, let name = wanted.name, declaredType(name) != nil {
            let member = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText ?? ""
            return !members(named: member, of: wanted, isStatic: true).isEmpty
        }
        if expression.isLiteral { return mayBeLiteral(wanted, expression) }
        guard let given = type(of: expression).map(canonical) else { return true }
        return isConvertible(given, to: parameter)
    }

    /// A number isn't a text.
    private func mayBeLiteral(_ wanted: Type, _ literal: ExprSyntax) -> Bool {
        switch literal.kind {
        case .stringLiteralExpr: !wanted.isNumeric && wanted != .bool && !wanted.isCollection
        case .integerLiteralExpr: wanted != .string && wanted != .bool && !wanted.isCollection
        case .floatLiteralExpr: wanted != .string && wanted != .bool && wanted != .int && !wanted.isCollection
        case .booleanLiteralExpr: wanted == .bool || wanted.name.map { declaredType($0)?.isProtocol ?? true } ?? true
        default: !wanted.isNumeric && wanted != .string && wanted != .bool
        }
    }

    private func takesExactly(_ candidate: Candidate, _ arguments: [CallArgument], _ places: [Int]) -> Bool {
        zip(arguments, places).allSatisfy { argument, place in
            guard let parameter = candidate.types[place].map(canonical), !argument.expression.is(ClosureExprSyntax.self)
            else {
                return true
            }
            let given = (argument.expression.typeOfLiteral ?? type(of: argument.expression)).map(canonical)
            return given == nil || given == parameter || given == parameter.unwrapped
        }
    }

    /// Whether a value of one type may stand where another is asked for.
    func isConvertible(_ given: Type, to wanted: Type) -> Bool {
        let given = canonical(given)
        let wanted = canonical(wanted)
        if given == wanted || wanted.isOpen || given.isOpen { return true }
        if case .optional(let inner, _) = wanted { return isConvertible(given.unwrapped, to: inner) }
        if case .optional(_, let isImplicit) = given { return isImplicit && isConvertible(given.unwrapped, to: wanted) }
        switch (given, wanted) {
        case (.array(let first), .array(let second)): return isConvertible(first, to: second)
        case (.dictionary(_, let first), .dictionary(_, let second)): return isConvertible(first, to: second)
        case (.function, .function), (.tuple, .tuple), (_, .existential), (_, .opaque): return true
        case (.function, _), (_, .function): return false
        default: break
        }
        guard let first = given.name, let second = wanted.name else { return false }
        if ["Any", "AnyObject", "AnyHashable"].contains(second) { return true }
        if first == second { return true }
        if Set([first, second]) == [Platform.drawnNumber, "Double"] { return true }
        guard let declared = declaredType(first) else { return true }
        if ancestry(of: first).contains(second) { return true }
        // What only a library knows may be above, too.
        let isComplete = ancestry(of: first).allSatisfy { declaredType($0) != nil }
        return !isComplete && declared.isClass && declaredType(second)?.decl?.is(StructDeclSyntax.self) != true
            || declaredType(second) == nil && !given.isNumeric && given != .string && given != .bool
    }

    // MARK: - Generic parameters

    private func fill(
        _ candidate: Candidate, _ arguments: [CallArgument], _ places: [Int], _ omitted: [Int], _ call: Syntax
    ) -> Callee {
        var known: [String: Type] = [:]
        if !candidate.generics.isEmpty {
            // Closures last: what they are given follows from the others.
            let order = arguments.indices.sorted { first, second in
                let (one, other) = (arguments[first].expression.isTyped, arguments[second].expression.isTyped)
                return one == other ? first < second : one
            }
            for index in order {
                guard let parameter = candidate.types[places[index]] else { continue }
                let wanted = parameter.substituting(known)
                guard wanted.isOpen else { continue }
                learn(&known, from: arguments[index].expression, as: wanted)
                learnAssociatedTypes(&known, of: candidate)
                for (first, second) in candidate.requirements {
                    unify(first.substituting(known), second.substituting(known), &known)
                    unify(second.substituting(known), first.substituting(known), &known)
                }
            }
            if candidate.result?.substituting(known).isOpen == true, let result = candidate.result,
                let wanted = expectedTypeOfCall(call)
            {
                unify(result.substituting(known), wanted, &known)
            }
        }
        let types = candidate.types.map { $0?.substituting(known) }
        let result = candidate.result?.substituting(known)
        let own = candidate.generics
        let isKnown =
            result?.parts.contains { part in
                if case .parameter(let name) = part {
                    return own.contains(String(name.prefix { $0 != "." })) || name == "Self"
                }
                return false
            } == false
        return Callee(
            decl: candidate.decl, owner: candidate.member?.owner, parameters: types, places: places, omitted: omitted,
            result: isKnown ? result : nil)
    }

    private func learnAssociatedTypes(_ known: inout [String: Type], of candidate: Candidate) {
        let required = candidate.requirements.flatMap { [$0.0, $0.1] }
        let open = ((candidate.types + [candidate.result]).compactMap { $0 } + required).flatMap(\.parts)
        for case .parameter(let name) in open where name.contains(".") && known[name] == nil {
            let head = String(name.prefix { $0 != "." })
            let rest = String(name.dropFirst(head.count + 1))
            if let type = known[head] { known[name] = associatedType(rest, of: type) }
        }
    }

    private func learn(_ known: inout [String: Type], from expression: ExprSyntax, as wanted: Type) {
        if let closure = expression.as(ClosureExprSyntax.self) {
            guard case .function(let function) = wanted.unwrapped else { return }
            if let result = resultType(of: closure, givenParameters: function.parameters.map(\.type)) {
                unify(function.result, result, &known)
            }
            return
        }
        if let keyPath = expression.as(KeyPathExprSyntax.self), case .function(let function) = wanted.unwrapped {
            if let root = function.parameters.first?.type, let value = type(of: keyPath, from: root) {
                unify(function.result, value, &known)
            }
            return
        }
        guard let given = type(of: expression) else { return }
        unify(wanted, given, &known)
    }

    /// Finds what generic parameters stand for where one type is given for another.
    func unify(_ wanted: Type, _ given: Type, _ known: inout [String: Type]) {
        switch (wanted, given) {
        case (.parameter(let name), _):
            if known[name] == nil, !given.isOpen { known[name] = given }
        case (.optional(let wanted, _), .optional(let given, _)): unify(wanted, given, &known)
        case (.optional(let wanted, _), _): unify(wanted, given, &known)
        case (.array(let wanted), .array(let given)): unify(wanted, given, &known)
        case (.dictionary(let key, let value), .dictionary(let first, let second)):
            unify(key, first, &known)
            unify(value, second, &known)
        case (.nominal(let name, let wanted), .nominal(let other, let given)) where name == other:
            for (wanted, given) in zip(wanted, given) { unify(wanted, given, &known) }
        case (.tuple(let wanted), .tuple(let given)) where wanted.count == given.count:
            for (wanted, given) in zip(wanted, given) { unify(wanted.type, given.type, &known) }
        case (.metatype(let wanted), .metatype(let given)): unify(wanted, given, &known)
        case (.function(let wanted), .function(let given)):
            for (wanted, given) in zip(wanted.parameters, given.parameters) { unify(wanted.type, given.type, &known) }
            unify(wanted.result, given.result, &known)
        case (.existential(let wanted), _): for part in wanted { unify(part, given, &known) }
        case (.opaque(let wanted), _): unify(wanted, given, &known)
        default: break
        }
    }
}

extension Type {
    var isNumeric: Bool {
        guard let name else { return false }
        return name.hasPrefix("Int") && name != "Interval" || name.hasPrefix("UInt")
            || ["Double", "Float", Platform.drawnNumber, "TimeInterval", "Decimal"].contains(name)
    }

    fileprivate var isCollection: Bool {
        switch self {
        case .array, .dictionary: true
        default: false
        }
    }

    fileprivate func isTuple(of count: Int) -> Bool {
        if case .tuple(let elements) = self { return elements.count == count }
        return false
    }
}

extension DeclSyntax {
    /// `@available(*, deprecated)`
    fileprivate var isDeprecated: Bool {
        let around = sequence(first: Syntax(self), next: \.parent).first { $0.is(ExtensionDeclSyntax.self) }
        return [Syntax(self), around].compactMap { $0?.asProtocol((any WithAttributesSyntax).self) }.contains { node in
            node.attributes.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == "deprecated" } }
        }
    }
}

extension ExprSyntax {
    /// The type that a literal has where nothing asks for another.
    fileprivate var typeOfLiteral: Type? {
        switch kind {
        case .stringLiteralExpr: .string
        case .integerLiteralExpr: .int
        case .floatLiteralExpr: .double
        case .booleanLiteralExpr: .bool
        default: nil
        }
    }

    /// The expression has a type by itself: literals and closures take that of their place.
    fileprivate var isTyped: Bool { !isLiteral && !self.is(ClosureExprSyntax.self) && !isImplicitMember }

    fileprivate var mayBeFunctionValue: Bool {
        self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self) || self.is(KeyPathExprSyntax.self)
            || self.is(NilLiteralExprSyntax.self) || self.is(FunctionCallExprSyntax.self)
            || self.is(ForceUnwrapExprSyntax.self)
            || self.is(TernaryExprSyntax.self) || self.is(InfixOperatorExprSyntax.self)
    }
}

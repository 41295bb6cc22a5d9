import SwiftSyntax

/// What a body asks of services: a use case of the Interactor, with the signature that the service declares.
///
/// ## Before
/// ```swift
/// NoteStore.shared.save(note) { [weak self] saved in ... }
/// ```
/// ## After
/// ```swift
/// save(note) { [weak self] saved in ... }
/// ```
struct DataExtractions {
    let code: HostCode

    /// A call of a service's method whose declaration is in sight.
    func useCase(_ call: FunctionCallExprSyntax) -> Extraction? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            let service = service(base), let function = code.inference.declaration(ofCalled: call),
            let receiver = code.receiver(for: base.range, at: Syntax(call)),
            let parameters = parameters(of: function, in: call), !handsOnSelf(call)
        else { return nil }
        let result = function.signature.returnClause?.type.trimmedDescription
        if let result, !code.isValueType(result) || isNested(result, in: function) { return nil }
        let arguments = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let name = access.declName.baseName.text
        let specifiers = function.signature.effectSpecifiers
        let effects = [specifiers?.asyncSpecifier?.text, specifiers?.throwsClause?.trimmedDescription].compactMap { $0 }
            .map { " " + $0 }.joined()
        let prefix =
            (specifiers?.throwsClause == nil ? "" : "try ") + (specifiers?.asyncSpecifier == nil ? "" : "await ")
        // A result that nobody reads is discarded here, too.
        let isUsed = call.parent?.is(CodeBlockItemSyntax.self) != true || call.isOnlyValue
        return Extraction(
            host: code.member.id, unit: code.unit.index, role: .interactor,
            form: .method(result: isUsed || result == nil ? result : nil, effects: effects), range: call.range,
            receiver: receiver, name: name,
            alternatives: alternatives(name, service, parameters, hasResult: result != nil),
            parameters: parameters,
            code: (isUsed || result == nil ? "" : discarding(function)) + "\(prefix)\(service).\(name)(\(arguments))",
            argumentEdits: [])
    }

    /// Who is handed over as a delegate is decided where it is done.
    private func handsOnSelf(_ call: FunctionCallExprSyntax) -> Bool {
        code.references(in: call.range).contains { reference in
            reference.target == .selfValue
                && !enclosingClosures(of: reference.node).contains { call.range.contains($0.range.lowerBound) }
        }
    }

    private func discarding(_ function: FunctionDeclSyntax) -> String {
        function.attributes.contains { $0.trimmedDescription == "@discardableResult" } ? "" : "_ = "
    }

    // MARK: - The service

    /// `store`, `NoteStore.shared`, `Keychain`: what the calls go to, as the new method names it.
    private func service(_ base: ExprSyntax) -> String? {
        if let reference = code.rootReference(of: base) {
            guard reference.expression?.id == base.id, let id = reference.memberIDs.first else { return nil }
            let property = code.controller.members[id]
            guard property.kind == .storedProperty, code.touches(in: reference.range) == .data else { return nil }
            return property.writtenName
        }
        guard code.touches(in: base.range) == .data else { return nil }
        let text = base.trimmedDescription
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? text : nil
    }

    private func alternatives(
        _ name: String, _ service: String, _ parameters: [Extraction.Parameter], hasResult: Bool
    ) -> [String] {
        let noun = service.split(separator: ".").first.map(String.init) ?? service
        let object = parameters.first?.type.unwrapped ?? ""
        let isPlain = !object.isEmpty && object.allSatisfy(\.isLetter)
        return (hasResult ? ["fetch" + name.capitalizedFirst] : isPlain ? [name + object] : [])
            + [name + noun.capitalizedFirst]
    }

    // MARK: - The parameters

    /// A parameter for every argument, as the service declares it.
    private func parameters(
        of function: FunctionDeclSyntax, in call: FunctionCallExprSyntax
    ) -> [Extraction.Parameter]? {
        guard call.additionalTrailingClosures.isEmpty else { return nil }
        let declared = Array(function.signature.parameterClause.parameters)
        var found: [Extraction.Parameter] = []
        var place = 0
        for argument in call.arguments {
            let label = argument.label?.identifierText
            while place < declared.count,
                (declared[place].firstName.text == "_" ? nil : declared[place].firstName.identifierText) != label
            {
                place += 1
            }
            guard place < declared.count, let parameter = parameter(declared[place], argument.expression, in: function)
            else {
                return nil
            }
            found.append(parameter)
            place += 1
        }
        if let closure = call.trailingClosure {
            guard let last = declared[place...].last(where: { $0.type.mayBeFunction }),
                let parameter = parameter(last, ExprSyntax(closure), in: function)
            else { return nil }
            found.append(parameter)
        }
        return Set(found.map(\.name)).count == found.count ? found : nil
    }

    private func parameter(
        _ declared: FunctionParameterSyntax, _ argument: ExprSyntax, in function: FunctionDeclSyntax
    ) -> Extraction.Parameter? {
        let type = declared.type.trimmedDescription
        guard declared.ellipsis == nil, code.isValueType(type), !isNested(type, in: function),
            !type.hasPrefix("inout "),
            !type.hasPrefix("@autoclosure")
        else { return nil }
        return Extraction.Parameter(
            label: declared.firstName.text == "_" ? nil : declared.firstName.text,
            name: (declared.secondName ?? declared.firstName).text, type: type, argument: argument.range,
            isClosure: argument.is(ClosureExprSyntax.self))
    }

    /// A type that is declared inside of the service goes by a longer name elsewhere.
    private func isNested(_ type: String, in function: FunctionDeclSyntax) -> Bool {
        let words = Set(type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        for group in sequence(first: Syntax(function), next: \.parent).compactMap({
            $0.asProtocol((any DeclGroupSyntax).self)
        }) {
            let name =
                group.asProtocol((any NamedDeclSyntax).self)?.name.text
                ?? group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            let generic =
                group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
                .map(\.name.text) ?? []
            let members = name.flatMap { code.inference.members(of: $0) } ?? group.memberBlock.members.map(\.decl)
            let types = members.map { MemberShape($0) }.filter { $0.kind == .type }.flatMap(\.names)
            if !words.isDisjoint(with: types + generic) { return true }
        }
        return false
    }
}

extension FunctionCallExprSyntax {
    /// The call is all that a closure or a function consists of, so its value may be the result.
    fileprivate var isOnlyValue: Bool {
        guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        return list.parent?.is(CodeBlockSyntax.self) != true
            || list.parent?.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    }
}

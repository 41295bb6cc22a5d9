import SwiftSyntax

/// What a body asks of services: a use case of the Interactor for a call, a property for a value.
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

    /// A call of a service's method: with the signature that the service declares, or else with that of what it is given.
    func useCase(_ call: FunctionCallExprSyntax) -> Extraction? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            let service = service(base), !handsOnSelf(call), !code.context.isSharedInstance(ExprSyntax(call)),
            service.keepsChain(of: ExprSyntax(call), given: call.arguments.map(\.expression), in: code)
        else { return nil }
        if let keyed = keyed(call, access, service) { return keyed }
        if let function = code.semantics.function(calledBy: call),
            let declared = DeclaredUseCase(function, code, call, isOptional: service.isOptional)
        {
            return extraction(
                call, on: service, signature: declared.signature, parameters: declared.parameters,
                text: declared.code(on: service.text(besides: declared.parameters)), declared.names(service.noun))
        }
        return undeclared(call, access, service)
    }

    /// Who is handed over as a delegate is decided where it is done.
    func handsOnSelf(_ call: FunctionCallExprSyntax) -> Bool {
        code.references(in: call.range).contains { reference in
            reference.target == .selfValue
                && !enclosingClosures(of: reference.node).contains { call.range.contains($0.range.lowerBound) }
        }
    }

    // MARK: - User defaults

    /// `UserDefaults.standard.bool(forKey: "launched")`: under which key a value is kept is the Interactor's matter.
    private func keyed(
        _ call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ service: ServiceReceiver
    ) -> Extraction? {
        guard let base = access.base, code.semantics.type(of: base)?.unwrapped == .named(Platform.userDefaults),
            !service.isOptional,
            let last = call.arguments.last, last.labelName == "forKey",
            !code.isForeign(Syntax(last.expression), within: call.range, allowing: .data),
            let key = ExtractionNames.key(last.expression)
        else { return nil }
        let method = access.declName.baseName.identifierText
        let text = { (value: String) in
            "\(service.text).\(method)(\(value)forKey: \(last.expression.trimmedText))"
        }
        if call.arguments.count == 1, method == Platform.removeObject {
            let form = Extraction.Form.method(result: nil, effects: "")
            return extraction(call, on: service, signature: form, parameters: [], text: text(""), ["remove" + key])
        }
        if call.arguments.count == 1 {
            guard let type = code.valueType(of: ExprSyntax(call)) else { return nil }
            let names = ExtractionNames.stored(key, type)
            return extraction(
                call, on: service, signature: .property(type: code.semantics.written(type)), parameters: [],
                text: text(""), names)
        }
        guard method == "set", call.arguments.count == 2, let value = call.arguments.first, value.label == nil,
            let type = code.valueType(of: value.expression), type == type.asRead
        else { return nil }
        let name = ExtractionNames.ofStored(key, type, under: last.expression)
        let parameter = Extraction.Parameter(
            label: nil, name: name, type: code.semantics.written(type), argument: value.expression.range,
            isClosure: false)
        return extraction(
            call, on: service, signature: .method(result: nil, effects: ""), parameters: [parameter],
            text: text(name + ", "), ["set" + key.withoutIs])
    }

    // MARK: - Without a declaration

    /// A call whose result nobody reads, or of the type that its place asks for, with arguments whose types are known.
    private func undeclared(
        _ call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ service: ServiceReceiver
    ) -> Extraction? {
        guard let (prefix, effects, result) = marks(call) else { return nil }
        var reader = ParameterReader(code, range: call.range, allowed: .data, of: [Syntax(call)])
        guard reader.read(Syntax(call)), let text = extracted(call, reader, service) else { return nil }
        let method = access.declName.baseName.identifierText
        // What a flag is about, its label says.
        let staying = call.arguments.lazy.filter { argument in
            !reader.parameters.contains { $0.argument == argument.expression.range }
                && (argument.label == nil || !argument.expression.is(BooleanLiteralExprSyntax.self))
        }
        let constant = staying.firstResult { ExtractionNames.constant($0.expression) }
        let name = method + (constant ?? "")
        let bare =
            constant == nil && reader.parameters.isEmpty ? ExtractionNames.bareUseCase(method, of: service.noun) : []
        return extraction(
            call, on: service, signature: .method(result: result, effects: effects), parameters: reader.parameters,
            text: prefix + text,
            bare + [name] + (result == nil ? [] : ExtractionNames.fetching(name)) + [name + service.noun])
    }

    /// What a call is marked with, the effects that this tells, and the type of its result if somebody reads it.
    private func marks(_ call: FunctionCallExprSyntax) -> (prefix: String, effects: String, result: String?)? {
        if let statement = call.discarding(code.semantics) { return (statement.prefix, statement.effects, nil) }
        guard Syntax(call).marksAround.isEmpty, let type = typeAsked(of: ExprSyntax(call)), code.isValueType(type)
        else { return nil }
        return ("", "", code.semantics.written(type.asRead))
    }

    /// The type that the place of a value asks for, if it doesn't take anything.
    private func typeAsked(of expression: ExprSyntax) -> Type? {
        code.semantics.expectedType(of: expression).flatMap { $0.unwrapped.isAnything ? nil : $0 }
    }

    // MARK: - Properties

    /// What a service's property gives, `Settings.sortOrder`.
    func value(_ access: MemberAccessExprSyntax) -> Extraction? {
        guard let base = access.base, let service = service(base), !code.semantics.mayBeChanged(ExprSyntax(access)),
            !code.context.isSharedInstance(ExprSyntax(access)),
            access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id,
            service.keepsChain(of: ExprSyntax(access), given: [], in: code),
            let type = code.semantics.type(of: ExprSyntax(access))
                ?? typeAsked(of: ExprSyntax(access)),
            code.isValueType(type), !type.isVoid,
            // The first of a list is the caller's matter, and the list's name says what it is.
            code.semantics.receiverType(of: base)?.unwrapped.isContainer != true
        else { return nil }
        let name = access.declName.baseName
        return extraction(
            access, on: service,
            signature: .property(type: code.semantics.written(code.typeHandedOn(type, of: ExprSyntax(access)))),
            parameters: [], text: "\(service.text).\(name.text)",
            ExtractionNames.fact(name.identifierText, type, of: subject(access, of: service)) + [name.text]
                + [service.noun.lowercasedFirst + name.identifierText.capitalizedFirst])
    }

    /// Whose property it is: the service's, or that of something that the service holds.
    private func subject(_ access: MemberAccessExprSyntax, of service: ServiceReceiver) -> String {
        let holder = access.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
        return service.isShared ? service.noun : holder ?? service.noun
    }

    /// `Settings.sortOrder = order`, `Settings.launchCount += 1`.
    func setter(_ assignment: InfixOperatorExprSyntax) -> Extraction? {
        guard isAssignment(assignment), let access = assignment.leftOperand.as(MemberAccessExprSyntax.self),
            let base = access.base,
            let service = service(base), code.rootReference(of: base) == nil || !code.semantics.mayBeChanged(base),
            service.keepsChain(of: assignment.leftOperand, given: [assignment.rightOperand], in: code),
            !code.references(in: assignment.range).contains(where: { $0.target == .selfValue })
        else { return nil }
        var reader = ParameterReader(code, range: assignment.range, allowed: .data, of: [Syntax(assignment)])
        let isRead =
            assignment.operator.is(AssignmentExprSyntax.self)
            ? reader.readSetter(assignment) : reader.read(Syntax(assignment))
        guard isRead, let text = extracted(assignment, reader, service),
            let name = name(of: assignment, access, subject(access, of: service), reader.parameters)
        else { return nil }
        return extraction(
            assignment, on: service, signature: .method(result: nil, effects: ""), parameters: reader.parameters,
            text: text, [name, name + "In" + service.noun])
    }

    /// `setSortOrder` with a parameter, `setSortOrderToDate` with a constant, `increaseLaunchCount`.
    private func name(
        of assignment: InfixOperatorExprSyntax, _ access: MemberAccessExprSyntax, _ subject: String,
        _ parameters: [Extraction.Parameter]
    ) -> String? {
        let type = code.semantics.type(of: ExprSyntax(access))
        let plain = access.declName.baseName.identifierText
        let property = ExtractionNames.fact(plain, type, of: subject).first ?? plain
        let constant = parameters.isEmpty ? ExtractionNames.constant(assignment.rightOperand) : ""
        if assignment.operator.is(AssignmentExprSyntax.self) {
            let name = ExtractionNames.setter(property, on: nil)
            if let constant { return constant.isEmpty ? name : "\(name)To\(constant)" }
            // What it becomes is the services' matter.
            return code.touches(in: assignment.rightOperand.range) == .data ? ExtractionNames.updating(name) : nil
        }
        let words = ["+=": "increase", "-=": "decrease"]
        guard let word = words[assignment.operator.trimmedText],
            [.int, .double, .named("Float")].contains(code.semantics.type(of: assignment.leftOperand))
        else { return nil }
        let name = word + property.capitalizedFirst
        return constant.map { $0.isEmpty || $0 == "1" ? name : "\(name)By\($0)" }
    }

    /// The service itself, where nobody knows what is asked of it: the Presenter asks the Interactor for it.
    func instance(_ expression: ExprSyntax) -> Extraction? {
        guard code.context.isSharedInstance(expression), let service = service(expression),
            !code.semantics.mayBeChanged(expression),
            let type = code.valueType(of: expression), let name = type.unwrapped.name?.lowercasedFirst
        else { return nil }
        return extraction(
            expression, on: service,
            signature: service.heldInstance != nil
                ? .inPlace : service.dependency == nil ? .property(type: code.semantics.written(type)) : .dependency,
            parameters: [], text: service.text,
            [name, "shared" + name.capitalizedFirst])
    }

    private func service(_ base: ExprSyntax) -> ServiceReceiver? { ServiceReceiver(base, in: code) }

    private func extracted(
        _ node: some SyntaxProtocol, _ reader: ParameterReader, _ service: ServiceReceiver
    ) -> String? {
        code.extracted(node.range, reader.edits + [service.heldEdit(besides: reader.parameters)].compactMap(\.self))
    }

    private func extraction(
        _ node: some SyntaxProtocol, on service: ServiceReceiver, signature: Extraction.Form,
        parameters: [Extraction.Parameter], text: String, _ names: [String]
    ) -> Extraction? {
        var extraction = extraction(
            node, asking: service.range, signature: signature, parameters: parameters, text: text, names)
        extraction?.dependency = service.dependency
        extraction?.holder = service.holder
        extraction?.isHeldInstance = service.heldInstance != nil
        return extraction
    }

    /// Off the main thread nobody of the module may be asked.
    ///
    /// - Parameter range: what is asked, as UTF-8 offsets.
    func extraction(
        _ node: some SyntaxProtocol, asking range: Range<Int>, signature: Extraction.Form,
        parameters: [Extraction.Parameter], text: String, _ names: [String]
    ) -> Extraction? {
        guard !code.semantics.runsElsewhere(Syntax(node)),
            let (receiver, keeper) = code.receiverOrKeeper(for: range, at: Syntax(node))
        else { return nil }
        var extraction = Extraction(
            host: code.member.id, unit: code.unit.index, role: .interactor, form: signature, range: node.range,
            receiver: receiver, name: names[0], alternatives: Array(names.dropFirst()), parameters: parameters,
            code: text, argumentEdits: [])
        extraction.keeper = keeper
        return extraction
    }
}

extension FunctionCallExprSyntax {
    /// The call is a statement, whose value nobody reads: what it is marked with, and the effects that this tells.
    fileprivate func discarding(_ semantics: Semantics) -> (prefix: String, effects: String)? {
        var node = Syntax(self)
        var (isTried, isAwaited) = (false, false)
        while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
            if let attempt = parent.as(TryExprSyntax.self) {
                guard attempt.questionOrExclamationMark?.text != "?" || !isTried else { return nil }
                isTried = true
            } else if parent.is(AwaitExprSyntax.self) {
                isAwaited = true
            } else {
                return nil
            }
            node = parent
        }
        guard node.as(ExprSyntax.self).map(semantics.isResult) == false else { return nil }
        return (
            (isTried ? "try " : "") + (isAwaited ? "await " : ""),
            (isAwaited ? " async" : "") + (isTried ? " throws" : "")
        )
    }
}

/// What reaches data without a service being asked: a use case of the Interactor, which is handed the value that is asked.
///
/// ## Before
/// ```swift
/// let data = try Data(contentsOf: url)
/// try text.write(to: url, atomically: true, encoding: .utf8)
/// ```
/// ## After
/// ```swift
/// let data = try readData(contentsOf: url)
/// try write(text, to: url, atomically: true, encoding: .utf8)
/// ```
extension DataExtractions {
    func transfer(_ call: FunctionCallExprSyntax) -> Extraction? {
        guard code.semantics.reachesData(call), !handsOnSelf(call), let decl = code.semantics.callee(of: call)?.decl
        else { return nil }
        if let initializer = decl.as(InitializerDeclSyntax.self) { return making(call, initializer) }
        return code.semantics.function(calledBy: call).flatMap { asking(call, $0) }
    }

    /// `Data(contentsOf: url)`
    private func making(_ call: FunctionCallExprSyntax, _ initializer: InitializerDeclSyntax) -> Extraction? {
        guard initializer.genericParameterClause == nil,
            let type = code.semantics.typeNamed(by: call.calledExpression),
            let declared = DeclaredUseCase(initializer, of: type, code, call)
        else { return nil }
        return extraction(
            call, asking: call.calledExpression.range, signature: declared.signature, parameters: declared.parameters,
            text: declared.code(on: nil), ["read", "fetch", "load"].map { $0 + type.noun.capitalizedFirst })
    }

    /// `text.write(to: url, atomically: true, encoding: .utf8)`
    private func asking(_ call: FunctionCallExprSyntax, _ function: FunctionDeclSyntax) -> Extraction? {
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            code.semantics.typeNamed(by: base) == nil, !code.controller.scopes.isChained(base),
            // What is handed over stays as it is.
            !function.modifiers.contains(where: { $0.name.text == "mutating" }),
            let type = code.valueType(of: base)?.unwrapped,
            let declared = DeclaredUseCase(function, code, call, isOptional: false),
            !declared.parameters.contains(where: { $0.name == type.noun })
        else { return nil }
        let asked = Extraction.Parameter(
            label: nil, name: type.noun, type: code.semantics.written(type), argument: base.range, isClosure: false)
        return extraction(
            call, asking: base.range, signature: declared.signature, parameters: [asked] + declared.parameters,
            text: declared.code(on: asked.name), [declared.name, declared.name + type.noun.capitalizedFirst])
    }
}

extension Type {
    /// What a value of the type is called: `data` for `Data` and `NSData`.
    fileprivate var noun: String {
        let name = self.name?.split(separator: ".").last.map(String.init) ?? "value"
        let isOfObjectiveC = name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
        return (isOfObjectiveC ? String(name.dropFirst(2)) : name).lowercasedFirst
    }
}

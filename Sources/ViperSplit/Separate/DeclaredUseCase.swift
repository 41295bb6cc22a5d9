import SwiftSyntax

/// The signature that a service's method asks for, or an initialiser, of as many of its parameters as a call gives.
struct DeclaredUseCase {
    let name: String
    let signature: Extraction.Form
    let parameters: [Extraction.Parameter]
    /// What stands before the call.
    private let prefix: String
    private let hasResult: Bool

    /// - Parameter isOptional: there may be no service to ask.
    /// - Returns: nil if the method's types can't be written in other files, or mustn't.
    init?(_ function: FunctionDeclSyntax, _ code: HostCode, _ call: FunctionCallExprSyntax, isOptional: Bool) {
        var result: String?
        if let type = function.signature.returnClause?.type, !type.isVoid {
            guard let seen = code.semantics.typeForOtherFiles(type), code.isValueType(seen) else { return nil }
            result = isOptional ? seen.withoutMark + "?" : seen
        }
        // `if backup?.touch() != nil` asks whether there is a backup; a use case without a result wouldn't tell.
        let whole = ExprSyntax(call).withMarksAround
        let isAction =
            whole.parent?.is(CodeBlockItemSyntax.self) == true
            || whole.parent?.is(ReturnStmtSyntax.self) == true && code.semantics.isResult(whole) == false
        if isOptional, result == nil, !isAction { return nil }
        // Who waits for nobody isn't suspended.
        let marks = code.semantics.effectMarks(of: DeclSyntax(function))
        if isOptional, marks.contains(.suspends) { return nil }
        self.init(
            function.signature, marks, named: function.name.text, giving: result, code, call,
            isDiscardable: function.attributes.contains { $0.trimmedText == "@discardableResult" })
    }

    /// What makes a value of a type: `Data(contentsOf: url)`.
    ///
    /// - Returns: nil if its types can't be written in other files.
    init?(_ initializer: InitializerDeclSyntax, of type: Type, _ code: HostCode, _ call: FunctionCallExprSyntax) {
        let given = code.semantics.written(initializer.optionalMark == nil ? type : type.asOptional)
        guard code.isValueType(given) else { return nil }
        self.init(
            initializer.signature, code.semantics.effectMarks(of: DeclSyntax(initializer)),
            named: code.semantics.written(type), giving: given, code, call, isDiscardable: false)
    }

    private init?(
        _ declared: FunctionSignatureSyntax, _ marks: EffectMarks, named name: String, giving result: String?,
        _ code: HostCode,
        _ call: FunctionCallExprSyntax, isDiscardable: Bool
    ) {
        guard let parameters = declaredParameters(of: declared, in: call, code) else { return nil }
        self.parameters = parameters
        self.name = name
        hasResult = result != nil
        let isAsync = marks.contains(.suspends)
        let throwing = declared.effectSpecifiers?.throwsClause?.trimmedText
        let effects = (isAsync ? " async" : "") + (throwing.map { " " + $0 } ?? "")
        // A result that nobody reads is discarded here, too.
        let whole = ExprSyntax(call).withMarksAround
        let isUsed = whole.parent?.is(CodeBlockItemSyntax.self) != true || code.semantics.isResult(whole) != false
        signature = .method(result: isUsed || result == nil ? result : nil, effects: effects)
        prefix =
            (isUsed || result == nil || isDiscardable ? "" : "_ = ")
            + (throwing == nil ? "" : "try ") + (isAsync ? "await " : "")
    }

    /// - Parameter service: nil where the method is the view controller's own.
    func code(on service: String?) -> String {
        let arguments = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        return "\(prefix)\(service.map { $0 + "." } ?? "")\(name)(\(arguments))"
    }

    /// The method's own name, and others for where it is taken or says too little.
    func names(_ noun: String) -> [String] {
        let object = parameters.first?.type.withoutMark ?? ""
        let isModel =
            object.allSatisfy(\.isLetter) && !Platform.sdk.isSeenWithFoundation(object)
        // `saveNote` for `save(_ note: String, of: Episode)`
        let word = parameters.first.flatMap {
            $0.label == nil && $0.name.count > 2 && object == "String" ? $0.name.capitalizedFirst : nil
        }
        let byObject =
            hasResult || object.isEmpty
            ? [] : [(isModel ? object : word).map { ExtractionNames.naming(name, $0) }].compactMap { $0 }
        // `track(_:withError:)` beside `track(_:)`; `move(_:to:)` is about what is moved.
        let label = parameters.dropFirst().last { !$0.type.contains("->") }?.label
        let isWord = label.map(ExtractionNames.prepositions.contains) ?? true
        let byLabel =
            isWord ? [] : label.map { [name + ($0.hasPrefix("with") ? "" : "With") + $0.capitalizedFirst] } ?? []
        // `countries(completion:)` is called what it gives later.
        let isOfResult = parameters.contains {
            $0.type.contains("->") && ExtractionNames.is(name, calledAfter: $0.type)
        }
        let byResult = hasResult || isOfResult ? ExtractionNames.fetching(name) : []
        let stem = ExtractionNames.withoutServiceSuffix(noun)
        let others = ExtractionNames.synonyms(of: name) + byLabel + byResult + byObject + [name + stem, name + noun]
        let bare = parameters.isEmpty && !hasResult ? ExtractionNames.bareUseCase(name, of: noun) : []
        let vague = object.isEmpty || !isModel ? ExtractionNames.vagueUseCase(name, of: noun) : []
        return bare + vague + [name] + others
    }
}

extension ExprSyntax {
    /// `try await load()` of `load()`.
    fileprivate var withMarksAround: ExprSyntax {
        guard let parent = parent?.as(ExprSyntax.self), parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
        else { return self }
        return parent.withMarksAround
    }
}

extension String {
    /// A type as it is written, without a `?` or `!` behind it.
    fileprivate var withoutMark: String { hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self }
}

/// A parameter for every argument, as the service declares it.
private func declaredParameters(
    of signature: FunctionSignatureSyntax, in call: FunctionCallExprSyntax, _ code: HostCode
) -> [Extraction.Parameter]? {
    guard call.additionalTrailingClosures.isEmpty else { return nil }
    let declared = Array(signature.parameterClause.parameters)
    var found: [Extraction.Parameter] = []
    var place = 0
    for argument in call.arguments {
        let label = argument.labelName
        while place < declared.count,
            (declared[place].firstName.text == "_" ? nil : declared[place].firstName.identifierText) != label
        {
            place += 1
        }
        guard place < declared.count,
            let parameter = declaredParameter(declared[place], argument.expression, code)
        else { return nil }
        found.append(parameter)
        place += 1
    }
    if let closure = call.trailingClosure {
        guard let last = declared[place...].last(where: { $0.type.mayBeFunction }),
            let parameter = declaredParameter(last, ExprSyntax(closure), code)
        else { return nil }
        found.append(parameter)
    }
    return Set(found.map(\.name)).count == found.count ? found : nil
}

private func declaredParameter(
    _ declared: FunctionParameterSyntax, _ argument: ExprSyntax, _ code: HostCode
) -> Extraction.Parameter? {
    guard !declared.takesAnyNumber,
        let type = code.semantics.typeForOtherFiles(declared.type),
        code.isValueType(type), !type.hasPrefix("inout "), !type.hasPrefix("@autoclosure")
    else { return nil }
    return Extraction.Parameter(
        label: declared.firstName.text == "_" ? nil : declared.firstName.text,
        // Objective-C's `at URL: URL` is called as a value is.
        name: declared.name.lowercasedFirst, type: type, argument: argument.range,
        isClosure: argument.is(ClosureExprSyntax.self))
}

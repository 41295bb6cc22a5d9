import SwiftSyntax

/// A method of a spy: what it keeps of its calls, and what it returns.
struct SpiedFunction {
    private let function: FunctionDeclSyntax
    private let spy: SpiedMembers
    private let names: MadeNames
    /// The types that only the caller knows.
    private let generics: Set<String>
    /// It is there in some versions of the system only, and properties of its types can't be.
    private let isLimited: Bool

    init(_ function: FunctionDeclSyntax, in spy: SpiedMembers, _ names: MadeNames) {
        (self.function, self.spy, self.names) = (function, spy, names)
        generics = Set((function.genericParameterClause?.parameters ?? []).map(\.name.text)).union(["Self"])
        isLimited = function.attributes.has("available")
    }

    var text: String {
        let name = names.base(of: function)
        let prefix = spy.prefix(of: DeclSyntax(function))
        let kept = keptParameters
        var properties: [String] = []
        var statements: [String] = []
        if kept.isEmpty {
            let count = names.free(name + "CallCount")
            properties.append("\(prefix)private(set) var \(count) = 0")
            statements.append("\(count) += 1")
        } else {
            let calls = names.free(name + "Calls")
            let types = kept.map { kept.count == 1 ? $0.type : "\($0.label): \($0.type)" }.joined(separator: ", ")
            let values = kept.map { kept.count == 1 ? $0.name : "\($0.label): \($0.name)" }.joined(separator: ", ")
            properties.append("\(prefix)private(set) var \(calls): [\(kept.count == 1 ? types : "(\(types))")] = []")
            statements.append("\(calls).append(\(kept.count == 1 ? values : "(\(values))"))")
        }
        if let result = result(named: name + "Result") {
            properties.append(prefix + result.property)
            statements += result.giving
        }
        return properties.joined(separator: "\n") + "\n\n" + head + " {\n"
            + statements.map { "    \($0)\n" }.joined() + "}"
    }

    private func result(named name: String) -> SpiedResult? {
        let type = function.signature.returnClause?.type
        let throwing = function.signature.effectSpecifiers?.throwsClause
        let throwsItself = throwing.map { $0.throwsSpecifier.text == "throws" && $0.type?.trimmedText != "Never" }
        if throwsItself != true, type?.isVoid != false { return nil }
        let given = type ?? TypeSyntax(IdentifierTypeSyntax(name: .identifier("Void")))
        return SpiedResult(
            given, name: names.free(name), throwing: throwsItself == true ? throwing : nil,
            isOpen: isLimited || given.isOpen(over: generics), in: spy)
    }

    /// The parameters whose values a property can keep.
    private var keptParameters: [(label: String, name: String, type: String)] {
        if isLimited { return [] }
        return function.signature.parameterClause.parameters.enumerated().compactMap { place, parameter in
            if parameter.type.isOpen(over: generics) || spy.module.isOfCallOnly(parameter.type) { return nil }
            let type = parameter.type.storedText
            let name = name(of: parameter, at: place)
            return (name.labelText, name.text, parameter.ellipsis == nil ? type : "[\(type)]")
        }
    }

    /// What the method calls a parameter, also one that the requirement gives no name.
    private func name(of parameter: FunctionParameterSyntax, at place: Int) -> TokenSyntax {
        let name = parameter.nameToken
        return name.tokenKind == .wildcard ? .identifier("argument\(place + 1)") : name
    }

    /// The requirement as a method has it.
    private var head: String {
        let attributes = function.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { ["MainActor", "available"].contains($0.attributeName.trimmedText) }.map { $0.trimmedText + "\n" }
        let modifiers =
            (spy.isNonisolated(DeclSyntax(function)) ? "nonisolated " : "")
            + (function.modifiers.has("static") ? "static " : "")
        let parameters = function.signature.parameterClause.parameters.enumerated().map { place, parameter in
            let isUnnamed = parameter.nameToken.tokenKind == .wildcard
            let names =
                isUnnamed
                ? "\(parameter.firstName.text) \(name(of: parameter, at: place).text)"
                : [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
            return "\(names): \(parameter.type.trimmedText)\(parameter.ellipsis == nil ? "" : "...")"
        }
        let effects = function.signature.effectSpecifiers.map { " " + $0.trimmedText } ?? ""
        let result = function.signature.returnClause.map { " " + $0.trimmedText } ?? ""
        let condition = function.genericWhereClause.map { " " + $0.trimmedText } ?? ""
        let generics = function.genericParameterClause?.trimmedText ?? ""
        let start = attributes.joined() + modifiers + "func " + function.name.text + generics
        return start
            + Layout.ofSkeletons.list(parameters, outer: "", besides: start.count + effects.count + result.count + 10)
            + effects + result + condition
    }
}

/// What a test sets for a spy to return or throw.
struct SpiedResult {
    /// `var noteResult: Note?`
    let property: String
    /// The statements that return it.
    let giving: [String]

    /// - Parameter isOpen: only the caller knows the type.
    init(
        _ type: TypeSyntax, name: String, throwing: ThrowsClauseSyntax?, isOpen: Bool = false, in spy: SpiedMembers
    ) {
        let value = isOpen ? nil : type.plainValue(hasUIKit: spy.hasUIKit)
        let missing = "else { fatalError(\"set `\(name)` of `\(spy.owner)` first\") }"
        let kept = isOpen ? "Any" : type.storedText
        guard let throwing else {
            if let value {
                property = "var \(name): \(kept)" + (value == "nil" ? "" : " = \(value)")
                giving = ["return \(name)"]
            } else if isOpen {
                property = "var \(name): Any?"
                giving = ["guard let \(name) = \(name) as? \(type.trimmedText) \(missing)", "return \(name)"]
            } else {
                property = "var \(name): \(type.optionalText)"
                giving = ["guard let \(name) \(missing)", "return \(name)"]
            }
            return
        }
        let result = spy.isDeclaredByTheApp("Result") ? "Swift.Result" : "Result"
        let whole = "\(result)<\(kept), \(throwing.type?.trimmedText ?? "any Error")>"
        if let value {
            property = "var \(name): \(whole) = .success(\(value))"
            giving = [(type.isVoid ? "" : "return ") + "try \(name).get()"]
        } else if isOpen {
            property = "var \(name): \(whole)?"
            giving = ["guard let value = try \(name)?.get() as? \(type.trimmedText) \(missing)", "return value"]
        } else {
            property = "var \(name): \(whole)?"
            giving = ["guard let \(name) \(missing)", "return try \(name).get()"]
        }
    }
}

import SwiftSyntax

/// What a component needs to be made, beside what the style's skeletons give it.
struct AssemblyParameter: Hashable {
    let name: String
    /// As the files of the module write it, with `@escaping` where it is a function.
    let type: String
    /// What the component takes where nothing is handed over, `.shared`; nil where something must be.
    var defaultValue: String?
    /// What the component keeps, if that isn't just the parameter.
    var value: String?
}

extension AssemblyParameter {
    /// - Parameter taken: the names that the function gives to something else.
    fileprivate func declaration(besides taken: Set<String>) -> String {
        let names = taken.contains(name) ? "\(name) \(given(besides: taken))" : name
        return "\(names): \(type)" + (defaultValue.map { " = " + $0 } ?? "")
    }

    /// What the function itself calls it.
    fileprivate func given(besides taken: Set<String>) -> String {
        taken.contains(name) ? "given" + name.prefix(1).uppercased() + name.dropFirst() : name
    }

    fileprivate func assignment(besides taken: Set<String>) -> String {
        "self.\(name) = \(value ?? given(besides: taken))"
    }
}

/// How the view controller assembles its module once the skeletons take parameters.
struct AssemblyCall {
    /// The skeleton's own call, in the skeleton's names.
    let callee: String
    let arguments: [String]
    let parameters: [AssemblyParameter]
}

extension Style {
    /// The style with parameters for what its components need: every initialiser takes its component's, and every function
    /// that makes a component, or calls one that does, takes them and hands them on, up to the view controller.
    ///
    /// - Parameter onFirstUse: the view controller's link assembles the module, with what the view controller has; where its
    ///   initialisers do, the link loses its initial value.
    func taking(_ parameters: [Role: [AssemblyParameter]], moduleName: String, onFirstUse: Bool) -> Style {
        let needed = parameters.filter { !$0.value.isEmpty }
        guard !needed.isEmpty else { return self }
        let types = components.reduce(into: [String: [AssemblyParameter]]()) { types, component in
            types[component.type] = needed[component.role]
        }
        let madePlainly = Set(
            types.filter { type, parameters in isMadePlainly(type) && parameters.allSatisfy { $0.defaultValue != nil } }
                .keys)
        var style = types.keys.filter { !madePlainly.contains($0) && !keepsPlainInitializer($0) }.sorted().reduce(self)
        { style, type in
            (try? style.leavingOutBases(requiring: "init", of: type)) ?? style
        }
        // Nobody needs to hand over what has a default value.
        var needs = types.mapValues { $0.filter { $0.defaultValue == nil } }.filter { !$0.value.isEmpty }
        let files = style.skeletons.keys.sorted().map {
            ($0, ParameterThreading(style.skeletons[$0] ?? "", moduleName, onFirstUse: onFirstUse))
        }
        var count = -1
        while count != needs.values.joined().count {
            count = needs.values.joined().count
            for (_, file) in files { file.spread(&needs) }
        }
        for (name, file) in files {
            style.setSkeleton(
                file.rewritten(
                    needs: needs, components: types, madePlainly: madePlainly, lifecycle: mark("Lifecycle")),
                named: name)
            if let call = file.assemblyCall(needs) { style.setAssemblyCall(call) }
        }
        return style
    }
}

extension Style {
    /// Whether a module that there is makes a component by an initialiser without parameters that hands on default values.
    private func keepsPlainInitializer(_ type: String) -> Bool {
        skeletons.values.compactMap(syntax).flatMap(topLevelDeclarations).compactMap { $0.as(ClassDeclSyntax.self) }
            .filter { $0.name.text == type }.flatMap(\.memberBlock.members).contains { item in
                let initializer = item.decl.as(InitializerDeclSyntax.self)
                return initializer?.signature.parameterClause.parameters.isEmpty == true
                    && Syntax(item.decl).isConvenience
            }
    }
}

extension Syntax {
    /// A convenience initialiser calls another one, and so takes nothing that has a default value.
    fileprivate var isConvenience: Bool {
        self.as(InitializerDeclSyntax.self)?.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } == true
    }
}

/// A skeleton into which parameters are threaded.
private struct ParameterThreading {
    let unit: SourceUnit?
    let moduleName: String
    let isAssembledOnFirstUse: Bool

    init(_ text: String, _ moduleName: String, onFirstUse: Bool) {
        unit = try? SourceUnit(index: 0, file: SourceFile(path: "", text: text))
        self.moduleName = moduleName
        isAssembledOnFirstUse = onFirstUse
    }

    private var allNodes: [Syntax] { unit.map { nodes(in: Syntax($0.tree)) } ?? [] }

    /// Functions and initialisers, under the names by which they are called.
    private var functions: [(name: String, clause: FunctionParameterClauseSyntax, body: Syntax)] {
        allNodes.compactMap { node in
            if let function = node.as(FunctionDeclSyntax.self) {
                return (function.name.text, function.signature.parameterClause, node)
            }
            guard let initializer = node.as(InitializerDeclSyntax.self), let owner = ownerName(of: node) else {
                return nil
            }
            return (owner, initializer.signature.parameterClause, node)
        }
    }

    private func ownerName(of node: Syntax) -> String? {
        sequence(first: node, next: \.parent).firstResult { $0.as(ClassDeclSyntax.self) }?.name.text
    }

    /// Calls, less those by which a wireframe that made the view controller assembles its module, since that has done so.
    private func calls(in node: Syntax) -> [(name: String, call: FunctionCallExprSyntax)] {
        nodes(in: node).compactMap { node in
            guard let call = node.as(FunctionCallExprSyntax.self), !isRepeatedAssembly(node) else { return nil }
            let callee = call.calledExpression
            guard
                let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text
                    ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            else { return nil }
            return (name, call)
        }
    }

    private func isRepeatedAssembly(_ call: Syntax) -> Bool {
        repeatedAssemblies.contains { $0.range.contains(call.range.lowerBound) }
    }

    /// `viewController.presenter = makePresenter(...)` in an initialiser.
    private var repeatedAssemblies: [CodeBlockItemSyntax] {
        allNodes.compactMap { $0.as(CodeBlockItemSyntax.self) }.filter { item in
            guard let infix = item.item.as(InfixOperatorExprSyntax.self),
                infix.rightOperand.is(FunctionCallExprSyntax.self),
                let base = infix.leftOperand.as(MemberAccessExprSyntax.self)?.base
            else { return false }
            return !base.trimmedText.hasPrefix("self")
                && sequence(first: Syntax(item), next: \.parent).contains { $0.is(InitializerDeclSyntax.self) }
        }
    }

    private func added(to name: String, in body: Syntax, _ needs: [String: [AssemblyParameter]]) -> [AssemblyParameter]
    {
        let own = needs[name, default: []]
        return calls(in: body).flatMap { needs[$0.name, default: []] }.reduce(into: own) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    /// Tells what every function of the file needs, from what it calls.
    func spread(_ needs: inout [String: [AssemblyParameter]]) {
        for function in functions {
            let all = added(to: function.name, in: function.body, needs)
            if !all.isEmpty { needs[function.name] = all }
        }
    }

    /// - Parameters:
    ///   - madePlainly: the components that are made by `init()`, too, which hands over the default values.
    ///   - lifecycle: the mark above initialisers.
    func rewritten(
        needs: [String: [AssemblyParameter]], components: [String: [AssemblyParameter]], madePlainly: Set<String>,
        lifecycle: String
    ) -> String {
        guard let unit else { return "" }
        var edits = (needs.isEmpty ? [] : repeatedAssemblies).map {
            TextEdit(range: $0.position.utf8Offset..<$0.range.upperBound, replacement: "")
        }
        for function in functions where !function.body.isConvenience {
            let defaulted = components[function.name, default: []].filter { $0.defaultValue != nil }
            let taken = namesTaken(in: function.body)
            let own = (added(to: function.name, in: function.body, needs) + defaulted).map {
                $0.declaration(besides: taken)
            }
            if !own.isEmpty, components[function.name] != nil || !function.body.is(InitializerDeclSyntax.self) {
                edits.append(list(function.clause.range, function.clause.parameters.map(\.sourceText), own))
            }
            edits += assignments(components[function.name] ?? [], in: function.body)
        }
        for (name, call) in calls(in: Syntax(unit.tree)) where !isInitialValue(call) {
            guard let own = needs[name], let left = call.leftParen, let right = call.rightParen else { continue }
            let arguments = call.arguments.map(\.trimmedWithoutComma)
            let range = left.range.lowerBound..<right.range.upperBound
            let taken = functions.filter { $0.body.range.contains(call.range.lowerBound) }.last.map(\.body)
                .map(namesTaken)
            edits.append(list(range, arguments, own.map { "\($0.name): \($0.given(besides: taken ?? []))" }))
        }
        let layout = Layout(of: unit)
        let initializers = newInitializers(components, madePlainly, lifecycle).map {
            TextEdit(range: $0.range, replacement: Layout.ofSkeletons.rewritten($0.replacement, as: layout))
        }
        let fitting = (edits + linkEdits(needs) + initializers).map {
            TextEdit(range: $0.range, replacement: layout.withNewlines($0.replacement))
        }
        return (try? unit.text(0..<unit.bytes.count, with: fitting.sorted())) ?? ""
    }

    /// The names of a function's own parameters and local constants.
    private func namesTaken(in function: Syntax) -> Set<String> {
        nodes(in: function).reduce(into: []) { names, node in
            if let parameter = node.as(FunctionParameterSyntax.self) {
                names.insert(parameter.name)
            }
            if let binding = node.as(PatternBindingSyntax.self) { names.insert(binding.pattern.trimmedText) }
        }
    }

    /// `self.store = store` at the end of a component's initialiser.
    private func assignments(_ parameters: [AssemblyParameter], in body: Syntax) -> [TextEdit] {
        guard let unit, !parameters.isEmpty, let block = body.as(InitializerDeclSyntax.self)?.body else { return [] }
        let taken = namesTaken(in: body)
        guard let last = block.statements.last else {
            let outer = unit.indentation(at: block.range.lowerBound)
            let lines = parameters.map { "\n\(outer)    \($0.assignment(besides: taken))" }.joined()
            let inner = block.leftBrace.range.upperBound..<block.rightBrace.range.lowerBound
            return [TextEdit(range: inner, replacement: lines + "\n" + outer)]
        }
        let indentation = unit.indentation(at: last.range.lowerBound)
        let text = parameters.map { "\n\(indentation)\($0.assignment(besides: taken))" }.joined()
        return [TextEdit(range: last.range.upperBound..<last.range.upperBound, replacement: text)]
    }

    /// A component without an initialiser gets one.
    private func newInitializers(
        _ components: [String: [AssemblyParameter]], _ madePlainly: Set<String>, _ mark: String
    ) -> [TextEdit] {
        allNodes.compactMap { $0.as(ClassDeclSyntax.self) }.compactMap { decl in
            guard let parameters = components[decl.name.text],
                !decl.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
            else { return nil }
            let properties = decl.memberBlock.members.prefix { $0.decl.is(VariableDeclSyntax.self) }
            let end = properties.last?.range.upperBound ?? decl.memberBlock.leftBrace.range.upperBound
            let isPlain = madePlainly.contains(decl.name.text)
            let list = parameters.map { parameter in
                var parameter = parameter
                if isPlain { parameter.defaultValue = nil }
                return parameter.declaration(besides: [])
            }
            let clause = Layout.ofSkeletons.list(list, outer: "    ", besides: "    init {".count)
            let body = parameters.map { "        \($0.assignment(besides: []))\n" }.joined()
            let values = parameters.map { "\($0.name): \($0.defaultValue ?? "")" }
            let call = Layout.ofSkeletons.list(values, outer: "        ", besides: "        self.init".count)
            let plain = isPlain ? "    convenience init() {\n        self.init\(call)\n    }\n\n" : ""
            let text = "\n\n    \(mark)\n\n\(plain)    init\(clause) {\n\(body)    }"
            return TextEdit(range: end..<end, replacement: text)
        }
    }

    // MARK: - The view controller's link

    /// The properties of the view controller whose first use assembles the module.
    private var lazyLinks: [(variable: VariableDeclSyntax, binding: PatternBindingSyntax, call: FunctionCallExprSyntax)]
    {
        allNodes.compactMap { $0.as(VariableDeclSyntax.self) }.compactMap { variable in
            guard variable.modifiers.contains(where: { $0.name.text == "lazy" }), let binding = variable.bindings.first,
                let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
            else { return nil }
            return (variable, binding, call)
        }
    }

    private func isInitialValue(_ call: FunctionCallExprSyntax) -> Bool {
        !isAssembledOnFirstUse && lazyLinks.contains { $0.call.id == call.id }
    }

    private func linkEdits(_ needs: [String: [AssemblyParameter]]) -> [TextEdit] {
        guard !isAssembledOnFirstUse else { return [] }
        return lazyLinks.flatMap { variable, binding, call -> [TextEdit] in
            guard needs[call.calledName] != nil, let type = binding.typeAnnotation?.type,
                let initializer = binding.initializer
            else { return [] }
            let start = variable.modifiers.range.lowerBound
            return [
                TextEdit(range: start..<variable.bindingSpecifier.range.lowerBound, replacement: ""),
                TextEdit(
                    range: type.range.upperBound..<initializer.range.upperBound,
                    replacement: type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? "" : "!"),
            ]
        }
    }

    func assemblyCall(_ needs: [String: [AssemblyParameter]]) -> AssemblyCall? {
        guard let call = lazyLinks.first?.call, let own = needs[call.calledName] else { return nil }
        return AssemblyCall(
            callee: call.calledExpression.trimmedText, arguments: call.arguments.map(\.trimmedWithoutComma),
            parameters: own)
    }

    // MARK: - Layout

    /// Parameters or arguments in their parentheses, each on a line of its own where they were, or the line is too long.
    private func list(_ range: Range<Int>, _ old: [String], _ new: [String]) -> TextEdit {
        guard let unit else { return TextEdit(range: range, replacement: "") }
        let items = old.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 } + new
        let isMultiline = unit.lineIndex(of: range.lowerBound) != unit.lineIndex(of: range.upperBound)
        // The module's name isn't filled in yet.
        let growth = items.map { filled($0).count - $0.count }.reduce(0, +)
        let rest = filled(unit.lines(of: range)).count - filled(unit.text(range)).count
        return TextEdit(
            range: range,
            replacement: Layout.ofSkeletons.list(
                items, outer: unit.indentation(at: range.lowerBound),
                besides: isMultiline ? Layout.lineLength : rest + growth))
    }

    private func filled(_ text: String) -> String { text.filled(moduleName: moduleName) }
}

extension LabeledExprSyntax {
    fileprivate var trimmedWithoutComma: String {
        (label.map { $0.text + ": " } ?? "") + expression.trimmedText
    }
}

extension FunctionCallExprSyntax {
    fileprivate var calledName: String {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? calledExpression.trimmedText
    }
}

import SwiftSyntax

/// Closures that a screen calls back: those that only navigate go with it, others become parameters.
struct HandlerFinder {
    let code: HostCode
    /// What leaves.
    let range: Range<Int>

    struct Handler {
        let name: String
        let type: String
        /// What stands in the closure's place.
        let replacement: String
        /// The closure's place: with the parenthesis before it where it trails, since a name can't.
        var place: Range<Int>?
        /// What changes in the closure itself.
        let edits: [TextEdit]
    }

    /// Whether a closure does nothing that belongs to another component: it is empty, it navigates, or it sets up what was
    /// built here.
    func isOfWireframe(_ closure: ClosureExprSyntax) -> Bool {
        let reach = code.reach(in: closure.range)
        guard reach.subtracting([.navigation]).isEmpty else { return false }
        return !closure.tokens(viewMode: .sourceAccurate).contains { code.isOuterLocal($0, range) }
    }

    /// What a closure takes from around it that navigates and doesn't know the view controller: handed over, it couldn't ask
    /// anybody for it.
    ///
    /// - Returns: nil if it takes more than constants.
    func constantsOfNavigation(_ closure: ClosureExprSyntax) -> [DeclReferenceExprSyntax]? {
        guard code.reach(in: closure.range) == .navigation, code.references(in: closure.range).isEmpty else {
            return nil
        }
        var constants: [DeclReferenceExprSyntax] = []
        for token in closure.tokens(viewMode: .sourceAccurate) where code.isOuterLocal(token, range) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                code.controller.scopes.binding(of: token.identifierText, at: Syntax(reference))?.isConstant == true
            else { return nil }
            constants.append(reference)
        }
        return constants
    }

    /// - Returns: nil if the closure can't be handed over: it needs what is built here, or nobody knows its type.
    func handler(_ closure: ClosureExprSyntax, taken: [String]) -> Handler? {
        let callee = closure.argument?.call.calledExpression.trimmedText ?? ""
        if callee == Platform.alertAction { return alertHandler(closure, taken) }
        if let (_, place) = closure.argument, isCompletion(place, callee) {
            return typedHandler(closure, taken) ?? completion(closure, taken: taken)
        }
        return typedHandler(closure, taken) ?? ignoringHandler(closure, taken) ?? tellingHandler(closure, taken)
    }

    /// What is done behind something, without asking how it ended: `{ ... }` behind `dismiss`, `{ _ in ... }` behind an
    /// animation.
    func completion(_ closure: ClosureExprSyntax, taken: [String]) -> Handler? {
        guard ignoresParameters(closure), !usesLocals(closure), !taken.contains("completion") else { return nil }
        let ignored = closure.parameterNames(besides: ["completion"]).joined(separator: ", ")
        return Handler(
            name: "completion", type: "@escaping () -> Void",
            replacement: ignored.isEmpty ? "{ completion() }" : "{ \(ignored) in completion() }",
            edits: parameterEdits(closure))
    }

    /// What a screen calls back, with the type that it declares.
    private func typedHandler(_ closure: ClosureExprSyntax, _ taken: [String]) -> Handler? {
        guard !usesLocals(closure), let type = functionType(of: closure), code.isValueType(.function(type)),
            let name = placeName(of: closure), !taken.contains(name)
        else { return nil }
        func handler(_ replacement: String, at place: Range<Int>? = nil) -> Handler {
            Handler(
                name: name, type: "@escaping \(code.semantics.written(.function(type)))", replacement: replacement,
                place: place,
                edits: [])
        }
        guard let (call, place) = closure.argument else { return handler(name) }
        // `UIApplication.shared.open(...)`
        if call.calledExpression.is(MemberAccessExprSyntax.self),
            call.calledExpression.firstToken(viewMode: .sourceAccurate).map({ code.context.isUIKitName($0.text) })
                == true
        {
            // UIKit's parameters may be bound to an actor, which a closure that is written there follows.
            let values = (0..<type.parameters.count).map { "$\($0)" }.joined(separator: ", ")
            return handler("{ \(name)(\(values)) }")
        }
        guard case .trailing = place else { return handler(name) }
        guard call.additionalTrailingClosures.isEmpty,
            let parameter = code.semantics.parameter(taking: ExprSyntax(closure), of: call)
        else { return nil }
        let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
        let start = call.rightParen?.range.lowerBound ?? call.calledExpression.range.upperBound
        let head = call.arguments.isEmpty ? call.rightParen == nil ? "(" : "" : ", "
        return handler(head + label + name + ")", at: start..<closure.range.upperBound)
    }

    /// `{ _ in reload() }`: what ignores the values that it is given needs none of their types.
    private func ignoringHandler(_ closure: ClosureExprSyntax, _ taken: [String]) -> Handler? {
        guard let type = functionType(of: closure), ignoresParameters(closure), type.result.isVoid,
            let name = placeName(of: closure), !taken.contains(name), let values = builtValues(in: closure)
        else { return nil }
        return handler(closure, named: name, values)
    }

    /// `{ amount in self.pay(amount, on: editor) }`: what is told what it is called with, and what is built here, too.
    private func tellingHandler(_ closure: ClosureExprSyntax, _ taken: [String]) -> Handler? {
        guard let type = functionType(of: closure), code.isValueType(.function(type)), type.result.isVoid,
            closure.parameterNames.count == type.parameters.count, !closure.parameterNames.contains("_"),
            let name = placeName(of: closure), !taken.contains(name), let values = builtValues(in: closure)
        else { return nil }
        let own = zip(closure.parameterNames, type.parameters).map { name, parameter in
            BuiltValue(expression: name, name: name, type: code.semantics.written(parameter.type), uses: [])
        }
        return handler(closure, named: name, own + values, taking: closure.parameterNames)
    }

    /// Hands over a closure that is given values that are built here.
    ///
    /// - Parameter taken: the names of what it is called with; nil if it ignores that.
    private func handler(
        _ closure: ClosureExprSyntax, named name: String, _ values: [BuiltValue], taking taken: [String]? = nil
    ) -> Handler {
        let used = values.reduce(into: Set([name])) { $0.formUnion($1.expression.identifiers) }
        let parameters = (taken ?? closure.parameterNames(besides: used)).joined(separator: ", ")
        let captured = capturesOfLocals(closure)
        let captures = captured.isEmpty ? "" : "[\(captured.map(\.text).joined(separator: ", "))]"
        let head = [captures, parameters].filter { !$0.isEmpty }.joined(separator: " ")
        let passedOn = "\(name)(\(values.map(\.expression).joined(separator: ", ")))"
        let start = head.isEmpty ? "{" : "{ \(head) in"
        let indentation = code.unit.indentation(at: closure.range.lowerBound)
        return Handler(
            name: name, type: "@escaping (\(values.map(\.type).joined(separator: ", "))) -> Void",
            replacement: captures.isEmpty
                ? "\(start) \(passedOn) }"
                : "\(start)\n\(indentation)\(Layout(of: code.unit).indentation)\(passedOn)\n\(indentation)}",
            edits: values.isEmpty
                ? parameterEdits(closure)
                : signatureEdit(closure, parameters: values.map(\.name), without: captured.map(\.text))
                    + values.flatMap { value in value.uses.map { TextEdit(range: $0, replacement: value.name) } })
    }

    /// The type that the place of a closure asks for, without its attributes.
    private func functionType(of closure: ClosureExprSyntax) -> Type.Function? {
        var type = code.semantics.expectedType(of: ExprSyntax(closure))?.function
        type?.attributes = []
        return type
    }

    /// `onSave` of `editor.onSave = { ... }`, `Editor(onSave: { ... })` and `Editor { ... }`.
    private func placeName(of closure: ClosureExprSyntax) -> String? {
        if let (call, place) = closure.argument {
            if case .label(let label) = place { return label }
            return code.semantics.parameter(taking: ExprSyntax(closure), of: call).map {
                $0.name
            }
        }
        return closure.parent?.as(InfixOperatorExprSyntax.self)?.leftOperand.as(MemberAccessExprSyntax.self)?.declName
            .baseName.identifierText
    }

    // MARK: - Alerts

    private func alertHandler(_ closure: ClosureExprSyntax, _ taken: [String]) -> Handler? {
        guard let call = closure.argument?.call, ignoresParameters(closure), let values = builtValues(in: closure)
        else {
            return nil
        }
        let title = call.arguments.first { $0.labelName == "title" }?.expression
        let wished = "on" + (title.flatMap { ExtractionNames.title(of: $0, code.controller.scopes) } ?? "Choice")
        let name = ([wished] + (2...9).map { "\(wished)\($0)" }).first { !taken.contains($0) }
        return name.map { handler(closure, named: $0, values) }
    }

    // MARK: - What is built here

    /// What a closure is given when it is called, of what leaves: the text of an alert's field, a loop's element.
    private struct BuiltValue {
        let expression: String
        let name: String
        let type: String
        /// Where the closure says it otherwise than by its name.
        var uses: [Range<Int>]
    }

    /// What a handler uses of what is built here.
    ///
    /// - Returns: nil if it needs more than constants, and the texts of the alert's fields that it reads before it does
    ///   anything.
    private func builtValues(in closure: ClosureExprSyntax) -> [BuiltValue]? {
        var found: [BuiltValue] = []
        for root in localsUsed(in: closure) {
            if let constant = constant(root, from: closure) {
                if !found.contains(where: { $0.name == constant.name }) { found.append(constant) }
                continue
            }
            let chain = AccessPath(from: ExprSyntax(root))
            guard let end = chain.textOfField, code.semantics.isReadFirst(end, in: Syntax(closure.statements)) else {
                return nil
            }
            let text = end.trimmedText
            if let known = found.firstIndex(where: { $0.expression == text }) {
                found[known].uses.append(end.range)
            } else {
                guard let name = fieldName(end, taken: found.map(\.name)) else { return nil }
                found.append(BuiltValue(expression: text, name: name, type: "String?", uses: [end.range]))
            }
        }
        return found
    }

    /// `editor` of `pay(amount, on: editor)`: who hands a screen on asks nothing of it.
    private func isHandedOn(_ root: DeclReferenceExprSyntax) -> Bool { root.parent?.is(LabeledExprSyntax.self) == true }

    /// A value that stays the same once it is bound.
    private func constant(_ root: DeclReferenceExprSyntax, from closure: ClosureExprSyntax) -> BuiltValue? {
        let name = root.baseName.identifierText
        guard let outside = closure.parent, let binding = code.controller.scopes.binding(of: name, at: outside),
            binding.isConstant,
            let type = code.semantics.type(ofLocal: binding, named: name),
            code.isValueType(type) || isHandedOn(root) && code.semantics.isScreen(type)
        else { return nil }
        return BuiltValue(expression: name, name: name, type: code.semantics.written(type), uses: [])
    }

    /// A name that nothing around it has, after what the handler calls the text.
    private func fieldName(_ text: ExprSyntax, taken: [String]) -> String? {
        let binding = text.parent?.parent?.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedText
        let bound = code.controller.scopes.names(boundIn: code.member.decl).union(
            code.references.map { code.unit.text($0.range) })
        let wishes = [binding.map { "entered" + $0.capitalizedFirst }].compactMap { $0 }
        return (wishes + ["text", "enteredText", "secondText", "thirdText"]).first {
            !bound.contains($0) && !taken.contains($0)
        }
    }

    private func localsUsed(in closure: ClosureExprSyntax) -> [DeclReferenceExprSyntax] {
        closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                reference.isBare,
                isBuiltHere(token.identifierText, from: closure),
                let binding = code.controller.scopes.binding(of: token.identifierText, at: Syntax(reference)),
                !closure.range.contains(binding.position) || binding.syntax.is(ClosureCaptureSyntax.self)
            else { return nil }
            return reference
        }
    }

    /// A name that is declared in what leaves, outside of a closure.
    private func isBuiltHere(_ name: String, from closure: ClosureExprSyntax) -> Bool {
        guard name != "self", let outside = closure.parent,
            let binding = code.controller.scopes.binding(of: name, at: outside)
        else {
            return false
        }
        return code.leaves(binding.position, with: range)
    }

    private func capturesOfLocals(_ closure: ClosureExprSyntax) -> [(node: ClosureCaptureSyntax, text: String)] {
        (closure.signature?.capture?.items ?? []).lazy.filter {
            $0.initializer == nil && isBuiltHere($0.name.identifierText, from: closure)
        }.map { item in
            let text = item.trimmedText
            return (item, text.hasSuffix(",") ? String(text.dropLast()) : text)
        }
    }

    /// `{ [weak self, weak alert] _ in` as `{ [weak self] text in`.
    private func signatureEdit(
        _ closure: ClosureExprSyntax, parameters: [String], without captures: [String]
    ) -> [TextEdit] {
        guard let signature = closure.signature else {
            let start = closure.leftBrace.range.upperBound
            return [
                TextEdit(
                    range: start..<start,
                    replacement: " \(parameters.joined(separator: ", ")) in" + closure.gapBehindBrace)
            ]
        }
        let kept = (signature.capture?.items ?? []).map { item -> String in
            let text = item.trimmedText
            return text.hasSuffix(",") ? String(text.dropLast()) : text
        }.filter { !captures.contains($0) }
        let list = kept.isEmpty ? "" : "[\(kept.joined(separator: ", "))] "
        return [
            TextEdit(
                range: signature.range.lowerBound..<signature.inKeyword.range.upperBound,
                replacement: "\(list)\(parameters.joined(separator: ", ")) in")
        ]
    }

    private func isCompletion(_ place: ClosurePlace, _ callee: String) -> Bool {
        let name = callee.split(separator: ".").last.map(String.init) ?? callee
        guard let completion = Platform.sdk.completionLabel(of: name) else { return false }
        switch place {
        case .label(let label): return label == completion
        case .trailing: return true
        case .unlabelled: return false
        }
    }

    /// The closure names something that is built here, such as the alert whose fields it reads.
    private func usesLocals(_ closure: ClosureExprSyntax) -> Bool {
        closure.tokens(viewMode: .sourceAccurate).contains { token in
            let name = token.identifierText
            let node: Syntax
            if let capture = token.parent?.as(ClosureCaptureSyntax.self), capture.name.id == token.id,
                let outside = closure.parent
            {
                node = capture.initializer == nil ? outside : Syntax(capture)
            } else if let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.isBare {
                node = Syntax(reference)
            } else {
                return false
            }
            guard name != "self", let binding = code.controller.scopes.binding(of: name, at: node) else { return false }
            return code.leaves(binding.position, with: range) && !closure.range.contains(binding.position)
        }
    }

    private func ignoresParameters(_ closure: ClosureExprSyntax) -> Bool {
        guard usesNoAnonymousParameters(closure) else { return false }
        let names = Set(closure.parameterNames.filter { $0 != "_" })
        return !closure.statements.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
    }

    private func usesNoAnonymousParameters(_ closure: ClosureExprSyntax) -> Bool {
        !closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .dollarIdentifier = token.tokenKind, let node = token.parent else { return false }
            return enclosingClosures(of: node).last?.id == closure.id
        }
    }

    /// `{ [weak self] _ in` as `{ [weak self] in`, `{ _ in` as `{`.
    private func parameterEdits(_ closure: ClosureExprSyntax) -> [TextEdit] {
        guard let signature = closure.signature, let clause = signature.parameterClause else { return [] }
        let names = Syntax(fromProtocol: clause)
        if signature.capture == nil, signature.effectSpecifiers == nil {
            return [
                TextEdit(
                    range: closure.leftBrace.range.upperBound..<signature.inKeyword.range.upperBound, replacement: "")
            ]
        }
        let start = names.previousToken(viewMode: .sourceAccurate)?.range.upperBound ?? names.range.lowerBound
        // Without parameters there is no place for `-> Void`.
        let end = signature.returnClause?.range.upperBound ?? names.range.upperBound
        return [TextEdit(range: start..<end, replacement: "")]
    }
}

extension AccessPath {
    /// `alert.textFields?.first?.text`, the first part of the chain that gives what a field of an alert holds.
    fileprivate var textOfField: ExprSyntax? {
        guard memberNames.first == Platform.fieldsOfAlert else { return nil }
        for link in links {
            switch link {
            case .member(let access):
                let name = access.declName.baseName.identifierText
                if name == "text" { return ExprSyntax(access) }
                guard [Platform.fieldsOfAlert, "first", "last"].contains(name) else { return nil }
            case .subscript(let call):
                guard call.arguments.first?.expression.is(IntegerLiteralExprSyntax.self) == true else { return nil }
            case .call: return nil
            case .optional, .unwrap: continue
            }
        }
        return nil
    }
}

extension ClosureExprSyntax {
    /// The names of its parameters, of which nobody asks for any: `_` for one that the code in its place uses itself.
    fileprivate func parameterNames(besides others: Set<String>) -> [String] {
        parameterNames.map { others.contains($0) ? "_" : $0.writtenAsName }
    }
}

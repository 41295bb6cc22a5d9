import SwiftSyntax

/// What the edits of a member may add and take away.
struct AllowedEdits {
    private(set) var added: Set<String>
    private(set) var removed: Set<String>

    /// - Parameters:
    ///   - candidate: the member as the output has it.
    ///   - comments: what the style's files say at the places where members go.
    ///   - others: comments of the member that stand beside it now.
    init(
        from member: Member, to candidate: Member, _ output: Output, added comments: Set<String>,
        removed others: Set<String>
    ) {
        let intent = output.intent
        let move = intent.moves[member.id]
        added = comments.union([
            ";", ".", "self", "=", ",", "[", "]", "in", "_", intent.original.name, intent.type(of: move.role) ?? "",
        ])
        for link in intent.links where link.from == move.role {
            added.formUnion(link.names + (link.isUnwrapped ? ["!"] : []) + (link.mayBeNil ? ["?", "!"] : []))
        }
        if intent.links.contains(where: { $0.from == move.role && $0.mayBeMissing }) {
            let values = intent.original.members.compactMap(StandIn.init).map(\.suffix)
            added.formUnion(["(", ")"] + values.flatMap(words))
        }
        removed = others.union([
            "self", "`self`", ".", "Self", "private", "fileprivate", "public", "open", "package", "override",
            "internal",
            "@", "objc", "IBAction", "IBSegueAction", "IBInspectable", "nonobjc", "required", intent.original.name,
        ])
        removed.formUnion(aliasesOfSelf(in: member, intent.original.scopes))
        // `[items]` and `if let items` name the member once more.
        added.formUnion(shorthands(in: member))
        let heldNames = namesHolding(anyOf: intent.linkNames(of: move.role), in: candidate)
        if !heldNames.isEmpty {
            added.formUnion(heldNames)
            added.formUnion(["let", "defer", "withExtendedLifetime", "{", "}", "(", ")", "weak", "return"])
            if unwrapsWhatItCaptures(candidate) { added.insert("!") }
        }
        if isInPrivateExtension(member, of: intent.original) { added.formUnion(["private", "fileprivate"]) }
        if member.modifiers.setterAccess != nil { removed.formUnion(["(", ")", "set"]) }
        if member.modifiers.access > .internal, candidate.modifiers.setterAccess == .internal {
            added.insert("internal")
        }
        // The view controller's method has the name of `@objc(name)`.
        let attributes = member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
            guard attribute.attributeName.trimmedText == "objc" else { continue }
            removed.formUnion(attribute.tokens(viewMode: .sourceAccurate).map(\.text))
        }
        if let entry = move.entry { allow(entry, of: member, as: move.name) }
        allowDefault(of: member, candidate, move.role, output)
        if move.role == .interactor { allowHandedInstances(output.components[.interactor]) }
        // What an initialiser reads of a property that it hands on, it reads of a constant.
        for injection in intent.injections {
            guard let value = injection.assignments[member.id]?.value else { continue }
            removed.insert(injection.name)
            added.formUnion([injection.name, value])
        }
    }

    private mutating func allow(_ entry: Intent.SplitEntry, of member: Member, as name: String) {
        if entry.isRenamed, let function = member.function {
            removed.formUnion(function.signature.parameterClause.tokens(viewMode: .sourceAccurate).map(\.text))
            removed.insert(function.name.text)
            // The new name may be the label of an old parameter, with parentheses of its own.
            added.formUnion(entry.labels.compactMap { $0 } + ["(", ")", name, "`\(name)`"])
        }
        for value in entry.values {
            removed.formUnion(words(of: value.expression))
            added.formUnion(words(of: value.type) + [value.name, ":"])
        }
    }

    /// What a component is made with stands in the place of the shared instance that it takes where nothing is handed over, as
    /// its initialisers say: `noteStore: NoteStore = .shared`, `noteStore ?? .shared`, `self.init(noteStore: .shared)`.
    private mutating func allowHandedInstances(_ component: Controller?) {
        let initializers = (component?.members ?? []).compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let arguments = initializers.flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }.filter {
            $0.calledExpression.trimmedText == "self.init"
        }.flatMap { Array($0.arguments) }
        for initializer in initializers {
            for parameter in initializer.signature.parameterClause.parameters {
                let defaults = parameter.defaultValue.map { nodes(MemberAccessExprSyntax.self, in: Syntax($0)) } ?? []
                let instead = nodes(InfixOperatorExprSyntax.self, in: Syntax(initializer)).filter { infix in
                    infix.operator.trimmedText == "??" && infix.leftOperand.bareName == parameter.name
                }.flatMap { nodes(MemberAccessExprSyntax.self, in: Syntax($0.rightOperand)) }
                let handed = arguments.filter { $0.label?.text == parameter.firstName.text }
                    .compactMap { $0.expression.as(MemberAccessExprSyntax.self) }
                guard let access = (defaults + instead + handed).first else { continue }
                let type = access.base?.trimmedText ?? parameter.type.unwrapped.trimmedText
                removed.formUnion([type, access.declName.trimmedText])
                added.insert(parameter.name)
            }
        }
    }

    /// The value of a property that holds a service: the component's initialiser has it, or less the type that its parameter
    /// says, and the property says its type, and is there from the beginning.
    private mutating func allowDefault(of member: Member, _ candidate: Member, _ role: Role, _ output: Output) {
        guard let value = member.variable?.bindings.first?.initializer,
            let property = candidate.variable?.bindings.first,
            property.initializer == nil, property.typeAnnotation != nil
        else { return }
        let own = value.value.tokens(viewMode: .sourceAccurate).map(\.text)
        let type = property.typeAnnotation?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
        let implicit = Array(own.starts(with: type.dropFirst()) ? own.dropFirst(type.count - 1) : own[...])
        // As a default value, as an argument, or where nothing is handed over.
        let forms = [implicit, own].flatMap { [["="] + $0, [":"] + $0] } + [["??"] + own]
        let isMade = output.components[role]?.members.contains { initializer in
            let tokens = initializer.decl.tokens(viewMode: .sourceAccurate).map(\.text)
            return initializer.kind == .initializer && forms.contains(where: tokens.contains)
        }
        guard isMade == true else { return }
        removed.formUnion(["=", "lazy"] + own)
        added.formUnion(type)
    }
}

/// The names that captures and conditions bind to what has the same name.
private func shorthands(in member: Member) -> [String] {
    nodes(in: Syntax(member.decl)).compactMap { node in
        if let capture = node.as(ClosureCaptureSyntax.self), capture.initializer == nil { return capture.name.text }
        guard let condition = node.as(OptionalBindingConditionSyntax.self), condition.initializer == nil else {
            return nil
        }
        return condition.pattern.trimmedText
    }
}

/// The local names by which a member's code keeps what links lead to, so that it lives until the code is done.
private func namesHolding(anyOf links: Set<String>, in member: Member) -> Set<String> {
    let names = nodes(in: Syntax(member.decl)).compactMap { node -> String? in
        if let capture = node.as(ClosureCaptureSyntax.self) {
            return heldName(capture.name, capture.initializer, links)
        }
        if let binding = node.as(PatternBindingSyntax.self) { return binding.nameHolding(anyOf: links) }
        let name = node.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedText
        return name.flatMap { links.contains($0) ? $0 : nil }
    }
    return Set(names)
}

extension PatternBindingSyntax {
    /// `view` of `view = self.view` and `view = self.view!`.
    func nameHolding(anyOf links: Set<String>) -> String? {
        let value = initializer?.value
        let source = value?.as(ForceUnwrapExprSyntax.self)?.expression ?? value
        guard source?.as(MemberAccessExprSyntax.self)?.base != nil else { return nil }
        return pattern.as(IdentifierPatternSyntax.self).flatMap { heldName($0.identifier, initializer, links) }
    }
}

/// A name that is a link's own, or stands for `self.view`.
private func heldName(_ name: TokenSyntax, _ initializer: InitializerClauseSyntax?, _ links: Set<String>) -> String? {
    let value = initializer?.value
    let source = value?.as(ForceUnwrapExprSyntax.self)?.expression ?? value
    let isHeld = links.contains { link in
        source.map { ["self." + link, link].contains($0.trimmedText) } ?? (link == name.identifierText)
    }
    return isHeld ? name.identifierText : nil
}

/// `[interactor = interactor!]`, `[ownView = self.view!]`
private func unwrapsWhatItCaptures(_ member: Member) -> Bool {
    nodes(ClosureCaptureSyntax.self, in: Syntax(member.decl)).contains { capture in
        let value = capture.initializer?.value.as(ForceUnwrapExprSyntax.self)?.expression
        let isOwn = value?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
        return value?.trimmedText == capture.name.identifierText || isOwn?.baseName.tokenKind == .keyword(.self)
    }
}

private func words(of text: String) -> [String] {
    parsed(text).tokens(viewMode: .sourceAccurate).map(\.text)
}

/// The local names for `self` that a member's code uses.
private func aliasesOfSelf(in member: Member, _ scopes: Scopes) -> [String] {
    nodes(DeclReferenceExprSyntax.self, in: Syntax(member.decl)).filter(scopes.isAliasOfSelf)
        .map(\.baseName.text)
}

import SwiftSyntax

/// The code of one member as separation sees it: what every part of it touches, and what it takes from around it.
struct HostCode {
    private let facts: HostFacts
    /// The components that the members belong to which the code names.
    private let roles: [Member.ID: Role]
    /// The constants that hold shared instances for components other than the Interactor.
    private let heldElsewhere: Set<Member.ID>
    /// What leaves besides the range that is asked about: a value that is made as late as it is used.
    private var sunk: Range<Int>?

    init(_ facts: HostFacts, roles: [Member.ID: Role], heldElsewhere: Set<Member.ID>) {
        self.facts = facts
        self.roles = roles
        self.heldElsewhere = heldElsewhere
    }

    var member: Member { facts.member }
    var controller: Controller { facts.controller }
    var context: AppContext { facts.context }
    var unit: SourceUnit { facts.unit }
    var touches: [Touch] { facts.touches }
    var references: [Reference] { facts.references }
    var semantics: Semantics { facts.semantics }
    var names: NameTable { facts.names }
    var calls: AlikeCalls { facts.calls }
    var heldScreens: [HeldScreen] { facts.heldScreens }
    var unwrapsOfSelf: [(place: Int, binding: SelfBinding)] { facts.unwrapsOfSelf }
    /// Where closures catch `self`.
    var capturesOfSelf: [ClosureCaptureSyntax] { facts.capturesOfSelf }
    var uiNames: Set<Int> { facts.uiNames }
    /// Where the code names a property that holds a view, which the View's interface would have to name.
    var viewsAskedFor: Set<Int> {
        Set(
            references.filter { reference in
                reference.memberIDs.contains { id in
                    let held = controller.members[id]
                    return held.kind == .storedProperty && !context.uiNames(inSignatureOf: held, semantics).isEmpty
                }
            }.map(\.range.lowerBound))
    }
    var isMarked: Bool { facts.isMarked }
    var anchors: Anchors { facts.anchors }
    var anchorsOfView: Anchors { facts.anchorsOfView }
    var namesOfStatements: Memo<SyntaxIdentifier, [String]?> { facts.namesOfStatements }

    /// The component of a member that the code names; nil for a stored property whose users tell.
    func role(of id: Member.ID) -> Role? { roles[id] }

    /// The constant that holds a shared instance which the code asks for, if its name means that there.
    func holder(of instance: MemberAccessExprSyntax) -> Member? {
        let name = instance.declName.baseName.identifierText
        return controller.members.first { member in
            guard !heldElsewhere.contains(member.id), let held = context.instance(heldBy: member) else { return false }
            return held.base?.bareName == instance.base?.bareName
                && held.declName.baseName.identifierText == name
                && controller.scopes.binding(of: member.name, at: Syntax(instance)) == nil
        }
    }

    /// What a piece of code touches by itself.
    func touches(in range: Range<Int>) -> Touches {
        placesTouched(in: range).reduce(into: Touches()) { $0.formUnion($1.kind) }
    }

    /// Where it does.
    func placesTouched(in range: Range<Int>) -> ArraySlice<Touch> {
        facts.touches.elements(in: range) { $0.range.lowerBound }
    }

    func references(in range: Range<Int>) -> ArraySlice<Reference> {
        facts.references.elements(in: range) { $0.range.lowerBound }
    }

    /// What a piece of code touches, with what the own methods do that it calls.
    func reach(in range: Range<Int>) -> Touches {
        references(in: range).reduce(into: touches(in: range)) { $0.formUnion(touches(calledBy: $1)) }
    }

    /// What a call of an own method or computed property touches, or one of the module that there is already.
    private func touches(calledBy reference: Reference) -> Touches {
        if case .requested(let request) = reference.target, !request.isStored { return Touches(of: request.owner) }
        return reference.memberIDs.reduce(into: []) { touches, id in
            let callee = controller.members[id]
            guard callee.kind == .function || callee.kind == .computedProperty else { return }
            touches.formUnion(Touches(of: role(of: id) ?? .presenter))
        }
    }

    /// What any member's code touches, with what the own members do that it calls.
    func reach(of member: Member.ID) -> Touches { facts.evidence.reach(of: member) }

    /// Whether code needs something of the place where it stands: a local name, the controller's state, other members.
    ///
    /// - Parameters:
    ///   - outer: what is declared within belongs to the code itself.
    ///   - kinds: what may be touched without being taken from around it.
    func isForeign(_ node: Syntax, within outer: Range<Int>, allowing kinds: Touches) -> Bool {
        if node.tokens(viewMode: .sourceAccurate).contains(where: { isOuterLocal($0, outer) }) { return true }
        if !touches(in: node.range).subtracting(kinds).isEmpty { return true }
        return references(in: node.range).contains { !kinds.isSuperset(of: touches(calledBy: $0)) }
    }

    /// A local name that is bound outside of a range.
    func isOuterLocal(_ token: TokenSyntax, _ outer: Range<Int>) -> Bool {
        if case .dollarIdentifier = token.tokenKind, let node = token.parent {
            return enclosingClosures(of: node).last.map { !outer.contains($0.range.lowerBound) } ?? true
        }
        guard let binding = facts.locals[token.range.lowerBound], token.text != "self" else { return false }
        return !leaves(binding, with: outer) && !isSelfAlias(token)
            && !heldScreens.contains { $0.use.range == token.range }
    }

    /// Whether code uses a local name that is bound in a range that leaves, and that its caller wouldn't have.
    func usesNames(boundIn outer: Range<Int>, _ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            if case .dollarIdentifier = token.tokenKind {
                return !isOuterLocal(token, outer) && isOuterLocal(token, node.range)
            }
            guard let binding = facts.locals[token.range.lowerBound], token.text != "self" else { return false }
            return leaves(binding, with: outer) && !node.range.contains(binding) && !isSelfAlias(token)
        }
    }

    /// The same code, from which a statement leaves along with another range.
    func sinking(_ statement: Range<Int>) -> HostCode {
        var code = self
        code.sunk = statement
        return code
    }

    /// Whether a name leaves with a range, by the UTF-8 offset where it is bound.
    func leaves(_ binding: Int, with range: Range<Int>) -> Bool {
        range.contains(binding) || sunk?.contains(binding) == true
    }

    /// The screens that code names and somebody else has bound.
    func heldScreens(in range: Range<Int>) -> [HeldScreen] {
        heldScreens.filter { range.contains($0.use.range.lowerBound) && !range.contains($0.condition.lowerBound) }
    }

    private func isSelfAlias(_ token: TokenSyntax) -> Bool {
        facts.aliasesOfSelf.contains { $0.contains(token.range.lowerBound) }
    }

    /// The `self.`, `self?.` or alias that a reference is written with; nil where `self` is optional and isn't unwrapped.
    func receiver(of reference: Reference) -> String {
        guard case .onSelf(let base, _) = reference.form else { return "" }
        return unit.code(base)
    }

    /// The reference at the root of a chain.
    func rootReference(of expression: ExprSyntax) -> Reference? {
        let path = AccessPath(to: expression) { facts.referencesByExpression[$0.id] != nil }
        return facts.referencesByExpression[path.root.id]
    }

    /// The type of an expression, if every file may write it and it isn't UIKit's.
    func valueType(of expression: ExprSyntax, expected: Type? = nil) -> Type? {
        // What takes anything, or whatever does what a library asks, is told no more than it was.
        let isOpen = expected.map { $0.unwrapped.isAnything || semantics.isProtocolOfLibrary($0.unwrapped) } ?? true
        let own = isOpen ? semantics.type(of: expression) : nil
        return [own, expected].compactMap { $0 }.first(where: isValueType)
    }

    /// The type by which others have what an expression gives, wherever it is written.
    ///
    /// - Parameter range: the only code that is meant; nil for all of the view controller's.
    func typeHandedOn(_ type: Type, of expression: ExprSyntax, in range: Range<Int>? = nil) -> Type {
        guard type != type.asRead else { return type }
        let members = range == nil ? controller.members : [member]
        let text = expression.trimmedText.withoutLeadingSelf
        let places = members.flatMap { nodes(ExprSyntax.self, in: Syntax($0.decl)) }.filter { place in
            range?.contains(place.range.lowerBound) != false && place.kind == expression.kind
                && !use(of: Syntax(place)).isWrite
                && place.trimmedText.withoutLeadingSelf == text
        }
        return semantics.typeHandedOn(type, readAt: places)
    }

    /// Whether a name is a screen that a closure is called with: who hands it on needn't name its type.
    func isGivenScreen(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            let binding = controller.scopes.binding(of: name, at: Syntax(expression))
        else { return false }
        if let condition = binding.syntax.parent?.as(OptionalBindingConditionSyntax.self) {
            if let value = condition.initializer?.value { return isGivenScreen(value) }
            let isGiven = controller.scopes.binding(of: name, at: Syntax(condition)).map(isParameterOfClosure) ?? false
            return isGiven && isShown(expression)
        }
        guard isParameterOfClosure(binding) else { return false }
        // Where nobody knows the type, being shown tells it.
        let type = semantics.type(of: expression)?.unwrapped
        return type.map(semantics.mayBeScreen) ?? isShown(expression)
    }

    private func isShown(_ expression: ExprSyntax) -> Bool {
        let list = expression.parent?.parent?.parent?.as(ArrayExprSyntax.self)
        guard let argument = (list.map(ExprSyntax.init) ?? expression).parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return NavigationExtractions(code: self).shownScreen(ScreenChange(call)) == expression
    }

    /// A parameter without a type of its own.
    private func isParameterOfClosure(_ binding: LocalBinding) -> Bool {
        sequence(first: binding.syntax, next: \.parent).prefix(2).contains { node in
            node.is(ClosureShorthandParameterSyntax.self)
                || node.as(ClosureParameterSyntax.self).map { $0.type == nil } == true
        }
    }

    /// A type that the Presenter and the Interactor may name, as every file of the module may.
    func isValueType(_ type: Type) -> Bool { !type.isOpen && isValueType(semantics.written(type)) }

    /// - Parameter type: as it is written.
    func isValueType(_ type: String) -> Bool {
        let words = type.identifiers
        return
            !words.contains { $0 == "some" || $0 == "Self" || $0 == controller.name }
            && !words.map(Type.named).contains { semantics.isView($0) || semantics.isScreen($0) }
            && names.firstUnknownType(in: type) == nil && names.fileScopeType(in: type) == nil
    }
}

extension HostCode {
    /// Whether a method of another component can make a call of the app's for its caller: it neither waits nor throws, what it is
    /// given is evaluated at once, and what takes a closure may keep it, and says nothing more of it.
    func canBeMadeByOthers(_ call: FunctionCallExprSyntax) -> Bool {
        guard let callee = semantics.callee(of: call), let decl = callee.decl, !semantics.isOfLibrary(decl),
            let signature = decl.as(FunctionDeclSyntax.self)?.signature
        else { return true }
        let parameters = Array(signature.parameterClause.parameters)
        func isPlain(_ place: Int) -> Bool {
            guard parameters.indices.contains(place),
                let attributed = parameters[place].type.as(AttributedTypeSyntax.self)
            else { return !parameters.indices.contains(place) || !parameters[place].type.isFunction }
            return attributed.attributes.map(\.trimmedText) == ["@escaping"]
        }
        // `#function` means the code around.
        let tellsPlace = callee.omitted.contains { place in
            parameters.indices.contains(place)
                && parameters[place].defaultValue?.value.is(MacroExpansionExprSyntax.self) == true
        }
        return signature.effectSpecifiers == nil && !tellsPlace && callee.places.allSatisfy(isPlain)
    }
}

import SwiftSyntax

/// What is known of the code of one member, whatever becomes of it.
final class HostFacts {
    let member: Member
    let controller: Controller
    let context: AppContext
    let unit: SourceUnit
    /// In the order of the source.
    let touches: [Touch]
    let references: [Reference]
    let semantics: Semantics
    let names: NameTable
    let calls: AlikeCalls
    /// The names of screens whose use may leave without the condition that binds them.
    let heldScreens: [HeldScreen]
    /// Where the code that doesn't stay in the View names something of UIKit's, a view or a screen, as UTF-8 offsets.
    let uiNames: Set<Int>
    /// The binding of every local name that the code uses, by UTF-8 offset.
    let locals: [Int: Int]
    /// Where `self` is written, by any name, as a value or before a member.
    let aliasesOfSelf: [Range<Int>]
    /// Where `self` is asked whether it is there, `guard let that = self`, by what holds it weakly.
    let unwrapsOfSelf: [(place: Int, binding: SelfBinding)]
    /// Where closures catch `self`, by its own name or another: `[weak self]`, `[me = self]`.
    let capturesOfSelf: [ClosureCaptureSyntax]
    let referencesByExpression: [SyntaxIdentifier: Reference]
    /// The members that the code names.
    let namedMembers: Set<Member.ID>
    /// What all members touch.
    let evidence: Evidence
    /// Something in the code waits, or throws.
    private(set) lazy var isMarked = member.decl.tokens(viewMode: .sourceAccurate).contains {
        [.keyword(.await), .keyword(.async), .keyword(.try), .keyword(.throw)].contains($0.tokenKind)
    }
    private(set) lazy var anchors = Anchors(in: self)
    /// Those of them that keep the body in the View.
    private(set) lazy var anchorsOfView = anchors.besides(shownByOthers: self)
    /// What each statement says is done, of those that were asked for.
    let namesOfStatements = Memo<SyntaxIdentifier, [String]?>()

    init(_ member: Member, _ controller: Controller, _ analysis: Analysis, _ context: AppContext) {
        self.member = member
        self.controller = controller
        self.context = context
        unit = controller.unit(of: member)
        references = analysis.graph.references[member.id]
        evidence = analysis.evidence
        touches = evidence.touches[member.id]
        semantics = analysis.graph.semantics
        names = analysis.graph.names
        calls = analysis.calls
        namedMembers = Set(references.flatMap(\.memberIDs))
        locals = member.decl.tokens(viewMode: .sourceAccurate).reduce(into: [:]) { locals, token in
            locals[token.range.lowerBound] = controller.scopes.binding(readBy: token)?.position
        }
        let entry = analysis.entryBodies[member.id]
        uiNames = (member.separableCode.map { context.places(ofUINamesIn: $0, besides: controller.name) } ?? [])
            .filter { entry?.isLeftBehind($0) != true }
        heldScreens = references.compactMap { reference in
            guard case .inherited(let name) = reference.target, Platform.sdk.screensAround.contains(name) else {
                return nil
            }
            return
                (reference.node.as(OptionalBindingConditionSyntax.self)
                ?? reference.node.parent?.parent?.as(OptionalBindingConditionSyntax.self)).flatMap {
                    HeldScreen($0, controller.scopes)
                }
        }
        aliasesOfSelf = references.compactMap { reference in
            if reference.target == .selfValue { return reference.range }
            guard case .onSelf(let base, _) = reference.form else { return nil }
            return base
        }
        unwrapsOfSelf = nodes(OptionalBindingConditionSyntax.self, in: Syntax(member.decl)).compactMap { condition in
            let value = condition.initializer?.value
            guard value.map(controller.scopes.isSelf) ?? (condition.pattern.trimmedText == "self") else { return nil }
            let binding = controller.scopes.selfBinding(of: value?.trimmedText ?? "self", at: Syntax(condition))
            return binding.strength == .weak ? (condition.range.lowerBound, binding) : nil
        }
        capturesOfSelf = nodes(ClosureCaptureSyntax.self, in: Syntax(member.decl)).filter { capture in
            capture.initializer.map { controller.scopes.isSelf($0.value) }
                ?? (capture.name.tokenKind == .keyword(.self))
        }
        referencesByExpression = references.reduce(into: [:]) { found, reference in
            if let id = reference.expression?.id { found[id] = reference }
        }
    }
}

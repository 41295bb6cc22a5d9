import SwiftSyntax

/// What stands before the dot where a service is asked: `store`, `NoteStore.shared`, `Keychain`.
struct ServiceReceiver {
    /// As a method of the Interactor names it.
    let text: String
    /// UTF-8 offsets.
    let range: Range<Int>
    /// An instance that the app shares.
    let isShared: Bool
    /// What the Interactor can be made with instead.
    let dependency: Extraction.Dependency?
    /// The controller's property that holds the service.
    let holder: Member.ID?
    /// The shared instance in whose place that property stands, which holds it: its UTF-8 offsets, and the property's name.
    let heldInstance: (range: Range<Int>, name: String)?
    /// Where there is none nothing is asked: `store?`.
    let isOptional: Bool
    /// What the service is called in the names of what is asked of it.
    let noun: String

    /// - Returns: nil if the expression isn't a service, or needs more than its name to be reached.
    init?(_ base: ExprSyntax, in code: HostCode) {
        range = base.range
        guard code.touches(in: base.range) == .data else { return nil }
        isOptional = code.controller.scopes.isChained(base)
        if let reference = code.rootReference(of: base) {
            let isForced = base.is(ForceUnwrapExprSyntax.self)
            let named =
                base.as(OptionalChainingExprSyntax.self)?.expression
                ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
            let mark = isOptional ? "?" : isForced ? "!" : ""
            if case .requested(let request) = reference.target {
                // A link that may be nil is no way to it.
                guard code.semantics.service(given: request, at: reference)?.id == named.id,
                    named.as(MemberAccessExprSyntax.self)?.base?.id == reference.expression?.id
                else { return nil }
                text = "\(request.link).\(request.name)\(mark)"
                (isShared, dependency, holder, heldInstance) = (false, nil, nil, nil)
                noun = Self.noun(request.name)
                return
            }
            guard reference.expression?.id == named.id, let id = reference.memberIDs.first else { return nil }
            let property = code.controller.members[id]
            guard property.kind == .storedProperty || code.context.givesSharedService(property) else { return nil }
            text = property.writtenName + mark
            (isShared, dependency, holder, heldInstance) = (false, nil, id, nil)
            noun = Self.noun(text)
            return
        }
        let written = base.trimmedText
        let plain = written.hasSuffix("?") ? written.dropLast() : written[...]
        let name = plain.hasSuffix("()") ? plain.dropLast(2) : plain
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || ["?", ".", "_", "`"].contains($0) }) else { return nil }
        // What a local name means only the body knows.
        if let root = AccessPath(to: base).root.as(DeclReferenceExprSyntax.self),
            code.semantics.localBinding(of: root.baseName.identifierText, at: Syntax(root)) != nil
        {
            return nil
        }
        let instance = base.sharedInstance(code.context)
        isShared = code.context.isSharedInstance(base)
        // Of `NoteStore.shared.listener` the listener is asked, as it is of `AppDelegate.shared.listener`.
        let path = written.identifiers
        let isHeldByShared = instance.map { $0.declName.baseName.identifierText != path.last } == true
        let isHeld = isHeldByShared || path.first.map(code.context.isDelegateOfApp) == true
        noun = isHeld ? path.last?.capitalizedFirst ?? written : Self.noun(written)
        if let instance, let property = code.holder(of: instance) {
            text = property.writtenName + code.unit.text(instance.range.upperBound..<base.range.upperBound)
            (dependency, holder, heldInstance) = (nil, property.id, (instance.range, property.writtenName))
            return
        }
        (text, holder, heldInstance) = (written, nil, nil)
        if let instance, let type = instance.base?.trimmedText,
            code.semantics.type(of: ExprSyntax(instance)) == .named(type),
            code.semantics.effects(of: instance).isDisjoint(with: [.changes, .varies, .starts])
        {
            dependency = Extraction.Dependency(type: type, value: "." + instance.declName.baseName.text)
        } else {
            dependency = nil
        }
    }

    /// Whether a value of the service's is read as it was: behind `store?` the rest of a chain is skipped, too.
    ///
    /// - Parameters:
    ///   - given: what is handed over; it was only evaluated if there is a service.
    func keepsChain(of expression: ExprSyntax, given arguments: [ExprSyntax], in code: HostCode) -> Bool {
        guard isOptional || text.hasSuffix("!") else { return true }
        return arguments.allSatisfy { code.semantics.effects(of: $0).isDisjoint(with: .noticed) }
            && (!isOptional || expression.parent?.isLinkBehind(expression) != true)
    }

    private static func noun(_ text: String) -> String { (text.identifiers.first ?? text).capitalizedFirst }

    /// The service as a method with parameters names it, which may hide the property.
    func text(besides parameters: [Extraction.Parameter]) -> String {
        isHidden(by: parameters) ? "self." + text : text
    }

    /// The edit that puts the property that holds it in the place of a shared instance, in such a method.
    func heldEdit(besides parameters: [Extraction.Parameter]) -> TextEdit? {
        heldInstance.map { held in
            TextEdit(range: held.range, replacement: isHidden(by: parameters) ? "self." + held.name : held.name)
        }
    }

    private func isHidden(by parameters: [Extraction.Parameter]) -> Bool {
        holder != nil && parameters.contains { $0.name == text.identifiers.first }
    }
}

extension ExprSyntax {
    /// `NoteStore.shared` in itself and in `NoteStore.shared.archive?.notes`.
    fileprivate func sharedInstance(_ context: AppContext) -> MemberAccessExprSyntax? {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.sharedInstance(context) }
        guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        if base.is(DeclReferenceExprSyntax.self), context.isSharedInstance(self) { return access }
        return base.sharedInstance(context)
    }
}

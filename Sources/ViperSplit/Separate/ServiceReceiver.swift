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

    /// - Returns: nil if the expression isn't a service, or needs more than its name to be reached.
    init?(_ base: ExprSyntax, in code: HostCode) {
        range = base.range
        guard code.touches(in: base.range) == .data else { return nil }
        if let reference = code.rootReference(of: base) {
            guard reference.expression?.id == base.id, let id = reference.memberIDs.first else { return nil }
            let property = code.controller.members[id]
            guard property.kind == .storedProperty else { return nil }
            text = property.writtenName
            (isShared, dependency) = (false, nil)
            return
        }
        text = base.trimmedDescription
        let name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "`" }) else { return nil }
        let access = base.as(MemberAccessExprSyntax.self)
        let type = access?.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        let member = access?.declName.baseName
        isShared = type.map { isSharedInstance($0, member?.identifierText) } ?? false
        let timing = Timing(controller: code.controller, context: code.context)
        if isShared, let type, let member, code.inference.type(of: base) == type,
            timing.isQuietInstance(member.identifierText, of: type)
        {
            dependency = Extraction.Dependency(type: type, value: "." + member.text)
        } else {
            dependency = nil
        }
    }

    /// What the service is called in the names of what is asked of it.
    var noun: String {
        let first = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map(String.init)
        return (first ?? text).capitalizedFirst
    }
}

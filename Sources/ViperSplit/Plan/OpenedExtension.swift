import SwiftSyntax

/// A `private extension` whose types or constants other files have to name: the modifier goes to the members that nobody
/// else names.
///
/// ## Before
/// ```swift
/// private extension NotesViewController {
///     enum Layout { ... }
///     enum Text { ... }
/// }
/// ```
/// ## After
/// ```swift
/// extension NotesViewController {
///     fileprivate enum Layout { ... }
///     enum Text { ... }
/// }
/// ```
extension SplitPlan {
    func isOpened(_ body: TypeBody) -> Bool {
        body.isPrivateExtension
            && body.members.contains { id in
                isNamedElsewhere(controller.members[id]) && staysInPlace(controller.members[id])
            }
    }

    /// The modifier of an opened extension, said of a member that stays there and that nobody else names.
    func narrowing(of member: Member) -> TextEdit? {
        guard staysInPlace(member), !isNamedElsewhere(member), isOpened(controller.bodies[member.body]) else {
            return nil
        }
        return modifierEdit("fileprivate", of: member)
    }

    /// The modifier of a private extension, said of a member that leaves it and that only its new component names.
    func privacy(of member: Member) -> TextEdit? {
        guard isInPrivateExtension(member, of: controller), owners[member.id] != .view, entries[member.id] == nil,
            !contracts.isNamedElsewhere(member.id), conformances.move(with: member.id) == nil
        else { return nil }
        // What is private to the file may be of the type.
        return modifierEdit(member.kind == .type ? "fileprivate" : "private", of: member)
    }

    private func modifierEdit(_ modifier: String, of member: Member) -> TextEdit? {
        guard !member.hasOwnAccess, ![.conditional, .other].contains(member.kind) else { return nil }
        let attributes = member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
        let first =
            attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            ?? member.decl.firstToken(viewMode: .sourceAccurate)
        return first.map { TextEdit(range: $0.range.lowerBound..<$0.range.lowerBound, replacement: modifier + " ") }
    }

    /// Takes the modifier off the extension.
    func opening(of body: TypeBody) -> TextEdit? {
        guard isOpened(body), let ext = body.decl.as(ExtensionDeclSyntax.self), let modifier = ext.modifiers.first
        else {
            return nil
        }
        return TextEdit(range: modifier.range.lowerBound..<ext.extensionKeyword.range.lowerBound, replacement: "")
    }

    private func staysInPlace(_ member: Member) -> Bool { !isTakenOut(member) }

    /// Of an entry point, others name what moved, and not what stays.
    private func isNamedElsewhere(_ member: Member) -> Bool {
        entries[member.id] == nil && contracts.isNamedElsewhere(member.id)
    }
}

/// Whether the modifier of a private extension can be said of its members one by one.
func canBeOpened(_ body: TypeBody, _ controller: Controller) -> Bool {
    guard let ext = body.decl.as(ExtensionDeclSyntax.self), ext.modifiers.count == 1 else { return false }
    return body.members.allSatisfy { ![.conditional, .other].contains(controller.members[$0].kind) }
}

extension Member {
    fileprivate var hasOwnAccess: Bool {
        decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
            $0.detail == nil && Access(keyword: $0.name.text) != nil
        } == true
    }
}

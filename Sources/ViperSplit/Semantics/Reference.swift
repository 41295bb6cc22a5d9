import SwiftSyntax

/// One place in a member's code that depends on the view controller itself.
struct Reference {
    enum Target: Hashable {
        /// Members of the given files; several where overloads can't be told apart.
        case members([Member.ID])
        /// A member of the superclass or of an extension that isn't among the given files.
        case inherited(String)
        /// A bare name that nothing in sight declares: a global of the app, or inherited.
        case unknown(String)
        /// A type that a superclass or an adopted protocol declares: other files write it with the class's name before it.
        case inheritedType(String)
        /// A `private` or `fileprivate` declaration at file level.
        case fileScope(String)
        /// `self` as a value: handed on, compared, stored.
        case selfValue
        /// `super`.
        case superclass
        /// `Self`, where no member follows.
        case selfType
        /// `#selector` of a method of the view controller: only who knows its class may name it.
        case ownSelector
        /// What the module that there is already is asked over one of its links.
        case requested(ModuleRequest)
        case unsupported(UnsupportedForm)
    }

    enum Form: Hashable {
        /// `items`
        case bare
        /// `self.items`, `self?.items`, `strongSelf.items`; the offsets are those of the base with its dot.
        case onSelf(base: Range<Int>, isOptional: Bool)
        /// `[items]` in a capture list.
        case capture
        /// `if let items {`
        case binding
        /// `#selector(items)`
        case selector
        /// `Self.items` or `XViewController.items`; the offsets are those of the base.
        case onType(base: Range<Int>)
        /// A name in a type: `[Item]`.
        case typeName
        /// `self` itself.
        case value
    }

    let target: Target
    let form: Form
    /// The UTF-8 offsets of the name.
    let range: Range<Int>
    let use: Use
    let node: Syntax
    /// How `self` is reached from here; nil where it isn't.
    let receiver: SelfBinding?

    var memberIDs: [Member.ID] {
        if case .members(let ids) = target { return ids }
        return []
    }
}

extension Reference {
    /// It names a type within the view controller's class, which others write with its name before it.
    func isOfTypeWithin(_ controller: Controller) -> Bool {
        if case .inheritedType = target { return true }
        return memberIDs.first.map { controller.members[$0].kind == .type } == true
    }
}

/// A form of reference that a split can't follow.
enum UnsupportedForm: Hashable, Sendable {
    /// `$text`, `_text`: the name of a property's wrapper.
    case wrapper(String)
    /// `#keyPath`: the name of a macro that names members.
    case macro(String)
    /// `\\NotesViewController.count`
    case keyPath
}

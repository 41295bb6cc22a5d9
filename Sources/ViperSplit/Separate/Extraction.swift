import SwiftSyntax

/// Code that leaves a body for a method or property of its own, in the component that it belongs to (design, 5).
///
/// ## Before
/// ```swift
/// spinner.stopAnimating()
/// nameLabel.text = user.name
/// ```
/// ## After
/// ```swift
/// stopSpinnerAnimating()
/// setNameLabelText(user.name)
/// ```
struct Extraction {
    /// What a call passes on: the code's sub-expressions that belong to the caller.
    struct Parameter: Hashable {
        /// Nil for `_`.
        let label: String?
        let name: String
        let type: String
        /// The UTF-8 offsets of the argument where it is written.
        let argument: Range<Int>
        /// A closure, handed over as a trailing one if it is the last.
        let isClosure: Bool
        /// What is written for it; nil for the argument as it stands.
        var text: String?

        /// It may be handed over without its label.
        fileprivate var isFunction: Bool { isClosure || type.contains("->") }
    }

    enum Form: Hashable {
        case method(result: String?, effects: String)
        case property(type: String)
        /// The property that holds the dependency itself.
        case dependency
        /// Nothing: the new code stands in the place of the old.
        case inPlace
    }

    /// An instance that the app shares, which the Interactor is made with: `NoteStore` and `.shared`.
    struct Dependency: Hashable {
        let type: String
        let value: String

        /// As code asks for it.
        var expression: String { type + value }
    }

    let host: Member.ID
    let unit: Int
    let role: Role
    let form: Form
    /// The UTF-8 offsets of what is replaced.
    var range: Range<Int>
    /// What stands before the new name: nothing, `self.`, `self?.`, `!`.
    private(set) var receiver: String
    /// The name that a developer would have given it.
    let name: String
    /// Names to take where that one is taken, in their order.
    let alternatives: [String]
    var parameters: [Parameter]
    /// The code of the new method or property, with the names of its parameters in it, at no indentation.
    var code: String
    /// What counts of the code where others are compared with it, if that isn't all.
    var comparedCode: String?
    /// Edits inside of the arguments: what a closure no longer takes, its indentation.
    var argumentEdits: [TextEdit]
    /// What has happened where it is all that is left to do: code that is equal answers another event in a method of its own.
    var event: String?
    /// What the code goes through, if it can be made with the Interactor.
    var dependency: Dependency?
    /// The property that the code goes through, which has to be the same component's.
    var holder: Member.ID?
    /// The code asked for the shared instance that the property holds.
    var isHeldInstance = false
    /// Where the names of screens are bound that it takes the place of, as UTF-8 offsets: the condition and the use of such a
    /// name leave together, or not at all.
    var heldScreens: Set<Int> = []
    /// The UTF-8 offsets of a statement before the range that leaves along, if there is one: nobody can tell when the value is
    /// made that it declares.
    var sunk: Range<Int>?
    /// It takes the place of an `if` behind `else`.
    var needsBraces = false
    /// The UTF-8 offset of the closure that comes to hold the component, if the code stands in one that holds nobody.
    var keeper: Int?
    /// The view controller inherits what is asked for: the new member only stands for that, and is written nowhere.
    var isInherited = false
    /// The code of a region of the View, and what leaves that in turn.
    var region: RegionText?
    var nested: [Extraction] = []
    /// What stands in the code for the parameters, in offsets of the file.
    var parameterEdits: [TextEdit] = []
    /// The properties that hold what the value is a part of, if that is a model that the View has to have.
    var wholes: Set<Member.ID> = []
    /// The commands of statements next to each other that it is instead of.
    var parts: [Extraction] = []
    /// Those joined, with numbers and flags in the code, unless they are others where the same is joined elsewhere.
    var settled: [Extraction] = []
    /// The `@available` attributes of the body that it was taken out of, a line each.
    var availability = ""

    /// The type of what the new member gives, if it gives something.
    var givenType: String? {
        switch form {
        case .property(let type): type
        case .method(let result, _): result
        case .dependency, .inPlace: nil
        }
    }

    /// The View asks for a value of the screen's models.
    var isQuestionToPresenter: Bool { role == .presenter && givenType != nil }

    /// What leaves it in turn, and what leaves that.
    var allNested: [Extraction] { nested.flatMap { [$0] + $0.allNested } }

    func received(by receiver: String) -> Extraction {
        var extraction = self
        extraction.receiver = receiver
        extraction.parts = parts.map { $0.received(by: receiver) }
        extraction.settled = settled.map { $0.received(by: receiver) }
        return extraction
    }

    /// Equal code is generated once, however it is laid out.
    var key: Key { key { $0.label ?? "_" } }

    /// What leaves, whatever it may be called.
    var content: Key { key { _ in "" } }

    private func key(_ label: (Parameter) -> String) -> Key {
        Key(
            role: role, form: form, parameters: parameters.map { [label($0), $0.name, $0.type] },
            code: availability + withoutLayout(comparedCode ?? code), event: event)
    }

    /// Whether one name does for both methods, since every call tells which is meant: by how much it hands over, or by its
    /// labels.
    func overloads(_ other: Extraction) -> Bool {
        guard case .method = form, case .method = other.form, role == other.role else { return false }
        if parameters.count != other.parameters.count { return true }
        let all = parameters + other.parameters
        return parameters.map(\.label) != other.parameters.map(\.label) && !all.contains { $0.isFunction }
    }

    struct Key: Hashable {
        let role: Role
        let form: Form
        let parameters: [[String]]
        let code: String
        let event: String?
    }
}

extension [Extraction.Parameter] {
    /// `tellDelegateDidPick(note)`, not `tellDelegateDidPick(didPick: note)`.
    func withoutLabel(saidBy name: String) -> Self {
        guard let first, let label = first.label, name.hasSuffix(label.capitalizedFirst) else { return self }
        let said = Extraction.Parameter(
            label: nil, name: first.name, type: first.type, argument: first.argument, isClosure: first.isClosure,
            text: first.text)
        return [said] + dropFirst()
    }
}

/// What earlier rounds have found out.
struct SeparationLimits: Equatable {
    /// What can't move.
    var excluded: Set<Extraction.Key> = []
    /// By body, where code can't be in the Presenter for reasons that only the plan knows, as UTF-8 offsets.
    var causes: [Member.ID: Set<Int>] = [:]
    /// By body, the closures that can't hold a component, as UTF-8 offsets.
    var unkept: [Member.ID: Set<Int>] = [:]
    /// The constants that hold shared instances for components other than the Interactor.
    var heldElsewhere: Set<Member.ID> = []
}

extension HostCode {
    /// The signature of what leaves says all that its caller has to mark: code may suspend in an `async` function only, and throw
    /// in one that `throws`.
    func saysItsEffects(_ extraction: Extraction) -> Bool {
        guard isMarked, let said = extraction.form.marks else { return true }
        let staying = extraction.parameters.map(\.argument)
        return extraction.nodes(in: self).allSatisfy { node in
            said.isSuperset(of: semantics.effectMarks(of: node, besides: staying))
        }
    }
}

extension Extraction {
    /// The expression or the statements that leave.
    func nodes(in code: HostCode) -> [Syntax] {
        let body = code.member.separableCode
        return [range, sunk].compactMap { $0 }.flatMap { range in
            body?.node(at: range).map { [$0] } ?? body?.statements(in: range) ?? []
        }
    }
}

extension Extraction.Form {
    /// The effects that the signature says; nil if there is none, and the code stays where it was.
    fileprivate var marks: EffectMarks? {
        switch self {
        case .method(_, let effects):
            let words = effects.split(separator: " ")
            let isThrowing = words.contains { $0.hasPrefix("throws") || $0 == "rethrows" }
            return EffectMarks(words.contains("async") ? [.suspends] : []).union(isThrowing ? .throws : [])
        case .property: return []
        case .dependency, .inPlace: return nil
        }
    }
}

extension Syntax {
    /// The statements of one list that are in a range of UTF-8 offsets.
    fileprivate func statements(in range: Range<Int>) -> [Syntax] {
        guard let first = token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else { return [] }
        let list = sequence(first: Syntax(first), next: \.parent).firstResult { node in
            node.as(CodeBlockItemListSyntax.self).flatMap { $0.range.upperBound >= range.upperBound ? $0 : nil }
        }
        return list.map { $0.filter { range.contains($0.range.lowerBound) }.map { Syntax($0) } } ?? []
    }
}

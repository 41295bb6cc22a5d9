import SwiftSyntax

/// A stored property that the initialisers of the view controller set before `super.init`.
///
/// If it belongs to another component, the module is assembled with its value (design, 6). What sets it is evaluated
/// where it was: a name or a constant is handed on, anything else becomes a local constant.
///
/// ## Before
/// ```swift
/// self.store = services.store
/// super.init(nibName: nil, bundle: nil)
/// ```
/// ## After
/// ```swift
/// let store = services.store
/// super.init(nibName: nil, bundle: nil)
/// presenter = NotesWireframe.assemble(self, store: store)
/// ```
struct Injection {
    let property: Member
    /// The type as the view controller writes it.
    let type: String
    /// By initialiser.
    let assignments: [Member.ID: Assignment]
    /// What it is where an initialiser doesn't set it: the text of its initial value.
    let initialValue: String?

    struct Assignment {
        let statement: CodeBlockItemSyntax
        /// The UTF-8 offsets of `self.store`.
        let target: Range<Int>
        let value: ExprSyntax
        let handing: Handing
        /// The end of the `super.init` call.
        let end: Int
    }

    /// What the assembly gets for the value.
    enum Handing: Hashable {
        /// The value's own text: a parameter, a local constant, or a constant that is the same at any time.
        case value(String)
        /// A local constant in the place of the assignment, whose annotation is left out where the value tells the type.
        case constant(isAnnotated: Bool)

        var isConstant: Bool {
            if case .constant = self { return true }
            return false
        }
    }

    /// What the view controller's initialiser hands over.
    ///
    /// - Parameter names: those that the initialiser gives to something else.
    func argument(in initializer: Member.ID, besides names: Set<String> = []) -> String {
        guard let assignment = assignments[initializer] else {
            let own = names.contains(property.name) ? "self." + property.writtenName : property.writtenName
            return initialValue ?? own
        }
        guard case .value(let text) = assignment.handing else { return property.writtenName }
        return text
    }

    /// The parameter's type needs `@escaping` where it is a function.
    let isEscaping: Bool

    /// The view controller keeps its constant, which tells when it is made, or is set before the module can be assembled; the
    /// component gets the value when that is done.
    ///
    /// ## Before
    /// ```swift
    /// private let store = NoteStore()
    /// ```
    /// ## After
    /// ```swift
    /// lazy var presenter: NotesPresenterInterface = NotesWireframe.assemble(self, store: store)
    /// private let store = NoteStore()
    /// ```
    var isKept: Bool { assignments.isEmpty }
}

/// The properties that the initialisers set, each with the way to set it in another component, or what is in the way.
struct Injections {
    private(set) var injections: [Member.ID: Injection] = [:]
    /// What is in the way of those that can't be set in another component, which may be kept and handed over all the same.
    private(set) var refusals: [Member.ID: Refusal] = [:]
    /// Constants that the view controller would keep, as they would be handed over.
    private var keepable: [Member.ID: Injection] = [:]

    /// Whether a reference needs no link: in an initialiser, since the property gets its value when the module is assembled,
    /// and in the View, since it keeps the property.
    ///
    /// - Parameter role: the component of the member.
    func cover(_ reference: Reference, in member: Member, of role: Role) -> Bool {
        guard let injection = reference.memberIDs.first.flatMap({ injections[$0] }) else { return false }
        if injection.isKept { return role == .view }
        guard member.kind == .initializer, let end = injection.assignments[member.id]?.end else { return false }
        return reference.range.lowerBound < end
    }

    /// The View has the code of a constant that it makes and hands over.
    func keepsCode(of id: Member.ID) -> Bool { injections[id]?.isKept == true }

    /// The properties that initialisers set in a way that keeps them where they are.
    var refused: some Sequence<Member.ID> { refusals.keys }

    /// Those where the view controller keeps what tells when it is made, since its initialisers can't assemble the module.
    var keepingConstants: Injections {
        var all = self
        all.injections.merge(keepable) { own, _ in own }
        return all
    }
}

extension Injections {
    /// None is handed over to a module that there is already.
    func refusingAll(of controller: Controller) -> Injections {
        var none = Injections()
        none.refusals = injections.keys.reduce(into: refusals) { refusals, id in
            refusals[id] = Refusal(.storage(.moduleIsMade), at: controller.place(of: controller.members[id]))
        }
        return none
    }

    init(_ controller: Controller, _ graph: ReferenceGraph, _ context: AppContext) {
        let finder = InjectionFinder(controller: controller, graph: graph, context: context)
        for member in controller.members where member.kind == .storedProperty && !member.modifiers.isStatic {
            do {
                injections[member.id] = try finder.injection(of: member)
            } catch {
                refusals[member.id] = error
            }
            if injections[member.id] == nil { keepable[member.id] = finder.keptConstant(member) }
        }
    }
}

extension SplitPlan {
    /// The properties that the module is assembled with, in the order of the source.
    var activeInjections: [Injection] {
        injections.injections.keys.sorted().filter { owners[$0] != .view }.compactMap { injections.injections[$0] }
    }
}

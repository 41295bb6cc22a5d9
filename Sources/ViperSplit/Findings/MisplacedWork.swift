/// Work on data outside of the Interactor, or navigation outside of the Wireframe.
struct MisplacedWork: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case data, navigation

        /// The section of ZIKViper's whose code does such work.
        var section: ZIKViperSection {
            switch self {
            case .data: .businessUseCase
            case .navigation: .wireframe
            }
        }
    }

    /// An expression that does the work.
    struct Place: Hashable, Sendable {
        let text: String
        let line: Int
    }

    /// The way to bring the work to its component.
    enum Advice: Hashable, Sendable {
        /// A closure does it without holding the screen.
        case holdScreen
        /// A closure does it off the main thread, where the module can't be asked.
        case leaveMainThreadThere
        /// Code does it that is isolated to no actor, where the module can't be asked without waiting.
        case isolate
        /// The property that is asked can't leave the View itself: its name, the refusal and the line that it speaks of.
        case freeProperty(String, Refusal.Cause, line: Int?)
        /// A method of the Wireframe would get the value of UIKit's type by way of the Presenter.
        case handOnValues(insteadOf: String, Move)
        case move(Move, isAppGiven: Bool)
    }

    enum Move: Hashable, Sendable {
        /// The initial value of a property does it.
        case setLater
        case intoSection
    }

    let kind: Kind
    let rule: Rule
    /// The full name of the member that does it; empty for a macro.
    let member: String
    let role: Role
    let places: [Place]
    let advice: Advice

    /// - Returns: nil in the component that the work belongs to.
    init?(_ kind: Kind, in role: Role, member: String, places: [Place], advice: Advice) {
        guard let rule = Self.rule(of: kind, in: role) else { return nil }
        self.kind = kind
        self.rule = rule
        self.member = member
        self.role = role
        self.places = places
        self.advice = advice
    }

    private static func rule(of kind: Kind, in role: Role) -> Rule? {
        switch (kind, role) {
        case (.data, .view): .dataInView
        case (.data, .presenter): .dataInPresenter
        case (.data, .formatter): .dataInFormatter
        case (.data, .wireframe): .dataInWireframe
        case (.navigation, .view): .navigationInView
        case (.navigation, .presenter): .navigationInPresenter
        case (.navigation, .formatter): .navigationInFormatter
        case (.navigation, .interactor): .navigationInInteractor
        case (.data, .interactor), (.navigation, .wireframe): nil
        }
    }
}

extension MisplacedWork {
    var message: String {
        let name = member.isEmpty ? "this" : "`\(member)`"
        let shown = places.prefix(3).map { "`\($0.text)` (line \($0.line))" }.joined(separator: ", ")
        let more = places.count > 3 ? " and \(places.count - 3) more" : ""
        return "\(name) \(kind.words) in the \(role.title): \(shown)\(more); \(adviceText)"
    }

    private var adviceText: String {
        switch advice {
        case .holdScreen:
            "a closure does it whether the screen is there or not; begin it with `guard let self else { return }`"
        case .leaveMainThreadThere:
            "it is done on another queue; put what hands it to the queue into a method under "
                + "`MARK: - \(kind.section.title)`"
        case .isolate: "it is done by `nonisolated` code; isolate that to the main actor"
        case .freeProperty(let name, let cause, let line):
            "`\(name)` can't leave the View: \(cause.wording.reason(line: line)); \(cause.wording.advice)"
        case .handOnValues(let type, let move):
            "hand on values instead of the `\(type)`, and \(text(of: move))"
        case .move(let move, let isAppGiven):
            isAppGiven ? text(of: move) : "give `--context`, or \(text(of: move))"
        }
    }

    private func text(of move: Move) -> String {
        switch move {
        case .setLater: "set it in a method, or hand it to the initialiser"
        case .intoSection: "put it into a method under `MARK: - \(kind.section.title)`"
        }
    }
}

extension MisplacedWork.Kind {
    fileprivate var words: String {
        switch self {
        case .data: "reaches data"
        case .navigation: "navigates"
        }
    }
}

/// The reason why code can't move to another component, and the place in the given files where it stands.
struct Refusal: Error, Hashable, Sendable {
    enum Cause: Hashable, Sendable {
        case declaration(DeclarationRefusal)
        case code(CodeRefusal)
        case storage(StorageRefusal)
        case lifetime(LifetimeRefusal)
        case interface(InterfaceRefusal)
        case conformance(ConformanceRefusal)
    }

    let cause: Cause
    let place: SourcePlace

    init(_ cause: Cause, at place: SourcePlace) {
        self.cause = cause
        self.place = place
    }
}

extension Refusal {
    var wording: Wording { cause.wording }

    /// The member would leave if it were called otherwise.
    var isOfName: Bool {
        if case .declaration(.reservedName) = cause { return true }
        return false
    }

    /// The component that may take code which the Interactor can't: the Presenter knows the screen, so it can keep it or
    /// have it draw. For anything else that is the View, where nothing is in the way.
    var fallback: Role {
        switch cause {
        case .code(let refusal): refusal.fallback
        case .lifetime(let refusal): refusal.fallback
        case .declaration, .storage, .interface, .conformance: .view
        }
    }
}

extension Refusal.Cause {
    /// How the module is declared is in the way, and not the code itself.
    var isOfModule: Bool {
        switch self {
        case .interface(.missingModule), .conformance(.missingModule): true
        default: false
        }
    }

    var wording: Wording {
        switch self {
        case .declaration(let refusal): refusal.wording
        case .code(let refusal): refusal.wording
        case .storage(let refusal): refusal.wording
        case .lifetime(let refusal): refusal.wording
        case .interface(let refusal): refusal.wording
        case .conformance(let refusal): refusal.wording
        }
    }
}

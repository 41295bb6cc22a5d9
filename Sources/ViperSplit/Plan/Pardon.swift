/// Causes that are taken to be gone, to see what they hold back.
enum Pardon: Hashable {
    case roots(Set<RootCause>)
    /// Whatever is in the way of the members of these full names.
    case everything(of: Set<String>)

    func covers(_ cause: Refusal.Cause, _ member: Member) -> Bool {
        switch self {
        case .roots(let roots): roots.contains(RootCause(cause, in: member))
        case .everything(let names): names.contains(member.fullName)
        }
    }
}

/// A cause by the one change that takes it out of the way: how something is declared is in the way of all who name it.
enum RootCause: Hashable {
    case privateName(PrivateName)
    /// A name that nothing in the given files declares.
    case unknownName(String)
    /// The member of the name is declared as no protocol can require it.
    case requirement(RequirementRefusal, of: String)
    /// The full name of the member in which the cause has to go; nil if that is one place for all.
    case single(Refusal.Cause, in: String?)

    init(_ cause: Refusal.Cause, in member: Member) {
        switch cause {
        case .code(.filePrivate(let name)): self = .privateName(name)
        case .code(.unknownName(let name, _)): self = .unknownName(name)
        case .interface(.needed(let name, _, let refusal)), .interface(.namedByApp(let name, let refusal)):
            if case .privateType(let name) = refusal {
                self = .privateName(name)
            } else {
                self = .requirement(refusal, of: name)
            }
        case .storage(.unknownType): self = .requirement(.unknownType, of: member.name)
        case .declaration(.reservedName): self = .requirement(.reservedName(member.name), of: member.name)
        case .interface(.isStatic), .interface(.ambiguous), .declaration(.genericController), .declaration(.lintRegion):
            self = .single(cause, in: nil)
        default: self = .single(cause, in: member.fullName)
        }
    }
}

// The Observation module.

@available(iOS 17, *) protocol Observable {}
@available(iOS 17, *) @attached(member, names: named(_$observationRegistrar), named(access), named(withMutation))
@attached(memberAttribute) @attached(extension, conformances: Observable) macro Observable()
@available(iOS 17, *) @attached(accessor) @attached(peer, names: prefixed(_)) macro ObservationTracked()
@available(iOS 17, *) @attached(accessor) macro ObservationIgnored()
@available(iOS 17, *) struct ObservationRegistrar: Sendable {
    init()
    func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    @callsBack func withMutation<Subject: Observable, Member, T>(
        of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
    ) rethrows -> T
}
@available(iOS 17, *) func withObservationTracking<T>(
    _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T
@available(iOS 26, *) struct Observations<Element: Sendable, Failure: Error>: AsyncSequence {
    init(_ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Element)
}

/// A service for a module that may never need it: it is made when it is first asked for, and is the same ever after.
@preconcurrency @MainActor
final class LazyService<Service> {

    private(set) lazy var service: Service = make()

    private let make: @MainActor () -> Service

    init(_ make: @escaping @MainActor () -> Service) {
        self.make = make
    }
}

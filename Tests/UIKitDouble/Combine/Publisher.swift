@_exported import FoundationDouble

public protocol Cancellable {
    func cancel()
}

/// Cancels when it is released, as Combine's does.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    deinit { action?() }

    public func cancel() {
        action?()
        action = nil
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in list: inout C) where C.Element == AnyCancellable {
        list.append(self)
    }
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

/// What a publisher sends.
public enum Signal<Output, Failure: Error> {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
}

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    /// The double's own requirement, in place of `receive(subscriber:)`.
    func attach(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let start: (@escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable

    init(start: @escaping (@escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable) { self.start = start }

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        start = publisher.attach
    }

    public func attach(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable { start(receive) }
}

public struct Just<Output>: Publisher {
    private let value: Output
    public init(_ value: Output) { self.value = value }
    public func attach(_ receive: @escaping (Signal<Output, Never>) -> Void) -> AnyCancellable {
        receive(.value(value))
        receive(.completion(.finished))
        return AnyCancellable {}
    }
}

public struct Empty<Output, Failure: Error>: Publisher {
    public init() {}
    public func attach(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
        receive(.completion(.finished))
        return AnyCancellable {}
    }
}

public struct Fail<Output, Failure: Error>: Publisher {
    private let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    public func attach(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
        receive(.completion(.failure(error)))
        return AnyCancellable {}
    }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The receivers of a subject, in the order in which they came.
private final class Receivers<Output, Failure: Error> {
    private var list: [(id: Int, receive: (Signal<Output, Failure>) -> Void)] = []
    private var count = 0
    private(set) var end: Subscribers.Completion<Failure>?

    func add(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
        if let end {
            receive(.completion(end))
            return AnyCancellable {}
        }
        count += 1
        let id = count
        list.append((id, receive))
        return AnyCancellable { [weak self] in self?.list.removeAll { $0.id == id } }
    }

    func send(_ signal: Signal<Output, Failure>) {
        guard end == nil else { return }
        if case .completion(let completion) = signal { end = completion }
        for (id, receive) in list where list.contains(where: { $0.id == id }) { receive(signal) }
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()
    public init() {}
    public func send(_ value: Output) { receivers.send(.value(value)) }
    public func send(completion: Subscribers.Completion<Failure>) { receivers.send(.completion(completion)) }
    public func attach(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
        receivers.add(receive)
    }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()
    private var current: Output
    public var value: Output {
        get { current }
        set { send(newValue) }
    }
    public init(_ value: Output) { current = value }
    public func send(_ value: Output) {
        current = value
        receivers.send(.value(value))
    }
    public func send(completion: Subscribers.Completion<Failure>) { receivers.send(.completion(completion)) }
    public func attach(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
        if receivers.end == nil { receive(.value(current)) }
        return receivers.add(receive)
    }
}

public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let receivers = Receivers<Output, Failure>()
    private var result: Result<Output, Failure>?

    public init(_ attempt: @escaping (@escaping Promise) -> Void) {
        attempt { result in
            guard self.result == nil else { return }
            self.result = result
            for signal in Self.signals(of: result) { self.receivers.send(signal) }
        }
    }

    public func attach(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
        guard let result else { return receivers.add(receive) }
        for signal in Self.signals(of: result) { receive(signal) }
        return AnyCancellable {}
    }

    private static func signals(of result: Result<Output, Failure>) -> [Signal<Output, Failure>] {
        switch result {
        case .success(let value): [.value(value), .completion(.finished)]
        case .failure(let error): [.completion(.failure(error))]
        }
    }
}

public protocol ObservableObject: AnyObject {}

/// Publishes a value before the property has it, as Combine's does.
@propertyWrapper
public final class Published<Value> {
    private let subject: CurrentValueSubject<Value, Never>
    private var value: Value

    public init(wrappedValue: Value) {
        value = wrappedValue
        subject = CurrentValueSubject(wrappedValue)
    }

    public convenience init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { value }
        set {
            subject.send(newValue)
            value = newValue
        }
    }

    public var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { receive in
            nonisolated(unsafe) let receive = receive
            let token = self.addObserver(forName: name, object: object, queue: nil) { receive(.value($0)) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}

// Combine's protocols, subjects, type erasure and property wrappers.

@available(iOS 13, *) protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}
@available(iOS 13, *) protocol ConnectablePublisher: Publisher {
    @callsBack func connect() -> any Cancellable
}
@available(iOS 13, *) extension ConnectablePublisher {
    @pure func autoconnect() -> Publishers.Autoconnect<Self>
}
@available(iOS 13, *) protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}
@available(iOS 13, *) extension Subscriber where Input == Void {
    func receive() -> Subscribers.Demand
}
@available(iOS 13, *) protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}
@available(iOS 13, *) protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}
@available(iOS 13, *) struct CombineIdentifier: Hashable, CustomStringConvertible {
    init()
    init(_ obj: AnyObject)
    var description: String { get }
}
@available(iOS 13, *) protocol Subject<Output, Failure>: AnyObject, Publisher {
    @callsBack func send(_ value: Output)
    @callsBack func send(completion: Subscribers.Completion<Failure>)
    @callsBack func send(subscription: any Subscription)
}
@available(iOS 13, *) extension Subject where Output == Void {
    @callsBack func send()
}
@available(iOS 13, *) @pure final class PassthroughSubject<Output, Failure: Error>: Subject {
    init()
}
@available(iOS 13, *) @pure final class CurrentValueSubject<Output, Failure: Error>: Subject {
    init(_ value: Output)
    @callsBack var value: Output
}
@available(iOS 13, *) protocol Cancellable {
    @callsBack func cancel()
}
@available(iOS 13, *) extension Cancellable {
    func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable
    func store(in set: inout Set<AnyCancellable>)
}
@available(iOS 13, *) final class AnyCancellable: Cancellable, Hashable {
    init(_ cancel: @escaping () -> Void)
    init<C: Cancellable>(_ canceller: C)
    func cancel()
    func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable
    func store(in set: inout Set<AnyCancellable>)
}
@available(iOS 13, *) @pure struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure
    var description: String { get }
}
@available(iOS 13, *) struct AnySubscriber<Input, Failure: Error>: Subscriber {
    init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure
    init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure
    init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil)
}
@available(iOS 13, *) enum Subscriptions {
    @pure static var empty: any Subscription { get }
}
@available(iOS 13, *) enum Subscribers {
    enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
    @pure struct Demand: Equatable, Comparable, Hashable, Codable {
        @pure static var unlimited: Subscribers.Demand { get }
        @pure static var none: Subscribers.Demand { get }
        @pure static func max(_ value: Int) -> Subscribers.Demand
        @pure var max: Int? { get }
        @pure static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand
        @pure static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand
        @pure static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand
    }
    final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void)
        var receiveValue: (Input) -> Void { get }
        var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { get }
    }
    final class Assign<Root, Input>: Subscriber, Cancellable {
        typealias Failure = Never
        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>)
        var object: Root? { get }
        let keyPath: ReferenceWritableKeyPath<Root, Input>
    }
}
@available(iOS 13, *) extension Subscribers.Completion: Equatable where Failure: Equatable {}
@available(iOS 13, *) extension Subscribers.Completion: Hashable where Failure: Hashable {}
@available(iOS 13, *) protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    var objectWillChange: ObjectWillChangePublisher { get }
}
@available(iOS 13, *) @pure final class ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    init()
    @callsBack func send()
}
@available(iOS 13, *) @propertyWrapper @pure struct Published<Value> {
    init(wrappedValue: Value)
    init(initialValue: Value)
    @callsBack var wrappedValue: Value
    var projectedValue: Published<Value>.Publisher { mutating get set }
    struct Publisher: Combine.Publisher {
        typealias Output = Value
        typealias Failure = Never
    }
}
@available(iOS 13, *) @pure struct Just<Output>: Publisher {
    typealias Failure = Never
    init(_ output: Output)
    let output: Output
}
@available(iOS 13, *) @pure struct Empty<Output, Failure: Error>: Publisher {
    init(completeImmediately: Bool = true)
    init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
    let completeImmediately: Bool
}
@available(iOS 13, *) @pure struct Fail<Output, Failure: Error>: Publisher {
    init(error: Failure)
    init(outputType: Output.Type, failure: Failure)
    let error: Failure
}
@available(iOS 13, *) final class Future<Output, Failure: Error>: Publisher {
    typealias Promise = (Result<Output, Failure>) -> Void
    init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void)
    @available(iOS 15, *) var value: Output { get async throws }
}
@available(iOS 13, *) @pure struct Deferred<DeferredPublisher: Publisher>: Publisher {
    typealias Output = DeferredPublisher.Output
    typealias Failure = DeferredPublisher.Failure
    init(createPublisher: @escaping () -> DeferredPublisher)
    let createPublisher: () -> DeferredPublisher
}
@available(iOS 13, *) @pure struct Record<Output, Failure: Error>: Publisher {
    init(record: (inout Record<Output, Failure>.Recording) -> Void)
    init(recording: Record<Output, Failure>.Recording)
    init(output: [Output], completion: Subscribers.Completion<Failure>)
    let recording: Record<Output, Failure>.Recording
    @pure struct Recording {
        init()
        init(output: [Output], completion: Subscribers.Completion<Failure> = .finished)
        var output: [Output] { get }
        var completion: Subscribers.Completion<Failure> { get }
        mutating func receive(_ input: Output)
        mutating func receive(completion: Subscribers.Completion<Failure>)
    }
}

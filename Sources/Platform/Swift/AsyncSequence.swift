// Asynchronous sequences and streams.

@available(iOS 13, *) protocol AsyncIteratorProtocol<Element, Failure> {
    associatedtype Element
    associatedtype Failure: Error = any Error
    mutating func next() async throws -> Element?
    @available(iOS 18, *) mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
}
@available(iOS 13, *) protocol AsyncSequence<Element, Failure> {
    associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
    associatedtype Element
    associatedtype Failure: Error = AsyncIterator.Failure
    func makeAsyncIterator() -> AsyncIterator
}
@available(iOS 13, *) extension AsyncSequence {
    func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed) -> AsyncMapSequence<
        Self, Transformed
    >
    func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?)
        -> AsyncCompactMapSequence<Self, ElementOfResult>
    func flatMap<SegmentOfResult: AsyncSequence>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
        -> AsyncFlatMapSequence<Self, SegmentOfResult>
    func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self>
    func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncDropWhileSequence<Self>
    func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self>
    func prefix(_ count: Int) -> AsyncPrefixSequence<Self>
    func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<Self>
    func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result)
        async rethrows -> Result
    func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
    ) async rethrows -> Result
    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool
    func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool
    func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
    func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element?
    func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element?
}
@available(iOS 13, *) extension AsyncSequence where Element: Equatable {
    func contains(_ search: Element) async rethrows -> Bool
}
@available(iOS 13, *) extension AsyncSequence where Element: Comparable {
    func min() async rethrows -> Element?
    func max() async rethrows -> Element?
}
@available(iOS 13, *) struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
    typealias Element = Transformed
    typealias Failure = Base.Failure
}
@available(iOS 13, *) struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
    typealias Element = ElementOfResult
    typealias Failure = Base.Failure
}
@available(iOS 13, *) struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
    typealias Element = SegmentOfResult.Element
    typealias Failure = Base.Failure
}
@available(iOS 13, *) struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
}
@available(iOS 13, *) struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
}
@available(iOS 13, *) struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
}
@available(iOS 13, *) struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
}
@available(iOS 13, *) struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
}
@available(iOS 13, *) struct AsyncStream<Element>: AsyncSequence {
    typealias Failure = Never
    struct Continuation: Hashable, Sendable {
        enum Termination: Equatable, Hashable {
            case finished
            case cancelled
        }
        enum YieldResult {
            case enqueued(remaining: Int)
            case dropped(Element)
            case terminated
        }
        enum BufferingPolicy {
            case unbounded
            case bufferingOldest(Int)
            case bufferingNewest(Int)
        }
        @discardableResult func yield(_ value: sending Element) -> YieldResult
        @discardableResult func yield(with result: sending Result<Element, Never>) -> YieldResult
        @discardableResult func yield() -> YieldResult
        func finish()
        var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
    }
    struct Iterator: AsyncIteratorProtocol {
        typealias Failure = Never
        mutating func next() async -> Element?
    }
    init(
        _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
        _ build: (Continuation) -> Void)
    init(unfolding produce: @escaping () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
    static func makeStream(
        of elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
    ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
    func makeAsyncIterator() -> Iterator
}
@available(iOS 13, *) struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
    struct Continuation: Hashable, Sendable {
        enum Termination {
            case finished(Failure?)
            case cancelled
        }
        enum YieldResult {
            case enqueued(remaining: Int)
            case dropped(Element)
            case terminated
        }
        enum BufferingPolicy {
            case unbounded
            case bufferingOldest(Int)
            case bufferingNewest(Int)
        }
        @discardableResult func yield(_ value: sending Element) -> YieldResult
        @discardableResult func yield(with result: sending Result<Element, Failure>) -> YieldResult
        @discardableResult func yield() -> YieldResult
        func finish(throwing error: Failure? = nil)
        var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
    }
    struct Iterator: AsyncIteratorProtocol {
        mutating func next() async throws -> Element?
    }
    init(
        _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
        _ build: (Continuation) -> Void)
    init(unfolding produce: @escaping () async throws -> Element?)
    static func makeStream(
        of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
    ) -> (
        stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation
    )
    func makeAsyncIterator() -> Iterator
}

// The operators of publishers.

@available(iOS 13, *) extension Publisher {
    @callsBack func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable
    @callsBack func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure
    @callsBack func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure
    @available(iOS 15, *) var values: AsyncThrowingPublisher<Self> { get }
}
@available(iOS 13, *) extension Publisher where Failure == Never {
    @callsBack func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    @callsBack func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
    @available(iOS 14, *) @callsBack func assign(to published: inout Published<Output>.Publisher)
    @pure func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
    @pure func makeConnectable() -> Publishers.MakeConnectable<Self>
    @available(iOS 15, *) var values: AsyncPublisher<Self> { get }
}
@available(iOS 15, *) struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    typealias Element = P.Output
    typealias Failure = Never
    init(_ publisher: P)
}
@available(iOS 15, *) struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    typealias Element = P.Output
    typealias Failure = any Error
    init(_ publisher: P)
}
@available(iOS 13, *) extension Publisher {
    @pure func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
    @pure func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T>
    @pure func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T>
    @pure func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    @pure func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2>
    @pure func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T>
    @pure func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E>
    @pure func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
    @pure func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
    @pure func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self>
    @pure func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self>
    @pure func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self>
    @pure func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T?
    @pure func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self>
    @pure func replaceError(with output: Output) -> Publishers.ReplaceError<Self>
    @pure func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    @pure func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    @pure func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    @pure func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryScan<Self, T>
    @pure func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Reduce<Self, T>
    @pure func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryReduce<Self, T>
    @pure func collect() -> Publishers.Collect<Self>
    @pure func collect(_ count: Int) -> Publishers.CollectByCount<Self>
    @pure func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil)
        -> Publishers.CollectByTime<Self, S>
    @pure func ignoreOutput() -> Publishers.IgnoreOutput<Self>
    @pure func count() -> Publishers.Count<Self>
    @pure func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self>
    @pure func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self>
    @pure func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self>
    @pure func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self>
    @pure func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
    @pure func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    @pure func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
    @pure func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    @pure func first() -> Publishers.First<Self>
    @pure func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self>
    @pure func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self>
    @pure func last() -> Publishers.Last<Self>
    @pure func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self>
    @pure func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self>
    @pure func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self>
    @pure func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self>
    @pure func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self>
    @pure func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure
    @pure func prefix(_ maxLength: Int) -> Publishers.Output<Self>
    @pure func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self>
    @pure func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self>
    @pure func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
    @pure func output(at index: Int) -> Publishers.Output<Self>
    @pure func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int
    @pure func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
    @pure func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output
    @pure func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
    @pure func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output
    @pure func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output
    @pure func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output
    @pure func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> Publishers.AssertNoFailure<Self>
    @pure func retry(_ retries: Int) -> Publishers.Retry<Self>
    @pure func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S>
    @pure func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
        -> Publishers.Throttle<Self, S>
    @pure func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S>
    @pure func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S>
    @pure func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.MeasureInterval<Self, S>
    @pure func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    @pure func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.SubscribeOn<Self, S>
    @pure func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>)
        -> Publishers.Buffer<Self>
    @pure func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self>
    @pure func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
    @pure func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self>
    @pure func breakpointOnError() -> Publishers.Breakpoint<Self>
    @pure func share() -> Publishers.Share<Self>
    @pure func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure
    @pure func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure
    @pure func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
        -> Publishers.Decode<Self, Item, Coder> where Coder.Input == Output
    @pure func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Output: Encodable
}
@available(iOS 13, *) extension Publisher where Output: Equatable {
    @pure func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
    @pure func contains(_ output: Output) -> Publishers.Contains<Self>
}
@available(iOS 13, *) extension Publisher where Output: Comparable {
    @pure func min() -> Publishers.Comparison<Self>
    @pure func max() -> Publishers.Comparison<Self>
}
@available(iOS 13, *) extension Publisher where Output: Publisher, Output.Failure == Failure {
    @pure func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
}
@available(iOS 14, *) extension Publisher where Failure == Never {
    @pure func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>
}
@available(iOS 14, *) extension Publisher where Failure == Never, Output: Publisher {
    @pure func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
}

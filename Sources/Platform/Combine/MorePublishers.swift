// The publishers that Combine's operators make, continued.

@available(iOS 13, *) extension Publishers {
    @pure struct PrefixWhile<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    @pure struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Output<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher {
        typealias Output = Suffix.Output
        typealias Failure = Suffix.Failure
    }
    @pure struct Merge<A: Publisher, B: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B)
    }
    @pure struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C)
    }
    @pure struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C, _ d: D)
    }
    @pure struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
    }
    @pure struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    }
    @pure
    struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>:
        Publisher
    {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    }
    @pure
    struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    }
    @pure struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        init(_ upstream: Upstream...)
        init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream
    }
    @pure struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B)
    }
    @pure struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C)
    }
    @pure struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C, _ d: D)
    }
    @pure struct Zip<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B)
    }
    @pure struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C)
    }
    @pure struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C, _ d: D)
    }
    @pure struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher {
        typealias Output = P.Output
        typealias Failure = P.Failure
    }
    @pure struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = NewPublisher.Failure
    }
    @pure struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    @pure struct AssertNoFailure<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Never
    }
    @pure struct Retry<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Context.SchedulerTimeType.Stride
        typealias Failure = Upstream.Failure
    }
    @pure struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Buffer<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Decode<Upstream: Publisher, Output, Coder: TopLevelDecoder>: Publisher {
        typealias Failure = any Error
    }
    @pure struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher {
        typealias Output = Coder.Output
        typealias Failure = any Error
    }
    @pure struct HandleEvents<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Print<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Breakpoint<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure final class Share<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        typealias Output = Elements.Element
        init(sequence: Elements)
        let sequence: Elements
    }
    enum BufferingStrategy<Failure: Error> {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
    }
    enum PrefetchStrategy {
        case keepFull
        case byRequest
    }
    enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

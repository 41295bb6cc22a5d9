// The publishers that Combine's operators make, in the order of the operators.

@available(iOS 13, *) enum Publishers {
    @pure struct Map<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
    }
    @pure struct TryMap<Upstream: Publisher, Output>: Publisher {
        typealias Failure = any Error
    }
    @pure struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
    }
    @pure struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        typealias Output = (Output0, Output1)
        typealias Failure = Upstream.Failure
    }
    @pure struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        typealias Output = (Output0, Output1, Output2)
        typealias Failure = Upstream.Failure
    }
    @pure struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        typealias Output = Upstream.Output
    }
    @pure struct CompactMap<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
    }
    @pure struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        typealias Failure = any Error
    }
    @pure struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher {
        typealias Output = NewPublisher.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct Filter<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct TryFilter<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    @pure struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    @pure struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct ReplaceError<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Never
    }
    @pure struct Scan<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
    }
    @pure struct TryScan<Upstream: Publisher, Output>: Publisher {
        typealias Failure = any Error
    }
    @pure struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher {
        typealias Output = Upstream.Output
    }
    @pure struct Collect<Upstream: Publisher>: Publisher {
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
    }
    @pure struct CollectByCount<Upstream: Publisher>: Publisher {
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
    }
    @pure struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
    }
    @pure struct IgnoreOutput<Upstream: Publisher>: Publisher {
        typealias Output = Never
        typealias Failure = Upstream.Failure
    }
    @pure struct Reduce<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
    }
    @pure struct TryReduce<Upstream: Publisher, Output>: Publisher {
        typealias Failure = any Error
    }
    @pure struct Contains<Upstream: Publisher>: Publisher {
        typealias Output = Bool
        typealias Failure = Upstream.Failure
    }
    @pure struct ContainsWhere<Upstream: Publisher>: Publisher {
        typealias Output = Bool
        typealias Failure = Upstream.Failure
    }
    @pure struct TryContainsWhere<Upstream: Publisher>: Publisher {
        typealias Output = Bool
        typealias Failure = any Error
    }
    @pure struct AllSatisfy<Upstream: Publisher>: Publisher {
        typealias Output = Bool
        typealias Failure = Upstream.Failure
    }
    @pure struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        typealias Output = Bool
        typealias Failure = any Error
    }
    @pure struct Count<Upstream: Publisher>: Publisher {
        typealias Output = Int
        typealias Failure = Upstream.Failure
    }
    @pure struct Comparison<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct TryComparison<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    @pure struct First<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct FirstWhere<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct TryFirstWhere<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    @pure struct Last<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct LastWhere<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct TryLastWhere<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    @pure struct Drop<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct DropWhile<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    @pure struct TryDropWhile<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    @pure struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
}

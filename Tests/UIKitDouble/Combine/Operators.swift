/// Where values are delivered; here always the main loop.
public protocol Scheduler: AnyObject {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let seconds: TimeInterval
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    private init(_ seconds: TimeInterval) { self.seconds = seconds }
    public static func seconds(_ count: Double) -> SchedulerInterval { SchedulerInterval(count) }
    public static func milliseconds(_ count: Int) -> SchedulerInterval { SchedulerInterval(Double(count) / 1000) }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        var isOn = true
        let inner = attach { signal in
            guard isOn else { return }
            switch signal {
            case .value(let value): receiveValue(value)
            case .completion(let completion): receiveCompletion(completion)
            }
        }
        return AnyCancellable {
            isOn = false
            inner.cancel()
        }
    }

    /// Turns each signal into any number of others.
    private func transform<T, E: Error>(
        _ step: @escaping (Signal<Output, Failure>, (Signal<T, E>) -> Void) -> Void
    ) -> AnyPublisher<T, E> {
        AnyPublisher { receive in self.attach { step($0, receive) } }
    }

    private func transformValues<T>(_ step: @escaping (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
        transform { signal, receive in
            switch signal {
            case .value(let value): step(value) { receive(.value($0)) }
            case .completion(let completion): receive(.completion(completion))
            }
        }
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        transformValues { $1(transform($0)) }
    }

    public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        transformValues { $1($0[keyPath: path]) }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        transformValues { if let value = transform($0) { $1(value) } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transformValues { if isIncluded($0) { $1($0) } }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var left = count
            return self.transformValues { value, next in if left > 0 { left -= 1 } else { next(value) } }
                .attach(receive)
        }
    }

    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        self.transform { signal, receive in
            switch signal {
            case .value(let value): receive(.value(value))
            case .completion(.finished): receive(.completion(.finished))
            case .completion(.failure(let error)): receive(.completion(.failure(transform(error))))
            }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        transform { signal, receive in
            switch signal {
            case .value(let value): receive(.value(value))
            case .completion(.finished): receive(.completion(.finished))
            case .completion(.failure):
                receive(.value(output))
                receive(.completion(.finished))
            }
        }
    }

    public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
        transformValues { value, next in
            receiveOutput?(value)
            next(value)
        }
    }

    /// Delivers later, even from the main thread, as Combine does.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in self.attach { signal in MainLoop.enqueue { receive(signal) } } }
    }

    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func debounce<S: Scheduler>(for interval: SchedulerInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var last = 0
            return self.attach { signal in
                last += 1
                let number = last
                MainLoop.enqueue(after: interval.seconds) { if number == last { receive(signal) } }
            }
        }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { receive in
            let (first, second) = (self.attach(receive), other.attach(receive))
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { receive in
            var (left, right): (Output?, P.Output?) = (nil, nil)
            let send = { if let left, let right { receive(.value((left, right))) } }
            let first = self.attach { signal in
                guard case .value(let value) = signal else { return }
                left = value
                send()
            }
            let second = other.attach { signal in
                guard case .value(let value) = signal else { return }
                right = value
                send()
            }
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var last: Output?
            return self.attach { signal in
                if case .value(let value) = signal {
                    if value == last { return }
                    last = value
                }
                receive(signal)
            }
        }
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root)
        -> AnyCancellable
    {
        sink { object[keyPath: path] = $0 }
    }
}

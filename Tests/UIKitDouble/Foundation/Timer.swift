/// A timer on the main loop's clock. `MainLoop.advance(by:)` or `fire()` fires it.
public final class Timer: NSObject, @unchecked Sendable {
    /// The timers that are scheduled and valid, oldest first.
    public private(set) nonisolated(unsafe) static var scheduled: [Timer] = []

    public let timeInterval: TimeInterval
    public var userInfo: Any? { isValid ? info : nil }
    public private(set) var isValid = true
    public var tolerance: TimeInterval = 0
    public var fireDate: Date

    private var info: Any?
    private var action: ((Timer) -> Void)?
    private let repeats: Bool
    private let what: String

    public init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.timeInterval = timeInterval
        self.repeats = repeats
        info = userInfo
        fireDate = Date(timeIntervalSinceNow: timeInterval)
        what = "\(selector)"
        let receiver = target as AnyObject
        action = { sendMessage(selector, to: receiver, with: [$0]) }
        super.init()
    }

    @preconcurrency public init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.timeInterval = timeInterval
        self.repeats = repeats
        fireDate = Date(timeIntervalSinceNow: timeInterval)
        what = "block"
        action = block
        super.init()
    }

    @preconcurrency public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
    }

    @discardableResult
    public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    @discardableResult
    @preconcurrency public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    public func fire() {
        guard isValid, let action else { return }
        Trace.record("Timer.fire(\(what))")
        action(self)
        if !repeats { finish() }
    }

    public func invalidate() {
        guard isValid else { return }
        Trace.record("Timer.invalidate(\(what))")
        finish()
    }

    func schedule() {
        Trace.record("Timer.schedule(\(what), \(timeInterval), repeats: \(repeats))")
        Timer.scheduled.append(self)
        wait()
    }

    private func wait() {
        MainLoop.enqueue(after: timeInterval, token: self) { [self] in
            fire()
            if isValid { wait() }
        }
    }

    private func finish() {
        isValid = false
        action = nil
        info = nil
        Timer.scheduled.removeAll { $0 === self }
        MainLoop.cancel { $0 === self }
    }
}

extension RunLoop {
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}

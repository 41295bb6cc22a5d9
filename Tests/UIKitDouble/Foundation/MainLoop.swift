import Dispatch

/// The one thread that everything runs on, and its clock, which stands still until it is moved.
///
/// Blocks for any `DispatchQueue` or `OperationQueue`, jobs of Swift tasks, timers and completion handlers of animated
/// transitions wait here, in the order of their deadlines. Nothing waits for real time, so a trace is the same each time.
///
/// What is due at once takes its place in the process's real main queue, because there the runtime puts the jobs of the
/// main actor, and both must keep their order; that queue runs only when it is drained.
public enum MainLoop {
    private struct Entry {
        let deadline: TimeInterval
        let order: Int
        let queue: ObjectIdentifier?
        let token: AnyObject?
        let work: () -> Void
    }

    private nonisolated(unsafe) static var entries: [Entry] = []
    private nonisolated(unsafe) static var count = 0
    /// How many marks the main queue has been given behind its jobs, and has come to.
    private nonisolated(unsafe) static var marks = (set: 0, reached: 0)
    private static let lock = NSLock()

    /// The seconds since the start, by the double's clock.
    public private(set) nonisolated(unsafe) static var now: TimeInterval = 0

    /// Runs what is due now, and what that leads to; the clock stands still.
    public static func drain() { run(until: now) }

    /// Moves the clock, and runs what falls due on the way at its own time.
    public static func advance(by seconds: TimeInterval) {
        let end = now + seconds
        run(until: end)
        now = end
    }

    /// Lets `work` wait for its time.
    public static func enqueue(
        after delay: TimeInterval = 0, queue: AnyObject? = nil, token: AnyObject? = nil, _ work: @escaping () -> Void
    ) {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        let id = queue.map(ObjectIdentifier.init)
        let deadline = now + max(0, delay)
        let entry = Entry(deadline: deadline, order: count, queue: id, token: token, work: work)
        let index = entries.firstIndex { $0.deadline > deadline } ?? entries.count
        entries.insert(entry, at: index)
        guard delay <= 0 else { return }
        Dispatch.DispatchQueue.main.async { next { $0.order == entry.order }?.work() }
    }

    /// Marks the end of the real main queue: draining goes on until it is reached, since one pass runs only what was there
    /// when it began.
    static func awaitMainQueue() {
        lock.lock()
        defer { lock.unlock() }
        marks.set += 1
        Dispatch.DispatchQueue.main.async { marks.reached += 1 }
    }

    static func cancel(where matches: (AnyObject) -> Bool) {
        lock.lock()
        defer { lock.unlock() }
        entries.removeAll { $0.token.map(matches) ?? false }
    }

    /// Runs what waits on one queue, as `sync` must before its own work.
    static func drain(queue: AnyObject) {
        while let entry = next(where: { $0.queue == ObjectIdentifier(queue) && $0.deadline <= now }) { entry.work() }
    }

    /// Runs what is due until the condition holds; false if nothing is left to wait for.
    static func drain(until done: () -> Bool) -> Bool {
        while !done() {
            guard let entry = next(where: { _ in true }) else { return false }
            now = max(now, entry.deadline)
            entry.work()
        }
        return true
    }

    private static func run(until end: TimeInterval) {
        drainMainQueue()
        while let entry = next(where: { $0.deadline <= end }) {
            now = max(now, entry.deadline)
            entry.work()
            drainMainQueue()
        }
    }

    /// Runs the main queue until no mark is pending, or three passes in a row reached none.
    ///
    /// A block may enqueue a job for the next pass, whose own job the pass after that runs. A job that drains the queue which
    /// runs it reaches no mark at all.
    private static func drainMainQueue() {
        var idlePasses = 0
        repeat {
            let reached = marks.reached
            runMainQueue()
            idlePasses = marks.reached > reached ? 0 : idlePasses + 1
        } while marks.reached < marks.set && idlePasses < 3
    }

    /// What the main run loop calls when the main queue has work.
    private static let runMainQueue: () -> Void = {
        typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void
        guard let address = dlsym(dlopen(nil, RTLD_LAZY), "_dispatch_main_queue_callback_4CF") else {
            fatalError("the main queue can't be drained on this system")
        }
        let callback = unsafeBitCast(address, to: Callback.self)
        return { callback(nil) }
    }()

    private static func next(where matches: (Entry) -> Bool) -> Entry? {
        lock.lock()
        defer { lock.unlock() }
        guard let index = entries.firstIndex(where: matches) else { return nil }
        return entries.remove(at: index)
    }
}

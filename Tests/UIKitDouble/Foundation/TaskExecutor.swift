/// Swift tasks run on the main loop too: the runtime hands the jobs that would leave the main actor, or wait for a time, to
/// these hooks instead of to its threads. Those of the main actor go to the main queue, which the main loop drains.
public enum TaskExecutor {
    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
    private typealias OriginalDelay = @convention(thin) (UInt64, UnownedJob) -> Void
    private typealias DelayHook = @convention(thin) (UInt64, UnownedJob, OriginalDelay) -> Void
    private typealias OriginalDeadline = @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob) -> Void
    private typealias DeadlineHook =
        @convention(thin) (
            Int64, Int64, Int64, Int64, Int32, UnownedJob, OriginalDeadline
        ) -> Void

    /// Called once, before the program's first statement.
    public static func install() {
        setvbuf(stdout, nil, _IOLBF, 0)
        let enqueue: Hook = { job, _ in TaskExecutor.enqueue(job, after: 0) }
        let enqueueWithDelay: DelayHook = { delay, job, _ in
            TaskExecutor.enqueue(job, after: TimeInterval(delay) / 1e9)
        }
        let enqueueWithDeadline: DeadlineHook = { seconds, nanoseconds, _, _, clock, job, _ in
            var now = timespec()
            clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now)
            let delay = Double(seconds - Int64(now.tv_sec)) + Double(nanoseconds - Int64(now.tv_nsec)) / 1e9
            TaskExecutor.enqueue(job, after: delay)
        }
        let enqueueOnMain: Hook = { job, original in
            original(job)
            MainLoop.awaitMainQueue()
        }
        set("swift_task_enqueueGlobal_hook", to: enqueue)
        set("swift_task_enqueueMainExecutor_hook", to: enqueueOnMain)
        set("swift_task_enqueueGlobalWithDelay_hook", to: enqueueWithDelay)
        set("swift_task_enqueueGlobalWithDeadline_hook", to: enqueueWithDeadline)
    }

    private static func enqueue(_ job: UnownedJob, after delay: TimeInterval) {
        MainLoop.enqueue(after: delay) { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }

    private static func set<T>(_ symbol: String, to hook: T) {
        guard let address = dlsym(dlopen(nil, RTLD_LAZY), symbol) else {
            fatalError("the Swift runtime has no \(symbol)")
        }
        address.assumingMemoryBound(to: T?.self).pointee = hook
    }
}

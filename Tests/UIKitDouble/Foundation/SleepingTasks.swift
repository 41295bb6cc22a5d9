#if os(Linux)
    /// What the runtime calls to wake a task that sleeps on the main actor. This definition comes before the dispatch
    /// library's in the order in which symbols are found, so such a task wakes by the main loop's clock.
    @_cdecl("dispatch_after_f")
    public func dispatchAfter(
        _ deadline: UInt64, _ queue: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        nonisolated(unsafe) let context = context
        MainLoop.enqueue(after: secondsUntil(deadline)) { work(context) }
    }

    /// Reads a `dispatch_time_t`: bit 63 set and bit 62 clear is the monotonic clock, both set the wall clock, negated.
    private func secondsUntil(_ deadline: UInt64) -> TimeInterval {
        let isWall = deadline >> 62 == 3
        var now = timespec()
        clock_gettime(isWall ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now)
        let nanoseconds = isWall ? 0 &- deadline : deadline & (1 << 62 - 1)
        return Double(Int64(nanoseconds) - Int64(now.tv_sec) * 1_000_000_000 - Int64(now.tv_nsec)) / 1e9
    }
#endif

import Foundation
import ViperSplit

/// How long the stages of a split take, each without those inside it, and how often they are entered.
final class StageWatch: StageObserver, @unchecked Sendable {
    // The lock guards what follows.
    private let lock = NSLock()
    private var open: [Stage] = []
    private var last = processorTime()
    private var times: [Stage: Double] = [:]
    private var rest = 0.0
    private var entries: [Stage: Int] = [:]
    private var bytes: [Stage: Int] = [:]

    func didBegin(_ stage: Stage, bytes count: Int) {
        lock.withLock {
            turn()
            open.append(stage)
            entries[stage, default: 0] += 1
            bytes[stage, default: 0] += count
        }
    }

    func didEnd(_ stage: Stage) {
        lock.withLock {
            turn()
            open.removeLast()
        }
    }

    /// Gives the time since the last turn to the innermost stage that is open.
    private func turn() {
        let now = processorTime()
        if let stage = open.last {
            times[stage, default: 0] += now - last
        } else {
            rest += now - last
        }
        last = now
    }

    /// Seconds of the processor by stage; what belongs to none is `rest`.
    var seconds: [String: Double] {
        lock.withLock {
            turn()
            return times.reduce(into: ["rest": rest]) { $0[$1.key.rawValue] = $1.value }
        }
    }

    func entries(of stage: Stage) -> Int { lock.withLock { entries[stage, default: 0] } }
    func bytes(of stage: Stage) -> Int { lock.withLock { bytes[stage, default: 0] } }
}

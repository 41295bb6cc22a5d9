import Foundation

/// What a worker says, a line each: which mutant it begins, and what came of it.
enum WorkerLine: Codable, Sendable {
    case began(Int)
    case ended(Examination)
    /// The limit has passed, so the worker ends.
    case tookTooLong(Int)

    var line: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}

/// Examines mutants one after the other and says so in lines on standard output. Whatever kills it, the last line tells the
/// mutant it was at.
///
/// - Parameter timeLimit: the seconds of the processor's time that a mutant may take, and ten times that on the wall.
public func work(
    on numbers: Range<Int>, of source: MutantSource, with splitter: SeededSplitter, timeLimit: Double
) throws {
    let watch = Watch(timeLimit: timeLimit)
    for number in numbers {
        let mutant = source.mutant(number)
        try watch.say(.began(number))
        try watch.say(.ended(examine(mutant, with: splitter.split)))
    }
    watch.end()
}

/// Ends the process when a mutant takes too long: an endless loop can't be ended in any other way.
private final class Watch: @unchecked Sendable {
    private let timeLimit: Double
    // The lock guards both.
    private var current: (number: Int, processor: clock_t, wall: Date)?
    private var isAtEnd = false
    private let lock = NSLock()

    init(timeLimit: Double) {
        self.timeLimit = timeLimit
        Thread.detachNewThread { [self] in
            while lock.withLock({ !isAtEnd }) {
                Thread.sleep(forTimeInterval: 0.05)
                look()
            }
        }
    }

    func end() { lock.withLock { isAtEnd = true } }

    func say(_ line: WorkerLine) throws {
        try lock.withLock {
            FileHandle.standardOutput.write(try line.line)
            current = if case .began(let number) = line { (number, clock(), Date()) } else { nil }
        }
    }

    private func look() {
        lock.withLock {
            guard let current else { return }
            let processor = Double(clock() - current.processor) / Double(CLOCKS_PER_SEC)
            let wall = Date().timeIntervalSince(current.wall)
            guard processor > timeLimit || wall > 10 * timeLimit else { return }
            FileHandle.standardOutput.write((try? WorkerLine.tookTooLong(current.number).line) ?? Data())
            exit(1)
        }
    }
}

import Foundation
import Oracle

/// Examines many mutants in processes that may die of them.
public struct Campaign: Sendable {
    /// The program that works on some of them: its path, and what it is told besides the numbers.
    public var worker: [String]
    public var numbers: Range<Int>
    /// How many mutants a worker is given, at most.
    public var batch: Int
    public var processes: Int

    public init(worker: [String], numbers: Range<Int>, batch: Int = 250, processes: Int) {
        self.worker = worker
        self.numbers = numbers
        self.batch = batch
        self.processes = processes
    }

    /// What came of each, in their order.
    ///
    /// - Parameter report: hears of each worker's answers as soon as it has ended.
    /// - Throws: `NoWorker` when a worker can't begin.
    public func run(report: @Sendable ([Examination]) -> Void = { _ in }) async throws -> [Examination] {
        let size = max(1, min(batch, (numbers.count + processes - 1) / max(1, processes)))
        var batches = stride(from: numbers.lowerBound, to: numbers.upperBound, by: size).map {
            $0..<min($0 + size, numbers.upperBound)
        }[...]
        return try await withThrowingTaskGroup(of: [Examination].self) { group in
            var found: [Examination] = []
            for batch in batches.prefix(processes) { group.addTask { try await examinations(of: batch) } }
            batches = batches.dropFirst(processes)
            for try await some in group {
                report(some)
                found += some
                if let next = batches.popFirst() { group.addTask { try await examinations(of: next) } }
            }
            return found.sorted { $0.number < $1.number }
        }
    }

    /// What came of each of a batch: after a death, another worker goes on behind the mutant that the last one died of.
    private func examinations(of batch: Range<Int>) async throws -> [Examination] {
        var found: [Examination] = []
        var rest = batch
        while !rest.isEmpty {
            let outcome = try await runProcess(
                worker + ["--from", "\(rest.lowerBound)", "--to", "\(rest.upperBound)"],
                in: FileManager.default.temporaryDirectory, timeLimit: 86_400,
                environment: ["SWIFT_BACKTRACE": "enable=no"])
            let lines = outcome.output.split(separator: "\n").compactMap { line in
                try? JSONDecoder().decode(WorkerLine.self, from: Data(line.utf8))
            }
            let ended = lines.compactMap { if case .ended(let examination) = $0 { examination } else { nil } }
            found += ended
            switch lines.last {
            case .ended(let last) where outcome.status == 0 && last.number == rest.upperBound - 1: return found
            case .began(let number):
                let cause = "status \(outcome.status) \(outcome.errors.suffix(300))"
                found.append(death(of: number, .crashed, Fault(kind: .crash, detail: cause)))
                rest = number + 1..<rest.upperBound
            case .tookTooLong(let number):
                found.append(death(of: number, .endless, Fault(kind: .endless, detail: "takes longer than the limit")))
                rest = number + 1..<rest.upperBound
            case .ended, nil: throw NoWorker(errors: outcome.errors)
            }
        }
        return found
    }

    private func death(of number: Int, _ answer: Examination.Answer, _ fault: Fault) -> Examination {
        Examination(number: number, mutation: nil, original: "", answer: answer, seconds: 0, faults: [fault])
    }
}

/// A worker has ended between two mutants, or before the first.
public struct NoWorker: Error, CustomStringConvertible {
    let errors: String

    public var description: String { "a worker ended by itself: \(errors)" }
}

import Foundation
import Oracle
import SwiftParser
import ViperSplit

/// What a split costs, and bare parsing of the same files by the same process. Times are the processor's.
struct Measurement: Codable, Equatable {
    var lines = 0
    var bytes = 0
    /// How many controllers were split.
    var controllers = 0
    /// How many of them came to something else than a split.
    var unsplit = 0
    /// Seconds of parsing the controllers' own files.
    var parsing = 0.0
    /// Seconds of splitting, verification included.
    var splitting = 0.0
    /// Seconds of the whole process, what measuring takes aside.
    var process = 0.0
    /// Bytes of the largest controller's trees, as the process grows by them.
    var tree = 0
    /// Bytes that the process grows by, trees included.
    var peak = 0
    /// Seconds by stage.
    var stages: [String: Double] = [:]
    var counts = Counts()

    /// What doesn't depend on the machine.
    struct Counts: Codable, Equatable {
        /// How many texts were parsed.
        var parses = 0
        /// How many bytes they have.
        var bytes = 0
        /// How many plans were made.
        var plans = 0
    }
}

/// A controller to split, with all that the split is told.
struct Job {
    var files: [SourceFile]
    var options: SplitOptions
}

/// Splits controllers one after the other in this process, which should have done nothing yet.
///
/// - Parameter rounds: how often they are parsed; a split is made once, as nobody makes the same split twice and what is
///   parsed is remembered.
func measure(_ jobs: [Job], rounds: Int) -> Measurement {
    let start = processorTime()
    var result = Measurement()
    let texts = jobs.flatMap(\.files).map(\.text)
    let memory = peakMemory()
    for job in jobs {
        let before = peakMemory()
        let trees = job.files.map { Parser.parse(source: $0.text) }
        withExtendedLifetime(trees) { result.tree = max(result.tree, peakMemory() - before) }
    }
    result.parsing = shortestTime(rounds: rounds) { for text in texts { _ = Parser.parse(source: text) } }
    result.lines = texts.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
    result.bytes = texts.reduce(0) { $0 + $1.utf8.count }
    result.controllers = jobs.count
    let watch = StageWatch()
    let begin = processorTime()
    Stage.$observer.withValue(watch) {
        for job in jobs {
            let outcome = try? split(job.files, options: job.options).outcome
            if outcome != .split { result.unsplit += 1 }
        }
    }
    result.splitting = processorTime() - begin
    result.process = processorTime() - (begin - start)
    result.stages = watch.seconds
    result.counts = Measurement.Counts(
        parses: watch.entries(of: .parse), bytes: watch.bytes(of: .parse), plans: watch.entries(of: .plan))
    result.peak = peakMemory() - memory
    return result
}

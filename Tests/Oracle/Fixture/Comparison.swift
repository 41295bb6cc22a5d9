import Foundation
public import ViperSplit

/// How a split differs from its original, as far as a compiler and a scripted user can tell.
public struct Comparison: Sendable, CustomStringConvertible {
    public enum Fault: Hashable, Sendable {
        case originalDoesNotCompile([CompilerMessage])
        case originalFails(String)
        case traceTooShort(Int)
        case splitDoesNotCompile([CompilerMessage], mode: LanguageMode)
        case newMessages([CompilerMessage], mode: LanguageMode)
        case splitFails(String)
        case tracesDiffer(String)
    }

    public var original: Observation
    public var split: Observation?
    public var faults: [Fault]

    public var isEqual: Bool { faults.isEmpty }

    public var description: String { faults.map(\.description).joined(separator: "\n") }
}

extension Comparison.Fault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .originalDoesNotCompile(let messages): "the original doesn't compile:\n\(messages.lines)"
        case .originalFails(let how): "the original fails: \(how)"
        case .traceTooShort(let count): "the original's trace has \(count) lines, fewer than 10"
        case .splitDoesNotCompile(let messages, let mode):
            "the split doesn't compile in Swift \(mode.rawValue) mode:\n\(messages.lines)"
        case .newMessages(let messages, let mode):
            "the compiler says of the split what it doesn't say of the original (Swift \(mode.rawValue) mode):\n"
                + messages.lines
        case .splitFails(let how): "the split fails: \(how)"
        case .tracesDiffer(let diff): "the traces differ (- original, + split):\n\(diff)"
        }
    }
}

extension [CompilerMessage] {
    fileprivate var lines: String { map { "  \($0)" }.joined(separator: "\n") }
}

/// Compiles and runs the original and a split of it with the same app and driver, and compares them.
///
/// - Parameters:
///   - split: the files that take the place of the controller's and of those of the app that they are named as, base files
///     included.
///   - inSwift6: the messages of Swift 6's language mode are compared, too.
public func compare(
    _ fixture: FixtureCase, split: [SourceFile], minimumLines: Int = 10, inSwift6: Bool = true
) async throws -> Comparison {
    let original = try await Observatory.shared.observe(
        fixture.controller + fixture.app, driver: fixture.driver, inSwift6: inSwift6)
    var result = Comparison(original: original, split: nil, faults: [])
    guard original.compiles else {
        result.faults = [.originalDoesNotCompile(original.swift5.filter(\.isError))]
        return result
    }
    if let failure = original.run.failure { result.faults.append(.originalFails(failure)) }
    if original.run.lines.count < minimumLines {
        result.faults.append(.traceTooShort(original.run.lines.count))
    }
    let names = Set(split.map { URL(filePath: $0.path).lastPathComponent })
    let rest = fixture.app.filter { !names.contains(URL(filePath: $0.path).lastPathComponent) }
    let observed = try await Observatory.shared.observe(
        split + rest, driver: fixture.driver, inSwift6: original.compilesInSwift6)
    result.split = observed
    result.faults += messageFaults(of: observed.swift5, against: original.swift5, mode: .swift5)
    if let strict = observed.swift6, let originalStrict = original.swift6 {
        result.faults += messageFaults(of: strict, against: originalStrict, mode: .swift6)
    }
    guard observed.compiles else { return result }
    if let failure = observed.run.failure, failure != original.run.failure {
        result.faults.append(.splitFails(failure))
    }
    if observed.run.lines != original.run.lines {
        result.faults.append(.tracesDiffer(traceDiff(original: original.run.lines, split: observed.run.lines)))
    }
    return result
}

private func messageFaults(
    of split: [CompilerMessage], against original: [CompilerMessage], mode: LanguageMode
) -> [Comparison.Fault] {
    let errors = split.filter(\.isError)
    if !errors.isEmpty { return [.splitDoesNotCompile(errors, mode: mode)] }
    let new = unexplained(split, by: original)
    return new.isEmpty ? [] : [.newMessages(new, mode: mode)]
}

/// The warnings that the original doesn't show. One that says the same of another name is the original's, moved: a split
/// reads `presenter` where the original read `items`. But there may be no more of them than there were, or twice as many
/// where the compiler warns of isolation: `presenter.finish()` is two steps where `finish()` was one.
private func unexplained(_ split: [CompilerMessage], by original: [CompilerMessage]) -> [CompilerMessage] {
    var budget: [String: Int] = [:]
    for message in original { budget[message.textWithoutNames, default: 0] += message.isAboutIsolation ? 2 : 1 }
    let known = Set(original)
    for message in split where known.contains(message) { budget[message.textWithoutNames, default: 0] -= 1 }
    return split.filter { message in
        if known.contains(message) { return false }
        budget[message.textWithoutNames, default: 0] -= 1
        return budget[message.textWithoutNames, default: 0] < 0
    }
}

extension CompilerMessage {
    fileprivate var isAboutIsolation: Bool { text.contains("main actor-isolated") }

    /// The text with every quoted name taken out; all that is about isolation says the same.
    fileprivate var textWithoutNames: String {
        isAboutIsolation
            ? "main actor-isolated"
            : text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
                .map { $0.offset % 2 == 0 ? String($0.element) : "" }.joined(separator: "''")
    }
}

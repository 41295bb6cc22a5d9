import Foundation
import Oracle
import SwiftSyntax
public import ViperSplit

/// What is examined: the split, or one with a fault that has to be found.
public typealias MutantSplitter = @Sendable (_ files: [SourceFile], _ options: SplitOptions) throws -> Split

/// What came of a mutant.
public struct Examination: Hashable, Codable, Sendable {
    public enum Answer: String, CaseIterable, Codable, Sendable {
        case split, alreadySplit, nothingToMove, nothingCanMove, verificationFailed, doesNotParse, refused, foreignError
        case crashed, endless
    }

    public var number: Int
    /// Nil if nobody lived to say so.
    public var mutation: Mutation?
    public var original: String
    public var answer: Answer
    /// The seconds of the processor's time.
    public var seconds: Double
    public var faults: [Fault]
}

/// What is wrong with the answer to a mutant.
public struct Fault: Hashable, Codable, Sendable, CustomStringConvertible {
    public enum Kind: String, Codable, Sendable {
        case crash, endless, verificationFailed, outputDoesNotParse, tokenLost, badInputTaken, foreignError
        case commentLost, dependsOnLayout
    }

    public var kind: Kind
    public var detail: String

    public var description: String { "\(kind.rawValue): \(detail)" }
}

/// Splits a mutant and asks what may be asked of whatever a split is given.
public func examine(_ mutant: Mutant, with split: MutantSplitter) -> Examination {
    let start = clock()
    let (answer, faults) = answer(to: mutant, split)
    return Examination(
        number: mutant.number, mutation: mutant.mutation, original: mutant.original, answer: answer,
        seconds: Double(clock() - start) / Double(CLOCKS_PER_SEC), faults: faults)
}

private func answer(to mutant: Mutant, _ split: MutantSplitter) -> (Examination.Answer, [Fault]) {
    let result: Split
    do {
        result = try split(mutant.files, mutant.options)
    } catch SplitError.doesNotParse {
        return (.doesNotParse, [])
    } catch is SplitError {
        return (.refused, [])
    } catch {
        return (.foreignError, [Fault(kind: .foreignError, detail: "\(error)")])
    }
    if let bad = mutant.files.first(where: { parsed($0.text).hasError }) {
        return (answer(of: result), [Fault(kind: .badInputTaken, detail: "`\(bad.path)` does not parse")])
    }
    let own = faults(of: result, mutant)
    guard own.isEmpty, let alike = mutant.alike, let known = try? split(alike, mutant.options) else {
        return (answer(of: result), own)
    }
    return (answer(of: result), layoutFaults(of: result, besides: known, mutant))
}

/// Differences between the splits of two controllers that have the same tokens: neither a comment nor a line break decides.
private func layoutFaults(of result: Split, besides known: Split, _ mutant: Mutant) -> [Fault] {
    let leftWhole = [result, known].map { split in split.findings.filter { $0.rule == "left-whole" }.map(\.message) }
    if result.outcome != known.outcome || leftWhole[0].count > leftWhole[1].count {
        return [Fault(kind: .dependsOnLayout, detail: "\(result.outcome), left whole: \(leftWhole[0])")]
    }
    guard let files = try? applying(result.changes, to: mutant.files),
        let others = try? applying(known.changes, to: mutant.alike ?? [])
    else { return [] }
    let differing = zip(files, others).compactMap { file, other -> Fault? in
        let (own, before) = (tokens(of: file), tokens(of: other))
        let change = own.difference(from: before).first
        return change.map { Fault(kind: .dependsOnLayout, detail: "`\(file.path)`: \($0)") }
    }
    guard differing.isEmpty, files.count == others.count else {
        return differing.isEmpty ? [Fault(kind: .dependsOnLayout, detail: "\(files.count) files")] : differing
    }
    if keepsRemark(of: mutant, in: files) { return [] }
    let count = files.map(countOfRemarks).reduce(0, +)
    return [Fault(kind: .commentLost, detail: "it is there \(count) times")]
}

/// Whether the comment that a mutation put in stands once in the output, and one of a file's header once in it, there, and no
/// more than once, there, in any other file.
func keepsRemark(of mutant: Mutant, in files: [SourceFile]) -> Bool {
    let written = files.filter { countOfRemarks(in: $0) > 0 }
    let counts = written.map(countOfRemarks)
    if mutant.mutation == .lineBreak { return written.isEmpty }
    guard hasRemarkInHeader(mutant.changed) else { return counts == [1] }
    return written.contains { $0.path == mutant.changed.path } && counts.allSatisfy { $0 == 1 }
        && written.allSatisfy(hasRemarkInHeader)
}

private func countOfRemarks(in file: SourceFile) -> Int { file.text.ranges(of: Mutation.remark).count }

/// Whether the comment that a mutation put in stands in a file's header: above its first declaration and any empty line.
private func hasRemarkInHeader(_ file: SourceFile) -> Bool {
    let header = parsed(file.text).firstToken(viewMode: .sourceAccurate)?.leadingTrivia.prefix { piece in
        switch piece {
        case .newlines(let count), .carriageReturnLineFeeds(let count): count == 1
        default: true
        }
    }
    return header?.map { "\($0)" }.contains { $0.contains(Mutation.remark) } == true
}

private func tokens(of file: SourceFile) -> [String] {
    parsed(file.text).tokens(viewMode: .sourceAccurate).map(\.text)
}

private func answer(of result: Split) -> Examination.Answer {
    switch result.outcome {
    case .split: .split
    case .alreadySplit, .excluded: .alreadySplit
    case .nothingToMove: .nothingToMove
    case .nothingCanMove: .nothingCanMove
    case .verificationFailed: .verificationFailed
    }
}

private func faults(of result: Split, _ mutant: Mutant) -> [Fault] {
    let internalErrors = result.findings.filter { $0.rule == "internal-error" }.map(\.message)
    if result.outcome == .verificationFailed || !internalErrors.isEmpty {
        return [Fault(kind: .verificationFailed, detail: internalErrors.joined(separator: "; "))]
    }
    guard result.outcome == .split else { return [] }
    let files: [SourceFile]
    do {
        files = try applying(result.changes, to: mutant.files)
    } catch {
        return [Fault(kind: .verificationFailed, detail: "the edits don't fit: \(error)")]
    }
    let broken = files.filter { parsed($0.text).hasError }.map { file in
        Fault(kind: .outputDoesNotParse, detail: "`\(file.path)`")
    }
    return broken.isEmpty ? lostTokens(of: mutant.files, in: files) : broken
}

/// What the original says and the split doesn't. How often it says so may differ: a member's name is in a protocol, too, and
/// what two members do alike is done by one.
private func lostTokens(of original: [SourceFile], in split: [SourceFile]) -> [Fault] {
    words(of: original).subtracting(boundNames(in: original)).subtracting(words(of: split)).sorted().map {
        Fault(kind: .tokenLost, detail: "`\($0)`")
    }
}

/// What `if let` calls something; a screen the Wireframe may ask for without a name.
private func boundNames(in files: [SourceFile]) -> Set<String> {
    let tokens = files.flatMap { parsed($0.text).tokens(viewMode: .sourceAccurate) }
    return Set(tokens.filter { $0.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true }.map(\.text))
}

/// The names and literals of files; of modifiers only the names, since access may change.
private func words(of files: [SourceFile]) -> Set<String> {
    let tokens = files.flatMap { parsed($0.text).tokens(viewMode: .sourceAccurate) }
    return tokens.reduce(into: []) { words, token in
        if token.parent?.is(DeclModifierDetailSyntax.self) == true { return }
        switch token.tokenKind {
        case .identifier(let text), .stringSegment(let text), .integerLiteral(let text), .floatLiteral(let text),
            .regexLiteralPattern(let text):
            words.insert(text)
        default: break
        }
    }
}

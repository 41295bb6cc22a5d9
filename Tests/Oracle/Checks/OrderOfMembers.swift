public import ViperSplit

/// What tells the split of a controller from that of the same controller with its methods and computed properties in another
/// order: nothing, if their order decides nothing.
public struct DifferenceByOrder: Hashable, Sendable {
    public var onlyShuffled: [String]
    public var onlyAsItStands: [String]

    /// - Parameters:
    ///   - files: the controller as it stands.
    ///   - split: what was made of them.
    ///   - seed: the other order.
    /// - Throws: `SplitError` when a split can't start, `EditError` when its changes aren't of these files.
    public init(
        of files: [SourceFile], _ controller: GivenController, split asItStands: Split, options: SplitOptions,
        seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let shuffled = controller.shuffled(using: &generator)
        let found = try facts(of: ViperSplit.split(shuffled, options: options), shuffled)
        let expected = try facts(of: asItStands, files)
        onlyShuffled = found.subtracting(expected).sorted()
        onlyAsItStands = expected.subtracting(found).sorted()
    }
}

/// The outcome, what the files declare, and whom findings are about; which of several causes they name is told by the order.
private func facts(of split: Split, _ files: [SourceFile]) throws -> Set<String> {
    let subjects = split.findings.map { finding in
        "finding \(finding.rule): \(finding.message.split(separator: "`").prefix(1).joined())"
    }
    return declaredTexts(in: try applying(split.changes, to: files))
        .union(counted(subjects)).union(["outcome: \(split.outcome)"])
}

/// The texts, each with the times that it occurs.
func counted(_ texts: [String]) -> Set<String> {
    let counts = texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return Set(counts.map { $0.value > 1 ? "\($0.key) (\($0.value) times)" : $0.key })
}

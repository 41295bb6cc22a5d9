import ViperSplit

/// What became of one of several view controllers.
struct ManyRow {
    let controller: ControllerFiles
    let result: Result<Split, SkipReason>
    /// Its files as they would be written.
    let planned: [PlannedFile]
    /// Why it couldn't be written.
    fileprivate var failure: CommandError?

    init(_ split: SplitOfMany, _ planned: [PlannedFile]) {
        (controller, result, self.planned) = (split.controller, split.result, planned)
    }

    /// There is something to write.
    var isPending: Bool { planned.contains { $0.kind != .unchanged } }

    /// The module's rows of the summary, if it is split.
    var summary: [ComponentSummary] {
        if case .success(let split) = result, failure == nil, split.outcome == .split { split.summary } else { [] }
    }

    /// The command that writes what the module builds on.
    var baseCommand: String? { summary.isEmpty ? nil : (try? result.get())?.baseCommand }

    /// Why it isn't split; nil if it is.
    var reason: String? {
        if let failure { return "\(failure)" }
        switch result {
        case .failure(let reason): return "\(reason)"
        case .success(let split):
            switch split.outcome {
            case .split: return nil
            case .alreadySplit: return "already split"
            case .excluded: return "excluded by the configuration"
            case .nothingToMove: return "nothing to move: all that it does is the View's"
            case .nothingCanMove: return "nothing can leave it safely; the findings say why"
            case .verificationFailed: return "\(CommandError.verificationFailed)"
            }
        }
    }

    /// What the reason means for the exit code; nil for what is no fault.
    fileprivate var status: ExitStatus? {
        if let failure { return failure.status }
        switch result {
        case .failure(.refused(let error)): return CommandError.refused(error).status
        case .failure: return .cannotCreate
        case .success(let split): return split.outcome == .verificationFailed ? .internalError : nil
        }
    }
}

/// Writes all files of each row or none of them; a row that can't be written says why.
///
/// - Throws: when the user interrupts it, which leaves every file as it was.
func write(
    _ rows: inout [ManyRow],
    before: (WriteStep) throws(CommandError) -> Void = { _ throws(CommandError) in }
) throws(CommandError) {
    let pending = rows.indices.filter { rows[$0].isPending }
    for (place, failure) in zip(pending, try writeEach(pending.map { rows[$0].planned }, before: before)) {
        rows[place].failure = failure
    }
}

/// What the exit code says of all: the gravest, which is a defect; then that a check found something to split; then the first
/// that was skipped for a fault.
func status(of rows: [ManyRow], isCheck: Bool) -> ExitStatus? {
    let statuses = rows.compactMap(\.status)
    if statuses.contains(.internalError) { return .internalError }
    return isCheck && rows.contains(where: \.isPending) ? .pending : statuses.first
}

import ViperSplit

/// What became of one of several view controllers.
struct ManyRow {
    let controller: ControllerFiles
    private(set) var result: Result<Split, SkipReason>
    /// Its files as they would be written.
    let planned: [PlannedFile]
    /// Why it couldn't be written.
    private var failure: CommandError?

    init(_ split: SplitOfMany, _ planned: [PlannedFile]) {
        (controller, result, self.planned) = (split.controller, split.result, planned)
    }

    /// Writes all of its files or none.
    ///
    /// - Throws: when the user interrupts the run; anything else is only why this one isn't written.
    mutating func write() throws(CommandError) {
        guard isPending else { return }
        do throws(CommandError) {
            try viper_split.write(planned)
        } catch {
            if case .interrupted = error { throw error }
            failure = error
        }
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

/// What the exit code says of all: the gravest, which is a defect; then that a check found something to split; then the first
/// that was skipped for a fault.
func status(of rows: [ManyRow], isCheck: Bool) -> ExitStatus? {
    let statuses = rows.compactMap(\.status)
    if statuses.contains(.internalError) { return .internalError }
    return isCheck && rows.contains(where: \.isPending) ? .pending : statuses.first
}

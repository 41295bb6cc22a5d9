import SwiftSyntax

/// Splits a view controller into a VIPER module.
///
/// - Parameter files: the file that declares the class and, if there are any, those that extend it. Their order doesn't
///   matter.
/// - Returns: the change set, with the findings and figures for the user. Empty when there is nothing to do.
/// - Throws: `SplitError` when a split can't start.
public func split(_ files: [SourceFile], options: SplitOptions) throws(SplitError) -> Split {
    try split(GivenController(files, options: options), options: options)
}

/// Splits a view controller that has been read into a VIPER module.
///
/// - Parameter options: how to split it. Which class is meant, what titles say, the rest of the app and the suffixes of
///   services are those that the controller was read with.
public func split(_ given: GivenController, options: SplitOptions) throws(SplitError) -> Split {
    try split(given, options: options, verifying: verify(_:_:))
}

/// - Parameter check: says in words what is wrong with the output.
func split(
    _ given: GivenController, options: SplitOptions, verifying check: (SplitPlan, ChangeSet) -> [String]
) throws(SplitError) -> Split {
    if given.isExcluded { return Split(outcome: .excluded, changes: ChangeSet(), findings: [], summary: []) }
    if options.step == .decouple { return try decouple(given, options) }
    guard let plan = try Planner(given, options)?.explainedPlan().madePlainlyIfPossible else {
        let controller = given.controller
        let styles = try options.template.stylesOfModules(of: controller.base)
        let obstacle = ExistingModule.obstacle(of: controller, in: styles, given.context).map {
            Finding(.moduleShape($0), at: $1, in: controller)
        }
        let noTests = options.tests.map { _ in
            Finding(.noTests(.moduleNotInSight), at: controller.placeOfName, in: controller)
        }
        return Split(
            outcome: obstacle == nil ? .alreadySplit : .nothingCanMove, changes: ChangeSet(),
            findings: [obstacle, noTests].compactMap(\.self), summary: [])
    }
    var split = finish(plan, of: given.controller, options: options, verifying: check)
    if split.outcome == .split, let rejoined = try? splitRejoined(given, options: options) { split = rejoined }
    if split.outcome != .alreadySplit { split.findings = given.findings + split.findings }
    guard let tests = options.tests, options.step == nil else { return split }
    if let module = given.module, [.split, .alreadySplit].contains(split.outcome) {
        split.bring(tests, of: module, in: given, header: options.header)
    } else if split.outcome == .split {
        split.add(tests, of: plan, header: options.header)
    }
    return split
}

/// The module of a view controller with interfaces between its components.
private func decouple(_ given: GivenController, _ options: SplitOptions) throws(SplitError) -> Split {
    guard let module = given.module, let shape = module.shape else {
        throw .noModule(given.controller.name, isAppGiven: given.context.isComplete)
    }
    if !module.isDirect { return Split(outcome: .alreadySplit, changes: ChangeSet(), findings: [], summary: []) }
    var failures: [String]
    do {
        let presenter = module.style.components.first { $0.role == .presenter }?.file ?? ""
        let folder = presenter.lastIndex(of: "/").map { String(presenter[...$0]) } ?? ""
        let decoupling = try Decoupling(of: module, in: shape, given.controller, given.analysis.graph)
        let changes = try decoupling.changes(in: folder)
        failures = try decoupling.faults(of: changes)
        if failures.isEmpty {
            return Split(outcome: .split, changes: changes, findings: given.findings, summary: [])
        }
    } catch {
        failures = ["\(error)"]
    }
    return .failed(failures, given.controller, given.findings)
}

extension Split {
    /// Nothing is written, since the output isn't right.
    fileprivate static func failed(_ failures: [String], _ controller: Controller, _ findings: [Finding]) -> Split {
        let errors = failures.map { Finding(.internalError($0), at: controller.placeOfName, in: controller) }
        return Split(outcome: .verificationFailed, changes: ChangeSet(), findings: findings + errors, summary: [])
    }

    /// Adds to the change set what is missing in the tests of a module that was there before.
    fileprivate mutating func bring(
        _ tests: TestOptions, of module: ExistingModule, in given: GivenController, header: Configuration.Header
    ) {
        do throws(EditError) {
            let grown = try GrownTests(tests, of: module, in: given, after: changes, header: header)
            changes.changes += grown.changes
            testPaths = grown.changes.map(\.path)
            findings += grown.notes.map { Finding($0, at: given.controller.placeOfName, in: given.controller) }
            if !grown.changes.isEmpty { outcome = .split }
        } catch {
            self = .failed(["\(error)"], given.controller, findings)
        }
    }

    /// Adds the tests of the module to the change set.
    fileprivate mutating func add(_ tests: TestOptions, of plan: SplitPlan, header: Configuration.Header) {
        do throws(EditError) {
            let files = try plan.testFiles(tests, of: changes, header: header)
            changes.changes += files
            testPaths = files.map(\.path)
        } catch {
            self = .failed(["\(error)"], plan.controller, findings)
        }
    }
}

/// The output of a plan.
func finish(
    _ plan: SplitPlan, of controller: Controller, options: SplitOptions,
    verifying check: (SplitPlan, ChangeSet) -> [String]
) -> Split {
    let names = PresenterNames(of: plan.controller)
    let findings = names.unmarked(plan.findings)
    if plan.movedMembers.isEmpty, plan.style.isExisting {
        let inTheWay = names.unmarked(plan.findingsOfModule)
        return Split(
            outcome: inTheWay.isEmpty ? .alreadySplit : .nothingCanMove, changes: ChangeSet(), findings: inTheWay,
            summary: [])
    }
    if plan.movedMembers.isEmpty {
        let outcome: Split.Outcome = findings.isEmpty ? .nothingToMove : .nothingCanMove
        return Split(outcome: outcome, changes: ChangeSet(), findings: findings, summary: [])
    }
    var failures: [String]
    do {
        let output = try render(plan, outputDirectory: options.outputDirectory, header: options.header)
        failures = check(plan, output.changes)
        if failures.isEmpty {
            return Split(
                outcome: .split, changes: names.unmarked(output.changes), findings: findings, summary: output.summary,
                purity: plan.purity(of: controller), baseCommand: plan.baseCommand)
        }
    } catch {
        failures = ["\(error)"]
    }
    return .failed(failures, plan.controller, findings)
}

extension PresenterNames {
    fileprivate func unmarked(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var unmarked = finding
            unmarked.message = withoutMarks(finding.message)
            return unmarked
        }
    }
}

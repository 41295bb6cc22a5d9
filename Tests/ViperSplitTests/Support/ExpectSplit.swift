import TestScope
import Testing

@testable import ViperSplit

/// The files of a module, as the user would find them.
struct Module {
    let split: Split
    /// The texts by file name, less the module's name: `Presenter.swift`.
    private let texts: [String: String]

    init(_ split: Split) throws {
        self.split = split
        texts = try split.changes.changes.reduce(into: [:]) { texts, change in
            texts[Self.key(change.path)] = try change.newContents()
        }
    }

    var view: String { self["ViewController"] }
    var presenter: String { self["Presenter"] }
    var interactor: String { self["Interactor"] }
    var wireframe: String { self["Wireframe"] }
    var interfaces: String { self["Interfaces"] }

    /// The names of the files, in order: `Presenter` for `NotesPresenter.swift`.
    var names: [String] { texts.keys.sorted() }

    /// The text of `NotesPresenter.swift` for `Presenter`; empty if there is no such file.
    subscript(name: String) -> String { texts[name] ?? "" }

    private static func key(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return String(file.dropFirst("Notes".count).dropLast(".swift".count))
    }
}

/// Splits a source and checks that the split is verified and that no body had to be left whole.
///
/// With all tests the advice is made, too, and what every split promises is checked: a second run finds nothing to do, and the
/// order of the files makes no difference. Else one plan is made.
func checkedSplit(
    _ source: String, extending others: [String] = [], context: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Module {
    let given = files(source, extending: others)
    let options = SplitOptions(context: contextFiles(context))
    let split = try runsAllTests ? split(given, options: options) : splitWithoutAdvice(given, options)
    #expect(!split.findings.contains { $0.rule == "left-whole" }, sourceLocation: sourceLocation)
    if runsAllTests, given.count > 1 {
        #expect(split == (try ViperSplit.split(given.reversed(), options: options)), sourceLocation: sourceLocation)
    }
    guard split.outcome == .split else {
        #expect(
            split.outcome == (split.findings.isEmpty ? .nothingToMove : .nothingCanMove),
            "\(split.findings.map(\.message))", sourceLocation: sourceLocation)
        #expect(split.changes.changes.isEmpty, sourceLocation: sourceLocation)
        return try Module(split)
    }
    guard runsAllTests else { return try Module(split) }
    let edited = try split.changes.changes.reduce(into: [:]) { $0[$1.path] = try $1.newContents() }
    let again = given.map { SourceFile(path: $0.path, text: edited[$0.path] ?? $0.text) }
    let second = try ViperSplit.split(again, options: options)
    #expect(second.outcome == .alreadySplit, sourceLocation: sourceLocation)
    #expect(second.changes.changes.isEmpty, sourceLocation: sourceLocation)
    return try Module(split)
}

/// The split of one plan: nothing tells what would free the members that stay.
private func splitWithoutAdvice(_ given: [SourceFile], _ options: SplitOptions) throws -> Split {
    let controller = try GivenController(given, options: options)
    guard !controller.isExcluded, let plan = try Planner(controller, options)?.plan().madePlainlyIfPossible else {
        return try split(controller, options: options)
    }
    var split = finish(plan, of: controller.controller, options: options, verifying: verify)
    split.findings = controller.findings + split.findings
    return split
}

/// Checks that a source is split, and that each file of the module holds an excerpt, whatever its indentation.
@discardableResult
func expectSplit(
    _ source: String, extending others: [String] = [], context: [String]? = nil, view: String? = nil,
    presenter: String? = nil, interactor: String? = nil, wireframe: String? = nil, interfaces: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Module {
    let module = try checkedSplit(source, extending: others, context: context, sourceLocation: sourceLocation)
    #expect(
        module.split.outcome == .split, "\(module.split.findings.map(\.message))", sourceLocation: sourceLocation)
    expect(module.view, holds: view, sourceLocation: sourceLocation)
    expect(module.presenter, holds: presenter, sourceLocation: sourceLocation)
    expect(module.interactor, holds: interactor, sourceLocation: sourceLocation)
    expect(module.wireframe, holds: wireframe, sourceLocation: sourceLocation)
    expect(module.interfaces, holds: interfaces, sourceLocation: sourceLocation)
    return module
}

/// Checks that a text has lines one after the other; the first and the last may be parts of lines.
func expect(_ text: String, holds excerpt: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let excerpt else { return }
    #expect(text.outdented.contains(excerpt.outdented), "not in\n\(text)", sourceLocation: sourceLocation)
}

/// Checks that a text doesn't have lines one after the other.
func expect(_ text: String, lacks excerpt: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!text.outdented.contains(excerpt.outdented), "still in\n\(text)", sourceLocation: sourceLocation)
}

/// Checks that a member that was asked elsewhere stays in the View, with a finding of the rule.
///
/// - Parameter message: what the finding says beside the member's name.
func expectStays(
    _ source: String, extending others: [String] = [], context: [String]? = nil, member: String, rule: String,
    message: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let split = try expectMoves(
        source, extending: others, context: context, member: member, to: .view, sourceLocation: sourceLocation)
    expectFinding(
        rule, about: member, "stays in the View", message, in: split, sourceLocation: sourceLocation)
}

/// Checks that a member that was asked elsewhere goes to another component, with a finding of the rule.
func expectGoes(
    _ source: String, member: String, to role: Role, rule: String, message: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let split = try expectMoves(source, member: member, to: role, sourceLocation: sourceLocation)
    expectFinding(
        rule, about: member, "goes to the \(role.title)", message, in: split, sourceLocation: sourceLocation)
}

private func expectFinding(
    _ rule: String, about member: String, _ outcome: String, _ message: String?, in split: Split,
    sourceLocation: SourceLocation
) {
    let found = split.findings.filter { $0.rule == rule && $0.message.hasPrefix("`\(member)` \(outcome)") }
    #expect(
        found.contains { message.map($0.message.contains) ?? true },
        "\(split.findings.map { "[\($0.rule)] \($0.message)" })", sourceLocation: sourceLocation)
}

/// Checks that a member's code goes to a component.
@discardableResult
func expectMoves(
    _ source: String, extending others: [String] = [], context: [String]? = nil, member: String, to role: Role,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Split {
    let module = try checkedSplit(source, extending: others, context: context, sourceLocation: sourceLocation)
    let plan = try plan(source, extending: others, context: context)
    let owners = plan.controller.members(named: member).map { plan.owners[$0.id] }
    let reasons = module.split.findings.map { "[\($0.rule)] \($0.message)" }
    #expect(!owners.isEmpty && owners.allSatisfy { $0 == role }, "\(owners) \(reasons)", sourceLocation: sourceLocation)
    return module.split
}

/// Checks the rule and the text of the one finding of a rule.
func expectFinding(
    _ rule: String, _ message: String, in split: Split, sourceLocation: SourceLocation = #_sourceLocation
) {
    let found = split.findings.filter { $0.rule == rule }.map(\.message)
    #expect(found == [message], "\(split.findings.map(\.rule))", sourceLocation: sourceLocation)
}

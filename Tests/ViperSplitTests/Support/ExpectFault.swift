import Testing

@testable import ViperSplit

/// A correct split, whose files can be tampered with before they are verified.
struct VerifiedSplit {
    let plan: SplitPlan
    let changes: ChangeSet

    init(_ source: String, extending others: [String] = [], context: [String]? = nil) throws {
        plan = try ViperSplitTests.plan(source, extending: others, context: context)
        changes = try render(plan, outputDirectory: nil).changes
    }

    /// The split with mixed bodies taken apart.
    init(separating source: String, context: [String], template: String = "infinum") throws {
        let options = SplitOptions(context: contextFiles(context), template: try Template(template))
        plan = try #require(try Planner(GivenController(files(source), options: options), options)).plan()
        changes = try render(plan, outputDirectory: nil).changes
    }

    var failures: [String] { verify(plan, changes) }

    /// What verification says if a text in the file `Notes` + name + `.swift` were another.
    func failures(replacing old: String, with new: String, in name: String) throws -> [String] {
        let path = "App/Notes\(name).swift"
        let place = try #require(changes.changes.firstIndex { $0.path == path }, "no file \(path)")
        let text = try changes.changes[place].newContents()
        try #require(text.ranges(of: old).count == 1, "`\(old)` doesn't stand once in\n\(text)")
        var tampered = changes
        tampered.changes[place] = .create(path: path, contents: text.replacing(old, with: new))
        return verify(plan, tampered)
    }
}

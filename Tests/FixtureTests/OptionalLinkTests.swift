import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// Modules whose links somebody has declared with `?`, and into which the rest of their view controllers goes.
@Suite(.long) struct OptionalLinkTests {
    /// What these cases ask of links: values and commands, in closures, in conditions, of other types, and set.
    @Test(arguments: ["NoteList", "Posts", "Reminders", "Trails", "MovedDelegates", "UnwrappedInPlace", "SharedBodies"])
    func aModuleGrowsOverLinksThatMayBeNil(_ name: String) async throws {
        let fixture = try fixture(named: name)
        var options = try fixture.options(style: "vipera")
        options.plan = try interactorAlone(fixture, options)
        let module = try FixtureSplit(fixture, options: options).files.map(withOptionalLinks)
        options.plan = nil
        let given = Set(fixture.controller.map(\.fileName))
        let names = Set(module.map(\.path))
        let app = (options.context ?? fixture.app + [fixture.driver]).filter { !names.contains($0.fileName) }
        options.context = app + fixture.files(of: module.filter { !given.contains($0.path) })
        let split = try FixtureSplit(fixture, options: options, controller: module.filter { given.contains($0.path) })
            .split
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        let grown = try applying(split.changes, to: fixture.files(of: module))
            .map { SourceFile(path: $0.fileName, text: $0.text) }
        let before = FixtureCase(name: name, controller: module, app: fixture.app, driver: fixture.driver)
        let comparison = try await compare(before, split: grown)
        #expect(comparison.faults.isEmpty, "\(comparison)")
    }

    /// The plan that moves what is the Interactor's, and leaves the rest for later.
    private func interactorAlone(_ fixture: FixtureCase, _ options: SplitOptions) throws -> PlanDocument {
        var plan = try #require(
            try planDocument(fixture.files(of: fixture.controller), options: options, findsChanges: false))
        for index in plan.members.indices where plan.members[index].role != "interactor" {
            plan.members[index].role = PlannedMember.later
        }
        return plan
    }

    /// A file of the module as somebody would have written it who declares links with `?`.
    private func withOptionalLinks(_ file: SourceFile) -> SourceFile {
        var text = file.text
        if file.path.hasSuffix("DefaultRouter.swift") {
            // As the screen's delegate it has to be known by its own class.
            let isDelegate = text.contains("delegate = viewController!")
            text.replace(/viewController: (\w+)!/) { "viewController: \(isDelegate ? $0.1 : "UIViewController")?" }
            text.replace("viewController.", with: "viewController!.")
        }
        text.replace(/weak var (view|presenter): (\w+)!/) { "weak var \($0.1): \($0.2)?" }
        text.replace(/\bvar (interactor|router): (\w+)!/) { "var \($0.1): \($0.2)?" }
        text.replace(/lazy var presenter: (\w+) =/) { "lazy var presenter: \($0.1)? =" }
        let isOfModule = file.path.hasSuffix("DefaultPresenter.swift") || file.path.hasSuffix("DefaultInteractor.swift")
        if isOfModule || text.contains("Module().assemble(") {
            text.replace(/\b(interactor|router|presenter)\./.wordBoundaryKind(.simple)) { "\($0.1)!." }
        }
        if file.path.hasSuffix("DefaultPresenter.swift") { text.replace(/\bview\./) { _ in "view!." } }
        return SourceFile(path: file.path, text: text)
    }
}

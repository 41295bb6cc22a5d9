import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// Screens that have a module by the time the screen that shows them is split are made by it.
@Suite(.long) struct ShownModulesTests {
    private static let screens = [
        "ClockViewController.swift", "DetailsViewController.swift", "HelpViewController.swift",
        "NewsViewController.swift", "TimerViewController.swift", "TopicViewController.swift",
    ]

    /// What the Wireframe has of the screens, by style.
    private static let makings: [(style: String, texts: [String])] = [
        (
            "infinum",
            [
                "let details = DetailsWireframe(recipe: recipe, delegate: viewController.presenter, subtitle: \"fresh\").viewController\n",
                "setRootWireframe(DetailsWireframe(recipe: recipe), animated: false)",
                "presentWireframe(DetailsWireframe(recipe: recipe), animated",
                "let details = DetailsWireframe(recipe: \"Preview\").viewController",
                "let timer = TimerWireframe(onEnd: onEnd)", "pushWireframe(HelpWireframe(), animated: false)",
            ]
        ),
        (
            "vipera",
            [
                "let details = DetailsModule().buildDefault(recipe: recipe, delegate: self, subtitle: \"fresh\")",
                "let timer = TimerModule().buildDefault(onEnd: onEnd)",
            ]
        ),
        (
            "viper-base",
            [
                "DetailsBuilder.build(recipe: recipe).view", "let timer = TimerBuilder.build(onEnd: onEnd).view",
                "pushViewController(details, animated: true)",
                "pushViewController(HelpBuilder.build().view, animated: false)",
                "pushViewController(TopicBuilder.build(topic: topic).view, animated: true)",
            ]
        ),
        (
            "zikviper",
            [
                "DetailsBuilder.makeViewController(recipe: recipe)",
                "let timer = router.makeTimer(onEnd: onEnd)", "        TimerBuilder.makeViewController(onEnd: onEnd)\n",
            ]
        ),
        ("zikviper-router", ["DetailsViewRouter.makeViewController(recipe: recipe)"]),
    ]

    @Test(arguments: makings)
    func aScreenIsMadeByItsModule(style: String, texts: [String]) async throws {
        let fixture = try fixture(named: "ShownModules")
        let base = baseFiles(style: style, besides: [])
        let app = try appWithModules(fixture, style)
        let list = try split(fixture.controller[0], app + base, fixture, style)
        let files = try applying(list.changes, to: fixture.controller)
        let all = files.map(\.text).joined()
        for text in texts { #expect(all.contains(text), "\(all)") }
        // What is set behind a comment, and what the module has no parameter for, stays.
        #expect(
            files.contains { $0.text.contains("details.subtitle = \"old\"\n") && $0.text.contains("details.title = ") })
        let original = fixture.controller + fixture.app.filter { Self.screens.contains($0.fileName) } + base
        let comparison = try await compare(
            FixtureCase(
                name: "ShownModules", controller: original,
                app: fixture.app.filter { !Self.screens.contains($0.fileName) }, driver: fixture.driver),
            split: files + app.filter { file in !fixture.app.contains { $0.path == file.path && $0.text == file.text } }
                + base)
        #expect(comparison.faults.isEmpty, "\(comparison)")
    }

    /// The app of a fixture, in which each screen has a module.
    private func appWithModules(_ fixture: FixtureCase, _ style: String) throws -> [SourceFile] {
        let base = baseFiles(style: style, besides: [])
        return try Self.screens.reduce(into: fixture.app) { app, screen in
            let place = try #require(app.firstIndex { $0.fileName == screen })
            let given = app.remove(at: place)
            let split = try split(given, app + fixture.controller + base, fixture, style)
            app += try applying(split.changes, to: [given])
        }
    }

    /// The twin: what a module does on top nobody asked for.
    @Test func aModuleThatDoesMoreIsLeftAlone() throws {
        let fixture = try fixture(named: "ShownModules")
        let place = try #require(fixture.app.firstIndex { $0.fileName == "DetailsViewController.swift" })
        let given = fixture.app[place]
        let rest = fixture.app.filter { $0.path != given.path }
        let details = try split(
            given, rest + fixture.controller + baseFiles(style: "infinum", besides: []), fixture, "infinum")
        let module = try applying(details.changes, to: [given]).map { file in
            SourceFile(
                path: file.path,
                text: file.text.replacing(
                    "        super.init(viewController: moduleViewController)\n",
                    with: "        super.init(viewController: moduleViewController)\n        Trace.record(\"made\")\n"))
        }
        let list = try split(
            fixture.controller[0], rest + module + baseFiles(style: "infinum", besides: []), fixture, "infinum")
        let text = try applying(list.changes, to: fixture.controller).map(\.text).joined()
        #expect(text.contains("DetailsViewController(recipe: recipe)") && !text.contains("DetailsWireframe"))
    }

    private func split(
        _ file: SourceFile, _ context: [SourceFile], _ fixture: FixtureCase, _ style: String
    ) throws -> Split {
        var options = try fixture.options(style: style)
        options.context = context + [fixture.driver]
        let split = try ViperSplit.split([file], options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return split
    }
}

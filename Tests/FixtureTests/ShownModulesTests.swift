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
                "pushWireframe(\n            DetailsWireframe(recipe: recipe, delegate: viewController.presenter, subtitle: \"fresh\"),\n",
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
                "pushModule(withView: details, animated: true)",
                // Nobody hears of those that are made, and never shown.
                "pushModule(withView: HelpBuilder.build().view, animated: false)",
                "pushModule(withView: TopicBuilder.build(topic: topic).view, animated: true)",
                // Of these somebody would.
                "pushViewController(ClockBuilder.build().view, animated: false)",
                "pushViewController(TopicBuilder.build(topic: topics[0]).view, animated: true)",
                "pushViewController(NewsBuilder.build(feed: \"food\").view, animated: false)",
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
        // Nobody hears of those that aren't made where there is no navigation controller.
        if ["infinum", "viper-base"].contains(style) {
            expectSameTraceOfTheSeen(comparison)
        } else {
            #expect(comparison.faults.isEmpty, "\(comparison)")
        }
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

    /// The twin: somebody hears of a presenter that is made.
    @Test func aPresenterThatBeginsSomethingIsPushedByTheStack() async throws {
        let fixture = try fixture(named: "ShownModules")
        let began = """
            self.topic = topic
                    Trace.record("begins with \\(topic)")
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in Trace.record("rings") }
            """
        let app = try appWithModules(fixture, "viper-base").map { file in
            guard file.fileName == "TopicPresenter.swift" else { return file }
            return SourceFile(path: file.path, text: file.text.replacing("self.topic = topic", with: began))
        }
        #expect(app.contains { $0.text.contains("rings") })
        let base = baseFiles(style: "viper-base", besides: [])
        let list = try split(fixture.controller[0], app + base, fixture, "viper-base")
        let files = try applying(list.changes, to: fixture.controller)
        let text = files.map(\.text).joined()
        #expect(
            text.contains("pushViewController(TopicBuilder.build(topic: topic).view, animated: true)")
                && text.contains("pushModule(withView: HelpBuilder")
                && !text.contains("pushModule(withView: TopicBuilder"))
        let comparison = try await compare(
            FixtureCase(
                name: "ShownModules", controller: fixture.controller, app: app + base, driver: fixture.driver),
            split: files)
        expectSameTraceOfTheSeen(comparison)
    }

    /// Nothing else differs, and the lines of what is seen are the same.
    private func expectSameTraceOfTheSeen(_ comparison: Comparison) {
        let faults = comparison.faults.filter { if case .tracesDiffer = $0 { false } else { true } }
        #expect(faults.isEmpty, "\(comparison)")
        let traces = (comparison.original.run.lines, comparison.split?.run.lines ?? [])
        #expect(
            linesOfTheSeen(traces.0) == linesOfTheSeen(traces.1), "\(traceDiff(original: traces.0, split: traces.1))")
    }

    /// A trace without the ends of UIKit's own objects that it says nothing else of: one that is made where there is no
    /// navigation controller, and let go of, is heard of in the double alone, as the number of the next one.
    private func linesOfTheSeen(_ trace: [String]) -> [String] {
        let names = trace.map { line in line.matches(of: /\w+#\d+/).map { String($0.output) } }
        let mentions = names.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        var numbers: [String: Int] = [:]
        var known: [String: String] = [:]
        return zip(trace, names).filter { line, names in
            !(line.hasSuffix(".deinit") && names.allSatisfy { mentions[$0] == 1 })
        }.map { line, _ in
            line.replacing(/(\w+)#\d+/) { match in
                let (whole, kind) = (String(match.output.0), String(match.output.1))
                if known[whole] == nil {
                    numbers[kind, default: 0] += 1
                    known[whole] = "\(kind)#\(numbers[kind, default: 0])"
                }
                return known[whole] ?? whole
            }
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

import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

// XCTest and Swift Testing are part of the toolchain on Linux alone.
#if os(Linux)
    /// The tests that are written with a module compile with it, and run.
    @Suite(.long) struct ModuleTestsTests {
        private static let names = allFixtures.map(\.name)
        private static let styles = Template.builtIn.map(\.name)
        private static let frameworks = TestOptions.Framework.allCases

        /// Each case in one style and with one framework, so that all meet.
        @Test(arguments: Array(names.enumerated()).map(Row.init))
        fileprivate func testsOfEveryFixtureCompile(_ row: Row) async throws {
            let style = Self.styles[row.place % Self.styles.count]
            let framework = Self.frameworks[row.place / Self.styles.count % Self.frameworks.count]
            let (files, tests) = try writtenTests(of: try fixture(named: row.name), style: style, framework)
            let build = try await Toolchain.shared.build(testProgram(files, tests), mode: .swift5)
            let names = tests.map(\.path)
            let faults = build.messages.filter { message in
                message.isError || names.contains { message.place.hasPrefix($0) }
            }
            #expect(faults.map(\.description) == [])
        }

        struct Row: CustomTestStringConvertible {
            let place: Int
            let name: String
            var testDescription: String { name }
            init(_ row: (offset: Int, element: String)) { (place, name) = (row.offset, row.element) }
        }

        /// The oracle of the one above: without the spies the tests don't compile.
        @Test func testsWithoutSpiesDoNot() async throws {
            let (files, tests) = try writtenTests(of: try fixture(named: "NoteList"), style: "infinum", .xcTest)
            let build = try await Toolchain.shared.build(
                testProgram(files, tests.filter { !$0.path.hasSuffix("Spies.swift") }), mode: .swift5)
            #expect(!build.compiles)
        }

        /// All modules of a style in one program, XCTest in Swift 5 mode and Swift Testing in Swift 6 mode.
        @Test(arguments: Template.builtIn, frameworks)
        func testsOfEveryBlankModuleCompile(_ template: Template, _ framework: TestOptions.Framework) async throws {
            let variants = BlankModuleTests.variants.filter { $0.template == template && $0.interface == .none }
            let ofEach = try variants.map { try newModuleTests($0, TestOptions(folder: "", framework: framework)) }
            let tests = ofEach.flatMap { $0 }
            let base = try ([nil] + template.flavours).flatMap { try template.baseFiles(flavour: $0) }
            let unique = Dictionary(base.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values
            let files = try variants.flatMap { try newModule($0) } + unique + [BlankModuleTests.standIns]
            let mode: LanguageMode = framework == .xcTest ? .swift5 : .swift6
            let build = try await Toolchain.shared.build(testProgram(files, tests), mode: mode)
            #expect(build.messages.map(\.description) == [])
            // Services and adapters have no presenter.
            let untested = zip(variants, ofEach).filter { $1.count < 2 }.map { $0.0.kind?.rawValue }
            #expect(untested == (template.name == "zikviper" ? ["service", "adapter"] : []))
        }

        @Test func testsThatAreNotFilledAreSkipped() async throws {
            let (files, tests) = try writtenTests(of: try fixture(named: "NoteList"), style: "infinum", .xcTest)
            let names = tests.flatMap { $0.text.matches(of: /func (test\w+)\(\) throws/).map { String($0.1) } }
            #expect(names.count == 7)
            let rows = names.map { "(\"\($0)\", { test in { try MainActor.assumeIsolated { try test.\($0)() } } })" }
            let main = """
                import XCTest
                XCTMain([testCase([\(rows.joined(separator: ", "))] as [(String, (NoteListPresenterTests) -> () throws -> Void)])])

                """
            let (build, run) = try await Toolchain.shared.run(testProgram(files, tests, main: main), mode: .swift5)
            #expect(build.compiles, "\(build.messages)")
            #expect(run.failure == nil)
            #expect(
                run.lines.contains { $0.contains("Executed 7 tests, with 7 tests skipped and 0 failures") }, "\(run)")
        }

        @Test func aFilledTestSeesWhatThePresenterDoes() async throws {
            let (files, tests) = try writtenTests(of: try fixture(named: "NoteList"), style: "infinum", .xcTest)
            let main = """
                import UIKit
                MainActor.assumeIsolated {
                    let (view, interactor, wireframe) = (NoteListViewSpy(), NoteListInteractorSpy(), NoteListWireframeSpy())
                    let presenter = NoteListPresenter(view: view, interactor: interactor, wireframe: wireframe)
                    presenter.loadNotes()
                    print(interactor.loadNotesCallCount, view.showNotesCallCount)
                    presenter.didLoad(.success([]))
                    print(interactor.loadNotesCallCount, view.showNotesCallCount)
                    presenter.didTapAdd()
                    print(wireframe.showEditorCalls.count, wireframe.showEditorCalls[0] == nil)
                }

                """
            let (build, run) = try await Toolchain.shared.run(
                testProgram(files, tests.filter { $0.path.hasSuffix("Spies.swift") }, main: main), mode: .swift5)
            #expect(build.compiles, "\(build.messages)")
            #expect(run.lines == ["1 0", "1 1", "1 true"] && run.failure == nil)
        }

        /// A module that asks for everything that a protocol may.
        @Test(arguments: LanguageMode.allCases)
        func spiesOfEveryShapeRun(_ mode: LanguageMode) async throws {
            let tests = shapes.tests(.xcTest)
            let (build, run) = try await Toolchain.shared.run(
                testProgram([shapes.file], tests.filter { $0.path.hasSuffix("Spies.swift") }, main: shapes.main),
                mode: mode
            )
            #expect(build.messages.map(\.description) == [])
            #expect(run.lines == shapes.lines && run.failure == nil)
            for framework in Self.frameworks {
                let build = try await Toolchain.shared.build(
                    testProgram([shapes.file], shapes.tests(framework)), mode: mode)
                #expect(build.messages.map(\.description) == [])
            }
        }
    }

    /// The files of a case that is split with tests, and the tests.
    func writtenTests(
        of fixture: FixtureCase, style: String, _ framework: TestOptions.Framework
    ) throws -> (files: [SourceFile], tests: [SourceFile]) {
        var options = try fixture.options(style: style)
        options.tests = TestOptions(folder: "Tests", framework: framework)
        let split = try FixtureSplit(fixture, options: options)
        let names = Set(split.split.testPaths.map { SourceFile(path: $0, text: "").fileName })
        try #require(!names.isEmpty)
        let module = split.files.filter { !names.contains($0.path) }
        return (
            module + baseFiles(style: style, besides: module) + fixture.app,
            split.files.filter { names.contains($0.path) }
        )
    }

    /// The lowered program; the libraries of tests are no modules of UIKit's world.
    ///
    /// XCTest exports the system's Foundation, whose types those of the double hide where a test names them.
    func testProgram(_ files: [SourceFile], _ tests: [SourceFile], main: String? = nil) -> LoweredProgram {
        let libraries = ["import XCTest": "/*XCTest*/", "import Testing": "/*Testing*/"]
        let hidden = tests.map { file in
            SourceFile(path: file.path, text: libraries.reduce(file.text) { $0.replacing($1.key, with: $1.value) })
        }
        var program = lower(files + hidden, driver: nil)
        program.files = program.files.map { file in
            SourceFile(path: file.path, text: libraries.reduce(file.text) { $0.replacing($1.value, with: $1.key) })
        }
        let hiding = ["Timer", "NotificationCenter"].filter { name in hidden.contains { $0.text.contains(name) } }
        program.files += hiding.map { name in
            let alias = "import FoundationDouble\n\ntypealias \(name) = FoundationDouble.\(name)\n"
            return SourceFile(path: "Double\(name).swift", text: alias)
        }
        if let main { program.files.append(SourceFile(path: "main.swift", text: main)) }
        return program
    }
#endif

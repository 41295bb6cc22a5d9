import Foundation
import Oracle
import TestScope
import Testing

@testable import ViperSplit

// XCTest and Swift Testing are part of the toolchain on Linux alone.
#if os(Linux)
    /// The tests that are written of a builder run, with a mock for the view: what they expect is so.
    @Suite(.long) struct BuilderTestsTests {
        private static let template = "viper-base"

        /// The cases whose builder is below the style's own in their goldens, each in the newest mode that its app compiles in.
        private static let cases: [(String, LanguageMode)] = [
            ("Home", .swift6), ("Inbox", .swift6), ("Login", .swift6), ("NoteList", .swift5), ("Settings", .swift6),
        ]

        @Test(arguments: cases)
        func aSplitsModuleIsBuiltOfAMock(_ name: String, mode: LanguageMode) async throws {
            let fixture = try fixture(named: name)
            let (files, tests) = try writtenTests(of: fixture, style: Self.template, .xcTest)
            let file = try #require(tests.first { $0.path.hasSuffix("BuilderTests.swift") })
            try await expectToPass(file, with: files, mode: mode)
            let (same, others) = try writtenTests(of: fixture, style: Self.template, .swiftTesting)
            let build = try await Toolchain.shared.build(testProgram(same, others), mode: mode)
            #expect(build.messages.filter { $0.isError || $0.place.contains("BuilderTests") }.map(\.description) == [])
        }

        /// A case whose module is made with what its view controller was, and not by `init()` alone.
        @Test func anotherBuilderHasNoTests() async throws {
            let (files, tests) = try writtenTests(
                of: try fixture(named: "Initialisers"), style: Self.template, .xcTest)
            #expect(files.contains { $0.path.hasSuffix("Builder.swift") })
            #expect(!tests.contains { $0.path.hasSuffix("BuilderTests.swift") })
        }

        @Test(arguments: ModuleOptions.Interface.allCases)
        func aBlankModuleIsBuiltOfAMock(_ interface: ModuleOptions.Interface) async throws {
            let (files, test) = try blankModule(interface)
            try await expectToPass(test, with: files + Template(Self.template).baseFiles(), mode: .swift6)
        }

        /// The compiler warns of everything on the main actor that adopts what the library requires of no actor.
        @Test func theLibrarysBuilderTakesTheMock() async throws {
            let (files, test) = try blankModule(.none)
            let (build, run) = try await running(test, with: files + [publishedLibrary], mode: .swift5)
            #expect(build.compiles && run.lines.contains { $0.contains(Self.passed) }, "\(build.messages) \(run)")
        }

        /// A view that is asked for what it inherits, overrides, overloads and has of its own.
        @Test(arguments: LanguageMode.allCases)
        func aMockOfEveryShapeCompiles(_ mode: LanguageMode) async throws {
            let (blank, _) = try blankModule(.none)
            let files = blank.map { file in
                SourceFile(
                    path: file.path, text: Self.shapes.reduce(file.text) { $0.replacing($1.key, with: $1.value) })
            }
            let base = try Template(Self.template).baseFiles()
            let app = AppContext(given: [], context: files + base)
            let tests = testFiles(
                ofModule: "Lamp", files.map(\.text), presenter: "LampPresenter", framework: .xcTest, appModule: nil,
                in: app)
            let test = try #require(tests.last)
            #expect(
                test.text.contains("sizeCallCount2 = 0") && test.text.contains("func show(_ vc: Int, sender: Any?)"))
            #expect(!test.text.contains("dismiss") && !test.text.contains("viewWillAppear"))
            try await expectToPass(test, with: files + base, mode: mode)
        }

        private static let shapes = [
            "protocol LampViewProtocol: AnyObject, Sendable {": """
            protocol LampViewProtocol: AnyObject, Sendable, Listening {
                var title: String? { get set }
                var text: String { get set }
                func viewWillAppear(_ animated: Bool)
                func dismiss(animated: Bool, completion: (() -> Void)?)
                func show(_ vc: Int, sender: Any?)
                func size() -> Int
                func shake()
                func wait(for done: @escaping (Int) -> Void) async throws -> UIColor
            """,
            "extension LampView: LampViewProtocol {": """
            protocol Listening {
                var isOn: Bool { get }
                func hear(_ sound: String)
            }
            extension Listening {
                var isOn: Bool { true }
                func hear(_ sound: String) {}
            }
            extension UIViewController {
                var sizeCallCount: Int { 1 }
                func shake() {}
            }
            extension LampView: LampViewProtocol {
                var text: String {
                    get { "" }
                    set {}
                }
                func show(_ vc: Int, sender: Any?) {}
                func size() -> Int { 1 }
                func wait(for done: @escaping (Int) -> Void) async throws -> UIColor { .red }
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            """,
        ]

        /// The oracle of those above: a builder that forgets the Presenter is found out.
        @Test func aBuilderThatForgetsFails() async throws {
            let (files, test) = try blankModule(.none)
            let link = "module.interactor.presenter = module.presenter as? Interactor.Presenter"
            let base = try Template(Self.template).baseFiles()
            #expect(base.contains { $0.text.contains(link) })
            let forgetful = base.map { SourceFile(path: $0.path, text: $0.text.replacing(link, with: "")) }
            let (_, run) = try await running(test, with: files + forgetful, mode: .swift5)
            #expect(run.lines.contains { $0.contains("XCTAssertIdentical failed") }, "\(run)")
        }

        private static let passed = "Executed 2 tests, with 1 test skipped and 0 failures"

        private func blankModule(
            _ interface: ModuleOptions.Interface
        ) throws -> (files: [SourceFile], test: SourceFile) {
            let options = ModuleOptions(name: "Lamp", template: try Template(Self.template), interface: interface)
            let tests = try newModuleTests(options, TestOptions(folder: ""))
            return (
                try newModule(options).filter { $0.path.hasSuffix(".swift") },
                try #require(tests.first { $0.path == "LampBuilderTests.swift" })
            )
        }

        private func expectToPass(_ test: SourceFile, with files: [SourceFile], mode: LanguageMode) async throws {
            let (build, run) = try await running(test, with: files, mode: mode)
            #expect(build.messages.filter { $0.isError || $0.place.hasPrefix(test.path) }.map(\.description) == [])
            #expect(run.failure == nil)
            #expect(run.lines.contains { $0.contains(Self.passed) }, "\(run)")
        }

        private func running(
            _ test: SourceFile, with files: [SourceFile], mode: LanguageMode
        ) async throws -> (build: Build, run: Run) {
            let type = test.fileName.replacing(".swift", with: "")
            let main = """
                import XCTest
                XCTMain([testCase([
                    ("parts", { test in { MainActor.assumeIsolated { test.testPartsKnowEachOther() } } }),
                    ("communication", { test in { try MainActor.assumeIsolated { try test.testCommunication() } } }),
                ] as [(String, (\(type)) -> () throws -> Void)])])

                """
            return try await Toolchain.shared.run(testProgram(files, [test], main: main), mode: mode)
        }
    }
#endif

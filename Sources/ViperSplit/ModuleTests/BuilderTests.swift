import SwiftSyntax

/// The tests of a builder: the parts of a module with a mock for its view know each other.
///
/// ## Before
/// ```swift
/// final class NotesBuilder: VIPERBuilder<NotesView, NotesPresenter, NotesInteractor, NotesRouter> {}
/// ```
/// ## After
/// ```swift
/// final class NotesBuilderTests: XCTestCase {
///
///     private typealias MockBuilder = VIPERBuilder<NotesMockView, NotesPresenter, NotesInteractor, NotesRouter>
///
///     func testPartsKnowEachOther() {
///         let module = MockBuilder.build()
///         XCTAssertIdentical(module.view.presenter, module.presenter)
///         XCTAssertIdentical(module.presenter.view, module.view)
///     }
/// }
/// ```
struct BuilderTests {
    let builder: MockedBuilder
    let framework: TestOptions.Framework

    var className: String { testClassName(of: builder.name) }

    /// The mock and the class, without a line end behind them.
    var text: String {
        let making = "let module = MockBuilder.\(builder.function)()"
        let links = builder.links.map { link in
            switch framework {
            case .xcTest: "    XCTAssertIdentical(module.\(link.property), module.\(link.part))\n"
            case .swiftTesting: "    #expect(module.\(link.property) === module.\(link.part))\n"
            }
        }.joined()
        let (head, connected, communication) =
            switch framework {
            case .xcTest:
                (
                    "final class \(className): XCTestCase {", "func testPartsKnowEachOther() {",
                    "func testCommunication() throws {\n    try XCTSkipIf(true, \"to be filled\")"
                )
            case .swiftTesting:
                (
                    "struct \(className) {", "@Test\nfunc partsKnowEachOther() {",
                    "@Test(.disabled(\"to be filled\"))\nfunc communication() {"
                )
            }
        let members = [
            "private typealias MockBuilder = \(builder.whole)",
            "\(connected)\n    \(making)\n\(links)}",
            """
            \(communication)
                \(making)
                _ = module.\(builder.parts.presenter)
                // Call the Presenter as its view does, and check what `module.\(builder.parts.view)` has recorded then.
            }
            """,
        ]
        return """
            \(builder.view.text)

            /// What a module is of whose view is a mock. To fill the test that is skipped, take the skip out.
            @MainActor
            \(head)

            \(members.map(oneLevelIn).joined(separator: "\n\n"))
            }
            """
    }
}

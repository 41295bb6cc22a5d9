import Foundation
import Testing

@testable import Oracle
@testable import corpus_report

/// What the report counts as a message of the split's own, and what it knows of an app that isn't compiled.
struct MeasureTests {
    private func message(_ text: String, _ place: String = "Notes.swift:1") -> CompilerMessage {
        CompilerMessage(isError: true, text: text, place: place)
    }

    private let before = ["cannot find 'Theme' in scope", "value of type 'Note' has no member 'tag'"]

    @Test(arguments: [
        ("value of type 'Note' has no member 'text'", 1), ("value of type 'Note' has no member 'tag'", 0),
        ("argument 'Theme' is missing", 0), ("failed to produce diagnostic for expression", 0),
        ("conditional downcast from 'Note?' to 'Note' does nothing", 1),
    ])
    func onlyWhatTheOriginalDoesNotShowIsNew(_ text: String, _ count: Int) {
        #expect(newMessages([message(text)], besides: before.map { message($0) }).count == count, "\(text)")
    }

    @Test(arguments: [("Notes.swift:1", 0), ("Notes.swift:2", 1)])
    func aLineWithANameThatIsMissingTellsNothing(_ place: String, _ count: Int) {
        let after = [message("cannot find 'Theme' in scope"), message("cannot convert 'Int' to 'String'", place)]
        #expect(newMessages(after, besides: before.map { message($0) }).count == count)
    }

    @Test func plainMembersOfTheAppAreDeclared() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = """
            protocol Chrome { var height: CGFloat { get }; var theme: Theme { get } }
            class Other { var height = 1 }
            extension Double { func rounded(to places: Int) -> Double { 0 }; func themed() -> Theme { .plain } }
            extension UIAlertController { convenience init(text: String, theme: Theme) { self.init() } }
            """
        try app.write(to: folder.appending(path: "App.swift"), atomically: true, encoding: .utf8)
        let text = declaredMembers(of: ["Chrome"], in: folder).map(\.text).joined()
        #expect(text.contains("extension Chrome {\n    public var height: CGFloat { get { fatalError() } set {} }\n}"))
        #expect(text.contains("    public func rounded(to places: Int) -> Double { fatalError() }"))
        #expect(text.contains("    public convenience init(text: String, theme: Theme) { fatalError() }"))
        #expect(!text.contains("themed") && !text.contains("Other") && !text.contains("var theme"))
    }
}

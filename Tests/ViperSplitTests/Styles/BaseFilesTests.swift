import Foundation
import Testing

@testable import ViperSplit

struct BaseFilesTests {
    @Test func everyBaseFileOfTheTemplatesIsBuiltIn() throws {
        let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = repository.appendingPathComponent("Templates/infinum/Base")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let files = try Template.standard.baseFiles()
        #expect(files.map(\.path) == names)
        for file in files {
            let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(file.path)), as: UTF8.self)
            #expect(file.text == text)
        }
    }

    @Test(
        arguments: [
            (
                "A class may be subclassed, and its members overridden.",
                "@MainActor\nclass A {\n    var a = 1\n    private let b = 2\n    init(c: Int) {}\n    static func d() {}\n}",
                "@MainActor\nopen class A {\n    open var a = 1\n    private let b = 2\n    public init(c: Int) {}\n    public static func d() {}\n}"
            ),
            (
                "A final class isn't open.", "final class A {\n    private(set) lazy var a = 1\n    init() {}\n}",
                "public final class A {\n    public private(set) lazy var a = 1\n    public init() {}\n}"
            ),
            ("An initialiser that isn't written is.", "class A {}", "open class A {\n    public init() {}}"),
            (
                "Requirements and cases have no access of their own.",
                "import UIKit\nprotocol P {\n    func a()\n}\nenum E { case a }",
                "import UIKit\npublic protocol P {\n    func a()\n}\npublic enum E { case a }"
            ),
            (
                "What extends is public, and not the extension.",
                "extension A: P {\n    func a() {}\n    private func b() {}\n}",
                "extension A: P {\n    public func a() {}\n    private func b() {}\n}"
            ),
        ] as [(String, String, String)])
    func baseFilesArePublicForOtherModules(_ sentence: String, _ text: String, _ expected: String) throws {
        #expect(try SourceFile(path: "A.swift", text: text).madePublic().text == expected, "\(sentence)")
    }

    @Test func thoseOfAStyleMayBePublic() throws {
        let files = try Template.standard.baseFiles(arePublic: true)
        #expect(files.contains { $0.text.contains("open class BaseWireframe<") })
        #expect(files.map(\.path) == (try Template.standard.baseFiles().map(\.path)))
    }

    /// A split builds on none of what only blank modules do.
    @Test func blankModulesMayHaveBaseFilesOfTheirOwn() throws {
        let style = try Template("zikviper").style()
        #expect(style.baseFiles.isEmpty)
        #expect(try Template("zikviper").baseFiles().map(\.path) == style.ofBlankModules.baseFiles.keys.sorted())
        #expect(style.ofBlankModules.baseTypes.contains("ViperView"))
        let controller = try ViperSplit.split(
            [SourceFile(path: "NotesViewController.swift", text: notes)],
            options: SplitOptions(context: [], template: Template("zikviper")))
        #expect(controller.outcome == .split && !controller.findings.contains { $0.rule == "base-files" })
    }

    private let notes = """
        import UIKit
        final class NotesViewController: UIViewController {
            // MARK: - Handle view event
            private var count = 0
            @IBAction func add() { count += 1 }
        }

        """

    @Test func anUnknownTemplateHasNone() {
        let known = Template.builtIn.map(\.name)
        #expect(throws: SplitError.unknownTemplate(name: "mvvm", known: known)) {
            try Template("mvvm").baseFiles()
        }
    }
}

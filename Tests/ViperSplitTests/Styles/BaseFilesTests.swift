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

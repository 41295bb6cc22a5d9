import Foundation
import Testing
import ViperSplit

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

    @Test func anUnknownTemplateHasNone() {
        let known = Template.builtIn.map(\.name)
        #expect(throws: SplitError.unknownTemplate(name: "mvvm", known: known)) {
            try Template("mvvm").baseFiles()
        }
    }
}

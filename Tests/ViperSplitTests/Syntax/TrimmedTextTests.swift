import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

struct TrimmedTextTests {
    /// Every node says what SwiftSyntax makes of it, comments and line ends included.
    @Test(arguments: [
        "/* a */ let /* b */ x = 1 // c\n\n// d\n", "class A { var \u{1F9ED} = \"ä \\(1 + 2)\" }\r\n",
        "#if DEBUG\nf()\n#endif", "",
    ])
    func isWhatSwiftSyntaxSays(source: String) {
        let nodes = nodes(in: Syntax(Parser.parse(source: source)))
        for node in nodes { #expect(node.trimmedText == node.trimmedDescription) }
        #expect(nodes.contains { $0.trimmedText != $0.description } == source.contains(" "))
    }

    /// Nobody in the library asks in the slow way.
    @Test func theLibraryAsksNowhereElse() throws {
        let library = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/ViperSplit")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: library.path).filter { $0.hasSuffix(".swift") }
        let asking = try paths.filter { path in
            try String(contentsOf: library.appending(path: path), encoding: .utf8).contains(".trimmedDescription")
        }
        #expect(paths.count > 100)
        #expect(asking == [])
    }
}

import Testing
import ViperSplit

@testable import viper_split

struct ColourTests {
    @Test func onlyATerminalShowsColours() {
        #expect(showsColours(isTerminal: true, environment: ["TERM": "xterm"]))
        #expect(!showsColours(isTerminal: false, environment: ["TERM": "xterm"]))
    }

    @Test func colourCanBeDeclined() {
        #expect(!showsColours(isTerminal: true, environment: ["NO_COLOR": "1"]))
        #expect(!showsColours(isTerminal: true, environment: ["TERM": "dumb"]))
    }

    @Test func anEmptyNoColorCountsAsNone() {
        #expect(showsColours(isTerminal: true, environment: ["NO_COLOR": ""]))
    }

    @Test func linesAreColouredByTheirKind() throws {
        let edit = TextEdit(range: 0..<1, replacement: "x")
        let changes = ChangeSet(changes: [.edit(path: "A.swift", original: "a\r\nb", edits: [edit])])
        #expect(
            try coloured(UnifiedDiff(changes)).unicodeScalars.elementsEqual(
                """
                \u{1B}[1mdiff --git a/A.swift b/A.swift\u{1B}[m
                \u{1B}[1m--- a/A.swift\u{1B}[m
                \u{1B}[1m+++ b/A.swift\u{1B}[m
                \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[m
                \u{1B}[31m-a\r\u{1B}[m
                \u{1B}[32m+x\r\u{1B}[m
                 b
                \\ No newline at end of file

                """.unicodeScalars
            )
        )
    }

    @Test func aFileHoldsNone() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        let outcome = try sandbox.viperSplit("Notes.swift", "--dry-run", environment: ["TERM": "xterm"])
        #expect(outcome.output.contains("@@ "))
        #expect(!outcome.output.contains("\u{1B}"))
    }
}

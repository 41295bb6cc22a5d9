import Testing
import ViperSplit

@testable import viper_split

struct ReadSourceTests {
    @Test(arguments: ["", "a\r\nb\r\n", "\u{FEFF}a\n", "é\u{301}", "a\0b"])
    func theTextIsReadToTheByte(text: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write(text, to: "A.swift")
        #expect(try readSource(sandbox.path("A.swift")).text.utf8.elementsEqual(text.utf8))
    }

    @Test(arguments: [([0xFF], 1), ([0x0A, 0x0A, 0xC3], 3), ([0xED, 0xA0, 0x80], 1)] as [([UInt8], Int)])
    func whatIsNotUTF8IsRefused(bytes: [UInt8], line: Int) throws {
        let sandbox = try Sandbox()
        try sandbox.write(bytes: bytes, to: "A.swift")
        let path = sandbox.path("A.swift")
        #expect(throws: CommandError.notUTF8(path: path, line: line)) { try readSource(path) }
    }

    @Test func aCharacterThatStandsForAnUnknownOneIsUTF8() throws {
        let sandbox = try Sandbox()
        try sandbox.write("\u{FFFD}", to: "A.swift")
        #expect(try readSource(sandbox.path("A.swift")).text == "\u{FFFD}")
    }
}

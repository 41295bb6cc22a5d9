import Oracle
import Testing
import ViperSplit

/// What a program says of some files by its `say`: between the lines stand those of the double.
func linesSaid(by main: String, of files: [SourceFile], mode: LanguageMode) async throws -> [String] {
    let head =
        "import UIKit\n\nfunc say(_ words: Any...) { print(\">\", words.map { \"\\($0)\" }.joined(separator: \" \")) }\n\n"
    let program = lower(files, driver: SourceFile(path: "Driver.swift", text: head + main + "\n"))
    let (build, run) = try await Toolchain.shared.run(program, mode: mode)
    #expect(build.messages.filter(\.isError).map(\.description) == [])
    #expect(run.failure == nil)
    return run.lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
}

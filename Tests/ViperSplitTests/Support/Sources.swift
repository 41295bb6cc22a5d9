@testable import ViperSplit

/// The files of a test: a source, and others that extend the same controller.
///
/// A source that doesn't declare `NotesViewController` itself is what stands between the braces of the class.
func files(_ source: String, extending others: [String] = []) -> [SourceFile] {
    let home = SourceFile(path: "App/NotesViewController.swift", text: completed(source))
    return [home]
        + others.enumerated().map {
            SourceFile(path: "App/NotesViewController+\($0.offset + 1).swift", text: $0.element)
        }
}

private func completed(_ source: String) -> String {
    guard !source.contains("class NotesViewController") else { return source }
    let lines: [Substring] = source.split(separator: "\n", omittingEmptySubsequences: false)
    let members = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return "import UIKit\n\nfinal class NotesViewController: UIViewController {\n\n\(members)\n}\n"
}

/// The files, parsed.
func units(_ files: [SourceFile]) throws -> [SourceUnit] {
    try files.enumerated().map { try SourceUnit(index: $0.offset, file: $0.element) }
}

/// The controller that a source declares, or is the body of.
func controller(_ source: String, extending others: [String] = []) throws -> Controller {
    try readController(try units(files(source, extending: others)), named: nil)
}

/// Everything that is decided about a source before text is put together.
func plan(_ source: String, extending others: [String] = [], context: [String]? = nil) throws -> SplitPlan {
    let controller = try controller(source, extending: others)
    let app = AppContext(given: controller.units, context: contextFiles(context))
    return SplitPlan(
        controller, context: app, style: try Template.standard.style(usesFormatter: false), moduleName: "Notes")
}

/// The rest of the app, a file per text.
func contextFiles(_ texts: [String]?) -> [SourceFile]? {
    texts?.enumerated().map { SourceFile(path: "App/Other\($0.offset).swift", text: $0.element) }
}

extension String {
    /// The lines without their indentation, so that excerpts can be written flush left.
    var outdented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmed }.joined(separator: "\n")
    }
}

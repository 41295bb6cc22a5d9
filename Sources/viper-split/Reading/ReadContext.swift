import Foundation
import ViperSplit

/// The Swift files below a folder, in the order of their paths, without the given ones. Hidden folders and those of
/// package managers are skipped, and so are files that can't be read as UTF-8, each with a warning.
func readContext(
    _ folder: String,
    excluding given: [SourceFile]
) throws(CommandError) -> (files: [SourceFile], warnings: [Finding]) {
    switch fileState(of: folder) {
    case .missing, .brokenLink: throw .noSuchFolder(folder)
    case .file, .other: throw .notAFolder(folder)
    case .folder: break
    }
    var seen = Set(given.map { realPath($0.path) })
    var files: [SourceFile] = []
    var warnings: [Finding] = []
    for path in swiftFiles(below: folder, seen: &seen) {
        do throws(CommandError) {
            files.append(try readSource(path))
        } catch {
            warnings.append(
                Finding(
                    severity: .warning, rule: "unread-context", message: "left out of the context: \(error)",
                    path: path, line: 1, column: 1
                )
            )
        }
    }
    return (files, warnings)
}

private let skippedFolders: Set = ["Pods", "Carthage"]

/// - Parameter seen: The real paths of all files and folders that were met, since links may lead in circles.
private func swiftFiles(below folder: String, seen: inout Set<String>) -> [String] {
    guard seen.insert(realPath(folder)).inserted else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var paths: [String] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
        let path = joined(folder, name)
        switch fileState(of: path) {
        case .folder:
            if !skippedFolders.contains(name) { paths += swiftFiles(below: path, seen: &seen) }
        case .file:
            if name.hasSuffix(".swift"), seen.insert(realPath(path)).inserted { paths.append(path) }
        case .missing, .brokenLink, .other:
            break
        }
    }
    return paths
}

import Foundation
import ViperSplit

/// The Swift files, storyboards and nibs below a folder, in the order of their paths, without the given ones. Hidden folders and those of
/// package managers are skipped. What can't be read is left out with a warning, since the app may use from there what
/// it seems not to use.
func readContext(
    _ folder: String,
    excluding given: [SourceFile]
) throws(CommandError) -> (files: [SourceFile], warnings: [Finding]) {
    switch fileState(of: folder) {
    case .missing, .brokenLink: throw .noSuchFolder(folder)
    case .file, .other: throw .notAFolder(folder)
    case .folder: break
    }
    var walk = ContextWalk(seen: Set(given.map { realPath($0.path) }))
    walk.read(below: folder)
    return (walk.files, walk.warnings)
}

private struct ContextWalk {
    /// The real paths of all files and folders that were met, since links may lead in circles.
    var seen: Set<String>
    var files: [SourceFile] = []
    var warnings: [Finding] = []

    mutating func read(below folder: String) {
        guard seen.insert(realPath(folder)).inserted else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            warn(of: .unreadable(path: folder, reason: reason(of: error)), at: folder)
            return
        }
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
            let path = joined(folder, name)
            switch fileState(of: path) {
            case .folder:
                if !["Pods", "Carthage"].contains(name) { read(below: path) }
            case .file:
                if [".swift", ".storyboard", ".xib"].contains(where: name.hasSuffix),
                    seen.insert(realPath(path)).inserted
                {
                    read(path)
                }
            case .missing, .brokenLink, .other:
                break
            }
        }
    }

    private mutating func read(_ path: String) {
        do throws(CommandError) {
            files.append(try readSource(path))
        } catch {
            warn(of: error, at: path)
        }
    }

    private mutating func warn(of error: CommandError, at path: String) {
        warnings.append(.unreadContext(path, reason: "\(error)"))
    }
}

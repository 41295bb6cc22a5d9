import Foundation
import ViperSplit

/// The Swift files, storyboards and nibs below some folders, in the order of their paths. Hidden folders, those of package
/// managers and builds, and what git is told to leave out are skipped. What can't be read is left out with a warning, since
/// the app may use from there what it seems not to use.
struct ContextFiles {
    private(set) var files: [SourceFile] = []
    private(set) var warnings: [Finding] = []
    /// The real paths of all files and folders that were met, since links may lead in circles.
    private var seen: Set<String> = []
    /// The real paths of what git leaves out.
    private var ignored: Set<String> = []

    mutating func read(below folder: String) throws(CommandError) {
        switch fileState(of: folder) {
        case .missing, .brokenLink: throw .noSuchFolder(folder)
        case .file, .other: throw .notAFolder(folder)
        case .folder: break
        }
        let real = realPath(folder)
        ignored.formUnion(Repository(enclosing: real)?.ignoredPaths(below: real) ?? [])
        walk(folder)
    }

    /// Reads the Swift files of a folder, but not those of the folders in it; what can't be read is left out.
    mutating func readSources(in folder: String) {
        let folder = folder.isEmpty ? "." : folder
        ignored.formUnion(Repository(enclosing: realPath(folder))?.ignoredPaths(below: realPath(folder)) ?? [])
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where name.hasSuffix(".swift") {
            let path = folder == "." ? name : joined(folder, name)
            if case .file = fileState(of: path), !name.hasPrefix(".") { read(path) }
        }
    }

    private mutating func walk(_ folder: String) {
        let real = realPath(folder)
        guard !ignored.contains(real), seen.insert(real).inserted else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            warn(of: .unreadable(path: folder, reason: reason(of: error)), at: folder)
            return
        }
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
            let path = folder == "." ? name : joined(folder, name)
            switch fileState(of: path) {
            case .folder:
                if !["Pods", "Carthage", "build", "DerivedData"].contains(name) { walk(path) }
            case .file:
                if [".swift", ".storyboard", ".xib"].contains(where: name.hasSuffix) { read(path) }
            case .missing, .brokenLink, .other:
                break
            }
        }
    }

    private mutating func read(_ path: String) {
        let real = realPath(path)
        guard !ignored.contains(real), seen.insert(real).inserted else { return }
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

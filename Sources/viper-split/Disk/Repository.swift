import Foundation
import ViperSplit

/// A git work tree.
struct Repository: Hashable {
    /// Real path of the top folder.
    var root: String

    /// The work tree that holds the file or folder at a real path.
    init?(enclosing path: String) {
        var folder = path
        while fileState(of: joined(folder, ".git")) == .missing {
            let parent = splitLast(folder).folder
            if parent == folder { return nil }
            folder = parent
        }
        root = folder
    }

    /// The folder that git keeps its own files in; nil if it can't be told.
    var folder: String? {
        let own = joined(root, ".git")
        if fileState(of: own) == .folder { return own }
        // Of a further work tree, or of a submodule, a file says where it is.
        guard let line = try? readSource(own).text, line.hasPrefix("gitdir: ") else { return nil }
        let path = line.dropFirst("gitdir: ".count).prefix { !$0.isNewline }
        let folder = realPath(path.hasPrefix("/") ? String(path) : joined(root, String(path)))
        return fileState(of: folder) == .folder ? folder : nil
    }

    /// A file that git is told to leave out, and that isn't in it all the same.
    func ignores(_ path: String) -> Bool {
        runGit(["-C", root, "check-ignore", "--quiet", "--", relativePath(of: path, from: root)]).status == 0
    }

    /// The real paths of the files and folders below a folder that git is told to leave out; of a folder only itself. None
    /// if the folder is left out itself.
    func ignoredPaths(below folder: String) -> [String] {
        if folder != root, ignores(folder) { return [] }
        let arguments = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z", "--", folder]
        let found = runGit(["--literal-pathspecs", "-C", root] + arguments).output
        return found.split(separator: "\0").map { joined(root, withoutFinalSlash(String($0))) }
    }

    /// Those of the files, given by their real paths, that differ from the last commit.
    /// - Parameter untracked: Whether a file that git doesn't know counts as different.
    func uncommitted(_ paths: [String], untracked: Bool) throws(CommandError) -> [String] {
        guard let first = paths.first else { return [] }
        let names = paths.map { relativePath(of: $0, from: root) }
        let arguments = [
            "--no-optional-locks", "--literal-pathspecs", "-C", root,
            "status", "--porcelain", "-z", "--no-renames", "--untracked-files=\(untracked ? "all" : "no")", "--",
        ]
        let result = runGit(arguments + names)
        if result.status != 0 { throw .unknownState(path: first, reason: result.errorLine) }
        // An entry is two letters, a space and the path.
        let changed = Set(result.output.split(separator: "\0").map { String($0.dropFirst(3)) })
        return zip(paths, names).filter { changed.contains($1) }.map(\.0)
    }
}

/// The name of who uses git in a folder; nil if git doesn't know, or isn't there.
func gitUser(in folder: String) -> String? {
    let found = runGit(["-C", folder, "config", "user.name"])
    let name = found.output.prefix { !$0.isNewline }
    return found.status == 0 && !name.isEmpty ? String(name) : nil
}

private func runGit(_ arguments: [String]) -> (status: Int32, output: String, errorLine: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
        try process.run()
    } catch {
        return (-1, "", reason(of: error))
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, String(message.prefix { !$0.isNewline }))
}

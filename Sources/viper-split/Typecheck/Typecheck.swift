import Foundation
import ViperSplit

/// Runs the user's own build on a copy of the tree with the split in it.
///
/// - Parameters:
///   - command: what a shell runs in the folder of the copy that stands for the current one.
///   - planned: the files of the split.
/// - Returns: the errors that the tree hasn't without the split, where they would be in the user's own; none if the build is as
///   good as it was.
/// - Throws: when the tree can't be copied, or the build fails and says of nothing that it is an error.
func typecheck(_ command: String, _ planned: [PlannedFile]) throws(CommandError) -> [Finding] {
    guard let first = planned.first else { return [] }
    let here = realPath(".")
    let copy = try TreeCopy(of: treeAround(first.target))
    let folder = copy.path(for: here) ?? copy.path
    try copy.write(planned)
    let after = try build(command, in: folder)
    if after.status == 0 { return [] }
    // Only a tree that isn't whole by itself takes a second build, which tells what was there before.
    let former = try TreeCopy(of: copy.original)
    let before = try build(command, in: former.path(for: here) ?? former.path)
    let known = Set(before.errors.map { place(of: $0, in: former) }.map(\.message))
    let new = after.errors.map { place(of: $0, in: copy) }.filter { !known.contains($0.message) }
    if new.isEmpty, before.status == 0 { throw .buildFails(command: command, reason: after.lastLine) }
    if new.isEmpty, after.errors.isEmpty { throw .buildFailsAnyway(command: command, reason: before.lastLine) }
    return new
}

/// The top of the repository, or the folder of the project, or else the file's own.
private func treeAround(_ path: String) -> String {
    let folder = splitLast(path).folder
    return Repository(enclosing: folder)?.root ?? appFolder(around: path).map { realPath($0.path) } ?? folder
}

private func place(of error: CompilerError, in copy: TreeCopy) -> Finding {
    let path = copy.originalPath(for: realPath(error.path)).map { relativePath(of: $0, from: realPath(".")) }
    return .compilerError(error.message, path: path ?? error.path, line: error.line, column: error.column)
}

private struct Build {
    let status: Int32
    let output: String
    var errors: [CompilerError] { CompilerError.all(in: output) }
    var lastLine: String {
        output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it ended with \(status)"
    }
}

private func build(_ command: String, in folder: String) throws(CommandError) -> Build {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
        try process.run()
    } catch {
        throw .buildFails(command: command, reason: reason(of: error))
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Build(status: process.terminationStatus, output: output)
}

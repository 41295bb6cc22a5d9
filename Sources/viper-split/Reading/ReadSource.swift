import Foundation
import ViperSplit

/// Reads the files given on the command line, each once however often and by whatever path it is given.
func readSources(_ paths: [String]) throws(CommandError) -> [SourceFile] {
    var files: [SourceFile] = []
    var seen: Set<String> = []
    for path in paths {
        let file = try readSource(path)
        if seen.insert(realPath(path)).inserted { files.append(file) }
    }
    return files
}

/// Reads a file as UTF-8; a byte order mark and the line endings stay.
///
/// - Parameter limit: how many bytes it may have, so that a file from elsewhere doesn't take all memory.
func readSource(_ path: String, limit: Int = 32 << 20) throws(CommandError) -> SourceFile {
    switch fileState(of: path) {
    case .missing, .brokenLink: throw .noSuchFile(path)
    case .folder, .other: throw .notAFile(path)
    case .file: break
    }
    let bytes: [UInt8]
    do {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        if try file.seekToEnd() > limit { throw CommandError.tooLarge(path, limit: limit) }
        try file.seek(toOffset: 0)
        bytes = try Array(file.read(upToCount: limit) ?? Data())
    } catch let error as CommandError {
        throw error
    } catch {
        throw .unreadable(path: path, reason: reason(of: error))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding mends what isn't UTF-8, so the text then differs from the bytes.
    if text.utf8.elementsEqual(bytes) { return SourceFile(path: path, text: text) }
    let valid = zip(text.utf8, bytes).prefix { $0 == $1 }
    throw .notUTF8(path: path, line: 1 + valid.count { $0.0 == UInt8(ascii: "\n") })
}

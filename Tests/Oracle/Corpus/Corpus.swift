public import Foundation
public import ViperSplit

/// A controller on disk: its files, and the rest of its app if it came along.
public struct CorpusController: Hashable, Sendable {
    public var name: String
    public var paths: [String]
    public var contextFolder: String?

    public init(name: String, paths: [String], contextFolder: String? = nil) {
        self.name = name
        self.paths = paths
        self.contextFolder = contextFolder
    }

    /// The rest of its app; nil if it didn't come along.
    public var app: [SourceFile]? {
        let own = Set(paths)
        return contextFolder.map { swiftFiles(in: URL(filePath: $0)).filter { !own.contains($0.path) } }
    }
}

/// The controllers of a corpus: every Swift file directly in the folder is one, and every folder in it is one whose files
/// are those in its part, or else its own.
public func controllers(in folder: URL, part: String) -> [CorpusController] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.compactMap { name in
        let place = folder.appending(path: name)
        if name.hasSuffix(".swift") { return CorpusController(name: name, paths: [place.path]) }
        let inPart = swiftFiles(in: place.appending(path: part))
        let files = inPart.isEmpty ? ownSwiftFiles(in: place) : inPart.map(\.path)
        if files.isEmpty { return nil }
        let context = place.appending(path: "app").path
        let hasContext = FileManager.default.fileExists(atPath: context)
        return CorpusController(name: name, paths: files, contextFolder: hasContext ? context : nil)
    }
}

private func ownSwiftFiles(in folder: URL) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
}

/// The files at the paths, those that can't be read as UTF-8 left out.
public func read(_ paths: [String]) -> [SourceFile] {
    paths.compactMap { path in
        (try? String(contentsOfFile: path, encoding: .utf8)).map { SourceFile(path: path, text: $0) }
    }
}

import Foundation
import Testing

/// A folder of its own for a test, removed with it.
final class Sandbox: Sendable {
    let root: URL

    init() throws {
        // Resolved, since a temporary folder may lie behind a link.
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("viper-split-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    /// A sandbox with what is in another one.
    init(copying other: Sandbox) throws {
        root = other.root.deletingLastPathComponent().appendingPathComponent("viper-split-tests-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: other.root, to: root)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    func path(_ name: String) -> String {
        root.appendingPathComponent(name).path
    }

    func write(_ text: String, to name: String) throws {
        try write(bytes: Array(text.utf8), to: name)
    }

    func write(bytes: [UInt8], to name: String) throws {
        let url = root.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path(name))
    }

    func permissions(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appendingPathComponent(name)), as: UTF8.self)
    }

    /// What a split needs to write outside of a repository.
    var allowance: [String] { FileManager.default.fileExists(atPath: path(".git")) ? [] : ["--allow-no-vcs"] }

    /// Everything below the root, hidden or not, but git's own files and receipts of what was written.
    func snapshot() throws -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            if name.split(separator: "/").contains(".git") || name.contains(".viper-split-written-") { continue }
            let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
            let permissions = attributes[.posixPermissions] as? Int
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory: entries[name] = .folder
            case .typeSymbolicLink:
                entries[name] = .link(try FileManager.default.destinationOfSymbolicLink(atPath: path(name)))
            default: entries[name] = .file(try read(name), permissions: permissions)
            }
        }
        return entries
    }

    enum Entry: Equatable {
        case folder
        case link(String)
        case file(String, permissions: Int?)
    }
}

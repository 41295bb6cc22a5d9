import Foundation

/// A copy of a folder that is gone when nobody needs it any more. What builds have made and what git keeps for itself isn't
/// copied; links are copied as links.
final class TreeCopy {
    /// The real path of the copy.
    let path: String
    /// The real path of the original.
    let original: String

    init(of original: String) throws(CommandError) {
        self.original = original
        let place = realPath(NSTemporaryDirectory())
        path = joined(place, "viper-split-\(UUID().uuidString)")
        try Self.copy(original, to: path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Makes the copy hold files as they are planned.
    func write(_ files: [PlannedFile]) throws(CommandError) {
        for file in files where file.kind != .unchanged {
            guard let copy = path(for: file.target) else { throw .outsideOfCopy(path: file.path, folder: original) }
            do {
                let folder = splitLast(copy).folder
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(file.new.utf8).write(to: URL(fileURLWithPath: copy))
            } catch {
                throw .cannotWrite(path: copy, reason: reason(of: error))
            }
        }
    }

    /// Where the copy has a file or folder of the original, both by their real paths; nil if it lies elsewhere.
    func path(for place: String) -> String? { moved(place, from: original, to: path) }

    /// What a path in the copy stands for.
    func originalPath(for place: String) -> String? { moved(place, from: path, to: original) }

    private func moved(_ place: String, from: String, to: String) -> String? {
        if place == from { return to }
        return place.hasPrefix(from + "/") ? to + place.dropFirst(from.count) : nil
    }

    private static func copy(_ folder: String, to copy: String) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !isLeft(name) {
                let (from, to) = (joined(folder, name), joined(copy, name))
                let type = try FileManager.default.attributesOfItem(atPath: from)[.type] as? FileAttributeType
                switch type {
                case .typeDirectory: try Self.copy(from, to: to)
                case .typeRegular, .typeSymbolicLink: try FileManager.default.copyItem(atPath: from, toPath: to)
                default: break
                }
            }
        } catch let error as CommandError {
            throw error
        } catch {
            throw .cannotCopy(folder: folder, reason: reason(of: error))
        }
    }

    private static func isLeft(_ name: String) -> Bool { [".git", ".build", "DerivedData"].contains(name) }
}

import Foundation

/// A file of the folder that is embedded.
struct File {
    /// The path in the folder.
    var path: String
    var text: String
}

/// The files of a folder, hidden ones aside, by their paths.
func filesInFolder(_ folder: URL) throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { path in
        let url = folder.appending(path: path)
        guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true,
            !path.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { return nil }
        return File(path: path, text: try String(contentsOf: url, encoding: .utf8))
    }
}

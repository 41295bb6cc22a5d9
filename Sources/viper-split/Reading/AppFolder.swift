import Foundation

/// The folder that holds the app of a file: the nearest one above it with a project, or else the top of its repository.
struct AppFolder: Hashable {
    /// From the current folder, if the file's path is relative; else absolute.
    let path: String
    /// What tells: `Notes.xcodeproj`, `Package.swift`, `.git`.
    let sign: String
}

/// - Parameter path: a file's or a folder's.
/// - Returns: nil if there is neither a project nor a repository.
func appFolder(around path: String) -> AppFolder? {
    var folder = realPath(path)
    if fileState(of: folder) != .folder { folder = splitLast(folder).folder }
    while true {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if let sign = names.sorted().first(where: isProject) ?? names.first(where: { $0 == ".git" }) {
            let relative = relativePath(of: folder, from: realPath("."))
            return AppFolder(
                path: path.hasPrefix("/") ? folder : relative.isEmpty ? "." : relative, sign: sign)
        }
        let parent = splitLast(folder).folder
        if parent == folder { return nil }
        folder = parent
    }
}

private func isProject(_ name: String) -> Bool {
    ["Package.swift", "project.yml"].contains(name) || [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
}

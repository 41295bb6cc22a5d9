import Foundation

/// The absolute path of the file that is meant, with every link on the way resolved. The end of the path need not
/// exist.
func realPath(_ path: String) -> String {
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    if let resolved = realpath(absolute, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
    }
    let (folder, name) = splitLast(absolute)
    if folder == absolute { return absolute }
    switch name {
    case "", ".": return realPath(folder)
    case "..": return splitLast(realPath(folder)).folder
    default: return joined(realPath(folder), name)
    }
}

/// The path from a folder to a file, both of them real paths.
func relativePath(of path: String, from folder: String) -> String {
    let path = path.split(separator: "/")
    let folder = folder.split(separator: "/")
    let common = zip(path, folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(common).map { _ in ".." } + path.dropFirst(common)).joined(separator: "/")
}

/// The path of a file or folder leads into the folder, or is its own; both of them real paths.
func isPath(_ path: String, below folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
}

func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// The path less its last component, and that component. The root is its own folder.
func splitLast(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
}

func withoutFinalSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? withoutFinalSlash(String(path.dropLast())) : path
}

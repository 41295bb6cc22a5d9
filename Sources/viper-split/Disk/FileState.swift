import Foundation

/// What stands at a path.
enum FileState: Equatable {
    case missing, file, folder, other
    /// A link that leads nowhere.
    case brokenLink
}

func fileState(of path: String) -> FileState {
    var status = stat()
    guard stat(path, &status) == 0 else {
        return lstat(path, &status) == 0 ? .brokenLink : .missing
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
}

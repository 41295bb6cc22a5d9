import Foundation

/// Those of some files that a configuration excludes.
///
/// - Parameters:
///   - patterns: the paths of files and folders, in which `*` stands for any text.
///   - folder: the real path of what the patterns are relative to.
func excluded(by patterns: [String], in folder: String, among paths: [String]) -> Set<String> {
    if patterns.isEmpty { return [] }
    return Set(
        paths.filter { path in
            let relative = relativePath(of: realPath(path), from: folder)
            return patterns.map(withoutFinalSlash).contains { pattern in
                fnmatch(pattern, relative, 0) == 0 || fnmatch(pattern + "/*", relative, 0) == 0
            }
        })
}

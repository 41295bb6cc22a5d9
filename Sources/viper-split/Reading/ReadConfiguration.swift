import Foundation
import ViperSplit

/// The configuration that governs a file, with the folder that it was found in: `.viper-split.json`, in the file's folder or
/// one above it.
///
/// - Parameter path: a file's or a folder's.
/// - Returns: what holds without a configuration if there is none.
func readConfiguration(for path: String) throws(CommandError) -> (configuration: Configuration, folder: String) {
    var folder = realPath(path)
    while true {
        let file = joined(folder, configurationName)
        if case .file = fileState(of: file) {
            let source = try readSource(file)
            do throws(SplitError) {
                return (try Configuration(json: source.text, path: file), folder)
            } catch {
                throw .refused(error)
            }
        }
        if folder == "/" { return (Configuration(), folder) }
        folder = splitLast(folder).folder
    }
}

let configurationName = ".viper-split.json"

/// A team's own style: the files of its folder, by paths in it.
///
/// - Returns: nil if the name is none of a folder's, so a built-in style's.
func readTemplate(_ name: String, in folder: String) throws(CommandError) -> [SourceFile]? {
    let path = name.hasPrefix("/") || folder.isEmpty ? name : joined(folder, name)
    switch fileState(of: path) {
    case .folder: break
    case .missing where !name.contains("/"): return nil
    case .missing, .brokenLink: throw .noSuchFolder(name)
    case .file, .other: throw .notAFolder(name)
    }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    var files: [SourceFile] = []
    for name in names.sorted() where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        guard case .file = fileState(of: joined(path, name)),
            [".swift", ".json", ".plist"].contains(where: name.hasSuffix)
        else { continue }
        files.append(SourceFile(path: name, text: try readSource(joined(path, name)).text))
    }
    return files
}

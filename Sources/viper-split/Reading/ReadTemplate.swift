import Foundation
import ViperSplit

/// A style, by the name of a built-in one or by its folder, which is written `./infinum` if it is called like one.
///
/// - Parameters:
///   - name: a built-in style's, or a folder's path.
///   - folder: what the path is relative to; empty for the current folder.
func readTemplate(_ name: String, in folder: String = "") throws(CommandError) -> Template {
    if let builtIn = Template.builtIn.first(where: { $0.name == name }) { return builtIn }
    let path = name.hasPrefix("/") || folder.isEmpty ? name : joined(folder, name)
    switch fileState(of: path) {
    case .folder: break
    case .missing where !name.contains("/"): return try refusing { () throws(SplitError) in try Template(name) }
    case .missing, .brokenLink: throw .noSuchFolder(name)
    case .file, .other: throw .notAFolder(name)
    }
    var names: [String] = []
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
        names.append(name)
        if names.count > entryLimit { throw .tooManyFiles(path, limit: entryLimit) }
    }
    var files: [SourceFile] = []
    for name in names.sorted() where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        guard case .file = fileState(of: joined(path, name)),
            [".swift", ".json", ".plist", ".storyboard", ".xib"].contains(where: name.hasSuffix)
        else { continue }
        files.append(SourceFile(path: name, text: try readSource(joined(path, name)).text))
    }
    return Template(folder: name, files: files)
}

/// How much a style's folder may hold: another folder is given by mistake, or to keep the program busy.
private let entryLimit = 2000

import Foundation

// Writes the files of a folder as a Swift dictionary: their texts by their paths in it.
//
//     embed-templates FOLDER OUTPUT

let folder = URL(filePath: CommandLine.arguments[1]).standardizedFileURL
let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { name in
    try folder.appending(path: name).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
}
let entries = try names.map { name in
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return "    \(name.debugDescription): \(text.debugDescription),\n"
}
let source = """
    /// The files under `Templates/`: their texts by their paths there.
    let embeddedTemplates: [String: String] = [
    \(entries.joined())]

    """
try Data(source.utf8).write(to: URL(filePath: CommandLine.arguments[2]))

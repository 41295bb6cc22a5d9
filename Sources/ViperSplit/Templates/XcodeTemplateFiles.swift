import Foundation

/// The skeletons of an Xcode file template, `X.xctemplate`, in this program's terms: one placeholder for the module's name,
/// and one for the header.
///
/// - Parameters:
///   - files: the files of the template's folder, by paths in it. Where its options choose among folders, it is the one that
///     their default values choose.
///   - folder: the template's path, for messages.
/// - Throws: `SplitError.badFile` if there are no Swift files.
func xcodeSkeletons(_ files: [String: String], folder: String) throws(SplitError) -> [String: String] {
    let swift = files.filter { $0.key.hasSuffix(".swift") }
    let folders = Set(swift.keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    let wished = files["TemplateInfo.plist"].map(defaultFolder) ?? ""
    guard let chosen = folders.contains("") ? "" : folders.contains(wished) ? wished : folders.sorted().first else {
        throw .badFile(path: folder, reason: "there are no Swift files; give a folder of skeletons")
    }
    return swift.reduce(into: [:]) { found, file in
        let path = file.key.split(separator: "/").map(String.init)
        guard path.dropLast().joined(separator: "/") == chosen, let name = path.last else { return }
        let file = (name: normalized(name, ofFile: ""), text: file.value)
        found[file.name] = withHeader(normalized(file.text, ofFile: String(file.name.dropLast(".swift".count))))
    }
}

/// The values that Xcode preselects in the options' menus, one after another.
private func defaultFolder(_ info: String) -> String {
    let list = try? PropertyListSerialization.propertyList(from: Data(info.utf8), format: nil)
    let options = (list as? [String: Any])?["Options"] as? [[String: Any]] ?? []
    return options.filter { $0["Type"] as? String == "popup" }.compactMap { $0["Default"] as? String }.joined()
}

/// `___VARIABLE_productName:identifier___` and `___FILEBASENAME___` as the module's name and the file's.
private func normalized(_ text: String, ofFile name: String) -> String {
    let module = String.modulePlaceholder
    return text.replacing(/___VARIABLE_\w+?(:\w+)?___/, with: module)
        .replacing(/___FILEBASENAME(ASIDENTIFIER)?___/, with: name.isEmpty ? module : name)
}

/// With this program's header in the place of the comment at the top.
private func withHeader(_ text: String) -> String {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.drop { $0.allSatisfy(\.isWhitespace) || $0.hasPrefix("//") && !$0.hasPrefix("///") }
    let spaced = code.map { line in
        let tabs = line.prefix { $0 == "\t" }.count
        return String(repeating: " ", count: 4 * tabs) + line.dropFirst(tabs)
    }
    return "//___FILEHEADER___\n\n" + spaced.joined(separator: "\n")
}

import Foundation

/// The files that Xcode makes of a file template, `X.xctemplate`, in this program's terms: one placeholder for the module's
/// name, and one for the header.
///
/// Where the template's options choose among folders, it is the one that their default values choose, or else the first.
/// Files keep their names, without their folders.
///
/// - Parameters:
///   - files: the files of the template's folder, by paths in it.
///   - forSplits: a folder with a view controller is wanted.
///   - folder: the template's path, for messages.
/// - Throws: `SplitError.badFile` if there are no Swift files, or two of a name.
func xcodeFiles(_ files: [String: String], forSplits: Bool, folder: String) throws(SplitError) -> [String: String] {
    let template = XcodeTemplate(files)
    var found: [String: String] = [:]
    for (path, text) in template.chosenFiles(forSplits: forSplits).sorted(by: { $0.key < $1.key }) {
        let name = template.filled(path.split(separator: "/").last.map(String.init) ?? path)
        if found[name] != nil {
            throw .badFile(path: folder, reason: "two files are called `\(name)`; give the folder of one module")
        }
        found[name] = template.filled(text, ofFile: name)
    }
    if !found.keys.contains(where: { $0.hasSuffix(".swift") }) {
        throw .badFile(path: folder, reason: "there are no Swift files; give a folder of skeletons")
    }
    return found
}

/// An Xcode file template, and what its options say.
private struct XcodeTemplate {
    private let files: [String: String]
    private let options: [[String: Any]]
    /// What stands for the values of options that aren't the module's name.
    private let values: [String: String]

    init(_ all: [String: String]) {
        files = all.filter { file in
            let isTest = file.key.split(separator: "/").contains {
                $0.hasSuffix("Tests") || $0.hasSuffix("Tests.swift")
            }
            return !isTest && [".swift", ".storyboard", ".xib"].contains(where: file.key.hasSuffix)
        }
        let info = all["TemplateInfo.plist"].flatMap {
            try? PropertyListSerialization.propertyList(from: Data($0.utf8), format: nil)
        }
        options = (info as? [String: Any])?["Options"] as? [[String: Any]] ?? []
        values = Self.values(options, in: files)
    }

    /// The default values of options that neither are the module's name nor tell it, those filled in that name other options.
    private static func values(_ options: [[String: Any]], in files: [String: String]) -> [String: String] {
        let texts = files.keys.joined() + files.values.joined()
        let uses = texts.matches(of: /___VARIABLE_(\w+?)(:\w+)?___/).reduce(into: [String: Int]()) {
            $0[String($1.1), default: 0] += 1
        }
        let name = uses.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        var values = options.reduce(into: [String: String]()) { values, option in
            guard let id = option["Identifier"] as? String, let value = option["Default"] as? String, !value.isEmpty,
                !["productName", "moduleName"].contains(id)
            else { return }
            let isMadeOfOthers = value.contains("___VARIABLE_") && !value.contains("___VARIABLE_\(id)")
            let tellsName = id == name || files.keys.contains { $0.contains("___VARIABLE_\(id)") }
            if isMadeOfOthers || !tellsName && !value.contains("___") { values[id] = value }
        }
        // A value may name an option whose own names another. Those that go round stand for the module's name.
        for _ in 0..<3 { values = values.mapValues { filled($0, with: values) }.filter { $0.value.count < 200 } }
        let ids = values.keys.map { "___VARIABLE_\($0)" }
        return values.filter { value in !ids.contains { value.value.contains($0) } }
    }

    private static func filled(_ text: String, with values: [String: String]) -> String {
        text.replacing(/___VARIABLE_(\w+?)(:\w+)?___/) { values[String($0.1)] ?? String($0.0) }
    }

    // MARK: - Folders

    func chosenFiles(forSplits: Bool) -> [String: String] {
        let folder = chosenFolder(forSplits: forSplits)
        return folder.isEmpty ? files : files.filter { $0.key.hasPrefix(folder + "/") }
    }

    /// `View/` and `Presenter/` are parts of one module, `UIKit/` and `SwiftUI/` are modules: they have files of one name.
    private func chosenFolder(forSplits: Bool) -> String {
        let swift = files.filter { $0.key.hasSuffix(".swift") }
        let folders = Set(swift.keys.map(topFolder)).sorted()
        let names = Set(swift.keys.map { $0.split(separator: "/").last })
        if folders.contains("") || names.count == swift.count { return "" }
        let holders = folders.filter { folder in
            swift.contains { path, text in
                topFolder(of: path) == folder && text.contains(/class\s+\S+\s*:\s*\w*ViewController\b/)
            }
        }
        let candidates = forSplits && !holders.isEmpty ? holders : folders
        let wished = [menuValues.joined()] + menuValues + ["Default"]
        return wished.first(where: candidates.contains) ?? candidates[0]
    }

    private func topFolder(of path: String) -> String {
        path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
    }

    /// The values that Xcode preselects in the options' menus.
    private var menuValues: [String] {
        options.filter { $0["Type"] as? String == "popup" }.compactMap { $0["Default"] as? String }
    }

    // MARK: - Placeholders

    /// `___VARIABLE_productName:identifier___` and `___FILEBASENAME___` as the module's name and the file's.
    ///
    /// - Parameter file: the name of the file; nil for the text of such a name.
    func filled(_ text: String, ofFile file: String? = nil) -> String {
        let module = String.modulePlaceholder
        var text = text
        text = Self.filled(text, with: values)
        text = text.replacing(/___VARIABLE_\w+?(:\w+)?___/, with: module)
        guard let file else { return text.replacing(/___FILEBASENAME(ASIDENTIFIER)?___/, with: module) }
        let name = file.prefix { $0 != "." }
        let suffix = name.hasPrefix(module) ? String(name.dropFirst(module.count)) : ""
        // Before Xcode 10 the file's base name was the module's.
        let isOld = !suffix.isEmpty && text.contains("___FILEBASENAMEASIDENTIFIER___\(suffix)")
        text = text.replacing(/___FILEBASENAME(ASIDENTIFIER)?___/, with: isOld ? module : String(name))
        return file.hasSuffix(".swift") ? withHeader(text) : text
    }
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

/// The folders that are named as the modules that files import.
final class ModuleFolders {
    private let modules: Set<String>
    private let known = Memo<Substring, [String]>()

    init(of modules: Set<String>) { self.modules = modules }

    /// The modules that the folders of a file may be the sources of: "Note Store" is those of `Note_Store`.
    func modules(ofFileAt path: String) -> [String] {
        guard let end = path.lastIndex(of: "/") else { return [] }
        return known.answer(to: path[..<end]) {
            let folders = Set(
                path[..<end].split(separator: "/").map { folder in
                    String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })
                })
            return modules.filter { module in
                folders.contains { $0 == module || $0.count > 3 && module.hasSuffix($0) }
            }
        }
    }
}

/// One text of all declarations, and sorted tables that tell where in it a name is declared.
///
/// Few big literals compile fast and cost nothing until they are read: the tables are searched as they stand.
func platformSource(_ files: [File]) -> String {
    var text = ""
    var names: [String: [String]] = [:]
    var members: [String: Set<String>] = [:]
    var modules: Set<String> = []
    var modulesText = ""
    for file in files where file.path.hasSuffix(".swift") {
        guard let slash = file.path.firstIndex(of: "/") else {
            modulesText += file.text
            continue
        }
        let module = String(file.path[..<slash])
        modules.insert(module)
        for chunk in chunks(of: file.text) {
            let start = text.utf8.count
            text += chunk.text
            let place = "\(chunk.kind.rawValue) \(module) \(start) \(chunk.text.utf8.count)"
            names[chunk.name, default: []].append(place)
            for member in chunk.members { members[member.name, default: []].insert(member.owner) }
        }
    }
    return """
        /// The declarations under `Sources/Platform/`.
        enum EmbeddedPlatform {
            /// The declarations of all modules, one behind the other.
            static let text: StaticString = \(literal(text))

            /// By name at top level, where in the text it is declared and extended: kind, module, UTF-8 offset and length.
            static let names: StaticString = \(literal(table(names)))

            /// By base name of a member, the types that declare or extend themselves by one.
            static let members: StaticString = \(literal(table(members.mapValues { $0.sorted() })))

            /// The names of the modules that have declarations.
            static let modules: Set<String> = \(modules.sorted())

            /// The declarations that describe the modules themselves.
            static let modulesText: StaticString = \(literal(modulesText))
        }

        """
}

/// Lines of a key and its values, sorted by the bytes of the key.
private func table(_ rows: [String: [String]]) -> String {
    rows.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
        .map { "\($0.key)\t\($0.value.joined(separator: "\t"))\n" }.joined()
}

/// A literal of many lines, in which nothing is escaped.
private func literal(_ text: String) -> String { "#####\"\"\"\n\(text)\n\"\"\"#####" }

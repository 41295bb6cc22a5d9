/// One text of all declarations, and sorted tables that tell where in it a name is declared.
///
/// Few big literals compile fast and cost nothing until they are read: the tables are searched as they stand.
func platformSource(_ files: [File]) -> String {
    var text = ""
    var tables = Tables()
    for file in files where file.path.hasSuffix(".swift") {
        let lines = lines(of: file.text, from: text.utf8.count)
        let declarations = declarations(in: lines[...])
        guard let slash = file.path.firstIndex(of: "/") else {
            for module in declarations { tables.add(module: module.head) }
            continue
        }
        for declaration in declarations { tables.add(declaration, String(file.path[..<slash])) }
        text += lines.map { $0.text + "\n" }.joined()
    }
    return """
        /// The declarations under `Sources/Platform/`.
        enum EmbeddedPlatform {
            /// The declarations of all modules, one behind the other.
            static let text: StaticString = \(literal(text))

            /// By the type around a declaration, a space and its name, what is declared there: keyword, attributes and modifiers,
            /// module at top level, inherited types, and the pieces of the text that it can be parsed from: the beginnings of
            /// the types around it, and its own text or beginning. An extension stands under the name of what it extends.
            static let declarations: StaticString = \(literal(table(tables.declarations)))

            /// By base name of a member, the types that declare or extend themselves by one.
            static let owners: StaticString = \(literal(table(tables.owners.mapValues { $0.sorted() })))

            /// By name of a module, what is known of it, and how its names begin.
            static let modules: StaticString = \(literal(table(tables.modules)))

            /// By beginning of a name, the modules whose names begin so.
            static let prefixes: StaticString = \(literal(table(tables.prefixes)))
        }

        """
}

private struct Tables {
    var declarations: [String: [String]] = [:]
    var owners: [String: Set<String>] = [:]
    var modules: [String: [String]] = [:]
    var prefixes: [String: [String]] = [:]

    /// - Parameters:
    ///   - owner: the path of the type around it; empty at top level.
    ///   - openings: the beginnings of the types around it, the outermost first.
    mutating func add(
        _ declaration: Declaration, _ module: String, in owner: String = "", openings: [Range<Int>] = []
    ) {
        let head = declaration.head
        let pieces = openings + [declaration.place]
        let fields = [
            head.keyword, head.words.joined(separator: ","), owner.isEmpty ? module : "",
            head.inherited.joined(separator: ","),
            pieces.map { "\($0.lowerBound)+\($0.count)" }.joined(separator: ","),
        ]
        for name in head.names {
            declarations["\(owner) \(name)", default: []].append(fields.joined(separator: " "))
            if !owner.isEmpty { owners[name, default: []].insert(owner) }
        }
        let path = owner.isEmpty ? head.names[0] : "\(owner).\(head.names[0])"
        for member in declaration.members { add(member, module, in: path, openings: pieces) }
    }

    /// - Parameter module: `@draws @prefixes("AV", "AVPlayer") enum AVKit`
    mutating func add(module: Head) {
        modules[module.names[0]] = [module.words.joined(separator: ",")] + module.texts
        for prefix in module.texts { prefixes[prefix, default: []].append(module.names[0]) }
    }
}

/// Lines of a key and its values, sorted by the bytes of the key.
private func table(_ rows: [String: [String]]) -> String {
    rows.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
        .map { "\($0.key)\t\($0.value.joined(separator: "\t"))\n" }.joined()
}

/// A literal of many lines, in which nothing is escaped.
private func literal(_ text: String) -> String { "#####\"\"\"\n\(text)\n\"\"\"#####" }

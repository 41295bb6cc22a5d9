/// A declaration at top level of a file that follows the form of declaration files: it begins in column 0, and everything
/// inside of it is indented.
struct Chunk {
    enum Kind: String {
        case type, `extension`, global
    }

    var kind: Kind
    /// The base name; of an extension, the first name of the extended type.
    var name: String
    var text: String
    var members: [(name: String, owner: String)]
}

/// The declarations of a file, in its order.
func chunks(of text: String) -> [Chunk] {
    var found: [[Substring]] = []
    var isOpen = false
    for line in text.split(separator: "\n") where !line.hasPrefix("//") {
        // `where` clauses and closing brackets go on with what is begun.
        let begins = !line.hasPrefix(" ") && (line.hasPrefix("@") || Head(line) != nil)
        if begins && !isOpen { found.append([]) }
        // Attributes may stand in lines before the declaration.
        if begins { isOpen = Head(line) == nil }
        if !found.isEmpty { found[found.count - 1].append(line) }
    }
    return found.compactMap(Chunk.init)
}

extension Chunk {
    fileprivate init?(_ lines: [Substring]) {
        guard let place = lines.firstIndex(where: { Head($0) != nil }), let head = Head(lines[place]) else {
            return nil
        }
        let kinds: [String: Kind] = ["extension": .extension]
        kind = kinds[head.keyword] ?? (head.isType ? .type : .global)
        name = String(head.names[0].prefix { $0 != "." })
        text = lines.joined(separator: "\n") + "\n"
        guard head.isType else {
            members = []
            return
        }
        members = head.namesInBody(of: lines[place]).map { (name: $0, owner: head.names[0]) }
        // The types around the current line, by their indentation.
        var owners = [(indentation: 0, path: head.names[0])]
        for line in joiningCases(lines[(place + 1)...]) {
            let indentation = line.prefix { $0 == " " }.count
            guard indentation > 0, let head = Head(line.dropFirst(indentation)) else { continue }
            owners.removeAll { $0.indentation >= indentation && $0.indentation > 0 }
            guard let owner = owners.last, owner.indentation == indentation - 4 else { continue }
            members += head.names.map { ($0, owner.path) }
            guard head.isType else { continue }
            owners.append((indentation, "\(owner.path).\(head.names[0])"))
            members += head.namesInBody(of: line).map { ($0, owners[owners.count - 1].path) }
        }
    }
}

/// The lines, with cases that go on in the next line on one.
private func joiningCases(_ lines: some Sequence<Substring>) -> [Substring] {
    lines.reduce(into: []) { lines, line in
        if let last = lines.last, last.hasSuffix(","), Head(last.drop { $0 == " " })?.keyword == "case" {
            lines[lines.count - 1] = last + line.drop { $0 == " " }
        } else {
            lines.append(line)
        }
    }
}

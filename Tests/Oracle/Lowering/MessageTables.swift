/// Writes the tables through which the double reaches members by name, as Objective-C's runtime would.
///
/// ## Before
///
///     final class Screen: UIViewController {
///         @IBOutlet private weak var label: UILabel!
///         @objc private func didTap(_ sender: UIButton) { ... }
///     }
///
/// ## After
///
/// The same, and at the end of the file an extension `Screen` whose members call `didTap` and set `label` when given
/// their names. Being an extension in the same file it reaches private members; nothing captures the receiver.
func messageTable(for type: ExposedType, index: Int) -> String {
    let id = "\(type.file)_\(index)"
    let performs = type.methods.map { method in
        let arguments = method.labels.enumerated().map { position, label in
            (label == "_" ? "" : "\(label): ") + "messageValue(arguments, \(position)) as \(method.types[position])"
        }
        let call = "self.\(method.name)(\(arguments.joined(separator: ", ")))"
        let effect = (method.isThrowing ? "try? " : "") + (method.isAsync ? "await " : "")
        let statement = method.isAsync ? "Task { _ = \(effect)\(call) }" : "_ = \(effect)\(call)"
        return "        case \"\(method.selector)\": \(statement)\n"
    }
    let sets = type.properties.filter(\.isSettable).map {
        "        case \"\($0.name)\": self.\($0.name) = messageValue(value)\n"
    }
    let gets = type.properties.map { "        case \"\($0.name)\": return .some(self.\($0.name) as Any?)\n" }
    let selectors = type.methods.map { "\"\($0.selector)\"" }.joined(separator: ", ")
    return """
        @preconcurrency @MainActor private protocol _Messages\(id): AnyObject {
            func _perform\(id)(_ selector: String, _ arguments: [Any?]) -> Any?
            func _set\(id)(_ key: String, _ value: Any?) -> Bool
            func _get\(id)(_ key: String) -> Any??
        }
        extension \(type.qualifiedName): _Messages\(id) {
            fileprivate func _perform\(id)(_ selector: String, _ arguments: [Any?]) -> Any? {
                switch selector {
        \(performs.joined())        default: break
                }
                return nil
            }
            fileprivate func _set\(id)(_ key: String, _ value: Any?) -> Bool {
                switch key {
        \(sets.joined())        default: return false
                }
                return \(sets.isEmpty ? "false" : "true")
            }
            fileprivate func _get\(id)(_ key: String) -> Any?? {
                switch key {
        \(gets.joined())        default: return nil
                }
            }
        }
        func _table\(id)() -> MessageTable {
            MessageTable(
                selectors: [\(selectors)],
                accepts: { $0 is any _Messages\(id) },
                perform: { ($0 as? any _Messages\(id))?._perform\(id)($1, $2) },
                set: { ($0 as? any _Messages\(id))?._set\(id)($1, $2) ?? false },
                get: { ($0 as? any _Messages\(id))?._get\(id)($1) ?? nil })
        }

        """
}

/// The names of the functions that make the tables, subclasses before their superclasses.
func tableNames(_ tables: [(type: ExposedType, index: Int)], classes: [DeclaredClass]) -> [String] {
    func depth(_ name: String) -> Int {
        var (current, depth) = (name, 0)
        while let declared = classes.first(where: { $0.qualifiedName == current || $0.simpleName == current }),
            let superclass = declared.superclass, depth < classes.count
        {
            depth += 1
            current = superclass
        }
        return depth
    }
    let ranked = tables.enumerated().map { (depth($1.type.qualifiedName), $0, $1) }
    return ranked.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map { "_table\($2.type.file)_\($2.index)()" }
}

extension DeclaredClass {
    var simpleName: String { qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName }
}

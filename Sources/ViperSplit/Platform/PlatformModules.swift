import SwiftParser
import SwiftSyntax

/// What is known of modules besides their declarations.
struct PlatformModules: Sendable {
    struct Module: Sendable {
        let name: String
        /// How the names begin that the module declares, for those that have a prefix of their own.
        let prefixes: [String]
        /// Its types are for the View: they draw, or only work with what does.
        let draws: Bool
        /// Who imports it sees UIKit, too.
        let exportsUIKit: Bool
        let isThirdParty: Bool
        /// Who imports Foundation sees its names.
        let isSeenWithFoundation: Bool
    }

    private let byName: [String: Module]

    /// - Parameter source: an empty enum for each module, with attributes: `@draws @prefixes("UI") enum UIKit {}`.
    init(_ source: String) {
        let modules = Parser.parse(source: source).statements.compactMap { item in
            item.item.as(EnumDeclSyntax.self).map(Module.init)
        }
        byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    }

    subscript(_ name: String) -> Module? { byName[name] }

    var names: [String] { byName.keys.sorted() }

    /// The module whose prefix a name has, of several the longest; a word goes on behind a prefix with a capital and a small
    /// letter: `CAGEHours` is no name of QuartzCore.
    func module(byPrefixOf name: String) -> Module? {
        let fitting = byName.values.flatMap { module in module.prefixes.map { (prefix: $0, module: module) } }
            .filter { isPrefix($0.prefix, of: name) }
        return fitting.max { ($0.prefix.count, $1.module.name) < ($1.prefix.count, $0.module.name) }?.module
    }

    private func isPrefix(_ prefix: String, of name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        // Longer prefixes are words themselves.
        guard prefix.allSatisfy({ $0.isUppercase || $0.isNumber }) else { return rest.first?.isLowercase != true }
        return rest.first?.isUppercase == true && rest.dropFirst().first?.isUppercase != true
    }
}

extension PlatformModules.Module {
    init(_ decl: EnumDeclSyntax) {
        let attributes = decl.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let names = Set(attributes.map(\.attributeName.trimmedText))
        let prefixes = attributes.first { $0.attributeName.trimmedText == "prefixes" }
        self.init(
            name: decl.name.identifierText,
            prefixes: prefixes?.arguments?.as(LabeledExprListSyntax.self)?.compactMap { $0.expression.literalText }
                ?? [],
            draws: names.contains("draws"), exportsUIKit: names.contains("exportsUIKit"),
            isThirdParty: names.contains("thirdParty"),
            isSeenWithFoundation: names.contains("foundation"))
    }
}

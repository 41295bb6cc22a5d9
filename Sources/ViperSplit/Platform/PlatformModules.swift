/// What is known of modules besides their declarations: `@draws @prefixes("AV", "AVPlayer") enum AVKit {}`.
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
        /// Who imports UIKit sees its names: UIKit's headers import it.
        let isSeenWithUIKit: Bool
        /// The prefixes tell all its names. Of a library of Swift, whose prefixes are words, only those are listed by which code is
        /// told.
        let isListedWhole: Bool
    }

    private let byName = SortedTable(EmbeddedPlatform.modules)
    private let byPrefix = SortedTable(EmbeddedPlatform.prefixes)

    subscript(_ name: String) -> Module? {
        let values = byName.values(of: name)
        guard let words = values.first?.split(separator: ",") else { return nil }
        return Module(
            name: name, prefixes: values.dropFirst().map(String.init), draws: words.contains("draws"),
            exportsUIKit: words.contains("exportsUIKit"), isThirdParty: words.contains("thirdParty"),
            isSeenWithFoundation: words.contains("foundation"), isSeenWithUIKit: words.contains("uikit"),
            isListedWhole: values.count > 1
                && !(words.contains("thirdParty") && values.dropFirst().contains(where: isWord)))
    }

    /// `Alamofire`, and neither `AF` nor `kGMS`.
    private func isWord(_ prefix: Substring) -> Bool {
        prefix.first?.isUppercase == true && prefix.dropFirst().first?.isLowercase == true
    }

    /// The module whose prefix a name has, of several the longest; a word goes on behind a prefix with a capital and a small
    /// letter: `CAGEHours` is no name of QuartzCore.
    func module(byPrefixOf name: String) -> Module? {
        name.indices.reversed().lazy.map { String(name[...$0]) }.filter { isPrefix($0, of: name) }
            .firstResult { byPrefix.values(of: $0).min() }.flatMap { self[String($0)] }
    }

    private func isPrefix(_ prefix: String, of name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        // Longer prefixes are words themselves.
        guard prefix.allSatisfy({ $0.isUppercase || $0.isNumber }) else { return rest.first?.isLowercase != true }
        return rest.first?.isUppercase == true && rest.dropFirst().first?.isUppercase != true
    }
}

/// The section that governs a member: what the developer said of it by a mark, a banner or a conformance.
struct Section: Hashable {
    /// What the section says of its members' role.
    enum Claim: Hashable {
        /// A section or banner of ZIKViper's refactoring steps: what the developer asked for.
        case strong(Role)
        /// A title that hints at a role, as titles of real controllers do.
        case weak(Role)
        /// A title that says nothing of the role.
        case none

        /// What the developer asked for.
        var isStrong: Bool {
            if case .strong = self { return true }
            return false
        }
    }

    /// The title as it was written; empty for a bare separator.
    let title: String
    /// The section of ZIKViper's that has the title, or that it is a part of; nil for any other.
    let zikViper: ZIKViperSection?
    /// The section of ZIKViper's that it is a part of, by its index in `Controller.sections`.
    let whole: Int?
    let claim: Claim
    /// The mark's comment, or nil where the section is an extension's conformance.
    let mark: Mark?
    /// The index in `Controller.sections`.
    let id: Int

    init(title: String, claim: Claim, mark: Mark?, id: Int) {
        self.title = title
        zikViper = ZIKViperSection(title: title)
        whole = nil
        self.claim = claim
        self.mark = mark
        self.id = id
    }

    /// A part of a section of ZIKViper's: it says of its members what the whole says.
    init(title: String, partOf whole: Section, mark: Mark, id: Int) {
        self.title = title
        zikViper = whole.zikViper
        self.whole = whole.id
        claim = whole.claim
        self.mark = mark
        self.id = id
    }
}

/// The role that the title of a section claims for its members.
func claim(ofTitle title: String, aliases: [String: Role] = [:]) -> Section.Claim {
    let key = normalizedTitle(title)
    if let role = aliases[key] { return .strong(role) }
    if let section = ZIKViperSection(title: title) { return .strong(section.role) }
    if let banner = ZIKViperBanner(title: title) { return .strong(banner.role) }
    return weakTitles[key].map { .weak($0) } ?? .none
}

/// A title as titles are compared: in lower case, a space between words.
func normalizedTitle(_ title: String) -> String {
    title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// Titles of real controllers that hint at a role. Names alone find 8 % of the code that touches data, and titles lie,
/// so a weak title moves a member only if its body agrees.
private let weakTitles: [String: Role] = {
    let titles: [Role: [String]] = [
        .interactor: [
            "api", "api calls", "api requests", "backend", "business logic", "core data", "data", "data fetching",
            "data handling", "data loading", "data management", "database", "fetch data", "fetching", "load data",
            "loading data", "model", "network", "network calls", "network requests", "networking", "persistence",
            "remote", "requests", "service calls", "services", "storage", "sync", "syncing", "syncing helpers",
            "use cases", "web service", "web services",
        ],
        .wireframe: [
            "coordinator", "flow", "navigation", "navigation helpers", "presentation", "presenting", "routes",
            "routing", "screens", "segues", "showing screens",
        ],
        .view: [
            "accessibility", "animation", "animations", "appearance", "cell configuration",
            "collection view data source",
            "collection view delegate", "configuration", "iboutlets", "keyboard", "keyboard management", "layout",
            "life cycle", "lifecycle", "orientation", "outlets", "overrides", "setup", "setup ui", "spinner helpers",
            "styling", "subviews", "table view data source", "table view delegate", "theming", "ui", "ui setup",
            "uiviewcontroller", "view configuration", "view life cycle", "view lifecycle", "view setup", "views",
        ],
    ]
    return titles.reduce(into: [:]) { table, entry in
        for title in entry.value { table[title] = entry.key }
    }
}()

extension ZIKViperSection {
    /// The section that another title nearly is: by a slip of a letter or two, as `Business use casse`; by the endings of its
    /// words, as `Handling view events`; or by a longer word that hints at the same component, as `View lifecycle`.
    init?(near title: String) {
        let nearly = [isSlip, isInflected, isLonger]
        let near = nearly.lazy.compactMap { isNear in Self.allCases.first { isNear(title, $0) } }.first
        guard let near else { return nil }
        self = near
    }
}

private func isSlip(_ title: String, of section: ZIKViperSection) -> Bool {
    (1...2).contains(normalizedTitle(section.title).difference(from: normalizedTitle(title)).count)
}

/// Each word is the section's own, but for its ending: `Managing models`, of `Manage model`.
private func isInflected(_ title: String, of section: ZIKViperSection) -> Bool {
    let (words, own) = (words(of: title), words(of: section.title))
    return words.count == own.count
        && zip(words, own).allSatisfy { word, own in
            let stem = own.count - (own.hasSuffix("e") ? 1 : 0)
            return word.hasPrefix(own.prefix(stem)) && word.count <= stem + "ing".count
        }
}

/// The title begins with the section's letters, and is known to hint at the section's component.
private func isLonger(_ title: String, of section: ZIKViperSection) -> Bool {
    claim(ofTitle: title) == .weak(section.role)
        && words(of: title).joined().hasPrefix(words(of: section.title).joined())
}

/// The words of a title in lower case, `ViewModel` being two.
private func words(of title: String) -> [String] { title.letterWords.map { $0.lowercased() } }

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

/// What the title of a section says of its members' role.
///
/// - Parameter banner: the title stands in a `//------View-------` banner.
func claim(ofTitle title: String, banner: Bool, aliases: [String: Role] = [:]) -> Section.Claim {
    let key = normalizedTitle(title)
    if let role = aliases[key] { return .strong(role) }
    if let section = zikViperSections[key] { return .strong(section) }
    if let role = zikViperBanners[key] { return .strong(role) }
    return weakTitles[key].map { .weak($0) } ?? .none
}

/// A title as titles are compared: in lower case, a space between words.
func normalizedTitle(_ title: String) -> String {
    title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// The sections into which ZIKViper's first refactoring step tidies a view controller.
let zikViperSections: [String: Role] = [
    "view life": .view,
    "view config": .view,
    "update view": .view,
    "request view data source": .view,
    "send view event": .view,
    "handle view event": .presenter,
    "wireframe": .wireframe,
    "provide view data source": .presenter,
    "provide model data source": .presenter,
    "handle business event": .presenter,
    "send business event": .interactor,
    "business use case": .interactor,
    "request data for model": .interactor,
    "manage model": .interactor,
]

/// The banners above those sections. A mark of the same name says as much.
private let zikViperBanners: [String: Role] = [
    "view": .view,
    "presenter": .presenter,
    "interactor": .interactor,
    "router": .wireframe,
]

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

extension Section {
    /// The ZIKViper section under which the view keeps the entry points of a section whose bodies left it.
    ///
    /// ZIKViper pairs them: the view sends the events that the presenter handles, and requests what it provides.
    var titleOfEntryPoints: String? {
        switch title.lowercased() {
        case "handle view event": "Send view event"
        case "provide view data source": "Request view data source"
        default: nil
        }
    }
}

/// A section into which ZIKViper's first refactoring step tidies a view controller. Only this file spells the titles.
enum ZIKViperSection: String, CaseIterable, Hashable, Sendable {
    case viewLife = "View life"
    case viewConfig = "View config"
    case updateView = "Update view"
    case requestViewDataSource = "Request view data source"
    case sendViewEvent = "Send view event"
    case handleViewEvent = "Handle view event"
    case wireframe = "Wireframe"
    case provideViewDataSource = "Provide view data source"
    case provideModelDataSource = "Provide model data source"
    case handleBusinessEvent = "Handle business event"
    case sendBusinessEvent = "Send business event"
    case businessUseCase = "Business use case"
    case requestDataForModel = "Request data for model"
    case manageModel = "Manage model"

    /// - Parameter title: a title as it was written; case and the width of spaces don't matter.
    /// - Returns: nil for a title that isn't one of ZIKViper's.
    init?(title: String) {
        let key = normalizedTitle(title)
        guard let section = Self.allCases.first(where: { normalizedTitle($0.title) == key }) else { return nil }
        self = section
    }

    /// The title as ZIKViper writes it.
    var title: String { rawValue }

    /// The component that the code under the section belongs to.
    var role: Role {
        switch self {
        case .viewLife, .viewConfig, .updateView, .requestViewDataSource, .sendViewEvent: .view
        case .handleViewEvent, .provideViewDataSource, .provideModelDataSource, .handleBusinessEvent: .presenter
        case .wireframe: .wireframe
        case .sendBusinessEvent, .businessUseCase, .requestDataForModel, .manageModel: .interactor
        }
    }

    /// The payload of calls between components that the section is about; nil where the members tell.
    var payload: Payload? {
        switch self {
        case .sendViewEvent, .handleViewEvent, .sendBusinessEvent, .handleBusinessEvent: .events
        case .requestViewDataSource, .provideViewDataSource, .requestDataForModel, .provideModelDataSource: .data
        case .viewLife, .viewConfig, .updateView, .wireframe, .businessUseCase, .manageModel: nil
        }
    }

    /// The View's section for the entry points of a section whose bodies left it: the View sends the events that the
    /// Presenter handles, and requests what it provides. Nil for sections that ZIKViper doesn't pair.
    var sectionOfEntryPoints: ZIKViperSection? {
        switch self {
        case .handleViewEvent: .sendViewEvent
        case .provideViewDataSource: .requestViewDataSource
        case .viewLife, .viewConfig, .updateView, .requestViewDataSource, .sendViewEvent, .wireframe,
            .provideModelDataSource, .handleBusinessEvent, .sendBusinessEvent, .businessUseCase, .requestDataForModel,
            .manageModel:
            nil
        }
    }
}

/// A banner above sections of ZIKViper's: `//------View-------`. A mark of the same name says as much.
enum ZIKViperBanner: String, CaseIterable, Hashable, Sendable {
    case view = "View"
    case presenter = "Presenter"
    case interactor = "Interactor"
    case router = "Router"

    /// - Parameter title: a title as it was written; case and the width of spaces don't matter.
    init?(title: String) {
        let key = normalizedTitle(title)
        guard let banner = Self.allCases.first(where: { normalizedTitle($0.rawValue) == key }) else { return nil }
        self = banner
    }

    var role: Role {
        switch self {
        case .view: .view
        case .presenter: .presenter
        case .interactor: .interactor
        case .router: .wireframe
        }
    }
}

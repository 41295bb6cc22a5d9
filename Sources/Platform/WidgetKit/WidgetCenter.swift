// WidgetKit's centre, and the widgets that it knows.

@available(iOS 14, *) @service class WidgetCenter {
    @pure static var shared: WidgetCenter { get }
    @elsewhere func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void)
    @available(iOS 16, *) func invalidateConfigurationRecommendations()
    func reloadAllTimelines()
    func reloadTimelines(ofKind kind: String)
}
@available(iOS 14, *) struct WidgetInfo: Identifiable, Hashable {
    let configuration: INIntent?
    let family: WidgetFamily
    var id: WidgetInfo { get }
    let kind: String
}
@available(iOS 14, *) enum WidgetFamily: Int, CaseIterable {
    case systemSmall, systemMedium, systemLarge
    @available(iOS 15, *) case systemExtraLarge
    @available(iOS 16, *) case accessoryCircular, accessoryRectangular, accessoryInline
}
@available(iOS 14, *) protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
@available(iOS 14, *) @pure struct TimelineEntryRelevance: Codable, Hashable {
    init(score: Float, duration: TimeInterval = 0)
    var duration: TimeInterval
    var score: Float
}
@available(iOS 14, *) @pure struct Timeline<EntryType: TimelineEntry> {
    init(entries: [EntryType], policy: TimelineReloadPolicy)
    let entries: [EntryType]
    let policy: TimelineReloadPolicy
}
@available(iOS 14, *) @pure struct TimelineReloadPolicy: Equatable {
    @pure static var atEnd: TimelineReloadPolicy { get }
    @pure static var never: TimelineReloadPolicy { get }
    @pure static func after(_ date: Date) -> TimelineReloadPolicy
}
@available(iOS 14, *) protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    func getSnapshot(in context: TimelineProviderContext, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: TimelineProviderContext, completion: @escaping (Timeline<Entry>) -> Void)
    func placeholder(in context: TimelineProviderContext) -> Entry
}
@available(iOS 14, *) struct TimelineProviderContext {
    let displaySize: CGSize
    let family: WidgetFamily
    let isPreview: Bool
}

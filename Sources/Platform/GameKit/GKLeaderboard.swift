// GameKit's leaderboards, achievements and dashboard.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class GKLeaderboard: NSObject {
    init()
    init(players: [GKPlayer])
    @available(iOS 14, *) class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void)
    class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil)
    @available(iOS 14, *) class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void)
    @available(iOS 14, *) var baseLeaderboardID: String { get }
    @available(iOS 14, *) var duration: TimeInterval { get }
    var groupIdentifier: String? { get }
    var identifier: String?
    var isLoading: Bool { get }
    var localPlayerScore: GKScore? { get }
    var maxRange: Int { get }
    @available(iOS 14, *) var nextStartDate: Date? { get }
    var playerScope: GKLeaderboard.PlayerScope
    var range: NSRange
    var scores: [GKScore]? { get }
    @available(iOS 14, *) var startDate: Date? { get }
    var timeScope: GKLeaderboard.TimeScope
    var title: String? { get }
    @available(iOS 14, *) var type: GKLeaderboard.LeaderboardType { get }
    @available(iOS 14, *) func loadEntries(
        for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange,
        completionHandler: @escaping (GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, Int, (any Error)?) -> Void)
    @available(iOS 14, *) func loadEntries(
        for players: [GKPlayer], timeScope: GKLeaderboard.TimeScope,
        completionHandler: @escaping (GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, (any Error)?) -> Void)
    func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil)
    @available(iOS 14, *) func loadPreviousOccurrence(
        completionHandler: @escaping (GKLeaderboard?, (any Error)?) -> Void)
    func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil)
    @available(iOS 14, *) func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void)
    @available(iOS 14, *) class Entry: NSObject {
        var context: Int { get }
        var date: Date { get }
        var formattedScore: String { get }
        var player: GKPlayer { get }
        var rank: Int { get }
        var score: Int { get }
    }
    @available(iOS 14, *) enum LeaderboardType: Int { case classic, recurring }
    enum PlayerScope: Int { case global, friendsOnly }
    enum TimeScope: Int { case today, week, allTime }
}
class GKScore: NSObject, NSSecureCoding {
    init(leaderboardIdentifier identifier: String)
    init(leaderboardIdentifier identifier: String, player: GKPlayer)
    @service class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
    var context: UInt64
    var date: Date { get }
    var formattedValue: String? { get }
    var leaderboardIdentifier: String
    var player: GKPlayer { get }
    var rank: Int { get }
    var shouldSetDefaultLeaderboard: Bool
    var value: Int64
}
class GKAchievement: NSObject, NSSecureCoding {
    init(identifier: String)
    init(identifier: String, player: GKPlayer)
    @service class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil)
    @service class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
    @service class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil)
    var identifier: String
    var isCompleted: Bool { get }
    var lastReportedDate: Date { get }
    var percentComplete: Double
    var player: GKPlayer { get }
    var showsCompletionBanner: Bool
}
class GKAchievementDescription: NSObject, NSSecureCoding {
    class func incompleteAchievementImage() -> UIImage
    @service class func loadAchievementDescriptions(
        completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil)
    class func placeholderCompletedAchievementImage() -> UIImage
    var achievedDescription: String { get }
    var groupIdentifier: String? { get }
    var identifier: String { get }
    var isHidden: Bool { get }
    var isReplayable: Bool { get }
    var maximumPoints: Int { get }
    var title: String { get }
    var unachievedDescription: String { get }
    func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil)
}
class GKGameCenterViewController: UINavigationController {
    @available(iOS 14, *) init(achievementID: String)
    @available(iOS 14, *) init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope)
    @available(iOS 14, *) init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope)
    @available(iOS 14, *) init(state: GKGameCenterViewControllerState)
    weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    var leaderboardIdentifier: String?
    var leaderboardTimeScope: GKLeaderboard.TimeScope
    var viewState: GKGameCenterViewControllerState
}
protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
enum GKGameCenterViewControllerState: Int {
    case `default`, leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}
@available(iOS 14, *) @view class GKAccessPoint: NSObject {
    class var shared: GKAccessPoint { get }
    var frameInScreenCoordinates: CGRect { get }
    var isActive: Bool
    var isPresentingGameCenter: Bool { get }
    var isVisible: Bool { get }
    var location: GKAccessPoint.Location
    weak var parentWindow: UIWindow?
    var showHighlights: Bool
    @navigates func trigger(handler: @escaping () -> Void)
    @navigates func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void)
    enum Location: Int { case topLeading, topTrailing, bottomLeading, bottomTrailing }
}
class GKNotificationBanner: NSObject {
    class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil)
    class func show(
        withTitle title: String?, message: String?, duration: TimeInterval, completionHandler: (() -> Void)? = nil)
}

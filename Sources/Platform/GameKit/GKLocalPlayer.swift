// GameKit's players.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class GKBasePlayer: NSObject {
    var displayName: String? { get }
    var playerID: String? { get }
}
class GKPlayer: GKBasePlayer {
    class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> Self
    @service class func loadPlayers(
        forIdentifiers identifiers: [String],
        withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil)
    var alias: String { get }
    var displayName: String { get }
    @available(iOS 12.4, *) var gamePlayerID: String { get }
    var guestIdentifier: String? { get }
    @available(iOS 14, *) var isInvitable: Bool { get }
    @available(iOS 12.4, *) var teamPlayerID: String { get }
    @service func loadPhoto(
        for size: GKPlayer.PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    )
    @available(iOS 13, *) func scopedIDsArePersistent() -> Bool
    var isFriend: Bool { get }
    enum PhotoSize: Int { case small, normal }
}
@service class GKLocalPlayer: GKPlayer {
    class var local: GKLocalPlayer { get }
    var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
    var isAuthenticated: Bool { get }
    @available(iOS 13, *) var isMultiplayerGamingRestricted: Bool { get }
    @available(iOS 14, *) var isPersonalizedCommunicationRestricted: Bool { get }
    @available(iOS 15, *) var isPresentingFriendRequestViewController: Bool { get }
    var isUnderage: Bool { get }
    @available(iOS 13.5, *) func fetchItems(
        forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil)
    func fetchSavedGames(completionHandler handler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil)
    func deleteSavedGames(withName name: String, completionHandler handler: (((any Error)?) -> Void)? = nil)
    func loadChallengableFriends(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil)
    func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil)
    @available(iOS 14.5, *) func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void)
    @available(iOS 14.5, *) func loadFriendsAuthorizationStatus(
        _ completionHandler: @escaping (GKFriendsAuthorizationStatus, (any Error)?) -> Void)
    func loadRecentPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil)
    @available(iOS 15, *) @navigates func presentFriendRequestCreator(from viewController: UIViewController) throws
    func register(_ listener: any GKLocalPlayerListener)
    func saveGameData(
        _ data: Data, withName name: String, completionHandler handler: ((GKSavedGame?, (any Error)?) -> Void)? = nil)
    func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil)
    func unregisterAllListeners()
    func unregisterListener(_ listener: any GKLocalPlayerListener)
    @available(iOS 13.5, *) func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64)
    @available(iOS 14.5, *) func loadFriends(
        identifiedBy identifiers: [String], completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void)
    func generateIdentityVerificationSignature(
        completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil)
    func resolveConflictingSavedGames(
        _ conflictingSavedGames: [GKSavedGame], with data: Data,
        completionHandler handler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil)
}
@available(iOS 14.5, *) enum GKFriendsAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
}
extension NSNotification.Name {
    @pure static var GKPlayerAuthenticationDidChangeNotificationName: NSNotification.Name { get }
}
protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKTurnBasedEventListener,
    GKSavedGameListener
{}
protocol GKChallengeListener: NSObjectProtocol {
    optional func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
    optional func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    optional func player(
        _ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer)
    optional func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
}
protocol GKInviteEventListener {
    optional func player(_ player: GKPlayer, didAccept invite: GKInvite)
    optional func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
protocol GKTurnBasedEventListener {
    optional func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
    optional func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    optional func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    optional func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}
protocol GKSavedGameListener: NSObjectProtocol {
    optional func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    optional func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}
class GKSavedGame: NSObject, NSCopying {
    var deviceName: String? { get }
    var modificationDate: Date? { get }
    var name: String? { get }
    @service func loadData(completionHandler handler: ((Data?, (any Error)?) -> Void)? = nil)
}
class GKChallenge: NSObject, NSSecureCoding {
    @service class func loadReceivedChallenges(completionHandler: (([GKChallenge]?, (any Error)?) -> Void)? = nil)
    var completionDate: Date? { get }
    var issueDate: Date { get }
    @NSCopying var issuingPlayer: GKPlayer? { get }
    var message: String? { get }
    @NSCopying var receivingPlayer: GKPlayer? { get }
    var state: GKChallengeState { get }
    func decline()
}
enum GKChallengeState: Int {
    case invalid, pending, completed, declined
}
class GKInvite: NSObject {
    var isHosted: Bool { get }
    var playerAttributes: UInt32 { get }
    var playerGroup: Int { get }
    var sender: GKPlayer { get }
}

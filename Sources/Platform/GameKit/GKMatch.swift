// GameKit's matches and errors.

class GKMatchRequest: NSObject {
    class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int
    var defaultNumberOfPlayers: Int
    var inviteMessage: String?
    var maxPlayers: Int
    var minPlayers: Int
    var playerAttributes: UInt32
    var playerGroup: Int
    @elsewhere var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
    var recipients: [GKPlayer]?
}
enum GKInviteRecipientResponse: Int {
    case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}
enum GKMatchType: UInt {
    case peerToPeer, hosted, turnBased
}
class GKMatchmakerViewController: UINavigationController {
    init?(invite: GKInvite)
    init?(matchRequest request: GKMatchRequest)
    @available(iOS 15, *) var canStartWithMinimumPlayers: Bool
    var isHosted: Bool
    var matchRequest: GKMatchRequest { get }
    var matchmakingMode: GKMatchmakingMode
    weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    func addPlayers(to match: GKMatch)
    func setHostedPlayer(_ player: GKPlayer, didConnect connected: Bool)
}
enum GKMatchmakingMode: Int {
    case `default`, nearbyOnly, automatchOnly
    @available(iOS 15, *) case inviteOnly
}
protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    optional func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
    optional func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
}
@service class GKMatchmaker: NSObject {
    class func shared() -> GKMatchmaker
    func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (((any Error)?) -> Void)? = nil)
    func cancel()
    func cancelPendingInvite(to player: GKPlayer)
    func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil)
    func findPlayers(
        forHostedRequest request: GKMatchRequest,
        withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil)
    func finishMatchmaking(for match: GKMatch)
    func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil)
    func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)? = nil)
    func queryPlayerGroupActivity(
        _ playerGroup: Int, withCompletionHandler completionHandler: ((Int, (any Error)?) -> Void)? = nil)
    func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)? = nil)
    func stopBrowsingForNearbyPlayers()
}
@service class GKMatch: NSObject {
    weak var delegate: (any GKMatchDelegate)?
    var expectedPlayerCount: Int { get }
    var players: [GKPlayer] { get }
    func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void)
    func disconnect()
    func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil)
    func send(_ data: Data, to players: [GKPlayer], dataMode mode: GKMatch.SendDataMode) throws
    func sendData(toAllPlayers data: Data, with mode: GKMatch.SendDataMode) throws
    func voiceChat(withName name: String) -> GKVoiceChat?
    enum SendDataMode: Int { case reliable, unreliable }
}
protocol GKMatchDelegate: NSObjectProtocol {
    optional func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    optional func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    optional func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    optional func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    optional func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
enum GKPlayerConnectionState: Int {
    case unknown, connected, disconnected
}
@service class GKTurnBasedMatch: NSObject {
    class func find(
        for request: GKMatchRequest,
        withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void)
    class func load(
        withID matchID: String,
        withCompletionHandler completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil)
    class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil)
    var creationDate: Date { get }
    var currentParticipant: GKTurnBasedParticipant? { get }
    var matchData: Data? { get }
    var matchDataMaximumSize: Int { get }
    var matchID: String { get }
    var message: String?
    var participants: [GKTurnBasedParticipant] { get }
    var status: GKTurnBasedMatch.Status { get }
    func endMatchInTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil)
    func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil)
    func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil)
    func participantQuitInTurn(
        with matchOutcome: GKTurnBasedMatch.Outcome, nextParticipants: [GKTurnBasedParticipant],
        turnTimeout timeout: TimeInterval, match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil)
    func participantQuitOutOfTurn(
        with matchOutcome: GKTurnBasedMatch.Outcome,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
    func remove(completionHandler: (((any Error)?) -> Void)? = nil)
    func acceptInvite(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil)
    func declineInvite(completionHandler: (((any Error)?) -> Void)? = nil)
    func rematch(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil)
    func saveCurrentTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil)
    func setLocalizableMessageWithKey(_ key: String, arguments: [String]?)
    enum Outcome: Int { case none, quit, won, lost, tied, timeExpired, first, second, third, fourth, customRange }
    enum Status: Int { case unknown, open, ended, matching }
}
class GKTurnBasedParticipant: NSObject {
    var lastTurnDate: Date? { get }
    var matchOutcome: GKTurnBasedMatch.Outcome
    var player: GKPlayer? { get }
    var status: GKTurnBasedParticipant.Status { get }
    var timeoutDate: Date? { get }
    enum Status: Int { case unknown, invited, declined, matching, active, done }
}
class GKTurnBasedMatchmakerViewController: UINavigationController {
    init(matchRequest request: GKMatchRequest)
    @available(iOS 15, *) var matchmakingMode: GKMatchmakingMode
    var showExistingMatches: Bool
    weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
}
protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    func turnBasedMatchmakerViewController(
        _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    optional func turnBasedMatchmakerViewController(
        _ viewController: GKTurnBasedMatchmakerViewController, didFind match: GKTurnBasedMatch)
}
@pure struct GKError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknown, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated,
            authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked,
            playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage, gameUnrecognized,
            notSupported, invalidParameter, unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge,
            turnBasedTooManySessions, turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState,
            invitationsDisabled, playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected,
            gameSessionRequestInvalid, restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout,
            apiObsolete, friendListDescriptionMissing, friendListRestricted, friendListDenied, friendRequestNotAvailable
    }
    init(_ code: GKError.Code, userInfo: [String: Any] = [:])
    @pure var code: GKError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: GKError.Code { get }
    @pure static var cancelled: GKError.Code { get }
    @pure static var communicationsFailure: GKError.Code { get }
    @pure static var userDenied: GKError.Code { get }
    @pure static var invalidCredentials: GKError.Code { get }
    @pure static var notAuthenticated: GKError.Code { get }
    @pure static var authenticationInProgress: GKError.Code { get }
    @pure static var invalidPlayer: GKError.Code { get }
    @pure static var scoreNotSet: GKError.Code { get }
    @pure static var parentalControlsBlocked: GKError.Code { get }
    @pure static var playerStatusExceedsMaximumLength: GKError.Code { get }
    @pure static var playerStatusInvalid: GKError.Code { get }
    @pure static var matchRequestInvalid: GKError.Code { get }
    @pure static var underage: GKError.Code { get }
    @pure static var gameUnrecognized: GKError.Code { get }
    @pure static var notSupported: GKError.Code { get }
    @pure static var invalidParameter: GKError.Code { get }
    @pure static var unexpectedConnection: GKError.Code { get }
    @pure static var challengeInvalid: GKError.Code { get }
    @pure static var turnBasedMatchDataTooLarge: GKError.Code { get }
    @pure static var turnBasedTooManySessions: GKError.Code { get }
    @pure static var turnBasedInvalidParticipant: GKError.Code { get }
    @pure static var turnBasedInvalidTurn: GKError.Code { get }
    @pure static var turnBasedInvalidState: GKError.Code { get }
    @pure static var invitationsDisabled: GKError.Code { get }
    @pure static var playerPhotoFailure: GKError.Code { get }
    @pure static var ubiquityContainerUnavailable: GKError.Code { get }
    @pure static var matchNotConnected: GKError.Code { get }
    @pure static var gameSessionRequestInvalid: GKError.Code { get }
    @pure static var restrictedToAutomatch: GKError.Code { get }
    @pure static var apiNotAvailable: GKError.Code { get }
    @pure static var notAuthorized: GKError.Code { get }
    @pure static var connectionTimeout: GKError.Code { get }
    @pure static var apiObsolete: GKError.Code { get }
    @pure static var friendListDescriptionMissing: GKError.Code { get }
    @pure static var friendListRestricted: GKError.Code { get }
    @pure static var friendListDenied: GKError.Code { get }
    @pure static var friendRequestNotAvailable: GKError.Code { get }
}

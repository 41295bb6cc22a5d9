// MultipeerConnectivity.

@service class MCSession: NSObject {
    init(peer myPeerID: MCPeerID)
    init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference)
    var connectedPeers: [MCPeerID] { get }
    weak var delegate: (any MCSessionDelegate)?
    var encryptionPreference: MCEncryptionPreference { get }
    var myPeerID: MCPeerID { get }
    var securityIdentity: [Any]? { get }
    func cancelConnectPeer(_ peerID: MCPeerID)
    func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data)
    func disconnect()
    @elsewhere func nearbyConnectionData(
        forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void)
    func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
    @elsewhere func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress?
    func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
}
let kMCSessionMaximumNumberOfPeers: Int
let kMCSessionMinimumNumberOfPeers: Int
protocol MCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    optional func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}
enum MCEncryptionPreference: Int {
    case optional, required, none
}
enum MCSessionSendDataMode: Int {
    case reliable, unreliable
}
enum MCSessionState: Int {
    case notConnected, connecting, connected
}
class MCPeerID: NSObject, NSCopying, NSSecureCoding {
    init(displayName myDisplayName: String)
    var displayName: String { get }
}
@service class MCNearbyServiceBrowser: NSObject {
    init(peer myPeerID: MCPeerID, serviceType: String)
    weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    var myPeerID: MCPeerID { get }
    var serviceType: String { get }
    func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval)
    func startBrowsingForPeers()
    func stopBrowsingForPeers()
}
protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    optional func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
@service class MCNearbyServiceAdvertiser: NSObject {
    init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String)
    weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    var discoveryInfo: [String: String]? { get }
    var myPeerID: MCPeerID { get }
    var serviceType: String { get }
    func startAdvertisingPeer()
    func stopAdvertisingPeer()
}
protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    optional func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
class MCAdvertiserAssistant: NSObject {
    init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession)
    weak var delegate: (any MCAdvertiserAssistantDelegate)?
    var discoveryInfo: [String: String]? { get }
    var serviceType: String { get }
    var session: MCSession { get }
    func start()
    func stop()
}
protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    optional func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    optional func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}
class MCBrowserViewController: UIViewController, MCNearbyServiceBrowserDelegate {
    init(browser: MCNearbyServiceBrowser, session: MCSession)
    init(serviceType: String, session: MCSession)
    var browser: MCNearbyServiceBrowser? { get }
    weak var delegate: (any MCBrowserViewControllerDelegate)?
    var maximumNumberOfPeers: Int
    var minimumNumberOfPeers: Int
    var session: MCSession { get }
}
protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    optional func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}
@pure struct MCError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
    init(_ code: MCError.Code, userInfo: [String: Any] = [:])
    @pure var code: MCError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: MCError.Code { get }
    @pure static var notConnected: MCError.Code { get }
    @pure static var invalidParameter: MCError.Code { get }
    @pure static var unsupported: MCError.Code { get }
    @pure static var timedOut: MCError.Code { get }
    @pure static var cancelled: MCError.Code { get }
    @pure static var unavailable: MCError.Code { get }
}

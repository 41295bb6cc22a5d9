/// A delegate protocol of Apple's frameworks that reports what happens to data, devices or services, not to views.
struct FrameworkDelegate {
    let name: String
    /// The type whose `delegate` it is.
    let holder: String
    /// What the names of its methods begin with.
    let methodPrefix: String
    /// The holder keeps its delegate alive, as `URLSession` does until it is invalidated.
    let isKept: Bool

    private init(_ name: String, of holder: String, _ methodPrefix: String, isKept: Bool = false) {
        self.name = name
        self.holder = holder
        self.methodPrefix = methodPrefix
        self.isKept = isKept
    }

    /// The delegates by name. All of them are Objective-C protocols.
    static let all: [String: FrameworkDelegate] = {
        let list = [
            FrameworkDelegate("AVAudioPlayerDelegate", of: "AVAudioPlayer", "audioPlayer"),
            FrameworkDelegate("AVAudioRecorderDelegate", of: "AVAudioRecorder", "audioRecorder"),
            FrameworkDelegate("AVSpeechSynthesizerDelegate", of: "AVSpeechSynthesizer", "speechSynthesizer"),
            FrameworkDelegate("CBCentralManagerDelegate", of: "CBCentralManager", "centralManager"),
            FrameworkDelegate("CBPeripheralDelegate", of: "CBPeripheral", "peripheral"),
            FrameworkDelegate("CBPeripheralManagerDelegate", of: "CBPeripheralManager", "peripheralManager"),
            FrameworkDelegate("CLLocationManagerDelegate", of: "CLLocationManager", "locationManager"),
            FrameworkDelegate("MCNearbyServiceBrowserDelegate", of: "MCNearbyServiceBrowser", "browser"),
            FrameworkDelegate("MCSessionDelegate", of: "MCSession", "session"),
            FrameworkDelegate("NetServiceBrowserDelegate", of: "NetServiceBrowser", "netServiceBrowser"),
            FrameworkDelegate("NetServiceDelegate", of: "NetService", "netService"),
            FrameworkDelegate("NSFetchedResultsControllerDelegate", of: "NSFetchedResultsController", "controller"),
            FrameworkDelegate("SKProductsRequestDelegate", of: "SKProductsRequest", "productsRequest"),
            FrameworkDelegate("StreamDelegate", of: "Stream", "stream"),
            FrameworkDelegate(
                "UNUserNotificationCenterDelegate", of: "UNUserNotificationCenter", "userNotificationCenter"),
            FrameworkDelegate("URLSessionDataDelegate", of: "URLSession", "urlSession", isKept: true),
            FrameworkDelegate("URLSessionDelegate", of: "URLSession", "urlSession", isKept: true),
            FrameworkDelegate("URLSessionDownloadDelegate", of: "URLSession", "urlSession", isKept: true),
            FrameworkDelegate("URLSessionTaskDelegate", of: "URLSession", "urlSession", isKept: true),
            FrameworkDelegate("WCSessionDelegate", of: "WCSession", "session"),
            FrameworkDelegate("XMLParserDelegate", of: "XMLParser", "parser"),
        ]
        return Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })
    }()
}

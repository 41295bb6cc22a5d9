// Bundles, the process, and the settings of an app.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of constants.

class Bundle: NSObject, @unchecked Sendable {
    @pure class var main: Bundle { get }
    init?(path: String)
    convenience init?(url: URL)
    @pure init(for aClass: AnyClass)
    init?(identifier: String)
    class var allBundles: [Bundle] { get }
    class var allFrameworks: [Bundle] { get }
    func load() -> Bool
    func unload() -> Bool
    func preflight() throws
    func loadAndReturnError() throws
    var isLoaded: Bool { get }
    @pure var bundleURL: URL { get }
    @pure var resourceURL: URL? { get }
    @pure var executableURL: URL? { get }
    @pure func url(forAuxiliaryExecutable executableName: String) -> URL?
    @pure var privateFrameworksURL: URL? { get }
    @pure var sharedFrameworksURL: URL? { get }
    @pure var sharedSupportURL: URL? { get }
    @pure var builtInPlugInsURL: URL? { get }
    @pure var appStoreReceiptURL: URL? { get }
    @pure var bundlePath: String { get }
    @pure var resourcePath: String? { get }
    @pure var executablePath: String? { get }
    @pure func path(forAuxiliaryExecutable executableName: String) -> String?
    @pure var privateFrameworksPath: String? { get }
    @pure var sharedFrameworksPath: String? { get }
    @pure var builtInPlugInsPath: String? { get }
    @pure class func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
    ) -> URL?
    @pure class func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL)
        -> [URL]?
    @pure func url(forResource name: String?, withExtension ext: String?) -> URL?
    @pure func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
    @pure func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
    ) -> URL?
    @pure func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]?
    @pure func urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]?
    @pure class func path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String) -> String?
    @pure class func paths(forResourcesOfType ext: String?, inDirectory bundlePath: String) -> [String]
    @pure func path(forResource name: String?, ofType ext: String?) -> String?
    @pure func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
    @pure func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
        forLocalization localizationName: String?
    ) -> String?
    @pure func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String]
    @pure func paths(
        forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
    ) -> [String]
    @pure func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
    @available(iOS 15, *) @pure func localizedAttributedString(
        forKey key: String, value: String?, table tableName: String?
    ) -> NSAttributedString
    @pure var bundleIdentifier: String? { get }
    @pure var infoDictionary: [String: Any]? { get }
    @pure var localizedInfoDictionary: [String: Any]? { get }
    @pure func object(forInfoDictionaryKey key: String) -> Any?
    @pure func classNamed(_ className: String) -> AnyClass?
    @pure var principalClass: AnyClass? { get }
    @pure var preferredLocalizations: [String] { get }
    @pure var localizations: [String] { get }
    @pure var developmentLocalization: String? { get }
    @pure class func preferredLocalizations(from localizationsArray: [String]) -> [String]
    @pure class func preferredLocalizations(
        from localizationsArray: [String], forPreferences preferencesArray: [String]?
    ) -> [String]
    @pure var executableArchitectures: [NSNumber]? { get }
    func setPreservationPriority(_ priority: Double, forTags tags: Set<String>)
    func preservationPriority(forTag tag: String) -> Double
    class var didLoadNotification: NSNotification.Name { get }
}
@service class NSBundleResourceRequest: NSObject, ProgressReporting {
    init(tags: Set<String>)
    init(tags: Set<String>, bundle: Bundle)
    var loadingPriority: Double
    var tags: Set<String> { get }
    var bundle: Bundle { get }
    @elsewhere func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    @elsewhere func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void)
    func endAccessingResources()
    var progress: Progress { get }
}
class ProcessInfo: NSObject, @unchecked Sendable {
    enum ThermalState: Int {
        case nominal, fair, serious, critical
    }
    struct ActivityOptions: OptionSet {
        @pure static var idleDisplaySleepDisabled: ProcessInfo.ActivityOptions { get }
        @pure static var idleSystemSleepDisabled: ProcessInfo.ActivityOptions { get }
        @pure static var suddenTerminationDisabled: ProcessInfo.ActivityOptions { get }
        @pure static var automaticTerminationDisabled: ProcessInfo.ActivityOptions { get }
        @pure static var userInitiated: ProcessInfo.ActivityOptions { get }
        @pure static var userInitiatedAllowingIdleSystemSleep: ProcessInfo.ActivityOptions { get }
        @pure static var background: ProcessInfo.ActivityOptions { get }
        @pure static var latencyCritical: ProcessInfo.ActivityOptions { get }
    }
    @pure class var processInfo: ProcessInfo { get }
    @pure var environment: [String: String] { get }
    @pure var arguments: [String] { get }
    @pure var hostName: String { get }
    var processName: String
    @pure var processIdentifier: Int32 { get }
    var globallyUniqueString: String { get }
    @pure var operatingSystemVersionString: String { get }
    @pure var operatingSystemVersion: OperatingSystemVersion { get }
    @pure var processorCount: Int { get }
    var activeProcessorCount: Int { get }
    @pure var physicalMemory: UInt64 { get }
    @pure func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
    var systemUptime: TimeInterval { get }
    var thermalState: ProcessInfo.ThermalState { get }
    var isLowPowerModeEnabled: Bool { get }
    @available(iOS 13, *) @pure var isMacCatalystApp: Bool { get }
    @available(iOS 14, *) @pure var isiOSAppOnMac: Bool { get }
    func beginActivity(options: ProcessInfo.ActivityOptions = [], reason: String) -> any NSObjectProtocol
    func endActivity(_ activity: any NSObjectProtocol)
    func performActivity(
        options: ProcessInfo.ActivityOptions = [], reason: String, using block: @escaping @Sendable () -> Void)
    @elsewhere func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void)
    class var thermalStateDidChangeNotification: NSNotification.Name { get }
}
@pure struct OperatingSystemVersion: Sendable {
    init()
    init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
    @pure var majorVersion: Int
    @pure var minorVersion: Int
    @pure var patchVersion: Int
}
@service class UserDefaults: NSObject, @unchecked Sendable {
    @pure class var standard: UserDefaults { get }
    class func resetStandardUserDefaults()
    @pure init?(suiteName suitename: String?)
    convenience init()
    @query func object(forKey defaultName: String) -> Any?
    @callsBack func set(_ value: Any?, forKey defaultName: String)
    @callsBack func removeObject(forKey defaultName: String)
    @query func string(forKey defaultName: String) -> String?
    @query func array(forKey defaultName: String) -> [Any]?
    @query func dictionary(forKey defaultName: String) -> [String: Any]?
    @query func data(forKey defaultName: String) -> Data?
    @query func stringArray(forKey defaultName: String) -> [String]?
    @query func integer(forKey defaultName: String) -> Int
    @query func float(forKey defaultName: String) -> Float
    @query func double(forKey defaultName: String) -> Double
    @query func bool(forKey defaultName: String) -> Bool
    @query func url(forKey defaultName: String) -> URL?
    @callsBack func set(_ value: Int, forKey defaultName: String)
    @callsBack func set(_ value: Float, forKey defaultName: String)
    @callsBack func set(_ value: Double, forKey defaultName: String)
    @callsBack func set(_ value: Bool, forKey defaultName: String)
    @callsBack func set(_ url: URL?, forKey defaultName: String)
    @callsBack func register(defaults registrationDictionary: [String: Any])
    func addSuite(named suiteName: String)
    func removeSuite(named suiteName: String)
    func dictionaryRepresentation() -> [String: Any]
    var volatileDomainNames: [String] { get }
    func volatileDomain(forName domainName: String) -> [String: Any]
    func setVolatileDomain(_ domain: [String: Any], forName domainName: String)
    func removeVolatileDomain(forName domainName: String)
    func persistentDomain(forName domainName: String) -> [String: Any]?
    func setPersistentDomain(_ domain: [String: Any], forName domainName: String)
    func removePersistentDomain(forName domainName: String)
    @discardableResult func synchronize() -> Bool
    func objectIsForced(forKey key: String) -> Bool
    func objectIsForced(forKey key: String, inDomain domain: String) -> Bool
    class var globalDomain: String { get }
    class var argumentDomain: String { get }
    class var registrationDomain: String { get }
    class var didChangeNotification: NSNotification.Name { get }
    class var sizeLimitExceededNotification: NSNotification.Name { get }
    class var completedInitialCloudSyncNotification: NSNotification.Name { get }
}
@service class NSUbiquitousKeyValueStore: NSObject {
    @pure class var `default`: NSUbiquitousKeyValueStore { get }
    func object(forKey aKey: String) -> Any?
    func set(_ anObject: Any?, forKey aKey: String)
    func removeObject(forKey aKey: String)
    func string(forKey aKey: String) -> String?
    func array(forKey aKey: String) -> [Any]?
    func dictionary(forKey aKey: String) -> [String: Any]?
    func data(forKey aKey: String) -> Data?
    func longLong(forKey aKey: String) -> Int64
    func double(forKey aKey: String) -> Double
    func bool(forKey aKey: String) -> Bool
    func set(_ aString: String?, forKey aKey: String)
    func set(_ aData: Data?, forKey aKey: String)
    func set(_ anArray: [Any]?, forKey aKey: String)
    func set(_ aDictionary: [String: Any]?, forKey aKey: String)
    func set(_ value: Int64, forKey aKey: String)
    func set(_ value: Double, forKey aKey: String)
    func set(_ value: Bool, forKey aKey: String)
    var dictionaryRepresentation: [String: Any] { get }
    @discardableResult func synchronize() -> Bool
    class var didChangeExternallyNotification: NSNotification.Name { get }
}
let NSUbiquitousKeyValueStoreChangeReasonKey: String
let NSUbiquitousKeyValueStoreChangedKeysKey: String
@pure var NSUbiquitousKeyValueStoreServerChange: Int { get }
@pure var NSUbiquitousKeyValueStoreInitialSyncChange: Int { get }
@pure var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { get }
@pure var NSUbiquitousKeyValueStoreAccountChange: Int { get }

// BackgroundTasks.

@available(iOS 13, *) @service class BGTaskScheduler: NSObject {
    @pure class var shared: BGTaskScheduler { get }
    func cancel(taskRequestWithIdentifier identifier: String)
    func cancelAllTaskRequests()
    @elsewhere func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void)
    func pendingTaskRequests() async -> [BGTaskRequest]
    @elsewhere func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool
    func submit(_ taskRequest: BGTaskRequest) throws
    @pure struct Error: CustomNSError, Hashable, Swift.Error {
        enum Code: Int {
            case unavailable, tooManyPendingTaskRequests, notPermitted
        }
        @pure var code: BGTaskScheduler.Error.Code { get }
        @pure static var notPermitted: BGTaskScheduler.Error.Code { get }
        @pure static var tooManyPendingTaskRequests: BGTaskScheduler.Error.Code { get }
        @pure static var unavailable: BGTaskScheduler.Error.Code { get }
    }
}
@available(iOS 13, *) class BGTask: NSObject {
    @elsewhere var expirationHandler: (() -> Void)?
    var identifier: String { get }
    func setTaskCompleted(success: Bool)
}
@available(iOS 13, *) class BGAppRefreshTask: BGTask {}
@available(iOS 13, *) class BGProcessingTask: BGTask {}
@available(iOS 13, *) class BGTaskRequest: NSObject, NSCopying {
    var earliestBeginDate: Date?
    var identifier: String { get }
}
@available(iOS 13, *) @pure class BGAppRefreshTaskRequest: BGTaskRequest {
    init(identifier: String)
}
@available(iOS 13, *) @pure class BGProcessingTaskRequest: BGTaskRequest {
    init(identifier: String)
    var requiresExternalPower: Bool
    var requiresNetworkConnectivity: Bool
}

// AppTrackingTransparency.

@available(iOS 14, *) @service class ATTrackingManager: NSObject {
    class var trackingAuthorizationStatus: ATTrackingManager.AuthorizationStatus { get }
    @elsewhere class func requestTrackingAuthorization(
        completionHandler completion: @escaping (ATTrackingManager.AuthorizationStatus) -> Void)
    enum AuthorizationStatus: UInt { case notDetermined, restricted, denied, authorized }
}

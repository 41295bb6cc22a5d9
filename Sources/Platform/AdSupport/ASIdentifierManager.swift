// AdSupport.

@service class ASIdentifierManager: NSObject {
    @pure class func shared() -> ASIdentifierManager
    var advertisingIdentifier: UUID { get }
    var isAdvertisingTrackingEnabled: Bool { get }
}

// CoreTelephony.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class CTTelephonyNetworkInfo: NSObject {
    init()
    var currentRadioAccessTechnology: String? { get }
    @available(iOS 13, *) var dataServiceIdentifier: String? { get }
    @available(iOS 13, *) weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    var serviceCurrentRadioAccessTechnology: [String: String]? { get }
    var serviceSubscriberCellularProviders: [String: CTCarrier]? { get }
    @elsewhere var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    var subscriberCellularProvider: CTCarrier? { get }
    @elsewhere var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}
@available(iOS 13, *) protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    optional func dataServiceIdentifierDidChange(_ identifier: String)
}
class CTCarrier: NSObject {
    var allowsVOIP: Bool { get }
    var carrierName: String? { get }
    var isoCountryCode: String? { get }
    var mobileCountryCode: String? { get }
    var mobileNetworkCode: String? { get }
}
class CTCall: NSObject {
    var callID: String { get }
    var callState: String { get }
}
@service class CTCallCenter: NSObject {
    @elsewhere var callEventHandler: ((CTCall) -> Void)?
    var currentCalls: Set<CTCall>? { get }
}
@service class CTCellularData: NSObject {
    @elsewhere var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier?
    var restrictedState: CTCellularDataRestrictedState { get }
}
typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void
enum CTCellularDataRestrictedState: UInt {
    case restrictedStateUnknown, restricted, notRestricted
}
extension NSNotification.Name {
    @pure static var CTRadioAccessTechnologyDidChange: NSNotification.Name { get }
    @pure static var CTServiceRadioAccessTechnologyDidChange: NSNotification.Name { get }
}
let CTCallStateConnected: String
let CTCallStateDialing: String
let CTCallStateDisconnected: String
let CTCallStateIncoming: String
let CTRadioAccessTechnologyCDMA1x: String
let CTRadioAccessTechnologyCDMAEVDORev0: String
let CTRadioAccessTechnologyCDMAEVDORevA: String
let CTRadioAccessTechnologyCDMAEVDORevB: String
let CTRadioAccessTechnologyEdge: String
let CTRadioAccessTechnologyGPRS: String
let CTRadioAccessTechnologyHSDPA: String
let CTRadioAccessTechnologyHSUPA: String
let CTRadioAccessTechnologyLTE: String
@available(iOS 14.1, *) let CTRadioAccessTechnologyNR: String
@available(iOS 14.1, *) let CTRadioAccessTechnologyNRNSA: String
let CTRadioAccessTechnologyWCDMA: String
let CTRadioAccessTechnologyeHRPD: String

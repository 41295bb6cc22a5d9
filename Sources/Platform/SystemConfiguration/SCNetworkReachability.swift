// SystemConfiguration's reachability and captive networks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class SCNetworkReachability: Hashable {}
@service func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>)
    -> SCNetworkReachability?
@service func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>)
    -> SCNetworkReachability?
@service func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool
@service func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool
@service func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool
@service func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool
@service func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool
typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?)
    -> Void
struct SCNetworkReachabilityContext {
    init()
    var info: UnsafeMutableRawPointer?
    var version: CFIndex
}
@pure struct SCNetworkReachabilityFlags: OptionSet {
    init(rawValue: UInt32)
    @pure var rawValue: UInt32 { get }
    @pure static var transientConnection: SCNetworkReachabilityFlags { get }
    @pure static var reachable: SCNetworkReachabilityFlags { get }
    @pure static var connectionRequired: SCNetworkReachabilityFlags { get }
    @pure static var connectionOnTraffic: SCNetworkReachabilityFlags { get }
    @pure static var interventionRequired: SCNetworkReachabilityFlags { get }
    @pure static var connectionOnDemand: SCNetworkReachabilityFlags { get }
    @pure static var isLocalAddress: SCNetworkReachabilityFlags { get }
    @pure static var isDirect: SCNetworkReachabilityFlags { get }
    @pure static var isWWAN: SCNetworkReachabilityFlags { get }
    @pure static var connectionAutomatic: SCNetworkReachabilityFlags { get }
}
@service func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary?
@service func CNCopySupportedInterfaces() -> CFArray?
let kCNNetworkInfoKeyBSSID: CFString
let kCNNetworkInfoKeySSID: CFString
let kCNNetworkInfoKeySSIDData: CFString
func SCError() -> Int32
func SCErrorString(_ status: Int32) -> UnsafePointer<CChar>

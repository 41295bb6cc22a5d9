// CoreBluetooth.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class CBManager: NSObject {
    @available(iOS 13.1, *) class var authorization: CBManagerAuthorization { get }
    @available(iOS 13, *) var authorization: CBManagerAuthorization { get }
    var state: CBManagerState { get }
}
@available(iOS 13, *) enum CBManagerAuthorization: Int {
    case notDetermined, restricted, denied, allowedAlways
}
enum CBManagerState: Int {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
class CBCentralManager: CBManager {
    init()
    init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?)
    init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
    @available(iOS 13, *) class func supports(_ features: CBCentralManager.Feature) -> Bool
    weak var delegate: (any CBCentralManagerDelegate)?
    var isScanning: Bool { get }
    func cancelPeripheralConnection(_ peripheral: CBPeripheral)
    func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil)
    @available(iOS 13, *) func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil)
    func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral]
    func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral]
    func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
    func stopScan()
    @pure struct Feature: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @available(iOS 13, *) @pure static var extendedScanAndConnect: CBCentralManager.Feature { get }
    }
}
protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    @available(iOS 13, *) optional func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
    optional func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    optional func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    @available(iOS 17, *) optional func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?)
    optional func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    optional func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    @available(iOS 13, *) optional func centralManager(
        _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
    optional func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}
enum CBConnectionEvent: Int {
    case peerDisconnected, peerConnected
}
@pure struct CBConnectionEventMatchingOption: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @available(iOS 13, *) @pure static var peripheralUUIDs: CBConnectionEventMatchingOption { get }
    @available(iOS 13, *) @pure static var serviceUUIDs: CBConnectionEventMatchingOption { get }
}
class CBPeer: NSObject, NSCopying {
    var identifier: UUID { get }
}
@service class CBPeripheral: CBPeer {
    @available(iOS 13, *) var ancsAuthorized: Bool { get }
    var canSendWriteWithoutResponse: Bool { get }
    weak var delegate: (any CBPeripheralDelegate)?
    var name: String? { get }
    var rssi: NSNumber? { get }
    var services: [CBService]? { get }
    var state: CBPeripheralState { get }
    func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService)
    func discoverDescriptors(for characteristic: CBCharacteristic)
    func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService)
    func discoverServices(_ serviceUUIDs: [CBUUID]?)
    func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int
    func openL2CAPChannel(_ PSM: CBL2CAPPSM)
    func readRSSI()
    func readValue(for characteristic: CBCharacteristic)
    func readValue(for descriptor: CBDescriptor)
    func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic)
    func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType)
    func writeValue(_ data: Data, for descriptor: CBDescriptor)
}
protocol CBPeripheralDelegate: NSObjectProtocol {
    optional func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    optional func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    optional func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    optional func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    optional func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    optional func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    optional func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?)
    optional func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}
enum CBPeripheralState: Int {
    case disconnected, connecting, connected, disconnecting
}
enum CBCharacteristicWriteType: Int {
    case withResponse, withoutResponse
}
class CBAttribute: NSObject {
    var uuid: CBUUID { get }
}
class CBService: CBAttribute {
    var characteristics: [CBCharacteristic]? { get }
    var includedServices: [CBService]? { get }
    var isPrimary: Bool { get }
    weak var peripheral: CBPeripheral? { get }
}
class CBMutableService: CBService {
    init(type UUID: CBUUID, primary isPrimary: Bool)
    var characteristics: [CBCharacteristic]?
    var includedServices: [CBService]?
}
class CBCharacteristic: CBAttribute {
    var descriptors: [CBDescriptor]? { get }
    var isBroadcasted: Bool { get }
    var isNotifying: Bool { get }
    var properties: CBCharacteristicProperties { get }
    weak var service: CBService? { get }
    var value: Data? { get }
}
class CBMutableCharacteristic: CBCharacteristic {
    init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions)
    var descriptors: [CBDescriptor]?
    var permissions: CBAttributePermissions
    var properties: CBCharacteristicProperties
    var subscribedCentrals: [CBCentral]? { get }
    var value: Data?
}
@pure struct CBCharacteristicProperties: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var broadcast: CBCharacteristicProperties { get }
    @pure static var read: CBCharacteristicProperties { get }
    @pure static var writeWithoutResponse: CBCharacteristicProperties { get }
    @pure static var write: CBCharacteristicProperties { get }
    @pure static var notify: CBCharacteristicProperties { get }
    @pure static var indicate: CBCharacteristicProperties { get }
    @pure static var authenticatedSignedWrites: CBCharacteristicProperties { get }
    @pure static var extendedProperties: CBCharacteristicProperties { get }
    @pure static var notifyEncryptionRequired: CBCharacteristicProperties { get }
    @pure static var indicateEncryptionRequired: CBCharacteristicProperties { get }
}
@pure struct CBAttributePermissions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var readable: CBAttributePermissions { get }
    @pure static var writeable: CBAttributePermissions { get }
    @pure static var readEncryptionRequired: CBAttributePermissions { get }
    @pure static var writeEncryptionRequired: CBAttributePermissions { get }
}
class CBDescriptor: CBAttribute {
    weak var characteristic: CBCharacteristic? { get }
    var value: Any? { get }
}
class CBMutableDescriptor: CBDescriptor {
    init(type UUID: CBUUID, value: Any?)
}
@pure class CBUUID: NSObject, NSCopying {
    init(cfuuid theUUID: CFUUID)
    init(data theData: Data)
    init(nsuuid theUUID: UUID)
    init(string theString: String)
    var data: Data { get }
    var uuidString: String { get }
}
class CBPeripheralManager: CBManager {
    init()
    init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?)
    init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
    class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus
    weak var delegate: (any CBPeripheralManagerDelegate)?
    var isAdvertising: Bool { get }
    func add(_ service: CBMutableService)
    func publishL2CAPChannel(withEncryption encryptionRequired: Bool)
    func remove(_ service: CBMutableService)
    func removeAllServices()
    func respond(to request: CBATTRequest, withResult result: CBATTError.Code)
    func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral)
    func startAdvertising(_ advertisementData: [String: Any]?)
    func stopAdvertising()
    func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM)
    func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool
}
protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    optional func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    optional func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    optional func peripheralManager(
        _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
    optional func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    optional func peripheralManager(
        _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    optional func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    optional func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}
enum CBPeripheralManagerAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
}
enum CBPeripheralManagerConnectionLatency: Int {
    case low, medium, high
}
class CBCentral: CBPeer {
    var maximumUpdateValueLength: Int { get }
}
class CBATTRequest: NSObject {
    var central: CBCentral { get }
    var characteristic: CBCharacteristic { get }
    var offset: Int { get }
    var value: Data?
}
typealias CBL2CAPPSM = UInt16
class CBL2CAPChannel: NSObject {
    var inputStream: InputStream! { get }
    var outputStream: OutputStream! { get }
    var peer: CBPeer! { get }
    var psm: CBL2CAPPSM { get }
}
let CBAdvertisementDataIsConnectable: String
let CBAdvertisementDataLocalNameKey: String
let CBAdvertisementDataManufacturerDataKey: String
let CBAdvertisementDataOverflowServiceUUIDsKey: String
let CBAdvertisementDataServiceDataKey: String
let CBAdvertisementDataServiceUUIDsKey: String
let CBAdvertisementDataSolicitedServiceUUIDsKey: String
let CBAdvertisementDataTxPowerLevelKey: String
let CBCentralManagerOptionRestoreIdentifierKey: String
let CBCentralManagerOptionShowPowerAlertKey: String
let CBCentralManagerRestoredStatePeripheralsKey: String
let CBCentralManagerRestoredStateScanOptionsKey: String
let CBCentralManagerRestoredStateScanServicesKey: String
let CBCentralManagerScanOptionAllowDuplicatesKey: String
let CBCentralManagerScanOptionSolicitedServiceUUIDsKey: String
@available(iOS 13, *) let CBConnectPeripheralOptionEnableTransportBridgingKey: String
let CBConnectPeripheralOptionNotifyOnConnectionKey: String
let CBConnectPeripheralOptionNotifyOnDisconnectionKey: String
let CBConnectPeripheralOptionNotifyOnNotificationKey: String
@available(iOS 13, *) let CBConnectPeripheralOptionRequiresANCS: String
let CBConnectPeripheralOptionStartDelayKey: String
let CBPeripheralManagerOptionRestoreIdentifierKey: String
let CBPeripheralManagerOptionShowPowerAlertKey: String
let CBPeripheralManagerRestoredStateAdvertisementDataKey: String
let CBPeripheralManagerRestoredStateServicesKey: String
let CBUUIDCharacteristicAggregateFormatString: String
let CBUUIDCharacteristicExtendedPropertiesString: String
let CBUUIDCharacteristicFormatString: String
let CBUUIDCharacteristicUserDescriptionString: String
let CBUUIDClientCharacteristicConfigurationString: String
let CBUUIDServerCharacteristicConfigurationString: String
@pure struct CBError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout,
            peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached,
            unkownDevice, operationNotSupported
        @available(iOS 13.4, *) case peerRemovedPairingInformation, encryptionTimedOut
        @available(iOS 14, *) case tooManyLEPairedDevices
    }
    init(_ code: CBError.Code, userInfo: [String: Any] = [:])
    @pure var code: CBError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: CBError.Code { get }
    @pure static var invalidParameters: CBError.Code { get }
    @pure static var invalidHandle: CBError.Code { get }
    @pure static var notConnected: CBError.Code { get }
    @pure static var outOfSpace: CBError.Code { get }
    @pure static var operationCancelled: CBError.Code { get }
    @pure static var connectionTimeout: CBError.Code { get }
    @pure static var peripheralDisconnected: CBError.Code { get }
    @pure static var uuidNotAllowed: CBError.Code { get }
    @pure static var alreadyAdvertising: CBError.Code { get }
    @pure static var connectionFailed: CBError.Code { get }
    @pure static var connectionLimitReached: CBError.Code { get }
    @pure static var unkownDevice: CBError.Code { get }
    @pure static var operationNotSupported: CBError.Code { get }
    @available(iOS 13.4, *) @pure static var peerRemovedPairingInformation: CBError.Code { get }
    @available(iOS 13.4, *) @pure static var encryptionTimedOut: CBError.Code { get }
    @available(iOS 14, *) @pure static var tooManyLEPairedDevices: CBError.Code { get }
}
@pure struct CBATTError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication,
            requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound,
            attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError,
            insufficientEncryption, unsupportedGroupType, insufficientResources
    }
    init(_ code: CBATTError.Code, userInfo: [String: Any] = [:])
    @pure var code: CBATTError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var success: CBATTError.Code { get }
    @pure static var invalidHandle: CBATTError.Code { get }
    @pure static var readNotPermitted: CBATTError.Code { get }
    @pure static var writeNotPermitted: CBATTError.Code { get }
    @pure static var invalidPdu: CBATTError.Code { get }
    @pure static var insufficientAuthentication: CBATTError.Code { get }
    @pure static var requestNotSupported: CBATTError.Code { get }
    @pure static var invalidOffset: CBATTError.Code { get }
    @pure static var insufficientAuthorization: CBATTError.Code { get }
    @pure static var prepareQueueFull: CBATTError.Code { get }
    @pure static var attributeNotFound: CBATTError.Code { get }
    @pure static var attributeNotLong: CBATTError.Code { get }
    @pure static var insufficientEncryptionKeySize: CBATTError.Code { get }
    @pure static var invalidAttributeValueLength: CBATTError.Code { get }
    @pure static var unlikelyError: CBATTError.Code { get }
    @pure static var insufficientEncryption: CBATTError.Code { get }
    @pure static var unsupportedGroupType: CBATTError.Code { get }
    @pure static var insufficientResources: CBATTError.Code { get }
}

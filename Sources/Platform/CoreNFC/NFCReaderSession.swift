// CoreNFC's basics.

protocol NFCReaderSessionProtocol: NSObjectProtocol {
    var alertMessage: String { get set }
    var isReady: Bool { get }
    func invalidate()
    @available(iOS 13, *) func invalidate(errorMessage: String)
    func begin()
}
@service class NFCReaderSession: NSObject, NFCReaderSessionProtocol {
    class var readingAvailable: Bool { get }
    var alertMessage: String
    weak var delegate: AnyObject? { get }
    var isReady: Bool { get }
    var sessionQueue: DispatchQueue { get }
    func begin()
    func invalidate()
    func invalidate(errorMessage: String)
}
class NFCNDEFReaderSession: NFCReaderSession {
    init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool)
    @available(iOS 13, *) @elsewhere func connect(
        to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void)
    @available(iOS 13, *) func restartPolling()
}
protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    @available(iOS 13, *) optional func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    @available(iOS 13, *) optional func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
@available(iOS 13, *) class NFCTagReaderSession: NFCReaderSession {
    init?(
        pollingOption: NFCTagReaderSession.PollingOption, delegate: any NFCTagReaderSessionDelegate,
        queue: DispatchQueue? = nil)
    var connectedTag: NFCTag? { get }
    @elsewhere func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void)
    func restartPolling()
    @pure struct PollingOption: OptionSet {
        init(rawValue: Int)
        @pure var rawValue: Int { get }
        @pure static var iso14443: NFCTagReaderSession.PollingOption { get }
        @pure static var iso15693: NFCTagReaderSession.PollingOption { get }
        @pure static var iso18092: NFCTagReaderSession.PollingOption { get }
    }
}
@available(iOS 13, *) protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
}
@available(iOS 13, *) enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)
    var isAvailable: Bool { get }
}
@available(iOS 13, *) protocol NFCNDEFTag: NSObjectProtocol, NSCopying, NSSecureCoding {
    var isAvailable: Bool { get }
    @elsewhere func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    @elsewhere func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    @elsewhere func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
    @elsewhere func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}
@available(iOS 13, *) enum NFCNDEFStatus: UInt {
    case notSupported, readWrite, readOnly
}
@available(iOS 13, *) protocol NFCFeliCaTag: NFCNDEFTag {
    var currentIDm: Data { get }
    var currentSystemCode: Data { get }
}
@available(iOS 13, *) protocol NFCISO7816Tag: NFCNDEFTag {
    var applicationData: Data? { get }
    var historicalBytes: Data? { get }
    var identifier: Data { get }
    var initialSelectedAID: String { get }
    var proprietaryApplicationDataCoding: Bool { get }
    @elsewhere func sendCommand(
        apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}
protocol NFCISO15693Tag: NFCNDEFTag {
    var icManufacturerCode: Int { get }
    var icSerialNumber: Data { get }
    var identifier: Data { get }
}
@available(iOS 13, *) protocol NFCMiFareTag: NFCNDEFTag {
    var historicalBytes: Data? { get }
    var identifier: Data { get }
    var mifareFamily: NFCMiFareFamily { get }
    @elsewhere func sendMiFareCommand(
        commandPacket command: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
    @elsewhere func sendMiFareISO7816Command(
        _ apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}
@available(iOS 13, *) enum NFCMiFareFamily: UInt {
    case unknown, ultralight, plus, desfire
}
@available(iOS 13, *) class NFCISO7816APDU: NSObject, NSCopying {
    init?(data: Data)
    init(
        instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
        expectedResponseLength: Int)
    var data: Data? { get }
    var expectedResponseLength: Int { get }
    var instructionClass: UInt8 { get }
    var instructionCode: UInt8 { get }
    var p1Parameter: UInt8 { get }
    var p2Parameter: UInt8 { get }
}
@pure class NFCNDEFMessage: NSObject, NSSecureCoding {
    @available(iOS 13, *) init(records: [NFCNDEFPayload])
    @available(iOS 13, *) init?(data: Data)
    @available(iOS 13, *) var length: Int { get }
    var records: [NFCNDEFPayload]
}
@pure class NFCNDEFPayload: NSObject, NSSecureCoding {
    @available(iOS 13, *) init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data)
    @available(iOS 13, *) init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int)
    var identifier: Data
    var payload: Data
    var type: Data
    var typeNameFormat: NFCTypeNameFormat
    @available(iOS 13, *) @pure class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self?
    @available(iOS 13, *) @pure class func wellKnownTypeURIPayload(string uri: String) -> Self?
    @available(iOS 13, *) @pure class func wellKnownTypeURIPayload(url: URL) -> Self?
    @available(iOS 13, *) @pure func wellKnownTypeTextPayload() -> (String?, Locale?)
    @available(iOS 13, *) @pure func wellKnownTypeURIPayload() -> URL?
}
enum NFCTypeNameFormat: UInt8 {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
@pure struct NFCReaderError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case readerErrorUnsupportedFeature, readerErrorSecurityViolation
        @available(iOS 13, *) case readerErrorInvalidParameter, readerErrorInvalidParameterLength,
            readerErrorParameterOutOfBound
        @available(iOS 14, *) case readerErrorRadioDisabled
        case readerTransceiveErrorTagConnectionLost, readerTransceiveErrorRetryExceeded,
            readerTransceiveErrorTagResponseError
        @available(iOS 13, *) case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected
        @available(iOS 14, *) case readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled, readerSessionInvalidationErrorSessionTimeout,
            readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy,
            readerSessionInvalidationErrorFirstNDEFTagRead, tagCommandConfigurationErrorInvalidParameters
        @available(iOS 13, *) case ndefReaderSessionErrorTagNotWritable, ndefReaderSessionErrorTagUpdateFailure,
            ndefReaderSessionErrorTagSizeTooSmall, ndefReaderSessionErrorZeroLengthMessage
    }
    init(_ code: NFCReaderError.Code, userInfo: [String: Any] = [:])
    @pure var code: NFCReaderError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var readerErrorUnsupportedFeature: NFCReaderError.Code { get }
    @pure static var readerErrorSecurityViolation: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var readerErrorInvalidParameter: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var readerErrorInvalidParameterLength: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var readerErrorParameterOutOfBound: NFCReaderError.Code { get }
    @available(iOS 14, *) @pure static var readerErrorRadioDisabled: NFCReaderError.Code { get }
    @pure static var readerTransceiveErrorTagConnectionLost: NFCReaderError.Code { get }
    @pure static var readerTransceiveErrorRetryExceeded: NFCReaderError.Code { get }
    @pure static var readerTransceiveErrorTagResponseError: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var readerTransceiveErrorSessionInvalidated: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var readerTransceiveErrorTagNotConnected: NFCReaderError.Code { get }
    @available(iOS 14, *) @pure static var readerTransceiveErrorPacketTooLong: NFCReaderError.Code { get }
    @pure static var readerSessionInvalidationErrorUserCanceled: NFCReaderError.Code { get }
    @pure static var readerSessionInvalidationErrorSessionTimeout: NFCReaderError.Code { get }
    @pure static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: NFCReaderError.Code { get }
    @pure static var readerSessionInvalidationErrorSystemIsBusy: NFCReaderError.Code { get }
    @pure static var readerSessionInvalidationErrorFirstNDEFTagRead: NFCReaderError.Code { get }
    @pure static var tagCommandConfigurationErrorInvalidParameters: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var ndefReaderSessionErrorTagNotWritable: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var ndefReaderSessionErrorTagUpdateFailure: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var ndefReaderSessionErrorTagSizeTooSmall: NFCReaderError.Code { get }
    @available(iOS 13, *) @pure static var ndefReaderSessionErrorZeroLengthMessage: NFCReaderError.Code { get }
}

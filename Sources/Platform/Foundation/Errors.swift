// Errors.

@pure class NSError: NSObject, NSCopying, NSSecureCoding, Error {
    init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
    @pure var domain: String { get }
    @pure var code: Int { get }
    @pure var userInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure var localizedFailureReason: String? { get }
    @pure var localizedRecoverySuggestion: String? { get }
    @pure var localizedRecoveryOptions: [String]? { get }
    @pure var recoveryAttempter: Any? { get }
    @pure var helpAnchor: String? { get }
    @pure var underlyingErrors: [any Error] { get }
    class func setUserInfoValueProvider(forDomain errorDomain: String, provider: ((any Error, String) -> Any?)? = nil)
}
typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
@pure struct NSErrorUserInfoKey: RawRepresentable, Hashable {
    init(rawValue: String)
}
extension Error {
    @pure var localizedDescription: String { get }
}
protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
    var helpAnchor: String? { get }
}
protocol RecoverableError: Error {
    var recoveryOptions: [String] { get }
    func attemptRecovery(optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (Bool) -> Void)
    func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
}
protocol CustomNSError: Error {
    static var errorDomain: String { get }
    var errorCode: Int { get }
    var errorUserInfo: [String: Any] { get }
}
@pure struct CocoaError: Error, CustomNSError, Hashable {
    @pure struct Code: RawRepresentable, Hashable {
        init(rawValue: Int)
        @pure var rawValue: Int { get }
        @pure static var fileNoSuchFile: CocoaError.Code { get }
        @pure static var fileLocking: CocoaError.Code { get }
        @pure static var fileReadUnknown: CocoaError.Code { get }
        @pure static var fileReadNoPermission: CocoaError.Code { get }
        @pure static var fileReadInvalidFileName: CocoaError.Code { get }
        @pure static var fileReadCorruptFile: CocoaError.Code { get }
        @pure static var fileReadNoSuchFile: CocoaError.Code { get }
        @pure static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
        @pure static var fileReadUnsupportedScheme: CocoaError.Code { get }
        @pure static var fileReadTooLarge: CocoaError.Code { get }
        @pure static var fileReadUnknownStringEncoding: CocoaError.Code { get }
        @pure static var fileWriteUnknown: CocoaError.Code { get }
        @pure static var fileWriteNoPermission: CocoaError.Code { get }
        @pure static var fileWriteInvalidFileName: CocoaError.Code { get }
        @pure static var fileWriteFileExists: CocoaError.Code { get }
        @pure static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
        @pure static var fileWriteUnsupportedScheme: CocoaError.Code { get }
        @pure static var fileWriteOutOfSpace: CocoaError.Code { get }
        @pure static var fileWriteVolumeReadOnly: CocoaError.Code { get }
        @pure static var keyValueValidation: CocoaError.Code { get }
        @pure static var formatting: CocoaError.Code { get }
        @pure static var userCancelled: CocoaError.Code { get }
        @pure static var featureUnsupported: CocoaError.Code { get }
        @pure static var propertyListReadCorrupt: CocoaError.Code { get }
        @pure static var propertyListReadUnknownVersion: CocoaError.Code { get }
        @pure static var propertyListReadStream: CocoaError.Code { get }
        @pure static var propertyListWriteStream: CocoaError.Code { get }
        @pure static var propertyListWriteInvalid: CocoaError.Code { get }
        @pure static var xpcConnectionInterrupted: CocoaError.Code { get }
        @pure static var xpcConnectionInvalid: CocoaError.Code { get }
        @pure static var xpcConnectionReplyInvalid: CocoaError.Code { get }
        @pure static var ubiquitousFileUnavailable: CocoaError.Code { get }
        @pure static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
        @pure static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
        @pure static var userActivityHandoffFailed: CocoaError.Code { get }
        @pure static var userActivityConnectionUnavailable: CocoaError.Code { get }
        @pure static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
        @pure static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
        @pure static var coderReadCorrupt: CocoaError.Code { get }
        @pure static var coderValueNotFound: CocoaError.Code { get }
        @pure static var coderInvalidValue: CocoaError.Code { get }
    }
    init(_ code: CocoaError.Code, userInfo: [String: Any] = [:])
    @pure static func error(_ code: CocoaError.Code, userInfo: [AnyHashable: Any]? = nil, url: URL? = nil) -> any Error
    @pure static var errorDomain: String { get }
    @pure var code: CocoaError.Code { get }
    @pure var errorCode: Int { get }
    @pure var userInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure var filePath: String? { get }
    @pure var stringEncoding: String.Encoding? { get }
    @pure var underlying: (any Error)? { get }
    @pure var url: URL? { get }
    @pure var isCoderError: Bool { get }
    @pure var isExecutableError: Bool { get }
    @pure var isFileError: Bool { get }
    @pure var isFormattingError: Bool { get }
    @pure var isPropertyListError: Bool { get }
    @pure var isUbiquitousFileError: Bool { get }
    @pure var isUserActivityError: Bool { get }
    @pure var isValidationError: Bool { get }
    @pure var isXPCConnectionError: Bool { get }
    @pure static var fileNoSuchFile: CocoaError.Code { get }
    @pure static var fileLocking: CocoaError.Code { get }
    @pure static var fileReadUnknown: CocoaError.Code { get }
    @pure static var fileReadNoPermission: CocoaError.Code { get }
    @pure static var fileReadInvalidFileName: CocoaError.Code { get }
    @pure static var fileReadCorruptFile: CocoaError.Code { get }
    @pure static var fileReadNoSuchFile: CocoaError.Code { get }
    @pure static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
    @pure static var fileReadUnsupportedScheme: CocoaError.Code { get }
    @pure static var fileReadTooLarge: CocoaError.Code { get }
    @pure static var fileReadUnknownStringEncoding: CocoaError.Code { get }
    @pure static var fileWriteUnknown: CocoaError.Code { get }
    @pure static var fileWriteNoPermission: CocoaError.Code { get }
    @pure static var fileWriteInvalidFileName: CocoaError.Code { get }
    @pure static var fileWriteFileExists: CocoaError.Code { get }
    @pure static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
    @pure static var fileWriteUnsupportedScheme: CocoaError.Code { get }
    @pure static var fileWriteOutOfSpace: CocoaError.Code { get }
    @pure static var fileWriteVolumeReadOnly: CocoaError.Code { get }
    @pure static var keyValueValidation: CocoaError.Code { get }
    @pure static var formatting: CocoaError.Code { get }
    @pure static var userCancelled: CocoaError.Code { get }
    @pure static var featureUnsupported: CocoaError.Code { get }
    @pure static var propertyListReadCorrupt: CocoaError.Code { get }
    @pure static var propertyListReadUnknownVersion: CocoaError.Code { get }
    @pure static var propertyListReadStream: CocoaError.Code { get }
    @pure static var propertyListWriteStream: CocoaError.Code { get }
    @pure static var propertyListWriteInvalid: CocoaError.Code { get }
    @pure static var xpcConnectionInterrupted: CocoaError.Code { get }
    @pure static var xpcConnectionInvalid: CocoaError.Code { get }
    @pure static var xpcConnectionReplyInvalid: CocoaError.Code { get }
    @pure static var ubiquitousFileUnavailable: CocoaError.Code { get }
    @pure static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
    @pure static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
    @pure static var userActivityHandoffFailed: CocoaError.Code { get }
    @pure static var userActivityConnectionUnavailable: CocoaError.Code { get }
    @pure static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
    @pure static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
    @pure static var coderReadCorrupt: CocoaError.Code { get }
    @pure static var coderValueNotFound: CocoaError.Code { get }
    @pure static var coderInvalidValue: CocoaError.Code { get }
}
@pure struct URLError: Error, CustomNSError, Hashable {
    @pure struct Code: RawRepresentable, Hashable {
        init(rawValue: Int)
        @pure var rawValue: Int { get }
        @pure static var unknown: URLError.Code { get }
        @pure static var cancelled: URLError.Code { get }
        @pure static var badURL: URLError.Code { get }
        @pure static var timedOut: URLError.Code { get }
        @pure static var unsupportedURL: URLError.Code { get }
        @pure static var cannotFindHost: URLError.Code { get }
        @pure static var cannotConnectToHost: URLError.Code { get }
        @pure static var networkConnectionLost: URLError.Code { get }
        @pure static var dnsLookupFailed: URLError.Code { get }
        @pure static var httpTooManyRedirects: URLError.Code { get }
        @pure static var resourceUnavailable: URLError.Code { get }
        @pure static var notConnectedToInternet: URLError.Code { get }
        @pure static var redirectToNonExistentLocation: URLError.Code { get }
        @pure static var badServerResponse: URLError.Code { get }
        @pure static var userCancelledAuthentication: URLError.Code { get }
        @pure static var userAuthenticationRequired: URLError.Code { get }
        @pure static var zeroByteResource: URLError.Code { get }
        @pure static var cannotDecodeRawData: URLError.Code { get }
        @pure static var cannotDecodeContentData: URLError.Code { get }
        @pure static var cannotParseResponse: URLError.Code { get }
        @pure static var appTransportSecurityRequiresSecureConnection: URLError.Code { get }
        @pure static var fileDoesNotExist: URLError.Code { get }
        @pure static var fileIsDirectory: URLError.Code { get }
        @pure static var noPermissionsToReadFile: URLError.Code { get }
        @pure static var dataLengthExceedsMaximum: URLError.Code { get }
        @pure static var secureConnectionFailed: URLError.Code { get }
        @pure static var serverCertificateHasBadDate: URLError.Code { get }
        @pure static var serverCertificateUntrusted: URLError.Code { get }
        @pure static var serverCertificateHasUnknownRoot: URLError.Code { get }
        @pure static var serverCertificateNotYetValid: URLError.Code { get }
        @pure static var clientCertificateRejected: URLError.Code { get }
        @pure static var clientCertificateRequired: URLError.Code { get }
        @pure static var cannotLoadFromNetwork: URLError.Code { get }
        @pure static var cannotCreateFile: URLError.Code { get }
        @pure static var cannotOpenFile: URLError.Code { get }
        @pure static var cannotCloseFile: URLError.Code { get }
        @pure static var cannotWriteToFile: URLError.Code { get }
        @pure static var cannotRemoveFile: URLError.Code { get }
        @pure static var cannotMoveFile: URLError.Code { get }
        @pure static var downloadDecodingFailedMidStream: URLError.Code { get }
        @pure static var downloadDecodingFailedToComplete: URLError.Code { get }
        @pure static var internationalRoamingOff: URLError.Code { get }
        @pure static var callIsActive: URLError.Code { get }
        @pure static var dataNotAllowed: URLError.Code { get }
        @pure static var requestBodyStreamExhausted: URLError.Code { get }
        @pure static var backgroundSessionRequiresSharedContainer: URLError.Code { get }
        @pure static var backgroundSessionInUseByAnotherProcess: URLError.Code { get }
        @pure static var backgroundSessionWasDisconnected: URLError.Code { get }
    }
    @available(iOS 13, *) enum BackgroundTaskCancelledReason: Int {
        case userForceQuitApplication
        case backgroundUpdatesDisabled
        case insufficientSystemResources
    }
    @available(iOS 13, *) enum NetworkUnavailableReason: Int {
        case cellular
        case expensive
        case constrained
    }
    init(_ code: URLError.Code, userInfo: [String: Any] = [:])
    @pure static var errorDomain: String { get }
    @pure var code: URLError.Code { get }
    @pure var errorCode: Int { get }
    @pure var userInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure var failingURL: URL? { get }
    @pure var failureURLString: String? { get }
    @pure var failureURLPeerTrust: SecTrust? { get }
    @available(iOS 13, *) @pure var backgroundTaskCancelledReason: URLError.BackgroundTaskCancelledReason? { get }
    @available(iOS 13, *) @pure var networkUnavailableReason: URLError.NetworkUnavailableReason? { get }
    @available(iOS 13, *) @pure var downloadTaskResumeData: Data? { get }
    @pure static var unknown: URLError.Code { get }
    @pure static var cancelled: URLError.Code { get }
    @pure static var badURL: URLError.Code { get }
    @pure static var timedOut: URLError.Code { get }
    @pure static var unsupportedURL: URLError.Code { get }
    @pure static var cannotFindHost: URLError.Code { get }
    @pure static var cannotConnectToHost: URLError.Code { get }
    @pure static var networkConnectionLost: URLError.Code { get }
    @pure static var dnsLookupFailed: URLError.Code { get }
    @pure static var httpTooManyRedirects: URLError.Code { get }
    @pure static var resourceUnavailable: URLError.Code { get }
    @pure static var notConnectedToInternet: URLError.Code { get }
    @pure static var redirectToNonExistentLocation: URLError.Code { get }
    @pure static var badServerResponse: URLError.Code { get }
    @pure static var userCancelledAuthentication: URLError.Code { get }
    @pure static var userAuthenticationRequired: URLError.Code { get }
    @pure static var zeroByteResource: URLError.Code { get }
    @pure static var cannotDecodeRawData: URLError.Code { get }
    @pure static var cannotDecodeContentData: URLError.Code { get }
    @pure static var cannotParseResponse: URLError.Code { get }
    @pure static var appTransportSecurityRequiresSecureConnection: URLError.Code { get }
    @pure static var fileDoesNotExist: URLError.Code { get }
    @pure static var fileIsDirectory: URLError.Code { get }
    @pure static var noPermissionsToReadFile: URLError.Code { get }
    @pure static var dataLengthExceedsMaximum: URLError.Code { get }
    @pure static var secureConnectionFailed: URLError.Code { get }
    @pure static var serverCertificateHasBadDate: URLError.Code { get }
    @pure static var serverCertificateUntrusted: URLError.Code { get }
    @pure static var serverCertificateHasUnknownRoot: URLError.Code { get }
    @pure static var serverCertificateNotYetValid: URLError.Code { get }
    @pure static var clientCertificateRejected: URLError.Code { get }
    @pure static var clientCertificateRequired: URLError.Code { get }
    @pure static var cannotLoadFromNetwork: URLError.Code { get }
    @pure static var cannotCreateFile: URLError.Code { get }
    @pure static var cannotOpenFile: URLError.Code { get }
    @pure static var cannotCloseFile: URLError.Code { get }
    @pure static var cannotWriteToFile: URLError.Code { get }
    @pure static var cannotRemoveFile: URLError.Code { get }
    @pure static var cannotMoveFile: URLError.Code { get }
    @pure static var downloadDecodingFailedMidStream: URLError.Code { get }
    @pure static var downloadDecodingFailedToComplete: URLError.Code { get }
    @pure static var internationalRoamingOff: URLError.Code { get }
    @pure static var callIsActive: URLError.Code { get }
    @pure static var dataNotAllowed: URLError.Code { get }
    @pure static var requestBodyStreamExhausted: URLError.Code { get }
    @pure static var backgroundSessionRequiresSharedContainer: URLError.Code { get }
    @pure static var backgroundSessionInUseByAnotherProcess: URLError.Code { get }
    @pure static var backgroundSessionWasDisconnected: URLError.Code { get }
}

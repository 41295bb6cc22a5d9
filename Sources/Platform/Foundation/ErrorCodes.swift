// The domains, keys and codes of errors.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of constants.

@pure let NSCocoaErrorDomain: String
@pure let NSPOSIXErrorDomain: String
@pure let NSOSStatusErrorDomain: String
@pure let NSMachErrorDomain: String
@pure let NSURLErrorDomain: String
@pure let NSUnderlyingErrorKey: String
@pure let NSMultipleUnderlyingErrorsKey: String
@pure let NSLocalizedDescriptionKey: String
@pure let NSLocalizedFailureReasonErrorKey: String
@pure let NSLocalizedRecoverySuggestionErrorKey: String
@pure let NSLocalizedRecoveryOptionsErrorKey: String
@pure let NSRecoveryAttempterErrorKey: String
@pure let NSHelpAnchorErrorKey: String
@pure let NSDebugDescriptionErrorKey: String
@pure let NSLocalizedFailureErrorKey: String
@pure let NSStringEncodingErrorKey: String
@pure let NSURLErrorKey: String
@pure let NSFilePathErrorKey: String
@pure let NSURLErrorFailingURLErrorKey: String
@pure let NSURLErrorFailingURLStringErrorKey: String
@pure let NSURLErrorFailingURLPeerTrustErrorKey: String
@pure let NSURLErrorBackgroundTaskCancelledReasonKey: String
@pure let NSErrorFailingURLStringKey: String
@pure var NSURLErrorUnknown: Int { get }
@pure var NSURLErrorCancelled: Int { get }
@pure var NSURLErrorBadURL: Int { get }
@pure var NSURLErrorTimedOut: Int { get }
@pure var NSURLErrorUnsupportedURL: Int { get }
@pure var NSURLErrorCannotFindHost: Int { get }
@pure var NSURLErrorCannotConnectToHost: Int { get }
@pure var NSURLErrorNetworkConnectionLost: Int { get }
@pure var NSURLErrorDNSLookupFailed: Int { get }
@pure var NSURLErrorHTTPTooManyRedirects: Int { get }
@pure var NSURLErrorResourceUnavailable: Int { get }
@pure var NSURLErrorNotConnectedToInternet: Int { get }
@pure var NSURLErrorRedirectToNonExistentLocation: Int { get }
@pure var NSURLErrorBadServerResponse: Int { get }
@pure var NSURLErrorUserCancelledAuthentication: Int { get }
@pure var NSURLErrorUserAuthenticationRequired: Int { get }
@pure var NSURLErrorZeroByteResource: Int { get }
@pure var NSURLErrorCannotDecodeRawData: Int { get }
@pure var NSURLErrorCannotDecodeContentData: Int { get }
@pure var NSURLErrorCannotParseResponse: Int { get }
@pure var NSURLErrorAppTransportSecurityRequiresSecureConnection: Int { get }
@pure var NSURLErrorFileDoesNotExist: Int { get }
@pure var NSURLErrorFileIsDirectory: Int { get }
@pure var NSURLErrorNoPermissionsToReadFile: Int { get }
@pure var NSURLErrorDataLengthExceedsMaximum: Int { get }
@pure var NSURLErrorSecureConnectionFailed: Int { get }
@pure var NSURLErrorServerCertificateHasBadDate: Int { get }
@pure var NSURLErrorServerCertificateUntrusted: Int { get }
@pure var NSURLErrorServerCertificateHasUnknownRoot: Int { get }
@pure var NSURLErrorServerCertificateNotYetValid: Int { get }
@pure var NSURLErrorClientCertificateRejected: Int { get }
@pure var NSURLErrorClientCertificateRequired: Int { get }
@pure var NSURLErrorCannotLoadFromNetwork: Int { get }
@pure var NSURLErrorCannotCreateFile: Int { get }
@pure var NSURLErrorCannotOpenFile: Int { get }
@pure var NSURLErrorCannotCloseFile: Int { get }
@pure var NSURLErrorCannotWriteToFile: Int { get }
@pure var NSURLErrorCannotRemoveFile: Int { get }
@pure var NSURLErrorCannotMoveFile: Int { get }
@pure var NSURLErrorDownloadDecodingFailedMidStream: Int { get }
@pure var NSURLErrorDownloadDecodingFailedToComplete: Int { get }
@pure var NSURLErrorInternationalRoamingOff: Int { get }
@pure var NSURLErrorCallIsActive: Int { get }
@pure var NSURLErrorDataNotAllowed: Int { get }
@pure var NSURLErrorRequestBodyStreamExhausted: Int { get }
@pure var NSURLErrorBackgroundSessionRequiresSharedContainer: Int { get }
@pure var NSURLErrorBackgroundSessionInUseByAnotherProcess: Int { get }
@pure var NSURLErrorBackgroundSessionWasDisconnected: Int { get }
@pure var NSFileNoSuchFileError: Int { get }
@pure var NSFileLockingError: Int { get }
@pure var NSFileReadUnknownError: Int { get }
@pure var NSFileReadNoPermissionError: Int { get }
@pure var NSFileReadInvalidFileNameError: Int { get }
@pure var NSFileReadCorruptFileError: Int { get }
@pure var NSFileReadNoSuchFileError: Int { get }
@pure var NSFileReadInapplicableStringEncodingError: Int { get }
@pure var NSFileReadUnsupportedSchemeError: Int { get }
@pure var NSFileReadTooLargeError: Int { get }
@pure var NSFileReadUnknownStringEncodingError: Int { get }
@pure var NSFileWriteUnknownError: Int { get }
@pure var NSFileWriteNoPermissionError: Int { get }
@pure var NSFileWriteInvalidFileNameError: Int { get }
@pure var NSFileWriteFileExistsError: Int { get }
@pure var NSFileWriteInapplicableStringEncodingError: Int { get }
@pure var NSFileWriteUnsupportedSchemeError: Int { get }
@pure var NSFileWriteOutOfSpaceError: Int { get }
@pure var NSFileWriteVolumeReadOnlyError: Int { get }
@pure var NSKeyValueValidationError: Int { get }
@pure var NSFormattingError: Int { get }
@pure var NSUserCancelledError: Int { get }
@pure var NSFeatureUnsupportedError: Int { get }
@pure var NSPropertyListReadCorruptError: Int { get }
@pure var NSPropertyListWriteStreamError: Int { get }
@pure var NSCoderReadCorruptError: Int { get }
@pure var NSCoderValueNotFoundError: Int { get }
@pure var NSUbiquitousFileUnavailableError: Int { get }
@pure struct POSIXError: Error, Hashable {
    init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:])
    typealias Code = POSIXErrorCode
    @pure static var errorDomain: String { get }
    @pure var code: POSIXErrorCode { get }
}
enum POSIXErrorCode: Int32 {
    case EPERM
    case ENOENT
    case ESRCH
    case EINTR
    case EIO
    case ENXIO
    case E2BIG
    case ENOEXEC
    case EBADF
    case ECHILD
    case EDEADLK
    case ENOMEM
    case EACCES
    case EFAULT
    case EBUSY
    case EEXIST
    case EXDEV
    case ENODEV
    case ENOTDIR
    case EISDIR
    case EINVAL
    case ENFILE
    case EMFILE
    case EFBIG
    case ENOSPC
    case ESPIPE
    case EROFS
    case EMLINK
    case EPIPE
    case EDOM
    case ERANGE
    case EAGAIN
    case EWOULDBLOCK
    case EINPROGRESS
    case EALREADY
    case ENOTSOCK
    case EADDRINUSE
    case EADDRNOTAVAIL
    case ENETDOWN
    case ENETUNREACH
    case ECONNABORTED
    case ECONNRESET
    case ENOBUFS
    case EISCONN
    case ENOTCONN
    case ETIMEDOUT
    case ECONNREFUSED
    case EHOSTDOWN
    case EHOSTUNREACH
    case ENOTEMPTY
    case EDQUOT
    case ENOSYS
    case ECANCELED
}

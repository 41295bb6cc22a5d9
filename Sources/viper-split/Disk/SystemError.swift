import Foundation

/// The system's reason for the failure of the call just made.
func systemReason() -> String {
    reason(ofCode: errno)
}

/// The system's reason for an error that Foundation reports, without Foundation's wrapping.
func reason(of error: any Error) -> String {
    if let error = error as? CocoaError, [.fileReadNoPermission, .fileWriteNoPermission].contains(error.code) {
        return reason(ofCode: EACCES)
    }
    var error = error as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
    return error.domain == NSPOSIXErrorDomain ? reason(ofCode: Int32(error.code)) : error.localizedDescription
}

private func reason(ofCode code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
}

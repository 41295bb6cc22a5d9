// LinkPresentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@available(iOS 13, *) class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding {
    init()
    var iconProvider: NSItemProvider?
    var imageProvider: NSItemProvider?
    var originalURL: URL?
    var remoteVideoURL: URL?
    var title: String?
    var url: URL?
    var videoProvider: NSItemProvider?
}
@available(iOS 13, *) @service class LPMetadataProvider: NSObject {
    init()
    var shouldFetchSubresources: Bool
    var timeout: TimeInterval
    func cancel()
    @elsewhere func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void)
}
@available(iOS 13, *) class LPLinkView: UIView {
    init(metadata: LPLinkMetadata)
    init(url URL: URL)
    @NSCopying var metadata: LPLinkMetadata
}
@available(iOS 13, *) @pure struct LPError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknown, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    }
    init(_ code: LPError.Code, userInfo: [String: Any] = [:])
    @pure var code: LPError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: LPError.Code { get }
    @pure static var metadataFetchFailed: LPError.Code { get }
    @pure static var metadataFetchCancelled: LPError.Code { get }
    @pure static var metadataFetchTimedOut: LPError.Code { get }
}

// AuthenticationServices.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@available(iOS 13, *) class ASAuthorizationController: NSObject {
    init(authorizationRequests: [ASAuthorizationRequest])
    var authorizationRequests: [ASAuthorizationRequest] { get }
    weak var delegate: (any ASAuthorizationControllerDelegate)?
    weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    @available(iOS 16, *) func cancel()
    @available(iOS 16, *) func performAutoFillAssistedRequests()
    func performRequests()
    @available(iOS 16, *) func performRequests(options: ASAuthorizationController.RequestOptions = [])
    @available(iOS 16, *) @pure struct RequestOptions: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var preferImmediatelyAvailableCredentials: ASAuthorizationController.RequestOptions { get }
    }
}
@available(iOS 13, *) protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    optional func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
@available(iOS 13, *) protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
typealias ASPresentationAnchor = UIWindow
@available(iOS 13, *) class ASAuthorization: NSObject {
    var credential: any ASAuthorizationCredential { get }
    var provider: any ASAuthorizationProvider { get }
    struct OpenIDOperation: RawRepresentable, Hashable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure static var operationImplicit: ASAuthorization.OpenIDOperation { get }
        @pure static var operationLogin: ASAuthorization.OpenIDOperation { get }
        @pure static var operationLogout: ASAuthorization.OpenIDOperation { get }
        @pure static var operationRefresh: ASAuthorization.OpenIDOperation { get }
    }
    struct Scope: RawRepresentable, Hashable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure static var email: ASAuthorization.Scope { get }
        @pure static var fullName: ASAuthorization.Scope { get }
    }
}
@available(iOS 13, *) protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying, NSSecureCoding {}
@available(iOS 13, *) protocol ASAuthorizationProvider: NSObjectProtocol {}
@available(iOS 13, *) class ASAuthorizationRequest: NSObject, NSCopying, NSSecureCoding {
    var provider: any ASAuthorizationProvider { get }
}
@available(iOS 13, *) class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    var nonce: String?
    var requestedOperation: ASAuthorization.OpenIDOperation
    var requestedScopes: [ASAuthorization.Scope]?
    var state: String?
}
@available(iOS 13, *) @service class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    init()
    func createRequest() -> ASAuthorizationAppleIDRequest
    @elsewhere func getCredentialState(
        forUserID userID: String,
        completion: @escaping (ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void)
    func credentialState(forUserID userID: String) async throws -> ASAuthorizationAppleIDProvider.CredentialState
    enum CredentialState: Int { case revoked, authorized, notFound, transferred }
    @pure static var credentialRevokedNotification: NSNotification.Name { get }
}
@available(iOS 13, *) class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    var user: String?
}
@available(iOS 13, *) class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    var authorizationCode: Data? { get }
    var authorizedScopes: [ASAuthorization.Scope] { get }
    var email: String? { get }
    var fullName: PersonNameComponents? { get }
    var identityToken: Data? { get }
    var realUserStatus: ASUserDetectionStatus { get }
    var state: String? { get }
    var user: String { get }
}
enum ASUserDetectionStatus: Int {
    case unsupported, unknown, likelyReal
}
@available(iOS 13, *) class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    init()
    func createRequest() -> ASAuthorizationPasswordRequest
}
@available(iOS 13, *) class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
@pure class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    init(user: String, password: String)
    var password: String { get }
    var user: String { get }
}
@available(iOS 13, *) class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider {
    init(identityProvider url: URL)
    var canPerformAuthorization: Bool { get }
    var url: URL { get }
    func createRequest() -> ASAuthorizationSingleSignOnRequest
}
@available(iOS 13, *) class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest {
    var authorizationOptions: [URLQueryItem]
    @available(iOS 15, *) var isUserInterfaceEnabled: Bool
}
@available(iOS 13, *) class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential {
    var accessToken: Data? { get }
    var authenticatedResponse: HTTPURLResponse? { get }
    var authorizedScopes: [ASAuthorization.Scope] { get }
    var identityToken: Data? { get }
    var state: String? { get }
}
@available(iOS 15, *) class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    init(relyingPartyIdentifier: String)
    var relyingPartyIdentifier: String { get }
    func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
}
@available(iOS 15, *) class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]
}
@available(iOS 15, *) class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {}
@available(iOS 15, *) class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
    init(credentialID: Data)
}
@available(iOS 15, *) class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
    var rawAuthenticatorData: Data! { get }
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
    var signature: Data! { get }
    var userID: Data! { get }
}
@available(iOS 15, *) class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential
{
    var credentialID: Data { get }
    var rawAttestationObject: Data? { get }
    var rawClientDataJSON: Data { get }
}
@available(iOS 13, *) class ASAuthorizationAppleIDButton: UIControl {
    init(type: ASAuthorizationAppleIDButton.ButtonType, style: ASAuthorizationAppleIDButton.Style)
    init(
        authorizationButtonType type: ASAuthorizationAppleIDButton.ButtonType,
        authorizationButtonStyle style: ASAuthorizationAppleIDButton.Style)
    var cornerRadius: CGFloat
    enum ButtonType: Int {
        case signIn, `continue`
        @available(iOS 13.2, *) case signUp
    }
    enum Style: Int { case white, whiteOutline, black }
}
extension ASAuthorizationAppleIDButton.ButtonType {
    @pure static var `default`: ASAuthorizationAppleIDButton.ButtonType { get }
}
@available(iOS 13, *) @pure struct ASAuthorizationError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknown, canceled, invalidResponse, notHandled, failed
        @available(iOS 15, *) case notInteractive
    }
    init(_ code: ASAuthorizationError.Code, userInfo: [String: Any] = [:])
    @pure var code: ASAuthorizationError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: ASAuthorizationError.Code { get }
    @pure static var canceled: ASAuthorizationError.Code { get }
    @pure static var invalidResponse: ASAuthorizationError.Code { get }
    @pure static var notHandled: ASAuthorizationError.Code { get }
    @pure static var failed: ASAuthorizationError.Code { get }
    @available(iOS 15, *) @pure static var notInteractive: ASAuthorizationError.Code { get }
}
class ASWebAuthenticationSession: NSObject {
    init(
        url URL: URL, callbackURLScheme: String?,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler)
    @available(iOS 17.4, *) init(
        url URL: URL, callback: ASWebAuthenticationSession.Callback,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler)
    @available(iOS 13.4, *) var canStart: Bool { get }
    @available(iOS 13, *) weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    @available(iOS 13, *) var prefersEphemeralWebBrowserSession: Bool
    func cancel()
    @discardableResult func start() -> Bool
    typealias CompletionHandler = (URL?, (any Error)?) -> Void
    @available(iOS 17.4, *) class Callback: NSObject {
        class func customScheme(_ customScheme: String) -> ASWebAuthenticationSession.Callback
        class func https(host: String, path: String) -> ASWebAuthenticationSession.Callback
    }
}
@available(iOS 13, *) protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
@pure struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case canceledLogin
        @available(iOS 13, *) case presentationContextNotProvided, presentationContextInvalid
    }
    init(_ code: ASWebAuthenticationSessionError.Code, userInfo: [String: Any] = [:])
    @pure var code: ASWebAuthenticationSessionError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var canceledLogin: ASWebAuthenticationSessionError.Code { get }
    @available(iOS 13, *) @pure static var presentationContextNotProvided: ASWebAuthenticationSessionError.Code { get }
    @available(iOS 13, *) @pure static var presentationContextInvalid: ASWebAuthenticationSessionError.Code { get }
}
@service class ASCredentialIdentityStore: NSObject {
    class var shared: ASCredentialIdentityStore { get }
    @elsewhere func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void)
    @elsewhere func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil)
    @elsewhere func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil)
    @elsewhere func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil)
    @elsewhere func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil)
    func state() async -> ASCredentialIdentityStoreState
}
class ASCredentialIdentityStoreState: NSObject {
    var isEnabled: Bool { get }
    var supportsIncrementalUpdates: Bool { get }
}
class ASPasswordCredentialIdentity: NSObject, NSCopying, NSSecureCoding {
    init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?)
    var rank: Int
    var recordIdentifier: String? { get }
    @NSCopying var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
}
class ASCredentialServiceIdentifier: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String, type: ASCredentialServiceIdentifier.IdentifierType)
    var identifier: String { get }
    var type: ASCredentialServiceIdentifier.IdentifierType { get }
    enum IdentifierType: Int { case domain, URL }
}
class ASCredentialProviderViewController: UIViewController {
    var extensionContext: ASCredentialProviderExtensionContext { get }
    func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier])
    func prepareInterfaceForExtensionConfiguration()
    func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity)
    func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity)
}
class ASCredentialProviderExtensionContext: NSExtensionContext {
    @releasesSelf func completeExtensionConfigurationRequest()
    @elsewhere @releasesSelf func completeRequest(
        withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil)
    @releasesSelf func cancelRequest(withError error: any Error)
}
@available(iOS 14, *) class ASAccountAuthenticationModificationController: NSObject {
    weak var delegate: (any ASAccountAuthenticationModificationControllerDelegate)?
    weak var presentationContextProvider:
        (any ASAccountAuthenticationModificationControllerPresentationContextProviding)?
    func perform(_ request: ASAccountAuthenticationModificationRequest)
}

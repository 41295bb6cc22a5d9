//  LoginInteractor.swift

import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class LoginInteractor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: LoginInteractorOutputProtocol!

    // MARK: - Public properties

    var api: AuthenticationAPI = RemoteAuthenticationAPI.shared
    var keychain = Keychain.standard
}

// MARK: - LoginInteractorProtocol

extension LoginInteractor: LoginInteractorProtocol {

    // MARK: - Business use case

    var remembersEmail: Bool { keychain.remembersEmail }

    // MARK: - Validation

    /// Good enough: the server knows better.
    func isAddress(_ email: String) -> Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
}

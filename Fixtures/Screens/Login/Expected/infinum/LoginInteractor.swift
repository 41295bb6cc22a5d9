//  LoginInteractor.swift

import Foundation

@preconcurrency @MainActor
final class LoginInteractor {

    // MARK: - Public properties

    var api: AuthenticationAPI = RemoteAuthenticationAPI.shared
    var keychain = Keychain.standard
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {

    // MARK: - Business use case

    var remembersEmail: Bool { keychain.remembersEmail }

    // MARK: - Validation

    /// Good enough: the server knows better.
    func isAddress(_ email: String) -> Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
}

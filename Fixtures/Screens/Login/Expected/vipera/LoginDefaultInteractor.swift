//  LoginDefaultInteractor.swift

import Foundation

@preconcurrency @MainActor
class LoginDefaultInteractor {

    // MARK: - Module

    weak var presenter: LoginPresenter!

    // MARK: - Public properties

    var api: AuthenticationAPI = RemoteAuthenticationAPI.shared
    var keychain = Keychain.standard
}

// MARK: - LoginInteractor

extension LoginDefaultInteractor: LoginInteractor {

    // MARK: - Business use case

    var remembersEmail: Bool { keychain.remembersEmail }

    // MARK: - Validation

    /// Good enough: the server knows better.
    func isAddress(_ email: String) -> Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
}

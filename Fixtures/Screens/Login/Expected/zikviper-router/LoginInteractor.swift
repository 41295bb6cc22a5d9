//  LoginInteractor.swift

import Foundation

@preconcurrency @MainActor
class LoginInteractor {

    // MARK: - Module

    weak var eventHandler: LoginInteractorEventHandler!
    weak var dataSource: LoginInteractorDataSource!

    // MARK: - Public properties

    var api: AuthenticationAPI = RemoteAuthenticationAPI.shared
    var keychain = Keychain.standard
}

// MARK: - Interactor input

extension LoginInteractor: LoginInteractorInput {

    // MARK: - Business use case

    var remembersEmail: Bool { keychain.remembersEmail }

    // MARK: - Validation

    /// Good enough: the server knows better.
    func isAddress(_ email: String) -> Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
}

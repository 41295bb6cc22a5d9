//  LoginInteractor.swift

import Foundation

@preconcurrency @MainActor
final class LoginInteractor {
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {

    // MARK: - Validation

    /// Good enough: the server knows better.
    func isAddress(_ email: String) -> Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
}

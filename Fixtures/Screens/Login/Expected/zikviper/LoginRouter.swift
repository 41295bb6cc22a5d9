//  LoginRouter.swift

import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class LoginRouter {
}

// MARK: - Router input

extension LoginRouter: LoginRouterInput {

    func makeResetPassword() -> ResetPasswordViewController {
        ResetPasswordViewController()
    }
}

//
//  HomeRouter.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class HomeRouter {
}

// MARK: - Router input

extension HomeRouter: HomeRouterInput {
}

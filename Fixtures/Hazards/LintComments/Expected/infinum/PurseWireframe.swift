//
//  PurseWireframe.swift
//  Change
//
//  Created by Ada on 1.4.2020.
//

import UIKit

final class PurseWireframe: BaseWireframe<PurseViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PurseViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: PurseViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: PurseViewController) -> PursePresenterInterface {
        PurseWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: PurseViewInterface) -> PursePresenter {
        let interactor = PurseInteractor()
        let presenter = PursePresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension PurseWireframe: PurseWireframeInterface {
}

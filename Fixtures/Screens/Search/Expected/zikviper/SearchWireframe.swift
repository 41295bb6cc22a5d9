import UIKit

@preconcurrency @MainActor
class SearchWireframe {

    // MARK: - Module

    weak var view: SearchViewController!
    var router: SearchRouterInput!
}

// MARK: - Wireframe input

extension SearchWireframe: SearchWireframeInput {

    // MARK: - Wireframe

    func open(_ hit: Hit) {
        let reader = ReaderViewController(page: hit.page)
        reader.hidesBottomBarWhenPushed = true
        view.navigationController?.pushViewController(reader, animated: true)
    }
}

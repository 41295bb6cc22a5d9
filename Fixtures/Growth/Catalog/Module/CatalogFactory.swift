import UIKit

enum CatalogFactory {

    static func make() -> CatalogViewController {
        let screen = CatalogViewController()
        let router = CatalogRouter()
        router.viewController = screen
        let director = CatalogDirector(items: CatalogInteractor(), ways: router)
        director.ui = screen
        screen.handler = director
        return screen
    }
}

import Foundation

@preconcurrency @MainActor
final class MenuPresenter {

    // MARK: - Private properties -

    private unowned let view: MenuViewInterface
    private let interactor: MenuInteractorInterface
    private let wireframe: MenuWireframeInterface

    // MARK: - Provide view data source

    var `repeat` = 0
    var _last: String?

    // MARK: - Lifecycle -

    init(
        view: MenuViewInterface,
        interactor: MenuInteractorInterface,
        wireframe: MenuWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension MenuPresenter: MenuPresenterInterface {

    // MARK: - Handle view event

    func `switch`(to dish: String, `for` guest: String) {
        `repeat` += 1
        _last = dish
        interactor.🍕.append(dish)
        view.show(größe: interactor.🍕.count, in: guest)
        if Größe > 2 {
            wireframe.`return`(from: dish)
        }
    }

    func move(to func: Int, where: String) {
        `repeat` += `func`
        _last = `where`
        view.show(größe: `func`, in: `where`)
    }

    // MARK: - データ

    var 名前: String { interactor.🍕.sorted(by: >).joined(separator: "、") }

    // MARK: - Provide view data source

    var Größe: Int { interactor.🍕.map(\.count).reduce(0, +) / max(1, interactor.🍕.count) }

    // MARK: - Forwarding

    func `default`() {
        interactor.`default`()
    }
}

extension MenuPresenter: MenuInteractorOutputInterface {
}

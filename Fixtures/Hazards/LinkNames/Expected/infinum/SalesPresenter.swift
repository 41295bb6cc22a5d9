import Foundation

@preconcurrency @MainActor
final class SalesPresenter {

    // MARK: - Private properties -

    private unowned let view: SalesViewInterface
    private let interactor: SalesInteractorInterface
    private let wireframe: SalesWireframeInterface

    // MARK: - Properties -

    var onSale: (() -> Void)?
    private var sum = 0

    // MARK: - Lifecycle -

    init(
        view: SalesViewInterface,
        interactor: SalesInteractorInterface,
        wireframe: SalesWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension SalesPresenter: SalesPresenterInterface {

    // MARK: - Handle view event

    func sellTea() {
        let view = 10
        interactor.till.pay { [ownView = self.view] amount in
            self.sum += amount * view
            ownView.show("tea \(self.sum)")
        }
    }

    func sellCake() {
        interactor.till.pay { [ownView = self.view] view in
            self.sum += view
            self.onSale?()
            ownView.show("cake \(self.sum)")
        }
    }

    func sellBread() {
        interactor.till.pay { [weak self, weak ownView = self.view] view in
            guard let self, let ownView else { return }
            self.sum += view
            self.onSale?()
            ownView.show("bread \(self.sum)")
        }
    }

    func sellMilk() {
        interactor.till.pay { [weak self, weak ownView = self.view] amount in
            guard let view = self, let ownView = ownView else { return Trace.record("nobody sells milk") }
            view.sum += amount
            view.onSale?()
            ownView.show("milk \(view.sum)")
        }
    }

    func sellAll() async {
        let ownView = self.view
        let view = sum
        await Task.yield()
        sum += view
        ownView.show("all \(sum)")
    }
}

import Foundation

@preconcurrency @MainActor
final class BasketPresenter {

    // MARK: - Private properties -

    private unowned let view: BasketViewInterface
    private let interactor: BasketInteractorInterface
    private let wireframe: BasketWireframeInterface

    // MARK: - Properties -

    private var total = 0
    var seen: Set<String>!

    // MARK: - Lifecycle -

    init(
        view: BasketViewInterface,
        interactor: BasketInteractorInterface,
        wireframe: BasketWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func list(_ fruits: [String]!) {
        total += 1
        if fruits.count > 1 {
            view.setUpLabel(fruits)
        }
        total += 1
        seen.removeAll()
    }
}

// MARK: - Extensions -

extension BasketPresenter: BasketPresenterInterface {

    func pick() {
        for fruit in view.shelfFruits {
            total += 1
            seen.insert(fruit)
            interactor.add(fruit)
        }
        total += view.shelfFruits.count
        if view.shelfMarked.contains(total) {
            total = 0
        }
        for fruit in seen.sorted() {
            interactor.add(fruit + "!")
        }
    }

    func note() {
        total += view.noteViewText.count
        if view.noteViewText.hasPrefix("x") {
            interactor.add(view.noteViewText)
        }
    }

    func name() {
        total += 1
        let caption = view.shelfCaption
        interactor.rename(caption)
        if view.shelfCaption != nil {
            total += 1
        }
    }

    func weigh(weights: [Int]!) {
        interactor.weighBasket(weights)
        total += 1
        view.map(total)
        interactor.take()
    }

    func show() {
        let fruits: [String]! = interactor.fruits()
        total += 1
        list(fruits)
        view.updateLabelText(fruits)
        total += fruits.count
        view.setTotalLabelText("\(total)")
    }
}

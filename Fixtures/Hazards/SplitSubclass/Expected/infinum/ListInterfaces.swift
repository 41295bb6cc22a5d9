import UIKit

@preconcurrency @MainActor
protocol ListWireframeInterface: WireframeInterface {
    func showFullAlert()
}

@preconcurrency @MainActor
protocol ListViewInterface: ViewInterface {
    func setCountLabelTextInView(_ text: String?)
}

@preconcurrency @MainActor
protocol ListPresenterInterface: PresenterInterface {
    var items: [String] { get set }

    func viewDidLoad()
    func save(_ item: String)
    func warn()
}

@preconcurrency @MainActor
protocol ListInteractorInterface: InteractorInterface {
    func fetchItems() -> [String]
    func save(_ item: String)
}

import UIKit

@preconcurrency @MainActor
protocol NotebookWireframeInterface: WireframeInterface {
    func welcome()
}

@preconcurrency @MainActor
protocol NotebookViewInterface: ViewInterface {
    func showPage()
}

@preconcurrency @MainActor
protocol NotebookPresenterInterface: PresenterInterface {
    var canBecomeFirstResponder: Bool { get }
    var page: Int { get set }
    var visits: Int { get set }
    var edits: Int { get set }
    var store: PageStore { get }

    func turn(to newPage: Int)
    func didReceiveMemoryWarning()
    func welcome()
}

@preconcurrency @MainActor
protocol NotebookInteractorInterface: InteractorInterface {
    var store: PageStore { get }

    func didReceiveMemoryWarning()
}

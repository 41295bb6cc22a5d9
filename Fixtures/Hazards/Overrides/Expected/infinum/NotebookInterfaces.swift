import UIKit

@preconcurrency @MainActor
protocol NotebookWireframeInterface: WireframeInterface {
    func welcome()
}

@preconcurrency @MainActor
protocol NotebookViewInterface: ViewInterface {
    var isEditing: Bool { get }

    func showPage()
}

@preconcurrency @MainActor
protocol NotebookPresenterInterface: PresenterInterface {
    var page: Int { get }
    var visits: Int { get }
    var edits: Int { get set }
    var canBecomeFirstResponder: Bool { get }
    var prefersStatusBarHidden: Bool { get }

    func viewDidLoad()
    func viewDidAppear()
    func setEditing(_ editing: Bool)
    func turn(to newPage: Int)
    func viewDidDisappear()
    func didReceiveMemoryWarning()
    func logAppearsAnimated(_ animated: Bool)
    func logTitle(_ value: String)
    func logPresentsNumber(_ visits: Int)
}

@preconcurrency @MainActor
protocol NotebookInteractorInterface: InteractorInterface {
    func viewDidDisappear()
    func didReceiveMemoryWarning()
    func lastPage() -> Int
    func logAppearsAnimated(_ animated: Bool)
    func save(_ page: Int)
    func logTitle(_ value: String)
    func logPresentsNumber(_ visits: Int)
}

@preconcurrency @MainActor
protocol NotebookInteractorOutputInterface: AnyObject, Sendable {
    var page: Int { get }
}

import UIKit

@preconcurrency @MainActor
protocol FoldersWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol FoldersViewInterface: ViewInterface {
    var isBusy: Bool { get }
    var isEditing: Bool { get }
    var isLoading: Bool { get }
    var isViewLoaded: Bool { get }
    var order: ByName { get }

    func setCountLabelText(_ text: String?)
    func showHintInView(_ text: String)
    func reorderInView()
    func updateTitleAndCountLabel(name: String?)
    func hideLoading(animated: Bool)
    func setEditing(_ editing: Bool, animated: Bool)
    func setNeedsStatusBarAppearanceUpdate()
    func showHint(_ text: String, for seconds: Double)
    func showLoading()
}

@preconcurrency @MainActor
protocol FoldersPresenterInterface: PresenterInterface {
    func load()
    func remove(at index: Int)
    func reverse()
    func rename(_ index: Int, to name: String)
}

@preconcurrency @MainActor
protocol FoldersInteractorInterface: InteractorInterface {
    func loadFolder(_ done: @escaping ([String]) -> Void)
    func setFolders(_ folders: [String])
    func sorted(by order: ByName) -> [String]
}

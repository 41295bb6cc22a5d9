import UIKit

@preconcurrency @MainActor
protocol FoldersWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol FoldersViewInterface: ViewInterface {
    var isViewLoaded: Bool { get }
    var isEditing: Bool { get }
    var isLoading: Bool { get }
    var isBusy: Bool { get }

    func showLoading()
    func hideLoading(animated: Bool)
    func setCountLabelText(_ text: String?)
    func showHint(_ text: String, for seconds: Double)
    func setEditing(_ editing: Bool, animated: Bool)
    func showHintInView(_ text: String)
    func setNeedsStatusBarAppearanceUpdate()
    func updateTitleAndCountLabel(name: String?)
}

@preconcurrency @MainActor
protocol FoldersPresenterInterface: PresenterInterface {
    func load()
    func remove(at index: Int)
    func rename(_ index: Int, to name: String)
}

@preconcurrency @MainActor
protocol FoldersInteractorInterface: InteractorInterface {
    func loadFolder(_ done: @escaping ([String]) -> Void)
    func setFolders(_ folders: [String])
}

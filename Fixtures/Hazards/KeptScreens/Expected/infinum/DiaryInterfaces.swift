import UIKit

@preconcurrency @MainActor
protocol DiaryWireframeInterface: WireframeInterface {
    var isEditorDirty: Bool? { get }

    func closeHelp()
    func reloadEditor(_ entries: [String])
    func setHelpTopic(_ topic: String)
    func showEditor(for entry: String)
    func dismissEditor()
    func presentHelp(for topic: String)
    func showScreen(for title: String?)
}

@preconcurrency @MainActor
protocol DiaryViewInterface: ViewInterface {
    func setTitle(_ newTitle: String?)
}

@preconcurrency @MainActor
protocol DiaryPresenterInterface: PresenterInterface {
    var entries: [String] { get }
    var isFirst: Bool { get set }

    func reload()
    func edit(_ row: Int)
    func add(_ entry: String)
    func showHelp()
    func showPreview()
    func numberOfRowsInSection(_ section: Int) -> Int
    func closeHelp()
    func addLaterQueue(_ work: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol DiaryInteractorInterface: InteractorInterface {
    var entryStoreEntries: [String] { get }

    func append(_ newElement: String)
    func addLaterQueue(_ work: @escaping () -> Void)
}

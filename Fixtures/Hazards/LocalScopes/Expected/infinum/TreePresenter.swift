import Foundation

@preconcurrency @MainActor
final class TreePresenter {

    // MARK: - Private properties -

    private unowned let view: TreeViewInterface
    private let interactor: TreeInteractorInterface
    private let wireframe: TreeWireframeInterface

    // MARK: - Provide view data source

    var closed: [String] = []
    let maximumDepth = 2

    // MARK: - Lifecycle -

    init(
        view: TreeViewInterface,
        interactor: TreeInteractorInterface,
        wireframe: TreeWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TreePresenter: TreePresenterInterface {

    // MARK: - Handle view event

    func toggle(_ name: String) {
        defer { view.show() }
        let wasClosed: Bool = {
            if let index = closed.firstIndex(of: name) {
                closed.remove(at: index)
                return true
            }
            return false
        }()
        if !wasClosed { closed.append(name) }
        view.mark(name)
    }

    func find(_ name: String) -> [String]? {
        var path: [String] = []
        func search(_ node: Node) -> Bool {
            path.append(node.name)
            defer { if path.last != name { path.removeLast() } }
            if node.name == name { return true }
            search: for child in node.children {
                guard !closed.contains(child.name) else { continue search }
                if search(child) { return true }
            }
            return false
        }
        if search(interactor.root) { return path }
        wireframe.complain(about: name)
        return nil
    }

    // MARK: - Forwarding

    func reload() {
        interactor.reload()
    }

    var forest: Forest { interactor.forest }

    var root: Node {
        get { interactor.root }
        set { interactor.root = newValue }
    }

    var marks: [String] {
        get { interactor.marks }
        set { interactor.marks = newValue }
    }
}

extension TreePresenter: TreeInteractorOutputInterface {
}

import Foundation

@preconcurrency @MainActor
final class TreeInteractor {

    // MARK: - Public properties -

    weak var output: TreeInteractorOutputInterface!

    // MARK: - Manage model

    let forest = Forest()
    var root = Node(name: "none")
    var marks: [String] = []
}

// MARK: - Extensions -

extension TreeInteractor: TreeInteractorInterface {

    // MARK: - Business use case

    func reload() {
        let forest = forest
        root = forest.tree(of: output.maximumDepth + 1)
    }
}

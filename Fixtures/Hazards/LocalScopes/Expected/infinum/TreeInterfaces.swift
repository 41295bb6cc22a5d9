import UIKit

@preconcurrency @MainActor
protocol TreeWireframeInterface: WireframeInterface {
    func complain(about name: String)
}

@preconcurrency @MainActor
protocol TreeViewInterface: ViewInterface {
    func show()
    func mark(_ name: String)
}

@preconcurrency @MainActor
protocol TreePresenterInterface: PresenterInterface {
    var closed: [String] { get set }
    var maximumDepth: Int { get }
    var forest: Forest { get }
    var root: Node { get set }
    var marks: [String] { get set }

    func toggle(_ name: String)
    func find(_ name: String) -> [String]?
    func reload()
}

@preconcurrency @MainActor
protocol TreeInteractorInterface: InteractorInterface {
    var forest: Forest { get }
    var root: Node { get set }
    var marks: [String] { get set }

    func reload()
}

@preconcurrency @MainActor
protocol TreeInteractorOutputInterface: AnyObject, Sendable {
    var maximumDepth: Int { get }
}

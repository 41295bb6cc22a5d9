import UIKit

@preconcurrency @MainActor
protocol ReadingWireframeInterface: WireframeInterface {
    func showPage(page: String)
}

@preconcurrency @MainActor
protocol ReadingViewInterface: ViewInterface {
    func show()
    func setPageLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol ReadingPresenterInterface: PresenterInterface {
    var pages: Pages { get }
    var offset: Int { get set }

    func fill(_ list: [String])
    func open()
    func count()
    func updateOffset(_ count: Int)
}

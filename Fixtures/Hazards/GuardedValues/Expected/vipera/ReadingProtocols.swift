import UIKit

@preconcurrency @MainActor
protocol ReadingView: AnyObject, Sendable {
    func show()
    func setPageLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol ReadingPresenter: AnyObject, Sendable {
    var pages: Pages { get }
    var offset: Int { get set }

    func fill(_ list: [String])
    func open()
    func count()
    func updateOffset(_ count: Int)
}

@preconcurrency @MainActor
protocol ReadingInteractor: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ReadingRouter: AnyObject, Sendable {
    func showPage(page: String)
}

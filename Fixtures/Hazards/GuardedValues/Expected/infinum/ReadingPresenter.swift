import Foundation

@preconcurrency @MainActor
final class ReadingPresenter {

    // MARK: - Private properties -

    private unowned let view: ReadingViewInterface
    private let wireframe: ReadingWireframeInterface

    // MARK: - Properties -

    let pages = Pages()
    var offset = 1

    // MARK: - Lifecycle -

    init(
        view: ReadingViewInterface,
        wireframe: ReadingWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ReadingPresenter: ReadingPresenterInterface {

    func fill(_ list: [String]) {
        pages.list = list
        pages.bookmark = list.isEmpty ? nil : list.count - 1
        offset += 1
        view.show()
    }

    // MARK: - Whoever isn't there

    func open() {
        offset += 1
        wireframe.showPage(page: "page \(offset)")
    }

    // MARK: - Handle view event

    func count() {
        Delivery(pages.list.count)
            .then { count in count + self.offset }
            .then { sum in self.view.setPageLabelText("\(sum)") }
    }

    func updateOffset(_ count: Int) {
        offset += count
        pages.list.append("page \(count)")
        pages.bookmark = 0
    }
}

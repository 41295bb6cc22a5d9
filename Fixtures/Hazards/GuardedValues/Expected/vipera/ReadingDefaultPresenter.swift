import Foundation

@preconcurrency @MainActor
class ReadingDefaultPresenter {

    // MARK: - Module

    var router: ReadingRouter!
    var interactor: ReadingInteractor!
    weak var view: ReadingView!

    // MARK: - Properties

    let pages = Pages()
    var offset = 1
}

// MARK: - ReadingPresenter

extension ReadingDefaultPresenter: ReadingPresenter {

    func fill(_ list: [String]) {
        pages.list = list
        pages.bookmark = list.isEmpty ? nil : list.count - 1
        offset += 1
        view.show()
    }

    // MARK: - Whoever isn't there

    func open() {
        offset += 1
        router.showPage(page: "page \(offset)")
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

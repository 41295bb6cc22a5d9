import UIKit

@preconcurrency @MainActor
class BookshelfWireframe {

    // MARK: - Module

    weak var view: BookshelfViewController!
    var router: BookshelfRouterInput!
}

// MARK: - Wireframe input

extension BookshelfWireframe: BookshelfWireframeInput {

    // MARK: - Wireframe

    func showSortAlert(
        of values: [(title: String, value: Sorting)],
        current: Sorting,
        onChoice: @escaping (Sorting) -> Void
    ) {
        let sheet = UIAlertController.choice(of: values, current: current) { onChoice($0) }
        sheet.popoverPresentationController?.sourceView = view.tableView
        view.present(sheet, animated: true)
    }

    func showFilter(model: LongBooks, onFound: @escaping ([Book]) -> Void) {
        let filter = FilterViewController(model: model, onFound: onFound)
        filter.navigationItem.prompt = view.title
        _ = view.navigationController?.pushViewController(filter, animated: true)
    }

    func showLend(book: Book, answer: @escaping (_ reader: String, _ isSure: Bool) -> Void) {
        let lend = LendViewController(book: book, answer: answer)
        view.navigationController?.pushViewController(lend, animated: true)
        view.lending = lend
    }

    func goBack() {
        _ = view.navigationController?.popViewController(animated: true)
    }

    func dismissLending() {
        view.lending?.dismiss(animated: true)
    }

    func syncBooks(_ books: [Book], completion: @escaping (SyncResult) -> Void) {
        Library.shared.sync(books, presentingViewController: view!, completion: completion)
    }

    func showHelp() {
        let help = router.makeHelp(); help.title = "Help"; view.present(help, animated: true)
    }
}

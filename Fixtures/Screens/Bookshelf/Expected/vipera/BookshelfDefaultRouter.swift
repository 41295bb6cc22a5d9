import UIKit

@preconcurrency @MainActor
class BookshelfDefaultRouter {

    // MARK: - Module

    weak var presenter: BookshelfPresenter!
    weak var viewController: BookshelfViewController!
}

// MARK: - BookshelfRouter

extension BookshelfDefaultRouter: BookshelfRouter {

    // MARK: - Router

    func showSortAlert(
        of values: [(title: String, value: Sorting)],
        current: Sorting,
        onChoice: @escaping (Sorting) -> Void
    ) {
        let sheet = UIAlertController.choice(of: values, current: current) { onChoice($0) }
        sheet.popoverPresentationController?.sourceView = viewController.tableView
        viewController.present(sheet, animated: true)
    }

    func showFilter(model: LongBooks, onFound: @escaping ([Book]) -> Void) {
        let filter = FilterViewController(model: model, onFound: onFound)
        filter.navigationItem.prompt = viewController.title
        _ = viewController.navigationController?.pushViewController(filter, animated: true)
    }

    func showLend(book: Book, answer: @escaping (_ reader: String, _ isSure: Bool) -> Void) {
        let lend = LendViewController(book: book, answer: answer)
        viewController.navigationController?.pushViewController(lend, animated: true)
        viewController.lending = lend
    }

    func goBack() {
        _ = viewController.navigationController?.popViewController(animated: true)
    }

    func dismissLending() {
        viewController.lending?.dismiss(animated: true)
    }

    func syncBooks(_ books: [Book], completion: @escaping (SyncResult) -> Void) {
        Library.shared.sync(books, presentingViewController: viewController!, completion: completion)
    }

    func showHelp() {
        let help = HelpViewController(); help.title = "Help"; viewController.present(help, animated: true)
    }
}

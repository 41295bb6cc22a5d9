import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class BookshelfViewRouter {

    // MARK: - Module

    weak var view: BookshelfViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> BookshelfViewController {
        BookshelfViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: BookshelfViewController) -> BookshelfViewPresenter {
        let router = BookshelfViewRouter()
        let interactor = BookshelfInteractor()
        let presenter = BookshelfViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Router

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
        let help = HelpViewController(); help.title = "Help"; view.present(help, animated: true)
    }
}

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class BookshelfRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? BookshelfViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: BookshelfViewController!
}

// MARK: - BookshelfRouterProtocol

extension BookshelfRouter: BookshelfRouterProtocol {

    // MARK: - Router

    func showSortAlert(
        of values: [(title: String, value: Sorting)],
        current: Sorting,
        onChoice: @escaping (Sorting) -> Void
    ) {
        let sheet = UIAlertController.choice(of: values, current: current) { onChoice($0) }
        sheet.popoverPresentationController?.sourceView = screen.tableView
        screen.present(sheet, animated: true)
    }

    func showFilter(model: LongBooks, onFound: @escaping ([Book]) -> Void) {
        let filter = FilterViewController(model: model, onFound: onFound)
        filter.navigationItem.prompt = screen.title
        _ = screen.navigationController?.pushViewController(filter, animated: true)
    }

    func showLend(book: Book, answer: @escaping (_ reader: String, _ isSure: Bool) -> Void) {
        let lend = LendViewController(book: book, answer: answer)
        screen.navigationController?.pushViewController(lend, animated: true)
        screen.lending = lend
    }

    func goBack() {
        _ = screen.navigationController?.popViewController(animated: true)
    }

    func dismissLending() {
        screen.lending?.dismiss(animated: true)
    }

    func syncBooks(_ books: [Book], completion: @escaping (SyncResult) -> Void) {
        Library.shared.sync(books, presentingViewController: screen!, completion: completion)
    }

    func showHelp() {
        let help = HelpViewController(); help.title = "Help"; screen.present(help, animated: true)
    }
}

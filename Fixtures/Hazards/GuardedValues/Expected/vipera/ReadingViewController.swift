import UIKit

final class ReadingViewController: UIViewController {

    // MARK: - Module

    lazy var presenter: ReadingPresenter = ReadingModule().assemble(self)

    // MARK: - Properties

    @IBOutlet var pageLabel: UILabel!
    @IBOutlet var hintLabel: UILabel?
    @IBOutlet var placeholder: UILabel!

    weak var coordinator: ReadingCoordinator?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.pages.bookmark = nil
        show()
    }

    func fill(_ list: [String]) {
        presenter.fill(list)
    }

    // MARK: - Branches

    func show() {
        presenter.offset += 1
        pageLabel.text = presenter.pages.list.isEmpty ? placeholder.text : presenter.pages.list[0]
        pageLabel.isHidden = placeholder.isHidden && presenter.pages.list[0].isEmpty
        pageLabel.tag = presenter.pages.bookmark == nil ? placeholder.tag : presenter.pages.bookmark!
        placeholder.text = pageLabel.text ?? presenter.pages.nextPage()
        placeholder.isHidden = pageLabel.isHidden || presenter.pages.isOpen
        Trace.record("shown \(presenter.offset)")
    }

    // MARK: - Whoever isn't there

    @IBAction func turn(_ sender: Any) {
        presenter.offset += 1
        hintLabel?.text = presenter.pages.nextPage()
        navigationController?.title = presenter.pages.nextPage()
        Trace.record("turned")
        coordinator?.showPage(presenter.pages.nextPage())
    }

    @IBAction func read(_ sender: Any) {
        presenter.offset += 1
        navigationController?.pushViewController(PageViewController(page: presenter.pages.nextPage()), animated: false)
    }

    @IBAction func open(_ sender: Any) {
        presenter.open()
    }

    // MARK: - Closures

    @IBAction func count(_ sender: Any) {
        presenter.count()
    }

    @IBAction func back(_ sender: Any) {
        Delivery(sender)
            .then { _ in self.navigationController?.popViewController(animated: false) }
            .then { gone in Trace.record("gone: \(gone != nil) \(self.presenter.offset)") }
    }

    @IBAction func load(_ sender: Any) {
        let label = placeholder!
        Delivery(presenter.pages.list.count).deliver { count in
            self.pageLabel.text = "loaded \(count)"
            label.tag = count
            DispatchQueue.main.async {
                self.presenter.updateOffset(count)
            }
            label.tag += 1
        }
    }
}

// MARK: - ReadingView

extension ReadingViewController: ReadingView {

    // MARK: - Update view

    func setPageLabelText(_ text: String?) {
        pageLabel.text = text
    }
}

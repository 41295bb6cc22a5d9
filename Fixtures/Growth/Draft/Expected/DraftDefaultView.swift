import UIKit

class DraftDefaultView: UIViewController {

    var presenter: DraftPresenter?

    private let titleLabel = UILabel()
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()

        self.presenter?.reload()
        presenter?.loadSuggestions()
    }

    func didTapSave() {
        self.presenter?.save()
    }

    // MARK: - Send view event

    func didType(_ text: String) {
        presenter?.didType(text)
    }

    func didTapSuggestion(at index: Int) {
        presenter?.didTapSuggestion(at: index)
    }

    // MARK: - Update view

    func showTitle(_ title: String) {
        titleLabel.text = title
        Trace.record("title = \(title)")
    }

    func showCount(of text: String) {
        countLabel.text = "\(text.count)"
        Trace.record("count = \(text.count)")
    }
}

extension DraftDefaultView: DraftView {

    func setup(with draft: Draft) {
        showTitle(draft.title)
    }

    func displaySaved(_ count: Int) {
        Trace.record("saved \(count)")
    }
}

import UIKit

class DraftDefaultView: UIViewController {

    var presenter: DraftPresenter?

    private let titleLabel = UILabel()
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()

        self.presenter?.reload()
        loadSuggestions()
    }

    func didTapSave() {
        self.presenter?.save()
    }

    // MARK: - Handle view event

    private var suggestions: [String] = []
    private var edits = 0

    func didType(_ text: String) {
        edits += 1
        showCount(of: text)
        remember(text)
        if edits > 2 {
            presenter?.save()
            edits = 0
        }
        if rememberedCount() > 3 { showHistory() }
    }

    func didTapSuggestion(at index: Int) {
        guard suggestions.indices.contains(index) else {
            close()
            return
        }
        showTitle(suggestions[index])
    }

    private func loadSuggestions() {
        askForSuggestions { [weak self] found in
            guard let self else { return }
            self.suggestions = found
            self.showCount(of: found.joined(separator: " "))
        }
    }

    // MARK: - Update view

    private func showTitle(_ title: String) {
        titleLabel.text = title
        Trace.record("title = \(title)")
    }

    private func showCount(of text: String) {
        countLabel.text = "\(text.count)"
        Trace.record("count = \(text.count)")
    }

    // MARK: - Business use case

    private let history = DraftHistory.shared

    private func remember(_ text: String) {
        history.add(text)
    }

    private func rememberedCount() -> Int { history.texts.count }

    private func askForSuggestions(_ done: @escaping ([String]) -> Void) {
        history.suggestions(done)
    }

    // MARK: - Wireframe

    private func close() {
        navigationController?.popViewController(animated: true)
    }

    private func showHistory() {
        let screen = HistoryViewController()
        screen.draft = self
        present(screen, animated: true)
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

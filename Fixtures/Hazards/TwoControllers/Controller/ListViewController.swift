import UIKit

private let separator = " · "

// MARK: - List

/// The words, and a way to each.
final class ListViewController: UIViewController {

    @IBOutlet private weak var wordsLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    // MARK: - Update view

    fileprivate func showWords() {
        wordsLabel.text = words.joined(separator: separator)
    }

    // MARK: - Handle view event

    func select(_ index: Int) {
        open(words[index])
    }

    fileprivate func replace(_ word: String, with newWord: String) {
        guard let index = words.firstIndex(of: word) else { return }
        words[index] = newWord
        dictionary.replace(word, with: newWord)
        showWords()
    }

    // MARK: - Wireframe

    private func open(_ word: String) {
        let editor = WordViewController(word: word)
        editor.list = self
        navigationController?.pushViewController(editor, animated: true)
    }

    // MARK: - Business use case

    private func load() {
        words = dictionary.words()
        showWords()
    }

    // MARK: - Manage model

    fileprivate let dictionary = Dictionary()
    private var words: [String] = []
}

// MARK: - Word

/// One word, to be changed.
final class WordViewController: UIViewController {

    fileprivate weak var list: ListViewController?

    // MARK: - Manage model

    private var word: String

    // MARK: - View life

    init(word: String) {
        self.word = word
        super.init(nibName: nil, bundle: nil)
        title = ["Word", word].joined(separator: separator)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: - Handle view event

    func save(_ newWord: String) {
        guard newWord != word else { return close() }
        list?.replace(word, with: newWord)
        list?.dictionary.log("saved")
        word = newWord
        list?.showWords()
        close()
    }

    // MARK: - Wireframe

    private func close() {
        navigationController?.popViewController(animated: true)
    }
}

import UIKit

final class ReadingViewController: UIViewController {
    @IBOutlet var pageLabel: UILabel!
    @IBOutlet var hintLabel: UILabel?
    @IBOutlet var placeholder: UILabel!

    weak var coordinator: ReadingCoordinator?
    private let pages = Pages()
    private var offset = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.bookmark = nil
        show()
    }

    func fill(_ list: [String]) {
        pages.list = list
        pages.bookmark = list.isEmpty ? nil : list.count - 1
        offset += 1
        show()
    }

    // MARK: - Branches

    private func show() {
        offset += 1
        pageLabel.text = pages.list.isEmpty ? placeholder.text : pages.list[0]
        pageLabel.isHidden = placeholder.isHidden && pages.list[0].isEmpty
        pageLabel.tag = pages.bookmark == nil ? placeholder.tag : pages.bookmark!
        placeholder.text = pageLabel.text ?? pages.nextPage()
        placeholder.isHidden = pageLabel.isHidden || pages.isOpen
        Trace.record("shown \(offset)")
    }

    // MARK: - Whoever isn't there

    @IBAction func turn(_ sender: Any) {
        offset += 1
        hintLabel?.text = pages.nextPage()
        navigationController?.title = pages.nextPage()
        Trace.record("turned")
        coordinator?.showPage(pages.nextPage())
    }

    @IBAction func read(_ sender: Any) {
        offset += 1
        navigationController?.pushViewController(PageViewController(page: pages.nextPage()), animated: false)
    }

    @IBAction func open(_ sender: Any) {
        offset += 1
        navigationController?.pushViewController(PageViewController(page: "page \(offset)"), animated: false)
    }

    // MARK: - Closures

    @IBAction func count(_ sender: Any) {
        Delivery(pages.list.count)
            .then { count in count + self.offset }
            .then { sum in self.pageLabel.text = "\(sum)" }
    }

    @IBAction func back(_ sender: Any) {
        Delivery(sender)
            .then { _ in self.navigationController?.popViewController(animated: false) }
            .then { gone in Trace.record("gone: \(gone != nil) \(self.offset)") }
    }

    @IBAction func load(_ sender: Any) {
        let label = placeholder!
        Delivery(pages.list.count).deliver { count in
            self.pageLabel.text = "loaded \(count)"
            label.tag = count
            DispatchQueue.main.async {
                self.offset += count
                self.pages.list.append("page \(count)")
                self.pages.bookmark = 0
            }
            label.tag += 1
        }
    }
}

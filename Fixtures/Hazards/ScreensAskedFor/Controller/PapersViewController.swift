import UIKit

/// Asks its model for screens, and builds them by what it is told.
final class PapersViewController: UIViewController {

    var desk: Desk?
    var root = "/papers"
    var shown = 0

    @objc func open(_ row: Int) {
        guard shown < 5 else {
            Trace.record("enough")
            return
        }
        shown += 1
        guard let editor = desk?.editor(for: row) else {
            return
        }
        present(editor, animated: false)
    }

    @objc func openNext(_ title: String) {
        shown += title.count
        if let editor = desk?.next(after: title) as? PaperEditor {
            editor.address = title
            present(editor, animated: false)
        }
    }

    func show(_ path: String?) {
        shown += 1
        let editor = PaperEditor()
        if let path {
            editor.address = "\(root)/\(path)"
        } else {
            editor.address = "\(root)/start"
        }
        present(editor, animated: false)
    }
}

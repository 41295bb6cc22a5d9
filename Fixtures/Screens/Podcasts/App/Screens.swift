import UIKit

final class SignInViewController: UIViewController {}

final class PlayerViewController: UIViewController {
    var speed = Speed.normal { didSet { Trace.record("player \(speed)") } }
}

@MainActor
final class NoteModel {
    let text: String
    var onSave: ((String) -> Void)?

    init(text: String) { self.text = text }
}

final class NoteViewController: UIViewController {
    let model: NoteModel

    init(model: NoteModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "Note: \(model.text)"
    }

    required init?(coder: NSCoder) { return nil }
}

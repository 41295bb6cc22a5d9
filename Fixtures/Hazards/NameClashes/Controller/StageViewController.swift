import UIKit

final class StageViewController: UIViewController, TalkHosting {

    @IBOutlet private weak var speakerLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        assemble()
        show(presenter)
    }

    // MARK: - Update view

    private func show(_ presenter: Speaker?) {
        let view = speakerLabel
        view?.text = presenter?.name ?? "nobody"
        self.view.isHidden = presenter == nil
    }

    // MARK: - Handle view event

    /// Whoever presents at the moment. The programme sets it.
    var presenter: Speaker? {
        didSet { output.append(presenter?.name ?? "-") }
    }

    func callNext() {
        guard let wireframe = wireframe else { return leave("all") }
        presenter = wireframe.next()
        show(presenter)
        if presenter == nil {
            leave("last")
        }
    }

    // MARK: - Wireframe

    private func leave(_ viewController: String) {
        let interactor = UIViewController()
        interactor.title = viewController + output.joined(separator: ">")
        present(interactor, animated: true)
    }

    // MARK: - Provide view data source

    private(set) var output: [String] = []

    // MARK: - Business use case

    private func assemble() {
        wireframe = interactor.programme()
        view(named: "start", for: presenter)
    }

    private func view(named name: String, for presenter: Speaker?) {
        interactor.count(name, presenter)
    }

    // MARK: - Manage model

    var interactor = Audience()
    private var wireframe: Programme?
}

import UIKit

final class StageViewController: UIViewController, TalkHosting {

    // MARK: - Public properties -

    lazy var modulePresenter: StagePresenterInterface = StageWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var speakerLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        assemble()
        show(modulePresenter.presenter)
    }

    // MARK: - Update view

    private func show(_ presenter: Speaker?) {
        let view = speakerLabel
        view?.text = presenter?.name ?? "nobody"
        self.view.isHidden = presenter == nil
    }

    // MARK: - Handle view event

    var presenter: Speaker? {
        get { modulePresenter.presenter }
        set { modulePresenter.presenter = newValue }
    }

    func callNext() {
        guard let wireframe = wireframe else { return modulePresenter.leave("all") }
        modulePresenter.presenter = wireframe.next()
        show(modulePresenter.presenter)
        if modulePresenter.presenter == nil {
            modulePresenter.leave("last")
        }
    }

    // MARK: - Request view data source

    var output: [String] { modulePresenter.output }

    // MARK: - Business use case

    private func assemble() {
        wireframe = interactor.programme()
        view(named: "start", for: modulePresenter.presenter)
    }

    private func view(named name: String, for presenter: Speaker?) {
        interactor.count(name, presenter)
    }

    // MARK: - Manage model

    var interactor = Audience()
    private var wireframe: Programme?
}

// MARK: - Extensions -

extension StageViewController: StageViewInterface {
}

import UIKit

final class StageViewController: UIViewController, TalkHosting {

    // MARK: - Public properties -

    lazy var modulePresenter: StagePresenterInterface = StageWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var speakerLabel: UILabel!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = modulePresenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = modulePresenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        modulePresenter.assemble()
        show(modulePresenter.presenter)
    }

    // MARK: - Send view event

    var presenter: Speaker? {
        get { modulePresenter.presenter }
        set { modulePresenter.presenter = newValue }
    }

    func callNext() {
        modulePresenter.callNext()
    }

    // MARK: - Request view data source

    var output: [String] { modulePresenter.output }

    // MARK: - Manage model

    var interactor: Audience {
        get { modulePresenter.interactor }
        set { modulePresenter.interactor = newValue }
    }
}

// MARK: - Extensions -

extension StageViewController: StageViewInterface {

    // MARK: - Update view

    func show(_ presenter: Speaker?) {
        let view = speakerLabel
        view?.text = presenter?.name ?? "nobody"
        self.view.isHidden = presenter == nil
    }
}

import UIKit

// MARK: - Presenter
// This mark stands at file level: it governs the declaration below, not the controller's members.

enum MarksOutsideNothing {
    static let unmarked = "outside"
}

// MARK: Controller

final class MarksViewController: UIViewController {

    @IBOutlet private weak var label: UILabel!

    private let log = MarkLog()

    //MARK:-View life

    override func viewDidLoad() {
        super.viewDidLoad()
        viewConfig()
        let text = """
            // MARK: - Wireframe
            """
        // MARK: - Business use case
        log.write(text.trimmingCharacters(in: .whitespaces))
        stillView()
    }

    /* MARK: - Wireframe */

    private func stillView() {
        label.isHidden = false
    }

    // mark: view config

    private func viewConfig() {
        label.textColor = .red
    }

    /// MARK: Update view

    private func viewUpdate() {
        label.text = presenterText
    }

    // #pragma mark - Handle view event

    func presenterPragma() {
        interactorUseCase()
        viewUpdate()
    }

    // #pragma mark Provide view data source

    private var presenterText: String { "\(interactorCount)" }

    //#pragma mark - Send business event

    private func interactorPragma() {
        presenterMark()
    }

    // Mark - Handle business event

    private func presenterMark() {
        wireframeDashes()
    }

    // MARK:- Wireframe -

    private func wireframeDashes() {
        let alert = UIAlertController(title: presenterText, message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }

    //------Interactor-------

    private func interactorBanner() {
        log.write("banner")
    }

    // MARK: -

    private func interactorAfterSeparator() {
        log.write("separator")
    }

    // MARK : - business use case

    private func interactorUseCase() {
        interactorCount += 1
        interactorBanner()
        interactorAfterSeparator()
        interactorPragma()
    }

    // ---- Presenter ----

    func presenterBanner() {
        struct Local {
            // MARK: - Wireframe
            let text: String
        }
        log.write(Local(text: "local").text)
        viewUpdate()
    }

    private struct PresenterNested {
        // MARK: - Manage model
        var hits = 0
        // MARK: - Wireframe
    }

    private var presenterAfterNested = PresenterNested()

    func presenterHit() {
        presenterAfterNested.hits += 1
        log.write("hits = \(presenterAfterNested.hits)")
    }

    //#MARK: - Manage model

    private var interactorCount = 0

    // MARK: - Update view
}

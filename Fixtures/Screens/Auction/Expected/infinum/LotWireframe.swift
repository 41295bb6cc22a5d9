import UIKit

final class LotWireframe: BaseWireframe<LotViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LotViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: LotViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: LotViewController) -> LotPresenterInterface {
        LotWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: LotViewInterface) -> LotPresenter {
        let interactor = LotInteractor()
        let presenter = LotPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension LotWireframe: LotWireframeInterface {

    // #pragma mark - Sharing

    func askForReason(then report: @escaping (String) -> Void) {
        let alert = UIAlertController(title: "Why?", message: nil, preferredStyle: .alert)
        func add(_ reason: String) {
            alert.addAction(UIAlertAction(title: reason, style: .default) { _ in report(reason) })
        }
        LotViewController.reasons.forEach(add)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(alert, animated: true)
    }

    // MARK: - Wireframe

    func showGoneAlert(for id: Int, onOK: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Gone", message: "Lot \(id) isn't there any more.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in onOK() })
        viewController.present(alert, animated: true)
    }

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }

    func showSureAlert(for amount: Int, onBid: @escaping () -> Void, onChange: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Sure?", message: "\(money(amount)) is twice the price.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Bid", style: .default) { _ in onBid() })
        alert.addAction(UIAlertAction(title: "Change", style: .cancel) { _ in onChange() })
        viewController.present(alert, animated: true)
    }

    func showHistory(sender: Any) {
        viewController.performSegue(withIdentifier: "history", sender: sender)
    }

    func showMoreSheet(
        onShare: @escaping () -> Void,
        onSimilar: @escaping () -> Void,
        onReport: @escaping () -> Void,
        at item: Any
    ) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in onShare() })
        sheet.addAction(UIAlertAction(title: "Similar", style: .default) { _ in onSimilar() })
        sheet.addAction(UIAlertAction(title: "Report", style: .destructive) { _ in onReport() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = item as? UIBarButtonItem
        viewController.present(sheet, animated: true)
    }

    func showSignIn(onDone: @escaping (String) -> Void, onCancel: @escaping () -> Void) {
        let screen = SignInViewController()
        screen.onDone = onDone
        screen.onCancel = onCancel
        screen.modalPresentationStyle = .fullScreen
        viewController.present(screen, animated: true)
    }

    func close(completion: @escaping () -> Void) {
        viewController.dismiss(animated: true, completion: completion)
    }

    func close() {
        viewController.dismiss(animated: true)
    }

    func showWonAlert(for title: String, onPay: @escaping () -> Void) {
        let alert = UIAlertController(title: "Won", message: "\(title) is yours.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pay", style: .default) { _ in onPay() })
        alert.addAction(UIAlertAction(title: "Later", style: .cancel))
        viewController.present(alert, animated: true)
    }

    func showPhoto(names: [String], start: Int) {
        let photos = PhotoViewController(names: names, start: start)
        if viewController.navigationController?.topViewController === viewController {
            viewController.navigationController?.pushViewController(photos, animated: true)
        } else {
            viewController.present(photos, animated: true)
        }
    }
}

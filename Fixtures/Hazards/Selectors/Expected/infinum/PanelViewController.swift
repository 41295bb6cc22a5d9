import UIKit

extension Notification.Name {
    static let panelReset = Notification.Name("panelReset")
}

final class PanelViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: PanelPresenterInterface = PanelWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var plusButton: UIButton!
    @IBOutlet private weak var minusButton: UIButton!
    @IBOutlet private weak var slider: UISlider!
    @IBOutlet private weak var valueLabel: UILabel!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        addTargets()
        watch()
        showValue()
    }

    // MARK: - View config

    private func addTargets() {
        plusButton.addTarget(self, action: #selector(increase), for: .touchUpInside)
        minusButton.addTarget(
            self, action: #selector(PanelViewController.decrease(_:)), for: .touchUpInside)
        slider.addTarget(self, action: #selector(slide(_:event:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(self.slideEnded), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: self, action: #selector(close as () -> Void))
        let tap = UITapGestureRecognizer(target: self, action: #selector(didTap(_:)))
        view.addGestureRecognizer(tap)
    }

    // MARK: - Update view

    @objc private func didTap(_ recognizer: UITapGestureRecognizer) {
        valueLabel.isHidden.toggle()
        presenter.didTap(numberOfTapsRequired: recognizer.numberOfTapsRequired)
    }

    // MARK: - Handle view event

    @objc private func increase() {
        presenter.increase()
    }

    @objc private func decrease(_ sender: UIButton) {
        presenter.change(by: sender === minusButton ? -1 : 0)
    }

    @objc private func slide(_ sender: UISlider, event: UIEvent?) {
        presenter.slide(senderValue: sender.value)
    }

    @objc func slideEnded() {
        slider.removeTarget(self, action: #selector(slide(_:event:)), for: .valueChanged)
        presenter.slideEnded()
    }

    // MARK: - Wireframe

    @objc private func close() {
        presenter.close()
    }

    @objc private func close(animated: Bool) {
        presenter.close(animated: animated)
    }

    // MARK: - Business use case

    @objc private func save() {
        presenter.save()
    }

    private func watch() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(didReset), name: .panelReset, object: presenter.panel)
    }

    func unwatch() {
        NotificationCenter.default.removeObserver(self, name: .panelReset, object: presenter.panel)
    }

    @objc private func didReset(_ notification: Notification) {
        presenter.didReset(notification)
    }

    // MARK: - Manage model

    var panel: Panel { presenter.panel }
}

// MARK: - Extensions -

extension PanelViewController: PanelViewInterface {

    // MARK: - Update view

    func showValue() {
        valueLabel.text = "\(presenter.value)"
    }
}
